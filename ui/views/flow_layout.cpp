// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace lockscope::ui {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items << item;
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

/// As wide as the widest item: everything else has a line below.
QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto *item : m_items)
        size = size.expandedTo(item->minimumSize());
    const auto margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    (void)layOut(area, true);
}

int FlowLayout::layOut(const QRect &area, bool moves) const
{
    const auto inner = area.marginsRemoved(contentsMargins());
    QPoint at = inner.topLeft();
    int lineHeight = 0;
    for (auto *item : m_items) {
        if (item->isEmpty())
            continue;
        const auto size = item->sizeHint();
        if (at.x() > inner.left() && at.x() + size.width() > inner.right() + 1) {
            at = QPoint(inner.left(), at.y() + lineHeight + spacing());
            lineHeight = 0;
        }
        if (moves)
            item->setGeometry(QRect(at, size));
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return at.y() + lineHeight - area.top() + contentsMargins().bottom();
}

} // namespace lockscope::ui
