// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/facts.h"

#include <algorithm>
#include <variant>

/// What things are asked for.
namespace lockscope::scenario {

namespace {

using query::Unknown;
using query::Value;

template<typename T>
Value named(const std::optional<T> &word)
{
    return word ? Value(nameOf(*word)) : Value(Unknown{});
}

Value known(const std::optional<Token> &token)
{
    return token ? Value(token->value()) : Value(Unknown{});
}

/// What is left until then; nothing once it is over.
Value leftUntil(const std::optional<TimePoint> &time, TimePoint now)
{
    return time ? Value(std::max(*time - now, Duration::zero())) : Value(Unknown{});
}

Value reasonOf(const RequestBelief &belief)
{
    if (belief.closeReason)
        return nameOf(*belief.closeReason);
    if (belief.acquireFailure)
        return nameOf(*belief.acquireFailure);
    return named(belief.releaseFailure);
}

} // namespace

Value BoardFacts::member(std::size_t member, const Value &thing) const
{
    const auto *const number = std::get_if<std::uint64_t>(&thing);
    const auto which = static_cast<Member>(member);
    if (number == nullptr)
        return Unknown{};
    if (which < Member::TruthState)
        return ofRequest(which, *number);
    if (which < Member::ClientState)
        return ofTruth(which, *number);
    if (which < Member::KeyState)
        return ofClient(which, *number);
    if (which < Member::FateState)
        return ofKey(which, *number);
    if (which < Member::NodeState)
        return ofFate(which, *number);
    return which == Member::NodeState ? ofNode(*number) : Value(wordOf(m_view.board.server()));
}

Value BoardFacts::ofRequest(Member member, Handle request) const
{
    const auto &booked = m_view.board.book().at(request);
    if (member == Member::RequestKey)
        return std::string_view(booked.key);
    if (member == Member::RequestOutcome)
        return booked.outcome.empty() ? Value(Unknown{}) : Value(booked.outcome);
    if (!booked.belief)
        return Unknown{};
    const auto &belief = *booked.belief;
    if (member == Member::RequestState)
        return wordOf(belief.state);
    if (member == Member::RequestToken)
        return known(belief.token);
    if (member == Member::RequestReason)
        return reasonOf(belief);
    return leftUntil(member == Member::RequestLeft ? belief.holdsUntil : belief.reclaimBy, m_view.now);
}

Value BoardFacts::ofTruth(Member member, Handle request) const
{
    const auto &book = m_view.board.book();
    const auto *booked = &book.at(request);
    // A release is asked for the grant that its token names.
    if (!booked->isAcquire) {
        const auto granted = booked->belief && booked->belief->token ? book.find(*booked->belief->token) : std::nullopt;
        if (!granted)
            return Unknown{};
        booked = &book.at(*granted);
    }
    if (m_view.board.server() == ServerWord::NotVisible)
        return Unknown{};
    if (member == Member::TruthState)
        return wordOf(booked->truth);
    if (member == Member::TruthToken)
        return known(booked->token);
    if (member == Member::TruthOrphan)
        return booked->isOrphan;
    if (booked->truth != TruthState::Waiting || !booked->belief)
        return Unknown{};
    const auto truth = m_view.board.world().truthOf(*booked->belief);
    return truth.kind == TruthKind::Waits ? Value(std::uint64_t{truth.place}) : Value(Unknown{});
}

Value BoardFacts::ofClient(Member member, std::uint64_t client) const
{
    if (member == Member::ClientName)
        return std::string_view(m_view.scenario.setup.clients.at(client));
    const auto &world = m_view.board.world();
    const auto *const belief = world.beliefs().find(ClientId(static_cast<std::uint32_t>(client + 1)));
    if (belief == nullptr)
        return Unknown{};
    if (member == Member::ClientState)
        return belief->stopped ? std::string_view("stopped") : nameOf(belief->connection);
    if (member == Member::ClientReason)
        return named(belief->closeReason);
    if (member == Member::ClientViolation)
        return named(belief->lastViolation);
    if (member == Member::ClientOrphans)
        return std::uint64_t{belief->orphans.size()};
    for (const auto &[node, truth] : world.truth().nodes()) {
        if (truth.address == belief->endpoint)
            return std::uint64_t{node.value()};
    }
    return Unknown{};
}

Value BoardFacts::ofKey(Member member, std::uint64_t key) const
{
    const auto &text = keyText(key);
    if (member == Member::KeyName)
        return std::string_view(text);
    const auto &board = m_view.board;
    if (member == Member::KeyToken)
        return known(board.lastToken(text));
    if (board.server() == ServerWord::NotVisible)
        return Unknown{};
    const auto parsed = Key::parse(text);
    const auto *const truth = parsed ? board.world().truth().find(*parsed) : nullptr;
    const KeyTruth none;
    const auto &state = truth == nullptr ? none : *truth;
    if (member == Member::KeyState)
        return wordOf(state.holder ? KeyWord::Held : KeyWord::Free);
    if (member == Member::KeyLane)
        return nameOf(state.lane);
    if (member == Member::KeyWaiters)
        return std::uint64_t{state.waiters.size()};
    if (member == Member::KeyOrphan)
        return state.holder && state.holder->orphan;
    return leftUntil(state.holder ? std::optional(state.holder->deadline) : std::nullopt, m_view.now);
}

Value BoardFacts::ofFate(Member member, std::uint64_t client) const
{
    const auto *const fate = m_view.board.fateOf(ClientId(static_cast<std::uint32_t>(client + 1)));
    if (member == Member::FateState)
        return wordOf(fate == nullptr ? FateWord::None : fate->state);
    if (fate == nullptr)
        return Unknown{};
    if (member == Member::FateCause)
        return nameOf(fate->intent.cause);
    if (member == Member::FateTargets)
        return std::uint64_t{fate->intent.targets.size()};
    return std::uint64_t{fate->folded.size()};
}

Value BoardFacts::ofNode(std::uint64_t node) const
{
    const auto &nodes = m_view.board.world().truth().nodes();
    const auto found = nodes.find(NodeId(static_cast<std::uint32_t>(node)));
    return found == nodes.end() ? Value(Unknown{}) : Value(nameOf(found->second.role));
}

} // namespace lockscope::scenario
