// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include <QCloseEvent>
#include <QFileInfo>

#include "ui/shell/main_window_parts.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

MainWindow::MainWindow(ConsoleModels &models, Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_parts(std::make_unique<Parts>(models, settings, *this))
{
    setWindowTitle(tr("Lockscope"));
    buildBars();
    buildCentre();
    buildDocks();
    connectCommands();
    setDataDirectory({});

    m_parts->firstLayout = saveState();
    restoreGeometry(settings.layout(u"geometry"_s));
    restoreState(settings.layout(u"docks"_s));
    // The layout was saved at some moment, and this one may be another.
    showMomentBar();
    m_parts->views->restore(settings);
    m_parts->views->locks()->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::showServerFailure(const QString &sentence)
{
    // The same sentence follows a colon on the command line.
    m_parts->banner->showSentence(sentence.left(1).toUpper() + sentence.mid(1));
    m_parts->commands->setServer(WindowCommands::Server::Failed);
    m_parts->log->note(sentence);
}

void MainWindow::hideServerFailure()
{
    m_parts->banner->hide();
    m_parts->commands->setServer(WindowCommands::Server::Running);
}

void MainWindow::showNoServer()
{
    m_parts->banner->showNote(tr("No server runs in this window. Clients wait until one does."));
    m_parts->commands->setServer(WindowCommands::Server::None);
}

void MainWindow::setRecordingsFolder(const QString &usual)
{
    m_parts->remembered->setUsualFolder(usual);
}

void MainWindow::showStartPage()
{
    m_parts->start->show();
}

WindowStory &MainWindow::openStory()
{
    if (m_parts->story != nullptr)
        return *m_parts->story;
    // It speaks of areas that the person may have closed; what they look like to others is not for it to say.
    resetLayout();
    m_parts->story = new WindowStory({m_parts->registry, m_parts->docks, *m_parts->tabs, *this});
    return *m_parts->story;
}

void MainWindow::resetLayout()
{
    restoreState(m_parts->firstLayout);
    m_parts->views->reset();
    showMomentBar();
}

void MainWindow::setDataDirectory(const QString &path)
{
    m_parts->dataDirectory = path;
    if (path.isEmpty())
        m_parts->registry.refuse(ActionId::OpenDataFolder, tr("no server has a data folder here"));
    else
        m_parts->registry.allow(ActionId::OpenDataFolder);
}

void MainWindow::say(const QString &sentence)
{
    m_parts->status->say(sentence);
    m_parts->log->note(sentence);
}

void MainWindow::closeAtOnce()
{
    m_parts->scenarios->loseText();
    close();
}

void MainWindow::changeEvent(QEvent *event)
{
    // The parts come after the window, and events from before them are nobody's.
    if (event->type() == QEvent::ThemeChange && m_parts != nullptr)
        m_parts->appearance.followDesktop();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_parts->scenarios->losesNothing([this] { close(); }))
        return event->ignore();
    QMainWindow::closeEvent(event);
    if (m_parts->story != nullptr)
        return;
    m_parts->settings.setLayout(u"geometry"_s, saveGeometry());
    m_parts->settings.setLayout(u"docks"_s, m_parts->start->layout());
    m_parts->views->save(m_parts->settings);
}

void MainWindow::setRecorded(const QString &path)
{
    m_parts->commands->setRecorded();
    m_parts->faults->setRecorded();
    setWindowTitle(tr("Lockscope - %1").arg(QFileInfo(path).fileName()));
    m_parts->recording->setRecorded(path);
}

void MainWindow::showRecordingGrowth(quint64 events)
{
    m_parts->recording->showGrowth(events);
}

void MainWindow::setOutside(const QStringList &addresses, ReadOnly readOnly)
{
    const auto list = addresses.join(u", "_s);
    m_parts->registry.action(ActionId::ReadOnly)->setChecked(readOnly == ReadOnly::Yes);
    m_parts->guard->setOutside(list);
    m_parts->address->setOutside(list);
    m_parts->pictures->setOutside();
    setWindowTitle(tr("Lockscope - %1 (outside)").arg(list));
}

void MainWindow::showRecordingSize(quint64 bytes, quint64 events)
{
    m_parts->recording->showSize(bytes, events);
}

void MainWindow::showRecordingFailure(const QString &sentence)
{
    m_parts->recording->showFailure(sentence);
    m_parts->log->note(sentence);
}

} // namespace lockscope::ui
