// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/models/cursor.h"

#include <cstdint>

namespace lockscope::ui {

/// The numbers and the few words of the status bar. changed() comes at most once for each publish() or passing of time.
class StatusCounts : public QObject
{
    Q_OBJECT

public:
    struct Values
    {
        qint64 held = 0;
        qint64 waiting = 0;
        qint64 indeterminate = 0;
        qint64 parked = 0;
        qint64 orphans = 0;
        qint64 clients = 0;
        qint64 eventsPerSecond = 0;
        /// Events that wait to be shown.
        qint64 late = 0;
        /// Events that went from the history's old end.
        qint64 summarised = 0;
        /// Events that were never kept: the feed was faster than its bound.
        qint64 skipped = 0;
        /// "node 1 leads, term 7", "no leader, term 8", "the server stopped", "no server".
        QString server;
        /// Why nothing is acknowledged any more; empty: the journal is sound.
        QString fatal;
        /// Findings of that weight.
        qint64 errors = 0;
        qint64 warnings = 0;

        friend bool operator==(const Values &, const Values &) = default;
    };

    explicit StatusCounts(const Cursor &cursor, QObject *parent = nullptr);

    [[nodiscard]] const Values &values() const { return m_values; }
    void setLate(qint64 count);
    struct FindingCounts
    {
        qint64 errors = 0;
        qint64 warnings = 0;
    };
    void setFindings(const FindingCounts &counts);

signals:
    void changed();

private:
    void refresh();
    void measureRate();

    const Cursor &m_cursor;
    Values m_values;
    /// Where the rate was last measured from.
    std::uint64_t m_rateEvents = 0;
    TimePoint m_rateSince;
};

} // namespace lockscope::ui
