// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <vector>

namespace lockscope::ui {

/// The fates that are open and the last completed ones, by Open sequence (F1 to F11).
class FateModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        OpenColumn,
        StateColumn,
        TargetsColumn,
        RefusedColumn,
        ConnectionColumn,
        ClassColumn,
        SinceColumn,
        ColumnCount
    };

    explicit FateModel(const Cursor &cursor, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow(const Touched &touched);
    [[nodiscard]] QString stateText(const FateTruth &fate) const;
    [[nodiscard]] QString cellText(const FateTruth &fate, Column column) const;

    const Cursor &m_cursor;
    std::vector<OpenSequence> m_rows;
};

} // namespace lockscope::ui
