// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <QWidget>

#include "core/picture/drawing.h"
#include "core/picture/time_span.h"
#include "ui/models/plot_lines.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace lockscope::ui {

/// A time that is shaded in all plots, or a moment that is a line through them.
struct PlotBand
{
    /// Seconds after the beginning of the shown time.
    double from = 0;
    double to = 0;
    picture::Colour colour = picture::Ink::Accent;
    QString text;
};

/// All that the plots show at one moment.
struct PlotPicture
{
    picture::TimeSpan shown;
    std::vector<PlotLine> lines;
    std::vector<PlotBand> bands;
    struct Tick
    {
        double at = 0;
        QString text;
    };
    std::vector<Tick> ticks;
    /// Seconds after the beginning of the shown time.
    double present = 0;
    QString presentText;
    /// What is beyond it has not happened at that moment: it is pale.
    bool isPast = false;
    /// Where the keyboard reads, and in which plot; none: nowhere.
    struct Reading
    {
        double at = 0;
        std::size_t line = 0;
    };
    std::optional<Reading> reading;
    /// In a plot without a point.
    QString nothingText;
};

/// The plots on paper, one below the other over one axis of time. It paints and knows where things are; whoever owns it
/// hears mouse and keyboard.
class PlotCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget *parent);
    ~PlotCanvas() override;

    void show(PlotPicture picture);
    /// Where times lie, from its left to its right end; as of the last painting.
    [[nodiscard]] QRectF timeArea() const;
    /// The plot at a height; none: between two.
    [[nodiscard]] std::optional<std::size_t> lineAt(double y) const;

    [[nodiscard]] QByteArray svg(const QString &title);
    [[nodiscard]] QByteArray png(int scale);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Paper;
    std::unique_ptr<Paper> m_paper;
};

} // namespace lockscope::ui
