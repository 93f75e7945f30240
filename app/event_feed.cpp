// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_feed.h"

#include <utility>
#include <variant>

namespace lockscope::app {

namespace {

/// Small batches are put together up to so many events, so that a take() is worth its lock.
constexpr std::size_t batchMax = 1'024;

template<typename Half, typename... Kinds>
bool isOneOf(const Event &event)
{
    const auto *half = std::get_if<Half>(&event);
    return half != nullptr && (std::holds_alternative<Kinds>(*half) || ...);
}

bool endsOrBegins(const Event &event)
{
    return isOneOf<ClientEvent, ClientStarted, ClientStopped>(event)
        || isOneOf<ServerEvent, ServerStopping, ServerStopped, JournalFailed>(event);
}

} // namespace

template<typename Admission>
void EventFeed::fill(const Admission &admission)
{
    bool wasEmpty = false;
    bool isFilled = false;
    {
        const std::lock_guard lock(m_mutex);
        wasEmpty = m_waiting == 0;
        admission();
        isFilled = m_waiting > 0;
    }
    if (wasEmpty && isFilled)
        emit filled();
}

void EventFeed::post(std::vector<UnnumberedEntry> batch)
{
    fill([&] {
        for (auto &entry : batch)
            admit(entry);
    });
}

void EventFeed::postClientsResumed(std::vector<UnnumberedEntry> batch)
{
    fill([&] {
        if (m_clients == Half::Broken && !m_resyncDue)
            heal(m_clients, batch.empty() ? Moment{} : batch.front().at);
        for (auto &entry : batch)
            admit(entry);
    });
}

void EventFeed::breakIfFull()
{
    if (m_waiting < m_limits.waiting)
        return;
    m_clients = Half::Broken;
    m_server = Half::Broken;
    m_resyncDue = true;
}

void EventFeed::admit(UnnumberedEntry &entry)
{
    breakIfFull();
    // A state that was asked for earlier heals nothing while a newer gap is open.
    const bool heals = isOneOf<ServerEvent, StateResumed, ServerStarted>(entry.event);
    if (heals && m_server == Half::Broken && !m_resyncDue)
        heal(m_server, entry.at);
    const bool ofServer = std::holds_alternative<ServerEvent>(entry.event);
    const bool ofClient = std::holds_alternative<ClientEvent>(entry.event);
    const bool isLost = (ofServer && m_server == Half::Broken) || (ofClient && m_clients == Half::Broken);
    if (isLost && !endsOrBegins(entry.event))
        ++m_skippedCount;
    else
        keep(std::move(entry));
}

void EventFeed::heal(Half &half, const Moment &at)
{
    half = Half::Whole;
    if (const auto count = std::exchange(m_skippedCount, 0); count > 0)
        keep({at, UserOrigin{}, EventsSkipped{count}, Rule::None});
}

void EventFeed::keep(UnnumberedEntry entry)
{
    if (m_batches.empty() || m_batches.back().size() >= batchMax)
        m_batches.emplace_back();
    m_batches.back().push_back(std::move(entry));
    ++m_waiting;
}

std::vector<UnnumberedEntry> EventFeed::take()
{
    std::vector<UnnumberedEntry> batch;
    bool isResyncDue = false;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_batches.empty()) {
            batch = std::move(m_batches.front());
            m_batches.pop_front();
            m_waiting -= batch.size();
        }
        // With some room left, the state comes into a mailbox that does not overflow at once.
        if (m_waiting <= m_limits.waiting / 4)
            isResyncDue = std::exchange(m_resyncDue, false);
    }
    if (isResyncDue)
        emit resyncNeeded();
    return batch;
}

std::size_t EventFeed::waiting() const
{
    const std::lock_guard lock(m_mutex);
    return m_waiting;
}

} // namespace lockscope::app
