// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/faults.h"

#include "core/base/match.h"

#include <algorithm>
#include <utility>

namespace lockscope {

namespace {

template<typename What>
bool isA(const FaultWindow &window)
{
    return std::holds_alternative<What>(window.what);
}

bool isOfServer(const FaultWindow &window)
{
    return !isA<FaultyLink>(window);
}

} // namespace

/// One event's step. It looks for what begins or ends a fault; every other event leaves all as it is.
struct Faults::Fold
{
    Faults &faults;
    const Entry &entry;
    Touched &touched;

    void apply(const FaultEvent &event) const;
    void apply(const ServerEvent &event) const;
    void apply(const CommandGiven &given) const;
    void apply(const StateResumed &resumed) const;
    template<typename Matches>
    void endIf(Matches matches) const;

private:
    void begin(StandingFault what, std::optional<FaultId> id = std::nullopt) const;
    void strike(StandingFault what) const;
    void keep(FaultWindow window) const;
    void setNode(NodeId node, NodeRole role) const;
    void setLeader(const std::optional<NodeId> &leader) const;
    void setDisk(const DiskFaultCommand &command) const;
};

void Faults::Fold::keep(FaultWindow window) const
{
    window.end = entry.at.steady;
    window.endedBy = entry.number;
    faults.m_ended.push_back(std::move(window));
    if (faults.m_ended.size() > endedMax)
        faults.m_ended.pop_front();
    touched.faults = true;
}

void Faults::Fold::begin(StandingFault what, std::optional<FaultId> id) const
{
    const auto stands = [&](const FaultWindow &it) { return it.what == what && it.id == id; };
    if (std::any_of(faults.m_standing.begin(), faults.m_standing.end(), stands))
        return;
    faults.m_standing.push_back({.what = std::move(what), .id = id, .begin = entry.at.steady, .beganBy = entry.number});
    touched.faults = true;
}

void Faults::Fold::strike(StandingFault what) const
{
    keep({.what = std::move(what), .id = std::nullopt, .begin = entry.at.steady, .beganBy = entry.number});
}

template<typename Matches>
void Faults::Fold::endIf(Matches matches) const
{
    auto &standing = faults.m_standing;
    const auto rest =
        std::stable_partition(standing.begin(), standing.end(), [&](const auto &it) { return !matches(it); });
    std::for_each(rest, standing.end(), [this](FaultWindow &window) { keep(std::move(window)); });
    standing.erase(rest, standing.end());
}

void Faults::Fold::apply(const FaultEvent &event) const
{
    touched.faults = true;
    match(
        event,
        [this](const FaultArmed &e) {
            faults.m_armed.insert_or_assign(e.fault, ArmedFault{e.when, e.action, entry.at.steady});
        },
        [this](const FaultFired &e) { faults.m_armed.erase(e.fault); },
        [this](const FaultBegan &e) { begin(e.link, e.fault); },
        [this](const FaultEnded &e) {
            faults.m_armed.erase(e.fault);
            endIf([&](const FaultWindow &it) { return it.id == e.fault; });
        });
}

void Faults::Fold::setNode(NodeId node, NodeRole role) const
{
    if (role == NodeRole::Down)
        begin(DownNode{node});
    else
        endIf([&](const FaultWindow &it) { return it.what == StandingFault(DownNode{node}); });
}

void Faults::Fold::setLeader(const std::optional<NodeId> &leader) const
{
    if (leader)
        endIf(isA<NoLeader>);
    else
        begin(NoLeader{});
}

void Faults::Fold::apply(const ServerEvent &event) const
{
    if (const auto *role = std::get_if<NodeRoleChanged>(&event))
        setNode(role->node, role->role);
    else if (const auto *term = std::get_if<TermBegan>(&event))
        setLeader(term->leader);
    else if (const auto *held = std::get_if<LaneHeld>(&event))
        begin(HeldLane{held->key});
    else if (const auto *drained = std::get_if<LaneDrained>(&event))
        endIf([&](const FaultWindow &it) { return it.what == StandingFault(HeldLane{drained->key}); });
    else if (const auto *resumed = std::get_if<StateResumed>(&event))
        apply(*resumed);
    else if (std::holds_alternative<ServerStarted>(event) || std::holds_alternative<ServerStopped>(event))
        endIf(isOfServer);
}

void Faults::Fold::setDisk(const DiskFaultCommand &command) const
{
    const auto isSameKind = [&](const FaultWindow &it) {
        const auto *disk = std::get_if<FaultyDisk>(&it.what);
        return disk != nullptr && disk->fault == command.fault;
    };
    const bool ends = command.fault == DiskFault::Slow && command.delay == Duration::zero();
    if (command.fault == DiskFault::Slow)
        endIf(isSameKind);
    if (!ends)
        begin(FaultyDisk{command.fault, command.delay});
}

void Faults::Fold::apply(const CommandGiven &given) const
{
    if (const auto *command = std::get_if<ServerCommand>(&given.command)) {
        if (const auto *disk = std::get_if<DiskFaultCommand>(command))
            setDisk(*disk);
    } else if (const auto *cut = std::get_if<ClientCommand>(&given.command)) {
        if (given.client && std::holds_alternative<CutCommand>(*cut))
            strike(FaultyLink{*given.client, CutFault{}});
    }
}

/// After a gap: what stands by the server's whole state, with the times that are known.
void Faults::Fold::apply(const StateResumed &resumed) const
{
    const auto &snapshot = *resumed.snapshot;
    std::vector<StandingFault> standing;
    for (const auto &node : snapshot.nodes) {
        if (node.role == NodeRole::Down)
            standing.emplace_back(DownNode{node.node});
    }
    for (const auto &key : snapshot.keys) {
        if (key.lane == LaneState::Held)
            standing.emplace_back(HeldLane{key.key});
    }
    if (!snapshot.leader)
        standing.emplace_back(NoLeader{});
    endIf([&](const FaultWindow &it) {
        const bool isTold = !isA<FaultyLink>(it) && !isA<FaultyDisk>(it);
        return isTold && std::find(standing.begin(), standing.end(), it.what) == standing.end();
    });
    for (auto &what : standing)
        begin(std::move(what));
}

void Faults::apply(const Entry &entry, Touched &touched)
{
    const Fold fold{.faults = *this, .entry = entry, .touched = touched};
    match(
        entry.event,
        [&](const ClientEvent &event) {
            const auto *client = std::get_if<ClientId>(&entry.origin);
            if (client == nullptr || !std::holds_alternative<ClientStopped>(event))
                return;
            fold.endIf([&](const FaultWindow &it) {
                const auto *link = std::get_if<FaultyLink>(&it.what);
                return link != nullptr && link->client == *client;
            });
        },
        [&](const ServerEvent &event) { fold.apply(event); },
        [&](const CommandGiven &event) { fold.apply(event); },
        [](const CommandRefused & /*event*/) {},
        [](const EventsSkipped & /*event*/) {},
        [&](const FaultEvent &event) { fold.apply(event); });
}

} // namespace lockscope
