// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plot_lines.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlotLines)
};

double secondsOf(Duration span)
{
    return std::chrono::duration<double>(span).count();
}

bool isDuration(picture::Measure measure)
{
    return picture::kindOf(measure) == picture::MeasureKind::Samples;
}

void addSamples(PlotLine &line, const picture::Series::View &view, TimePoint from)
{
    const auto half = secondsOf(view.width) / 2;
    for (const auto &sample : view.samples)
        line.points.push_back({secondsOf(sample.at - from) + half,
                               sample.bin.mean(),
                               sample.bin.least,
                               sample.bin.most,
                               sample.bin.count});
}

/// It keeps its last value up to the next one, and up to the present.
void addLevel(PlotLine &line, const picture::Series::View &view, const picture::TimeSpan &shown, TimePoint present)
{
    if (view.before)
        line.points.push_back({0, *view.before, *view.before, *view.before, 0});
    for (const auto &sample : view.samples)
        line.points.push_back({std::max(0.0, secondsOf(sample.at - shown.from)),
                               sample.bin.last,
                               sample.bin.least,
                               sample.bin.most,
                               sample.bin.count});
    const auto end = secondsOf(std::min(present, shown.to) - shown.from);
    if (!line.points.empty() && line.points.back().at < end) {
        const auto last = line.points.back().value;
        line.points.push_back({end, last, last, last, 0});
    }
}

/// Where nothing was counted the rate is 0.
void addRate(PlotLine &line, const picture::Series::View &view, TimePoint from)
{
    const auto width = secondsOf(view.width);
    TimePoint expected = view.samples.empty() ? from : view.samples.front().at;
    for (const auto &sample : view.samples) {
        if (sample.at > expected) {
            line.points.push_back({secondsOf(expected - from), 0, 0, 0, 0});
            if (sample.at - view.width > expected)
                line.points.push_back({secondsOf(sample.at - view.width - from), 0, 0, 0, 0});
        }
        const auto rate = sample.bin.count / width;
        line.points.push_back({secondsOf(sample.at - from), rate, rate, rate, sample.bin.count});
        expected = sample.at + view.width;
    }
    if (!view.samples.empty())
        line.points.push_back({secondsOf(expected - from), 0, 0, 0, 0});
}

/// Numbers that a person reads: in the largest unit in which the greatest of them is 1 or more.
void scale(PlotLine &line)
{
    double top = 0;
    for (const auto &point : line.points)
        top = std::max(top, point.most);
    double factor = 1;
    if (isDuration(line.measure)) {
        if (top >= 1 || top == 0) {
            line.unit = u"s"_s;
        } else if (top >= 1e-3) {
            line.unit = u"ms"_s;
            factor = 1e3;
        } else {
            line.unit = u"\u00B5s"_s;
            factor = 1e6;
        }
    } else if (line.kind == picture::MeasureKind::Rate) {
        line.unit = u"1/s"_s;
    }
    for (auto &point : line.points) {
        point.value *= factor;
        point.least *= factor;
        point.most *= factor;
    }
    line.top = std::max(1.0, top * factor);
}

QString number(double value)
{
    const QLocale locale;
    const bool isWhole = value == std::floor(value) && value < 1e6;
    return isWhole ? locale.toString(value, 'f', 0) : locale.toString(value, 'g', 3);
}

QString withUnit(double value, const PlotLine &line)
{
    return line.unit.isEmpty() ? number(value) : u"%1 %2"_s.arg(number(value), line.unit);
}

} // namespace

QString nameOf(picture::Measure measure)
{
    switch (measure) {
    case picture::Measure::WaitTime:
        return Words::tr("Wait time");
    case picture::Measure::HoldTime:
        return Words::tr("Hold time");
    case picture::Measure::QueueLength:
        return Words::tr("Queue length");
    case picture::Measure::Grants:
        return Words::tr("Grants a second");
    case picture::Measure::SyncTime:
        return Words::tr("Journal sync");
    case picture::Measure::ParkedFates:
        return Words::tr("Parked fates");
    }
    return {};
}

PlotLine plotLineOf(const picture::SeriesFold &series,
                    picture::Measure measure,
                    const picture::TimeSpan &shown,
                    TimePoint present,
                    std::size_t pointsMax)
{
    PlotLine line{.measure = measure, .kind = picture::kindOf(measure), .unit = {}, .points = {}, .top = 1};
    const auto view = series.of(measure).over(shown, pointsMax);
    switch (line.kind) {
    case picture::MeasureKind::Samples:
        addSamples(line, view, shown.from);
        break;
    case picture::MeasureKind::Level:
        addLevel(line, view, shown, present);
        break;
    case picture::MeasureKind::Rate:
        addRate(line, view, shown.from);
        break;
    }
    scale(line);
    return line;
}

QString textOf(const PlotLine &line, const PlotPoint &point)
{
    const auto name = nameOf(line.measure);
    if (line.kind != picture::MeasureKind::Samples)
        return Words::tr("%1: %2").arg(name, withUnit(point.value, line));
    return Words::tr("%1: %2 on average, %3 to %4, %Ln sample(s)", nullptr, static_cast<int>(point.count))
        .arg(name, withUnit(point.value, line), number(point.least), withUnit(point.most, line));
}

const PlotPoint *pointAt(const PlotLine &line, double at)
{
    const auto next = std::upper_bound(
        line.points.begin(), line.points.end(), at, [](double it, const PlotPoint &point) { return it < point.at; });
    return next == line.points.begin() ? nullptr : &*std::prev(next);
}

} // namespace lockscope::ui
