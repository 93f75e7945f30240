// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "core/history/event_page.h"
#include "core/io/recording_problem.h"
#include "core/io/recording_writer.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace lockscope::io {

/// The half of a RecordingThread that lives in its thread. Only post() may be called from elsewhere.
class RecordingWorker : public QObject
{
    Q_OBJECT

public:
    /// Events that may wait for the disk: some seconds of the fastest flood.
    static constexpr std::size_t waitingMax = 1'000'000;

    /// Any thread.
    void post(std::vector<EventPage> pages);

    void start(const QString &path, const RecordingAbout &about, RecordingWriter::Options options);
    void finish();
    void keep(const Bookmark &mark);
    void remove(const Bookmark &mark);
    void setLimit(std::uint64_t bytes);

signals:
    void grew(quint64 bytes, quint64 events);
    void failed(const lockscope::io::RecordingProblem &problem);
    void bookmarked(const std::vector<lockscope::Bookmark> &marks);

private:
    void takeIn();
    void commit();
    void fail(RecordingProblem problem);
    void tellBookmarks(const Result<void, RecordingProblem> &done);

    std::optional<RecordingWriter> m_writer;
    QString m_path;
    QTimer *m_commitTimer = nullptr;

    std::mutex m_mutex;
    std::vector<EventPage> m_posted;
    std::size_t m_waiting = 0;
    bool m_isRung = false;
    bool m_isBehind = false;
};

} // namespace lockscope::io
