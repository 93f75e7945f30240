// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/io/file_descriptor.h"
#include "server/io/file_storage.h"
#include "server/wal/journal_problem.h"

#include <memory>
#include <string>

namespace lockscope::server {

/// The folder that belongs to one server process (J6): made when it is missing, and locked as long as this lives.
///
/// The lock is flock() on the file `lock`, which holds the process id as text. It goes with the process, whatever ends
/// it, and no other open or close of the file drops it.
class DataDirectory
{
public:
    /// NotWritable, InUse or IoError. The folder's parent must exist.
    [[nodiscard]] static Result<DataDirectory, JournalProblem> open(const std::string &path);

    [[nodiscard]] Storage &storage() const { return *m_storage; }

private:
    DataDirectory(std::unique_ptr<FileStorage> storage, FileDescriptor lock)
        : m_storage(std::move(storage))
        , m_lock(std::move(lock))
    {
    }

    std::unique_ptr<FileStorage> m_storage;
    FileDescriptor m_lock;
};

} // namespace lockscope::server
