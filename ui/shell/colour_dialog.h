// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/models/colour_rules.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lockscope::ui {

class ExpressionField;
class TreeList;

/// The colour rules in their order, and the one that is chosen in a form below them. What is changed takes effect at
/// once.
class ColourDialog : public QDialog
{
    Q_OBJECT

public:
    /// `rules` outlives it. A new rule begins with `text`.
    ColourDialog(ColourRules &rules, const QString &text, QWidget *parent = nullptr);

private:
    void build();
    void listMarks();
    [[nodiscard]] int row() const;
    void choose(int row);
    void show();
    void keep();
    void add();
    void remove();
    void judge();

    ColourRules &m_rules;
    QString m_newText;
    TreeList *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_up;
    QPushButton *m_down;
    QWidget *m_form;
    QLineEdit *m_name;
    ExpressionField *m_text;
    QComboBox *m_mark;
    QLabel *m_verdict;
    /// The form is being filled, so that nobody typed.
    bool m_isFilling = false;
};

} // namespace lockscope::ui
