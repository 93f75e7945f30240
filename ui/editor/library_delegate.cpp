// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/library_delegate.h"

#include <QHeaderView>
#include <QTreeView>

#include "ui/style/theme.h"

#include <climits>

namespace lockscope::ui {

namespace {

/// What the cell keeps free at each side of its text.
constexpr int sideMargin = 6;

} // namespace

LibraryDelegate::LibraryDelegate(QTreeView &tree)
    : CellDelegate(&tree)
    , m_tree(tree)
{
    setWrapping(tree.header());
    tree.setUniformRowHeights(false);
    tree.setIndentation(2 * gap);
    connect(tree.header(), &QHeaderView::sectionResized, &tree, &QTreeView::doItemsLayout);
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto filled = option;
    initStyleOption(&filled, index);
    const int depth = index.parent().isValid() ? 2 : 1;
    const auto width = m_tree.header()->sectionSize(0) - depth * m_tree.indentation() - 2 * sideMargin;
    const auto text = filled.fontMetrics.boundingRect(QRect(0, 0, width, INT_MAX), Qt::TextWordWrap, filled.text);
    return {text.width() + 2 * sideMargin, text.height() + rowPadding};
}

void LibraryDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    option->font.setBold(!index.parent().isValid());
    option->fontMetrics = QFontMetrics(option->font);
}

} // namespace lockscope::ui
