// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include "app/findings_judge.h"
#include "core/check/findings.h"
#include "core/history/entry.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace lockscope::app {

/// Judges the events of the history in a thread of its own, so that no rule costs the window anything.
///
/// Events go in as copies, in their order; what is found comes back as copies, a few times a second. When the judging
/// falls behind by more than its limit, what comes is counted and not judged, and the rules go on behind a gap as they
/// do behind any other (L32).
class FindingsThread : public QObject
{
    Q_OBJECT

public:
    /// Events that wait to be judged: two seconds of a flood, some 50 MB.
    static constexpr std::size_t waitingMax = 200'000;

    explicit FindingsThread(QObject *parent = nullptr);
    ~FindingsThread() override;

    /// The history's next events, numbered. Never waits for the judging.
    void post(std::vector<Entry> batch) { m_judge->post(std::move(batch)); }
    /// Another history begins; what was found of this one is forgotten.
    void reset();
    /// Events that are not judged yet.
    [[nodiscard]] std::size_t waiting() const { return m_judge->waiting(); }

signals:
    /// Something was found, counted up, or went.
    void found(const lockscope::check::Findings::Changes &changes);
    /// Events went by without being judged: a whole state of everything lets the rules go on.
    void fellBehind();
    /// All that was posted is judged.
    void caughtUp();

private:
    QThread m_thread;
    /// Lives in m_thread.
    std::unique_ptr<FindingsJudge> m_judge;
};

} // namespace lockscope::app
