// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

#include "ui/shell/action_specs.h"

#include <vector>

namespace lockscope::ui {

/// Every command of the window once, as one QAction. Menus, tool bar, context menus and keys come from it.
///
/// An action that cannot act now is disabled and says why in its tool tip and in the status bar.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    explicit ActionRegistry(QObject *parent = nullptr);

    [[nodiscard]] QAction *action(ActionId id) const { return m_actions.at(static_cast<std::size_t>(id)); }

    void allow(ActionId id);
    /// `reason` is a whole sentence: what is missing.
    void refuse(ActionId id, const QString &reason);

private:
    void judge(ActionId id, const QString &reason);
    void describe(ActionId id, const QString &reason);

    /// Both in the order of ActionId.
    std::vector<QAction *> m_actions;
    /// Why each cannot act now; empty: it can.
    std::vector<QString> m_reasons;
};

} // namespace lockscope::ui
