// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>

#include "core/history/event_page.h"
#include "core/io/recording_problem.h"
#include "core/io/recording_writer.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockscope::io {

class RecordingWorker;

/// A recording that is written on a thread of its own, in batches: whoever has the events never waits for the disk.
///
/// Lives in the thread that has the events. When the disk fails or falls behind by too much, the recording ends there,
/// stays readable, and failed() says why; nothing else is harmed.
class RecordingThread : public QObject
{
    Q_OBJECT

public:
    /// Makes the file at once, on its thread.
    RecordingThread(const QString &path,
                    const RecordingAbout &about,
                    RecordingWriter::Options options,
                    QObject *parent = nullptr);
    /// Writes what was given, and ends the file; waits for that.
    ~RecordingThread() override;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// The events that come next.
    void write(std::vector<EventPage> pages);
    /// As RecordingWriter does it; bookmarked() or failed() follows.
    void keep(const Bookmark &mark);
    void remove(const Bookmark &mark);
    /// RecordingWriter::Options::bytesMax from now on.
    void setLimit(std::uint64_t bytes);

signals:
    /// After each batch: size of the file, and events in it.
    void grew(quint64 bytes, quint64 events);
    void failed(const lockscope::io::RecordingProblem &problem);
    /// All that there are.
    void bookmarked(const std::vector<lockscope::Bookmark> &marks);

private:
    const QString m_path;
    QThread m_thread;
    std::unique_ptr<RecordingWorker> m_worker;
};

} // namespace lockscope::io
