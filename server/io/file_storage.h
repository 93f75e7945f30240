// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/io/file_descriptor.h"
#include "server/wal/storage.h"

#include <memory>
#include <string>

namespace lockscope::server {

/// A folder of the file system (POSIX) as Storage. Its calls block. It has no state but the folder's descriptor, so
/// that threads may share it; each file belongs to one at a time.
class FileStorage final : public Storage
{
public:
    /// The folder must exist.
    [[nodiscard]] static Result<std::unique_ptr<FileStorage>, StorageFailure> open(const std::string &folder);

    explicit FileStorage(FileDescriptor folder)
        : m_folder(std::move(folder))
    {
    }

    [[nodiscard]] Result<std::vector<std::string>, StorageFailure> list() const override;
    [[nodiscard]] Result<std::unique_ptr<SegmentFile>, StorageFailure> open(std::string_view name,
                                                                            Access access) override;
    [[nodiscard]] Result<std::unique_ptr<SegmentFile>, StorageFailure> create(std::string_view name) override;
    [[nodiscard]] Outcome rename(std::string_view from, std::string_view to) override;
    [[nodiscard]] Outcome remove(std::string_view name) override;
    [[nodiscard]] Outcome syncNames() override;

    [[nodiscard]] const FileDescriptor &folder() const { return m_folder; }

private:
    FileDescriptor m_folder;
};

} // namespace lockscope::server
