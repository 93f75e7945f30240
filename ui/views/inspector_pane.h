// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QPointer>
#include <QWidget>

#include "ui/models/inspector_model.h"
#include "ui/models/why_model.h"

class QLabel;

namespace lockscope::ui {

class AnswerView;
class TreeList;

/// Everything about the selected thing: its name, its two sides where it has two, why it is so, and what can be done
/// with it.
class InspectorPane : public QWidget
{
    Q_OBJECT

public:
    InspectorPane(InspectorModel &model, WhyModel &why, const QList<QAction *> &actions, QWidget *parent = nullptr);

    [[nodiscard]] TreeList &list() const { return *m_list; }
    /// Shows why the selected thing is so, and gives the answer the keyboard; put away, the keyboard goes back to where
    /// it was.
    void toggleWhy();
    [[nodiscard]] bool isWhyShown() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// A link of the answer was followed.
    void picked(const lockscope::ui::Selection &selection);

private:
    void describe();
    void explain();
    void hideWhy();

    InspectorModel &m_model;
    WhyModel &m_why;
    TreeList *m_list;
    QLabel *m_title;
    QLabel *m_difference;
    AnswerView *m_answer;
    QWidget *m_buttons;
    QPointer<QWidget> m_askedFrom;
};

} // namespace lockscope::ui
