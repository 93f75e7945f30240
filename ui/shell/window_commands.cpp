// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_commands.h"

#include "ui/models/event_text.h"
#include "ui/models/plain_text.h"
#include "ui/shell/main_window.h"
#include "ui/shell/outside_guard.h"

namespace lockscope::ui {

namespace {

/// Long enough to be seen, and to be met by clients that come back; the action's help says it.
constexpr Duration electionLength = std::chrono::seconds(3);

QString sentenceOf(const ClientTarget &target, const World &world)
{
    const auto asked = askedText(target.command);
    const auto whom = nameOf(target.client, world);
    return asked.key.empty() ? WindowCommands::tr("%1: %2").arg(whom, asked.sentence)
                             : WindowCommands::tr("%1: %2, %3").arg(whom, asked.sentence, plain(asked.key));
}

} // namespace

WindowCommands::WindowCommands(const ConsoleModels &models,
                               ActionRegistry &registry,
                               OutsideGuard &guard,
                               MainWindow &window)
    : QObject(&window)
    , m_models(models)
    , m_registry(registry)
    , m_guard(guard)
    , m_window(window)
{
    connectClients();
    connectServer();
    connect(&models.inspector, &InspectorModel::selectionChanged, this, &WindowCommands::refresh);
    connect(&models.cursor, &Cursor::historyGrew, this, &WindowCommands::refresh);
    connect(&guard, &OutsideGuard::changed, this, &WindowCommands::refresh);
    refresh();
}

void WindowCommands::refresh()
{
    if (m_isRecorded)
        return;
    refreshClients();
    refreshServer();
}

void WindowCommands::refreshClients()
{
    const auto now = targets();
    for (const auto id : {ActionId::AddClient, ActionId::Acquire}) {
        if (const auto reason = reasonForNoServer(); !reason.isEmpty())
            m_registry.refuse(id, reason);
        else
            m_registry.allow(id);
    }
    if (m_guard.isReadOnly()) {
        for (const auto id :
             {ActionId::RemoveClient, ActionId::Acquire, ActionId::Release, ActionId::Cancel, ActionId::Cut})
            m_registry.refuse(id, tr("this window is read-only: switch that off in the menu Server"));
        return;
    }
    judge(ActionId::RemoveClient, now.client());
    judge(ActionId::Release, now.release());
    judge(ActionId::Cancel, now.cancel());
    judge(ActionId::Cut, now.cut());
}

void WindowCommands::refreshServer()
{
    if (m_guard.isOutside()) {
        for (const auto id : {ActionId::HoldLane,
                              ActionId::DrainLane,
                              ActionId::LeadNode,
                              ActionId::CrashNode,
                              ActionId::StartNode,
                              ActionId::HoldElection,
                              ActionId::StartServer,
                              ActionId::StopServer})
            m_registry.refuse(id, tr("this window has no server of its own, and others take no such commands"));
        return;
    }
    const auto now = targets();
    judge(ActionId::HoldLane, now.holdLane());
    judge(ActionId::DrainLane, now.drainLane());
    judge(ActionId::LeadNode, now.leadNode());
    judge(ActionId::CrashNode, now.crashNode());
    judge(ActionId::StartNode, now.startNode());
    judge(ActionId::HoldElection, now.holdElection());
    judgeServer();
}

void WindowCommands::judgeServer()
{
    const bool isRunning = m_server == Server::Running;
    const auto offered = isRunning ? ActionId::StopServer : ActionId::StartServer;
    const auto refused = isRunning ? ActionId::StartServer : ActionId::StopServer;
    m_registry.allow(offered);
    m_registry.refuse(refused, isRunning ? tr("the embedded server runs already") : tr("no embedded server runs"));
}

QString WindowCommands::reasonForNoServer() const
{
    switch (m_server) {
    case Server::Running:
        return {};
    case Server::None:
        return tr("no server runs here: start one in the menu Server");
    case Server::Failed:
        return tr("the embedded server did not start: see what its message says");
    }
    return {};
}

void WindowCommands::setRecorded()
{
    m_isRecorded = true;
    for (const auto &spec : actionSpecs()) {
        const bool isOfServer = spec.menu == MenuId::Server && spec.id != ActionId::ConnectOutside;
        if (isOfServer || spec.menu == MenuId::Clients)
            m_registry.refuse(spec.id, tr("this is a recording: what it shows is over"));
    }
}

void WindowCommands::setServer(Server server)
{
    m_server = server;
    refresh();
}

CommandTargets WindowCommands::targets() const
{
    return {m_models.inspector.selection(), m_models.cursor.present()};
}

void WindowCommands::connectClients()
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    const auto send = [this](const Result<ClientTarget, QString> &target) {
        if (!target)
            return;
        m_guard.pass(sentenceOf(*target, m_models.cursor.present()),
                     [this, wanted = *target] { emit m_window.clientCommandRequested(wanted.client, wanted.command); });
    };
    // Who only connects asks for nothing.
    on(ActionId::AddClient, [this] { emit m_window.clientAdditionRequested(); });
    on(ActionId::RemoveClient, [this] {
        const auto client = targets().client();
        if (!client)
            return;
        m_guard.pass(sentenceOf({*client, StopCommand{}}, m_models.cursor.present()),
                     [this, wanted = *client] { emit m_window.clientRemovalRequested(wanted); });
    });
    on(ActionId::Release, [this, send] { send(targets().release()); });
    on(ActionId::Cancel, [this, send] { send(targets().cancel()); });
    on(ActionId::Cut, [this, send] { send(targets().cut()); });
}

void WindowCommands::connectServer()
{
    connect(m_registry.action(ActionId::HoldLane), &QAction::triggered, this, [this] {
        if (const auto key = targets().holdLane())
            emit m_window.serverCommandRequested(HoldLaneCommand{.key = *key, .throughStop = false});
    });
    connect(m_registry.action(ActionId::DrainLane), &QAction::triggered, this, [this] {
        if (const auto key = targets().drainLane())
            emit m_window.serverCommandRequested(DrainLaneCommand{.key = *key});
    });
    connectNodes();
    connect(
        m_registry.action(ActionId::StartServer), &QAction::triggered, &m_window, &MainWindow::serverStartRequested);
    connect(m_registry.action(ActionId::StopServer), &QAction::triggered, &m_window, &MainWindow::serverStopRequested);
}

void WindowCommands::connectNodes()
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    on(ActionId::LeadNode, [this] {
        if (const auto node = targets().leadNode())
            emit m_window.serverCommandRequested(HandOverCommand{*node});
    });
    on(ActionId::CrashNode, [this] {
        if (const auto node = targets().crashNode())
            emit m_window.serverCommandRequested(CrashNodeCommand{*node});
    });
    on(ActionId::StartNode, [this] {
        if (const auto node = targets().startNode())
            emit m_window.serverCommandRequested(StartNodeCommand{*node});
    });
    on(ActionId::HoldElection, [this] {
        if (targets().holdElection())
            emit m_window.serverCommandRequested(NoLeaderCommand{electionLength});
    });
}

template<typename T>
void WindowCommands::judge(ActionId id, const Result<T, QString> &target)
{
    if (target)
        m_registry.allow(id);
    else
        m_registry.refuse(id, target.error());
}

} // namespace lockscope::ui
