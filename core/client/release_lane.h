// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/client/acquire.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockscope::client {

/// One token on its way back to the server, until it is answered or its lease is over.
struct LaneEntry
{
    ReleaseName name;
    /// When its lease is surely over.
    TimePoint overBy;
    /// The releases that callers asked for; they share the entry and its answer.
    std::vector<RequestId> requests;
    /// An `A` that nobody waited for put it here (C9).
    bool isOrphan = false;
    /// It went out on some connection at least once.
    bool wasSent = false;
};

/// The reserved release lane (C8): bounded, never filled by acquires, sent first on every new connection.
///
/// Half of the places are the orphans' own, the larger half of an odd number is the callers'.
class ReleaseLane
{
public:
    explicit ReleaseLane(std::size_t places);

    /// False: the callers' places are taken. `overBy` counts only where the token is not on the lane yet.
    [[nodiscard]] bool addRequest(RequestId request, const ReleaseName &name, TimePoint overBy);
    /// False: the orphans' places are taken.
    [[nodiscard]] bool addOrphan(const ReleaseName &name, TimePoint overBy);

    /// The next entry that did not go out on this connection; it counts as sent from here on.
    [[nodiscard]] const LaneEntry *sendNext();
    /// Whatever is here goes out again on the next connection.
    void connectionEnded() { m_firstUnsent = 0; }

    /// The entry that an answer settles.
    [[nodiscard]] std::optional<LaneEntry> take(const ReleaseName &name);
    /// An entry whose lease is over.
    [[nodiscard]] std::optional<LaneEntry> takeOver(TimePoint now);
    [[nodiscard]] std::optional<LaneEntry> takeFirst();
    /// When the next lease is over.
    [[nodiscard]] std::optional<TimePoint> deadline() const;

private:
    using Place = std::uint64_t;

    [[nodiscard]] LaneEntry &entryFor(const ReleaseName &name, TimePoint overBy);
    [[nodiscard]] LaneEntry takeAt(Place place);

    std::size_t m_requestsMax;
    std::size_t m_orphansMax;
    std::size_t m_requestCount = 0;
    std::size_t m_orphanCount = 0;
    std::map<Place, LaneEntry> m_entries;
    std::unordered_map<ReleaseName, Place> m_places;
    std::set<std::pair<TimePoint, Place>> m_overBys;
    Place m_nextPlace = 1;
    /// Entries leave on a connection in the order of their places, so one mark tells the sent from the unsent.
    Place m_firstUnsent = 0;
};

} // namespace lockscope::client
