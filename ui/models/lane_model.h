// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <cstddef>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lockscope::ui {

/// The candidate lanes that are worth a look: those that fates wait for, are held, or are occupied for longer than an
/// eye blink, and those of orphans. A line a key; who is in the lane, who holds the lock, who waits.
///
/// All lanes at once would be a flood of lines that live for a millisecond; the tree of locks has them.
class LaneModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        KeyColumn,
        LaneColumn,
        FatesColumn,
        HolderColumn,
        LeaseColumn,
        QueueColumn,
        DrainColumn,
        ColumnCount
    };

    static constexpr std::size_t rowsMax = 200;
    /// How long a lane is occupied before it gets a line for that alone.
    static constexpr Duration occupiedMin = std::chrono::milliseconds(250);

    explicit LaneModel(const Cursor &cursor, QObject *parent = nullptr);

    /// A key's row, or the row of the lane that a fate waits for.
    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;
    /// The fates that wait for the lane of this row, in their order.
    [[nodiscard]] std::vector<OpenSequence> fatesAt(int row) const;
    /// Lanes that have no line, since there are more than rowsMax.
    [[nodiscard]] std::size_t leftOut() const { return m_leftOut; }
    /// The fate whose locks are marked; none: no fate.
    void mark(std::optional<OpenSequence> fate);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow(const Touched &touched);
    void passTime();
    void watch(const Touched &touched);
    void noteFates();
    void showRows();
    void tellRows();
    [[nodiscard]] bool isWorthARow(const Key &key) const;
    [[nodiscard]] bool isMarked(const Key &key) const;
    [[nodiscard]] QString cellText(const Key &key, const KeyTruth &lock, Column column) const;
    [[nodiscard]] QString laneText(const KeyTruth &lock) const;
    [[nodiscard]] QString fatesText(const Key &key) const;
    [[nodiscard]] QString drainText(const KeyTruth &lock) const;
    [[nodiscard]] QVariant state(const Key &key, const KeyTruth &lock, Column column) const;

    const Cursor &m_cursor;
    std::vector<Key> m_rows;
    /// Those whose lane is not empty or whose holder is an orphan: looked at for a row.
    std::unordered_set<Key> m_watched;
    std::unordered_map<Key, std::vector<OpenSequence>> m_fates;
    /// Locks of the marked fate.
    std::set<Key> m_marked;
    std::optional<OpenSequence> m_markedFate;
    std::size_t m_leftOut = 0;
};

} // namespace lockscope::ui
