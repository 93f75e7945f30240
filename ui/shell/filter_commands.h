// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/filter_bar.h"
#include "ui/shell/window_views.h"

namespace lockscope::ui {

/// The commands of the filter and of the colour rules: what each would do just now, and doing it.
class FilterCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    FilterCommands(
        ConsoleModels &models, ActionRegistry &registry, WindowViews &views, FilterBar &bar, SavedFilters &saved);

private:
    void connectFilter();
    void connectRows();
    void connectColours();
    void refresh();
    /// Of the current cell of the list with the focus; empty: it has no value that a filter could ask for.
    [[nodiscard]] QString cellFilter() const;
    void editColours();

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
    WindowViews &m_views;
    FilterBar &m_bar;
    SavedFilters &m_saved;
};

} // namespace lockscope::ui
