// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/fate_board.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include "ui/style/theme.h"
#include "ui/views/card_painter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// Heights that are kept; more texts than cards come up only over time.
constexpr qsizetype heightsMax = 2'000;

} // namespace

FateBoard::FateBoard(FateBoardModel &model, QWidget *parent)
    : QListView(parent)
    , m_model(model)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(&model, &FateBoardModel::countsChanged, viewport(), qOverload<>(&QWidget::update));
}

void FateBoard::keyboardSearch(const QString & /*search*/) { }

/// Measuring text is what a board costs, and most cards say what they said before.
int FateBoard::heightOf(int row, int width)
{
    auto card = m_model.card(row);
    // A state beside the name or below it: what its age says decides only by its length.
    const auto text =
        card.title + u'\n' + card.spoken().section(u'\n', 1) + u'\n' + card.state + QString::number(card.age.size());
    auto &known = m_heights[card.title];
    if (known.width != width || known.text != text)
        known = {text, width, CardPainter(card, font(), width).height()};
    return known.height;
}

void FateBoard::doItemsLayout()
{
    if (m_heights.size() > heightsMax)
        m_heights.clear();
    BoardLayout::Content content;
    for (int row = 0; row < m_model.rowCount(); ++row)
        content.columns.push_back(m_model.columnOf(row));
    content.heightOf = [this](int row, int width) { return heightOf(row, width); };
    m_layout = layOut(content, viewport()->width(), font());
    QAbstractItemView::doItemsLayout();
}

void FateBoard::updateGeometries()
{
    const auto room = viewport()->size();
    verticalScrollBar()->setRange(0, std::max(0, m_layout.size.height() - room.height()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 2);
    horizontalScrollBar()->setRange(0, std::max(0, m_layout.size.width() - room.width()));
    horizontalScrollBar()->setPageStep(room.width());
    QAbstractItemView::updateGeometries();
}

QRect FateBoard::visualRect(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= m_layout.cards.size())
        return {};
    return m_layout.cards[row].translated(-offset());
}

QModelIndex FateBoard::indexAt(const QPoint &place) const
{
    const auto &cards = m_layout.cards;
    const auto found = std::find_if(
        cards.begin(), cards.end(), [at = place + offset()](const QRect &card) { return card.contains(at); });
    const auto row = static_cast<int>(found - cards.begin());
    return found == cards.end() || row >= m_model.rowCount() ? QModelIndex() : m_model.index(row);
}

void FateBoard::scrollTo(const QModelIndex &index, ScrollHint /*hint*/)
{
    const auto card = visualRect(index);
    if (!card.isValid())
        return;
    auto *bar = verticalScrollBar();
    if (card.top() < 0)
        bar->setValue(bar->value() + card.top() - gap);
    else if (card.bottom() > viewport()->height())
        bar->setValue(bar->value() + std::min(card.top() - gap, card.bottom() - viewport()->height() + gap));
}

std::optional<BoardStep> FateBoard::stepOf(CursorAction action)
{
    switch (action) {
    case MoveUp:
        return BoardStep::Up;
    case MoveDown:
        return BoardStep::Down;
    case MoveLeft:
        return BoardStep::Left;
    case MoveRight:
        return BoardStep::Right;
    case MoveHome:
        return BoardStep::First;
    case MoveEnd:
        return BoardStep::Last;
    case MovePageUp:
        return BoardStep::PageUp;
    case MovePageDown:
        return BoardStep::PageDown;
    case MoveNext:
    case MovePrevious:
        break;
    }
    return std::nullopt;
}

QModelIndex FateBoard::moveCursor(CursorAction action, Qt::KeyboardModifiers /*modifiers*/)
{
    executeDelayedItemsLayout();
    const auto current = currentIndex();
    const auto step = stepOf(action);
    if (!step)
        return current;
    const int row = stepFrom(m_layout, current.isValid() ? current.row() : -1, *step, viewport()->height());
    return row < 0 || row >= m_model.rowCount() ? QModelIndex() : m_model.index(row);
}

int FateBoard::horizontalOffset() const
{
    return horizontalScrollBar()->value();
}

int FateBoard::verticalOffset() const
{
    return verticalScrollBar()->value();
}

void FateBoard::setSelection(const QRect &area, QItemSelectionModel::SelectionFlags flags)
{
    const auto index = indexAt(area.center());
    selectionModel()->select(index.isValid() ? QItemSelection(index, index) : QItemSelection(), flags);
}

QRegion FateBoard::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const auto &index : selection.indexes())
        region += visualRect(index);
    return region;
}

void FateBoard::dataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    QAbstractItemView::dataChanged(first, last, roles);
    scheduleDelayedItemsLayout();
}

void FateBoard::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void FateBoard::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_heights.clear();
        scheduleDelayedItemsLayout();
    }
}

void FateBoard::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    for (const auto &section : m_layout.sections)
        paintSection(painter, section);
    const auto rows = std::min(m_layout.cards.size(), static_cast<std::size_t>(m_model.rowCount()));
    for (std::size_t row = 0; row < rows; ++row) {
        const auto index = m_model.index(static_cast<int>(row));
        const auto area = visualRect(index);
        if (!area.intersects(event->rect()))
            continue;
        CardPainter(m_model.card(index.row()), font(), area.width())
            .paint(painter,
                   area.topLeft(),
                   palette(),
                   {.isChosen = selectionModel()->isSelected(index),
                    .hasFocus = hasFocus(),
                    .isCurrent = index == currentIndex()});
    }
}

void FateBoard::paintSection(QPainter &painter, const BoardLayout::Section &section) const
{
    const auto scheme = schemeOf(palette());
    const auto heading = section.heading.translated(-offset());
    auto bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(toneOf(Tone::Quiet, scheme));
    const auto count = m_model.count(section.column);
    painter.drawText(heading,
                     Qt::AlignLeft | Qt::AlignVCenter,
                     u"%1  %2"_s.arg(nameOf(section.column), locale().toString(static_cast<qulonglong>(count))));
    painter.fillRect(heading.left(), heading.bottom(), heading.width(), 1, toneOf(Tone::Hairline, scheme));
    painter.setFont(font());
    if (section.note.isValid())
        painter.drawText(section.note.translated(-offset()),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         emptyTextOf(section.column));
    if (count > FateBoardModel::cardsMax) {
        painter.drawText(heading,
                         Qt::AlignRight | Qt::AlignVCenter,
                         tr("the first %1; the table has all").arg(FateBoardModel::cardsMax));
    }
}

} // namespace lockscope::ui
