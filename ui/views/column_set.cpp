// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/column_set.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace lockscope::ui {

ColumnSet::ColumnSet(QHeaderView &header, std::vector<int> letters)
    : QObject(&header)
    , m_header(header)
    , m_letters(std::move(letters))
    , m_letterWidth(letterWidth())
{
    header.setSectionsMovable(true);
    header.setFirstSectionMovable(true);
    header.installEventFilter(this);
    reset();
}

void ColumnSet::reset()
{
    m_letterWidth = letterWidth();
    for (int column = 0; column < static_cast<int>(m_letters.size()); ++column) {
        m_header.moveSection(m_header.visualIndex(column), column);
        m_header.showSection(column);
        m_header.resizeSection(column, firstWidth(column));
    }
}

QByteArray ColumnSet::state() const
{
    return m_header.saveState();
}

void ColumnSet::restore(const QByteArray &state)
{
    if (!state.isEmpty())
        m_header.restoreState(state);
}

bool ColumnSet::eventFilter(QObject *watched, QEvent *event)
{
    // Larger letters need wider columns: all keep their share.
    if (event->type() == QEvent::FontChange) {
        const auto before = std::exchange(m_letterWidth, letterWidth());
        for (int column = 0; column < m_header.count(); ++column)
            m_header.resizeSection(column, m_header.sectionSize(column) * m_letterWidth / before);
    }
    return QObject::eventFilter(watched, event);
}

int ColumnSet::letterWidth() const
{
    return m_header.fontMetrics().horizontalAdvance(u'0');
}

int ColumnSet::firstWidth(int column) const
{
    // Another language may have a longer heading.
    const auto heading = m_header.model()->headerData(column, Qt::Horizontal).toString();
    const int margins = 2 * m_header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &m_header);
    return std::max(m_letters[static_cast<std::size_t>(column)] * m_letterWidth,
                    m_header.fontMetrics().horizontalAdvance(heading) + margins);
}

} // namespace lockscope::ui
