// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_views.h"

#include <QApplication>
#include <QHeaderView>

#include "ui/models/roles.h"
#include "ui/views/cell_delegate.h"
#include "ui/views/event_pane.h"
#include "ui/views/fate_pane.h"
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
    shareSelection();
    connect(&models.cursor, &Cursor::timePassed, this, &WindowViews::drawTime);
}

QWidget *WindowViews::inspector() const
{
    return m_inspector;
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
    for (const auto &list : m_lists)
        settings.setLayout(list.name, list.columns->state());
}

void WindowViews::restore(const Settings &settings)
{
    for (const auto &list : m_lists)
        list.columns->restore(settings.layout(list.name));
}

void WindowViews::reset()
{
    for (const auto &list : m_lists)
        list.columns->reset();
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
    auto *tree = new TreeList(&m_window);
    tree->setAccessibleName(tr("Fates"));
    tree->setRootIsDecorated(false);
    auto *picker = new RowPicker(*tree, m_models.fates);
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
    m_fates =
        new FatePane(*tree, {registry.action(ActionId::HoldLane), registry.action(ActionId::DrainLane)}, &m_window);
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
    m_inspector = new InspectorPane(
        m_models.inspector, {registry.action(ActionId::Release), registry.action(ActionId::Cancel)}, &m_window);
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

void WindowViews::shareSelection()
{
    for (const auto &list : m_lists) {
        if (list.picker == nullptr)
            continue;
        connect(list.picker, &RowPicker::picked, &m_models.inspector, &InspectorModel::setSelection);
        const auto show = [picker = list.picker, find = list.find](const Selection &selection) {
            picker->show(find(selection));
        };
        connect(&m_models.inspector, &InspectorModel::selectionChanged, list.picker, show);
        connect(list.view->model(), &QAbstractItemModel::modelReset, list.picker, [this, show] {
            show(m_models.inspector.selection());
        });
        // What was chosen may have its row only later, or again, or no more.
        connect(
            &m_models.cursor, &Cursor::advanced, list.picker, [this, show] { show(m_models.inspector.selection()); });
    }
}

} // namespace lockscope::ui
