// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cursor.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::ui {

Cursor::Cursor(History::Limits limits, QObject *parent)
    : QObject(parent)
    , m_history(limits)
{
}

void Cursor::append(UnnumberedEntry entry)
{
    assert(!m_recording);
    m_history.append(std::move(entry), m_touched);
    m_dirty = true;
}

void Cursor::publish()
{
    const bool hadRest = std::exchange(m_hasRest, false);
    if (!std::exchange(m_dirty, false) && !hadRest)
        return;
    const auto touched = std::exchange(m_touched, {});
    emit historyGrew(touched);
    if (isLive())
        emit worldChanged(touched);
    else if (hadRest)
        emit worldChanged({});
}

void Cursor::leaveRest()
{
    m_hasRest = true;
    emit restLeft();
}

void Cursor::passTime(const Moment &now)
{
    // The present of a recording is its end.
    if (!m_recording)
        m_clock = now;
    emit timePassed();
}

bool Cursor::isCounting() const
{
    // A recording is over.
    if (m_recording)
        return false;
    // In PAST how far behind the cursor is.
    if (!isLive())
        return true;
    const auto &truth = world().truth();
    const auto &beliefs = world().beliefs();
    const auto retries = [](const auto &client) { return client.second.retryAt.has_value(); };
    const auto &faults = world().faults();
    return !faults.standing().empty() || !faults.armed().empty() || truth.heldCount() > 0 || truth.waiterCount() > 0
        || truth.parkedCount() > 0 || beliefs.liveCount() > 0
        || std::any_of(beliefs.clients().begin(), beliefs.clients().end(), retries);
}

void Cursor::open(RecordedHistory recording, const WorldStop &begin)
{
    assert(m_history.size() == 0);
    m_recording.emplace(std::move(recording));
    standAt(begin.number, begin.world);
    m_clock = present().at();
    emit historyReplaced();
    emit worldReplaced();
    emit moved();
}

void Cursor::put(EventPage page)
{
    assert(m_recording);
    const auto first = page.entries.front().number;
    const auto end = std::min(EventNumber(first.value() + page.entries.size()), m_recording->end());
    // Two may have asked for it.
    if (m_recording->put(std::move(page)))
        emit eventsCame(first, end);
}

void Cursor::arrive(EventNumber number, WorldJourney journey)
{
    if (!m_destination)
        return;
    if (*m_destination == number)
        m_destination.reset();
    m_trail.keep(std::move(journey.stops), number);
    standAt(number, std::move(journey.world));
    emit worldReplaced();
    emit moved();
}

const EventSource &Cursor::history() const
{
    if (m_recording)
        return *m_recording;
    return m_history;
}

void Cursor::goLive()
{
    m_destination.reset();
    if (isLive())
        return;
    publish();
    standAt(newest(), nullptr);
    emit worldReplaced();
    emit moved();
}

void Cursor::goTo(EventNumber number)
{
    // Nothing may have happened in the present that the views have not been told.
    publish();
    m_destination.reset();
    const auto first = std::min(history().first(), newest());
    const auto target = std::clamp(number, first, newest());
    const auto from = position();
    if (target == from) {
        if (!isLive())
            return;
        standAt(target, std::make_shared<const World>(present()));
        emit moved();
        return;
    }
    // Where the cursor stood may be older than all that is left.
    const auto distance = target > from ? target.value() - from.value() : from.value() - target.value();
    const bool isFar = from < first || distance > nearMax;
    const bool isThere = isFar ? tryTravel(target) : target > from ? tryWalkOn(target) : tryWalkBack(target);
    if (!isThere) {
        m_destination = target;
        emit worldWanted(target);
        return;
    }
    emit moved();
}

void Cursor::standAt(EventNumber number, std::shared_ptr<const World> world)
{
    m_ownPast.reset();
    m_past = std::move(world);
    m_position = number;
}

/// Whoever walks on from a world that others know begins with a copy.
World &Cursor::ownPast()
{
    if (m_ownPast == nullptr) {
        m_ownPast = std::make_shared<World>(*m_past);
        m_past = m_ownPast;
    }
    return *m_ownPast;
}

std::shared_ptr<const World> Cursor::worldAt(EventNumber number)
{
    const auto route = m_trail.routeTo(history(), number);
    if (!route)
        return nullptr;
    auto journey = travel(*route);
    m_trail.keep(std::move(journey.stops), number);
    return journey.world;
}

bool Cursor::areAtHand(EventNumber begin, EventNumber last) const
{
    return history().beginOfRun(last) <= begin;
}

bool Cursor::tryTravel(EventNumber number)
{
    auto world = worldAt(number);
    if (!world)
        return false;
    standAt(number, std::move(world));
    emit worldReplaced();
    return true;
}

bool Cursor::tryWalkOn(EventNumber number)
{
    if (!areAtHand(EventNumber(m_position.value() + 1), number))
        return false;
    Touched touched;
    auto &world = ownPast();
    while (m_position < number) {
        m_position = EventNumber(m_position.value() + 1);
        world.apply(*history().find(m_position), touched);
    }
    emit worldChanged(touched);
    return true;
}

/// What the events from there to here changed is what is different on the way back, too.
bool Cursor::tryWalkBack(EventNumber number)
{
    const auto from = position();
    if (!areAtHand(EventNumber(number.value() + 1), from))
        return false;
    auto target = worldAt(number);
    if (!target)
        return false;
    auto world = *target;
    Touched touched;
    for (auto next = number.value() + 1; next <= from.value(); ++next)
        world.apply(*history().find(EventNumber(next)), touched);
    standAt(number, std::move(target));
    emit worldChanged(touched);
    return true;
}

} // namespace lockscope::ui
