// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/check/findings.h"
#include "core/history/entry.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

namespace lockscope::app {

/// Folds findings from what is posted, in whatever thread it lives in.
class FindingsJudge : public QObject
{
    Q_OBJECT

public:
    /// `waitingMax`: events that may wait; what comes beyond is counted and not judged.
    explicit FindingsJudge(std::size_t waitingMax)
        : m_waitingMax(waitingMax)
    {
    }

    /// Any thread: the next events, in order.
    void post(std::vector<Entry> batch);
    /// Any thread: what was posted so far is of another history.
    void reset();
    /// Any thread: it is to come back soon, judged or not.
    void interrupt() { m_isInterrupted = true; }
    [[nodiscard]] std::size_t waiting() const;

signals:
    void found(const lockscope::check::Findings::Changes &changes);
    /// Events went by without being judged, and the rules know nothing for sure before they hear a whole state again.
    void fellBehind();
    void caughtUp();

private:
    void work();
    void wake();
    [[nodiscard]] std::vector<Entry> take(bool &isReset);
    void tell();

    const std::size_t m_waitingMax;
    mutable std::mutex m_mutex;
    std::deque<std::vector<Entry>> m_batches;
    std::size_t m_waiting = 0;
    bool m_isWoken = false;
    bool m_isReset = false;
    /// What was not taken in since the last one that was, told as a gap before the next one.
    std::optional<Entry> m_gap;
    std::atomic<bool> m_isInterrupted = false;
    check::Findings m_findings;
    bool m_beginsAnew = false;
};

} // namespace lockscope::app
