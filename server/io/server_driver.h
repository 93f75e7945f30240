// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <QStringList>
#include <QTimer>

#include "core/vocabulary/command.h"
#include "core/vocabulary/command_answer.h"
#include "server/engine/lock_server.h"
#include "server/io/authenticator.h"
#include "server/io/data_directory.h"
#include "server/io/link.h"
#include "server/io/node_listeners.h"
#include "server/io/poller.h"
#include "server/io/server_options.h"
#include "server/io/snapshot_thread.h"
#include "server/io/tls_context.h"
#include "server/io/wal_mailbox.h"
#include "server/io/wal_thread.h"

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lockscope::server {

/// Runs a LockServer on sockets, the journal's thread and the clocks. Decides nothing (HP3).
///
/// All of it belongs to the thread that start() is called on. Each turn reads what came, lets the brain think once,
/// appends its records, and then writes to each socket once.
class ServerDriver : public QObject
{
    Q_OBJECT

public:
    ServerDriver(ServerOptions options, EventSink sink);
    ~ServerDriver() override;

    void start();
    void stop();
    void kill();
    void perform(quint64 id, const ServerCommand &command);
    void requestSnapshot();
    /// Any thread.
    [[nodiscard]] std::uint64_t journalSyncCount() const { return m_journalSyncCount.load(std::memory_order_relaxed); }

signals:
    void tailCut(const lockscope::server::JournalEnd::Torn &tail);
    void started(const QStringList &addresses);
    void startFailed(const lockscope::server::StartFailure &failure);
    void journalFailed(lockscope::JournalFailure failure, const QString &detail);
    void snapshotFailed(const lockscope::server::JournalProblem &problem);
    void noticed(const lockscope::FateNotice &notice);
    void answered(quint64 id, const lockscope::CommandAnswer &answer);
    void stopped(const lockscope::server::StopReport &report);
    void killed();

private:
    [[nodiscard]] Result<void, StartFailure> openAll();
    [[nodiscard]] Result<void, StartFailure> loadCertificate();
    [[nodiscard]] Result<void, StartFailure> openDirectory();
    [[nodiscard]] Result<void, StartFailure> listen();
    [[nodiscard]] Result<void, StartFailure> recover();
    void accept(NodeId node, FileDescriptor socket);
    void reportFailure(const WalFailed &failed);

    void workOff();
    void readReports();
    void readLink(LinkNumber number, Link &link);
    void endLink(LinkNumber number, PeerEnd end);
    void removeLink(LinkNumber number);

    /// Everything that the brain wants by now.
    void pump();
    void perform(Effect &effect);
    void appendRecords();
    void close(LinkNumber number);
    void handOverEvents();
    void markDirty(LinkNumber number, Link &link);
    /// Whether the brain was told anything.
    [[nodiscard]] bool flushLinks();
    [[nodiscard]] bool flush(LinkNumber number);
    void endLingering(TimePoint now);
    void armTimer();
    void ring();
    void shutDownIfDone();
    void noteLastFailure();
    /// Gives back everything that belongs to this thread.
    void release();

    const ServerOptions m_options;
    const EventSink m_sink;
    Authenticator m_authenticator;
    Poller m_poller;
    WalMailbox m_mailbox;
    std::unique_ptr<QSocketNotifier> m_notifier;
    QTimer m_deadline;
    NodeListeners m_listeners;

    std::optional<TlsContext> m_tls;
    std::optional<DataDirectory> m_directory;
    /// Behind the directory, whose files they write.
    std::unique_ptr<WalThread> m_wal;
    std::unique_ptr<SnapshotThread> m_snapshots;
    std::optional<LockServer> m_server;

    std::unordered_map<LinkNumber, Link> m_links;
    std::vector<LinkNumber> m_dirty;
    struct Lingering
    {
        LinkNumber link;
        TimePoint until;
    };
    std::deque<Lingering> m_lingering;

    std::vector<std::byte> m_input;
    std::vector<Effect> m_effects;
    /// The records of one turn.
    std::vector<LoggedRecord> m_records;
    Lsn m_lastAppended;
    /// Not all of them are reported durable.
    bool m_journalIsBusy = false;
    std::vector<ToldEvent> m_events;
    std::optional<TimePoint> m_armedFor;
    std::atomic<std::uint64_t> m_journalSyncCount = 0;
    bool m_isStarted = false;
    /// The brain is done; only last words are on their way.
    std::optional<StopReport> m_stopReport;
};

} // namespace lockscope::server
