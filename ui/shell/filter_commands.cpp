// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/filter_commands.h"

#include <QApplication>

#include "ui/models/expression_text.h"
#include "ui/models/roles.h"
#include "ui/models/story_filter.h"
#include "ui/shell/colour_dialog.h"

namespace lockscope::ui {

FilterCommands::FilterCommands(
    ConsoleModels &models, ActionRegistry &registry, WindowViews &views, FilterBar &bar, SavedFilters &saved)
    : QObject(&bar)
    , m_models(models)
    , m_registry(registry)
    , m_views(views)
    , m_bar(bar)
    , m_saved(saved)
{
    connectFilter();
    connectRows();
    connectColours();
    // While the window is being destroyed the registry goes first, and the focus wanders.
    const auto look = [this] { refresh(); };
    connect(&models.filter, &Filter::changed, &registry, look);
    connect(&models.events, &EventModel::countsChanged, &registry, look);
    connect(&models.inspector, &InspectorModel::selectionChanged, &registry, look);
    connect(qApp, &QApplication::focusChanged, &registry, look);
    for (const auto &list : views.lists())
        connect(list.view->selectionModel(), &QItemSelectionModel::currentChanged, &registry, look);
    refresh();
}

void FilterCommands::refresh()
{
    const auto judge = [this](ActionId id, bool mayAct, const QString &reason) {
        if (mayAct)
            m_registry.allow(id);
        else
            m_registry.refuse(id, reason);
    };
    const bool isFiltered = !m_models.filter.text().isEmpty();
    judge(ActionId::ClearFilter, isFiltered, tr("nothing is filtered"));
    judge(ActionId::SaveFilter, isFiltered, tr("nothing is filtered"));
    judge(ActionId::StopFiltering, m_models.events.counts().isLooking, tr("the filter has looked at everything"));
    const bool hasValue = !cellFilter().isEmpty();
    const auto noValue = tr("the current cell has no value that a filter could ask for");
    judge(ActionId::FilterByCell, hasValue, noValue);
    judge(ActionId::ExcludeCell, hasValue, noValue);
    const auto &selection = m_models.inspector.selection();
    judge(ActionId::FollowThing, !std::holds_alternative<NoSelection>(selection), tr("nothing is selected"));
}

QString FilterCommands::cellFilter() const
{
    const auto *list = m_views.focused();
    if (list == nullptr)
        return {};
    const auto cell = list->view->currentIndex();
    // A list whose cells say nothing of filters has rows that stand for things.
    const auto filter = cell.data(FilterRole);
    return filter.isValid() ? filter.toString()
                            : storyOf(cell.data(SelectionRole).value<Selection>(), m_models.cursor.world());
}

void FilterCommands::connectFilter()
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    on(ActionId::FocusFilter, [this] { m_bar.open(); });
    on(ActionId::ClearFilter, [this] { m_bar.use({}); });
    on(ActionId::SaveFilter, [this] { m_bar.askForName(); });
    on(ActionId::StopFiltering, [this] { m_models.events.stopLooking(); });
}

void FilterCommands::connectRows()
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    on(ActionId::FilterByCell, [this] {
        if (const auto cell = cellFilter(); !cell.isEmpty())
            m_bar.use(narrowed(m_models.filter.text(), cell));
    });
    on(ActionId::ExcludeCell, [this] {
        if (const auto cell = cellFilter(); !cell.isEmpty())
            m_bar.use(without(m_models.filter.text(), cell));
    });
    on(ActionId::FollowThing, [this] {
        const auto story = storyOf(m_models.inspector.selection(), m_models.cursor.world());
        if (!story.isEmpty())
            m_bar.use(story);
    });
}

void FilterCommands::connectColours()
{
    m_models.colours.setRules(m_saved.colourRules());
    connect(
        &m_models.colours, &ColourRules::changed, this, [this] { m_saved.setColourRules(m_models.colours.rules()); });
    connect(m_registry.action(ActionId::EditColours), &QAction::triggered, this, &FilterCommands::editColours);
}

void FilterCommands::editColours()
{
    auto *dialog = new ColourDialog(m_models.colours, m_models.filter.text(), m_bar.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace lockscope::ui
