// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/plots/plot_canvas.h"

#include <cstdint>
#include <vector>

// The header of QCustomPlot 2.1 does not keep the warnings that this program is compiled with.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wconversion"
#include <qcustomplot.h>
#pragma GCC diagnostic pop

namespace lockscope::ui {

/// One plot: its frame, its line and what the line lies between.
struct PlotAxes
{
    QCPAxisRect *frame = nullptr;
    QCPAxis *time = nullptr;
    QCPAxis *value = nullptr;
    QCPGraph *line = nullptr;
    QCPGraph *least = nullptr;
    QCPGraph *most = nullptr;
};

/// What lies over or under all plots at once.
class PlotVeil final : public QCPLayerable
{
public:
    enum class Depth : std::uint8_t { Under, Over };

    /// All of them outlive it, and it reads them whenever it is drawn.
    PlotVeil(QCustomPlot &plot,
             const QString &layer,
             Depth depth,
             const PlotPicture &picture,
             const std::vector<QString> &names,
             const std::vector<PlotAxes> &axes);

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter *painter) override;
    QRect clipRect() const override { return parentPlot()->viewport(); }

private:
    [[nodiscard]] QColor colour(const picture::Colour &colour) const;
    void drawBands(QCPPainter &painter, const PlotAxes &axes) const;
    void drawLines(QCPPainter &painter, const PlotAxes &axes) const;
    void drawNames(QCPPainter &painter) const;
    void drawBandNames(QCPPainter &painter) const;

    Depth m_depth;
    const PlotPicture &m_picture;
    const std::vector<QString> &m_names;
    const std::vector<PlotAxes> &m_axes;
};

} // namespace lockscope::ui
