// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "ui/shell/action_registry.h"
#include "ui/shell/settings.h"

namespace lockscope::ui {

class AcquireBar;
class Appearance;
struct SettingsValues;

/// The command that shows the settings, and what becomes of them when a person has chosen: what can act at once does.
class WindowSettings : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives it.
    struct Around
    {
        ActionRegistry &registry;
        Settings &settings;
        Appearance &appearance;
        AcquireBar &acquireBar;
        QWidget &window;
    };

    explicit WindowSettings(const Around &around);

    /// Where recordings are kept when nothing else is said.
    void setUsualFolder(const QString &path) { m_usualFolder = path; }

signals:
    /// A recording may become so large from now on.
    void limitChanged(quint64 bytes);

private:
    void open();
    void take(const SettingsValues &values);
    void check(ActionId id, bool isChecked);

    Around m_around;
    QString m_usualFolder;
};

} // namespace lockscope::ui
