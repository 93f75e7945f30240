// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/vocabulary/server_event.h"
#include "server/state/lock_table.h"
#include "server/wal/record.h"

#include <map>
#include <unordered_set>

namespace lockscope::server {

/// The durable side of the fates: every Open without a Complete, and the grammar of their records.
///
///     Open ──▶ AtKey (one a target, and only where something was left) ──▶ Complete
///
/// Changed by records and by nothing else. An AtKey for a target that has one already, a Complete without an Open and a
/// second Open of one connection contradict the journal (F1).
class FateBook
{
public:
    [[nodiscard]] Result<void, RecordConflict> apply(OpenSequence open, const FateOpenRecord &record);
    [[nodiscard]] Result<void, RecordConflict> apply(const FateAtKeyRecord &record);
    [[nodiscard]] Result<void, RecordConflict> apply(const FateCompleteRecord &record);

    struct Entry
    {
        FateIntent intent;
        /// Targets whose AtKey is durable.
        std::unordered_set<Key> recorded;
    };
    /// In Open order.
    [[nodiscard]] const std::map<OpenSequence, Entry> &open() const { return m_open; }
    /// None: there is no such Open, or it is complete.
    [[nodiscard]] const Entry *find(OpenSequence open) const;

private:
    std::map<OpenSequence, Entry> m_open;
    std::unordered_set<ConnectionId> m_connections;
};

} // namespace lockscope::server
