// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording_finder.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"

namespace lockscope::app {

RecordingFinder::RecordingFinder(io::RecordingReaderThread &reader, QObject *parent)
    : EventFinder(parent)
    , m_reader(&reader)
{
    connect(&reader, &io::RecordingReaderThread::found, this, [this](const io::RecordingHits &hits) {
        if (!m_isLooking || hits.purpose != io::SearchPurpose::Filter || hits.id != m_id)
            return;
        m_isLooking = !hits.isDone;
        emit found({.numbers = hits.numbers, .looked = hits.looked, .isDone = hits.isDone});
    });
}

void RecordingFinder::find(const query::Expression &expression, EventNumber begin, EventNumber end)
{
    if (m_reader == nullptr)
        return;
    m_isLooking = true;
    m_reader->search({.purpose = io::SearchPurpose::Filter,
                      .id = ++m_id,
                      .wants =
                          [expression](const Entry &entry) {
                              return query::evaluate(expression, query::EventFacts(entry)) == query::Verdict::Yes;
                          },
                      .begin = begin,
                      .end = end});
}

void RecordingFinder::stop()
{
    if (!m_isLooking)
        return;
    m_isLooking = false;
    if (m_reader != nullptr)
        m_reader->stopSearch(io::SearchPurpose::Filter);
}

} // namespace lockscope::app
