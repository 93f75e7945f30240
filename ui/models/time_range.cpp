// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/time_range.h"

#include <algorithm>

using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

constexpr Duration firstLength = 20s;
/// Of the length: what is seen of the time to come while following ...
constexpr int leadPart = 10;
/// ... and what at least stays in sight of the history, however far one moves.
constexpr int sightPart = 10;
/// When all of the history is shown and there is next to none.
constexpr Duration fitMin = 10ms;

} // namespace

TimeRange::TimeRange(const Cursor &cursor, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_shown{cursor.now().steady, cursor.now().steady + firstLength}
{
    connect(&cursor, &Cursor::historyGrew, this, &TimeRange::keepUp);
    connect(&cursor, &Cursor::moved, this, &TimeRange::keepUp);
    connect(&cursor, &Cursor::timePassed, this, &TimeRange::keepUp);
    keepUp();
}

picture::TimeSpan TimeRange::whole() const
{
    const auto &history = m_cursor.history();
    const auto present = std::max(m_cursor.clock().steady, m_cursor.present().at().steady);
    const auto *first = history.find(history.first());
    return {first != nullptr ? std::min(first->at.steady, present) : present, present};
}

picture::TimeSpan TimeRange::followed(Duration length) const
{
    const auto all = whole();
    const auto from = std::max(all.from, all.to + length / leadPart - length);
    return {from, from + length};
}

picture::TimeSpan TimeRange::bounded(picture::TimeSpan span) const
{
    const auto all = whole();
    const auto length = std::clamp<Duration>(span.length(), lengthMin, lengthMax);
    const auto sight = length / sightPart;
    const auto earliest = all.from + sight - length;
    const auto from = std::clamp(span.from, earliest, std::max(earliest, all.to - sight));
    return {from, from + length};
}

void TimeRange::show(const picture::TimeSpan &span)
{
    set(bounded(span), false);
}

void TimeRange::reveal(TimePoint at)
{
    if (m_shown.contains(at))
        return;
    const auto length = m_shown.length();
    const auto margin = length / sightPart;
    const auto from = at < m_shown.from ? at - margin : at + margin - length;
    set(bounded({from, from + length}), false);
}

void TimeRange::follow(bool on)
{
    set(on ? followed(m_shown.length()) : m_shown, on);
}

void TimeRange::zoom(double factor, TimePoint anchor)
{
    const auto span = picture::scaled(m_shown, factor, anchor, lengthMin, lengthMax);
    set(m_following ? followed(span.length()) : bounded(span), m_following);
}

void TimeRange::zoom(double factor)
{
    zoom(factor, m_following ? whole().to : m_shown.from + m_shown.length() / 2);
}

void TimeRange::move(double share)
{
    const auto by = static_cast<double>(m_shown.length().count()) * share;
    show(picture::shifted(m_shown, Duration(static_cast<Duration::rep>(by))));
}

void TimeRange::fit()
{
    const auto all = whole();
    const auto length = std::clamp<Duration>(all.length() * leadPart / (leadPart - 1), fitMin, lengthMax);
    const auto margin = (length - all.length()) / 2;
    set(m_following ? followed(length) : bounded({all.from - margin, all.from - margin + length}), m_following);
}

void TimeRange::set(const picture::TimeSpan &span, bool following)
{
    if (span == m_shown && following == m_following)
        return;
    m_shown = span;
    m_following = following;
    emit changed();
}

/// While a past moment is shown, the pictures stand still with it.
void TimeRange::keepUp()
{
    if (m_following && m_cursor.isLive())
        set(followed(m_shown.length()), true);
}

} // namespace lockscope::ui
