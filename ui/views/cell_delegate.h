// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <optional>
#include <set>

class QHeaderView;

namespace lockscope::ui {

class RowBlink;

/// Draws every cell of every list: text, a state chip where the cell has a state, a bar where it has a span of time.
///
/// What comes from outside is drawn and shown in tool tips as plain text.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(QObject *parent);

    /// Columns whose digits stand below each other: owners, tokens, times.
    void setFixedColumns(std::set<int> columns) { m_fixedColumns = std::move(columns); }
    /// Columns whose texts are told apart by their ends: what is too long loses its middle.
    void setKeyColumns(std::set<int> columns) { m_keyColumns = std::move(columns); }
    /// Where a row that has a mark shows its letter.
    void setMarkColumn(int column) { m_markColumn = column; }
    /// Texts that are longer than a column of `header` go on in a next line instead of being cut.
    void setWrapping(const QHeaderView *header) { m_wrapping = header; }
    /// Not owned; null: rows never blink.
    void setBlink(const RowBlink *blink) { m_blink = blink; }
    /// Rows are events: the one at the cursor is marked, and those after it are pale.
    void markTime() { m_marksTime = true; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event,
                   QAbstractItemView *view,
                   const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void paintText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void markCursor(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] int wrappedHeight(const QStyleOptionViewItem &option, int column) const;

    std::set<int> m_fixedColumns;
    std::set<int> m_keyColumns;
    std::optional<int> m_markColumn;
    const RowBlink *m_blink = nullptr;
    const QHeaderView *m_wrapping = nullptr;
    bool m_marksTime = false;
};

} // namespace lockscope::ui
