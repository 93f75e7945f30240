// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/planner.h"

#include <algorithm>
#include <array>

namespace lockscope::lab {

namespace {

using namespace std::chrono_literals;

struct Share
{
    StepKind kind;
    std::uint32_t weight;
};

constexpr auto requestShares = std::to_array<Share>({
    {StepKind::Acquire, 90},
    {StepKind::Release, 60},
    {StepKind::ReleaseToken, 5},
    {StepKind::Cancel, 10},
});
/// Those that end much of what is going on are rarer.
constexpr auto faultShares = std::to_array<Share>({
    {StepKind::ClientCut, 6},  {StepKind::Cut, 12},          {StepKind::HalfOpen, 6},   {StepKind::Drop, 6},
    {StepKind::Stall, 10},     {StepKind::Corrupt, 3},       {StepKind::Duplicate, 4},  {StepKind::Misdirect, 5},
    {StepKind::SlowReader, 3}, {StepKind::ReplaceClient, 6}, {StepKind::Pause, 4},      {StepKind::HandOver, 8},
    {StepKind::CrashNode, 5},  {StepKind::StartNode, 6},     {StepKind::NoLeader, 6},   {StepKind::HoldLane, 10},
    {StepKind::DrainLane, 12}, {StepKind::BreakIndex, 1},    {StepKind::TellState, 3},  {StepKind::SlowDisk, 6},
    {StepKind::SyncError, 1},  {StepKind::NoSpace, 1},       {StepKind::DiskError, 5},  {StepKind::TornWrite, 2},
    {StepKind::Kill, 3},       {StepKind::PowerLoss, 3},     {StepKind::StopServer, 2}, {StepKind::StepClock, 3},
});
/// A drain goes with its hold, and a start with its crash.
constexpr bool belongsTo(StepKind kind, StepKind cause)
{
    return (kind == StepKind::DrainLane && cause == StepKind::HoldLane)
        || (kind == StepKind::StartNode && cause == StepKind::CrashNode);
}

constexpr bool concernsDisk(StepKind kind)
{
    return kind >= StepKind::SlowDisk && kind <= StepKind::StopServer;
}

/// Each kind of fault is in a third of the seeds; one seed in eight has none.
StepKinds faultsOf(Dice &dice, const StepKinds &allowed)
{
    StepKinds faults;
    const bool isCalm = dice.oneIn(8);
    for (const auto &share : faultShares) {
        const bool isIn = dice.oneIn(3) && !isCalm;
        faults.set(share.kind, isIn && allowed.has(share.kind));
    }
    for (const auto &share : faultShares) {
        for (const auto &cause : faultShares) {
            if (belongsTo(share.kind, cause.kind))
                faults.set(share.kind, faults.has(cause.kind));
        }
    }
    return faults;
}

StepKinds diskFaultsOf(const StepKinds &allowed)
{
    StepKinds faults;
    for (const auto &share : faultShares)
        faults.set(share.kind, concernsDisk(share.kind) && allowed.has(share.kind));
    return faults;
}

} // namespace

Planner::Planner(std::uint64_t seed, const PlanOptions &options)
    : m_options(options)
    , m_dice(mixed(seed, 0x91A7))
    , m_isAboutDisk(isAboutDisk(seed))
    , m_tempo(m_dice.below(4))
    , m_requests(options.clients)
{
    const auto faults = m_isAboutDisk ? diskFaultsOf(options.faults) : faultsOf(m_dice, options.faults);
    for (const auto &share : requestShares)
        m_kinds.push_back({share.kind, share.weight});
    for (const auto &share : faultShares) {
        if (faults.has(share.kind))
            m_kinds.push_back({share.kind, share.weight});
    }
    for (const auto end : {StepKind::Kill, StepKind::PowerLoss, StepKind::StopServer}) {
        if (faults.has(end))
            m_ends.push_back(end);
    }
    for (const auto &each : m_kinds)
        m_weightSum += each.weight;
}

Duration Planner::pause()
{
    const auto span = m_dice.below(100);
    const std::uint32_t slow = 4 + 8 * m_tempo;
    if (span < slow / 6)
        return m_dice.between(2s, 35s);
    if (span < slow)
        return m_dice.between(200ms, 2s);
    if (span < 2 * slow)
        return m_dice.between(5ms, 200ms);
    if (span < 70)
        return m_dice.between(300us, 5ms);
    return m_dice.between(0us, 300us);
}

StepKind Planner::chooseKind()
{
    auto draw = m_dice.below(m_weightSum);
    for (const auto &each : m_kinds) {
        if (draw < each.weight)
            return each.kind;
        draw -= each.weight;
    }
    return StepKind::Acquire;
}

Step Planner::next(const VirtualLab &lab)
{
    Step step;
    if (!echoes(step)) {
        step.after = pause();
        step.kind = isGivenUp(lab) ? someEnd() : chooseKind();
    }
    step.client = m_dice.below(m_options.clients);
    step.key = m_dice.below(m_options.keys);
    step.node = 1 + m_dice.below(m_options.nodes);
    step.isAbrupt = m_dice.oneIn(2);
    step.way = m_dice.oneIn(2) ? Way::Up : Way::Down;
    fill(step, lab);
    const bool isEnd = std::find(m_ends.begin(), m_ends.end(), step.kind) != m_ends.end();
    m_end = isEnd ? std::optional(step) : std::nullopt;
    return step;
}

/// A server that has just begun again is at its weakest: what ended it, or something worse, sometimes comes
/// right then.
bool Planner::echoes(Step &step)
{
    if (!m_end || !m_dice.oneIn(m_isAboutDisk ? 2 : 4))
        return false;
    step.kind = m_dice.oneIn(2) ? m_end->kind : someEnd();
    constexpr Duration spans[] = {400us, 25ms, 400ms};
    step.after = m_end->length + m_dice.between(0us, spans[m_dice.below(3)]);
    return true;
}

/// Somebody sees that it has failed for good, and starts it anew.
bool Planner::isGivenUp(const VirtualLab &lab)
{
    const auto *const brain = lab.server().brain();
    return brain != nullptr && brain->fatal() && !m_ends.empty() && m_dice.oneIn(4);
}

StepKind Planner::someEnd()
{
    return m_ends[m_dice.below(static_cast<std::uint32_t>(m_ends.size()))];
}

void Planner::fill(Step &step, const VirtualLab &lab)
{
    if (!isFault(step.kind))
        fillRequest(step, lab);
    else if (step.kind < StepKind::HandOver)
        fillWire(step, lab.shape().isSwift);
    else
        fillServer(step, lab.shape().isSwift);
}

std::uint32_t Planner::someHeldClient(const VirtualLab &lab)
{
    const auto first = m_dice.below(m_options.clients);
    for (std::uint32_t i = 0; i < m_options.clients; ++i) {
        const auto client = (first + i) % m_options.clients;
        if (!lab.clients()[client].granted().empty())
            return client;
    }
    return first;
}

void Planner::fillRequest(Step &step, const VirtualLab &lab)
{
    if (step.kind == StepKind::Release || step.kind == StepKind::ReleaseToken) {
        const bool isOwn = step.kind == StepKind::Release;
        step.holder = someHeldClient(lab);
        if (isOwn)
            step.client = step.holder;
        const auto &holder = lab.clients()[step.holder];
        const auto &grants = isOwn && !holder.held().empty() ? holder.held() : holder.granted();
        // Nobody holds anything: then somebody asks.
        if (grants.empty())
            step.kind = StepKind::Acquire;
        else
            step.acquire = grants[m_dice.below(static_cast<std::uint32_t>(grants.size()))].acquire;
    }
    if (step.kind == StepKind::Cancel) {
        const auto &pending = lab.clients()[step.client].pending();
        if (pending.empty())
            step.kind = StepKind::Acquire;
        else
            step.acquire = pending[m_dice.below(static_cast<std::uint32_t>(pending.size()))];
    }
    if (step.kind == StepKind::Acquire) {
        if (!m_dice.oneIn(3))
            step.wait = static_cast<std::uint16_t>(1 + m_dice.below(m_dice.oneIn(4) ? 8 : 2));
        step.lease = static_cast<std::uint16_t>(1 + m_dice.below(m_dice.oneIn(8) ? 10 : 3));
    }
    if (step.kind != StepKind::Cancel)
        step.request = takeRequest(step.client);
}

void Planner::fillWire(Step &step, bool isSwift)
{
    if (step.kind == StepKind::Stall)
        step.length = m_dice.oneIn(4) && !isSwift ? m_dice.between(1s, 9s) : m_dice.between(1ms, swiftStallMax);
    if (step.kind == StepKind::Pause)
        step.length = m_dice.oneIn(4) ? m_dice.between(1s, 9s) : m_dice.between(1ms, 1s);
    if (step.kind == StepKind::Misdirect && m_dice.oneIn(2))
        step.node = 0;
}

void Planner::fillServer(Step &step, bool isSwift)
{
    if (step.kind == StepKind::NoLeader)
        step.length = m_dice.oneIn(3) ? m_dice.between(0us, 2ms) : m_dice.between(2ms, 3s);
    else if (step.kind == StepKind::SlowDisk)
        step.length =
            m_dice.oneIn(3) ? Duration::zero() : m_dice.between(5ms, isSwift ? swiftDiskMax : Duration(1500ms));
    else if (step.kind == StepKind::StepClock)
        step.length = m_dice.between(0s, 20s) - 10s;
    else if (step.kind == StepKind::HoldLane)
        step.throughStop = m_dice.oneIn(8);
    else if (step.kind == StepKind::DiskError || step.kind == StepKind::TornWrite)
        step.count = m_dice.below(6);
    else if (step.kind >= StepKind::Kill)
        step.length = m_dice.oneIn(2) ? m_dice.between(1ms, 100ms) : m_dice.between(100ms, 4s);
}

} // namespace lockscope::lab
