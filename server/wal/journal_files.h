// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/vocabulary/ids.h"
#include "server/wal/storage.h"

#include <optional>
#include <string>
#include <vector>

namespace lockscope::server {

/// What the names in a data folder say.
struct JournalFiles
{
    /// The newest snapshot's LSN.
    std::optional<Lsn> snapshot;
    /// The first LSNs of the segments that go on from there, rising.
    std::vector<Lsn> segments;
    /// Older snapshots, segments that the newest one stands for, and a snapshot that was never finished: of no use to
    /// anybody once the newest snapshot's name is durable.
    std::vector<std::string> superseded;
    friend bool operator==(const JournalFiles &, const JournalFiles &) = default;
};

/// Files of other names are passed over. Beside a server that begins and removes files it is what was there at one
/// moment.
[[nodiscard]] Result<JournalFiles, StorageFailure> listJournal(const Storage &storage);

} // namespace lockscope::server
