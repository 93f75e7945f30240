// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QSslConfiguration>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "app/client_thread.h"
#include "app/event_feed.h"
#include "app/fault_traps.h"
#include "app/findings_thread.h"
#include "app/search_thread.h"
#include "core/history/history.h"
#include "server/io/server_options.h"
#include "server/io/server_thread.h"
#include "ui/models/console_models.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace lockscope::app {

/// Servers that are none of this process: what happens inside them is not visible.
struct OutsideServers
{
    /// The only addresses that the clients ever dial; never none.
    std::vector<Endpoint> endpoints;
    /// None: connections are not encrypted.
    std::optional<QSslConfiguration> trust{};
};

/// One console at work, without its window: the embedded server, the virtual clients, the feed, the history and the
/// models over it. The one place that knows them all (HL7).
///
/// Lives in the GUI thread and never makes it wait, but for the destructor: that one stops clients and server, which
/// takes at most a few seconds.
class Session : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        server::ServerOptions server;
        History::Limits history{};
        EventFeed::Limits feed{};
        /// Instead of the embedded server, which is then never started.
        std::optional<OutsideServers> outside{};
    };

    explicit Session(Options options, QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] ui::ConsoleModels &models() { return m_models; }
    /// The present one, whatever moment is shown.
    [[nodiscard]] const World &world() const { return m_models.cursor.present(); }
    [[nodiscard]] QString dataDirectory() const { return m_options.server.dataDirectory; }
    /// None: the server is the embedded one.
    [[nodiscard]] const std::optional<OutsideServers> &outside() const { return m_options.outside; }
    /// Events may also come from elsewhere; any thread.
    [[nodiscard]] EventFeed &feed() { return m_feed; }
    /// How long showing took at most and in all since the last call: what a flood is measured by.
    [[nodiscard]] std::vector<Duration> takeTickTimes();

    /// Starts the embedded server, unless it runs or there is none. Then serverStarted() or serverFailed() follows.
    void startServer();
    /// Stops the server cleanly, where it runs; serverStopped() follows.
    void stopServer();
    /// Stops the server cleanly, where it runs, and starts it again.
    void restartServer();
    /// The server stops only to start again.
    [[nodiscard]] bool isRestarting() const { return m_isRestarting; }
    /// A new client of the embedded server, or of the ones outside: "w1", "w2", ...
    ClientId addClient();
    void removeClient(ClientId client);
    /// The request of `command` is numbered here, whatever number it has.
    RequestId acquire(ClientId client, AcquireCommand command);
    /// A release in `command` is numbered here, whatever number it has.
    void perform(ClientId client, ClientCommand command);
    void perform(const ServerCommand &command);
    /// The fault of `command` is numbered here, where it is new.
    void perform(FaultCommand command);

signals:
    /// One address for each node.
    void serverStarted(const QStringList &addresses);
    /// One sentence that says what is wrong and what to do.
    void serverFailed(const QString &sentence);
    void serverStopped();
    /// All events that had come are shown, in every model.
    void caughtUp();

private:
    using AnyCommand = decltype(CommandGiven::command);
    enum class ServerRun : std::uint8_t { None, Starting, Running };

    void connectServer();
    void connectFindings();
    void post(UnnumberedEntry entry);
    void spring(const std::vector<UnnumberedEntry> &batch);
    void arm(const ArmFaultCommand &command);
    void endAllFaults();
    void noteAnswer(quint64 number, const CommandAnswer &answer);
    void give(std::optional<ClientId> client, decltype(CommandGiven::command) command);
    RequestId nextRequest(ClientId client);
    void schedule();
    void takeIn(const QElapsedTimer &begin);
    void append(UnnumberedEntry entry);
    void show();
    void keepTime();
    void passTime();
    void resync();

    const Options m_options;
    ui::ConsoleModels m_models;
    EventFeed m_feed;
    QTimer m_showTimer;
    QTimer m_timeTimer;
    QElapsedTimer m_sinceShown;
    std::vector<UnnumberedEntry> m_batch;
    std::size_t m_next = 0;
    /// Copies of what was taken in and is still to be judged.
    std::vector<Entry> m_unjudged;
    /// How long the last publish() took.
    Duration m_tellingTook{};
    std::vector<Duration> m_tickTimes;
    std::map<ClientId, std::uint64_t> m_requestCounts;
    std::uint32_t m_clientCount = 0;
    std::uint64_t m_commandCount = 0;
    std::uint64_t m_faultCount = 0;
    /// The server is stopped because its disk failed on purpose, and starts again.
    bool m_isRestarting = false;
    FaultTraps m_traps;
    /// Commands that the server has not answered yet, by their numbers.
    std::map<quint64, ServerCommand> m_unanswered;
    QStringList m_addresses;
    FindingsThread m_findings;
    // These post into the feed until they are gone. The clients go first, so that the server sees them leave.
    std::unique_ptr<server::ServerThread> m_server;
    ServerRun m_serverRun = ServerRun::None;
    ClientThread m_clients;
    SearchThread m_search;
};

} // namespace lockscope::app
