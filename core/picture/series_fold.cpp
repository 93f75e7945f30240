// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/series_fold.h"

#include "core/base/match.h"

#include <algorithm>

namespace lockscope::picture {

namespace {

double seconds(Duration span)
{
    return std::chrono::duration<double>(span).count();
}

} // namespace

MeasureKind kindOf(Measure measure)
{
    switch (measure) {
    case Measure::WaitTime:
    case Measure::HoldTime:
    case Measure::SyncTime:
        return MeasureKind::Samples;
    case Measure::QueueLength:
    case Measure::ParkedFates:
        return MeasureKind::Level;
    case Measure::Grants:
        return MeasureKind::Rate;
    }
    return MeasureKind::Samples;
}

/// A server's events. It looks for those that measure something; every other one leaves all as it is.
struct SeriesFold::ServerFold
{
    SeriesFold &fold;
    TimePoint at;

    void queue(const WaiterQueued &e) const
    {
        if (e.owner)
            fold.m_waiters.put(*e.owner, at);
        fold.setQueue(fold.m_queueLength + 1, at);
    }
    void leave(const std::optional<Owner> &owner) const
    {
        if (owner)
            fold.m_waiters.erase(*owner);
        fold.setQueue(fold.m_queueLength - std::min<std::size_t>(fold.m_queueLength, 1), at);
    }
    void grant(const Granted &e) const
    {
        const auto *waiting = e.owner ? fold.m_waiters.find(*e.owner) : nullptr;
        const auto *began = fold.m_laneStarts.find(e.lsn);
        const auto since = waiting != nullptr ? *waiting : (began != nullptr ? *began : at);
        if (waiting != nullptr || (!e.owner && e.waited))
            leave(e.owner);
        fold.grant(e.token, since, at);
    }
    void setParked(OpenSequence open, bool isParked) const
    {
        if (isParked)
            fold.m_parked.insert(open);
        else
            fold.m_parked.erase(open);
        tellParked();
    }
    void tellParked() const { fold.add(Measure::ParkedFates, at, static_cast<double>(fold.m_parked.size())); }
    void endVolatile() const
    {
        fold.m_waiters.clear();
        fold.m_parked.clear();
        fold.setQueue(0, at);
        tellParked();
    }
    void resume(const ServerSnapshot &snapshot) const
    {
        endVolatile();
        std::size_t waiting = 0;
        for (const auto &key : snapshot.keys) {
            waiting += key.waiters.size();
            for (const auto &waiter : key.waiters) {
                if (waiter.owner)
                    fold.m_waiters.put(*waiter.owner, waiter.since);
            }
            if (key.holder)
                fold.m_grants.put(key.holder->token, key.holder->since);
        }
        for (const auto &fate : snapshot.fates) {
            if (fate.state == FateState::ParkedPrecedence)
                fold.m_parked.insert(fate.open);
        }
        fold.setQueue(waiting, at);
        tellParked();
    }

    void apply(const ServerEvent &event) const
    {
        if (const auto *queued = std::get_if<WaiterQueued>(&event))
            queue(*queued);
        else if (const auto *timedOut = std::get_if<WaiterTimedOut>(&event))
            leave(timedOut->owner);
        else if (std::holds_alternative<WaiterMoved>(event))
            leave(std::nullopt);
        else if (const auto *removed = std::get_if<WaiterRemoved>(&event))
            leave(removed->owner);
        else if (const auto *occupied = std::get_if<LaneOccupied>(&event))
            fold.m_laneStarts.put(occupied->lsn, at);
        else if (const auto *granted = std::get_if<Granted>(&event))
            grant(*granted);
        else if (const auto *released = std::get_if<Released>(&event))
            fold.endGrant(released->token, at);
        else if (const auto *expired = std::get_if<Expired>(&event))
            fold.endGrant(expired->token, at);
        else if (const auto *synced = std::get_if<JournalSynced>(&event))
            fold.add(Measure::SyncTime, at, seconds(synced->took));
        else
            applyRare(event);
    }
    void applyRare(const ServerEvent &event) const
    {
        if (const auto *parked = std::get_if<FateParked>(&event))
            setParked(parked->fate.open, true);
        else if (const auto *unparked = std::get_if<FateUnparked>(&event))
            setParked(unparked->fate.open, false);
        else if (const auto *resumed = std::get_if<StateResumed>(&event))
            resume(*resumed->snapshot);
        else if (std::holds_alternative<ServerStopped>(event))
            endVolatile();
    }
};

/// A client's events, which count where no server tells of itself.
struct SeriesFold::ClientFold
{
    SeriesFold &fold;
    ClientId client;
    TimePoint at;

    void apply(const ClientEvent &event) const
    {
        if (const auto *sent = std::get_if<AcquireSent>(&event)) {
            fold.m_requests.put({client, sent->request}, at);
            fold.setQueue(fold.m_queueLength + 1, at);
        } else if (const auto *ended = std::get_if<AcquireEnded>(&event)) {
            end(*ended);
        } else if (const auto *released = std::get_if<ReleaseSent>(&event)) {
            fold.m_releases.put({client, released->request}, released->token);
        } else if (const auto *over = std::get_if<ReleaseEnded>(&event)) {
            if (const auto *token = fold.m_releases.find({client, over->request}))
                fold.endGrant(*token, at);
        }
    }
    void end(const AcquireEnded &ended) const
    {
        const auto *sent = fold.m_requests.find({client, ended.request});
        if (sent == nullptr)
            return;
        fold.setQueue(fold.m_queueLength - std::min<std::size_t>(fold.m_queueLength, 1), at);
        if (const auto *granted = std::get_if<OutcomeGranted>(&ended.outcome))
            fold.grant(granted->token, *sent, at);
        fold.m_requests.erase({client, ended.request});
    }
};

void SeriesFold::apply(const Entry &entry)
{
    const auto at = entry.at.steady;
    if (const auto *server = std::get_if<ServerEvent>(&entry.event)) {
        m_isServerVisible = true;
        ServerFold{*this, at}.apply(*server);
    } else if (const auto *event = std::get_if<ClientEvent>(&entry.event); event != nullptr && !m_isServerVisible) {
        if (const auto *client = std::get_if<ClientId>(&entry.origin))
            ClientFold{*this, *client, at}.apply(*event);
    }
}

bool SeriesFold::isEmpty() const
{
    return std::all_of(m_series.begin(), m_series.end(), [](const Series &it) { return it.isEmpty(); });
}

void SeriesFold::setQueue(std::size_t length, TimePoint at)
{
    m_queueLength = length;
    add(Measure::QueueLength, at, static_cast<double>(length));
}

void SeriesFold::grant(Token token, TimePoint since, TimePoint at)
{
    m_grants.put(token, at);
    add(Measure::WaitTime, at, std::max(0.0, seconds(at - since)));
    add(Measure::Grants, at, 1);
}

void SeriesFold::endGrant(Token token, TimePoint at)
{
    const auto *since = m_grants.find(token);
    if (since == nullptr)
        return;
    add(Measure::HoldTime, at, std::max(0.0, seconds(at - *since)));
    m_grants.erase(token);
}

} // namespace lockscope::picture
