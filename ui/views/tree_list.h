// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace lockscope::ui {

class RowBlink;

/// The one tree of the window: see setUpRowList().
class TreeList : public QTreeView
{
    Q_OBJECT

public:
    explicit TreeList(QWidget *parent = nullptr);

    /// Letters are commands and filters; a tree that jumps about under them is a surprise.
    void keyboardSearch(const QString &search) override;
    /// Not owned; null: rows never blink.
    void setBlink(const RowBlink *blink) { m_blink = blink; }

protected:
    void initViewItemOption(QStyleOptionViewItem *option) const override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void changeEvent(QEvent *event) override;

private:
    const RowBlink *m_blink = nullptr;
};

} // namespace lockscope::ui
