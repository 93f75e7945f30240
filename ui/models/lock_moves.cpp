// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lock_cells.h"
#include "ui/models/lock_model.h"
#include "ui/models/lock_rows.h"
#include "ui/models/row_diff.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

/// How the rows of LockModel come and go.
namespace lockscope::ui {

/// Where a key that has no row would get one: below `above`, in the row `part`, and below that what is in `rest`.
struct LockModel::Joint
{
    LockRow *above;
    std::string_view part;
    std::optional<std::string_view> rest;
};

namespace {

LockRow &insertChild(LockRow &parent, std::unique_ptr<LockRow> row)
{
    row->parent = &parent;
    const auto at = parent.children.begin() + static_cast<std::ptrdiff_t>(parent.placeOf(row->part));
    return **parent.children.insert(at, std::move(row));
}

std::unique_ptr<LockRow> makeRow(std::string_view part)
{
    auto row = std::make_unique<LockRow>();
    row->part = part;
    return row;
}

/// The row of what is in `rest` below `top`, made where it is missing.
LockRow &rowBelow(LockRow &top, std::optional<std::string_view> rest)
{
    auto *row = &top;
    while (rest) {
        const auto part = takePart(rest);
        auto *next = row->child(part);
        row = next != nullptr ? next : &insertChild(*row, makeRow(part));
    }
    return *row;
}

std::vector<Arrival> queueOf(const KeyTruth &lock)
{
    std::vector<Arrival> queue;
    queue.reserve(lock.waiters.size());
    for (const auto &[arrival, waiter] : lock.waiters)
        queue.push_back(arrival);
    return queue;
}

/// The rows of each parent that changed, as one range: a view pays for each signal.
class ChangedRows
{
public:
    void add(const LockRow &row)
    {
        const auto place = row.row();
        const auto [range, isFirst] = m_ranges.try_emplace(row.parent, place, place);
        range->second.first = std::min(range->second.first, place);
        range->second.second = std::max(range->second.second, place);
    }
    [[nodiscard]] const std::map<LockRow *, std::pair<int, int>> &ranges() const { return m_ranges; }

private:
    std::map<LockRow *, std::pair<int, int>> m_ranges;
};

} // namespace

void LockModel::follow(const Touched &touched)
{
    if (touched.server) {
        rebuild();
        return;
    }
    std::vector<Key> arrived;
    const auto look = [&](const Key &key) {
        if (isMoved(key) && m_isWaiting.insert(key).second)
            arrived.push_back(key);
    };
    for (const auto &key : touched.keys)
        look(key);
    // What a client believes may let a lock through that nothing else happened to.
    if (m_filter.asksThings()) {
        for (const auto client : touched.clients)
            lookAtRequests(client, look);
    }
    std::sort(arrived.begin(), arrived.end(), standsBefore);
    std::move(arrived.begin(), arrived.end(), std::back_inserter(m_waiting));
    tellChanges(touched, moveWaiting());
    if (!m_waiting.empty())
        m_cursor.leaveRest();
}

template<typename Look>
void LockModel::lookAtRequests(ClientId client, Look look) const
{
    const auto *belief = m_cursor.world().beliefs().find(client);
    if (belief == nullptr)
        return;
    const auto lookAt = [&look](const RequestBelief &request) {
        if (const auto key = Key::parse(request.key))
            look(*key);
    };
    for (const auto &[number, request] : belief->requests)
        lookAt(request);
    for (const auto &request : belief->finished)
        lookAt(request);
}

/// What most rows stand for may be there at both moments: then they stay, and so does what a person opened and chose.
void LockModel::replace()
{
    Touched touched;
    for (const auto &[key, row] : m_locks)
        touched.keys.insert(key);
    for (const auto &[key, lock] : m_cursor.world().truth().keys())
        touched.keys.insert(key);
    const auto moved =
        std::count_if(touched.keys.begin(), touched.keys.end(), [this](const Key &key) { return isMoved(key); });
    if (moved > static_cast<std::ptrdiff_t>(movesMax))
        rebuild();
    else
        follow(touched);
}

const KeyTruth *LockModel::shown(const Key &key) const
{
    const auto *lock = m_cursor.world().truth().find(key);
    return lock != nullptr && lets(key, *lock) ? lock : nullptr;
}

bool LockModel::lets(const Key &key, const KeyTruth &lock) const
{
    if (!m_filter.asksThings())
        return true;
    const LockCells cells(m_cursor);
    if (m_filter.lets(cells.thingOf(key, lock)))
        return true;
    return std::any_of(lock.waiters.begin(), lock.waiters.end(), [&](const auto &waiter) {
        return m_filter.lets(cells.thingOf(key, waiter.second));
    });
}

/// A row has to come, to go or to get another queue.
bool LockModel::isMoved(const Key &key) const
{
    const auto *lock = shown(key);
    const auto row = m_locks.find(key);
    if (lock == nullptr || row == m_locks.end())
        return (lock == nullptr) != (row == m_locks.end());
    const auto &queue = row->second->queue;
    const auto isSame = [](Arrival shown, const auto &waiter) { return shown == waiter.first; };
    return !std::equal(queue.begin(), queue.end(), lock->waiters.begin(), lock->waiters.end(), isSame);
}

/// Lets rows come and go, as much as one publish() may; gives their keys.
std::vector<Key> LockModel::moveWaiting()
{
    std::vector<Key> moved;
    for (std::size_t count = 0; count < movesMax && moved.size() < rowsMax && !m_waiting.empty();) {
        const auto key = m_waiting.front();
        const auto *lock = shown(key);
        const auto known = m_locks.find(key);
        auto *row = known != m_locks.end() ? known->second : nullptr;
        if (lock != nullptr && row == nullptr && jointOf(key)) {
            bringRun(moved);
            ++count;
        } else if (lock == nullptr && row != nullptr && row->children.empty()) {
            takeAwayRun(moved);
            ++count;
        } else {
            count += changeRow(key, row, lock);
            moved.push_back(takeWaiting());
        }
    }
    return moved;
}

Key LockModel::takeWaiting()
{
    auto key = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_isWaiting.erase(key);
    return key;
}

/// The row stays, with another queue, or as a lock that also begins others, or as the mere beginning of others.
std::size_t LockModel::changeRow(const Key &key, LockRow *row, const KeyTruth *lock)
{
    if (lock == nullptr && row == nullptr)
        return 0;
    if (row == nullptr) {
        row = find(key);
        row->becomeLock(key);
        m_locks.emplace(key, row);
    }
    const auto count = showQueue(*row, lock != nullptr ? *lock : KeyTruth());
    if (lock == nullptr) {
        m_locks.erase(key);
        row->becomeGroup();
    }
    return count;
}

/// What stands in the rows of what was touched, and how many locks the levels above what came or went have.
void LockModel::tellChanges(const Touched &touched, const std::vector<Key> &moved)
{
    ChangedRows changed;
    for (const auto &key : touched.keys) {
        if (const auto row = m_locks.find(key); row != m_locks.end())
            changed.add(*row->second);
    }
    for (const auto &key : moved) {
        for (auto *level = &deepestOf(key); level != m_root.get(); level = level->parent)
            changed.add(*level);
    }
    for (const auto &[parent, range] : changed.ranges())
        emit dataChanged(createIndex(range.first, KeyColumn, parent), createIndex(range.second, LaneColumn, parent));
}

void LockModel::rebuild()
{
    beginResetModel();
    m_root = std::make_unique<LockRow>();
    m_locks.clear();
    m_waiting.clear();
    m_isWaiting.clear();
    for (const auto &[key, lock] : m_cursor.world().truth().keys()) {
        if (!lets(key, lock))
            continue;
        auto &row = rowBelow(*m_root, key.text());
        row.becomeLock(key);
        row.queue = queueOf(lock);
        m_locks.emplace(key, &row);
    }
    endResetModel();
}

/// The key's row, whether a lock or only the beginning of others; null: there is none.
LockRow *LockModel::find(const Key &key) const
{
    auto *row = m_root.get();
    for (std::optional<std::string_view> rest = key.text(); rest && row != nullptr;)
        row = row->child(takePart(rest));
    return row;
}

/// None: the key has a row, as a lock or as the beginning of others.
std::optional<LockModel::Joint> LockModel::jointOf(const Key &key) const
{
    auto *above = m_root.get();
    for (std::optional<std::string_view> rest = key.text(); rest;) {
        const auto part = takePart(rest);
        auto *next = above->child(part);
        if (next == nullptr)
            return Joint{above, part, rest};
        above = next;
    }
    return std::nullopt;
}

/// The key's row, or the lowest level above it that there is.
LockRow &LockModel::deepestOf(const Key &key) const
{
    const auto joint = jointOf(key);
    return joint ? *joint->above : *find(key);
}

/// Makes the rows of the keys that wait first and will stand beside each other, with the levels above them that are
/// missing: one signal, however many those are.
void LockModel::bringRun(std::vector<Key> &moved)
{
    auto *above = jointOf(m_waiting.front())->above;
    const auto place = above->placeOf(jointOf(m_waiting.front())->part);
    std::vector<std::unique_ptr<LockRow>> branches;
    std::vector<LockRow *> rows;
    const auto begin = moved.size();
    while (!m_waiting.empty() && moved.size() < rowsMax) {
        const auto *lock = shown(m_waiting.front());
        const auto joint = jointOf(m_waiting.front());
        if (lock == nullptr || !joint || joint->above != above || above->placeOf(joint->part) != place)
            break;
        if (branches.empty() || comesBefore(branches.back()->part, joint->part))
            branches.push_back(makeRow(joint->part));
        else if (branches.back()->part != joint->part)
            break;
        rows.push_back(&rowBelow(*branches.back(), joint->rest));
        rows.back()->queue = queueOf(*lock);
        moved.push_back(takeWaiting());
    }
    const auto first = static_cast<int>(above->queue.size() + place);
    beginInsertRows(indexFor(*above), first, first + static_cast<int>(branches.size()) - 1);
    for (auto &branch : branches)
        branch->parent = above;
    above->children.insert(above->children.begin() + static_cast<std::ptrdiff_t>(place),
                           std::make_move_iterator(branches.begin()),
                           std::make_move_iterator(branches.end()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i]->becomeLock(moved[begin + i]);
        m_locks.emplace(moved[begin + i], rows[i]);
    }
    endInsertRows();
}

/// Takes away the rows of the keys that wait first and stand beside each other, with the levels above that nothing else
/// needs: one signal, however many those are.
void LockModel::takeAwayRun(std::vector<Key> &moved)
{
    auto *parent = m_locks.at(m_waiting.front())->parent;
    const auto first = m_locks.at(m_waiting.front())->row();
    auto last = first;
    for (auto *row = m_locks.at(m_waiting.front()); row != nullptr;) {
        last = row->row();
        row->becomeGroup();
        m_locks.erase(m_waiting.front());
        moved.push_back(takeWaiting());
        const bool isFull = m_waiting.empty() || moved.size() >= rowsMax;
        const auto next = isFull ? m_locks.end() : m_locks.find(m_waiting.front());
        const bool goesToo = next != m_locks.end() && next->second->parent == parent && next->second->row() == last + 1
            && next->second->children.empty() && shown(next->first) == nullptr;
        row = goesToo ? next->second : nullptr;
    }
    removeRows(*parent, first, last);
}

void LockModel::removeRows(LockRow &parent, int first, int last)
{
    const bool isLeftEmpty = first == 0 && last + 1 == static_cast<int>(parent.rowCount());
    if (isLeftEmpty && !parent.key && &parent != m_root.get())
        return removeRows(*parent.parent, parent.row(), parent.row());
    beginRemoveRows(indexFor(parent), first, last);
    const auto begin = parent.children.begin() + (first - static_cast<std::ptrdiff_t>(parent.queue.size()));
    parent.children.erase(begin, begin + (last - first + 1));
    endRemoveRows();
}

std::size_t LockModel::showQueue(LockRow &row, const KeyTruth &lock)
{
    std::size_t count = 0;
    const auto wanted = queueOf(lock);
    const auto parent = indexFor(row);
    auto &queue = row.queue;
    reconcile(
        queue,
        wanted,
        [](Arrival arrival) { return arrival; },
        [&](std::size_t first, std::size_t last) {
            ++count;
            beginRemoveRows(parent, static_cast<int>(first), static_cast<int>(last));
            queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(first),
                        queue.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [&](std::size_t at, std::size_t first, std::size_t last) {
            ++count;
            beginInsertRows(parent, static_cast<int>(at), static_cast<int>(at + last - first));
            queue.insert(queue.begin() + static_cast<std::ptrdiff_t>(at),
                         wanted.begin() + static_cast<std::ptrdiff_t>(first),
                         wanted.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endInsertRows();
        });
    // Whoever stays has a new place.
    if (count > 0 && !queue.empty())
        emit dataChanged(createIndex(0, KeyColumn, &row),
                         createIndex(static_cast<int>(queue.size()) - 1, LaneColumn, &row));
    return count;
}

} // namespace lockscope::ui
