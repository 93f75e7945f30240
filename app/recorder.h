// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QString>

#include "core/io/recording_thread.h"
#include "ui/models/cursor.h"

#include <memory>
#include <vector>

namespace lockscope::app {

/// Records whatever happens in a console, from its first event on, into a file of its own in one folder. The newest few
/// files there are kept; the others go, but for those that another console still writes.
class Recorder : public QObject
{
    Q_OBJECT

public:
    static constexpr int keptMax = 5;

    /// The cursor outlives it. Where the folder cannot be made, failed() says so.
    Recorder(const ui::Cursor &cursor, const QString &folder, QObject *parent = nullptr);
    ~Recorder() override;

    [[nodiscard]] QString path() const { return m_path; }
    /// A recording may become so large from now on; then its oldest events go.
    void setLimit(quint64 bytes);
    /// Nothing happens before the first event; bookmarked() or failed() follows.
    void keep(const Bookmark &mark);
    void remove(const Bookmark &mark);
    /// A copy of all that was recorded up to a moment ago; saved() or saveFailed() follows.
    void saveAs(const QString &path);

signals:
    void grew(quint64 bytes, quint64 events);
    /// Nothing is recorded any more, until the next start.
    void failed(const QString &sentence);
    void saved(const QString &path);
    void saveFailed(const QString &sentence);
    /// All that there are.
    void bookmarked(const std::vector<lockscope::Bookmark> &marks);

private:
    void begin();
    void forgetOld() const;
    void write();

    const ui::Cursor &m_cursor;
    const QString m_folder;
    QString m_path;
    /// Says to other consoles that the file is written.
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<io::RecordingThread> m_thread;
    EventNumber m_next{1};
    io::RecordingWriter::Options m_options;
};

} // namespace lockscope::app
