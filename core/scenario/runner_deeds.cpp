// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/evaluation.h"
#include "core/scenario/runner.h"
#include "core/scenario/same_command.h"

#include <algorithm>
#include <utility>

/// How actions become deeds: every name is replaced by what it means at this moment.
namespace lockscope::scenario {

namespace {

/// No request has this number: what is about it is about nothing.
constexpr RequestId noRequest{0};

} // namespace

ClientId Runner::clientOf(const NameRef &ref, const Values &values) const
{
    const auto place = ref.isVariable ? values.at(ref.index) : ref.index;
    return ClientId(static_cast<std::uint32_t>(place + 1));
}

const std::string &Runner::keyOf(const NameRef &ref, const Values &values) const
{
    const auto place = ref.isVariable ? values.at(ref.index) : ref.index;
    return m_program.scenario->setup.keys.at(place).text;
}

std::pair<std::uint32_t, std::uint64_t> Runner::nameOf(const RequestRef &ref, const Values &values) const
{
    if (!ref.index)
        return {ref.name, 0};
    return {ref.name, ref.index->isVariable ? values.at(ref.index->index) : ref.index->index};
}

Handle Runner::perform(const Action &action, std::size_t step)
{
    const auto &values = *m_program.steps.at(step).values;
    switch (action.kind) {
    case ActionKind::Acquire:
    case ActionKind::Release:
    case ActionKind::ReleaseToken:
    case ActionKind::Cancel:
    case ActionKind::ClientCut:
    case ActionKind::StopClient:
        return performRequest(action, step);
    case ActionKind::ReplaceClient:
    case ActionKind::Cut:
    case ActionKind::HalfOpen:
    case ActionKind::Drop:
    case ActionKind::Stall:
    case ActionKind::Delay:
    case ActionKind::Corrupt:
    case ActionKind::Duplicate:
    case ActionKind::Misdirect:
    case ActionKind::SlowReader:
    case ActionKind::Pause:
        m_wishes.push_back({DoToClient{.kind = action.kind,
                                       .client = clientOf(action.client, values),
                                       .way = action.way,
                                       .isTorn = action.isTorn,
                                       .isAbrupt = action.isAbrupt,
                                       .length = action.length.value_or(Duration::zero()),
                                       .node = action.node == 0 ? std::nullopt : std::optional(NodeId(action.node))},
                            step});
        break;
    case ActionKind::HandOver:
    case ActionKind::CrashNode:
    case ActionKind::StartNode:
    case ActionKind::NoLeader:
    case ActionKind::HoldLane:
    case ActionKind::DrainLane:
    case ActionKind::BreakIndex:
    case ActionKind::SlowDisk:
    case ActionKind::SyncError:
    case ActionKind::NoSpace:
        performOnServer(action, step);
        break;
    case ActionKind::TellState:
    case ActionKind::DiskError:
    case ActionKind::TornWrite:
    case ActionKind::Stop:
    case ActionKind::Kill:
    case ActionKind::PowerLoss:
    case ActionKind::Start:
    case ActionKind::Restart:
    case ActionKind::StepClock:
    case ActionKind::Conclude:
        performOnMachine(action, step);
        break;
    }
    return 0;
}

const Booked *Runner::aboutOf(const Action &action, const Values &values) const
{
    const auto found = action.about ? m_bound.find(nameOf(*action.about, values)) : m_bound.end();
    return found == m_bound.end() ? nullptr : &m_board.book().at(found->second);
}

std::optional<Token> Runner::tokenOf(const Action &action, std::size_t step)
{
    const auto value = query::valueOf(action.token->expression, factsAt(step, nullptr, nullptr));
    if (const auto *const number = std::get_if<std::uint64_t>(&value))
        return Token(*number);
    if (!action.isOptional)
        failAt(step, {}, NotItsOwn{action.token->text});
    return std::nullopt;
}

Handle Runner::performRequest(const Action &action, std::size_t step)
{
    const auto &values = *m_program.steps.at(step).values;
    const auto client = clientOf(action.client, values);
    const auto *const about = aboutOf(action, values);
    if (about != nullptr && about->client != client) {
        failAt(step, {}, NotItsOwn{m_program.scenario->requests.at(action.about->name).name});
        return 0;
    }
    const auto aboutId = about == nullptr ? noRequest : about->request;
    const auto ask = [&](ClientCommand command) { m_wishes.push_back({AskClient{client, std::move(command)}, step}); };
    if (action.kind == ActionKind::Cancel)
        return ask(CancelCommand{aboutId}), 0;
    if (action.kind == ActionKind::ClientCut)
        return ask(CutCommand{}), 0;
    if (action.kind == ActionKind::StopClient)
        return ask(StopCommand{}), 0;
    const auto token = action.token ? tokenOf(action, step) : std::nullopt;
    if (isOver() || (action.token && !token))
        return 0;
    const bool isRelease = action.kind == ActionKind::Release;
    const auto key = !isRelease ? keyOf(action.key, values) : about == nullptr ? std::string() : about->key;
    const RequestId request(++m_requestCounts[client]);
    if (action.kind == ActionKind::Acquire)
        ask(AcquireCommand{request, key, action.wait, action.lease});
    else if (isRelease)
        ask(ReleaseAcquiredCommand{request, aboutId});
    else
        ask(ReleaseTokenCommand{request, key, *token});
    const auto handle = m_board.book().add(client, request, action.kind == ActionKind::Acquire, key);
    if (action.as)
        m_bound.insert_or_assign(nameOf(*action.as, values), handle);
    return handle;
}

void Runner::performOnServer(const Action &action, std::size_t step)
{
    const auto &values = *m_program.steps.at(step).values;
    const auto ask = [&](ServerCommand command) { m_wishes.push_back({AskServer{std::move(command)}, step}); };
    const auto length = action.length.value_or(Duration::zero());
    if (action.kind == ActionKind::HandOver)
        ask(HandOverCommand{NodeId(action.node)});
    else if (action.kind == ActionKind::CrashNode)
        ask(CrashNodeCommand{NodeId(action.node)});
    else if (action.kind == ActionKind::StartNode)
        ask(StartNodeCommand{NodeId(action.node)});
    else if (action.kind == ActionKind::NoLeader)
        ask(NoLeaderCommand{length});
    else if (action.kind == ActionKind::HoldLane)
        ask(HoldLaneCommand{keyOf(action.key, values), action.throughStop});
    else if (action.kind == ActionKind::DrainLane)
        ask(DrainLaneCommand{keyOf(action.key, values)});
    else if (action.kind == ActionKind::BreakIndex)
        ask(BreakFateIndexCommand{});
    else if (action.kind == ActionKind::SlowDisk)
        ask(DiskFaultCommand{DiskFault::Slow, length});
    else
        ask(DiskFaultCommand{action.kind == ActionKind::SyncError ? DiskFault::FsyncError : DiskFault::NoSpace, {}});
}

void Runner::performOnMachine(const Action &action, std::size_t step)
{
    const auto does = [&](ActionKind kind, std::optional<Duration> length) {
        m_wishes.push_back({DoToServer{.kind = kind, .length = length, .count = action.count}, step});
    };
    if (action.kind == ActionKind::Kill || action.kind == ActionKind::PowerLoss)
        m_board.serverLost();
    if (action.kind == ActionKind::Restart)
        does(ActionKind::Stop, Duration(1));
    else
        does(action.kind, action.length);
}

void Runner::noteAsked(const Wish &wish)
{
    // What ends all faults asks by itself for what it needs.
    const auto *const machine = std::get_if<DoToServer>(&wish.deed);
    if (machine != nullptr && machine->kind == ActionKind::Conclude)
        m_asked.clear();
    const auto *const ask = std::get_if<AskServer>(&wish.deed);
    if (ask == nullptr)
        return;
    std::erase_if(m_asked, [&](const Asked &asked) { return isSame(asked.command, ask->command); });
    m_asked.push_back({ask->command, wish.step});
}

/// A server that does not do what it was asked for is not what the rest of the scenario is about.
void Runner::noteRefusal(const Entry &event, const ServerCommand &command)
{
    const auto asked =
        std::find_if(m_asked.begin(), m_asked.end(), [&](const Asked &each) { return isSame(each.command, command); });
    if (isOver() || asked == m_asked.end())
        return;
    const auto step = asked->step;
    const auto &what = statement(step).what;
    const auto *const act = std::get_if<Act>(&what);
    const auto &action = act != nullptr ? act->action : std::get<When>(what).action;
    if (act != nullptr && act->isToBeRefused() && m_waiting && m_waiting->step == step)
        m_waiting->isMet = true;
    else if (!action.isOptional)
        failAt(step, {}, Refused{event});
}

} // namespace lockscope::scenario
