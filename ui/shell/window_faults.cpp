// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_faults.h"

#include <QHeaderView>
#include <QShortcut>

#include "core/base/match.h"
#include "ui/models/fault_text.h"
#include "ui/shell/main_window.h"
#include "ui/shell/outside_guard.h"
#include "ui/views/cell_delegate.h"
#include "ui/views/fault_form.h"
#include "ui/views/fault_pane.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

WindowFaults::WindowFaults(ConsoleModels &models, const Around &around)
    : QObject(&around.window)
    , m_models(models)
    , m_registry(around.registry)
    , m_guard(around.guard)
    , m_window(around.window)
    , m_form(new FaultForm(models.cursor, &m_window))
    , m_list(buildList(around.views))
    , m_pane(new FaultPane(*m_form,
                           *m_list,
                           {m_registry.action(ActionId::EndFault), m_registry.action(ActionId::EndAllFaults)},
                           &m_window))
{
    connectCommands();
    connect(m_form, &FaultForm::requested, this, &WindowFaults::request);
    connect(&m_guard, &OutsideGuard::changed, this, &WindowFaults::judge);
    connect(&models.inspector, &InspectorModel::selectionChanged, this, &WindowFaults::follow);
    connect(&models.faults, &FaultList::rowsInserted, this, &WindowFaults::judge);
    connect(&models.faults, &FaultList::rowsRemoved, this, &WindowFaults::judge);
    connect(&models.cursor, &Cursor::historyGrew, this, [this](const Touched &touched) {
        if (touched.faults)
            judge();
    });
    // Since when each lasts.
    connect(&models.cursor, &Cursor::timePassed, m_list->viewport(), qOverload<>(&QWidget::update));
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &WindowFaults::judge);
    judge();
}

QWidget *WindowFaults::area() const
{
    return m_pane;
}

TreeList *WindowFaults::buildList(WindowViews &views)
{
    auto *list = new TreeList(&m_window);
    list->setAccessibleName(tr("Faults"));
    list->setRootIsDecorated(false);
    auto *picker = new RowPicker(*list, m_models.faults);
    auto *delegate = new CellDelegate(list);
    list->setItemDelegate(delegate);
    // Several faults may be about one client: whom the others show as selected says nothing about which row is meant.
    connect(picker, &RowPicker::picked, this, [this](const Selection &selection) {
        if (!std::holds_alternative<NoSelection>(selection))
            m_models.inspector.setSelection(selection);
    });
    views.addList(
        {u"faults"_s, list, list->header(), new ColumnSet(*list->header(), {10, 24, 24, 12}), nullptr, nullptr, {}});
    return list;
}

void WindowFaults::connectCommands()
{
    const auto *end = m_registry.action(ActionId::EndFault);
    connect(end, &QAction::triggered, this, &WindowFaults::endChosen);
    auto *deletion = new QShortcut(QKeySequence::Delete, m_list);
    deletion->setContext(Qt::WidgetShortcut);
    connect(deletion, &QShortcut::activated, end, &QAction::trigger);
    connect(m_registry.action(ActionId::EndAllFaults), &QAction::triggered, this, [this] {
        emit m_window.faultCommandRequested(EndAllFaultsCommand{});
    });
}

void WindowFaults::standIn(QDockWidget &dock)
{
    connect(m_registry.action(ActionId::NewFault), &QAction::triggered, &dock, [this, &dock] {
        dock.show();
        dock.raise();
        m_form->setFocus(Qt::ShortcutFocusReason);
    });
}

void WindowFaults::setRecorded()
{
    m_isRecorded = true;
    judge();
}

void WindowFaults::refuse(const QString &reason)
{
    m_form->setRefusal(reason);
    for (const auto id : {ActionId::NewFault, ActionId::EndFault, ActionId::EndAllFaults})
        m_registry.refuse(id, reason);
}

/// What is looked at is probably what is to break.
void WindowFaults::follow(const Selection &selection)
{
    if (const auto *client = std::get_if<ClientId>(&selection))
        m_form->chooseClient(*client);
    else if (const auto *request = std::get_if<RequestRef>(&selection))
        m_form->chooseClient(request->client);
    else if (const auto *key = std::get_if<Key>(&selection))
        m_form->chooseKey(QString::fromStdString(key->text()));
    else if (const auto *node = std::get_if<NodeId>(&selection))
        m_form->chooseNode(*node);
}

void WindowFaults::request(const FaultAction &action, const QString &when)
{
    m_guard.pass(phraseOf(action), [this, action, when] {
        if (!when.isEmpty()) {
            emit m_window.faultCommandRequested(ArmFaultCommand{FaultId(), when.toStdString(), action});
            return;
        }
        match(
            action,
            [this](const FaultyLink &link) {
                emit m_window.faultCommandRequested(BeginFaultCommand{FaultId(), link});
            },
            [this](const ServerCommand &command) { emit m_window.serverCommandRequested(command); });
    });
}

/// Once the chosen row went its neighbour is the current one, and nobody chose it.
std::optional<int> WindowFaults::chosenRow() const
{
    const auto rows = m_list->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(rows.front().row());
}

void WindowFaults::endChosen()
{
    const auto row = chosenRow();
    const auto remedy = row ? m_models.faults.remedyOf(*row) : std::nullopt;
    if (!remedy)
        return;
    match(
        *remedy,
        [this](const FaultCommand &command) { emit m_window.faultCommandRequested(command); },
        [this](const ServerCommand &command) { emit m_window.serverCommandRequested(command); },
        [this](const RestartRemedy & /*remedy*/) { emit m_window.serverRestartRequested(); });
}

void WindowFaults::judge()
{
    if (m_isRecorded)
        return refuse(tr("this is a recording: what it shows is over"));
    if (m_guard.isReadOnly())
        return refuse(tr("this window is read-only: switch that off in the menu Server"));
    m_form->setRefusal({});
    m_registry.allow(ActionId::NewFault);
    const auto row = chosenRow();
    if (!row)
        m_registry.refuse(ActionId::EndFault, tr("choose a fault in the list of faults first"));
    else if (!m_models.faults.remedyOf(*row))
        m_registry.refuse(ActionId::EndFault, tr("this one ends by itself"));
    else
        m_registry.allow(ActionId::EndFault);
    const auto &faults = m_models.cursor.present().faults();
    if (faults.standing().empty() && faults.armed().empty())
        m_registry.refuse(ActionId::EndAllFaults, tr("nothing is broken on purpose"));
    else
        m_registry.allow(ActionId::EndAllFaults);
}

} // namespace lockscope::ui
