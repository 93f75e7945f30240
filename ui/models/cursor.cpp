// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cursor.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

Cursor::Cursor(History::Limits limits, QObject *parent)
    : QObject(parent)
    , m_history(limits)
{
}

void Cursor::append(UnnumberedEntry entry)
{
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
    m_clock = now;
    emit timePassed();
}

bool Cursor::isCounting() const
{
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

void Cursor::goLive()
{
    if (isLive())
        return;
    publish();
    m_past.reset();
    emit worldReplaced();
    emit moved();
}

void Cursor::goTo(EventNumber number)
{
    // Nothing may have happened in the present that the views have not been told.
    publish();
    const auto first = std::min(m_history.first(), newest());
    const auto target = std::clamp(number, first, newest());
    const auto from = position();
    if (target == from) {
        if (!isLive())
            return;
        m_past = m_history.live();
        m_position = target;
        emit moved();
        return;
    }
    // Where the cursor stood may be older than all that is left.
    const auto distance = target > from ? target.value() - from.value() : from.value() - target.value();
    if (from < first || distance > nearMax) {
        m_past = travelTo(target);
        m_position = target;
        emit worldReplaced();
    } else if (target > from) {
        walkOn(target);
    } else {
        walkBack(target);
    }
    emit moved();
}

World Cursor::travelTo(EventNumber number)
{
    auto journey = travel(m_trail.routeTo(m_history, number));
    m_trail.keep(std::move(journey.stops), number);
    return std::move(journey.world);
}

void Cursor::walkOn(EventNumber number)
{
    Touched touched;
    while (m_position < number) {
        m_position = EventNumber(m_position.value() + 1);
        m_past->apply(*m_history.find(m_position), touched);
    }
    emit worldChanged(touched);
}

/// What the events from there to here changed is what is different on the way back, too.
void Cursor::walkBack(EventNumber number)
{
    const auto from = position();
    auto target = travelTo(number);
    auto world = target;
    Touched touched;
    for (auto next = number.value() + 1; next <= from.value(); ++next)
        world.apply(*m_history.find(EventNumber(next)), touched);
    m_past = std::move(target);
    m_position = number;
    emit worldChanged(touched);
}

} // namespace lockscope::ui
