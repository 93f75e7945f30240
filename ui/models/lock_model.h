// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include "ui/models/cursor.h"
#include "ui/models/filter.h"
#include "ui/models/selection.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lockscope::ui {

struct LockRow;

/// The locks as a tree: a level for each part of the key between '/', sorted. Beneath a lock stand its waiters in the
/// order of the queue, before the locks that are longer than its name.
///
/// Only so many rows come and go in one publish(), since each costs every view something; the rest follows in the next
/// ones. Until then a row whose lock has gone says "free", and a lock without a row is not seen. What stands in a row
/// is always of now.
///
/// A filter leaves those out where neither the lock nor any of its waiters fits.
class LockModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        KeyColumn,
        StateColumn,
        HolderColumn,
        TokenColumn,
        LeaseColumn,
        WaitersColumn,
        OldestWaitColumn,
        LaneColumn,
        ColumnCount
    };

    /// Signals for rows that come or go, of one publish(), and rows that they are about.
    static constexpr std::size_t movesMax = 64;
    static constexpr std::size_t rowsMax = 512;

    LockModel(Cursor &cursor, const Filter &filter, QObject *parent = nullptr);
    ~LockModel() override;

    /// A key's row, or the row of a waiter that is the given request.
    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Joint;

    void follow(const Touched &touched);
    void replace();
    template<typename Look>
    void lookAtRequests(ClientId client, Look look) const;
    void rebuild();
    /// None: the key has no lock, or the filter leaves it out.
    [[nodiscard]] const KeyTruth *shown(const Key &key) const;
    [[nodiscard]] bool lets(const Key &key, const KeyTruth &lock) const;
    [[nodiscard]] LockRow *find(const Key &key) const;
    [[nodiscard]] std::optional<Joint> jointOf(const Key &key) const;
    [[nodiscard]] LockRow &deepestOf(const Key &key) const;
    [[nodiscard]] bool isMoved(const Key &key) const;
    [[nodiscard]] std::vector<Key> moveWaiting();
    [[nodiscard]] Key takeWaiting();
    void bringRun(std::vector<Key> &moved);
    void takeAwayRun(std::vector<Key> &moved);
    void removeRows(LockRow &parent, int first, int last);
    std::size_t changeRow(const Key &key, LockRow *row, const KeyTruth *lock);
    std::size_t showQueue(LockRow &row, const KeyTruth &lock);
    void tellChanges(const Touched &touched, const std::vector<Key> &moved);

    [[nodiscard]] QModelIndex indexFor(LockRow &row) const;
    [[nodiscard]] const KeyTruth &lockOf(const Key &key) const;
    [[nodiscard]] LockRow *rowBehind(const QModelIndex &index) const;
    [[nodiscard]] QVariant lockData(const LockRow &row, Column column, int role) const;
    [[nodiscard]] QVariant waiterData(const LockRow &row, int place, Column column, int role) const;

    Cursor &m_cursor;
    const Filter &m_filter;
    std::unique_ptr<LockRow> m_root;
    std::unordered_map<Key, LockRow *> m_locks;
    /// Keys whose rows have to come, go or get another queue, the ones that wait longest first; each stands here once.
    std::deque<Key> m_waiting;
    std::unordered_set<Key> m_isWaiting;
};

} // namespace lockscope::ui
