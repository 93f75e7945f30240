// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_commands.h"

#include "ui/shell/main_window.h"

namespace lockscope::ui {

namespace {

/// Long enough to be seen, and to be met by clients that come back; the action's help says it.
constexpr Duration electionLength = std::chrono::seconds(3);

} // namespace

WindowCommands::WindowCommands(const ConsoleModels &models, ActionRegistry &registry, MainWindow &window)
    : QObject(&window)
    , m_models(models)
    , m_registry(registry)
    , m_window(window)
{
    connectClients();
    connectServer();
    connect(&models.inspector, &InspectorModel::selectionChanged, this, &WindowCommands::refresh);
    connect(&models.cursor, &Cursor::historyGrew, this, &WindowCommands::refresh);
    refresh();
}

void WindowCommands::refresh()
{
    if (m_isRecorded)
        return;
    const auto now = targets();
    for (const auto id : {ActionId::AddClient, ActionId::Acquire}) {
        if (m_serverFailed)
            m_registry.refuse(id, tr("the embedded server did not start: see what its message says"));
        else
            m_registry.allow(id);
    }
    judge(ActionId::RemoveClient, now.client());
    judge(ActionId::Release, now.release());
    judge(ActionId::Cancel, now.cancel());
    judge(ActionId::Cut, now.cut());
    judge(ActionId::HoldLane, now.holdLane());
    judge(ActionId::DrainLane, now.drainLane());
    judge(ActionId::LeadNode, now.leadNode());
    judge(ActionId::CrashNode, now.crashNode());
    judge(ActionId::StartNode, now.startNode());
    judge(ActionId::HoldElection, now.holdElection());
    if (m_serverFailed)
        m_registry.allow(ActionId::RetryServer);
    else
        m_registry.refuse(ActionId::RetryServer, tr("the embedded server did not fail to start"));
}

void WindowCommands::setRecorded()
{
    m_isRecorded = true;
    for (const auto &spec : actionSpecs()) {
        if (spec.menu == MenuId::Server || spec.menu == MenuId::Clients)
            m_registry.refuse(spec.id, tr("this is a recording: what it shows is over"));
    }
}

void WindowCommands::setServerFailed(bool failed)
{
    m_serverFailed = failed;
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
        if (target)
            emit m_window.clientCommandRequested(target->client, target->command);
    };
    on(ActionId::AddClient, [this] { emit m_window.clientAdditionRequested(); });
    on(ActionId::RemoveClient, [this] {
        if (const auto client = targets().client())
            emit m_window.clientRemovalRequested(*client);
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
        m_registry.action(ActionId::RetryServer), &QAction::triggered, &m_window, &MainWindow::serverStartRequested);
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
