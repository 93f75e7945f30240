// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/picture/series_fold.h"
#include "ui/models/picture_words.h"
#include "ui/models/pictures.h"
#include "ui/models/row_window.h"
#include "ui/models/time_range.h"

#include <array>
#include <map>

namespace lockscope::ui {

/// The plots as a table: a row for each part of the shown time in which something was measured, a column for each
/// measure.
class PlotModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int TimeColumn = 0;
    static constexpr int FirstMeasureColumn = 1;
    /// Rows for a span of time, about.
    static constexpr std::size_t rowsWanted = 200;

    PlotModel(const Pictures &pictures, const TimeRange &range, QObject *parent = nullptr);

    /// While nobody looks, it has no rows and costs nothing.
    void setShown(bool on);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    using Bins = std::array<picture::Bin, picture::measureCount>;

    void follow();
    void collect();
    [[nodiscard]] TimePoint timeOf(int row) const;
    [[nodiscard]] QString cellText(int row, int column) const;

    const Pictures &m_pictures;
    const TimeRange &m_range;
    PictureWords m_words;
    bool m_isShown = false;
    /// Of each row; their numbers count widths from the beginning of the clock.
    Duration m_width{};
    RowWindow m_window;
    std::map<std::uint64_t, Bins> m_bins;
};

} // namespace lockscope::ui
