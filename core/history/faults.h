// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/entry.h"
#include "core/history/touched.h"
#include "core/vocabulary/fault.h"
#include "core/vocabulary/key.h"

#include <compare>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockscope::recording {
template<typename T>
struct LayoutOf;
} // namespace lockscope::recording

namespace lockscope {

/// What is, or was, wrong on purpose, as far as no fault of a link says it.

struct FaultyDisk
{
    DiskFault fault = DiskFault::Slow;
    /// Of Slow.
    Duration delay{};

    friend auto operator<=>(const FaultyDisk &, const FaultyDisk &) = default;
};
/// An operator holds the key's candidate lane.
struct HeldLane
{
    Key key;

    friend auto operator<=>(const HeldLane &, const HeldLane &) = default;
};
struct DownNode
{
    NodeId node;

    friend auto operator<=>(const DownNode &, const DownNode &) = default;
};
/// Nobody leads.
struct NoLeader
{
    friend auto operator<=>(const NoLeader &, const NoLeader &) = default;
};
using StandingFault = std::variant<FaultyLink, FaultyDisk, HeldLane, DownNode, NoLeader>;

/// A fault with its span of time. One that strikes at once begins and ends at the same moment.
struct FaultWindow
{
    StandingFault what;
    /// Of a link's fault that was made with an id.
    std::optional<FaultId> id;
    TimePoint begin;
    EventNumber beganBy;
    /// None: it lasts.
    std::optional<TimePoint> end{};
    std::optional<EventNumber> endedBy{};

    friend bool operator==(const FaultWindow &, const FaultWindow &) = default;
};

/// A fault that waits for an event.
struct ArmedFault
{
    std::string when;
    FaultAction action;
    TimePoint since;

    /// Ids are given once: of two with the same id the actions are the same.
    friend bool operator==(const ArmedFault &one, const ArmedFault &other)
    {
        return one.when == other.when && one.since == other.since;
    }
};

/// All faults at one moment, folded from the events: what the pictures draw as windows, and what can be taken away.
///
/// A copyable value without a clock.
class Faults
{
public:
    /// Windows that are over and stay to be drawn.
    static constexpr std::size_t endedMax = 256;

    void apply(const Entry &entry, Touched &touched);

    /// Those that last, in the order in which they began.
    [[nodiscard]] const std::vector<FaultWindow> &standing() const { return m_standing; }
    /// The last ones that are over, in the order in which they ended.
    [[nodiscard]] const std::deque<FaultWindow> &ended() const { return m_ended; }
    [[nodiscard]] const std::map<FaultId, ArmedFault> &armed() const { return m_armed; }

    friend bool operator==(const Faults &, const Faults &) = default;
    /// A recording keeps all of it.
    friend struct recording::LayoutOf<Faults>;

private:
    struct Fold;

    std::vector<FaultWindow> m_standing;
    std::deque<FaultWindow> m_ended;
    std::map<FaultId, ArmedFault> m_armed;
};

} // namespace lockscope
