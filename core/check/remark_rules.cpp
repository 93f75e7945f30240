// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/remark_rules.h"

#include "core/base/match.h"
#include "core/check/remark_folds.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

std::vector<Finding> RemarkRules::apply(const Entry &entry)
{
    std::vector<Finding> found;
    match(
        entry.event,
        [&](const ClientEvent &event) {
            if (const auto *client = std::get_if<ClientId>(&entry.origin))
                std::visit(ClientFold{*this, entry, *client, found}, event);
        },
        [&](const ServerEvent &event) {
            std::visit(ServerFold{*this, entry, found}, event);
        },
        [&](const CommandGiven &event) {
            const auto *command = std::get_if<ServerCommand>(&event.command);
            if (command != nullptr && std::holds_alternative<BreakFateIndexCommand>(*command))
                found.push_back(remarkAt(entry, Remark::FateIndexBroken, {}, {}));
        },
        [&](const CommandRefused & /*event*/) { found.push_back(remarkAt(entry, Remark::CommandNotDone, {}, {})); },
        [&](const EventsSkipped &event) {
            found.push_back(remarkAt(entry, Remark::EventsMissing, {}, {}));
            found.back().amount = event.count;
            m_cycles.clear();
            m_holders.clear();
        },
        [](const FaultEvent & /*event*/) {});
    return found;
}

void RemarkRules::ServerFold::note(Remark remark, Concern about, std::vector<EventNumber> evidence) const
{
    found.push_back(remarkAt(entry, remark, std::move(about), std::move(evidence)));
}

// The server and its journal

void RemarkRules::ServerFold::operator()(const ServerStarted &e) const
{
    all.m_isServing = true;
    all.m_holders.clear();
    all.m_cycles.clear();
    all.m_parked.clear();
    if (e.tornBytes == 0)
        return;
    note(Remark::TornTail, {});
    found.back().amount = e.tornBytes;
}

void RemarkRules::ServerFold::operator()(const WallClockWentBack &e) const
{
    note(Remark::ClockWentBack, {});
    found.back().took = e.by;
}

void RemarkRules::ServerFold::operator()(const ServerStopped &e) const
{
    all.m_isServing = false;
    all.m_cycles.clear();
    if (e.unsettled.empty())
        return;
    note(Remark::UnsettledStop, {.fate = e.unsettled.front()});
    found.back().amount = e.unsettled.size();
}

void RemarkRules::ServerFold::operator()(const JournalSynced &e) const
{
    if (e.took < slowSync)
        return;
    note(Remark::SlowSync, {});
    found.back().took = e.took;
}

void RemarkRules::ServerFold::operator()(const JournalFailed & /*e*/) const
{
    note(Remark::JournalFailed, {});
}

void RemarkRules::ServerFold::operator()(const StateResumed &e) const
{
    const auto &snapshot = *e.snapshot;
    all.m_isServing = true;
    all.m_holders.clear();
    for (const auto &key : snapshot.keys) {
        if (key.holder)
            all.m_holders.emplace(key.key,
                                  Held{key.holder->owner, key.holder->connection, entry.number, key.holder->orphan});
    }
    all.m_cycles.resumed(snapshot, entry.number);
    std::erase_if(all.m_parked, [&](const auto &parked) {
        return std::none_of(snapshot.fates.begin(), snapshot.fates.end(), [&](const FateSnapshot &fate) {
            return fate.open == parked.first && fate.state == FateState::ParkedPrecedence;
        });
    });
    if (snapshot.isFateIndexBroken)
        note(Remark::FateIndexBroken, {});
}

// Connections

void RemarkRules::ServerFold::operator()(const ConnectionRefused &e) const
{
    const Concern about{.connection = e.connection};
    switch (e.error) {
    case ServerError::AuthFailed:
        return note(Remark::AuthRefused, {});
    case ServerError::Handshake:
    case ServerError::BadRequest:
    case ServerError::TooLong:
    case ServerError::BadKey:
    case ServerError::BadLease:
        return note(Remark::BadInput, about);
    case ServerError::DuplicateOwner:
        return note(Remark::OwnerCameTwice, about);
    case ServerError::Busy:
        return note(Remark::ConnectionsFull, {});
    case ServerError::SlowConsumer:
        return note(Remark::SlowConsumer, about);
    case ServerError::NoLeader:
    case ServerError::NotActive:
    case ServerError::ShuttingDown:
        return;
    }
}

// Keys

void RemarkRules::ServerFold::noteRing(const WaitCycles::Ring &ring) const
{
    if (ring.empty())
        return;
    std::vector<EventNumber> evidence;
    const auto *smallest = &ring.front();
    for (const auto &edge : ring) {
        evidence.push_back(edge.granted);
        evidence.push_back(edge.queued);
        smallest = edge.key < smallest->key ? &edge : smallest;
    }
    std::sort(evidence.begin(), evidence.end());
    evidence.erase(std::unique(evidence.begin(), evidence.end()), evidence.end());
    std::erase(evidence, entry.number);
    // One ring has one name, wherever it closed.
    note(Remark::WaitForCycle, {.key = smallest->key.text(), .connection = smallest->waiter}, std::move(evidence));
    found.back().amount = ring.size();
}

void RemarkRules::ServerFold::end(const Key &key) const
{
    all.m_holders.erase(key);
    all.m_cycles.freed(key);
}

void RemarkRules::ServerFold::operator()(const WaiterQueued &e) const
{
    noteRing(all.m_cycles.queued(e.key, e.connection, entry.number));
}

void RemarkRules::ServerFold::operator()(const Granted &e) const
{
    all.m_holders.insert_or_assign(e.key, Held{e.owner, e.connection, entry.number, false});
    noteRing(all.m_cycles.granted(e.key, e.connection, entry.number));
}

void RemarkRules::ServerFold::operator()(const Expired &e) const
{
    const auto held = all.m_holders.find(e.key);
    if (held != all.m_holders.end() && !held->second.isOrphan)
        note(Remark::LeaseRanOut,
             {.key = e.key.text(), .token = e.token, .connection = held->second.connection},
             {held->second.granted});
    end(e.key);
}

void RemarkRules::ServerFold::operator()(const GrantOrphaned &e) const
{
    if (const auto held = all.m_holders.find(e.key); held != all.m_holders.end())
        held->second.isOrphan = true;
    // A dead holder waits for nobody.
    all.m_cycles.freed(e.key);
}

void RemarkRules::ServerFold::operator()(const AcquireTurnedAway &e) const
{
    note(Remark::CapacityMet, {.key = e.key.text(), .connection = e.connection});
}

void RemarkRules::ServerFold::operator()(const ReleaseMissed &e) const
{
    note(Remark::ReleaseFoundNothing, {.key = e.key.text(), .token = e.token, .connection = e.connection});
}

// Fates

void RemarkRules::ServerFold::operator()(const FateParked &e) const
{
    all.m_parked.try_emplace(e.fate.open, Parked{entry.number, entry.at.steady});
}

void RemarkRules::ServerFold::operator()(const FateUnparked &e) const
{
    const auto parked = all.m_parked.extract(e.fate.open);
    if (parked.empty())
        return;
    const auto took = entry.at.steady - parked.mapped().since;
    if (took < longPark)
        return;
    note(Remark::ParkedLong, {.connection = e.fate.connection, .fate = e.fate.open}, {parked.mapped().number});
    found.back().took = took;
}

void RemarkRules::ServerFold::operator()(const FateCompleted &e) const
{
    // Without a drain that brought it back, only a start can have completed it.
    const bool isRecovered = all.m_parked.erase(e.fate.open) > 0 || !all.m_isServing;
    if (!isRecovered)
        return;
    note(Remark::FateRecovered, {});
    found.back().amount = 1;
}

// The clients

void RemarkRules::ClientFold::note(Remark remark, Concern about, std::vector<EventNumber> evidence) const
{
    about.client = client;
    found.push_back(remarkAt(entry, remark, std::move(about), std::move(evidence)));
}

void RemarkRules::ClientFold::operator()(const ClientStopped & /*e*/) const
{
    all.m_sent.erase(client);
    all.m_closes.erase(client);
}

void RemarkRules::ClientFold::operator()(const ConnectionChanged &e) const
{
    if (e.state != ClientConnectionState::Closed || e.reason == CloseReason::Shutdown)
        return;
    auto &closes = all.m_closes[client];
    closes.push_back({entry.number, entry.at.steady});
    if (closes.size() > flapCount)
        closes.pop_front();
    if (closes.size() < flapCount || entry.at.steady - closes.front().at > flapTime)
        return;
    std::vector<EventNumber> evidence;
    for (std::size_t i = 0; i + 1 < closes.size(); ++i)
        evidence.push_back(closes[i].number);
    note(Remark::ConnectionFlaps, {}, std::move(evidence));
    found.back().took = entry.at.steady - closes.front().at;
    // The next ones are another burst, or the same one going on.
    closes.clear();
}

void RemarkRules::ClientFold::operator()(const LeaderHinted &e) const
{
    if (!e.accepted)
        note(Remark::HintRefused, {});
}

void RemarkRules::ClientFold::operator()(const AcquireSent &e) const
{
    all.m_sent[client].insert_or_assign(e.request, Sent{e.owner, entry.number});
}

void RemarkRules::ClientFold::operator()(const AcquireEnded &e) const
{
    auto &sent = all.m_sent[client];
    const auto known = sent.find(e.request);
    const auto evidence =
        known == sent.end() ? std::vector<EventNumber>() : std::vector<EventNumber>{known->second.number};
    const Concern about{.key = e.key, .request = RequestRef{client, e.request}};
    if (const auto *unknown = std::get_if<OutcomeIndeterminate>(&e.outcome)) {
        if (!unknown->reclaimBy)
            note(Remark::IndeterminateUnbounded, about, evidence);
        return;
    }
    if (known != sent.end())
        sent.erase(known);
    if (const auto *granted = std::get_if<OutcomeGranted>(&e.outcome)) {
        if (granted->holdsUntil <= entry.at.steady) {
            auto late = about;
            late.token = granted->token;
            note(Remark::GrantedTooLate, late, evidence);
        }
    } else if (const auto *failed = std::get_if<OutcomeFailed>(&e.outcome)) {
        if (failed->reason == AcquireFailure::PendingFull)
            note(Remark::PendingFull, {});
    }
}

void RemarkRules::ClientFold::operator()(const ReleaseEnded &e) const
{
    const auto *failed = std::get_if<OutcomeReleaseFailed>(&e.outcome);
    if (failed != nullptr && failed->reason == ReleaseFailure::ReleaseLaneFull)
        note(Remark::ReleaseLaneFull, {.request = RequestRef{client, e.request}});
}

void RemarkRules::ClientFold::operator()(const OrphanSeen &e) const
{
    if (e.action == OrphanAction::ReleaseQueued || e.action == OrphanAction::Dropped)
        note(e.action == OrphanAction::Dropped ? Remark::OrphanDropped : Remark::ReplyWithoutWaiter,
             {.key = e.key, .token = e.token});
}

void RemarkRules::ClientFold::operator()(const PeerViolated &e) const
{
    note(e.rule == ViolationRule::UnmatchedReply ? Remark::ReplyWithoutWaiter : Remark::PeerBrokeProtocol, {});
}

/// The client may think now that the lock is free again; the server must think so, too.
void RemarkRules::ClientFold::operator()(const DeadlinePassed &e) const
{
    if (e.deadline != RequestDeadline::ReclaimBy)
        return;
    auto &sent = all.m_sent[client];
    const auto owner = sent.extract(e.request);
    const auto key = Key::parse(e.key);
    const auto held = key ? all.m_holders.find(*key) : all.m_holders.end();
    if (owner.empty() || held == all.m_holders.end() || held->second.owner != owner.mapped().owner)
        return;
    note(Remark::IndeterminateBeyondBound,
         {.key = e.key, .connection = held->second.connection, .request = RequestRef{client, e.request}},
         {owner.mapped().number, held->second.granted});
}

void RemarkRules::ClientFold::operator()(const ClientResumed &e) const
{
    auto &sent = all.m_sent[client];
    sent.clear();
    for (const auto &belief : e.snapshot->requests) {
        if (belief.owner && belief.state != BeliefState::Granted)
            sent.emplace(belief.request, Sent{*belief.owner, entry.number});
    }
}

} // namespace lockscope::check
