// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/finding_model.h"

class QLabel;
class QSplitter;

namespace lockscope::ui {

class AnswerView;
class TreeList;

/// The findings, and beside them what the chosen one means, what to do, and the events that show it.
class FindingPane : public QWidget
{
    Q_OBJECT

public:
    /// `list` has its model already and becomes a child.
    FindingPane(const Cursor &cursor, FindingModel &findings, TreeList &list, QWidget *parent = nullptr);

signals:
    /// A link in the text was followed.
    void picked(const lockscope::ui::Selection &selection);

public slots:
    void setSelection(const lockscope::ui::Selection &selection);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void describe();
    void explain();

    const Cursor &m_cursor;
    FindingModel &m_findings;
    Selection m_selection;
    QLabel *m_note;
    QSplitter *m_splitter;
    AnswerView *m_answer;
};

} // namespace lockscope::ui
