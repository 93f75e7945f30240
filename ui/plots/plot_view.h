// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QRubberBand>
#include <QWidget>

#include "ui/models/picture_words.h"
#include "ui/models/pictures.h"
#include "ui/models/selection.h"
#include "ui/models/time_range.h"
#include "ui/plots/plot_canvas.h"
#include "ui/views/exportable_picture.h"

#include <optional>
#include <vector>

namespace lockscope::ui {

/// What is measured over the window's range of time, a plot for each measure. Dragging over a time shows that time in
/// every picture.
class PlotView final : public QWidget, public ExportablePicture
{
    Q_OBJECT

public:
    PlotView(const Pictures &pictures, TimeRange &range, QWidget *parent);

    [[nodiscard]] QByteArray fileOf(PictureFormat format) override;
    [[nodiscard]] QString fileName() const override;

signals:
    void picked(const lockscope::ui::Selection &selection);

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void redraw();
    void redrawSoon();
    [[nodiscard]] PlotPicture picture();
    void addBands(PlotPicture &picture);
    void addTicks(PlotPicture &picture) const;
    [[nodiscard]] TimePoint timeAt(double x) const;
    [[nodiscard]] double secondsOf(TimePoint at) const;
    void read(int points, int plots);
    void tellReading();
    /// What is measured there, in words.
    [[nodiscard]] QString textAt(std::size_t line, double seconds) const;
    [[nodiscard]] std::optional<picture::BandNumber> bandNear(TimePoint at) const;
    void pickBand(TimePoint at);
    [[nodiscard]] QStringList textLines();

    const Pictures &m_pictures;
    TimeRange &m_range;
    PictureWords m_words;
    PlotCanvas *m_canvas;
    QRubberBand *m_rubber;
    QBasicTimer m_timer;
    std::vector<PlotLine> m_lines;
    /// Where the keyboard reads.
    struct Reading
    {
        TimePoint at;
        std::size_t line = 0;
    };
    std::optional<Reading> m_reading;
    std::optional<QPointF> m_dragFrom;
};

} // namespace lockscope::ui
