// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_window.h"

#include <QCoreApplication>
#include <QEvent>
#include <QProcess>

#include "app/run_window.h"

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QStringList argumentsFor(const ui::ServerChoice &choice)
{
    QStringList arguments{u"--connect"_s, choice.addresses.join(u',')};
    if (choice.isEncrypted)
        arguments << u"--tls"_s;
    if (!choice.authorities.isEmpty())
        arguments << u"--ca"_s << choice.authorities;
    if (!choice.tokenFile.isEmpty())
        arguments << u"--auth-token-file"_s << choice.tokenFile;
    if (choice.isReadOnly)
        arguments << u"--read-only"_s;
    return arguments;
}

} // namespace

ConsoleWindow::ConsoleWindow(Session &session, ui::MainWindow &window, ui::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_settings(settings)
    , m_scenarios(session.models().scenarios)
{
    // Whatever a person makes is what the next command is about.
    connect(&window, &ui::MainWindow::clientAdditionRequested, &session, [&session] {
        session.models().inspector.setSelection(session.addClient());
    });
    connect(&window, &ui::MainWindow::clientRemovalRequested, &session, &Session::removeClient);
    connect(&window, &ui::MainWindow::acquireRequested, this, &ConsoleWindow::acquire);
    connect(&window,
            &ui::MainWindow::clientCommandRequested,
            &session,
            [&session](ClientId client, const ClientCommand &command) { session.perform(client, command); });
    connect(&window, &ui::MainWindow::serverCommandRequested, &session, [&session](const ServerCommand &command) {
        session.perform(command);
    });
    connect(&window, &ui::MainWindow::faultCommandRequested, &session, [&session](const FaultCommand &command) {
        session.perform(command);
    });
    connect(&window, &ui::MainWindow::serverRestartRequested, &session, &Session::restartServer);
    connect(&window, &ui::MainWindow::serverStartRequested, &session, &Session::startServer);
    connect(&window, &ui::MainWindow::serverStopRequested, &session, &Session::stopServer);
    connect(&session, &Session::serverStopped, &window, [&session, &window] {
        if (!session.isRestarting())
            window.showNoServer();
    });
    connect(&window, &ui::MainWindow::storyRequested, this, &ConsoleWindow::openStory);
    connect(&session, &Session::serverStarted, &window, [&session, &window] {
        window.hideServerFailure();
        window.setDataDirectory(session.dataDirectory());
    });
    connect(&session, &Session::serverFailed, &window, &ui::MainWindow::showServerFailure);
    connect(&window, &ui::MainWindow::outsideConsoleRequested, &window, [&window](const ui::ServerChoice &choice) {
        if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), argumentsFor(choice)))
            window.say(tr("Another window could not be opened"));
    });
    connect(&window, &ui::MainWindow::fileWriteRequested, &m_files, &FileWriter::write);
    connect(&m_files, &FileWriter::written, &window, [&window](const QString &path) {
        window.say(tr("Wrote %1").arg(path));
    });
    connect(&m_files, &FileWriter::failed, &window, &ui::MainWindow::say);
    connect(&m_scenarios, &ScenarioThread::runTaken, this, &ConsoleWindow::openRun);
    window.installEventFilter(this);
}

bool ConsoleWindow::eventFilter(QObject *watched, QEvent *event)
{
    // Not when it is made small: then the desktop hides it.
    if (event->type() == QEvent::Hide && !event->spontaneous())
        emit closed();
    return QObject::eventFilter(watched, event);
}

void ConsoleWindow::openRun(const TakenRun &run)
{
    auto *opened = new RunWindow(run, m_settings, this);
    connect(opened, &RunWindow::runTaken, this, &ConsoleWindow::openRun);
    connect(this, &ConsoleWindow::closed, opened, &RunWindow::close);
}

void ConsoleWindow::openStory()
{
    // Whoever asks again has lost sight of it, or wants to see it again.
    if (m_story != nullptr)
        m_story->close();
    m_story = new StoryWindow(m_settings, this);
    connect(m_story, &StoryWindow::runTaken, this, &ConsoleWindow::openRun);
    connect(this, &ConsoleWindow::closed, m_story, &StoryWindow::close);
}

void ConsoleWindow::acquire(std::optional<ClientId> client, const AcquireCommand &command)
{
    const auto asker = client ? *client : m_session.addClient();
    const auto request = m_session.acquire(asker, command);
    m_session.models().inspector.setSelection(RequestRef{asker, request});
}

} // namespace lockscope::app
