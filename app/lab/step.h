// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lockscope::lab {

/// What can be done to a lab. The closed list: what a caller asks for first, then the faults.
enum class StepKind : std::uint8_t {
    Acquire,
    Release,
    ReleaseToken,
    Cancel,

    /// The client cuts its own connection, and the network cuts it.
    ClientCut,
    Cut,
    /// Whatever is on the way, and whatever is said from now on, is lost, and nobody is told: both ways, or one.
    HalfOpen,
    Drop,
    /// Nothing arrives for a while, in one way.
    Stall,
    /// Bytes that no peer ever said; the last reply, once more; a leader that is none.
    Corrupt,
    Duplicate,
    Misdirect,
    /// The server finds that the client takes nothing.
    SlowReader,
    /// The client's process dies, and a new one begins.
    ReplaceClient,
    /// The client's process stands still.
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

    /// The server's process dies; the machine loses power, with or without a process; the server stops in order. Each
    /// starts again later.
    Kill,
    PowerLoss,
    StopServer,
    /// The server's wall clock jumps.
    StepClock,
};
inline constexpr std::size_t stepKindCount = static_cast<std::size_t>(StepKind::StepClock) + 1;

enum class Way : std::uint8_t { Up, Down };

/// One step: what, when, and with which operands; a kind reads those that its name asks for.
struct Step
{
    StepKind kind = StepKind::Acquire;
    /// After the step before it.
    Duration after{};
    /// Counted from 0.
    std::uint32_t client = 0;
    std::uint32_t key = 0;
    /// Counted from 1.
    std::uint32_t node = 0;
    /// Of the client: the request that is made here, and the acquire that it is about.
    RequestId request;
    RequestId acquire;
    /// ReleaseToken: whose acquire it is.
    std::uint32_t holder = 0;
    /// Whole seconds. No wait: without limit.
    std::optional<std::uint16_t> wait;
    std::uint16_t lease = 0;
    Way way = Way::Up;
    /// Cut, ClientCut, and others that end a connection: with a reset.
    bool isAbrupt = false;
    /// HoldLane: through a clean stop.
    bool throughStop = false;
    /// Stall, Pause, SlowDisk, NoLeader, StepClock (may be negative), and how long a server stays down.
    Duration length{};
    /// DiskError, TornWrite: how many calls still go well.
    std::uint32_t count = 0;

    friend bool operator==(const Step &, const Step &) = default;
};

/// "acquire", "half-open": as they stand in scenarios and on the command line.
[[nodiscard]] std::string_view nameOf(StepKind kind);
[[nodiscard]] std::optional<StepKind> stepKindNamed(std::string_view name);
/// Acquire to Cancel: what a caller asks for. The rest are faults.
[[nodiscard]] constexpr bool isFault(StepKind kind)
{
    return kind > StepKind::Cancel;
}

/// A fixed set of kinds.
class StepKinds
{
public:
    [[nodiscard]] static constexpr StepKinds all()
    {
        StepKinds kinds;
        kinds.m_has.fill(true);
        return kinds;
    }
    [[nodiscard]] constexpr bool has(StepKind kind) const { return m_has.at(static_cast<std::size_t>(kind)); }
    constexpr void set(StepKind kind, bool has) { m_has.at(static_cast<std::size_t>(kind)) = has; }

private:
    std::array<bool, stepKindCount> m_has{};
};

} // namespace lockscope::lab
