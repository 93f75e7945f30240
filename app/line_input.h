// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

namespace lockscope::app {

/// Reads lines from a file descriptor as they come, without ever blocking the event loop. The descriptor stays the
/// caller's.
///
/// What came over sockets until then is handled first: a command that was written after a connection ended finds it
/// ended.
class LineInput : public QObject
{
    Q_OBJECT

public:
    /// The longest line without its LF; a command of any subcommand is far below.
    static constexpr qsizetype lineSizeMax = 64 * 1024;

    explicit LineInput(int descriptor, QObject *parent = nullptr);

    /// Leaves further input where it is until resume(). The chunk that was read before may still give lines.
    void pause();
    void resume();

signals:
    /// One line without its LF. At the end of input also what stands behind the last LF.
    void lineRead(const QByteArray &line);
    /// A line was longer than lineSizeMax and is left out.
    void lineRefused();
    /// The last signal: nothing more can come.
    void ended();
    /// The last signal: reading failed with this errno.
    void failed(int error);

private:
    void schedule();
    void read();
    void take(const QByteArray &bytes);
    void finish();
    void finishLine();

    int m_descriptor;
    QSocketNotifier m_notifier;
    QByteArray m_line;
    bool m_isTooLong = false;
    bool m_isPaused = false;
};

} // namespace lockscope::app
