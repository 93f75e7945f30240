// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_canvas.h"

#include <QBuffer>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QSvgGenerator>

#include "ui/diagrams/drawing_painter.h"
#include "ui/plots/plot_veil.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// The ticks that the picture has, with their texts.
class GivenTicks final : public QCPAxisTicker
{
public:
    void setTicks(std::vector<PlotPicture::Tick> ticks) { m_ticks = std::move(ticks); }

    void generate(const QCPRange &range,
                  const QLocale & /*locale*/,
                  QChar /*formatChar*/,
                  int /*precision*/,
                  QVector<double> &ticks,
                  QVector<double> *subTicks,
                  QVector<QString> *tickLabels) override
    {
        ticks.clear();
        if (subTicks != nullptr)
            subTicks->clear();
        if (tickLabels != nullptr)
            tickLabels->clear();
        for (const auto &tick : m_ticks) {
            if (!range.contains(tick.at))
                continue;
            ticks << tick.at;
            if (tickLabels != nullptr)
                *tickLabels << tick.text;
        }
    }

private:
    std::vector<PlotPicture::Tick> m_ticks;
};

picture::Colour colourFor(picture::Measure measure)
{
    switch (measure) {
    case picture::Measure::WaitTime:
    case picture::Measure::QueueLength:
        return ShownState::Waiting;
    case picture::Measure::HoldTime:
        return ShownState::Held;
    case picture::Measure::Grants:
        return picture::Ink::Accent;
    case picture::Measure::SyncTime:
        return picture::Ink::Quiet;
    case picture::Measure::ParkedFates:
        return ShownState::Parked;
    }
    return picture::Ink::Text;
}

} // namespace

struct PlotCanvas::Paper
{
    explicit Paper(QWidget &owner)
        : canvas(owner)
        , plot(new QCustomPlot(&owner))
        , margins(new QCPMarginGroup(plot))
        , ticks(new GivenTicks)
    {
        plot->setAttribute(Qt::WA_TransparentForMouseEvents);
        plot->setFocusPolicy(Qt::NoFocus);
        plot->plotLayout()->clear();
        plot->plotLayout()->setRowSpacing(gap);
        plot->addLayer(u"under"_s, plot->layer(u"grid"_s), QCustomPlot::limBelow);
        plot->addLayer(u"over"_s, plot->layer(u"axes"_s), QCustomPlot::limAbove);
        for (const auto measure : allMeasures)
            addPlot(measure);
        under = new PlotVeil(*plot, u"under"_s, PlotVeil::Depth::Under, picture, names, axes);
        over = new PlotVeil(*plot, u"over"_s, PlotVeil::Depth::Over, picture, names, axes);
        colour();
    }

    void addPlot(picture::Measure measure)
    {
        PlotAxes made;
        made.frame = new QCPAxisRect(plot, false);
        made.time = made.frame->addAxis(QCPAxis::atBottom);
        made.value = made.frame->addAxis(QCPAxis::atLeft);
        made.frame->setMarginGroup(QCP::msLeft | QCP::msRight, margins);
        made.frame->setMinimumMargins(QMargins(gap, axes.empty() ? 3 * gap : smallGap, largeGap, smallGap));
        made.time->setTicker(ticks);
        made.value->ticker()->setTickCount(3);
        plot->plotLayout()->addElement(static_cast<int>(axes.size()), 0, made.frame);
        const bool hasRange = picture::kindOf(measure) == picture::MeasureKind::Samples;
        if (hasRange) {
            made.least = plot->addGraph(made.time, made.value);
            made.most = plot->addGraph(made.time, made.value);
            made.most->setChannelFillGraph(made.least);
        }
        made.line = plot->addGraph(made.time, made.value);
        if (!hasRange)
            made.line->setLineStyle(QCPGraph::lsStepLeft);
        // They are made decimated already.
        for (auto *graph : {made.line, made.least, made.most}) {
            if (graph != nullptr)
                graph->setAdaptiveSampling(false);
        }
        auto *text = new QCPItemText(plot);
        text->setClipAxisRect(made.frame);
        text->position->setType(QCPItemPosition::ptAxisRectRatio);
        text->position->setAxisRect(made.frame);
        text->position->setCoords(0.5, 0.5);
        nothing.push_back(text);
        axes.push_back(made);
    }

    /// Every colour and letter anew, since the theme may be another one.
    void colour()
    {
        // The canvas hears of a new theme before what stands on it does.
        plot->setPalette(canvas.palette());
        plot->setFont(canvas.font());
        const auto palette = plot->palette();
        const auto font = plot->font();
        plot->setBackground(palette.color(QPalette::Base));
        const auto quiet = colourOf(picture::Ink::Quiet, palette);
        const auto hairline = colourOf(picture::Ink::Hairline, palette);
        for (std::size_t i = 0; i < axes.size(); ++i) {
            auto &made = axes[i];
            for (auto *axis : {made.time, made.value}) {
                axis->setBasePen(QPen(quiet, 1));
                axis->setTickPen(QPen(quiet, 1));
                axis->setSubTickPen(Qt::NoPen);
                axis->setTickLabelColor(quiet);
                axis->setLabelColor(palette.color(QPalette::Text));
                axis->setLabelFont(font);
                axis->setTickLabelFont(axis == made.time ? fixedFont(font) : font);
                axis->grid()->setPen(QPen(hairline, 1));
                axis->grid()->setZeroLinePen(Qt::NoPen);
            }
            made.time->setTickLabels(i + 1 == axes.size());
            const auto ink = colourOf(colourFor(allMeasures.at(i)), palette);
            made.line->setPen(QPen(ink, 2));
            auto shade = ink;
            shade.setAlphaF(0.22F);
            if (made.most != nullptr) {
                made.most->setPen(QPen(shade, 1));
                made.least->setPen(QPen(shade, 1));
                made.most->setBrush(shade);
            } else {
                made.line->setBrush(shade);
            }
            nothing[i]->setColor(quiet);
            nothing[i]->setFont(font);
        }
    }

    void fill()
    {
        const auto length = std::chrono::duration<double>(picture.shown.length()).count();
        ticks->setTicks(picture.ticks);
        for (std::size_t i = 0; i < axes.size(); ++i) {
            auto &made = axes[i];
            made.time->setRange(0, length);
            const auto known = std::find_if(picture.lines.begin(), picture.lines.end(), [i](const PlotLine &it) {
                return it.measure == allMeasures.at(i);
            });
            const bool isThere = known != picture.lines.end() && !known->points.empty();
            nothing[i]->setVisible(!isThere);
            nothing[i]->setText(picture.nothingText);
            const auto name = nameOf(allMeasures.at(i));
            if (!isThere) {
                for (auto *graph : {made.line, made.least, made.most}) {
                    if (graph != nullptr)
                        graph->data()->clear();
                }
                made.value->setRange(0, 1);
                names.at(i) = name;
                continue;
            }
            names.at(i) = known->unit.isEmpty() ? name : PlotCanvas::tr("%1, %2").arg(name, known->unit);
            // A little air above the greatest value.
            made.value->setRange(0, known->top * 1.12);
            fill(made, *known);
        }
    }
    static void fill(const PlotAxes &made, const PlotLine &line)
    {
        QVector<QCPGraphData> values;
        QVector<QCPGraphData> least;
        QVector<QCPGraphData> most;
        for (const auto &point : line.points) {
            values << QCPGraphData(point.at, made.most != nullptr ? point.value : std::max(point.value, 0.0));
            least << QCPGraphData(point.at, point.least);
            most << QCPGraphData(point.at, point.most);
        }
        made.line->data()->set(values, true);
        if (made.most != nullptr) {
            made.least->data()->set(least, true);
            made.most->data()->set(most, true);
        }
        // One sample alone has no line.
        const auto dots = line.kind == picture::MeasureKind::Samples && line.points.size() < 60;
        made.line->setScatterStyle(dots ? QCPScatterStyle(QCPScatterStyle::ssDisc, 5) : QCPScatterStyle::ssNone);
    }

    QWidget &canvas;
    QCustomPlot *plot;
    QCPMarginGroup *margins;
    QSharedPointer<GivenTicks> ticks;
    PlotPicture picture;
    std::vector<PlotAxes> axes;
    std::vector<QCPItemText *> nothing;
    /// Of the plots, with their units.
    std::vector<QString> names = std::vector<QString>(allMeasures.size());
    PlotVeil *under = nullptr;
    PlotVeil *over = nullptr;
};

PlotCanvas::PlotCanvas(QWidget *parent)
    : QWidget(parent)
    , m_paper(std::make_unique<Paper>(*this))
{
}

PlotCanvas::~PlotCanvas()
{
    // Its layers paint from the picture, which goes with the paper.
    delete m_paper->plot;
}

void PlotCanvas::show(PlotPicture picture)
{
    m_paper->picture = std::move(picture);
    m_paper->fill();
    m_paper->plot->replot();
}

QRectF PlotCanvas::timeArea() const
{
    return m_paper->axes.front().frame->rect();
}

std::optional<std::size_t> PlotCanvas::lineAt(double y) const
{
    for (std::size_t i = 0; i < m_paper->axes.size(); ++i) {
        const auto rect = m_paper->axes[i].frame->rect();
        if (y >= rect.top() && y <= rect.bottom())
            return i;
    }
    return std::nullopt;
}

QByteArray PlotCanvas::svg(const QString &title)
{
    QByteArray file;
    QBuffer buffer(&file);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size());
    generator.setViewBox(QRect(QPoint(), size()));
    generator.setTitle(title);
    QCPPainter painter;
    painter.begin(&generator);
    // Lines stay lines.
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    m_paper->plot->toPainter(&painter, width(), height());
    painter.end();
    return file;
}

QByteArray PlotCanvas::png(int scale)
{
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    m_paper->plot->toPixmap(width(), height(), scale).save(&buffer, "PNG");
    return file;
}

void PlotCanvas::resizeEvent(QResizeEvent *event)
{
    m_paper->plot->setGeometry(QRect(QPoint(), event->size()));
    QWidget::resizeEvent(event);
}

void PlotCanvas::changeEvent(QEvent *event)
{
    const bool isLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange;
    if (isLook && m_paper != nullptr) {
        m_paper->colour();
        m_paper->plot->replot(QCustomPlot::rpQueuedReplot);
    }
    QWidget::changeEvent(event);
}

} // namespace lockscope::ui
