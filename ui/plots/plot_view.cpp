// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_view.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "core/picture/time_axis.h"
#include "ui/models/plot_model.h"
#include "ui/models/roles.h"
#include "ui/models/sequence_things.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

/// Between two pictures of what happens by itself: ten a second.
constexpr int redrawInterval = 100;
/// Of the width, between two points.
constexpr int pixelsPerPoint = 2;
constexpr int tickWidth = 130;
constexpr double wheelZoom = 1.25;
constexpr double wheelShare = 0.1;
constexpr double notch = 120;
/// Bands beyond so many are not worth their lines.
constexpr std::size_t bandsMax = 400;
constexpr double pageShare = 0.8;
constexpr double reachPixels = 8;

double inSeconds(Duration span)
{
    return std::chrono::duration<double>(span).count();
}

} // namespace

PlotView::PlotView(const Pictures &pictures, TimeRange &range, QWidget *parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_range(range)
    , m_words(pictures.cursor())
    , m_canvas(new PlotCanvas(this))
    , m_rubber(new QRubberBand(QRubberBand::Rectangle, this))
{
    setAccessibleName(tr("Plots"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    m_canvas->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&pictures, &Pictures::changed, this, &PlotView::redrawSoon);
    // What moves by itself moves some times a second; what a person moves, at once.
    connect(&range, &TimeRange::changed, this, [this] {
        if (m_range.isFollowing())
            redrawSoon();
        else if (isVisible())
            redraw();
    });
    connect(&pictures.cursor(), &Cursor::moved, this, &PlotView::redrawSoon);
}

/// What comes many times a second is drawn some times a second.
void PlotView::redrawSoon()
{
    if (isVisible() && !m_timer.isActive())
        m_timer.start(redrawInterval, this);
}

void PlotView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return QWidget::timerEvent(event);
    m_timer.stop();
    redraw();
}

void PlotView::redraw()
{
    m_canvas->show(picture());
}

PlotPicture PlotView::picture()
{
    const auto shown = m_range.shown();
    const auto present = m_pictures.cursor().now().steady;
    const auto newest = m_pictures.cursor().clock().steady;
    PlotPicture result{.shown = shown,
                       .lines = {},
                       .bands = {},
                       .ticks = {},
                       .present = secondsOf(present),
                       .presentText = QString::fromStdString(m_words.presentText()),
                       .isPast = !m_pictures.cursor().isLive(),
                       .reading = std::nullopt,
                       .nothingText = tr("nothing measured in this time")};
    const auto pointsMax = static_cast<std::size_t>(std::max(16, width() / pixelsPerPoint));
    m_lines.clear();
    for (const auto measure : allMeasures)
        m_lines.push_back(plotLineOf(m_pictures.series(), measure, shown, newest, pointsMax));
    result.lines = m_lines;
    addBands(result);
    addTicks(result);
    if (m_reading && hasFocus())
        result.reading = PlotPicture::Reading{secondsOf(m_reading->at), m_reading->line};
    return result;
}

void PlotView::addBands(PlotPicture &picture)
{
    const auto shown = m_range.shown();
    m_pictures.bands().visit(shown, [&](picture::BandNumber /*number*/, const picture::Band &band) {
        if (picture.bands.size() >= bandsMax)
            return;
        const auto end = std::min(band.end, m_pictures.cursor().clock().steady);
        picture.bands.push_back(
            {.from = secondsOf(band.begin),
             .to = band.isMoment() ? secondsOf(band.begin) : secondsOf(std::max(end, band.begin)),
             .colour = band.isBad() ? picture::Colour(ShownState::Refused) : picture::Colour(picture::Ink::Accent),
             .text = m_words.bandText(band)});
    });
}

void PlotView::addTicks(PlotPicture &picture) const
{
    const auto ticks = picture::ticksFor(m_range.shown(), std::max(1, width() / tickWidth), m_words.clockOffset());
    for (const auto at : ticks.times)
        picture.ticks.push_back({secondsOf(at), QString::fromStdString(m_words.timeText(at, ticks.step))});
}

double PlotView::secondsOf(TimePoint at) const
{
    return inSeconds(at - m_range.shown().from);
}

TimePoint PlotView::timeAt(double x) const
{
    const auto area = m_canvas->timeArea();
    const picture::TimeScale scale{
        .span = m_range.shown(), .begin = area.left(), .length = std::max(1.0, area.width())};
    return scale.timeAt(x);
}

QString PlotView::textAt(std::size_t line, double seconds) const
{
    if (line >= m_lines.size())
        return {};
    const auto at = m_range.shown().from + Duration(static_cast<Duration::rep>(seconds * 1e6));
    const auto time = QString::fromStdString(m_words.timeText(at, 1ms));
    const auto *point = pointAt(m_lines[line], seconds);
    return point == nullptr ? tr("%1\n%2: nothing measured").arg(time, nameOf(m_lines[line].measure))
                            : tr("%1\n%2").arg(time, textOf(m_lines[line], *point));
}

bool PlotView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto line = m_canvas->lineAt(help->pos().y());
    if (line && m_canvas->timeArea().left() <= help->pos().x()) {
        const auto text = textAt(*line, secondsOf(timeAt(help->pos().x())));
        QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

void PlotView::showEvent(QShowEvent *event)
{
    redraw();
    QWidget::showEvent(event);
}

void PlotView::resizeEvent(QResizeEvent *event)
{
    m_canvas->setGeometry(QRect(QPoint(), event->size()));
    if (isVisible())
        redraw();
    QWidget::resizeEvent(event);
}

void PlotView::focusInEvent(QFocusEvent *event)
{
    redraw();
    QWidget::focusInEvent(event);
}

void PlotView::focusOutEvent(QFocusEvent *event)
{
    redraw();
    QWidget::focusOutEvent(event);
}

/// By points along the time, and by plots across.
void PlotView::read(int points, int plots)
{
    const auto shown = m_range.shown();
    const auto last = std::min(shown.to, m_range.whole().to);
    if (!m_reading)
        m_reading = Reading{last, 0};
    const auto lines = static_cast<int>(m_lines.size());
    m_reading->line = static_cast<std::size_t>(std::clamp(static_cast<int>(m_reading->line) + plots, 0, lines - 1));
    const auto step = shown.length() * pixelsPerPoint * 2 / std::max(1, width());
    m_reading->at += std::max<Duration>(step, 1us) * points;
    m_range.reveal(m_reading->at);
    tellReading();
}

void PlotView::tellReading()
{
    redraw();
    setAccessibleDescription(m_reading ? textAt(m_reading->line, secondsOf(m_reading->at)) : QString());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    if (m_reading) {
        const auto area = m_canvas->timeArea();
        const auto share = secondsOf(m_reading->at) / std::max(1e-9, inSeconds(m_range.shown().length()));
        const QPointF place(area.left() + share * area.width(), area.top());
        QToolTip::showText(mapToGlobal(place.toPoint()),
                           Qt::convertFromPlainText(accessibleDescription(), Qt::WhiteSpaceNormal),
                           this);
    }
}

void PlotView::keyPressEvent(QKeyEvent *event)
{
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return read(-1, 0);
    case Qt::Key_Right:
        return read(1, 0);
    case Qt::Key_Up:
        return read(0, -1);
    case Qt::Key_Down:
        return read(0, 1);
    case Qt::Key_PageUp:
        return m_range.move(-pageShare);
    case Qt::Key_PageDown:
        return m_range.move(pageShare);
    case Qt::Key_Home:
        return m_range.show({m_range.whole().from, m_range.whole().from + m_range.shown().length()});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_reading)
            pickBand(m_reading->at);
        return;
    case Qt::Key_Escape:
        m_reading.reset();
        return tellReading();
    default:
        QWidget::keyPressEvent(event);
    }
}

void PlotView::wheelEvent(QWheelEvent *event)
{
    const auto turned = event->angleDelta();
    const auto notches = (std::abs(turned.y()) >= std::abs(turned.x()) ? turned.y() : turned.x()) / notch;
    if ((event->modifiers() & Qt::ControlModifier) != 0)
        m_range.zoom(std::pow(wheelZoom, -notches), timeAt(event->position().x()));
    else
        m_range.move(-notches * wheelShare);
    event->accept();
}

void PlotView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_dragFrom = event->position();
}

void PlotView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragFrom)
        return;
    const auto area = m_canvas->timeArea();
    const auto from = std::clamp(m_dragFrom->x(), area.left(), area.right());
    const auto to = std::clamp(event->position().x(), area.left(), area.right());
    m_rubber->setGeometry(QRectF(std::min(from, to), 0, std::abs(to - from), height()).toRect());
    m_rubber->setVisible(std::abs(to - from) >= QApplication::startDragDistance());
}

void PlotView::mouseReleaseEvent(QMouseEvent *event)
{
    const auto from = std::exchange(m_dragFrom, std::nullopt);
    const bool wasDragged = m_rubber->isVisible();
    m_rubber->hide();
    if (!from || event->button() != Qt::LeftButton)
        return;
    if (!wasDragged)
        return pickBand(timeAt(event->position().x()));
    const auto area = m_canvas->timeArea();
    const auto one = timeAt(std::clamp(from->x(), area.left(), area.right()));
    const auto other = timeAt(std::clamp(event->position().x(), area.left(), area.right()));
    m_range.show({std::min(one, other), std::max(one, other)});
}

/// The fault or the change of leader that is nearest, if it is near.
std::optional<picture::BandNumber> PlotView::bandNear(TimePoint at) const
{
    const auto area = m_canvas->timeArea();
    const auto reach =
        m_range.shown().length() * static_cast<int>(reachPixels) / std::max(1, static_cast<int>(area.width()));
    std::optional<picture::BandNumber> nearest;
    auto least = reach;
    m_pictures.bands().visit(m_range.shown(), [&](picture::BandNumber number, const picture::Band &band) {
        const auto away = at >= band.begin ? at - band.begin : band.begin - at;
        const bool isInside = at >= band.begin && at < band.end;
        if (away <= least || (!nearest && isInside)) {
            nearest = number;
            least = std::min(away, least);
        }
    });
    return nearest;
}

void PlotView::pickBand(TimePoint at)
{
    const auto number = bandNear(at);
    const auto *band = number ? m_pictures.bands().find(*number) : nullptr;
    if (band == nullptr)
        return;
    const auto selection = selectionOf(*band, m_pictures);
    if (!std::holds_alternative<NoSelection>(selection))
        emit picked(selection);
}

QByteArray PlotView::fileOf(PictureFormat format)
{
    constexpr int scale = 2;
    redraw();
    switch (format) {
    case PictureFormat::Svg:
        return m_canvas->svg(accessibleName());
    case PictureFormat::Png:
        return m_canvas->png(scale);
    case PictureFormat::Text:
        return (textLines().join(u'\n') + u'\n').toUtf8();
    }
    return {};
}

/// The table, its cells divided by tabs.
QStringList PlotView::textLines()
{
    PlotModel table(m_pictures, m_range);
    table.setShown(true);
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
        cells << table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    lines << cells.join(u'\t');
    for (int row = 0; row < table.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < table.columnCount(); ++column)
            cells << table.index(row, column).data().toString();
        lines << cells.join(u'\t');
    }
    return lines;
}

QString PlotView::fileName() const
{
    return u"plots"_s;
}

} // namespace lockscope::ui
