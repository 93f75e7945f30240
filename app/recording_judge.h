// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>

#include "core/check/findings.h"
#include "core/history/recorded_history.h"

#include <cstdint>
#include <memory>

namespace lockscope::app {

/// Judges all events of a recording, from the first one on, beside everything that a person does with it meanwhile.
///
/// It reads the file for itself, on a thread that goes when all is judged. Where a page cannot be read the rules go on
/// behind it as behind any other gap (L32).
class RecordingJudge : public QObject
{
    Q_OBJECT

public:
    explicit RecordingJudge(const QString &path, QObject *parent = nullptr);
    /// Stops, and waits for the page that is being judged.
    ~RecordingJudge() override;

    /// The recording has these events; what was judged already is not judged again.
    void judge(RecordedHistory::Extent extent);

signals:
    /// Something was found, counted up, or went.
    void found(const lockscope::check::Findings::Changes &changes);
    /// So many events are not judged yet; 0: all are.
    void wentOn(qint64 left);

private:
    void begin();
    void end();
    /// On the thread, which has these to itself as long as it runs.
    void run(EventNumber end);
    void tell(EventNumber end);

    const QString m_path;
    std::unique_ptr<QThread> m_thread;
    EventNumber m_end{1};
    /// Events up to this one, not including it, are judged; 0: nothing is.
    EventNumber m_next;
    check::Findings m_findings;
};

} // namespace lockscope::app
