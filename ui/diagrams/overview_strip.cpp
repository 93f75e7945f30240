// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagrams/overview_strip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include "ui/models/plain_text.h"
#include "ui/style/state_painter.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// Of the strip's width: what an arrow key and a page key move by.
constexpr double arrowStep = 0.005;
constexpr double pageStep = 0.1;

/// What a cell is marked with: of several things the one that is most worth a look, and a plus.
struct Letter
{
    ShownState look = ShownState::Done;
    QString text;
};

Letter letterOf(const OverviewCell &cell, bool hasBookmark)
{
    const std::array kinds{std::pair(cell.troubles, Letter{ShownState::Refused, u"!"_s}),
                           std::pair(cell.indeterminate, Letter{ShownState::Indeterminate, u"?"_s}),
                           std::pair(cell.parked, Letter{ShownState::Parked, u"P"_s}),
                           std::pair(cell.faults, Letter{ShownState::Refused, u"F"_s}),
                           std::pair(hasBookmark ? 1U : 0U, Letter{ShownState::Held, u"B"_s}),
                           std::pair(cell.leaders, Letter{ShownState::Done, u"L"_s})};
    Letter letter;
    int count = 0;
    for (const auto &[things, mark] : kinds) {
        if (things == 0)
            continue;
        if (++count == 1)
            letter = mark;
    }
    if (count > 1)
        letter.text += u'+';
    return letter;
}

} // namespace

OverviewStrip::OverviewStrip(Overview &overview,
                             const BookmarkModel &bookmarks,
                             const TimeRange &range,
                             QWidget *parent)
    : QWidget(parent)
    , m_overview(overview)
    , m_bookmarks(bookmarks)
    , m_range(range)
{
    setAccessibleName(tr("Overview"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto repaint = [this] { update(); };
    connect(&overview, &Overview::changed, this, repaint);
    connect(&bookmarks, &BookmarkModel::marksChanged, this, repaint);
    connect(&range, &TimeRange::changed, this, repaint);
    connect(&overview.cursor(), &Cursor::moved, this, [this] {
        describe();
        update();
    });
    describe();
}

QSize OverviewStrip::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 80, minimumSizeHint().height()};
}

QSize OverviewStrip::minimumSizeHint() const
{
    const auto badge = StatePainter::badgeSize(u"?+"_s, font());
    return {badge.width() * 8, badge.height() + fontMetrics().height() + 3 * smallGap};
}

/// For those who do not see it.
void OverviewStrip::describe()
{
    const auto &cursor = m_overview.cursor();
    setAccessibleDescription(tr("Event %1 of %2. Arrow keys move in time, with Ctrl from mark to mark.")
                                 .arg(QLocale().toString(static_cast<qulonglong>(cursor.position().value())),
                                      QLocale().toString(static_cast<qulonglong>(cursor.newest().value()))));
}

QRectF OverviewStrip::band() const
{
    return QRectF(rect()).adjusted(largeGap, smallGap, -largeGap, -smallGap);
}

double OverviewStrip::placeOf(TimePoint time) const
{
    const auto span = m_overview.whole();
    const auto length = static_cast<double>(span.length().count());
    const auto share = length > 0 ? static_cast<double>((time - span.from).count()) / length : 0;
    return band().left() + std::clamp(share, 0.0, 1.0) * band().width();
}

TimePoint OverviewStrip::timeAt(double place) const
{
    const auto span = m_overview.whole();
    const auto share = std::clamp((place - band().left()) / std::max(1.0, band().width()), 0.0, 1.0);
    return span.from + Duration(static_cast<Duration::rep>(share * static_cast<double>(span.length().count())));
}

/// As many cells as letters fit beside each other.
std::vector<OverviewStrip::Mark> OverviewStrip::marks() const
{
    const auto badge = StatePainter::badgeSize(u"?+"_s, font());
    const auto area = band();
    const auto count = static_cast<std::size_t>(std::max(1.0, area.width() / (badge.width() + 2)));
    const auto cells = m_overview.cells(count);
    const auto width = area.width() / static_cast<double>(count);
    std::vector<Mark> all(count);
    for (std::size_t i = 0; i < count; ++i) {
        all[i].cell = cells[i];
        all[i].place = {area.left() + static_cast<double>(i) * width, area.top(), width, double(badge.height())};
    }
    for (const auto &mark : m_bookmarks.marks()) {
        const auto share = (placeOf(m_overview.timeOf(mark.event)) - area.left()) / std::max(1.0, width);
        all[std::min(static_cast<std::size_t>(std::max(0.0, share)), count - 1)].bookmarks.push_back(mark.event);
    }
    std::erase_if(all, [](const Mark &mark) { return !mark.cell.isMarked() && mark.bookmarks.empty(); });
    return all;
}

void OverviewStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().base());
    if (!m_overview.isEmpty()) {
        paintActivity(painter);
        paintMarks(painter);
        paintMoments(painter);
    }
    if (hasFocus()) {
        painter.setPen(QPen(toneOf(Tone::Accent, schemeOf(palette())), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

/// How many events when, as heights; few beside many are still seen.
void OverviewStrip::paintActivity(QPainter &painter) const
{
    const auto area = band();
    const auto count = static_cast<std::size_t>(std::max(1.0, area.width() / 3));
    const auto cells = m_overview.cells(count);
    double most = 1;
    for (const auto &cell : cells)
        most = std::max(most, cell.events);
    const auto width = area.width() / static_cast<double>(count);
    const auto height = static_cast<double>(fontMetrics().height());
    const auto ink = toneOf(Tone::Quiet, schemeOf(palette()));
    for (std::size_t i = 0; i < count; ++i) {
        if (cells[i].events <= 0)
            continue;
        const auto tall = std::max(1.0, height * std::log1p(cells[i].events) / std::log1p(most));
        painter.fillRect(QRectF(area.left() + static_cast<double>(i) * width, area.bottom() - tall, width - 0.5, tall),
                         ink);
    }
    painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), toneOf(Tone::Hairline, schemeOf(palette())));
}

void OverviewStrip::paintMarks(QPainter &painter) const
{
    const StatePainter states(painter, palette(), font());
    for (const auto &mark : marks()) {
        const auto letter = letterOf(mark.cell, !mark.bookmarks.empty());
        const QSizeF size = StatePainter::badgeSize(letter.text, font());
        states.drawBadge({mark.place.center().x() - size.width() / 2, mark.place.top(), size.width(), size.height()},
                         letter.look,
                         letter.text);
    }
}

/// What the pictures show, as a frame, and the cursor, as a line with a head.
void OverviewStrip::paintMoments(QPainter &painter) const
{
    const auto scheme = schemeOf(palette());
    const auto area = band();
    const auto from = placeOf(m_range.shown().from);
    const auto to = placeOf(m_range.shown().to);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(toneOf(Tone::Accent, scheme), 1));
    painter.drawRect(
        QRectF(from, area.bottom() - fontMetrics().height() - 1, std::max(2.0, to - from), fontMetrics().height() + 1));
    const auto &cursor = m_overview.cursor();
    const auto place = cursor.isLive() ? area.right() : placeOf(m_overview.timeOf(cursor.position()));
    const auto ink = toneOf(Tone::PastEdge, scheme);
    painter.setPen(QPen(ink, 2));
    painter.drawLine(QPointF(place, area.top()), QPointF(place, area.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({QPointF(place - smallGap, 0), QPointF(place + smallGap, 0), QPointF(place, gap)}));
}

void OverviewStrip::goTo(double place)
{
    if (!m_overview.isEmpty())
        emit placeChosen(m_overview.eventAt(timeAt(place)));
}

void OverviewStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        goTo(event->position().x());
}

void OverviewStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        goTo(event->position().x());
}

/// By a share of the whole, but at least to another event.
void OverviewStrip::step(double by)
{
    const auto &cursor = m_overview.cursor();
    const auto from = cursor.destination().value_or(cursor.position());
    const auto place = placeOf(m_overview.timeOf(from)) + by * band().width();
    auto event = m_overview.eventAt(timeAt(place));
    if (event == from && by < 0)
        event = EventNumber(std::max<std::uint64_t>(from.value(), 1) - 1);
    else if (event == from)
        event = EventNumber(from.value() + 1);
    emit placeChosen(event);
}

void OverviewStrip::stepToMark(int way)
{
    const auto &cursor = m_overview.cursor();
    const auto place = placeOf(m_overview.timeOf(cursor.destination().value_or(cursor.position())));
    const auto all = marks();
    const auto isFurther = [place](const Mark &mark) { return mark.place.left() > place; };
    const auto isBefore = [place](const Mark &mark) { return mark.place.right() <= place; };
    if (way > 0) {
        const auto found = std::find_if(all.begin(), all.end(), isFurther);
        if (found != all.end())
            goTo(found->place.center().x());
    } else {
        const auto found = std::find_if(all.rbegin(), all.rend(), isBefore);
        if (found != all.rend())
            goTo(found->place.center().x());
    }
}

void OverviewStrip::keyPressEvent(QKeyEvent *event)
{
    const bool isFar = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Left:
        return isFar ? stepToMark(-1) : step(-arrowStep);
    case Qt::Key_Right:
        return isFar ? stepToMark(1) : step(arrowStep);
    case Qt::Key_PageUp:
        return step(-pageStep);
    case Qt::Key_PageDown:
        return step(pageStep);
    default:
        return QWidget::keyPressEvent(event);
    }
}

QString OverviewStrip::textAt(double place) const
{
    const auto all = marks();
    const auto found = std::find_if(all.begin(), all.end(), [place](const Mark &mark) {
        return place >= mark.place.left() && place < mark.place.right();
    });
    const auto event = m_overview.eventAt(timeAt(place));
    QStringList lines{tr("about event %1").arg(QLocale().toString(static_cast<qulonglong>(event.value())))};
    if (found == all.end())
        return lines.front();
    const auto say = [&lines](std::uint32_t count, const QString &text) {
        if (count > 0)
            lines << text;
    };
    const auto number = [](std::uint32_t count) { return static_cast<int>(count); };
    const auto &cell = found->cell;
    say(cell.troubles, tr("! %Ln time(s) something broke", nullptr, number(cell.troubles)));
    say(cell.indeterminate, tr("? %Ln request(s) became indeterminate", nullptr, number(cell.indeterminate)));
    say(cell.parked, tr("P %Ln fate(s) parked", nullptr, number(cell.parked)));
    say(cell.faults, tr("F %Ln fault(s)", nullptr, number(cell.faults)));
    say(cell.leaders, tr("L %Ln change(s) of leader", nullptr, number(cell.leaders)));
    for (const auto mark : found->bookmarks) {
        if (const auto *bookmark = m_bookmarks.find(mark))
            lines << tr("B %1").arg(shortened(plain(bookmark->note)));
    }
    return lines.join(u'\n');
}

bool OverviewStrip::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (!m_overview.isEmpty())
        QToolTip::showText(
            help->globalPos(), Qt::convertFromPlainText(textAt(help->pos().x()), Qt::WhiteSpaceNormal), this);
    return true;
}

} // namespace lockscope::ui
