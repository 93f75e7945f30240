// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

#include "ui/shell/settings.h"

namespace lockscope::ui {

/// Style, colours and text size of the whole application, switched live.
class Appearance : public QObject
{
    Q_OBJECT

public:
    /// Puts on what the settings say. They outlive it.
    explicit Appearance(Settings &settings, QObject *parent = nullptr);

    void setTheme(ThemeChoice choice);
    void setTextPercent(int percent);
    /// The desktop changed its colours; matters where the choice is to follow it.
    void followDesktop();

private:
    void applyColours();
    void applyText();

    Settings &m_settings;
    QFont m_desktopFont;
};

} // namespace lockscope::ui
