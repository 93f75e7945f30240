// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace lockscope::ui {

class ScenarioEditor;

/// Finds and replaces in the editor above it. Enter goes to the next place, Shift+Enter to the one before, Esc closes.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(ScenarioEditor &editor, QWidget *parent = nullptr);

    /// With what is selected in the editor.
    void open();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Way : bool { On, Back };

    [[nodiscard]] bool find(Way way);
    void go(Way way);
    void replace();
    void replaceAll();
    void close();

    ScenarioEditor &m_editor;
    QLineEdit *m_wanted;
    QLineEdit *m_instead;
    QCheckBox *m_exact;
    QLabel *m_answer;
};

} // namespace lockscope::ui
