// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/models/plain_text.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/acquire_bar.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/analyse_commands.h"
#include "ui/shell/appearance.h"
#include "ui/shell/banner.h"
#include "ui/shell/connect_dialog.h"
#include "ui/shell/filter_bar.h"
#include "ui/shell/filter_commands.h"
#include "ui/shell/menus.h"
#include "ui/shell/moment_bar.h"
#include "ui/shell/moment_button.h"
#include "ui/shell/outside_guard.h"
#include "ui/shell/picture_export.h"
#include "ui/shell/recording_commands.h"
#include "ui/shell/server_address.h"
#include "ui/shell/status_strip.h"
#include "ui/shell/time_commands.h"
#include "ui/shell/view_commands.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_faults.h"
#include "ui/shell/window_marks.h"
#include "ui/shell/window_pictures.h"
#include "ui/shell/window_scenarios.h"
#include "ui/shell/window_views.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr QSize firstSize(1440, 900);

} // namespace

/// Everything in the window, built in this order.
struct MainWindow::Parts
{
    Parts(ConsoleModels &shown, Settings &kept, MainWindow &window)
        : models(shown)
        , settings(kept)
        , appearance(kept)
        , views(new WindowViews(shown, registry, window))
        , guard(new OutsideGuard(registry, window))
        , commands(new WindowCommands(shown, registry, *guard, window))
        , faults(new WindowFaults(shown, {registry, *guard, *views, window}))
        , savedFilters(kept.filters())
        , filterBar(new FilterBar(shown.filter, shown.events, savedFilters, registry, &window))
        , acquireBar(new AcquireBar(shown.cursor, kept, &window))
        , time(new TimeCommands(shown, registry, window))
        , banner(new Banner(Banner::Kind::Error, *registry.action(ActionId::RetryServer), &window))
        , status(new StatusStrip(shown.cursor, shown.status, *registry.action(ActionId::CopyServerAddress), &window))
        , address(new ServerAddress(shown.cursor, registry, *views, *status))
        , docks(window, registry)
        , recording(new RecordingCommands(registry, *status, kept, window))
        , marks(new WindowMarks(shown, registry, *views, window))
    {
    }

    ConsoleModels &models;
    Settings &settings;
    Appearance appearance;
    ActionRegistry registry;
    WindowViews *views;
    WindowPictures *pictures = nullptr;
    OutsideGuard *guard;
    WindowScenarios *scenarios = nullptr;
    WindowCommands *commands;
    WindowFaults *faults;
    SavedFilters savedFilters;
    FilterBar *filterBar;
    AcquireBar *acquireBar;
    TimeCommands *time;
    Banner *banner;
    StatusStrip *status;
    ServerAddress *address;
    WindowDocks docks;
    RecordingCommands *recording;
    WindowMarks *marks;
    QString dataDirectory;
    QByteArray firstLayout;
};

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
    findChild<QToolBar *>(u"moment"_s)->setVisible(!models.cursor.isLive());
    m_parts->views->restore(settings);
    m_parts->views->locks()->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::showServerFailure(const QString &sentence)
{
    // The same sentence follows a colon on the command line.
    m_parts->banner->showSentence(sentence.left(1).toUpper() + sentence.mid(1));
    m_parts->commands->setServerFailed(true);
}

void MainWindow::hideServerFailure()
{
    m_parts->banner->hide();
    m_parts->commands->setServerFailed(false);
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
    m_parts->settings.setLayout(u"geometry"_s, saveGeometry());
    m_parts->settings.setLayout(u"docks"_s, saveState());
    m_parts->views->save(m_parts->settings);
    QMainWindow::closeEvent(event);
}

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
    const auto show = [bar, &parts] { bar->setVisible(!parts.models.cursor.isLive()); };
    connect(&parts.models.cursor, &Cursor::moved, bar, show);
    show();
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
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
    setCentralWidget(centre);
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
    };
    // Fates have a lot to say: the left column is as high as the window.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    for (const auto &place : places)
        docks.add(place);
    docks.stack({ActionId::ShowEvents, ActionId::ShowFindings, ActionId::ShowBookmarks});
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

void MainWindow::connectCommands()
{
    auto &parts = *m_parts;
    const auto on = [this, &parts](ActionId id, auto perform) {
        connect(parts.registry.action(id), &QAction::triggered, this, perform);
    };
    std::vector<QWidget *> areas{parts.filterBar,
                                 parts.acquireBar,
                                 parts.views->nodes(),
                                 parts.views->fates(),
                                 parts.faults->area(),
                                 parts.views->locks()};
    areas.insert(areas.end(), parts.pictures->panes().begin(), parts.pictures->panes().end());
    for (auto *area : parts.scenarios->pane().areas())
        areas.push_back(area);
    areas.insert(areas.end(), {parts.views->inspector(), parts.views->events(), parts.views->findings()});
    areas.insert(areas.end(), {parts.marks->list(), parts.marks->overview()});
    auto *look = new ViewCommands(parts.registry, *parts.views, std::move(areas));
    look->connectLook(parts.appearance, parts.settings);
    // It belongs to the bar.
    new FilterCommands(parts.models, parts.registry, *parts.views, *parts.filterBar, parts.savedFilters);
    connect(parts.filterBar, &FilterBar::left, this, [&parts] { parts.views->eventList().setFocus(); });
    connectAnalysis();
    connect(parts.acquireBar, &AcquireBar::acquireRequested, this, [this](auto client, const auto &command) {
        m_parts->guard->pass(tr("Acquire %1").arg(plain(command.key)),
                             [this, client, command] { emit acquireRequested(client, command); });
    });
    connect(parts.acquireBar, &AcquireBar::closed, this, [&parts] { parts.views->locks()->setFocus(); });
    on(ActionId::Acquire, [&parts] {
        const CommandTargets targets(parts.models.inspector.selection(), parts.models.cursor.present());
        const auto client = targets.client();
        parts.acquireBar->open(QString::fromStdString(targets.key()), client ? std::optional(*client) : std::nullopt);
    });
    auto &events = parts.views->eventList();
    connect(&events, &EventList::followingChanged, parts.status, [&parts, &events] {
        parts.status->setEventsFrozen(events.isFrozen());
    });
    connect(&parts.models.inspector, &InspectorModel::selectionChanged, this, [&parts](const Selection &selection) {
        if (const auto *client = std::get_if<ClientId>(&selection))
            parts.acquireBar->choose(*client);
    });
    connect(parts.time, &TimeCommands::said, parts.status, &StatusStrip::say);
    connect(parts.recording, &RecordingCommands::saveRequested, this, &MainWindow::recordingSaveRequested);
    connect(parts.recording, &RecordingCommands::openRequested, this, &MainWindow::recordingOpenRequested);
    connect(parts.recording, &RecordingCommands::reloadRequested, this, &MainWindow::recordingReloadRequested);
    connect(parts.recording, &RecordingCommands::limitChanged, this, &MainWindow::recordingLimitChanged);
    connect(parts.marks, &WindowMarks::said, parts.status, &StatusStrip::say);
    on(ActionId::OpenDataFolder, [&parts] { QDesktopServices::openUrl(QUrl::fromLocalFile(parts.dataDirectory)); });
    connect(parts.pictures, &WindowPictures::exportRequested, this, [this](ExportablePicture &picture) {
        auto *dialog = new PictureExport(picture, *this);
        connect(dialog, &PictureExport::chosen, this, &MainWindow::fileWriteRequested);
        dialog->open();
    });
    on(ActionId::ConnectOutside, [this] {
        auto *dialog = new ConnectDialog(*this);
        connect(dialog, &ConnectDialog::chosen, this, &MainWindow::outsideConsoleRequested);
        dialog->open();
    });
    on(ActionId::ResetLayout, [this, &parts] { restoreState(parts.firstLayout), parts.views->reset(); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::AboutQt, [this] { QMessageBox::aboutQt(this); });
    on(ActionId::About, [this] {
        auto *about = new AboutDialog(this);
        about->setAttribute(Qt::WA_DeleteOnClose);
        about->open();
    });
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
    setWindowTitle(tr("Lockscope - %1 (outside)").arg(list));
}

void MainWindow::showRecordingSize(quint64 bytes, quint64 events)
{
    m_parts->recording->showSize(bytes, events);
}

void MainWindow::showRecordingFailure(const QString &sentence)
{
    m_parts->recording->showFailure(sentence);
}

void MainWindow::connectAnalysis()
{
    auto &parts = *m_parts;
    auto *analyse = new AnalyseCommands(
        parts.models,
        parts.registry,
        *parts.views,
        {.inspector = parts.docks.of(ActionId::ShowInspector), .findings = parts.docks.of(ActionId::ShowFindings)});
    analyse->keepIn(parts.settings);
    analyse->sayIn(*parts.status);
    connect(parts.status, &StatusStrip::findingsRequested, this, [&parts] {
        parts.docks.of(ActionId::ShowFindings).show();
        parts.docks.of(ActionId::ShowFindings).raise();
        parts.views->findings()->setFocus();
    });
}

} // namespace lockscope::ui
