// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"

namespace lockscope::ui {

/// The commands about bookmarks: keeping one with a note, taking it away, going from one to the next.
class BookmarkCommands : public QObject
{
    Q_OBJECT

public:
    /// It becomes a child of `window`; everything outlives it.
    BookmarkCommands(ConsoleModels &models, ActionRegistry &registry, QWidget &window);

signals:
    /// A whole sentence: why a step led nowhere.
    void said(const QString &sentence);

private:
    /// The selected event; else the cursor's.
    [[nodiscard]] EventNumber place() const;
    void askForNote();
    void step(StepWay way);
    void refresh();

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
    QWidget &m_window;
};

} // namespace lockscope::ui
