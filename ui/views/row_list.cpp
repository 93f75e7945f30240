// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/row_list.h"

#include <QHeaderView>

#include "ui/models/roles.h"
#include "ui/style/theme.h"

namespace lockscope::ui {

namespace {

QString wholeText(const QModelIndex &index)
{
    const auto full = index.data(FullTextRole).toString();
    return full.isEmpty() ? index.data(Qt::DisplayRole).toString() : full;
}

} // namespace

void setUpRowList(QAbstractItemView &view)
{
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setAlternatingRowColors(true);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    view.setFrameShape(QFrame::NoFrame);
    view.setTextElideMode(Qt::ElideRight);
    view.setTabKeyNavigation(false);
}

void softenSelection(QStyleOptionViewItem &option, const QWidget &view)
{
    const auto scheme = schemeOf(option.palette);
    const auto tone = view.hasFocus() ? Tone::ChosenRow : Tone::ChosenRowAway;
    option.palette.setColor(QPalette::All, QPalette::Highlight, toneOf(tone, scheme));
    option.palette.setColor(
        QPalette::All, QPalette::HighlightedText, option.palette.color(QPalette::Active, QPalette::Text));
}

QString currentCellText(const QAbstractItemView &view)
{
    return wholeText(view.currentIndex());
}

QString currentRowText(const QAbstractItemView &view, const QHeaderView &header)
{
    const auto index = view.currentIndex();
    if (!index.isValid())
        return {};
    QStringList cells;
    for (int visual = 0; visual < header.count(); ++visual) {
        const int column = header.logicalIndex(visual);
        if (!header.isSectionHidden(column))
            cells << wholeText(index.siblingAtColumn(column));
    }
    return cells.join(u'\t');
}

} // namespace lockscope::ui
