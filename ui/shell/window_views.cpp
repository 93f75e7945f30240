// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_views.h"

#include <QApplication>
#include <QHeaderView>

#include "ui/models/roles.h"
#include "ui/views/cell_delegate.h"
#include "ui/views/event_pane.h"
#include "ui/views/fate_board.h"
#include "ui/views/fate_pane.h"
#include "ui/views/finding_pane.h"
#include "ui/views/inspector_pane.h"
#include "ui/views/node_pane.h"
#include "ui/views/row_blink.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// The row, and those beneath it, where they only group others.
void openGroups(TreeList &tree, const QModelIndex &index)
{
    const int count = tree.model()->rowCount(index);
    if (count > 0 && !std::holds_alternative<Key>(index.data(SelectionRole).value<Selection>()))
        tree.expand(index);
    for (int row = 0; row < count; ++row)
        openGroups(tree, tree.model()->index(row, 0, index));
}

/// Rows that open by themselves: those that only group others, so that what they hold is seen. Only once: what a person
/// closes stays closed.
void openNewGroups(TreeList &tree)
{
    const auto open = [&tree](const QModelIndex &parent, int first, int last) {
        if (parent.isValid() && tree.model()->rowCount(parent) == last - first + 1)
            return openGroups(tree, parent);
        for (int row = first; row <= last; ++row)
            openGroups(tree, tree.model()->index(row, 0, parent));
    };
    QObject::connect(tree.model(), &QAbstractItemModel::rowsInserted, &tree, open);
    QObject::connect(tree.model(), &QAbstractItemModel::modelReset, &tree, [&tree, open] {
        open({}, 0, tree.model()->rowCount() - 1);
    });
}

} // namespace

WindowViews::WindowViews(ConsoleModels &models, const ActionRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_models(models)
    , m_window(window)
{
    buildNodes(registry);
    buildFates(registry);
    buildLocks(registry);
    buildInspector(registry);
    buildEvents(registry);
    buildFindings();
    for (const auto &list : m_lists)
        shareSelection(list);
    shareSelection();
    connect(&models.cursor, &Cursor::timePassed, this, &WindowViews::drawTime);
    connect(&models.cursor, &Cursor::moved, this, &WindowViews::showMoment);
}

QWidget *WindowViews::fates() const
{
    return m_fates;
}

QWidget *WindowViews::inspector() const
{
    return m_inspector;
}

QWidget *WindowViews::findings() const
{
    return m_findings;
}

const WindowViews::List *WindowViews::focused() const
{
    const auto *focus = QApplication::focusWidget();
    for (const auto &list : m_lists) {
        if (list.view == focus)
            return &list;
    }
    return nullptr;
}

/// Countdowns go on. What is hidden is drawn when it is shown.
void WindowViews::drawTime()
{
    for (const auto &list : m_lists) {
        if (list.blink == nullptr)
            continue;
        list.view->viewport()->update();
        list.blink->lookAgain();
    }
}

void WindowViews::setBlinks(bool on)
{
    for (const auto &list : m_lists) {
        if (list.blink != nullptr)
            list.blink->setEnabled(on);
    }
}

void WindowViews::save(Settings &settings) const
{
    for (const auto &list : m_lists) {
        if (list.columns != nullptr)
            settings.setLayout(list.name, list.columns->state());
    }
}

void WindowViews::restore(const Settings &settings)
{
    for (const auto &list : m_lists) {
        if (list.columns != nullptr)
            list.columns->restore(settings.layout(list.name));
    }
}

void WindowViews::reset()
{
    for (const auto &list : m_lists) {
        if (list.columns != nullptr)
            list.columns->reset();
    }
}

void WindowViews::buildNodes(const ActionRegistry &registry)
{
    auto *tree = new TreeList(&m_window);
    tree->setAccessibleName(tr("Nodes and clients"));
    auto *picker = new RowPicker(*tree, m_models.nodes);
    auto *delegate = new CellDelegate(tree);
    delegate->setKeyColumns({NodeModel::AddressColumn});
    tree->setIndentation(10);
    auto *blink = new RowBlink(*tree, {NodeModel::StateColumn, NodeModel::AddressColumn});
    delegate->setBlink(blink);
    tree->setBlink(blink);
    tree->setItemDelegate(delegate);
    openNewGroups(*tree);
    m_lists.push_back({u"nodes"_s,
                       tree,
                       tree->header(),
                       new ColumnSet(*tree->header(), {15, 16, 15, 11}),
                       blink,
                       picker,
                       [this](const Selection &selection) { return m_models.nodes.indexOf(selection); }});
    m_nodes = new NodePane(*tree, m_models.status, *registry.action(ActionId::AddClient), &m_window);
}

void WindowViews::buildFates(const ActionRegistry &registry)
{
    auto *board = new FateBoard(m_models.fateBoard, &m_window);
    board->setAccessibleName(tr("Fates"));
    auto *picker = new RowPicker(*board, m_models.fateBoard);
    m_lists.push_back({u"fate cards"_s, board, nullptr, nullptr, nullptr, picker, [this](const Selection &selection) {
                           return m_models.fateBoard.indexOf(selection);
                       }});
    m_fates = new FatePane(m_models,
                           {.board = *board, .table = *buildFateTable(), .lanes = *buildLanes()},
                           {registry.action(ActionId::DrainLane),
                            registry.action(ActionId::HoldLane),
                            registry.action(ActionId::Why),
                            registry.action(ActionId::FatesAsTable)},
                           &m_window);
    connect(registry.action(ActionId::FatesAsTable), &QAction::toggled, m_fates, &FatePane::setAsTable);
}

TreeList *WindowViews::buildFateTable()
{
    auto *tree = new TreeList(&m_window);
    tree->setAccessibleName(tr("Table of fates"));
    auto *picker = new RowPicker(*tree, m_models.fates);
    tree->setRootIsDecorated(false);
    auto *delegate = new CellDelegate(tree);
    delegate->setFixedColumns({FateModel::OpenColumn, FateModel::ConnectionColumn});
    auto *blink = new RowBlink(*tree, {FateModel::StateColumn, FateModel::TargetsColumn, FateModel::RefusedColumn});
    delegate->setBlink(blink);
    tree->setBlink(blink);
    tree->setItemDelegate(delegate);
    m_lists.push_back({u"fates"_s,
                       tree,
                       tree->header(),
                       new ColumnSet(*tree->header(), {6, 13, 13, 25, 12, 20, 14}),
                       blink,
                       picker,
                       [this](const Selection &selection) { return m_models.fates.indexOf(selection); }});
    return tree;
}

TreeList *WindowViews::buildLanes()
{
    auto *tree = new TreeList(&m_window);
    tree->setAccessibleName(tr("Candidate lanes"));
    auto *picker = new RowPicker(*tree, m_models.lanes);
    tree->setRootIsDecorated(false);
    auto *delegate = new CellDelegate(tree);
    delegate->setKeyColumns({LaneModel::KeyColumn});
    auto *blink = new RowBlink(*tree, {LaneModel::FatesColumn, LaneModel::HolderColumn, LaneModel::QueueColumn});
    delegate->setBlink(blink);
    tree->setBlink(blink);
    tree->setItemDelegate(delegate);
    m_lists.push_back({u"lanes"_s,
                       tree,
                       tree->header(),
                       new ColumnSet(*tree->header(), {14, 26, 22, 22, 14, 8, 22}),
                       blink,
                       picker,
                       [this](const Selection &selection) { return m_models.lanes.indexOf(selection); }});
    return tree;
}

void WindowViews::buildLocks(const ActionRegistry &registry)
{
    auto *tree = new TreeList(&m_window);
    tree->setAccessibleName(tr("Locks"));
    auto *picker = new RowPicker(*tree, m_models.locks);
    auto *delegate = new CellDelegate(tree);
    delegate->setFixedColumns({LockModel::HolderColumn, LockModel::TokenColumn});
    delegate->setKeyColumns({LockModel::KeyColumn});
    auto *blink = new RowBlink(*tree,
                               {LockModel::StateColumn,
                                LockModel::HolderColumn,
                                LockModel::TokenColumn,
                                LockModel::WaitersColumn,
                                LockModel::LaneColumn});
    delegate->setBlink(blink);
    tree->setBlink(blink);
    tree->setItemDelegate(delegate);
    openNewGroups(*tree);
    // Keys have many levels.
    tree->setIndentation(12);
    m_lockTree = tree;
    m_lists.push_back({u"locks"_s,
                       tree,
                       tree->header(),
                       new ColumnSet(*tree->header(), {13, 13, 10, 6, 13, 8, 10, 5}),
                       blink,
                       picker,
                       [this](const Selection &selection) { return m_models.locks.indexOf(selection); }});
    m_locks = new ListArea(*tree,
                           {.sentence = tr("No lock is held or waited for."),
                            .action = registry.action(ActionId::Acquire),
                            .actionText = tr("Acquire a Lock")},
                           &m_window);
}

void WindowViews::buildInspector(const ActionRegistry &registry)
{
    m_inspector = new InspectorPane(m_models.inspector,
                                    m_models.why,
                                    {registry.action(ActionId::Release),
                                     registry.action(ActionId::Cancel),
                                     registry.action(ActionId::Why),
                                     registry.action(ActionId::CopyAsScenario)},
                                    &m_window);
    auto &tree = m_inspector->list();
    m_lists.push_back(
        {u"inspector"_s, &tree, tree.header(), new ColumnSet(*tree.header(), {10, 16, 16}), nullptr, nullptr, {}});
}

void WindowViews::buildEvents(const ActionRegistry &registry)
{
    m_eventList = new EventList(&m_window);
    m_eventList->setAccessibleName(tr("Events"));
    auto *picker = new RowPicker(*m_eventList, m_models.events);
    auto *delegate = new CellDelegate(m_eventList);
    delegate->setFixedColumns({EventModel::NumberColumn, EventModel::TimeColumn});
    delegate->setKeyColumns({EventModel::KeyColumn});
    delegate->setMarkColumn(EventModel::NumberColumn);
    delegate->markTime();
    m_eventList->setItemDelegate(delegate);
    auto &header = *m_eventList->horizontalHeader();
    m_lists.push_back({u"events"_s,
                       m_eventList,
                       &header,
                       new ColumnSet(header, {9, 14, 10, 20, 26, 75, 8}),
                       nullptr,
                       picker,
                       [this](const Selection &selection) { return m_models.events.indexOf(selection); }});
    m_events = new EventPane(*m_eventList, *registry.action(ActionId::GoToNewest), &m_window);
}

/// In PAST the list of events stands still at the cursor.
void WindowViews::showMoment()
{
    const auto &cursor = m_models.cursor;
    if (cursor.isLive())
        m_eventList->setFrozen(false);
    else
        m_eventList->standAt(m_models.events.indexOf(cursor.position()));
}

void WindowViews::addTable(const Table &table)
{
    auto *picker = new RowPicker(*table.view, *table.model);
    auto *delegate = new CellDelegate(table.view);
    delegate->setFixedColumns(table.fixedColumns);
    delegate->setKeyColumns(table.keyColumns);
    table.view->setItemDelegate(delegate);
    auto &header = *table.view->horizontalHeader();
    m_lists.push_back(
        {table.name, table.view, &header, new ColumnSet(header, table.letters), nullptr, picker, table.find});
    shareSelection(m_lists.back());
}

void WindowViews::addList(const List &list)
{
    m_lists.push_back(list);
    shareSelection(list);
}

void WindowViews::shareSelection(const List &list)
{
    if (list.picker == nullptr)
        return;
    connect(list.picker, &RowPicker::picked, &m_models.inspector, &InspectorModel::setSelection);
    const auto show = [picker = list.picker, find = list.find](const Selection &selection) {
        picker->show(find(selection));
    };
    connect(&m_models.inspector, &InspectorModel::selectionChanged, list.picker, show);
    connect(list.view->model(), &QAbstractItemModel::modelReset, list.picker, [this, show] {
        show(m_models.inspector.selection());
    });
    // What was chosen may have its row only later, or again, or no more.
    const auto showAgain = [this, show] { show(m_models.inspector.selection()); };
    connect(&m_models.cursor, &Cursor::worldChanged, list.picker, showAgain);
    connect(&m_models.cursor, &Cursor::worldReplaced, list.picker, showAgain);
}

void WindowViews::buildFindings()
{
    auto *tree = new TreeList(&m_window);
    tree->setAccessibleName(tr("Findings"));
    tree->setRootIsDecorated(false);
    auto *picker = new RowPicker(*tree, m_models.findings);
    auto *delegate = new CellDelegate(tree);
    delegate->setFixedColumns({FindingModel::TimeColumn, FindingModel::EventColumn});
    delegate->setKeyColumns({FindingModel::AboutColumn});
    delegate->markTime();
    auto *blink = new RowBlink(*tree, {FindingModel::CountColumn});
    delegate->setBlink(blink);
    tree->setBlink(blink);
    tree->setItemDelegate(delegate);
    m_lists.push_back({u"findings"_s,
                       tree,
                       tree->header(),
                       new ColumnSet(*tree->header(), {13, 40, 24, 12, 7, 20, 9}),
                       blink,
                       picker,
                       [this](const Selection &selection) { return m_models.findings.indexOf(selection); }});
    m_findings = new FindingPane(m_models.cursor, m_models.findings, *tree, &m_window);
}

void WindowViews::shareSelection()
{
    connect(&m_models.inspector, &InspectorModel::selectionChanged, m_findings, &FindingPane::setSelection);
    connect(&m_models.inspector, &InspectorModel::selectionChanged, &m_models.why, &WhyModel::setSelection);
    connect(m_findings, &FindingPane::picked, this, &WindowViews::jump);
    connect(m_inspector, &InspectorPane::picked, this, &WindowViews::jump);
}

/// A link was followed: to another thing at the same moment, or to the moment of an event, where what is selected
/// stays, so that one sees how it was then. An event that went has no moment any more.
void WindowViews::jump(const Selection &target)
{
    const auto *event = std::get_if<EventNumber>(&target);
    const auto &history = m_models.cursor.history();
    if (event != nullptr && *event >= history.first() && *event < history.end())
        m_models.cursor.goTo(*event);
    else
        m_models.inspector.setSelection(target);
}

} // namespace lockscope::ui
