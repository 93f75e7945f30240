// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/check/finding_number.h"
#include "core/check/violation.h"
#include "core/history/beliefs.h"
#include "core/history/entry.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lockscope::check {

/// How much it matters: a promise was broken or work is lost; something is wrong, or about to be; worth knowing.
enum class Severity : std::uint8_t { Note, Warning, Error };

/// What is found beside broken invariants: no rule is broken by these, and still a person should know.
enum class Remark : std::uint8_t {
    /// J3: nothing is acknowledged any more.
    JournalFailed,
    /// J2: one sync took long.
    SlowSync,
    /// J4: a torn tail was cut off at the start.
    TornTail,
    /// S5: the wall clock went back over a reboot.
    ClockWentBack,
    /// F9: the server stopped with fates that it could not settle.
    UnsettledStop,
    /// F10: the start completed fates of an earlier one.
    FateRecovered,
    /// F3: a fate was parked for long.
    ParkedLong,
    /// F8: the index of parked fates is broken.
    FateIndexBroken,
    /// L32: events were never kept.
    EventsMissing,
    /// C7: the bound of an Indeterminate is over, and the server still has a grant for it.
    IndeterminateBeyondBound,
    /// C7: nothing bounds what an Indeterminate may hold.
    IndeterminateUnbounded,
    /// S1: connections wait for each other in a ring.
    WaitForCycle,
    /// C9: a reply that nobody waited for.
    ReplyWithoutWaiter,
    /// C9: the release lane had no room for an orphan, which lives on until its lease ends.
    OrphanDropped,
    /// The peer broke the protocol otherwise.
    PeerBrokeProtocol,
    /// C11: a client's connection comes and goes.
    ConnectionFlaps,
    /// C10: a leader hint named an address that is not on the allowlist.
    HintRefused,
    /// C14: nothing of the lock was surely left when the grant arrived.
    GrantedTooLate,
    /// S6: a lease ended under a connection that was still there.
    LeaseRanOut,
    /// P4: a release found nothing.
    ReleaseFoundNothing,
    /// P7: an acquire was turned away at a limit.
    CapacityMet,
    /// F10a: a connection was turned away at the limit.
    ConnectionsFull,
    /// A connection showed the wrong shared token.
    AuthRefused,
    /// C4: an owner came a second time.
    OwnerCameTwice,
    /// P8: bad input cost its sender the connection.
    BadInput,
    /// P8: a connection that reads too slowly was cut.
    SlowConsumer,
    /// C8: a release found no room on the release lane.
    ReleaseLaneFull,
    /// C12: a client had no room for one more acquire.
    PendingFull,
    /// What a person asked the server for was not done.
    CommandNotDone,
};

[[nodiscard]] Severity severityOf(Remark remark);
/// The rule that it is about; None: it is about none.
[[nodiscard]] Rule ruleOf(Remark remark);
/// "WaitForCycle"; as it stands in exports, never translated.
[[nodiscard]] std::string_view nameOf(Remark remark);

/// Whom a finding concerns, as far as it is known.
struct Concern
{
    /// As text, since a client can name a key that is none; empty: not about one key.
    std::string key = {};
    std::optional<Token> token = {};
    std::optional<ConnectionId> connection = {};
    std::optional<OpenSequence> fate = {};
    std::optional<RequestRef> request = {};
    std::optional<ClientId> client = {};

    friend bool operator==(const Concern &, const Concern &) = default;
};

/// Something that a person should know, with the events that show it.
struct Finding
{
    FindingNumber number;
    std::variant<Breach, Remark> what;
    Concern about;
    /// Of the first time, oldest first.
    std::vector<EventNumber> evidence;
    /// The event at which it came up first, and last.
    EventNumber first;
    EventNumber last;
    TimePoint at;
    std::uint64_t count = 1;
    /// How long, where that is what it is about.
    std::optional<Duration> took;
    /// How many, where that is what it is about.
    std::uint64_t amount = 0;

    friend bool operator==(const Finding &, const Finding &) = default;
};

[[nodiscard]] Severity severityOf(const Finding &finding);

} // namespace lockscope::check
