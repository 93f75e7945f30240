// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/coverage.h"

#include "core/base/match.h"

#include <algorithm>

namespace lockscope::lab {

namespace {

void count(std::array<std::uint64_t, ruleCount> &rules, Rule rule)
{
    ++rules.at(static_cast<std::size_t>(rule));
}

/// Rules that no event names, and that this one shows at work all the same.
void countShown(std::array<std::uint64_t, ruleCount> &rules, const ServerEvent &event)
{
    if (const auto *const started = std::get_if<ServerStarted>(&event)) {
        if (started->recordCount > 0)
            count(rules, Rule::J1);
        if (started->tornBytes > 0)
            count(rules, Rule::J4);
    } else if (const auto *const granted = std::get_if<Granted>(&event)) {
        count(rules, Rule::S3);
        if (granted->connection.start > StartNumber(1))
            count(rules, Rule::S4);
    } else if (const auto *const orphaned = std::get_if<GrantOrphaned>(&event)) {
        if (!orphaned->fate)
            count(rules, Rule::S5);
    } else if (std::holds_alternative<FateParked>(event)) {
        count(rules, Rule::F11);
    }
}

template<std::size_t Size, typename Value>
void countAt(std::array<std::uint64_t, Size> &counts, Value value)
{
    ++counts.at(static_cast<std::size_t>(value));
}

Midst midstOf(const LabClient &client)
{
    if (client.connection() == ClientConnectionState::Connecting)
        return Midst::ClientDialing;
    if (client.connection() == ClientConnectionState::Handshaking)
        return Midst::ClientGreeting;
    const auto &pending = client.pending();
    const bool anySent =
        std::any_of(pending.begin(), pending.end(), [&](RequestId request) { return client.hasSent(request); });
    if (anySent)
        return Midst::ClientWaiting;
    if (client.isReleasing())
        return Midst::ClientReleasing;
    if (!pending.empty())
        return Midst::ClientQueued;
    return client.held().empty() ? Midst::ClientIdle : Midst::ClientHolding;
}

Midst midstOf(TransitionKind kind)
{
    switch (kind) {
    case TransitionKind::Grant:
        return Midst::GrantWriting;
    case TransitionKind::HandOff:
        return Midst::HandOffWriting;
    case TransitionKind::Release:
        return Midst::ReleaseWriting;
    case TransitionKind::Expiry:
        return Midst::ExpiryWriting;
    case TransitionKind::FateAtKey:
        return Midst::FateWriting;
    case TransitionKind::Hold:
        return Midst::LaneHeld;
    }
    return Midst::ServerQuiet;
}

Midst midstOf(const LabServer &server)
{
    const auto *const brain = server.brain();
    if (brain == nullptr)
        return Midst::ServerDown;
    if (brain->fatal())
        return Midst::ServerFatal;
    if (brain->phase() == server::ServerPhase::Starting)
        return Midst::ServerStarting;
    if (brain->phase() == server::ServerPhase::Stopping)
        return Midst::ServerStopping;
    const auto snapshot = brain->snapshot();
    if (!snapshot.leader)
        return Midst::ServerChangingLeader;
    auto midst = Midst::ServerQuiet;
    for (const auto &key : snapshot.keys) {
        if (key.occupant)
            midst = std::max(midst, midstOf(*key.occupant));
    }
    const bool anyParked = std::any_of(snapshot.fates.begin(), snapshot.fates.end(), [](const FateSnapshot &fate) {
        return fate.state == FateState::ParkedPrecedence;
    });
    return anyParked ? std::max(midst, Midst::FateParked) : midst;
}

template<std::size_t Size>
void addTo(std::array<std::uint64_t, Size> &sum, const std::array<std::uint64_t, Size> &other)
{
    for (std::size_t i = 0; i < Size; ++i)
        sum[i] += other[i];
}

} // namespace

std::string_view nameOf(Midst midst)
{
    constexpr std::array<std::string_view, midstCount> names = {
        "client-idle",      "client-dialing",  "client-greeting", "client-queued",    "client-waiting",
        "client-releasing", "client-holding",  "server-quiet",    "server-starting",  "server-down",
        "server-fatal",     "leader-changing", "server-stopping", "lane-held",        "fate-parked",
        "fate-writing",     "expiry-writing",  "release-writing", "hand-off-writing", "grant-writing"};
    return names.at(static_cast<std::size_t>(midst));
}

void Coverage::note(const Entry &entry)
{
    count(rules, entry.rule);
    if (const auto *const event = std::get_if<ServerEvent>(&entry.event)) {
        countAt(serverEvents, event->index());
        countShown(rules, *event);
        if (const auto *const occupied = std::get_if<LaneOccupied>(event))
            countAt(transitions, occupied->kind);
        else if (std::holds_alternative<LaneHeld>(*event))
            countAt(transitions, TransitionKind::Hold);
        else if (const auto *const opened = std::get_if<FateOpened>(event))
            countAt(fates, opened->fate.cause);
        return;
    }
    const auto *const event = std::get_if<ClientEvent>(&entry.event);
    if (event == nullptr)
        return;
    countAt(clientEvents, event->index());
    if (const auto *const ended = std::get_if<AcquireEnded>(event)) {
        countAt(acquireOutcomes, ended->outcome.index());
        // What it must not do now is send its owner again.
        if (std::holds_alternative<OutcomeIndeterminate>(ended->outcome))
            count(rules, Rule::C4);
    } else if (const auto *const released = std::get_if<ReleaseEnded>(event)) {
        countAt(releaseOutcomes, released->outcome.index());
    } else if (const auto *const changed = std::get_if<ConnectionChanged>(event)) {
        if (changed->reason)
            countAt(closes, *changed->reason);
    }
}

void Coverage::note(const Step &step, const VirtualLab &lab)
{
    countAt(steps, step.kind);
    const auto midst = concernsClient(step.kind) ? midstOf(lab.clients().at(step.client)) : midstOf(lab.server());
    ++met.at(static_cast<std::size_t>(step.kind)).at(static_cast<std::size_t>(midst));
}

void Coverage::add(const Coverage &other)
{
    addTo(rules, other.rules);
    addTo(clientEvents, other.clientEvents);
    addTo(serverEvents, other.serverEvents);
    addTo(acquireOutcomes, other.acquireOutcomes);
    addTo(releaseOutcomes, other.releaseOutcomes);
    addTo(closes, other.closes);
    addTo(transitions, other.transitions);
    addTo(fates, other.fates);
    addTo(steps, other.steps);
    for (std::size_t i = 0; i < stepKindCount; ++i)
        addTo(met[i], other.met[i]);
}

bool concernsClient(StepKind kind)
{
    return kind < StepKind::HandOver;
}

bool canMeet(StepKind kind, Midst midst)
{
    return concernsClient(kind) == (midst <= Midst::ClientHolding);
}

bool isEverTold(Rule rule)
{
    // v1 clients, two processes at one folder, and rules that are about what does not happen.
    constexpr std::array never = {Rule::None,
                                  Rule::J5,
                                  Rule::J6,
                                  Rule::F2a,
                                  Rule::F5,
                                  Rule::F6,
                                  Rule::F8,
                                  Rule::P2,
                                  Rule::P3,
                                  Rule::P6,
                                  Rule::N4};
    return std::find(never.begin(), never.end(), rule) == never.end();
}

} // namespace lockscope::lab
