// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sliced_finder.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

SlicedFinder::SlicedFinder(const Cursor &cursor, QObject *parent)
    : EventFinder(parent)
    , m_cursor(cursor)
{
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &SlicedFinder::look);
}

void SlicedFinder::find(const query::Expression &expression, EventNumber begin, EventNumber end)
{
    m_expression = expression;
    m_begin = begin;
    m_end = end;
    m_looked = 0;
    m_turn.start();
}

void SlicedFinder::stop()
{
    m_turn.stop();
}

void SlicedFinder::look()
{
    // The oldest events may have gone meanwhile.
    const auto begin = std::max(m_begin, m_cursor.history().first());
    EventHits hits;
    for (std::size_t i = 0; i < sliceSize && m_end > begin; ++i) {
        m_end = EventNumber(m_end.value() - 1);
        ++m_looked;
        const auto *entry = m_cursor.history().find(m_end);
        if (entry != nullptr && query::evaluate(*m_expression, query::EventFacts(*entry)) == query::Verdict::Yes)
            hits.numbers.push_back(m_end);
    }
    hits.looked = m_looked;
    hits.isDone = m_end <= begin;
    if (hits.isDone)
        m_turn.stop();
    emit found(hits);
}

} // namespace lockscope::ui
