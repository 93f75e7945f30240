// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/violation.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace lockscope::lab {

/// What only a lab can see to be wrong, since it sees both ends, the wire between them and the disk. The closed list.
enum class LabBreach : std::uint8_t {
    /// I3: an `A` or `R` was handed to the network before its record was durable, or without one.
    AnsweredBeforeDurable,
    /// A v1 client was answered what it did not ask, or more often than it asked.
    AnsweredUnasked,
    /// I6: an owner was handed to the network twice.
    OwnerTwiceOnWire,
    /// C8: an acquire went out before a release that was waiting.
    AcquireBeforeRelease,
    /// C10: a client dialed an address that is none of its endpoints.
    StrangerDialed,
    /// C11: a client dials without a pause.
    RedialsWithoutPause,
    /// P3: an owner was granted whose client was told that it is not.
    RefusedYetGranted,
    /// P4, P5: a grant was released by a token that nobody gave back.
    ReleasedUnasked,
    /// C14: the lease ends before `holdsUntil`, or after `overBy`.
    LeaseWindowWrong,
    /// C9: a client gives a grant back that its caller was told of and holds.
    LiveGrantReleased,
    /// F2a: a grant was decided for a connection that had ended.
    GoneConnectionGranted,
    /// N4: a transition began while nobody led.
    BeganUnled,
    /// A brain's deadline was reached, and it has the same deadline still.
    DeadlineStands,
    /// J4: a start refused a journal that nothing but a crash has touched.
    JournalRefused,
    /// J4, J5: what a start replayed is not what the server knew when it stopped.
    StateDiffers,
    /// All faults are over, and still: a request has no outcome, a fate is open, a lane is occupied.
    RequestLeft,
    FateLeft,
    LaneLeft,
    /// F9: the stop does not come to its end, or names fates although nothing holds their lanes.
    StopHangs,
    StopNotClean,
    /// A control command was never answered.
    CommandUnanswered,
    /// The operations on a key cannot be put into an order that a lock would have gone through.
    NotLinearizable,
};

[[nodiscard]] std::string_view nameOf(LabBreach breach);

/// Ticks at one moment after which a deadline counts as one that does not move (DeadlineStands).
inline constexpr std::uint32_t standingMax = 64;

/// One thing that is wrong, and at which event it was seen.
struct Finding
{
    std::variant<check::Violation, LabBreach> what;
    EventNumber seen;
    /// Of the key that it is about, or whatever else tells it apart; for people.
    std::string detail;
};

/// "I7 OtherToken", "lab RequestLeft": two findings with the same name are taken for the same fault.
[[nodiscard]] std::string nameOf(const Finding &finding);

} // namespace lockscope::lab
