// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/query/expression.h"
#include "core/vocabulary/fault.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::scenario {

/// What a line of a scenario can do. The closed list: what callers ask their clients for, then faults and operations.
enum class ActionKind : std::uint8_t {
    Acquire,
    Release,
    ReleaseToken,
    Cancel,
    /// The client cuts its own connection; it ends; its process dies and a new one begins.
    ClientCut,
    StopClient,
    ReplaceClient,

    /// The network ends the connection. `torn`: of what is on its way some first bytes arrive; otherwise nothing does.
    Cut,
    /// Whatever is on the way, and whatever is said from now on, is lost, and nobody is told; the next message is lost.
    HalfOpen,
    Drop,
    /// Nothing arrives for a while; everything arrives so much later from now on.
    Stall,
    Delay,
    /// Bytes that no peer ever said; the last reply, once more; a leader that is none.
    Corrupt,
    Duplicate,
    Misdirect,
    SlowReader,
    /// The client's process stands still for a while.
    Pause,

    HandOver,
    CrashNode,
    StartNode,
    NoLeader,
    HoldLane,
    DrainLane,
    BreakIndex,
    TellState,

    SlowDisk,
    SyncError,
    NoSpace,
    /// A call to the disk fails, some calls from now: cleanly, or with half of its bytes written.
    DiskError,
    TornWrite,

    /// The server stops in order, its process dies, the machine loses power.
    Stop,
    Kill,
    PowerLoss,
    Start,
    Restart,
    /// The server's wall clock jumps.
    StepClock,
    /// All faults end; every request, fate and lane has its time to come to its end, and then all stops.
    Conclude,
};
inline constexpr std::size_t actionKindCount = static_cast<std::size_t>(ActionKind::Conclude) + 1;

/// It is a command of the embedded server, which may refuse it.
[[nodiscard]] constexpr bool canBeRefused(ActionKind kind)
{
    const bool isOfNodesAndLanes = kind >= ActionKind::HandOver && kind <= ActionKind::BreakIndex;
    return isOfNodesAndLanes || (kind >= ActionKind::SlowDisk && kind <= ActionKind::NoSpace);
}

/// Something that a scenario names: by its place among those declared, or by the loop variable that stands for it.
struct NameRef
{
    std::uint32_t index = 0;
    bool isVariable = false;

    friend bool operator==(const NameRef &, const NameRef &) = default;
};

/// A request that a scenario names: `a1`, or one of a family, `a(c)`.
struct RequestRef
{
    /// Place among Scenario::requests.
    std::uint32_t name = 0;
    std::optional<NameRef> index{};

    friend bool operator==(const RequestRef &, const RequestRef &) = default;
};

/// An expression with the text that it was made from.
struct Condition
{
    query::Expression expression;
    std::string text;
};

/// One action; a kind reads those members that its words ask for.
struct Action
{
    ActionKind kind = ActionKind::Acquire;
    NameRef client{};
    NameRef key{};
    /// Counted from 1; 0: a stranger, or the whole server.
    std::uint32_t node = 0;
    /// The name of the request that is made here, and the acquire that it is about.
    std::optional<RequestRef> as{};
    std::optional<RequestRef> about{};
    /// Whole seconds. No wait: without limit.
    std::optional<std::int64_t> wait{};
    std::int64_t lease = 0;
    /// ReleaseToken: a Number.
    std::optional<Condition> token{};
    /// Where the token is not known, or where the server refuses the command, nothing happens.
    bool isOptional = false;
    FaultWay way = FaultWay::ToClient;
    bool isTorn = false;
    /// What ends a connection ends it with a reset; what misleads does so by `M` instead of `L`.
    bool isAbrupt = false;
    bool throughStop = false;
    /// StepClock: may be negative. Stop, Kill, PowerLoss: the server starts again so much later; none: when told to.
    std::optional<Duration> length{};
    /// DiskError, TornWrite: how many calls still go well.
    std::uint32_t count = 0;
};

} // namespace lockscope::scenario
