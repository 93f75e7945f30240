// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenuBar>
#include <QScreen>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

#include "ui/shell/main_window_parts.h"
#include "ui/shell/menus.h"
#include "ui/shell/moment_bar.h"
#include "ui/shell/moment_button.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr QSize firstSize(1440, 900);

} // namespace

void MainWindow::buildBars()
{
    fillMenuBar(*menuBar(), m_parts->registry);
    auto *bar = addToolBar(tr("Commands"));
    bar->setObjectName(u"commands"_s);
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    fillToolBar(*bar, m_parts->registry);
    bar->insertWidget(m_parts->registry.action(ActionId::Freeze),
                      new MomentButton(m_parts->models.cursor, m_parts->registry, bar));
    buildMomentBar();
    addToolBarBreak();
    auto *filter = addToolBar(tr("Filter"));
    filter->setObjectName(u"filter"_s);
    filter->setMovable(false);
    filter->setContextMenuPolicy(Qt::PreventContextMenu);
    filter->addWidget(m_parts->filterBar);
    setStatusBar(m_parts->status);
    m_parts->marks->addOverview();
}

/// Below the tool bar, as wide as the window.
void MainWindow::buildMomentBar()
{
    auto &parts = *m_parts;
    addToolBarBreak();
    auto *bar = addToolBar(tr("Moment"));
    bar->setObjectName(u"moment"_s);
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(new MomentBar(parts.models.cursor, *parts.registry.action(ActionId::GoToNewest), bar));
    connect(&parts.models.cursor, &Cursor::moved, this, &MainWindow::showMomentBar);
    showMomentBar();
}

void MainWindow::buildCentre()
{
    auto *pages = new QStackedWidget(this);
    auto *centre = new QWidget(pages);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_parts->banner);
    column->addWidget(m_parts->recording->notice());
    column->addWidget(m_parts->acquireBar);
    auto *tabs = new QTabWidget(centre);
    tabs->setDocumentMode(true);
    tabs->setFocusPolicy(Qt::NoFocus);
    tabs->tabBar()->setAccessibleName(tr("Pictures of the events"));
    tabs->addTab(m_parts->views->locks(), tr("Locks"));
    m_parts->pictures = new WindowPictures(m_parts->models, m_parts->registry, *m_parts->views, *tabs);
    m_parts->scenarios = new WindowScenarios(m_parts->models, m_parts->registry, *tabs);
    connect(m_parts->scenarios, &WindowScenarios::said, this, &MainWindow::say);
    column->addWidget(tabs, 1);
    pages->addWidget(centre);
    setCentralWidget(pages);
    m_parts->pages = pages;
    m_parts->tabs = tabs;
    m_parts->start = new WindowStart(m_parts->registry, m_parts->settings, *pages, *this);
    connect(m_parts->start, &WindowStart::left, this, [this] { showMomentBar(); });
}

void MainWindow::buildDocks()
{
    auto &views = *m_parts->views;
    auto &docks = m_parts->docks;
    const WindowDocks::Place places[] = {
        {ActionId::ShowNodes, "Nodes and Clients", tr("Nodes and Clients"), Qt::LeftDockWidgetArea, views.nodes()},
        {ActionId::ShowFates, "Fates", tr("Fates"), Qt::LeftDockWidgetArea, views.fates()},
        {ActionId::ShowInspector, "Inspector", tr("Inspector"), Qt::RightDockWidgetArea, views.inspector()},
        {ActionId::ShowEvents, "Events", tr("Events"), Qt::BottomDockWidgetArea, views.events()},
        {ActionId::ShowFindings, "Findings", tr("Findings"), Qt::BottomDockWidgetArea, views.findings()},
        {ActionId::ShowFaults, "Faults", tr("Faults"), Qt::LeftDockWidgetArea, m_parts->faults->area()},
        {ActionId::ShowBookmarks, "Bookmarks", tr("Bookmarks"), Qt::BottomDockWidgetArea, m_parts->marks->list()},
        {ActionId::ShowLog, "Log", tr("Log"), Qt::BottomDockWidgetArea, m_parts->log->area()},
    };
    // Fates have a lot to say: the left column is as high as the window.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    for (const auto &place : places)
        docks.add(place);
    docks.stack({ActionId::ShowEvents, ActionId::ShowFindings, ActionId::ShowBookmarks, ActionId::ShowLog});
    docks.stack({ActionId::ShowFates, ActionId::ShowFaults});
    m_parts->faults->standIn(docks.of(ActionId::ShowFaults));
    // The areas get their shares of a window that has room for them, whatever the screen has.
    resize(firstSize);
    const auto letter = fontMetrics().horizontalAdvance(u'0');
    const auto line = fontMetrics().height();
    resizeDocks({&docks.of(ActionId::ShowNodes), &docks.of(ActionId::ShowInspector)},
                {letter * 58, letter * 42},
                Qt::Horizontal);
    resizeDocks({&docks.of(ActionId::ShowNodes), &docks.of(ActionId::ShowFates)}, {line * 18, line * 30}, Qt::Vertical);
    resizeDocks({&docks.of(ActionId::ShowEvents)}, {line * 15}, Qt::Vertical);
    // Its frame needs room, too: the last line of all says where to connect.
    resize(firstSize.boundedTo(screen()->availableSize() - QSize(0, line * 3)));
}

void MainWindow::showMomentBar()
{
    const bool isBehindPage = m_parts->start != nullptr && m_parts->start->isShown();
    findChild<QToolBar *>(u"moment"_s)->setVisible(!m_parts->models.cursor.isLive() && !isBehindPage);
}

} // namespace lockscope::ui
