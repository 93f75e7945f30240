// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lock_model.h"

#include "ui/models/lock_cells.h"
#include "ui/models/lock_rows.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/row_diff.h"

#include <algorithm>
#include <map>
#include <utility>

namespace lockscope::ui {

namespace {

/// Leases and waits run, and a client's doubt about its lock comes and goes without an event of the key.
bool counts(const KeyTruth *lock)
{
    return lock != nullptr && (lock->holder || !lock->waiters.empty());
}

LockRow *rowOf(const QModelIndex &index)
{
    return static_cast<LockRow *>(index.internalPointer());
}

} // namespace

LockModel::LockModel(const Cursor &cursor, QObject *parent)
    : QAbstractItemModel(parent)
    , m_cursor(cursor)
    , m_root(std::make_unique<LockRow>())
{
    connect(&cursor, &Cursor::advanced, this, &LockModel::follow);
    connect(&cursor, &Cursor::timePassed, this, [this] { tellTime(*m_root); });
}

LockModel::~LockModel() = default;

void LockModel::follow(const Touched &touched)
{
    if (touched.server) {
        rebuild();
        return;
    }
    for (const auto &key : touched.keys) {
        const auto *lock = m_cursor.world().truth().find(key);
        auto *row = find(key);
        if (lock == nullptr) {
            if (row != nullptr && row->key)
                takeAway(*row);
            continue;
        }
        if (row == nullptr || !row->key)
            row = &bring(key);
        showQueue(*row, *lock);
    }
    tellChanges(touched);
}

/// One signal for each parent, whatever number of its rows changed: a view pays for each signal.
void LockModel::tellChanges(const Touched &touched)
{
    std::map<LockRow *, std::pair<int, int>> changes;
    for (const auto &key : touched.keys) {
        const auto *row = find(key);
        if (row == nullptr || !row->key)
            continue;
        const auto place = row->row();
        const auto [range, isFirst] = changes.try_emplace(row->parent, place, place);
        range->second.first = std::min(range->second.first, place);
        range->second.second = std::max(range->second.second, place);
    }
    for (const auto &[parent, range] : changes)
        emit dataChanged(createIndex(range.first, KeyColumn, parent), createIndex(range.second, LaneColumn, parent));
}

void LockModel::rebuild()
{
    beginResetModel();
    m_root = std::make_unique<LockRow>();
    for (const auto &[key, lock] : m_cursor.world().truth().keys()) {
        auto *row = m_root.get();
        for (std::optional<std::string_view> rest = key.text(); rest;) {
            const auto part = takePart(rest);
            auto *next = row->child(part);
            row = next != nullptr ? next : insertChild(*row, part);
        }
        row->key = key;
        for (const auto &[arrival, waiter] : lock.waiters)
            row->queue.push_back(arrival);
    }
    endResetModel();
}

LockRow *LockModel::insertChild(LockRow &parent, std::string_view part)
{
    auto row = std::make_unique<LockRow>();
    row->parent = &parent;
    row->part = part;
    const auto at = parent.children.begin() + static_cast<std::ptrdiff_t>(parent.placeOf(part));
    return parent.children.insert(at, std::move(row))->get();
}

LockRow *LockModel::find(const Key &key) const
{
    auto *row = m_root.get();
    for (std::optional<std::string_view> rest = key.text(); rest && row != nullptr;)
        row = row->child(takePart(rest));
    return row;
}

/// Makes the key's row, with the levels above it that are missing.
LockRow &LockModel::bring(const Key &key)
{
    auto *row = m_root.get();
    for (std::optional<std::string_view> rest = key.text(); rest;) {
        const auto part = takePart(rest);
        auto *next = row->child(part);
        if (next == nullptr) {
            const auto at = static_cast<int>(row->queue.size() + row->placeOf(part));
            beginInsertRows(indexFor(*row), at, at);
            next = insertChild(*row, part);
            endInsertRows();
        }
        row = next;
    }
    row->key = key;
    tellLockCounts(*row);
    return *row;
}

/// The row is no lock any more; it and the levels above go where nothing else needs them.
void LockModel::takeAway(LockRow &row)
{
    showQueue(row, {});
    row.key.reset();
    auto *last = &row;
    while (last != m_root.get() && last->children.empty() && !last->key) {
        auto *parent = last->parent;
        const auto at = last->row();
        beginRemoveRows(indexFor(*parent), at, at);
        parent->children.erase(parent->children.begin() + static_cast<std::ptrdiff_t>(parent->placeOf(last->part)));
        endRemoveRows();
        last = parent;
    }
    tellLockCounts(*last);
}

/// The levels from `row` up say how many locks they have.
void LockModel::tellLockCounts(LockRow &row)
{
    for (auto *level = &row; level != m_root.get(); level = level->parent) {
        const auto first = indexFor(*level);
        emit dataChanged(first, first.siblingAtColumn(LaneColumn));
    }
}

void LockModel::showQueue(LockRow &row, const KeyTruth &lock)
{
    std::vector<Arrival> wanted;
    wanted.reserve(lock.waiters.size());
    for (const auto &[arrival, waiter] : lock.waiters)
        wanted.push_back(arrival);
    if (row.queue == wanted)
        return;
    const auto parent = indexFor(row);
    auto &queue = row.queue;
    reconcile(
        queue,
        wanted,
        [](Arrival arrival) { return arrival; },
        [&](std::size_t first, std::size_t last) {
            beginRemoveRows(parent, static_cast<int>(first), static_cast<int>(last));
            queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(first),
                        queue.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [&](std::size_t at, std::size_t first, std::size_t last) {
            beginInsertRows(parent, static_cast<int>(at), static_cast<int>(at + last - first));
            queue.insert(queue.begin() + static_cast<std::ptrdiff_t>(at),
                         wanted.begin() + static_cast<std::ptrdiff_t>(first),
                         wanted.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endInsertRows();
        });
    // Whoever stays has a new place.
    if (!queue.empty())
        emit dataChanged(createIndex(0, KeyColumn, &row),
                         createIndex(static_cast<int>(queue.size()) - 1, LaneColumn, &row));
}

void LockModel::tellTime(LockRow &row)
{
    bool isCounting = !row.queue.empty();
    for (const auto &child : row.children) {
        isCounting = isCounting || (child->key && counts(m_cursor.world().truth().find(*child->key)));
        if (child->rowCount() > 0)
            tellTime(*child);
    }
    if (isCounting)
        emit dataChanged(createIndex(0, StateColumn, &row),
                         createIndex(static_cast<int>(row.rowCount()) - 1, OldestWaitColumn, &row));
}

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
    if (row == nullptr)
        return {};
    const auto truth = m_cursor.world().truthOf(*belief);
    return truth.kind == TruthKind::Waits && truth.place <= row->queue.size()
        ? createIndex(static_cast<int>(truth.place) - 1, 0, row)
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

QVariant LockModel::lockData(const LockRow &row, Column column, int role) const
{
    const auto *lock = row.key ? m_cursor.world().truth().find(*row.key) : nullptr;
    const LockCells cells(m_cursor);
    if (role == Qt::DisplayRole || role == FullTextRole) {
        if (column == KeyColumn) {
            const auto text = role == FullTextRole && row.key ? plain(row.key->text()) : plain(row.part);
            return role == FullTextRole ? text : shortened(text);
        }
        if (lock != nullptr)
            return cells.lockText(*lock, column);
        return column == StateColumn ? tr("%n lock(s)", nullptr, static_cast<int>(row.lockCount())) : QString();
    }
    if (role == SelectionRole)
        return row.key ? QVariant::fromValue(Selection(*row.key)) : QVariant::fromValue(Selection(NoSelection{}));
    return lock == nullptr ? QVariant() : cells.lockData(*lock, column, role);
}

QVariant LockModel::waiterData(const LockRow &row, int place, Column column, int role) const
{
    const auto *lock = row.key ? m_cursor.world().truth().find(*row.key) : nullptr;
    if (lock == nullptr)
        return {};
    const auto waiter = lock->waiters.find(row.queue[static_cast<std::size_t>(place)]);
    if (waiter == lock->waiters.end())
        return {};
    const LockCells cells(m_cursor);
    if (role == Qt::DisplayRole)
        // The place stands in the mark already.
        return column == StateColumn ? tr("waits") : shortened(cells.waiterText(waiter->second, place + 1, column));
    if (role == FullTextRole)
        return column == HolderColumn && waiter->second.owner ? wholeText(*waiter->second.owner)
                                                              : cells.waiterText(waiter->second, place + 1, column);
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
