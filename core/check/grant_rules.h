// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/lanes.h"
#include "core/check/violation.h"
#include "core/vocabulary/lock_event.h"
#include "core/vocabulary/server_snapshot.h"

#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace lockscope::check {

/// How much later than its lease a grant may end while its lane is free and the server runs (I11).
inline constexpr Duration lateEndMax = std::chrono::seconds(1);

/// The live grants of all keys: no two of a key overlap (I1), tokens rise (I2), and each ends when it should (I11).
///
/// Bounded by the live grants.
class GrantRules
{
public:
    struct Grant
    {
        Token token;
        std::optional<Owner> owner;
        ConnectionId connection;
        /// The event that showed it first.
        EventNumber shown;
        /// When its lease is over. None: not known any more (S5: another boot of the machine).
        std::optional<TimePoint> deadline;
        /// The deadline as the journal has it: counted from the append, so a little earlier; it counts after a restart.
        std::optional<TimePoint> recordedDeadline;
        /// The machine booted anew under it: its lease may have run again (S5).
        bool hasOutlivedBoot = false;
    };

    /// `decidedAt`: when its lane was taken for it, if that was seen.
    void granted(Step &step, const Granted &e, std::optional<TimePoint> decidedAt);
    /// The grant that ended, if it was known.
    std::optional<Grant> released(Step &step, const Key &key, Token token);
    std::optional<Grant> expired(Step &step, const Key &key, Token token);
    void laneTaken(const Key &key);
    void laneFreed(const Key &key, TimePoint at);
    /// All that the server did at `turn` is known, and it could expire leases. A grant that is over due is late when it
    /// still lives `lateEndMax` after the first such turn: a machine that slept is not the server's fault.
    void turnEnded(Step &step, TimePoint turn);

    /// Nothing is known any more until a snapshot comes.
    void forget();
    /// Another journal: its tokens begin anew.
    void forgetJournal();
    /// The server is over. What it was writing may be there at the next start or not; until then nothing that is
    /// missing is judged.
    void stopped(const Lanes &inFlight);
    /// The next server has recovered the same journal.
    void started() { m_isComplete = std::exchange(m_wasComplete, false); }
    /// The machine booted anew: its steady clock began again, and with it every deadline (S5).
    void forgetDeadlines();
    /// `number` and `at` of `step` are the snapshot's.
    void resumed(Step &step, const ServerSnapshot &snapshot);

    /// Null: none is known.
    [[nodiscard]] const Grant *find(const Key &key) const;

private:
    std::optional<Grant> take(Step &step, const Key &key, Token token);
    void watch(const Key &key, const Grant &grant, TimePoint from);
    void unwatch(const Key &key);
    void judgeVanished(Step &step, const ServerSnapshot &snapshot);

    std::unordered_map<Key, Grant> m_live;
    struct Watch
    {
        TimePoint until;
        /// It was seen over due, and `until` is when it is late.
        bool isOverdue = false;
    };
    /// The grants whose lane is free: when each is looked at next, by key and in that order.
    std::unordered_map<Key, Watch> m_watches;
    std::set<std::pair<TimePoint, Key>> m_watchOrder;
    /// Keys whose holder is not known: it may be there or not.
    std::unordered_set<Key> m_unknown;
    /// All holders are known but those of m_unknown.
    bool m_isComplete = false;
    /// The machine booted anew since the last snapshot: whatever the next one shows has outlived that.
    bool m_hasBooted = false;
    /// What m_isComplete was before the stop.
    bool m_wasComplete = false;
    std::optional<Token> m_lastToken;
    EventNumber m_lastGranted;
};

} // namespace lockscope::check
