// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/virtual_lab.h"
#include "core/wire/message.h"
#include "server/engine/limits.h"

#include <algorithm>

/// What each step does to a lab.
namespace lockscope::lab {

namespace {

/// No peer says this; every reader refuses it.
Bytes nonsense()
{
    constexpr std::string_view text = "?\n";
    const auto bytes = asByteView(text);
    return {bytes.begin(), bytes.end()};
}

std::optional<std::int64_t> secondsOf(const std::optional<std::uint16_t> &wait)
{
    return wait ? std::optional<std::int64_t>(*wait) : std::nullopt;
}

} // namespace

void VirtualLab::perform(const Step &step)
{
    switch (step.kind) {
    case StepKind::Acquire:
    case StepKind::Release:
    case StepKind::ReleaseToken:
    case StepKind::Cancel:
    case StepKind::ClientCut:
    case StepKind::ReplaceClient:
        performRequest(step);
        break;
    case StepKind::Cut:
    case StepKind::HalfOpen:
    case StepKind::Drop:
    case StepKind::Stall:
    case StepKind::Corrupt:
    case StepKind::Duplicate:
    case StepKind::Misdirect:
    case StepKind::SlowReader:
    case StepKind::Pause:
        performOnWire(step);
        break;
    case StepKind::HandOver:
    case StepKind::CrashNode:
    case StepKind::StartNode:
    case StepKind::NoLeader:
    case StepKind::HoldLane:
    case StepKind::DrainLane:
    case StepKind::BreakIndex:
    case StepKind::TellState:
    case StepKind::SlowDisk:
    case StepKind::SyncError:
    case StepKind::NoSpace:
        performCommand(step);
        break;
    case StepKind::DiskError:
    case StepKind::TornWrite:
    case StepKind::Kill:
    case StepKind::PowerLoss:
    case StepKind::StopServer:
    case StepKind::StepClock:
        performOnMachine(step);
        break;
    }
    settle();
}

void VirtualLab::performRequest(const Step &step)
{
    auto &client = m_clients.at(step.client);
    if (client.isPaused(m_now) && step.kind != StepKind::ReplaceClient)
        return;
    const auto key = keyOf(step.key).text();
    const auto ask = [&](const ClientCommand &command) { client.perform(command, m_now, m_recorder); };
    if (step.kind == StepKind::Acquire) {
        ask(AcquireCommand{step.request, key, secondsOf(step.wait), step.lease});
    } else if (step.kind == StepKind::Release) {
        ask(ReleaseAcquiredCommand{step.request, step.acquire});
    } else if (step.kind == StepKind::ReleaseToken) {
        if (const auto held = m_clients.at(step.holder).heldBy(step.acquire))
            ask(ReleaseTokenCommand{step.request, held->key, held->token});
    } else if (step.kind == StepKind::Cancel) {
        ask(CancelCommand{step.acquire});
    } else if (step.kind == StepKind::ClientCut) {
        ask(CutCommand{});
    } else {
        hangUp(step.client, step.isAbrupt);
        client.replace(m_now, m_recorder);
    }
}

void VirtualLab::performOnWire(const Step &step)
{
    auto *const wire = wireOf(step.client);
    if (step.kind == StepKind::Pause) {
        m_clients.at(step.client).pause(m_now + step.length);
        if (wire != nullptr)
            wire->down.hold(m_now + step.length);
        return;
    }
    const bool isInjected =
        step.kind == StepKind::Corrupt || step.kind == StepKind::Duplicate || step.kind == StepKind::Misdirect;
    if (wire == nullptr || wire->dialedAt || (isInjected && m_clients.at(step.client).isPaused(m_now)))
        return;
    auto &pipe = step.way == Way::Up ? wire->up : wire->down;
    if (step.kind == StepKind::Cut) {
        cut(*wire, step.isAbrupt);
    } else if (step.kind == StepKind::HalfOpen) {
        wire->up.sever();
        wire->down.sever();
    } else if (step.kind == StepKind::Drop) {
        pipe.sever();
    } else if (step.kind == StepKind::Stall) {
        pipe.stall(m_now, m_now + step.length);
    } else if (step.kind == StepKind::Corrupt) {
        if (pipe.isIdle())
            pipe.inject(nonsense(), m_now);
    } else if (step.kind == StepKind::Duplicate) {
        duplicate(*wire);
    } else if (step.kind == StepKind::Misdirect) {
        misdirect(*wire, step);
    } else if (wire->hasServer) {
        m_server.unsent(*wire->link, 2 * server::unsentSizeMax, m_now, m_recorder);
    }
}

/// Where nobody could tell it from the reply to the next request it is not done: over v1, and for a second release of a
/// token.
void VirtualLab::duplicate(Wire &wire)
{
    const auto &reply = wire.replies.lastReply();
    if (wire.down.isIdle() && !reply.empty() && !m_clients[wire.client].isReleasing())
        wire.down.inject(reply, m_now);
}

void VirtualLab::misdirect(Wire &wire, const Step &step)
{
    if (!wire.down.isIdle() || !wire.replies.isGreeted())
        return;
    const auto address = step.node == 0 ? std::string("stranger:1") : addressOf(NodeId(step.node));
    Bytes bytes;
    if (step.isAbrupt)
        wire::append(bytes, wire::MovedReply{address}, WireVersion::V2);
    else
        wire::append(bytes, wire::LeaderNotice{address}, WireVersion::V2);
    wire.down.inject(std::move(bytes), m_now);
}

void VirtualLab::performCommand(const Step &step)
{
    const auto ask = [&](const ServerCommand &command) { m_server.perform(command, m_now, m_recorder); };
    const auto key = keyOf(step.key).text();
    const NodeId node(step.node);
    if (step.kind == StepKind::HandOver)
        ask(HandOverCommand{node});
    else if (step.kind == StepKind::CrashNode)
        ask(CrashNodeCommand{node});
    else if (step.kind == StepKind::StartNode)
        ask(StartNodeCommand{node});
    else if (step.kind == StepKind::NoLeader)
        ask(NoLeaderCommand{step.length});
    else if (step.kind == StepKind::HoldLane)
        ask(HoldLaneCommand{key, step.throughStop});
    else if (step.kind == StepKind::DrainLane)
        ask(DrainLaneCommand{key});
    else if (step.kind == StepKind::BreakIndex)
        ask(BreakFateIndexCommand{});
    else if (step.kind == StepKind::TellState)
        m_server.tellState(m_now, m_recorder);
    else if (step.kind == StepKind::SlowDisk)
        ask(DiskFaultCommand{DiskFault::Slow, step.length});
    else if (step.kind == StepKind::SyncError)
        ask(DiskFaultCommand{DiskFault::FsyncError, {}});
    else
        ask(DiskFaultCommand{DiskFault::NoSpace, {}});
}

void VirtualLab::performOnMachine(const Step &step)
{
    if (step.kind == StepKind::DiskError)
        m_server.failDisk(
            {.callsLeft = step.count, .isOnce = true, .error = server::StorageError::Other, .tears = false});
    else if (step.kind == StepKind::TornWrite)
        m_server.failDisk(
            {.callsLeft = step.count, .isOnce = false, .error = server::StorageError::NoSpace, .tears = true});
    else if (step.kind == StepKind::Kill)
        m_server.kill(m_now, step.length, m_recorder);
    else if (step.kind == StepKind::PowerLoss)
        m_server.losePower(m_now, step.length, m_recorder);
    else if (step.kind == StepKind::StopServer)
        m_server.stop(m_now, step.length, m_recorder);
    else
        m_server.stepWallClock(step.length);
}

} // namespace lockscope::lab
