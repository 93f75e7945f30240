// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "core/history/event_page.h"
#include "core/io/recording_problem.h"
#include "ui/models/cursor.h"

#include <atomic>
#include <memory>

class QThread;

namespace lockscope::app {

/// Brings the events of a recording into the history of a console that has none, a page at a time: it is read on a
/// thread of its own, and the window stays quick. At the end the console stands at the first event.
class RecordingLoader : public QObject
{
    Q_OBJECT

public:
    /// The cursor outlives it.
    RecordingLoader(ui::Cursor &cursor, const QString &path, QObject *parent = nullptr);
    /// Stops the reading, where it goes on, and waits for that.
    ~RecordingLoader() override;

    void start();

signals:
    void loaded();
    /// One sentence: what is wrong with which file. What was read before stays.
    void failed(const QString &sentence);

private:
    void read();
    void take(const EventPage &page);
    void end(const QString &complaint);

    ui::Cursor &m_cursor;
    const QString m_path;
    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_stops = false;
    std::uint64_t m_untold = 0;
};

} // namespace lockscope::app
