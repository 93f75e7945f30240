// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plot_model.h"

#include <QLocale>

#include "ui/models/plain_text.h"
#include "ui/models/plot_lines.h"
#include "ui/models/roles.h"
#include "ui/models/selection.h"

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString timeText(double seconds)
{
    return measuredText(Duration(static_cast<Duration::rep>(seconds * 1e6)));
}

/// Times before the beginning of the clock have no rows.
std::uint64_t placeOf(TimePoint at, Duration width)
{
    return static_cast<std::uint64_t>(std::max<Duration::rep>(at.time_since_epoch() / width, 0));
}

} // namespace

PlotModel::PlotModel(const Pictures &pictures, const TimeRange &range, QObject *parent)
    : QAbstractTableModel(parent)
    , m_pictures(pictures)
    , m_range(range)
    , m_words(pictures.cursor())
{
    connect(&pictures, &Pictures::changed, this, &PlotModel::follow);
    connect(&range, &TimeRange::changed, this, &PlotModel::follow);
}

void PlotModel::setShown(bool on)
{
    m_isShown = on;
    follow();
}

void PlotModel::follow()
{
    if (!m_isShown && rowCount() == 0)
        return;
    const auto before = m_width;
    const auto shown = m_range.shown();
    auto width = picture::Series::finest;
    while (width * static_cast<Duration::rep>(rowsWanted) < shown.length())
        width *= picture::Series::step;
    if (width != before) {
        beginResetModel();
        m_width = width;
        m_window = {};
        m_bins.clear();
        endResetModel();
    }
    const auto last = std::min(shown.to, m_range.whole().to);
    RowWindow wanted{placeOf(std::max(shown.from, m_range.whole().from), width), placeOf(last, width) + 1};
    if (!m_isShown || wanted.end < wanted.first)
        wanted = {m_window.end, m_window.end};
    collect();
    m_window.moveTo(
        wanted,
        [this](int first, int to, auto change) {
            beginRemoveRows({}, first, to);
            change();
            endRemoveRows();
        },
        [this](int first, int to, auto change) {
            beginInsertRows({}, first, to);
            change();
            endInsertRows();
        });
    if (rowCount() > 0)
        emit dataChanged(index(0, FirstMeasureColumn), index(rowCount() - 1, columnCount() - 1));
}

/// A few hundred bins, gathered anew each time.
void PlotModel::collect()
{
    m_bins.clear();
    if (!m_isShown)
        return;
    for (const auto measure : allMeasures) {
        const auto view = m_pictures.series().of(measure).over(m_range.shown(), rowsWanted);
        for (const auto &sample : view.samples)
            m_bins[placeOf(sample.at, m_width)].at(static_cast<std::size_t>(measure)).add(sample.bin);
    }
}

TimePoint PlotModel::timeOf(int row) const
{
    return TimePoint(m_width * static_cast<Duration::rep>(m_window.numberAt(row)));
}

int PlotModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_window.size();
}

int PlotModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstMeasureColumn + static_cast<int>(allMeasures.size());
}

QVariant PlotModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case FullTextRole:
        return cellText(index.row(), index.column());
    case SortRole:
        return static_cast<qint64>(m_window.numberAt(index.row()));
    case SelectionRole:
        return QVariant::fromValue(Selection(NoSelection{}));
    default:
        return {};
    }
}

QString PlotModel::cellText(int row, int column) const
{
    if (column == TimeColumn)
        return QString::fromStdString(m_words.timeText(timeOf(row), std::min<Duration>(m_width, 1s)));
    const auto found = m_bins.find(m_window.numberAt(row));
    if (found == m_bins.end())
        return {};
    const auto measure = allMeasures.at(static_cast<std::size_t>(column - FirstMeasureColumn));
    const auto &bin = found->second.at(static_cast<std::size_t>(measure));
    if (bin.count == 0)
        return {};
    const QLocale locale;
    switch (picture::kindOf(measure)) {
    case picture::MeasureKind::Samples:
        return bin.count == 1 ? timeText(bin.mean())
                              : tr("%1, at most %2").arg(timeText(bin.mean()), timeText(bin.most));
    case picture::MeasureKind::Level:
        return bin.most > bin.last ? tr("%1, at most %2").arg(locale.toString(bin.last), locale.toString(bin.most))
                                   : locale.toString(bin.last);
    case picture::MeasureKind::Rate:
        return locale.toString(bin.count / std::chrono::duration<double>(m_width).count(), 'g', 3);
    }
    return {};
}

QVariant PlotModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == TimeColumn)
        return tr("Time");
    const auto measure = static_cast<std::size_t>(section - FirstMeasureColumn);
    return measure < allMeasures.size() ? QVariant(nameOf(allMeasures.at(measure))) : QVariant();
}

} // namespace lockscope::ui
