// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_marks.h"

#include <QAction>
#include <QToolBar>

#include "ui/diagrams/overview_strip.h"
#include "ui/shell/bookmark_commands.h"
#include "ui/views/list_area.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

WindowMarks::WindowMarks(ConsoleModels &models, ActionRegistry &registry, WindowViews &views, QMainWindow &window)
    : QObject(&window)
    , m_models(models)
    , m_registry(registry)
    , m_window(window)
    , m_commands(new BookmarkCommands(models, registry, window))
    , m_overview(new OverviewStrip(models.overview, models.bookmarks, models.range, &window))
{
    buildList(views);
    connect(m_commands, &BookmarkCommands::said, this, &WindowMarks::said);
    connect(m_overview, &OverviewStrip::placeChosen, &models.cursor, &Cursor::goTo);
    for (const auto &spec : actionSpecs()) {
        if (spec.reach == KeyReach::Rows)
            m_overview->addAction(registry.action(spec.id));
    }
}

QWidget *WindowMarks::overview() const
{
    return m_overview;
}

void WindowMarks::buildList(WindowViews &views)
{
    auto *table = new TableList(&m_window);
    table->setAccessibleName(tr("Bookmarks"));
    views.addTable({.name = u"bookmarks"_s,
                    .view = table,
                    .model = &m_models.bookmarks,
                    .letters = {9, 14, 60},
                    .fixedColumns = {BookmarkModel::EventColumn, BookmarkModel::TimeColumn},
                    .find = [this](const Selection &selection) { return m_models.bookmarks.indexOf(selection); }});
    connect(table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        m_models.cursor.goTo(m_models.bookmarks.marks()[static_cast<std::size_t>(index.row())].event);
    });
    m_list = new ListArea(*table,
                          {.sentence = tr("The events that you mark stand here, each with your note. They are kept in "
                                          "the recording."),
                           .action = m_registry.action(ActionId::KeepBookmark),
                           .actionText = tr("Mark This Moment")},
                          &m_window);
}

void WindowMarks::addOverview()
{
    auto *bar = new QToolBar(tr("Overview"), &m_window);
    bar->setObjectName(u"overview"_s);
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(m_overview);
    m_window.addToolBar(Qt::BottomToolBarArea, bar);
    auto *toggle = m_registry.action(ActionId::ShowOverview);
    toggle->setChecked(true);
    connect(toggle, &QAction::triggered, bar, &QToolBar::setVisible);
    connect(bar->toggleViewAction(), &QAction::toggled, toggle, &QAction::setChecked);
}

} // namespace lockscope::ui
