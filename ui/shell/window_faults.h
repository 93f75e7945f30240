// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QObject>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/window_views.h"

#include <optional>

namespace lockscope::ui {

class FaultForm;
class FaultPane;
class MainWindow;
class OutsideGuard;

/// The area of faults and its commands: what a person breaks on purpose, at once or when an event comes, and what is
/// taken away again.
///
/// A fault is taken away by what it is and not by its row, so that the right one goes whatever came meanwhile.
class WindowFaults : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives it.
    struct Around
    {
        ActionRegistry &registry;
        OutsideGuard &guard;
        WindowViews &views;
        MainWindow &window;
    };

    WindowFaults(ConsoleModels &models, const Around &around);

    [[nodiscard]] QWidget *area() const;
    /// The area that F8 brings to the front.
    void standIn(QDockWidget &dock);
    /// From now on nothing can be broken or mended: what is shown is over.
    void setRecorded();

private:
    TreeList *buildList(WindowViews &views);
    void connectCommands();
    void follow(const Selection &selection);
    void request(const FaultAction &action, const QString &when);
    [[nodiscard]] std::optional<int> chosenRow() const;
    void endChosen();
    void judge();
    void refuse(const QString &reason);

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
    OutsideGuard &m_guard;
    MainWindow &m_window;
    FaultForm *m_form;
    TreeList *m_list;
    FaultPane *m_pane;
    bool m_isRecorded = false;
};

} // namespace lockscope::ui
