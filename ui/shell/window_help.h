// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include "ui/shell/action_registry.h"
#include "ui/shell/manual_window.h"

#include <utility>
#include <vector>

namespace lockscope::ui {

/// The commands that help: the manual at what it says about the area with the keyboard, and what the program is.
class WindowHelp : public QObject
{
    Q_OBJECT

public:
    /// It becomes a child of `window`.
    WindowHelp(const ActionRegistry &registry, QWidget &window);

    /// What the manual says about the area, unless it says more about one inside it.
    void explain(QWidget &area, const ManualPlace &place);
    /// Where F1 leads from a widget; null: none has the keyboard.
    [[nodiscard]] ManualPlace placeOf(const QWidget *widget) const;

private:
    void openManual();
    void openAbout();

    QWidget &m_window;
    std::vector<std::pair<QWidget *, ManualPlace>> m_places;
    QPointer<ManualWindow> m_manual;
};

} // namespace lockscope::ui
