// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagrams/diagram_view.h"

#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QHelpEvent>
#include <QImage>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/diagrams/drawing_painter.h"
#include "ui/style/theme.h"

#include <chrono>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

/// Between two pictures of what happens by itself.
constexpr auto redrawInterval = 60ms;
/// How near the mouse has to come.
constexpr double reach = 6;
/// Of what is shown, with each press of a page key.
constexpr double pageShare = 0.8;
/// With an arrow key at the end of what is shown.
constexpr double beyondShare = 0.25;
/// With each notch of the wheel.
constexpr double wheelZoom = 1.25;
constexpr double wheelShare = 0.1;
constexpr double notch = 120;

picture::Point pointOf(const QPointF &point)
{
    return {point.x(), point.y()};
}

} // namespace

DiagramView::DiagramView(TimeRange &range, TimeRuns direction, QWidget *parent)
    : QWidget(parent)
    , m_range(range)
    , m_direction(direction)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    // What moves by itself moves some times a second; what a person moves, at once.
    connect(&range, &TimeRange::changed, this, [this] {
        if (m_range.isFollowing())
            redrawSoon();
        else
            redraw();
    });
}

void DiagramView::redrawSoon()
{
    if (!m_redraw.isActive() && isVisible())
        m_redraw.start(static_cast<int>(redrawInterval.count()), this);
    m_dirty = true;
}

void DiagramView::redraw()
{
    m_dirty = true;
    update();
}

QByteArray DiagramView::fileOf(PictureFormat format)
{
    constexpr int scale = 2;
    const auto lookedAt = drawingOf(size());
    switch (format) {
    case PictureFormat::Svg:
        return QByteArray::fromStdString(
            picture::svgOf(lookedAt, svgLookOf(palette(), font()), accessibleName().toStdString()));
    case PictureFormat::Png: {
        QImage image(size() * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        QPainter painter(&image);
        DrawingPainter(painter, palette(), font()).paint(lookedAt);
        painter.end();
        QByteArray file;
        QBuffer buffer(&file);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return file;
    }
    case PictureFormat::Text:
        return (textLines().join(u'\n') + u'\n').toUtf8();
    }
    return {};
}

void DiagramView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_redraw.timerId())
        return QWidget::timerEvent(event);
    m_redraw.stop();
    update();
}

void DiagramView::paintEvent(QPaintEvent * /*event*/)
{
    if (std::exchange(m_dirty, false))
        m_layout = layOut(size());
    QPainter painter(this);
    DrawingPainter(painter, palette(), font()).paint(m_layout.drawing);
    if (!hasFocus() || focusPlace())
        return;
    // Nothing in it has the focus, so the picture has it.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(toneOf(Tone::Accent, schemeOf(palette())), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void DiagramView::resizeEvent(QResizeEvent *event)
{
    m_dirty = true;
    QWidget::resizeEvent(event);
}

void DiagramView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::StyleChange)
        redraw();
    QWidget::changeEvent(event);
}

bool DiagramView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (!showTip(help->pos(), help->globalPos()))
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

bool DiagramView::showTip(const QPoint &place, const QPoint &onScreen)
{
    const auto found = placeAt(place);
    if (!found)
        return false;
    // Plain text that keeps its lines, and is never taken for HTML.
    QToolTip::showText(onScreen, Qt::convertFromPlainText(textAt(*found), Qt::WhiteSpaceNormal), this);
    return true;
}

std::optional<std::size_t> DiagramView::placeAt(const QPointF &point) const
{
    return picture::spotAt(m_layout.spots, pointOf(point), reach);
}

double DiagramView::alongTime(const QPointF &point) const
{
    return m_direction == TimeRuns::Down ? point.y() : point.x();
}

void DiagramView::moveFocus(picture::Heading heading)
{
    const auto find = [this, heading] {
        return picture::nextSpot(m_layout.spots, focusPlace(), heading, m_direction == TimeRuns::Down);
    };
    auto next = find();
    if (!next && reachBeyond(heading)) {
        m_layout = layOut(size());
        next = find();
    }
    if (next)
        setFocusPlace(next);
    tellFocus();
}

/// What the keyboard reached is said to whoever hears the window instead of seeing it.
void DiagramView::tellFocus()
{
    const auto place = focusPlace();
    setAccessibleDescription(place ? textAt(*place) : QString());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    redraw();
}

void DiagramView::activate(std::size_t place)
{
    const auto selection = selectionAt(place);
    if (!std::holds_alternative<NoSelection>(selection))
        emit picked(selection);
}

bool DiagramView::scrollAcross(double /*notches*/)
{
    return false;
}

bool DiagramView::reachBeyond(picture::Heading heading)
{
    const bool isAlong =
        (m_direction == TimeRuns::Down) == (heading == picture::Heading::Up || heading == picture::Heading::Down);
    if (!isAlong)
        return false;
    const auto before = m_range.shown();
    m_range.move(heading == picture::Heading::Up || heading == picture::Heading::Left ? -beyondShare : beyondShare);
    return m_range.shown() != before;
}

bool DiagramView::dropAt(std::size_t /*place*/, const QPointF & /*to*/)
{
    return false;
}

void DiagramView::keyPressEvent(QKeyEvent *event)
{
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return moveFocus(picture::Heading::Left);
    case Qt::Key_Right:
        return moveFocus(picture::Heading::Right);
    case Qt::Key_Up:
        return moveFocus(picture::Heading::Up);
    case Qt::Key_Down:
        return moveFocus(picture::Heading::Down);
    case Qt::Key_PageUp:
        return m_range.move(-pageShare);
    case Qt::Key_PageDown:
        return m_range.move(pageShare);
    case Qt::Key_Home:
        return m_range.show({m_range.whole().from, m_range.whole().from + m_range.shown().length()});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto place = focusPlace())
            activate(*place);
        return;
    case Qt::Key_Escape:
        setFocusPlace(std::nullopt);
        return tellFocus();
    default:
        QWidget::keyPressEvent(event);
    }
}

void DiagramView::wheelEvent(QWheelEvent *event)
{
    const auto turned = event->angleDelta();
    const auto notches = (std::abs(turned.y()) >= std::abs(turned.x()) ? turned.y() : turned.x()) / notch;
    if ((event->modifiers() & Qt::ControlModifier) != 0)
        m_range.zoom(std::pow(wheelZoom, -notches), m_layout.scale.timeAt(alongTime(event->position())));
    else if ((event->modifiers() & Qt::ShiftModifier) != 0 || !scrollAcross(notches))
        m_range.move(-notches * wheelShare);
    event->accept();
}

void DiagramView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_drag = Drag{event->position(), placeAt(event->position()), m_range.shown(), false};
}

void DiagramView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drag) {
        setCursor(placeAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return QWidget::mouseMoveEvent(event);
    }
    const auto moved = event->position() - m_drag->from;
    if (!m_drag->isMoving && moved.manhattanLength() < QApplication::startDragDistance())
        return;
    m_drag->isMoving = true;
    if (m_drag->place)
        return;
    const auto length = static_cast<double>(m_drag->shown.length().count());
    const auto share = alongTime(moved) / std::max(1.0, m_layout.scale.length);
    setCursor(Qt::ClosedHandCursor);
    m_range.show(picture::shifted(m_drag->shown, Duration(static_cast<Duration::rep>(-share * length))));
}

void DiagramView::mouseReleaseEvent(QMouseEvent *event)
{
    const auto drag = std::exchange(m_drag, std::nullopt);
    setCursor(Qt::ArrowCursor);
    if (!drag || event->button() != Qt::LeftButton || !drag->place || *drag->place >= m_layout.spots.size())
        return;
    if (drag->isMoving) {
        if (dropAt(*drag->place, event->position()))
            redraw();
        return;
    }
    setFocusPlace(drag->place);
    const auto selection = selectionAt(*drag->place);
    if (!std::holds_alternative<NoSelection>(selection))
        emit picked(selection);
    tellFocus();
}

void DiagramView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto place = placeAt(event->position()))
        activate(*place);
}

void DiagramView::focusInEvent(QFocusEvent *event)
{
    redraw();
    QWidget::focusInEvent(event);
}

void DiagramView::focusOutEvent(QFocusEvent *event)
{
    redraw();
    QWidget::focusOutEvent(event);
}

} // namespace lockscope::ui
