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
    emit advanced(touched);
}

void Cursor::passTime(const Moment &now)
{
    m_now = now;
    emit timePassed();
}

bool Cursor::isCounting() const
{
    const auto &truth = world().truth();
    const auto &beliefs = world().beliefs();
    const auto retries = [](const auto &client) { return client.second.retryAt.has_value(); };
    return truth.heldCount() > 0 || truth.waiterCount() > 0 || truth.parkedCount() > 0 || beliefs.liveCount() > 0
        || std::any_of(beliefs.clients().begin(), beliefs.clients().end(), retries);
}

} // namespace lockscope::ui
