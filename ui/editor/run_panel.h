// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/scenario_desk.h"

class QLabel;

namespace lockscope::ui {

/// How the run stands, in one line; and of one that did not pass two more: what was expected, and what came and why.
class RunPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RunPanel(const ScenarioDesk &desk, QWidget *parent = nullptr);

    /// Instead, until a run says something: why none could begin.
    void refuse(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showRun();
    void colour();
    [[nodiscard]] QLabel *makeLine(const QString &name);

    const ScenarioDesk &m_desk;
    QLabel *m_state;
    QLabel *m_expected;
    QLabel *m_actual;
    bool m_isBad = false;
};

/// "Held before line 9", "Passed": with its sign.
[[nodiscard]] QString stateText(const RunProgress &progress);
/// "virtual 10.2 s, real 0.1 s, 42 events, order 3 of 24"
[[nodiscard]] QString measuresText(const RunProgress &progress);

} // namespace lockscope::ui
