// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/history/run_summary.h"
#include "core/picture/time_span.h"
#include "ui/models/cursor.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace lockscope::ui {

/// One of the equal parts that a whole history is cut into.
struct OverviewCell
{
    /// Those of a run of events that is longer than a cell are spread over its cells.
    double events = 0;
    std::uint32_t faults = 0;
    std::uint32_t leaders = 0;
    std::uint32_t indeterminate = 0;
    std::uint32_t parked = 0;
    std::uint32_t troubles = 0;

    [[nodiscard]] bool isMarked() const { return faults + leaders + indeterminate + parked + troubles > 0; }
};

/// All that happened, as seen from far away: how much when, and where something is worth a look. Of a large recording
/// it comes from the file; otherwise it is kept up with the history.
class Overview : public QObject
{
    Q_OBJECT

public:
    /// A recording of so many events is looked through here, which shows its places more finely.
    static constexpr std::uint64_t smallMax = 65'536;
    /// Looked at at once; the rest follows.
    static constexpr std::size_t eventsMax = 8'192;
    /// Runs of events that are kept; then two and two become one.
    static constexpr std::size_t runsMax = 32'768;

    explicit Overview(Cursor &cursor, QObject *parent = nullptr);

    /// What a recording says of itself.
    void take(const std::vector<RunSummary> &summaries);

    /// From the first event to the last one.
    [[nodiscard]] picture::TimeSpan whole() const;
    [[nodiscard]] bool isEmpty() const { return m_runs.empty(); }
    [[nodiscard]] std::vector<OverviewCell> cells(std::size_t count) const;
    /// The last event up to that time, as nearly as runs tell.
    [[nodiscard]] EventNumber eventAt(TimePoint time) const;
    /// About when it happened.
    [[nodiscard]] TimePoint timeOf(EventNumber event) const;
    [[nodiscard]] const Cursor &cursor() const { return m_cursor; }

signals:
    void changed();

private:
    void follow();
    void beginAnew();
    void add(const Entry &entry);
    void halve();

    Cursor &m_cursor;
    std::deque<RunSummary> m_runs;
    /// Events of a full run.
    std::uint64_t m_runLength;
    EventNumber m_next{1};
};

} // namespace lockscope::ui
