// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QString>
#include <QWidget>

#include "core/picture/drawing.h"
#include "core/picture/spot.h"
#include "core/picture/time_axis.h"
#include "ui/models/selection.h"
#include "ui/models/time_range.h"
#include "ui/views/exportable_picture.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace lockscope::ui {

/// A picture along the window's range of time: it paints a drawing, and lets mouse and keyboard find what stands in it
/// and move through time.
///
/// What a picture shows is laid out when it is painted, and at most some times a second, however often it is told that
/// there is something new.
class DiagramView : public QWidget, public ExportablePicture
{
    Q_OBJECT

public:
    enum class TimeRuns : std::uint8_t { Down, Right };

    DiagramView(TimeRange &range, TimeRuns direction, QWidget *parent);

    /// What is drawn where.
    struct Layout
    {
        picture::Drawing drawing;
        std::vector<picture::Spot> spots;
        picture::TimeScale scale;
    };
    [[nodiscard]] QByteArray fileOf(PictureFormat format) override;
    /// As it is on screen, without the marks of the keyboard.
    [[nodiscard]] virtual picture::Drawing drawingOf(const QSizeF &size) = 0;
    /// The picture as lines of text.
    [[nodiscard]] virtual QStringList textLines() = 0;

    /// The events or the selection changed; soon enough for the eye.
    void redrawSoon();
    /// A person did something: at once.
    void redraw();

signals:
    void picked(const lockscope::ui::Selection &selection);

protected:
    [[nodiscard]] TimeRange &range() const { return m_range; }
    [[nodiscard]] const Layout &laidOut() const { return m_layout; }

    [[nodiscard]] virtual Layout layOut(const QSizeF &size) = 0;
    /// The place in the spots of the last layout where the keyboard is.
    [[nodiscard]] virtual std::optional<std::size_t> focusPlace() const = 0;
    virtual void setFocusPlace(std::optional<std::size_t> place) = 0;
    /// Everything about what stands there, as plain text.
    [[nodiscard]] virtual QString textAt(std::size_t place) const = 0;
    [[nodiscard]] virtual Selection selectionAt(std::size_t place) const = 0;
    /// A press on Enter or a double click. Without an answer of its own: it is picked.
    virtual void activate(std::size_t place);
    /// Something was dragged from the spot at `place` to `to`. False: it is nothing that can be dragged.
    [[nodiscard]] virtual bool dropAt(std::size_t place, const QPointF &to);

    /// The wheel turned, and there is something across time that it moves. False: there is not, and it moves time.
    [[nodiscard]] virtual bool scrollAcross(double notches);
    /// An arrow key leads nowhere on screen: what lies beyond comes there. False: nothing does.
    [[nodiscard]] virtual bool reachBeyond(picture::Heading heading);

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] std::optional<std::size_t> placeAt(const QPointF &point) const;
    [[nodiscard]] double alongTime(const QPointF &point) const;
    void moveFocus(picture::Heading heading);
    void tellFocus();
    [[nodiscard]] bool showTip(const QPoint &place, const QPoint &onScreen);

    TimeRange &m_range;
    TimeRuns m_direction;
    Layout m_layout;
    bool m_dirty = true;
    QBasicTimer m_redraw;
    /// While a button is down: where it went down, what stood there, and what was shown then.
    struct Drag
    {
        QPointF from;
        std::optional<std::size_t> place;
        picture::TimeSpan shown;
        bool isMoving = false;
    };
    std::optional<Drag> m_drag;
};

} // namespace lockscope::ui
