// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <memory>
#include <string_view>

namespace lockscope::ui {

struct LockRow;

/// The locks as a tree: a level for each part of the key between '/', sorted. Beneath a lock stand its waiters in the
/// order of the queue, before the locks that are longer than its name.
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

    explicit LockModel(const Cursor &cursor, QObject *parent = nullptr);
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
    void follow(const Touched &touched);
    void rebuild();
    [[nodiscard]] LockRow *find(const Key &key) const;
    [[nodiscard]] static LockRow *insertChild(LockRow &parent, std::string_view part);
    LockRow &bring(const Key &key);
    void takeAway(LockRow &row);
    void showQueue(LockRow &row, const KeyTruth &lock);
    void tellChanges(const Touched &touched);
    void tellLockCounts(LockRow &row);
    void tellTime(LockRow &row);

    [[nodiscard]] QModelIndex indexFor(LockRow &row) const;
    [[nodiscard]] LockRow *rowBehind(const QModelIndex &index) const;
    [[nodiscard]] QVariant lockData(const LockRow &row, Column column, int role) const;
    [[nodiscard]] QVariant waiterData(const LockRow &row, int place, Column column, int role) const;

    const Cursor &m_cursor;
    std::unique_ptr<LockRow> m_root;
};

} // namespace lockscope::ui
