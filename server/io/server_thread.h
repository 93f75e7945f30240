// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QThread>

#include "core/vocabulary/command.h"
#include "core/vocabulary/command_answer.h"
#include "core/vocabulary/fate_notice.h"
#include "server/io/server_options.h"

#include <cstdint>
#include <memory>

namespace lockscope::server {

class ServerDriver;

/// One lock server in a thread of its own. Everything here is called from the thread that made it and never blocks it;
/// every signal arrives there.
///
/// start() once; then either startFailed(), or started() and, whatever ends the server, stopped() or killed(). The
/// destructor stops a running server as stop() does and waits for it; a stop takes at most about two seconds longer
/// than the disk does.
class ServerThread : public QObject
{
    Q_OBJECT

public:
    /// `sink` may be empty: then the server builds no events.
    ServerThread(ServerOptions options, EventSink sink, QObject *parent = nullptr);
    ~ServerThread() override;

    void start();
    /// The clean stop (F9). Before started() it takes effect as soon as the server is up.
    void stop();
    /// The end of a process without a word: connections die, what was not handed to the disk is lost, and nobody is
    /// told anything. killed() follows where it ran.
    void kill();
    /// Asks for `command`; answered() brings the answer with the same `id`, in the order of the calls.
    void perform(quint64 id, const ServerCommand &command);
    /// A StateResumed with the whole truth goes to the sink, in its place among the other events (L32).
    void requestSnapshot();
    /// Group commits of the journal since the start. Any thread may ask.
    [[nodiscard]] std::uint64_t journalSyncCount() const;

signals:
    /// Before started(): a write that a crash had cut short was cut off the journal (J4).
    void tailCut(const lockscope::server::JournalEnd::Torn &tail);
    /// One address for each node, node 1 first.
    void started(const QStringList &addresses);
    void startFailed(const lockscope::server::StartFailure &failure);
    /// The journal latched its fatal state; the server stays up to be looked at (J3).
    void journalFailed(lockscope::JournalFailure failure, const QString &detail);
    /// The journal cannot be cut off at its beginning and grows until a restart (J5). Nothing else is the worse for it.
    void snapshotFailed(const lockscope::server::JournalProblem &problem);
    /// What an operator must read about fates (F3, F8, F9).
    void noticed(const lockscope::FateNotice &notice);
    void answered(quint64 id, const lockscope::CommandAnswer &answer);
    void stopped(const lockscope::server::StopReport &report);
    void killed();

private:
    QThread m_thread;
    /// Lives in m_thread, and is destroyed when that is over.
    std::unique_ptr<ServerDriver> m_driver;
};

} // namespace lockscope::server
