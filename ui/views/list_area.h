// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QString>

#include "ui/views/empty_page.h"

class QAbstractItemView;

namespace lockscope::ui {

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
    EmptyPage *m_page;
};

} // namespace lockscope::ui
