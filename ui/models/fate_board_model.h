// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include "ui/models/cursor.h"
#include "ui/models/fate_card.h"
#include "ui/models/selection.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockscope::ui {

/// The cards of the board of fates, column by column; in a column the oldest first, but the last completed one.
///
/// A column has so many cards at most; count() knows them all, and the table of fates shows them.
class FateBoardModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr std::size_t cardsMax = 100;

    explicit FateBoardModel(const Cursor &cursor, QObject *parent = nullptr);

    [[nodiscard]] FateCard card(int row) const;
    [[nodiscard]] BoardColumn columnOf(int row) const { return m_rows[static_cast<std::size_t>(row)].column; }
    /// Also those that have no card.
    [[nodiscard]] std::size_t count(BoardColumn column) const { return m_counts[static_cast<std::size_t>(column)]; }
    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

signals:
    void countsChanged();

private:
    using Counts = std::array<std::size_t, boardColumnCount>;
    struct Row
    {
        BoardColumn column = BoardColumn::UnderWay;
        std::uint64_t rank = 0;
        Selection thing;

        friend auto operator<=>(const Row &, const Row &) = default;
    };

    void follow(const Touched &touched);
    void show(const std::vector<Row> &wanted);
    [[nodiscard]] std::vector<Row> wantedRows(Counts &counts) const;
    [[nodiscard]] bool mayConcern(const Touched &touched) const;
    [[nodiscard]] bool isTouched(const Row &row, const Touched &touched) const;

    const Cursor &m_cursor;
    std::vector<Row> m_rows;
    Counts m_counts{};
};

} // namespace lockscope::ui
