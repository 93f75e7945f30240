// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/bookmark_commands.h"

#include <QAction>
#include <QInputDialog>

#include "ui/models/moment_text.h"

namespace lockscope::ui {

BookmarkCommands::BookmarkCommands(ConsoleModels &models, ActionRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_models(models)
    , m_registry(registry)
    , m_window(window)
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    on(ActionId::KeepBookmark, [this] { askForNote(); });
    on(ActionId::RemoveBookmark, [this] { m_models.bookmarks.remove(place()); });
    on(ActionId::BookmarkBack, [this] { step(StepWay::Back); });
    on(ActionId::BookmarkOn, [this] { step(StepWay::On); });
    connect(&models.bookmarks, &BookmarkModel::marksChanged, this, &BookmarkCommands::refresh);
    connect(&models.inspector, &InspectorModel::selectionChanged, this, &BookmarkCommands::refresh);
    connect(&models.cursor, &Cursor::moved, this, &BookmarkCommands::refresh);
    connect(&models.cursor, &Cursor::historyGrew, this, &BookmarkCommands::refresh);
    refresh();
}

EventNumber BookmarkCommands::place() const
{
    const auto *event = std::get_if<EventNumber>(&m_models.inspector.selection());
    return event != nullptr ? *event : m_models.cursor.position();
}

/// The place is the one of now, however long the person thinks.
void BookmarkCommands::askForNote()
{
    const auto event = place();
    const auto *known = m_models.bookmarks.find(event);
    auto *dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Bookmark"));
    dialog->setLabelText(tr("Note at event %1; it may be empty:").arg(textOf(event)));
    dialog->setInputMode(QInputDialog::TextInput);
    if (known != nullptr)
        dialog->setTextValue(QString::fromStdString(known->note));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, event](const QString &note) {
        m_models.bookmarks.keep(event, note);
    });
    dialog->open();
}

void BookmarkCommands::step(StepWay way)
{
    if (const auto next = m_models.bookmarks.next(way))
        m_models.cursor.goTo(*next);
    else
        emit said(way == StepWay::Back ? tr("No bookmark is before this moment.")
                                       : tr("No bookmark is after this moment."));
}

/// Asked with each batch of events: only what is known at once.
void BookmarkCommands::refresh()
{
    const auto judge = [this](ActionId id, bool isAllowed, const QString &reason) {
        if (isAllowed)
            m_registry.allow(id);
        else
            m_registry.refuse(id, reason);
    };
    const auto event = place();
    judge(ActionId::KeepBookmark, event.value() > 0, tr("nothing has happened yet"));
    judge(ActionId::RemoveBookmark, m_models.bookmarks.find(event) != nullptr, tr("no bookmark is at this event"));
    for (const auto id : {ActionId::BookmarkBack, ActionId::BookmarkOn})
        judge(id, m_models.bookmarks.rowCount() > 0, tr("there is no bookmark yet"));
}

} // namespace lockscope::ui
