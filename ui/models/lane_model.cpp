// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lane_model.h"

#include <QStringList>

#include "ui/models/lock_cells.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/row_diff.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

namespace {

/// Fates that a cell names one by one.
constexpr std::size_t namedMax = 4;

const KeyTruth &freeLock()
{
    static const KeyTruth lock;
    return lock;
}

bool isOrphaned(const KeyTruth &lock)
{
    return lock.holder && lock.holder->orphan;
}

} // namespace

LaneModel::LaneModel(const Cursor &cursor, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::worldChanged, this, &LaneModel::follow);
    connect(&cursor, &Cursor::worldReplaced, this, [this] {
        Touched all;
        all.server = true;
        follow(all);
    });
    connect(&cursor, &Cursor::timePassed, this, &LaneModel::passTime);
}

void LaneModel::follow(const Touched &touched)
{
    if (!touched.server && !touched.cluster && touched.keys.empty() && touched.fates.empty())
        return;
    watch(touched);
    if (touched.server || !touched.fates.empty())
        noteFates();
    showRows();
    tellRows();
}

/// Only time makes an occupied lane worth a line.
void LaneModel::passTime()
{
    if (!m_watched.empty())
        showRows();
}

void LaneModel::watch(const Touched &touched)
{
    const auto &truth = m_cursor.world().truth();
    const auto look = [this](const Key &key, const KeyTruth *lock) {
        if (lock != nullptr && (lock->lane != LaneState::Empty || isOrphaned(*lock)))
            m_watched.insert(key);
        else
            m_watched.erase(key);
    };
    if (touched.server) {
        m_watched.clear();
        for (const auto &[key, lock] : truth.keys())
            look(key, &lock);
        return;
    }
    for (const auto &key : touched.keys)
        look(key, truth.find(key));
}

void LaneModel::noteFates()
{
    m_fates.clear();
    m_marked.clear();
    for (const auto &[open, fate] : m_cursor.world().truth().fates()) {
        for (const auto &[key, refusal] : fate.refusals)
            m_fates[key].push_back(open);
        if (m_markedFate == open)
            m_marked.insert(fate.intent.targets.begin(), fate.intent.targets.end());
    }
}

bool LaneModel::isWorthARow(const Key &key) const
{
    const auto *lock = m_cursor.world().truth().find(key);
    if (lock == nullptr)
        return false;
    if (isOrphaned(*lock) || lock->lane == LaneState::Held)
        return true;
    return lock->lane != LaneState::Empty && m_cursor.now().steady - lock->laneTrack.since >= occupiedMin;
}

void LaneModel::showRows()
{
    std::set<Key> wanted;
    for (const auto &[key, fates] : m_fates)
        wanted.insert(key);
    wanted.insert(m_marked.begin(), m_marked.end());
    std::vector<const Key *> others;
    for (const auto &key : m_watched) {
        if (!wanted.contains(key) && isWorthARow(key))
            others.push_back(&key);
    }
    // The same ones each time, as long as they are there.
    const auto room = std::min(others.size(), rowsMax - std::min(rowsMax, wanted.size()));
    std::nth_element(others.begin(),
                     others.begin() + static_cast<std::ptrdiff_t>(room),
                     others.end(),
                     [](const Key *one, const Key *other) { return *one < *other; });
    for (std::size_t i = 0; i < room; ++i)
        wanted.insert(*others[i]);
    m_leftOut = others.size() - room;
    const std::vector<Key> rows(wanted.begin(), wanted.end());
    reconcile(
        m_rows,
        rows,
        [](const Key &key) { return key; },
        [this](std::size_t first, std::size_t last) {
            beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                         m_rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [this, &rows](std::size_t at, std::size_t first, std::size_t last) {
            beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + last - first));
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(at),
                          rows.begin() + static_cast<std::ptrdiff_t>(first),
                          rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endInsertRows();
        });
}

/// Lines are few: all at once cost less than finding out which.
void LaneModel::tellRows()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, KeyColumn), index(rowCount() - 1, ColumnCount - 1));
}

void LaneModel::mark(std::optional<OpenSequence> fate)
{
    if (std::exchange(m_markedFate, fate) == fate)
        return;
    noteFates();
    showRows();
    tellRows();
}

bool LaneModel::isMarked(const Key &key) const
{
    return m_marked.contains(key);
}

QModelIndex LaneModel::indexOf(const Selection &selection) const
{
    const auto rowOf = [this](const Key &key) {
        const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), key);
        return found != m_rows.end() && *found == key ? index(static_cast<int>(found - m_rows.begin()), 0)
                                                      : QModelIndex();
    };
    if (const auto *key = std::get_if<Key>(&selection))
        return rowOf(*key);
    return {};
}

std::vector<OpenSequence> LaneModel::fatesAt(int row) const
{
    const auto found = m_fates.find(m_rows[static_cast<std::size_t>(row)]);
    return found == m_fates.end() ? std::vector<OpenSequence>() : found->second;
}

int LaneModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LaneModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LaneModel::laneText(const KeyTruth &lock) const
{
    if (lock.lane == LaneState::Empty)
        return tr("empty");
    const auto age = textOf(m_cursor.now().steady - lock.laneTrack.since);
    if (lock.lane == LaneState::Held)
        return tr("held by an operator, %1").arg(age);
    const auto what = lock.occupant ? phraseOf(*lock.occupant) : phraseOf(lock.lane);
    return lock.laneTrack.lsn ? tr("%1 being written as row %2, %3").arg(what).arg(lock.laneTrack.lsn->value()).arg(age)
                              : tr("%1 being written, %2").arg(what, age);
}

QString LaneModel::fatesText(const Key &key) const
{
    const auto found = m_fates.find(key);
    if (found == m_fates.end())
        return {};
    const auto &fates = found->second;
    QStringList names;
    for (std::size_t i = 0; i < std::min(fates.size(), namedMax); ++i)
        names << textOf(fates[i]);
    const auto count = tr("%n fate(s) wait", nullptr, static_cast<int>(fates.size()));
    return fates.size() > namedMax ? tr("%1: Open %2 ...").arg(count, names.join(u", "))
                                   : tr("%1: Open %2").arg(count, names.join(u", "));
}

QString LaneModel::drainText(const KeyTruth &lock) const
{
    const auto &track = lock.laneTrack;
    if (!track.drained)
        return {};
    const auto when = textOf(m_cursor.now().steady - track.drainedAt);
    return tr("%1 ago: %2 (%3 in all)").arg(when, phraseOf(*track.drained)).arg(track.drainCount);
}

QString LaneModel::cellText(const Key &key, const KeyTruth &lock, Column column) const
{
    const LockCells cells(m_cursor);
    switch (column) {
    case KeyColumn:
        return isMarked(key) ? tr("%1 %2").arg(QChar(0x25B8)).arg(plain(key.text())) : plain(key.text());
    case LaneColumn:
        return laneText(lock);
    case FatesColumn:
        return fatesText(key);
    case HolderColumn:
        if (!lock.holder)
            return tr("nobody");
        return tr("%1 %2, token %3")
            .arg(cells.lockText(lock, LockModel::StateColumn),
                 cells.lockText(lock, LockModel::HolderColumn),
                 textOf(lock.holder->token));
    case LeaseColumn:
        return cells.lockText(lock, LockModel::LeaseColumn);
    case QueueColumn:
        return lock.waiters.empty() ? QString() : tr("%n wait(s)", nullptr, static_cast<int>(lock.waiters.size()));
    case DrainColumn:
        return drainText(lock);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant LaneModel::state(const Key &key, const KeyTruth &lock, Column column) const
{
    switch (column) {
    case LaneColumn:
        return static_cast<int>(lock.lane == LaneState::Empty      ? ShownState::Done
                                    : lock.lane == LaneState::Held ? ShownState::Held
                                                                   : ShownState::Waiting);
    case FatesColumn:
        return m_fates.contains(key) ? QVariant(static_cast<int>(ShownState::Parked)) : QVariant();
    case HolderColumn:
    case LeaseColumn:
        return lock.holder ? QVariant(static_cast<int>(LockCells(m_cursor).stateOf(lock))) : QVariant();
    case KeyColumn:
    case QueueColumn:
    case DrainColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QVariant LaneModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &key = m_rows[static_cast<std::size_t>(index.row())];
    const auto *found = m_cursor.world().truth().find(key);
    const auto &lock = found != nullptr ? *found : freeLock();
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(key, lock, column));
    case FullTextRole:
        return cellText(key, lock, column);
    case SelectionRole:
        return QVariant::fromValue(Selection(key));
    case StateRole:
        return state(key, lock, column);
    case SpanStartRole:
    case SpanEndRole:
    case SpanNowRole:
        return column == LeaseColumn ? LockCells(m_cursor).lockData(lock, LockModel::LeaseColumn, role) : QVariant();
    default:
        return {};
    }
}

QVariant LaneModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case KeyColumn:
        return tr("Lock");
    case LaneColumn:
        return tr("In its candidate lane");
    case FatesColumn:
        return tr("Fates that wait for it");
    case HolderColumn:
        return tr("Holder");
    case LeaseColumn:
        return tr("Lease left");
    case QueueColumn:
        return tr("Queue");
    case DrainColumn:
        return tr("Last drain");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
