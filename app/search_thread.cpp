// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search_thread.h"

#include "app/searcher.h"

using namespace Qt::StringLiterals;

namespace lockscope::app {

SearchThread::SearchThread(const EventSource &history, QObject *parent)
    : EventFinder(parent)
    , m_history(history)
    , m_searcher(std::make_unique<Searcher>(m_wanted))
{
    m_thread.setObjectName(u"search"_s);
    m_searcher->moveToThread(&m_thread);
    connect(m_searcher.get(), &Searcher::found, this, &SearchThread::take);
    m_thread.start();
}

SearchThread::~SearchThread()
{
    stop();
    m_thread.quit();
    m_thread.wait();
}

void SearchThread::find(const query::Expression &expression, EventNumber begin, EventNumber end)
{
    const auto search = ++m_wanted;
    QMetaObject::invokeMethod(m_searcher.get(),
                              [searcher = m_searcher.get(), search, expression, pages = m_history.pages(begin, end)] {
                                  searcher->look(search, expression, pages);
                              });
}

void SearchThread::stop()
{
    ++m_wanted;
}

/// What an older search found may still have been on its way.
void SearchThread::take(std::uint64_t search, const ui::EventHits &hits)
{
    if (search == m_wanted)
        emit found(hits);
}

} // namespace lockscope::app
