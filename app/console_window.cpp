// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_window.h"

namespace lockscope::app {

ConsoleWindow::ConsoleWindow(Session &session, ui::MainWindow &window, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&window, &ui::MainWindow::clientAdditionRequested, &session, &Session::addClient);
    connect(&window, &ui::MainWindow::clientRemovalRequested, &session, &Session::removeClient);
    connect(&window, &ui::MainWindow::acquireRequested, this, &ConsoleWindow::acquire);
    connect(&window,
            &ui::MainWindow::clientCommandRequested,
            &session,
            [&session](ClientId client, const ClientCommand &command) { session.perform(client, command); });
    connect(&window, &ui::MainWindow::serverCommandRequested, &session, [&session](const ServerCommand &command) {
        session.perform(command);
    });
    connect(&window, &ui::MainWindow::serverStartRequested, &session, &Session::startServer);
    connect(&session, &Session::serverStarted, &window, [&session, &window] {
        window.hideServerFailure();
        window.setDataDirectory(session.dataDirectory());
    });
    connect(&session, &Session::serverFailed, &window, &ui::MainWindow::showServerFailure);
}

void ConsoleWindow::acquire(std::optional<ClientId> client, const AcquireCommand &command)
{
    m_session.acquire(client ? *client : m_session.addClient(), command);
}

} // namespace lockscope::app
