// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "server/fate/fate_book.h"
#include "server/state/lock_table.h"
#include "server/wal/record.h"

#include <optional>

namespace lockscope::server {

/// The moment of a start, as S5 needs it.
struct BootMoment
{
    BootId boot;
    Moment now;
};

/// When a recorded lease ends, seen from a start: exact on the same boot of the machine; after a reboot the wall clock
/// decides, clamped to [now, now + lease], so that a wall clock that went back runs the full lease again (S5).
[[nodiscard]] TimePoint
deadlineAfterStart(const GrantFacts &grant, const std::optional<BootId> &recordedOn, const BootMoment &start);

/// Everything that records say. Live traffic and recovery change it through the same functions.
class DurableState
{
public:
    /// A record of a snapshot, in its order, or of the journal, in LSN order. A conflict means that the journal
    /// contradicts itself (L29).
    [[nodiscard]] Result<void, RecordConflict> replay(const LoggedRecord &logged, const BootMoment &start);
    /// A record of this process that became durable at `now`: its lease starts now (S5). It must not conflict.
    void install(const LoggedRecord &logged, TimePoint now);

    [[nodiscard]] LockTable &locks() { return m_locks; }
    [[nodiscard]] const LockTable &locks() const { return m_locks; }
    [[nodiscard]] const FateBook &fates() const { return m_fates; }
    /// The last start; 0: none yet.
    [[nodiscard]] StartNumber start() const { return m_start; }
    [[nodiscard]] Term term() const { return m_term; }
    [[nodiscard]] std::optional<NodeId> leader() const { return m_leader; }
    /// The last record that was replayed or installed.
    [[nodiscard]] Lsn last() const { return m_last; }
    /// At least so far lies the wall clock of the start behind the moments at which another boot wrote its grants (S5).
    [[nodiscard]] std::optional<Duration> wallClockWentBackBy() const { return m_wallClockWentBackBy; }

private:
    /// `deadline` belongs to the grant that the record makes, if it makes one.
    [[nodiscard]] Result<void, RecordConflict> apply(const LoggedRecord &logged, TimePoint deadline);
    [[nodiscard]] Result<void, RecordConflict> applyFateAtKey(const FateAtKeyRecord &record);

    LockTable m_locks;
    FateBook m_fates;
    StartNumber m_start;
    std::optional<BootId> m_boot;
    Term m_term;
    std::optional<NodeId> m_leader;
    Lsn m_last;
    std::optional<Duration> m_wallClockWentBackBy;
};

} // namespace lockscope::server
