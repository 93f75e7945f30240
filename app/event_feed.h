// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/history/entry.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

namespace lockscope::app {

/// The bounded mailbox between the threads that make events and the GUI thread that shows them.
///
/// When it is full, what comes is counted and not kept. Once the GUI thread has caught up, resyncNeeded() asks both
/// halves for their whole state, and each half goes on with that: an EventsSkipped, then the state, then what comes
/// after it. In between nothing of that half is shown, since a fold over a gap would be a guess (L32). Beginnings and
/// ends of clients and servers are few, and always kept.
class EventFeed : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        /// Two seconds of a flood of 50,000 events/s: some 25 MB.
        std::size_t waiting = 100'000;
    };

    EventFeed()
        : EventFeed(Limits{})
    {
    }
    explicit EventFeed(Limits limits)
        : m_limits(limits)
    {
    }

    /// Any thread. Never waits for the GUI thread.
    void post(std::vector<UnnumberedEntry> batch);
    /// Any thread: `batch` holds a ClientResumed for each client that there is, so that the client half is whole again.
    void postClientsResumed(std::vector<UnnumberedEntry> batch);

    /// The GUI thread: what came longest ago, or nothing.
    [[nodiscard]] std::vector<UnnumberedEntry> take();
    /// Events that wait.
    [[nodiscard]] std::size_t waiting() const;

signals:
    /// Something waits, after nothing did. Comes from whatever thread posted it.
    void filled();
    /// There is room again after an overflow. Comes from the thread that took.
    void resyncNeeded();

private:
    /// Whether a half's events are kept, or counted until its state is whole again.
    enum class Half : std::uint8_t { Whole, Broken };

    /// Lets entries in under the lock, and tells when something waits after nothing did.
    template<typename Admission>
    void fill(const Admission &admission);
    void breakIfFull();
    void admit(UnnumberedEntry &entry);
    void keep(UnnumberedEntry entry);
    void heal(Half &half, const Moment &at);

    const Limits m_limits;
    mutable std::mutex m_mutex;
    std::deque<std::vector<UnnumberedEntry>> m_batches;
    std::size_t m_waiting = 0;
    Half m_clients = Half::Whole;
    Half m_server = Half::Whole;
    bool m_resyncDue = false;
    std::uint64_t m_skippedCount = 0;
};

} // namespace lockscope::app
