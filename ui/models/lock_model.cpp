// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lock_model.h"

#include "ui/models/cell_filter.h"
#include "ui/models/lock_cells.h"
#include "ui/models/lock_rows.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <iterator>

namespace lockscope::ui {

namespace {

LockRow *rowOf(const QModelIndex &index)
{
    return static_cast<LockRow *>(index.internalPointer());
}

} // namespace

namespace {

/// The beginning that all keys beneath have.
std::string pathOf(const LockRow &row)
{
    const auto *above = row.parent;
    return above == nullptr || above->parent == nullptr ? row.part : pathOf(*above) + '/' + row.part;
}

} // namespace

LockModel::LockModel(Cursor &cursor, const Filter &filter, QObject *parent)
    : QAbstractItemModel(parent)
    , m_cursor(cursor)
    , m_filter(filter)
    , m_root(std::make_unique<LockRow>())
{
    connect(&cursor, &Cursor::worldChanged, this, &LockModel::follow);
    connect(&cursor, &Cursor::worldReplaced, this, &LockModel::replace);
    connect(&filter, &Filter::changed, this, &LockModel::replace);
}

LockModel::~LockModel() = default;

QModelIndex LockModel::indexFor(LockRow &row) const
{
    return &row == m_root.get() ? QModelIndex() : createIndex(row.row(), 0, row.parent);
}

QModelIndex LockModel::indexOf(const Selection &selection) const
{
    if (const auto *key = std::get_if<Key>(&selection)) {
        auto *row = find(*key);
        return row == nullptr ? QModelIndex() : indexFor(*row);
    }
    const auto *ref = std::get_if<RequestRef>(&selection);
    const auto *belief = ref == nullptr ? nullptr : m_cursor.world().beliefs().find(*ref);
    const auto key = belief == nullptr ? std::nullopt : std::optional(Key::parse(belief->key));
    auto *row = key && *key ? find(**key) : nullptr;
    // A request that is over has nothing to do with whoever has the key now.
    if (row == nullptr || isFinished(belief->state))
        return {};
    const auto truth = m_cursor.world().truthOf(*belief);
    if (truth.kind != TruthKind::Waits)
        return indexFor(*row);
    // The queue that is shown may trail the one that is.
    const auto arrival = std::next(lockOf(**key).waiters.begin(), static_cast<std::ptrdiff_t>(truth.place) - 1)->first;
    const auto place = std::lower_bound(row->queue.begin(), row->queue.end(), arrival);
    return place != row->queue.end() && *place == arrival
        ? createIndex(static_cast<int>(place - row->queue.begin()), 0, row)
        : indexFor(*row);
}

QModelIndex LockModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, rowBehind(parent)) : QModelIndex();
}

QModelIndex LockModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexFor(*rowOf(child)) : QModelIndex();
}

/// The level whose rows are the children of `index`; null for a waiter, which has none.
LockRow *LockModel::rowBehind(const QModelIndex &index) const
{
    if (!index.isValid())
        return m_root.get();
    const auto *parent = rowOf(index);
    const auto place = static_cast<std::size_t>(index.row());
    return place < parent->queue.size() ? nullptr : parent->children[place - parent->queue.size()].get();
}

int LockModel::rowCount(const QModelIndex &parent) const
{
    const auto *row = parent.column() > 0 ? nullptr : rowBehind(parent);
    return row == nullptr ? 0 : static_cast<int>(row->rowCount());
}

int LockModel::columnCount(const QModelIndex & /*parent*/) const
{
    return ColumnCount;
}

QVariant LockModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<Column>(index.column());
    if (const auto *row = rowBehind(index))
        return lockData(*row, column, role);
    return waiterData(*rowOf(index), index.row(), column, role);
}

/// As the world has it; a lock that has gone, while its row still stands, is a free one.
const KeyTruth &LockModel::lockOf(const Key &key) const
{
    static const KeyTruth gone;
    const auto *lock = m_cursor.world().truth().find(key);
    return lock == nullptr ? gone : *lock;
}

QVariant LockModel::lockData(const LockRow &row, Column column, int role) const
{
    const auto *lock = row.key ? &lockOf(*row.key) : nullptr;
    const LockCells cells(m_cursor);
    if (role == Qt::DisplayRole || role == FullTextRole) {
        if (column == KeyColumn) {
            const auto text = role == FullTextRole && row.key ? plain(row.key->text()) : plain(row.part);
            return role == FullTextRole ? text : shortened(text);
        }
        if (lock != nullptr)
            return cells.lockText(*lock, column);
        return column == StateColumn ? tr("%Ln lock(s)", nullptr, static_cast<int>(row.lockCount)) : QString();
    }
    if (role == SelectionRole)
        return row.key ? QVariant::fromValue(Selection(*row.key)) : QVariant::fromValue(Selection(NoSelection{}));
    if (role == FilterRole)
        return lock == nullptr ? keysBelow(pathOf(row)) : cells.lockFilter(*row.key, *lock, column);
    return lock == nullptr ? QVariant() : cells.lockData(*lock, column, role);
}

QVariant LockModel::waiterData(const LockRow &row, int place, Column column, int role) const
{
    const auto &waiters = lockOf(*row.key).waiters;
    const auto waiter = waiters.find(row.queue[static_cast<std::size_t>(place)]);
    if (waiter == waiters.end())
        return {};
    const LockCells cells(m_cursor);
    if (role == Qt::DisplayRole)
        // The place stands in the mark already.
        return column == StateColumn ? tr("waits") : shortened(cells.waiterText(waiter->second, place + 1, column));
    if (role == FullTextRole)
        return column == HolderColumn && waiter->second.owner ? wholeText(*waiter->second.owner)
                                                              : cells.waiterText(waiter->second, place + 1, column);
    if (role == FilterRole)
        return cells.waiterFilter(*row.key, waiter->second, column);
    return cells.waiterData(waiter->second, place + 1, column, role);
}

QVariant LockModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case KeyColumn:
        return tr("Key");
    case StateColumn:
        return tr("State");
    case HolderColumn:
        return tr("Holder");
    case TokenColumn:
        return tr("Token");
    case LeaseColumn:
        return tr("Lease left");
    case WaitersColumn:
        return tr("Waiters");
    case OldestWaitColumn:
        return tr("Oldest wait");
    case LaneColumn:
        return tr("Lane");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
