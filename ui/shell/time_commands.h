// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"

#include <optional>

namespace lockscope::ui {

/// The commands that move the cursor through time.
class TimeCommands : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives the commands.
    TimeCommands(ConsoleModels &models, ActionRegistry &registry, QObject *parent);

signals:
    /// A whole sentence: why a step led nowhere.
    void said(const QString &sentence);
    /// A person is to be asked for an event's number.
    void numberWanted();

private:
    void connectSteps();
    void connectPlaces();
    void refresh();
    void goTo(std::optional<EventNumber> number, const QString &otherwise);
    [[nodiscard]] QString nothingFurther(StepWay way) const;

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
};

} // namespace lockscope::ui
