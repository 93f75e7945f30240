// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"

#include <optional>

namespace lockscope::ui {

/// The commands that move the cursor through time.
class TimeCommands : public QObject
{
    Q_OBJECT

public:
    /// They become children of `window`; everything outlives them.
    TimeCommands(ConsoleModels &models, ActionRegistry &registry, QWidget &window);

signals:
    /// A whole sentence: why a step led nowhere.
    void said(const QString &sentence);

private:
    void connectSteps();
    void connectPlaces();
    void refresh();
    void askForNumber();
    void goTo(std::optional<EventNumber> number, const QString &otherwise);
    [[nodiscard]] QString nothingFurther(StepWay way) const;

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
    QWidget &m_window;
};

} // namespace lockscope::ui
