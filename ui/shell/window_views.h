// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QWidget>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/settings.h"
#include "ui/views/column_set.h"
#include "ui/views/event_list.h"
#include "ui/views/list_area.h"
#include "ui/views/row_picker.h"
#include "ui/views/table_list.h"
#include "ui/views/tree_list.h"

#include <functional>
#include <set>
#include <vector>

class QHeaderView;

namespace lockscope::ui {

class FatePane;
class FindingPane;
class InspectorPane;
class RowBlink;

/// The lists of the window over its models, all showing one selection.
class WindowViews : public QObject
{
    Q_OBJECT

public:
    /// A list, its place on screen and its columns.
    struct List
    {
        QString name;
        QAbstractItemView *view;
        /// Null, both: it has no columns.
        QHeaderView *header;
        ColumnSet *columns;
        RowBlink *blink;
        RowPicker *picker;
        /// Where the selected thing stands in this list.
        std::function<QModelIndex(const Selection &)> find;
    };

    WindowViews(ConsoleModels &models, const ActionRegistry &registry, QWidget &window);

    /// A table that somebody else made.
    struct Table
    {
        QString name;
        TableList *view;
        QAbstractItemModel *model;
        /// The first widths of its columns.
        std::vector<int> letters;
        std::set<int> fixedColumns = {};
        std::set<int> keyColumns = {};
        std::function<QModelIndex(const Selection &)> find;
    };
    /// Gives it its model, and makes it one of the lists.
    void addTable(const Table &table);
    /// One that somebody else made and that has its model.
    void addList(const List &list);

    [[nodiscard]] ListArea *locks() const { return m_locks; }
    [[nodiscard]] QWidget *nodes() const { return m_nodes; }
    [[nodiscard]] QWidget *fates() const;
    [[nodiscard]] FatePane &fatePane() const { return *m_fates; }
    [[nodiscard]] QWidget *inspector() const;
    [[nodiscard]] InspectorPane &inspectorPane() const { return *m_inspector; }
    [[nodiscard]] QWidget *findings() const;
    [[nodiscard]] QWidget *events() const { return m_events; }
    [[nodiscard]] TreeList &lockTree() const { return *m_lockTree; }
    [[nodiscard]] EventList &eventList() const { return *m_eventList; }
    [[nodiscard]] const std::vector<List> &lists() const { return m_lists; }
    /// The list that has the focus; null: none has.
    [[nodiscard]] const List *focused() const;

    void setBlinks(bool on);
    void save(Settings &settings) const;
    void restore(const Settings &settings);
    void reset();

private:
    void buildLocks(const ActionRegistry &registry);
    void buildNodes(const ActionRegistry &registry);
    void buildFates(const ActionRegistry &registry);
    TreeList *buildFateTable();
    TreeList *buildLanes();
    void buildInspector(const ActionRegistry &registry);
    void buildEvents(const ActionRegistry &registry);
    void buildFindings();
    void shareSelection();
    void showMoment();
    void jump(const Selection &target);
    void shareSelection(const List &list);
    void drawTime();

    ConsoleModels &m_models;
    QWidget &m_window;
    std::vector<List> m_lists;
    ListArea *m_locks = nullptr;
    TreeList *m_lockTree = nullptr;
    QWidget *m_nodes = nullptr;
    FatePane *m_fates = nullptr;
    InspectorPane *m_inspector = nullptr;
    QWidget *m_events = nullptr;
    EventList *m_eventList = nullptr;
    FindingPane *m_findings = nullptr;
};

} // namespace lockscope::ui
