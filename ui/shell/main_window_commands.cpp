// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDesktopServices>
#include <QUrl>

#include "ui/editor/scenario_editor.h"
#include "ui/models/plain_text.h"
#include "ui/shell/analyse_commands.h"
#include "ui/shell/connect_dialog.h"
#include "ui/shell/filter_commands.h"
#include "ui/shell/main_window_parts.h"
#include "ui/shell/picture_export.h"
#include "ui/shell/view_commands.h"

#include <utility>

namespace lockscope::ui {

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
    areas.insert(areas.end(), {parts.marks->list(), parts.log->area(), parts.marks->overview()});
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
    on(ActionId::ResetLayout, [this] { resetLayout(); });
    on(ActionId::TellStory, [this] { emit storyRequested(); });
    on(ActionId::Quit, [this] { close(); });
    connect(parts.remembered, &WindowSettings::limitChanged, this, &MainWindow::recordingLimitChanged);
    explainAreas();
}

/// What F1 opens where.
void MainWindow::explainAreas()
{
    auto &parts = *m_parts;
    auto &help = *parts.help;
    const auto explain = [&help](QWidget *area, const char *chapter) {
        help.explain(*area, {QStringLiteral("manual"), QString::fromLatin1(chapter)});
    };
    explain(parts.filterBar, "the-filter");
    explain(parts.acquireBar, "what-you-can-do");
    explain(parts.views->locks(), "what-you-see");
    for (auto *pane : parts.pictures->panes())
        explain(pane, "what-you-see");
    explain(parts.views->nodes(), "nodes");
    explain(parts.views->fates(), "the-board-of-fates");
    explain(parts.faults->area(), "faults");
    explain(parts.views->inspector(), "why");
    explain(parts.views->events(), "the-filter");
    explain(parts.views->findings(), "findings");
    explain(parts.marks->list(), "recordings");
    explain(parts.marks->overview(), "recordings");
    explain(parts.log->area(), "the-log");
    explain(parts.pages->widget(1), "how-it-starts");
    explain(&parts.scenarios->pane(), "scenarios");
    help.explain(parts.scenarios->pane().editor(), {QStringLiteral("scenario_language")});
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
