// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_model.h"

#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace lockscope::ui {

TimelineModel::TimelineModel(const Pictures &pictures, const TimeRange &range, QObject *parent)
    : QAbstractTableModel(parent)
    , m_pictures(pictures)
    , m_range(range)
    , m_words(pictures.cursor())
{
    connect(&pictures, &Pictures::changed, this, [this] {
        follow();
        tellChanges();
    });
    connect(&range, &TimeRange::changed, this, &TimelineModel::follow);
}

void TimelineModel::setShown(bool on)
{
    m_isShown = on;
    follow();
}

void TimelineModel::setRows(TimelineRowKind kind)
{
    beginResetModel();
    m_kind = kind;
    m_words.setRows(kind);
    m_window = {};
    endResetModel();
    follow();
}

void TimelineModel::follow()
{
    RowWindow wanted{m_window.end, m_window.end};
    if (m_isShown) {
        const auto [first, end] = board().segments().begunIn(m_range.shown());
        wanted = {first.value(), end.value()};
    }
    m_window.moveTo(
        wanted,
        [this](int first, int last, auto change) {
            beginRemoveRows({}, first, last);
            change();
            endRemoveRows();
        },
        [this](int first, int last, auto change) {
            beginInsertRows({}, first, last);
            change();
            endInsertRows();
        });
}

void TimelineModel::tellChanges()
{
    const auto &changes = m_pictures.changedSegments();
    const auto &changed = m_kind == TimelineRowKind::Keys ? changes.keys : changes.clients;
    if (!changed)
        return;
    const auto part = m_window.part(changed->first.value(), changed->second.value() + 1);
    if (part.size() > 0)
        emit dataChanged(index(m_window.rowOf(part.first), 0), index(m_window.rowOf(part.end) - 1, ColumnCount - 1));
}

const picture::Segment *TimelineModel::segmentAt(int row) const
{
    return board().segments().find(picture::SegmentNumber(m_window.numberAt(row)));
}

QModelIndex TimelineModel::indexOf(const Selection &selection) const
{
    // Rows that anybody would look through; of more the first ones.
    constexpr int searchedMax = 2'000;
    for (int row = 0; row < std::min(rowCount(), searchedMax); ++row) {
        const auto *segment = segmentAt(row);
        const bool belongs = segment != nullptr
            && (selectionOf(*segment, m_kind, m_pictures) == selection
                || selectionOf(board().nameOf(segment->row), m_kind) == selection);
        if (belongs)
            return index(row, 0);
    }
    return {};
}

int TimelineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_window.size();
}

int TimelineModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TimelineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto *segment = segmentAt(index.row());
    if (segment == nullptr)
        return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(*segment, column));
    case FullTextRole:
        return cellText(*segment, column);
    case SelectionRole:
        return QVariant::fromValue(selectionOf(*segment, m_kind, m_pictures));
    case SortRole:
        return static_cast<qint64>(segment->begin.time_since_epoch().count());
    case StateRole:
        return column == StateColumn ? QVariant(static_cast<int>(segment->look)) : QVariant();
    default:
        return {};
    }
}

QString TimelineModel::cellText(const picture::Segment &segment, Column column) const
{
    const bool isOpen = segment.end == picture::openEnd;
    const auto time = [this](TimePoint at) { return QString::fromStdString(m_words.timeText(at, 1ms)); };
    switch (column) {
    case NameColumn:
        return m_words.nameOfRow(board().nameOf(segment.row));
    case StateColumn:
        return TimelineWords::stateWord(segment.look);
    case CountColumn:
        return QString::number(segment.count);
    case FromColumn:
        return time(segment.begin);
    case ToColumn:
        return isOpen ? tr("lasts") : time(segment.end);
    case LengthColumn:
        return isOpen ? QString() : measuredText(segment.end - segment.begin);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant TimelineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case NameColumn:
        return m_kind == TimelineRowKind::Keys ? tr("Key") : tr("Client");
    case StateColumn:
        return tr("State");
    case CountColumn:
        return tr("How many");
    case FromColumn:
        return tr("From");
    case ToColumn:
        return tr("To");
    case LengthColumn:
        return tr("Lasted");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
