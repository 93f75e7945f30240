// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/history/faults.h"
#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::ui {

/// Only a new start of the server mends it.
struct RestartRemedy
{
};
/// What takes a fault away.
using FaultRemedy = std::variant<FaultCommand, ServerCommand, RestartRemedy>;

/// What is broken on purpose at the cursor's moment, in the order in which it began, and then what waits to break.
class FaultList : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { WhomColumn, WhatColumn, StateColumn, SinceColumn, ColumnCount };

    explicit FaultList(const Cursor &cursor, QObject *parent = nullptr);

    /// None: it ends by itself.
    [[nodiscard]] std::optional<FaultRemedy> remedyOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Armed ones stand behind the others.
    struct RowId
    {
        bool isArmed = false;
        std::uint64_t order = 0;
        StandingFault what;

        friend auto operator<=>(const RowId &, const RowId &) = default;
    };

    void follow(const Touched &touched);
    void show();
    [[nodiscard]] std::vector<RowId> wanted() const;
    [[nodiscard]] const FaultWindow *windowOf(const RowId &row) const;
    [[nodiscard]] const ArmedFault *armedOf(const RowId &row) const;
    [[nodiscard]] QString cellText(const RowId &row, Column column) const;
    [[nodiscard]] QString sinceText(TimePoint since) const;

    const Cursor &m_cursor;
    std::vector<RowId> m_rows;
};

} // namespace lockscope::ui
