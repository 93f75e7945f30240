// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>

#include "core/history/event_source.h"
#include "ui/models/event_finder.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace lockscope::app {

class Searcher;

/// Looks for events in a thread of its own, in pages of the history that nothing changes any more.
///
/// Called from the GUI thread, and never makes it wait but in the destructor, which takes no longer than a few thousand
/// events do.
class SearchThread : public ui::EventFinder
{
    Q_OBJECT

public:
    /// `history` belongs to the GUI thread and outlives this.
    explicit SearchThread(const EventSource &history, QObject *parent = nullptr);
    ~SearchThread() override;

    void find(const query::Expression &expression, EventNumber begin, EventNumber end) override;
    void stop() override;

private:
    void take(std::uint64_t search, const ui::EventHits &hits);

    const EventSource &m_history;
    QThread m_thread;
    /// Lives in m_thread, and is destroyed when that is over.
    std::unique_ptr<Searcher> m_searcher;
    /// The search that is wanted; every other one ends as soon as it looks here.
    std::atomic<std::uint64_t> m_wanted = 0;
};

} // namespace lockscope::app
