// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagrams/sequence_view.h"

#include "core/picture/sequence_text.h"
#include "ui/diagrams/drawing_painter.h"
#include "ui/models/sequence_things.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

SequenceView::SequenceView(const Pictures &pictures, TimeRange &range, QWidget *parent)
    : DiagramView(range, TimeRuns::Down, parent)
    , m_pictures(pictures)
    , m_words(pictures.cursor())
{
    setAccessibleName(tr("Sequence of messages"));
    connect(&pictures, &Pictures::changed, this, &SequenceView::redrawSoon);
    // What lies beyond the cursor is faint.
    connect(&pictures.cursor(), &Cursor::moved, this, &SequenceView::redraw);
}

void SequenceView::setFilter(PictureFilter &filter)
{
    m_filter = &filter;
    connect(&filter, &PictureFilter::changed, this, &SequenceView::redraw);
}

void SequenceView::setSelection(const Selection &selection)
{
    if (m_selection == selection)
        return;
    m_selection = selection;
    redraw();
}

picture::SequencePicture SequenceView::draw(const QSizeF &size, bool hasFocus)
{
    const auto &cursor = m_pictures.cursor();
    const auto lets = [this](const auto &it) { return m_filter == nullptr || m_filter->lets(it); };
    if (m_filter != nullptr)
        m_filter->begin();
    return picture::layOutSequence(m_pictures.sequence(),
                                   m_pictures.bands(),
                                   m_columns,
                                   m_words,
                                   {.shown = range().shown(),
                                    .width = size.width(),
                                    .height = size.height(),
                                    .type = typeSizeOf(font()),
                                    .present = cursor.now().steady,
                                    .last = cursor.position(),
                                    .isChosen = SequenceChoice(m_selection, m_pictures),
                                    .isShown = lets,
                                    .isStayShown = lets,
                                    .focus = hasFocus ? m_focus : std::nullopt});
}

DiagramView::Layout SequenceView::layOut(const QSizeF &size)
{
    m_picture = draw(size, hasFocus());
    if (m_filter != nullptr && m_filter->isLate())
        redrawSoon();
    return {.drawing = std::exchange(m_picture.drawing, {}), .spots = m_picture.spots, .scale = m_picture.scale};
}

picture::Drawing SequenceView::drawingOf(const QSizeF &size)
{
    return draw(size, false).drawing;
}

QStringList SequenceView::textLines()
{
    QStringList lines;
    const auto lets = [this](const picture::SequenceItem &item) { return m_filter == nullptr || m_filter->lets(item); };
    if (m_filter != nullptr)
        m_filter->begin();
    for (const auto &line :
         picture::sequenceText(m_pictures.sequence(), m_pictures.bands(), m_columns, m_words, range().shown(), lets))
        lines << QString::fromStdString(line);
    return lines;
}

QString SequenceView::fileName() const
{
    return u"sequence"_s;
}

std::optional<std::size_t> SequenceView::focusPlace() const
{
    if (!m_focus)
        return std::nullopt;
    const auto found = std::find(m_picture.things.begin(), m_picture.things.end(), *m_focus);
    return found == m_picture.things.end() ? std::nullopt
                                           : std::optional(static_cast<std::size_t>(found - m_picture.things.begin()));
}

void SequenceView::setFocusPlace(std::optional<std::size_t> place)
{
    m_focus = place && *place < m_picture.things.size() ? std::optional(m_picture.things[*place]) : std::nullopt;
}

QString SequenceView::textAt(std::size_t place) const
{
    return place < m_picture.things.size() ? textOf(m_picture.things[place], m_picture.columns, m_pictures) : QString();
}

Selection SequenceView::selectionAt(std::size_t place) const
{
    return place < m_picture.things.size() ? selectionOf(m_picture.things[place], m_picture.columns, m_pictures)
                                           : Selection(NoSelection{});
}

/// Many messages that are drawn as one are looked at more closely.
void SequenceView::activate(std::size_t place)
{
    const auto *crowd =
        place < m_picture.things.size() ? std::get_if<picture::Crowd>(&m_picture.things[place]) : nullptr;
    if (crowd == nullptr)
        return DiagramView::activate(place);
    const auto span = crowd->span;
    m_focus.reset();
    range().show(span);
}

bool SequenceView::dropAt(std::size_t place, const QPointF &to)
{
    const auto *head =
        place < m_picture.things.size() ? std::get_if<picture::ColumnHead>(&m_picture.things[place]) : nullptr;
    const auto party = head != nullptr ? partyOf(head->column) : std::nullopt;
    if (!party)
        return false;
    const auto column = (to.x() - m_picture.left) / std::max(1.0, m_picture.columnWidth);
    const auto last = static_cast<double>(std::max<std::size_t>(1, m_picture.columns.columns.size()) - 1);
    moveTo(*party, head->column, static_cast<std::uint32_t>(std::clamp(column, 0.0, last)));
    return true;
}

/// To the other side of what stands at `target`.
void SequenceView::moveTo(const picture::Party &party, std::uint32_t column, std::uint32_t target)
{
    const auto &columns = m_picture.columns.columns;
    const auto next = target > column ? target + 1 : target;
    if (target == column || target >= columns.size())
        return;
    const auto &parties = m_pictures.sequence().parties();
    m_columns.place(party,
                    next < columns.size() ? std::optional(parties[columns[next].members.front()]) : std::nullopt);
}

std::optional<picture::Party> SequenceView::partyOf(std::uint32_t column) const
{
    const auto &columns = m_picture.columns.columns;
    if (column >= columns.size() || columns[column].isFold)
        return std::nullopt;
    return m_pictures.sequence().parties()[columns[column].members.front()];
}

/// The one that the keyboard is in; else the selected client's or node's.
std::optional<picture::Party> SequenceView::currentColumn() const
{
    if (const auto place = focusPlace()) {
        if (const auto party = partyOf(m_picture.spots[*place].group))
            return party;
    }
    if (const auto *client = std::get_if<ClientId>(&m_selection))
        return *client;
    if (const auto *node = std::get_if<NodeId>(&m_selection))
        return *node;
    return std::nullopt;
}

void SequenceView::moveColumn(int step)
{
    const auto party = currentColumn();
    const auto id = party ? m_pictures.sequence().parties().find(*party) : std::nullopt;
    const auto column = id ? m_picture.columns.placeOf(*id) : std::nullopt;
    const auto target = column ? static_cast<int>(*column) + step : -1;
    if (target < 0)
        return;
    moveTo(*party, *column, static_cast<std::uint32_t>(target));
    // The keyboard stays with the column that it moves.
    if (m_focus && std::holds_alternative<picture::ColumnHead>(*m_focus))
        m_focus = picture::ColumnHead{static_cast<std::uint32_t>(target)};
    redraw();
}

void SequenceView::hideColumn()
{
    if (const auto party = currentColumn())
        m_columns.setHidden(*party, true);
    redraw();
}

void SequenceView::pinColumn()
{
    if (const auto party = currentColumn())
        m_columns.setPinned(*party, !m_columns.isPinned(*party));
    redraw();
}

void SequenceView::foldColumn()
{
    if (const auto party = currentColumn())
        m_columns.setFolded(*party, !m_columns.isFolded(*party));
    redraw();
}

void SequenceView::resetColumns()
{
    m_columns.reset();
    redraw();
}

} // namespace lockscope::ui
