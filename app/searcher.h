// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "core/history/event_page.h"
#include "core/query/expression.h"
#include "ui/models/event_finder.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace lockscope::app {

/// Looks through pages of events, in whatever thread this lives in.
class Searcher : public QObject
{
    Q_OBJECT

public:
    /// `wanted` is the number of the one search that is not given up.
    explicit Searcher(const std::atomic<std::uint64_t> &wanted)
        : m_wanted(wanted)
    {
    }

    /// From the newest event on, until there is no more or the search is given up. What is found is told at once for a
    /// first screen, and then a few times a second.
    void look(std::uint64_t search, const query::Expression &expression, const std::vector<EventPage> &pages);

signals:
    void found(quint64 search, const lockscope::ui::EventHits &hits);

private:
    [[nodiscard]] bool lookAt(const EventPage &page, const query::Expression &expression, std::uint64_t search);
    void tellIfDue(std::uint64_t search);
    void tell(std::uint64_t search, bool isDone);

    const std::atomic<std::uint64_t> &m_wanted;
    ui::EventHits m_hits;
    bool m_hasTold = false;
    QElapsedTimer m_sinceTold;
};

} // namespace lockscope::app
