// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings_judge.h"

#include "core/io/clock.h"

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace lockscope::app {

namespace {

/// What is found is told so often at most while there is more to judge.
constexpr Duration tellInterval = 100ms;

} // namespace

void FindingsJudge::post(std::vector<Entry> batch)
{
    if (batch.empty())
        return;
    bool isFirstLost = false;
    {
        const std::lock_guard lock(m_mutex);
        if (m_waiting + batch.size() > m_waitingMax) {
            isFirstLost = !m_gap;
            if (!m_gap)
                m_gap = Entry{batch.front().number, batch.front().at, UserOrigin{}, EventsSkipped{0}, Rule::None};
            std::get<EventsSkipped>(m_gap->event).count += batch.size();
        } else {
            if (m_gap)
                m_batches.push_back({*std::exchange(m_gap, std::nullopt)});
            m_waiting += batch.size();
            m_batches.push_back(std::move(batch));
        }
    }
    if (isFirstLost)
        emit fellBehind();
    wake();
}

void FindingsJudge::reset()
{
    {
        const std::lock_guard lock(m_mutex);
        m_batches.clear();
        m_waiting = 0;
        m_gap.reset();
        m_isReset = true;
    }
    wake();
}

std::size_t FindingsJudge::waiting() const
{
    const std::lock_guard lock(m_mutex);
    return m_waiting;
}

void FindingsJudge::wake()
{
    {
        const std::lock_guard lock(m_mutex);
        if (std::exchange(m_isWoken, true))
            return;
    }
    QMetaObject::invokeMethod(this, &FindingsJudge::work, Qt::QueuedConnection);
}

std::vector<Entry> FindingsJudge::take(bool &isReset)
{
    const std::lock_guard lock(m_mutex);
    isReset = std::exchange(m_isReset, false);
    if (m_batches.empty()) {
        m_isWoken = false;
        return {};
    }
    auto batch = std::move(m_batches.front());
    m_batches.pop_front();
    m_waiting -= std::min(m_waiting, batch.size());
    return batch;
}

void FindingsJudge::work()
{
    auto toldAt = io::readClock().steady;
    bool isReset = false;
    for (auto batch = take(isReset); !m_isInterrupted; batch = take(isReset)) {
        if (isReset) {
            m_findings = check::Findings();
            m_beginsAnew = true;
        }
        if (batch.empty())
            break;
        for (const auto &entry : batch)
            m_findings.apply(entry);
        const auto now = io::readClock().steady;
        if (now - toldAt < tellInterval)
            continue;
        tell();
        toldAt = now;
    }
    tell();
    emit caughtUp();
}

void FindingsJudge::tell()
{
    auto changes = m_findings.takeChanges();
    changes.beginsAnew = std::exchange(m_beginsAnew, false);
    if (!changes.isEmpty())
        emit found(changes);
}

} // namespace lockscope::app
