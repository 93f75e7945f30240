// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagrams/timeline_view.h"

#include <QResizeEvent>
#include <QSignalBlocker>

#include "core/base/match.h"
#include "core/picture/timeline_fold.h"
#include "ui/diagrams/drawing_painter.h"
#include "ui/models/lock_rows.h"
#include "ui/models/sequence_things.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// In lines of text; the first one fits all rows into the picture.
constexpr std::array rowHeights{0.0, 0.25, 0.6, 1.0, 1.4, 2.0};
constexpr std::size_t firstHeight = 5;
/// Of a text file, between the names and the end of a line.
constexpr std::size_t textColumns = 120;

bool keyComesBefore(const std::string &one, const std::string &other)
{
    return comesBefore(one, other);
}

/// By number, and all clients elsewhere last.
bool clientComesBefore(const std::string &one, const std::string &other)
{
    const auto place = [](const std::string &name) {
        const auto client = picture::TimelineFold::clientOf(name);
        return client ? std::pair(0, client->value()) : std::pair(1, std::uint32_t{});
    };
    return place(one) < place(other);
}

} // namespace

TimelineView::TimelineView(const Pictures &pictures, TimeRange &range, QWidget *parent)
    : DiagramView(range, TimeRuns::Right, parent)
    , m_pictures(pictures)
    , m_words(pictures.cursor())
    , m_keyRows(keyComesBefore)
    , m_clientRows(clientComesBefore)
    , m_heightStep(firstHeight)
    , m_bar(new QScrollBar(Qt::Vertical, this))
{
    setAccessibleName(tr("Timeline"));
    m_bar->hide();
    connect(m_bar, &QScrollBar::valueChanged, this, &TimelineView::redraw);
    connect(&pictures, &Pictures::changed, this, &TimelineView::redrawSoon);
    // What lies beyond the cursor is faint.
    connect(&pictures.cursor(), &Cursor::moved, this, &TimelineView::redraw);
}

void TimelineView::setFilter(PictureFilter &filter)
{
    m_filter = &filter;
    connect(&filter, &PictureFilter::changed, this, &TimelineView::redraw);
}

void TimelineView::setSelection(const Selection &selection)
{
    if (m_selection == selection)
        return;
    m_selection = selection;
    redraw();
}

void TimelineView::setRows(TimelineRowKind kind)
{
    m_kind = kind;
    m_words.setRows(kind);
    m_focus.reset();
    m_bar->setValue(0);
    redraw();
}

void TimelineView::changeRowHeight(int steps)
{
    const auto wanted = static_cast<int>(m_heightStep) + steps;
    m_heightStep = static_cast<std::size_t>(std::clamp(wanted, 0, static_cast<int>(rowHeights.size()) - 1));
    redraw();
}

const picture::SpanBoard &TimelineView::board() const
{
    return boardOf(m_kind, m_pictures);
}

std::vector<picture::RowId> TimelineView::shownRows()
{
    auto &order = m_kind == TimelineRowKind::Keys ? m_keyRows : m_clientRows;
    auto rows = order.shownIn(board(), range().shown());
    if (m_filter == nullptr || !m_filter->isActive())
        return rows;
    // A row of which nothing is let through would stand there empty.
    std::vector<bool> hasSome(board().rowEnd(), false);
    board().segments().visit(range().shown(), [&](picture::SegmentNumber /*number*/, const picture::Segment &segment) {
        if (m_filter->lets(segment))
            hasSome[segment.row.value()] = true;
    });
    std::erase_if(rows, [&hasSome](picture::RowId row) { return !hasSome[row.value()]; });
    return rows;
}

picture::TimelinePicture TimelineView::draw(const QSizeF &size, bool hasFocus)
{
    const auto &cursor = m_pictures.cursor();
    const auto type = typeSizeOf(font());
    if (m_filter != nullptr)
        m_filter->begin();
    auto rows = shownRows();
    m_rowCount = rows.size();
    return picture::layOutTimeline(
        board(),
        m_pictures.bands(),
        m_words,
        {.shown = range().shown(),
         .width = size.width(),
         .height = size.height(),
         .type = type,
         .present = cursor.now().steady,
         .last = cursor.position(),
         .rows = std::move(rows),
         .scrolled = static_cast<double>(m_bar->value()),
         .rowHeight = std::round(rowHeights.at(m_heightStep) * type.lineHeight),
         .isChosen =
             [this](picture::RowId row) {
                 const auto subject = selectionOf(board().nameOf(row), m_kind);
                 return !std::holds_alternative<NoSelection>(subject) && subject == m_selection;
             },
         .isShown = [this](const picture::Segment &segment) { return m_filter == nullptr || m_filter->lets(segment); },
         .focus = hasFocus ? m_focus : std::nullopt});
}

DiagramView::Layout TimelineView::layOut(const QSizeF &size)
{
    const auto room = m_bar->isVisible() ? QSizeF(size.width() - m_bar->width(), size.height()) : size;
    m_picture = draw(room, hasFocus());
    fitScrollBar();
    if (m_filter != nullptr && m_filter->isLate())
        redrawSoon();
    return {.drawing = std::exchange(m_picture.drawing, {}), .spots = m_picture.spots, .scale = m_picture.scale};
}

void TimelineView::fitScrollBar()
{
    const auto last = std::max(0.0, std::ceil(static_cast<double>(m_rowCount) - m_picture.roomFor));
    // Told of within painting, where nothing may ask for more of it.
    const QSignalBlocker quietly(m_bar);
    const bool isNeeded = last > 0 && rowHeights.at(m_heightStep) > 0;
    m_bar->setRange(0, isNeeded ? static_cast<int>(last) : 0);
    m_bar->setPageStep(std::max(1, static_cast<int>(m_picture.roomFor)));
    if (m_bar->isVisible() == isNeeded)
        return;
    m_bar->setVisible(isNeeded);
    redrawSoon();
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    const auto width = m_bar->sizeHint().width();
    m_bar->setGeometry(event->size().width() - width, 0, width, event->size().height());
    DiagramView::resizeEvent(event);
}

picture::Drawing TimelineView::drawingOf(const QSizeF &size)
{
    return draw(size, false).drawing;
}

QStringList TimelineView::textLines()
{
    QStringList lines;
    for (const auto &line :
         picture::timelineText(board(), m_pictures.bands(), m_words, shownRows(), range().shown(), textColumns))
        lines << QString::fromStdString(line);
    return lines;
}

QString TimelineView::fileName() const
{
    return u"timeline"_s;
}

std::optional<std::size_t> TimelineView::focusPlace() const
{
    if (!m_focus)
        return std::nullopt;
    const auto found = std::find(m_picture.things.begin(), m_picture.things.end(), *m_focus);
    return found == m_picture.things.end() ? std::nullopt
                                           : std::optional(static_cast<std::size_t>(found - m_picture.things.begin()));
}

void TimelineView::setFocusPlace(std::optional<std::size_t> place)
{
    m_focus = place && *place < m_picture.things.size() ? std::optional(m_picture.things[*place]) : std::nullopt;
}

QString TimelineView::textAt(std::size_t place) const
{
    if (place >= m_picture.things.size())
        return {};
    return match<QString>(
        m_picture.things[place],
        [&](picture::SegmentNumber number) {
            const auto *segment = board().segments().find(number);
            return segment != nullptr ? textOf(*segment, m_words, m_kind, m_pictures) : QString();
        },
        [&](picture::BandNumber number) {
            return textOf(picture::SequenceThing(number), picture::Arrangement{}, m_pictures);
        },
        [&](const picture::RowHead &head) { return m_words.nameOfRow(board().nameOf(head.row)); });
}

Selection TimelineView::selectionAt(std::size_t place) const
{
    if (place >= m_picture.things.size())
        return NoSelection{};
    return match<Selection>(
        m_picture.things[place],
        [&](picture::SegmentNumber number) -> Selection {
            const auto *segment = board().segments().find(number);
            return segment != nullptr ? selectionOf(*segment, m_kind, m_pictures) : Selection(NoSelection{});
        },
        [&](picture::BandNumber number) -> Selection {
            const auto *band = m_pictures.bands().find(number);
            return band != nullptr ? selectionOf(*band, m_pictures) : Selection(NoSelection{});
        },
        [&](const picture::RowHead &head) { return selectionOf(board().nameOf(head.row), m_kind); });
}

bool TimelineView::scrollAcross(double notches)
{
    constexpr double rowsPerNotch = 3;
    if (m_bar->maximum() == 0)
        return false;
    m_bar->setValue(m_bar->value() - static_cast<int>(std::lround(notches * rowsPerNotch)));
    return true;
}

/// Rows that are not on screen come there, and so does earlier and later time.
bool TimelineView::reachBeyond(picture::Heading heading)
{
    const auto before = m_bar->value();
    switch (heading) {
    case picture::Heading::Up:
    case picture::Heading::Down:
        m_bar->setValue(before + (heading == picture::Heading::Down ? 1 : -1));
        return m_bar->value() != before;
    case picture::Heading::Left:
    case picture::Heading::Right:
        return DiagramView::reachBeyond(heading);
    }
    return false;
}

} // namespace lockscope::ui
