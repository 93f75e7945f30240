// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace lockscope::ui {

/// The one table of the window: see setUpRowList(). A million rows cost it nothing but the ones on screen.
class TableList : public QTableView
{
    Q_OBJECT

public:
    explicit TableList(QWidget *parent = nullptr);

    /// Letters are commands and filters; a table that jumps about under them is a surprise.
    void keyboardSearch(const QString &search) override;

protected:
    void initViewItemOption(QStyleOptionViewItem *option) const override;
    void changeEvent(QEvent *event) override;

private:
    void fitRows();
};

} // namespace lockscope::ui
