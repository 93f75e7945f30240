// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/why/cause_fold.h"

#include <algorithm>

namespace lockscope::why {

namespace {

/// What one turn of the server tells stands close together.
constexpr std::uint64_t turnSteps = 512;

template<typename Command>
bool isAsked(const Entry &entry)
{
    return asked<Command, ServerCommand>(entry) != nullptr;
}

template<typename Command>
bool isAskedOf(const Entry &entry, const Key &key)
{
    const auto *command = asked<Command, ServerCommand>(entry);
    return command != nullptr && command->key == key.text();
}

template<typename Event>
bool isAt(const Entry &entry, const Key &key)
{
    const auto *event = told<Event>(entry);
    return event != nullptr && event->key == key;
}

/// The end of a grant, whichever way.
bool ends(const Entry &entry, Token token)
{
    const auto *released = told<Released>(entry);
    const auto *expired = told<Expired>(entry);
    return (released != nullptr && released->token == token) || (expired != nullptr && expired->token == token);
}

bool isWritten(const Entry &entry, const Key &key, Lsn lsn)
{
    const auto *occupied = told<LaneOccupied>(entry);
    return occupied != nullptr && occupied->lsn == lsn && occupied->key == key;
}

bool isReleaseSent(const Entry &entry, Token token)
{
    const auto *sent = believed<ReleaseSent>(entry);
    return sent != nullptr && sent->token == token;
}

} // namespace

Cause ServerCause::accepted(const ConnectionId &connection) const
{
    return before([&](const Entry &entry) {
        const auto *event = told<ConnectionAccepted>(entry);
        return event != nullptr && event->connection == connection;
    });
}

Cause ServerCause::sent(const std::optional<Owner> &owner) const
{
    return !owner ? std::nullopt : before([&](const Entry &entry) {
        const auto *event = believed<AcquireSent>(entry);
        return event != nullptr && event->owner == *owner;
    });
}

Cause ServerCause::queued(const Key &key, const std::optional<Owner> &owner, const ConnectionId &connection) const
{
    return before([&](const Entry &entry) {
        const auto *event = told<WaiterQueued>(entry);
        return event != nullptr && event->connection == connection && event->owner == owner && event->key == key;
    });
}

Cause ServerCause::opened(OpenSequence open) const
{
    return before([&](const Entry &entry) {
        const auto *event = told<FateOpened>(entry);
        return event != nullptr && event->fate.open == open;
    });
}

/// The close of the client of ours that this connection belonged to: whose owners came over it says which one that is.
Cause ServerCause::clientSideOf(const ConnectionId &connection) const
{
    std::optional<Owner> owner;
    const auto seen = before([&](const Entry &entry) {
        const auto *granted = told<Granted>(entry);
        const auto *waits = told<WaiterQueued>(entry);
        if (granted != nullptr && granted->connection == connection)
            owner = granted->owner;
        if (waits != nullptr && waits->connection == connection)
            owner = waits->owner;
        return owner.has_value();
    });
    const auto request = seen ? sent(owner) : std::nullopt;
    const auto *entry = request ? search.find(*request) : nullptr;
    const auto *client = entry == nullptr ? nullptr : std::get_if<ClientId>(&entry->origin);
    if (client == nullptr)
        return std::nullopt;
    const auto close = before([&](const Entry &it) {
        const auto *changed = believed<ConnectionChanged>(it);
        return changed != nullptr && changed->state == ClientConnectionState::Closed && it.origin == Origin(*client);
    });
    // One before its request went out is of a connection before this one.
    return close && *close > *request ? close : std::nullopt;
}

// The server and its nodes

Cause ServerCause::operator()(const WallClockWentBack & /*e*/) const
{
    return before([](const Entry &entry) { return told<ServerStarted>(entry) != nullptr; });
}

Cause ServerCause::operator()(const NodeListening & /*e*/) const
{
    return before([](const Entry &entry) { return told<ServerStarted>(entry) != nullptr; });
}

Cause ServerCause::operator()(const NodeRoleChanged &e) const
{
    return before([&](const Entry &entry) {
        const auto *crash = asked<CrashNodeCommand, ServerCommand>(entry);
        const auto *start = asked<StartNodeCommand, ServerCommand>(entry);
        if (e.role == NodeRole::Down)
            return crash != nullptr && crash->node == e.node;
        return (start != nullptr && start->node == e.node) || told<TermBegan>(entry) != nullptr;
    });
}

Cause ServerCause::operator()(const HandOverBegan & /*e*/) const
{
    return before(isAsked<HandOverCommand>);
}

Cause ServerCause::operator()(const TermBegan & /*e*/) const
{
    return before([](const Entry &entry) {
        const auto *role = told<NodeRoleChanged>(entry);
        return told<HandOverBegan>(entry) != nullptr || told<ServerStarted>(entry) != nullptr
            || isAsked<NoLeaderCommand>(entry) || (role != nullptr && role->role == NodeRole::Down);
    });
}

Cause ServerCause::operator()(const ServerStopping & /*e*/) const
{
    return before(isAsked<StopServerCommand>);
}

Cause ServerCause::operator()(const ServerStopped & /*e*/) const
{
    return before([](const Entry &entry) { return told<ServerStopping>(entry) != nullptr; });
}

// Connections

Cause ServerCause::operator()(const ConnectionRefused &e) const
{
    return e.connection ? accepted(*e.connection) : std::nullopt;
}

Cause ServerCause::operator()(const ConnectionEnded &e) const
{
    const auto mine = [&](const Entry &entry) {
        const auto *refused = told<ConnectionRefused>(entry);
        const auto *moved = told<ConnectionMoved>(entry);
        return (refused != nullptr && refused->connection == e.connection)
            || (moved != nullptr && moved->connection == e.connection);
    };
    if (const auto said = search.lastBefore(number, mine, turnSteps))
        return said;
    if (e.cause == FateClass::ServerShutdown)
        return before([](const Entry &entry) { return told<ServerStopping>(entry) != nullptr; });
    if (e.cause == FateClass::LeadershipLost)
        return before([](const Entry &entry) {
            return told<TermBegan>(entry) != nullptr || told<HandOverBegan>(entry) != nullptr;
        });
    return clientSideOf(e.connection);
}

// Keys

Cause ServerCause::operator()(const WaiterMoved & /*e*/) const
{
    return before(
        [](const Entry &entry) { return told<TermBegan>(entry) != nullptr || told<HandOverBegan>(entry) != nullptr; });
}

Cause ServerCause::operator()(const ReleaseMissed &e) const
{
    return !e.token ? std::nullopt : before([&](const Entry &entry) { return ends(entry, *e.token); });
}

Cause ServerCause::operator()(const LaneOccupied &e) const
{
    switch (e.kind) {
    case TransitionKind::Grant:
        return before([&](const Entry &entry) { return isAt<WaiterQueued>(entry, e.key); });
    case TransitionKind::HandOff:
    case TransitionKind::Release:
        return before([&](const Entry &entry) {
            const auto *sent = believed<ReleaseSent>(entry);
            return (sent != nullptr && sent->key == e.key.text()) || isAt<Granted>(entry, e.key);
        });
    case TransitionKind::Expiry:
        return before([&](const Entry &entry) { return isAt<Granted>(entry, e.key); });
    case TransitionKind::FateAtKey:
        return before([&](const Entry &entry) {
            const auto *opened = told<FateOpened>(entry);
            const auto *again = told<FateUnparked>(entry);
            const auto *fate = opened != nullptr ? &opened->fate : again != nullptr ? &again->fate : nullptr;
            return fate != nullptr && std::binary_search(fate->targets.begin(), fate->targets.end(), e.key);
        });
    case TransitionKind::Hold:
        break;
    }
    return std::nullopt;
}

Cause ServerCause::operator()(const LaneHeld &e) const
{
    return before([&](const Entry &entry) { return isAskedOf<HoldLaneCommand>(entry, e.key); });
}

Cause ServerCause::operator()(const LaneDrained &e) const
{
    return before([&](const Entry &entry) {
        return isAskedOf<DrainLaneCommand>(entry, e.key) || isAt<LaneOccupied>(entry, e.key)
            || isAt<LaneHeld>(entry, e.key) || told<ServerStopping>(entry) != nullptr;
    });
}

Cause ServerCause::operator()(const Granted &e) const
{
    const auto isHandedOver = [&](const Entry &entry) {
        const auto *released = told<Released>(entry);
        const auto *expired = told<Expired>(entry);
        return (released != nullptr && released->lsn == e.lsn && released->key == e.key)
            || (expired != nullptr && expired->lsn == e.lsn && expired->key == e.key);
    };
    if (const auto from = search.lastBefore(number, isHandedOver, turnSteps))
        return from;
    if (e.owner)
        return sent(e.owner);
    return before([&](const Entry &entry) { return isWritten(entry, e.key, e.lsn); });
}

Cause ServerCause::operator()(const Released &e) const
{
    if (const auto asked = before([&](const Entry &entry) { return isReleaseSent(entry, e.token); }))
        return asked;
    return before([&](const Entry &entry) { return isGrantOf(entry, e.token); });
}

Cause ServerCause::operator()(const Expired &e) const
{
    return before([&](const Entry &entry) { return isGrantOf(entry, e.token); });
}

Cause ServerCause::operator()(const GrantOrphaned &e) const
{
    return e.fate ? opened(*e.fate) : before([](const Entry &entry) { return told<ServerStarted>(entry) != nullptr; });
}

// Fates

Cause ServerCause::operator()(const FateOpened &e) const
{
    return before([&](const Entry &entry) {
        const auto *ended = told<ConnectionEnded>(entry);
        return ended != nullptr && ended->connection == e.fate.connection;
    });
}

Cause ServerCause::operator()(const FateFolded &e) const
{
    return before([&](const Entry &entry) {
        const auto *again = told<FateUnparked>(entry);
        const auto *first = told<FateOpened>(entry);
        return (again != nullptr && again->fate.open == e.open) || (first != nullptr && first->fate.open == e.open);
    });
}

Cause ServerCause::operator()(const FateRefused &e) const
{
    return before([&](const Entry &entry) { return isAt<LaneOccupied>(entry, e.key) || isAt<LaneHeld>(entry, e.key); });
}

Cause ServerCause::operator()(const FateParked &e) const
{
    return before([&](const Entry &entry) {
        const auto *refused = told<FateRefused>(entry);
        return refused != nullptr && refused->open == e.fate.open;
    });
}

Cause ServerCause::operator()(const FateUnparked &e) const
{
    return before([&](const Entry &entry) {
        const auto *drained = told<LaneDrained>(entry);
        return drained != nullptr && std::binary_search(e.fate.targets.begin(), e.fate.targets.end(), drained->key);
    });
}

Cause ServerCause::operator()(const FateCompleted &e) const
{
    return before([&](const Entry &entry) {
        const auto *folded = told<FateFolded>(entry);
        return folded != nullptr && folded->open == e.fate.open;
    });
}

// The journal

Cause ServerCause::operator()(const JournalFailed & /*e*/) const
{
    return before(isAsked<DiskFaultCommand>);
}

Cause ServerCause::operator()(const StateResumed & /*e*/) const
{
    return before([](const Entry &entry) {
        return told<ServerStarted>(entry) != nullptr || std::holds_alternative<EventsSkipped>(entry.event);
    });
}

} // namespace lockscope::why
