// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/time_commands.h"

#include <QInputDialog>

#include "ui/models/moment_text.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace lockscope::ui {

TimeCommands::TimeCommands(ConsoleModels &models, ActionRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_models(models)
    , m_registry(registry)
    , m_window(window)
{
    connectSteps();
    connectPlaces();
    connect(&models.cursor, &Cursor::moved, this, &TimeCommands::refresh);
    connect(&models.cursor, &Cursor::historyGrew, this, &TimeCommands::refresh);
    connect(&models.inspector, &InspectorModel::selectionChanged, this, &TimeCommands::refresh);
    connect(&models.steps, &TimeSteps::findingsChanged, this, &TimeCommands::refresh);
    refresh();
}

void TimeCommands::connectSteps()
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    auto &steps = m_models.steps;
    on(ActionId::StepBack, [this, &steps] { goTo(steps.nextEvent(StepWay::Back), tr("This is the first event.")); });
    on(ActionId::StepOn, [this, &steps] { goTo(steps.nextEvent(StepWay::On), tr("This is the newest event.")); });
    for (const auto &[id, way] :
         {std::pair(ActionId::SelectedBack, StepWay::Back), std::pair(ActionId::SelectedOn, StepWay::On)}) {
        on(id, [&steps, way = way] { steps.seekSelected(way); });
    }
    connect(&steps, &TimeSteps::selectedFound, this, [this](StepWay way, std::optional<EventNumber> number) {
        goTo(number, nothingFurther(way));
    });
    on(ActionId::FindingBack,
       [this, &steps] { goTo(steps.nextFinding(StepWay::Back), tr("Nothing was found before this moment.")); });
    on(ActionId::FindingOn,
       [this, &steps] { goTo(steps.nextFinding(StepWay::On), tr("Nothing was found after this moment.")); });
}

void TimeCommands::connectPlaces()
{
    auto &cursor = m_models.cursor;
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    on(ActionId::GoToFirst, [&cursor] { cursor.goTo(cursor.history().first()); });
    on(ActionId::GoToNewest, [&cursor] { cursor.goLive(); });
    on(ActionId::Freeze, [&cursor] { cursor.isLive() ? cursor.freeze() : cursor.goLive(); });
    on(ActionId::GoToEvent, [this] { askForNumber(); });
    on(ActionId::GoToChosenEvent, [this] {
        if (const auto *number = std::get_if<EventNumber>(&m_models.inspector.selection()))
            m_models.cursor.goTo(*number);
    });
}

/// Asked with each batch of events: only what is known at once, never a search.
void TimeCommands::refresh()
{
    const auto judge = [this](ActionId id, bool allowed, const QString &reason) {
        if (allowed)
            m_registry.allow(id);
        else
            m_registry.refuse(id, reason);
    };
    const auto &steps = m_models.steps;
    const bool hasEvents = m_models.cursor.history().size() > 0;
    const bool isChosen = std::holds_alternative<EventNumber>(m_models.inspector.selection());
    for (const auto id : {ActionId::GoToFirst, ActionId::GoToEvent})
        judge(id, hasEvents, tr("nothing has happened yet"));
    judge(ActionId::StepBack, steps.nextEvent(StepWay::Back).has_value(), tr("there is no earlier event"));
    judge(ActionId::StepOn, steps.nextEvent(StepWay::On).has_value(), tr("the newest event is shown"));
    judge(ActionId::GoToChosenEvent, isChosen, tr("no event is selected"));
    for (const auto id : {ActionId::SelectedBack, ActionId::SelectedOn})
        judge(id, steps.subject().has_value(), tr("no request, lock, fate, client or node is selected"));
    for (const auto id : {ActionId::FindingBack, ActionId::FindingOn})
        judge(id, !steps.findings().empty(), tr("nothing was found so far"));
    m_registry.action(ActionId::Freeze)->setChecked(!m_models.cursor.isLive());
}

void TimeCommands::goTo(std::optional<EventNumber> number, const QString &otherwise)
{
    if (number)
        m_models.cursor.goTo(*number);
    else
        emit said(otherwise);
}

QString TimeCommands::nothingFurther(StepWay way) const
{
    const auto &title = m_models.inspector.title();
    return way == StepWay::Back ? tr("No earlier event is about: %1").arg(title)
                                : tr("No later event is about: %1").arg(title);
}

void TimeCommands::askForNumber()
{
    auto &cursor = m_models.cursor;
    auto *dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Go to Event"));
    dialog->setLabelText(
        tr("Number of the event, from %1 to %2:").arg(textOf(cursor.history().first()), textOf(cursor.newest())));
    dialog->setInputMode(QInputDialog::IntInput);
    const auto number = [](EventNumber event) {
        return static_cast<int>(std::min<std::uint64_t>(event.value(), std::numeric_limits<int>::max()));
    };
    dialog->setIntRange(number(cursor.history().first()), number(cursor.newest()));
    dialog->setIntValue(number(cursor.position()));
    connect(dialog, &QInputDialog::intValueSelected, this, [&cursor](int value) {
        cursor.goTo(EventNumber(static_cast<std::uint64_t>(value)));
    });
    dialog->open();
}

} // namespace lockscope::ui
