// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/overview.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockscope::ui {

namespace {

constexpr std::uint64_t firstRunLength = 16;

std::uint64_t endOf(const RunSummary &run)
{
    return run.first.value() + run.count;
}

/// How far `at` is between `from` and `to`, from 0 to 1.
double shareOf(double at, double from, double to)
{
    return to > from ? std::clamp((at - from) / (to - from), 0.0, 1.0) : 0.0;
}

double ticks(TimePoint time)
{
    return static_cast<double>(time.time_since_epoch().count());
}

} // namespace

Overview::Overview(Cursor &cursor, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_runLength(firstRunLength)
{
    connect(&cursor, &Cursor::historyGrew, this, &Overview::follow);
    connect(&cursor, &Cursor::eventsCame, this, &Overview::follow);
    connect(&cursor, &Cursor::historyReplaced, this, &Overview::beginAnew);
    follow();
}

void Overview::beginAnew()
{
    m_runs.clear();
    m_runLength = firstRunLength;
    m_next = m_cursor.history().first();
    follow();
    emit changed();
}

void Overview::take(const std::vector<RunSummary> &summaries)
{
    if (m_cursor.history().size() <= smallMax)
        return;
    m_runs.assign(summaries.begin(), summaries.end());
    emit changed();
}

void Overview::follow()
{
    const auto &history = m_cursor.history();
    if (m_cursor.isRecording() && history.size() > smallMax)
        return;
    while (!m_runs.empty() && endOf(m_runs.front()) <= history.first().value())
        m_runs.pop_front();
    m_next = std::max(m_next, history.first());
    if (m_next >= history.end())
        return;
    const Entry *entry = nullptr;
    for (std::size_t count = 0; count < eventsMax && m_next < history.end(); ++count) {
        entry = history.find(m_next);
        if (entry == nullptr)
            break;
        add(*entry);
        m_next = EventNumber(m_next.value() + 1);
    }
    if (entry == nullptr)
        m_cursor.want(m_next);
    else if (m_next < history.end())
        m_cursor.leaveRest();
    emit changed();
}

void Overview::add(const Entry &entry)
{
    if (m_runs.empty() || m_runs.back().count >= m_runLength) {
        if (m_runs.size() >= runsMax)
            halve();
        m_runs.emplace_back();
    }
    addTo(m_runs.back(), entry);
}

void Overview::halve()
{
    std::deque<RunSummary> runs;
    for (std::size_t i = 0; i < m_runs.size(); i += 2) {
        runs.push_back(m_runs[i]);
        if (i + 1 < m_runs.size())
            join(runs.back(), m_runs[i + 1]);
    }
    m_runs = std::move(runs);
    m_runLength *= 2;
}

picture::TimeSpan Overview::whole() const
{
    if (m_runs.empty())
        return {m_cursor.now().steady, m_cursor.now().steady};
    return {m_runs.front().begin, std::max(m_runs.front().begin, m_runs.back().end)};
}

std::vector<OverviewCell> Overview::cells(std::size_t count) const
{
    std::vector<OverviewCell> cells(count);
    if (count == 0)
        return cells;
    const auto span = whole();
    const auto placeOf = [&](TimePoint time) {
        const auto share = shareOf(ticks(time), ticks(span.from), ticks(span.to));
        return std::min(static_cast<std::size_t>(share * static_cast<double>(count)), count - 1);
    };
    for (const auto &run : m_runs) {
        const auto first = placeOf(run.begin);
        const auto last = std::max(first, placeOf(run.end));
        const auto share = static_cast<double>(run.count) / static_cast<double>(last - first + 1);
        for (auto place = first; place <= last; ++place)
            cells[place].events += share;
        // Where in it something happened a run does not tell.
        auto &cell = cells[first + (last - first) / 2];
        cell.faults += run.faults;
        cell.leaders += run.leaders;
        cell.indeterminate += run.indeterminate;
        cell.parked += run.parked;
        cell.troubles += run.troubles;
    }
    return cells;
}

EventNumber Overview::eventAt(TimePoint time) const
{
    if (m_runs.empty())
        return m_cursor.position();
    const auto behind = std::upper_bound(
        m_runs.begin(), m_runs.end(), time, [](TimePoint wanted, const RunSummary &run) { return wanted < run.begin; });
    if (behind == m_runs.begin())
        return m_runs.front().first;
    const auto &run = *std::prev(behind);
    const auto share = time >= run.end ? 1.0 : shareOf(ticks(time), ticks(run.begin), ticks(run.end));
    return EventNumber(
        run.first.value()
        + static_cast<std::uint64_t>(share * static_cast<double>(std::max<std::uint64_t>(run.count, 1) - 1)));
}

TimePoint Overview::timeOf(EventNumber event) const
{
    if (const auto *entry = m_cursor.history().find(event))
        return entry->at.steady;
    const auto behind =
        std::upper_bound(m_runs.begin(), m_runs.end(), event, [](EventNumber wanted, const RunSummary &run) {
            return wanted < run.first;
        });
    if (behind == m_runs.begin())
        return whole().from;
    const auto &run = *std::prev(behind);
    const auto share = shareOf(
        static_cast<double>(event.value()), static_cast<double>(run.first.value()), static_cast<double>(endOf(run)));
    return run.begin + Duration(static_cast<Duration::rep>(share * static_cast<double>((run.end - run.begin).count())));
}

} // namespace lockscope::ui
