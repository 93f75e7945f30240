// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace lockscope::ui {

/// The one tree of the window: see setUpRowList().
class TreeList : public QTreeView
{
    Q_OBJECT

public:
    explicit TreeList(QWidget *parent = nullptr);

    /// Letters are commands and filters; a tree that jumps about under them is a surprise.
    void keyboardSearch(const QString &search) override;

protected:
    void initViewItemOption(QStyleOptionViewItem *option) const override;
    void changeEvent(QEvent *event) override;
};

} // namespace lockscope::ui
