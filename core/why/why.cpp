// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/why/why.h"

#include "core/base/match.h"
#include "core/why/chain_builder.h"
#include "core/why/event_cause.h"

namespace lockscope::why {

Chain why(const Subject &subject, const World &world, const EventSearch &search)
{
    ChainBuilder builder(world, search);
    match(
        subject,
        [&](const Key &key) { builder.addKey(key); },
        [&](const RequestRef &ref) { builder.addRequest(ref); },
        [&](const ClientId &client) { builder.addClient(client); },
        [&](const NodeId &node) { builder.addNode(node); },
        [&](const ConnectionId &connection) { builder.addConnection(connection); },
        [&](const OpenSequence &open) { builder.addFate(open); },
        [&](const EventNumber &number) { builder.addEvent(number); });
    auto chain = builder.take();
    if (chain.empty())
        chain.push_back({.reason = NothingKnown{}, .rule = Rule::None, .event = std::nullopt, .thing = std::nullopt});
    return chain;
}

void ChainBuilder::add(Link link)
{
    if (link.event)
        m_named.insert(*link.event);
    m_chain.push_back(std::move(link));
}

void ChainBuilder::addCauses(std::optional<EventNumber> number, std::size_t max)
{
    if (!number)
        return;
    for (const auto cause : causesOf(*number, m_search, max)) {
        if (m_named.contains(cause))
            return;
        add({.reason = EventHappened{cause}, .rule = m_search.find(cause)->rule, .event = cause, .thing = {}});
    }
}

void ChainBuilder::addEvent(EventNumber number)
{
    const auto *entry = m_search.find(number);
    if (entry == nullptr)
        return;
    add({.reason = EventHappened{number}, .rule = entry->rule, .event = number, .thing = {}});
    addCauses(number);
}

/// What keeps everything on the server from going on.
void ChainBuilder::addServer()
{
    if (const auto failure = truth().journal().fatal) {
        const auto event = m_search.lastBefore(EventNumber(m_search.last().value() + 1), [](const Entry &entry) {
            return told<JournalFailed>(entry) != nullptr;
        });
        add({.reason = JournalBroken{*failure}, .rule = Rule::J3, .event = event, .thing = {}});
        addCauses(event);
    } else if (truth().waitsForLeader()) {
        const auto event = m_search.lastBefore(EventNumber(m_search.last().value() + 1),
                                               [](const Entry &entry) { return told<TermBegan>(entry) != nullptr; });
        add({.reason = LeaderMissing{truth().term()}, .rule = Rule::N4, .event = event, .thing = {}});
        addCauses(event);
    }
}

void ChainBuilder::addClient(ClientId client)
{
    const auto *belief = m_world.beliefs().find(client);
    if (belief == nullptr)
        return;
    const auto event = m_search.lastBefore(EventNumber(m_search.last().value() + 1), [&](const Entry &entry) {
        const bool isStep = believed<ConnectionChanged>(entry) != nullptr || believed<ClientStopped>(entry) != nullptr;
        return isStep && entry.origin == Origin(client);
    });
    const bool isClosed = belief->connection == ClientConnectionState::Closed;
    add({.reason = ClientStands{.client = client,
                                .connection = belief->connection,
                                .reason = belief->closeReason,
                                .retryAt = belief->retryAt,
                                .stopped = belief->stopped},
         .rule = isClosed && belief->retryAt ? Rule::C11 : Rule::None,
         .event = event,
         .thing = {}});
    addCauses(event);
}

void ChainBuilder::addNode(NodeId node)
{
    const auto found = truth().nodes().find(node);
    if (found == truth().nodes().end())
        return;
    const auto event = m_search.lastBefore(EventNumber(m_search.last().value() + 1), [&](const Entry &entry) {
        const auto *changed = told<NodeRoleChanged>(entry);
        return changed != nullptr && changed->node == node;
    });
    const auto role = found->second.role;
    add({.reason = NodeStands{.node = node, .role = role, .term = truth().term(), .leader = truth().leader()},
         .rule = role == NodeRole::Leader ? Rule::N1
             : role == NodeRole::Down     ? Rule::N5
                                          : Rule::N2,
         .event = event,
         .thing =
             truth().leader() && truth().leader() != node ? std::optional<Subject>(*truth().leader()) : std::nullopt});
    addCauses(event);
    addServer();
}

void ChainBuilder::addConnection(const ConnectionId &connection)
{
    const auto found = truth().connections().find(connection);
    if (found == truth().connections().end())
        return;
    const auto &known = found->second;
    const auto time = known.endedAt.value_or(known.since);
    const auto event = m_search.at(time, [&](const Entry &entry) {
        const auto *ended = told<ConnectionEnded>(entry);
        const auto *accepted = told<ConnectionAccepted>(entry);
        return (ended != nullptr && ended->connection == connection)
            || (accepted != nullptr && accepted->connection == connection);
    });
    add({.reason = ConnectionStands{connection, known},
         .rule = known.fate  ? Rule::F1
             : known.endedAt ? Rule::P5
                             : Rule::None,
         .event = event,
         .thing = known.fate ? std::optional<Subject>(*known.fate) : std::nullopt});
    addCauses(event);
}

std::optional<RequestRef> ChainBuilder::requestOf(const std::optional<Owner> &owner) const
{
    return owner ? m_world.beliefs().requestOf(*owner) : std::nullopt;
}

} // namespace lockscope::why
