// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "ui/models/console_models.h"

namespace lockscope::ui {

class OutsideGuard;
class WindowViews;

/// The area of the log, and what goes into it that no event says.
class WindowLog : public QObject
{
    Q_OBJECT

public:
    /// It becomes a child of `window`; everything outlives it.
    WindowLog(ConsoleModels &models, WindowViews &views, OutsideGuard &guard, QWidget &window);

    [[nodiscard]] QWidget *area() const { return m_area; }
    /// What the console did or could not do: a sentence, which may begin with a small letter.
    void note(const QString &sentence);

private:
    ConsoleModels &m_models;
    QWidget *m_area;
};

} // namespace lockscope::ui
