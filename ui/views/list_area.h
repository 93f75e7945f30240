// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QStackedWidget>
#include <QString>

class QAbstractItemView;
class QLabel;

namespace lockscope::ui {

/// What stands where a list has no rows yet.
struct EmptyText
{
    /// One or two sentences: what will appear here.
    QString sentence = {};
    /// The command that makes it appear, as a button; null: no command does.
    QAction *action = nullptr;
    QString actionText = {};
};

/// A list, or a page that says what will be in it and offers the button that makes it appear.
class ListArea : public QStackedWidget
{
    Q_OBJECT

public:
    /// `list` has its model already and becomes a child.
    ListArea(QAbstractItemView &list, const EmptyText &text, QWidget *parent = nullptr);

    void setSentence(const QString &sentence);

private:
    void choosePage();

    QAbstractItemView &m_list;
    QLabel *m_sentence;
};

} // namespace lockscope::ui
