// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_pictures.h"

#include <QLabel>

#include "ui/diagrams/sequence_view.h"
#include "ui/diagrams/timeline_view.h"
#include "ui/models/moment_text.h"
#include "ui/plots/plot_view.h"
#include "ui/style/theme.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr double zoomStep = 1.5;
constexpr double moveStep = 0.25;

/// In the order of the tabs.
constexpr std::array tabActions{
    ActionId::ShowLocks, ActionId::ShowSequence, ActionId::ShowTimeline, ActionId::ShowPlots};

} // namespace

WindowPictures::WindowPictures(ConsoleModels &models, ActionRegistry &registry, WindowViews &views, QTabWidget &tabs)
    : QObject(&tabs)
    , m_models(models)
    , m_registry(registry)
    , m_views(views)
    , m_tabs(tabs)
    , m_filter(models.filter, models.pictures)
    , m_sequenceModel(models.pictures, models.range)
    , m_timelineModel(models.pictures, models.range)
    , m_plotModel(models.pictures, models.range)
{
    buildSequence();
    buildTimeline();
    buildPlots();
    connectTime();
    connectColumns();
    connectRows();
    connectPanes();
    connect(&models.pictures, &Pictures::changed, this, &WindowPictures::showState);
    m_sequence->setFilter(m_filter);
    m_timeline->setFilter(m_filter);
    connect(&m_filter, &PictureFilter::changed, this, &WindowPictures::showNotes);
    connect(&models.cursor, &Cursor::moved, this, &WindowPictures::showNotes);
    showState();
    showNotes();
}

void WindowPictures::setOutside()
{
    m_isOutside = true;
    showNotes();
}

QString WindowPictures::momentNote() const
{
    const auto &cursor = m_models.cursor;
    if (cursor.isLive())
        return {};
    return tr("PAST: this is %1. What came later is pale, beyond the line.").arg(momentText(cursor).place);
}

QString WindowPictures::filterNote() const
{
    if (m_filter.isActive())
        return tr("Filter: only what it lets through is drawn; the table has everything.");
    return m_filter.isOfThingsOnly() ? tr("Filter: it asks for nothing that events have; everything is drawn.")
                                     : QString();
}

/// What is not there, and what is paler than the rest, in words.
void WindowPictures::showNotes()
{
    const auto moment = momentNote();
    const auto outside = m_isOutside
        ? tr("What happens inside servers outside is not visible: this is what the clients here believe.")
        : QString();
    const auto measured = m_models.filter.text().isEmpty()
        ? QString()
        : tr("Filter: plots measure everything, whatever it lets through.");
    const auto join = [](QStringList parts) {
        parts.removeAll(QString());
        return parts.join(u"  "_s);
    };
    m_panes[0]->setNote(join({moment, filterNote(), outside}));
    m_panes[1]->setNote(join({moment, filterNote(), outside}));
    m_panes[2]->setNote(join({moment, measured, outside}));
}

PicturePane *WindowPictures::current() const
{
    return qobject_cast<PicturePane *>(m_tabs.currentWidget());
}

void WindowPictures::buildSequence()
{
    m_sequence = new SequenceView(m_models.pictures, m_models.range, &m_tabs);
    auto *table = new TableList(&m_tabs);
    table->setAccessibleName(tr("Sequence of messages as a table"));
    m_views.addTable({.name = u"sequence"_s,
                      .view = table,
                      .model = &m_sequenceModel,
                      .letters = {14, 30, 14, 14, 20, 14, 9},
                      .fixedColumns = {SequenceModel::TimeColumn},
                      .find = [this](const Selection &selection) { return m_sequenceModel.indexOf(selection); }});
    auto *pane = new PicturePane(*m_sequence,
                                 *table,
                                 {.sentence = tr("Each message between clients and nodes will be drawn here, with what "
                                                 "was lost and what is waited for."),
                                  .action = m_registry.action(ActionId::Acquire),
                                  .actionText = tr("Acquire a Lock")},
                                 {m_registry.action(ActionId::PinColumn),
                                  m_registry.action(ActionId::FoldColumn),
                                  m_registry.action(ActionId::HideColumn),
                                  m_registry.action(ActionId::ResetColumns),
                                  m_registry.action(ActionId::FitTime),
                                  m_registry.action(ActionId::ShowAsTable),
                                  m_registry.action(ActionId::ExportPicture)},
                                 &m_tabs);
    connect(pane, &PicturePane::tableShown, &m_sequenceModel, &SequenceModel::setShown);
    connect(m_sequence, &DiagramView::picked, &m_models.inspector, &InspectorModel::setSelection);
    connect(&m_models.inspector, &InspectorModel::selectionChanged, m_sequence, &SequenceView::setSelection);
    addPane(*pane, tr("Sequence"));
}

void WindowPictures::buildTimeline()
{
    m_timeline = new TimelineView(m_models.pictures, m_models.range, &m_tabs);
    auto *table = new TableList(&m_tabs);
    table->setAccessibleName(tr("Timeline as a table"));
    m_views.addTable({.name = u"timeline"_s,
                      .view = table,
                      .model = &m_timelineModel,
                      .letters = {30, 18, 10, 14, 14, 12},
                      .fixedColumns = {TimelineModel::FromColumn, TimelineModel::ToColumn},
                      .keyColumns = {TimelineModel::NameColumn},
                      .find = [this](const Selection &selection) { return m_timelineModel.indexOf(selection); }});
    auto *pane = new PicturePane(*m_timeline,
                                 *table,
                                 {.sentence = tr("For each lock and each client it will be drawn here when it waited, "
                                                 "held, or did not know."),
                                  .action = m_registry.action(ActionId::Acquire),
                                  .actionText = tr("Acquire a Lock")},
                                 {m_registry.action(ActionId::RowsOfClients),
                                  m_registry.action(ActionId::TallerRows),
                                  m_registry.action(ActionId::FlatterRows),
                                  m_registry.action(ActionId::FitTime),
                                  m_registry.action(ActionId::ShowAsTable),
                                  m_registry.action(ActionId::ExportPicture)},
                                 &m_tabs);
    connect(pane, &PicturePane::tableShown, &m_timelineModel, &TimelineModel::setShown);
    connect(m_timeline, &DiagramView::picked, &m_models.inspector, &InspectorModel::setSelection);
    connect(&m_models.inspector, &InspectorModel::selectionChanged, m_timeline, &TimelineView::setSelection);
    addPane(*pane, tr("Timeline"));
}

void WindowPictures::buildPlots()
{
    m_plots = new PlotView(m_models.pictures, m_models.range, &m_tabs);
    auto *table = new TableList(&m_tabs);
    table->setAccessibleName(tr("Plots as a table"));
    m_views.addTable({.name = u"plots"_s,
                      .view = table,
                      .model = &m_plotModel,
                      .letters = {14, 22, 22, 16, 16, 22, 14},
                      .fixedColumns = {PlotModel::TimeColumn},
                      .find = [](const Selection & /*selection*/) { return QModelIndex(); }});
    auto *pane = new PicturePane(*m_plots,
                                 *table,
                                 {.sentence = tr("How long clients wait and hold, how long queues are and how fast the "
                                                 "journal is will be plotted here."),
                                  .action = m_registry.action(ActionId::Acquire),
                                  .actionText = tr("Acquire a Lock")},
                                 {m_registry.action(ActionId::FitTime),
                                  m_registry.action(ActionId::ShowAsTable),
                                  m_registry.action(ActionId::ExportPicture)},
                                 &m_tabs);
    auto *legend =
        new QLabel(tr("Line: average. Shade around it: least to most. Red: a fault. Blue line: a new leader."), pane);
    legend->setTextFormat(Qt::PlainText);
    legend->setForegroundRole(QPalette::PlaceholderText);
    pane->addOption(*legend);
    connect(pane, &PicturePane::tableShown, &m_plotModel, &PlotModel::setShown);
    connect(m_plots, &PlotView::picked, &m_models.inspector, &InspectorModel::setSelection);
    addPane(*pane, tr("Plots"));
}

void WindowPictures::addPane(PicturePane &pane, const QString &title)
{
    m_panes.push_back(&pane);
    m_tabs.addTab(&pane, title);
    for (const auto &spec : actionSpecs()) {
        if (spec.reach == KeyReach::Rows)
            pane.pictureWidget().addAction(m_registry.action(spec.id));
    }
}

void WindowPictures::connectTime()
{
    auto &range = m_models.range;
    const auto on = [this, &range](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, &range, perform);
    };
    on(ActionId::ZoomIn, [&range] { range.zoom(1 / zoomStep); });
    on(ActionId::ZoomOut, [&range] { range.zoom(zoomStep); });
    on(ActionId::MoveBack, [&range] { range.move(-moveStep); });
    on(ActionId::MoveOn, [&range] { range.move(moveStep); });
    on(ActionId::FitTime, [&range] { range.fit(); });
    on(ActionId::GoToNewest, [&range] { range.follow(true); });
    // Whoever goes to a moment wants to see it.
    connect(&m_models.cursor, &Cursor::moved, &range, [this, &range] {
        if (!m_models.cursor.isLive())
            range.reveal(m_models.cursor.now().steady);
    });
    on(ActionId::Freeze, [&range](bool frozen) { range.follow(!frozen); });
}

void WindowPictures::connectColumns()
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, m_sequence, perform);
    };
    on(ActionId::ColumnLeft, [this] { m_sequence->moveColumn(-1); });
    on(ActionId::ColumnRight, [this] { m_sequence->moveColumn(1); });
    on(ActionId::HideColumn, [this] { m_sequence->hideColumn(); });
    on(ActionId::PinColumn, [this] { m_sequence->pinColumn(); });
    on(ActionId::FoldColumn, [this] { m_sequence->foldColumn(); });
    on(ActionId::ResetColumns, [this] { m_sequence->resetColumns(); });
}

void WindowPictures::connectRows()
{
    auto *clients = m_registry.action(ActionId::RowsOfClients);
    connect(clients, &QAction::toggled, m_timeline, [this](bool on) {
        const auto kind = on ? TimelineRowKind::Clients : TimelineRowKind::Keys;
        m_timeline->setRows(kind);
        m_timelineModel.setRows(kind);
    });
    connect(m_registry.action(ActionId::TallerRows), &QAction::triggered, m_timeline, [this] {
        m_timeline->changeRowHeight(1);
    });
    connect(m_registry.action(ActionId::FlatterRows), &QAction::triggered, m_timeline, [this] {
        m_timeline->changeRowHeight(-1);
    });
}

void WindowPictures::connectPanes()
{
    for (std::size_t tab = 0; tab < tabActions.size(); ++tab) {
        connect(m_registry.action(tabActions[tab]), &QAction::triggered, &m_tabs, [this, tab] {
            m_tabs.setCurrentIndex(static_cast<int>(tab));
            m_tabs.currentWidget()->setFocus(Qt::ShortcutFocusReason);
        });
    }
    auto *asTable = m_registry.action(ActionId::ShowAsTable);
    connect(asTable, &QAction::triggered, this, [this](bool on) {
        if (auto *pane = current())
            pane->setTableShown(on);
    });
    connect(m_registry.action(ActionId::ExportPicture), &QAction::triggered, this, [this] {
        if (auto *pane = current())
            emit exportRequested(pane->exportable());
    });
    connect(&m_tabs, &QTabWidget::currentChanged, this, &WindowPictures::showState);
}

void WindowPictures::judge(std::initializer_list<ActionId> ids, bool isPossible, const QString &reason)
{
    for (const auto id : ids) {
        if (isPossible)
            m_registry.allow(id);
        else
            m_registry.refuse(id, reason);
    }
}

/// What the pane on screen has to show, and what can be done with it.
void WindowPictures::showState()
{
    const auto &pictures = m_models.pictures;
    const std::array empty{pictures.sequence().items().size() == 0,
                           pictures.timeline().keys().segments().size() == 0
                               && pictures.timeline().clients().segments().size() == 0,
                           pictures.series().isEmpty()};
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        m_panes[i]->setEmpty(empty.at(i));
    for (std::size_t tab = 0; tab < tabActions.size(); ++tab)
        m_registry.action(tabActions.at(tab))->setChecked(m_tabs.currentIndex() == static_cast<int>(tab));
    const auto *pane = current();
    m_registry.action(ActionId::ShowAsTable)->setChecked(pane != nullptr && pane->isTableShown());
    judge({ActionId::ShowAsTable, ActionId::ExportPicture},
          pane != nullptr && !pane->isEmpty(),
          tr("no picture is on screen"));
    judge({ActionId::ColumnLeft,
           ActionId::ColumnRight,
           ActionId::HideColumn,
           ActionId::PinColumn,
           ActionId::FoldColumn,
           ActionId::ResetColumns},
          pane == m_panes[0],
          tr("the sequence is not on screen"));
    judge({ActionId::RowsOfClients, ActionId::TallerRows, ActionId::FlatterRows},
          pane == m_panes[1],
          tr("the timeline is not on screen"));
}

} // namespace lockscope::ui
