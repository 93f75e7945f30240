// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/picture/series_fold.h"
#include "core/picture/time_span.h"

#include <array>
#include <cstddef>
#include <vector>

namespace lockscope::ui {

inline constexpr std::array allMeasures{picture::Measure::WaitTime,
                                        picture::Measure::HoldTime,
                                        picture::Measure::QueueLength,
                                        picture::Measure::Grants,
                                        picture::Measure::SyncTime,
                                        picture::Measure::ParkedFates};

/// "Wait time"
[[nodiscard]] QString nameOf(picture::Measure measure);

/// One point of a plot: what a part of the time comes to.
struct PlotPoint
{
    /// Seconds after the beginning of the shown time.
    double at = 0;
    /// In the line's unit. `value` is the mean, the level or the rate; the other two are what it lies between.
    double value = 0;
    double least = 0;
    double most = 0;
    std::uint32_t count = 0;
};

/// What one plot shows: no more points than about as many as there are pixels.
struct PlotLine
{
    picture::Measure measure = picture::Measure::WaitTime;
    picture::MeasureKind kind = picture::MeasureKind::Samples;
    /// "ms"; empty: it is a number of things.
    QString unit;
    std::vector<PlotPoint> points;
    /// The greatest value in it, and 1 at least of whatever the unit is.
    double top = 1;
};

/// `present`: up to which a level is known.
[[nodiscard]] PlotLine plotLineOf(const picture::SeriesFold &series,
                                  picture::Measure measure,
                                  const picture::TimeSpan &shown,
                                  TimePoint present,
                                  std::size_t pointsMax);
/// "wait time: 12 ms on average, 3 to 57 ms, 8 samples": the point as a sentence.
[[nodiscard]] QString textOf(const PlotLine &line, const PlotPoint &point);
/// The last point at or before `at` seconds; null: none is.
[[nodiscard]] const PlotPoint *pointAt(const PlotLine &line, double at);

} // namespace lockscope::ui
