// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/check/lanes.h"
#include "core/check/violation.h"
#include "core/vocabulary/fate_event.h"
#include "core/vocabulary/server_snapshot.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace lockscope::check {

/// The fates: each completes once and only after all its folds (I8), and none stays parked while its lanes are free
/// (I9).
///
/// A drain and the retry that it tells belong to one turn of the server, so a parked fate whose lanes are all free is
/// judged when a later turn begins, or as soon as another transition than a fate's own takes one of the lanes.
/// Bounded by the open fates and by `completedMax`.
class FateRules
{
public:
    /// Fates whose second Complete would still be seen.
    static constexpr std::size_t completedMax = 4'096;

    void opened(const Step &step, const FateIntent &intent);
    void folded(const Step &step, OpenSequence open, const Key &key, const Lanes &lanes);
    void parked(const Step &step, const FateIntent &intent, const Lanes &lanes);
    void unparked(const FateIntent &intent);
    void completed(Step &step, const FateIntent &intent);
    void laneTaken(Step &step, const Key &key, TransitionKind kind);
    void laneFreed(const Key &key, TimePoint at);
    /// All that the server did at `turn` is known, and nothing kept it from retrying fates.
    void turnEnded(Step &step, TimePoint turn);
    /// The server may retry fates from now on: what waits already is given this turn to go.
    void retriesFrom(TimePoint at);

    void forget();
    /// The server is over; it named what it left open.
    void stopped(Step &step, const std::vector<OpenSequence> &unsettled);
    /// The server is over without a word.
    void lost(const Lanes &inFlight);
    void resumed(const Step &step, const ServerSnapshot &snapshot, const Lanes &lanes);

private:
    struct Fate
    {
        ConnectionId connection;
        EventNumber opened;
        /// Its Open, or a snapshot of it, was seen, so that every later fold was.
        bool isWhole = false;
        std::set<Key> unfolded;
        std::optional<EventNumber> parked;
        /// While it is parked: how many of its unfolded targets have an occupied lane.
        std::size_t occupiedCount = 0;
        /// While it is parked and none has: since when.
        std::optional<TimePoint> freeSince;
    };

    Fate &find(const Step &step, const FateIntent &intent);
    void park(const Step &step, OpenSequence open, Fate &fate, const Lanes &lanes);
    void unpark(OpenSequence open, Fate &fate);
    void setFreeSince(OpenSequence open, Fate &fate, std::optional<TimePoint> since);

    std::map<OpenSequence, Fate> m_fates;
    /// Parked fates by the keys that they name and have not folded.
    std::unordered_map<Key, std::set<OpenSequence>> m_parkedAt;
    /// Parked fates all of whose lanes are free.
    std::set<OpenSequence> m_suspects;
    RecentMap<OpenSequence, EventNumber> m_completed{completedMax};
};

} // namespace lockscope::check
