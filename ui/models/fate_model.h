// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/models/cursor.h"
#include "ui/models/filter.h"
#include "ui/models/selection.h"

#include <vector>

namespace lockscope::ui {

/// The fates that are open and the last completed ones, by Open sequence (F1 to F11). A filter leaves those out where
/// no target fits.
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

    FateModel(const Cursor &cursor, const Filter &filter, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow(const Touched &touched);
    void show();
    [[nodiscard]] bool lets(OpenSequence open, const FateTruth &fate) const;
    [[nodiscard]] QString cellFilter(OpenSequence open, const FateTruth &fate, Column column) const;
    [[nodiscard]] QString stateText(const FateTruth &fate) const;
    [[nodiscard]] QString cellText(const FateTruth &fate, Column column) const;

    const Cursor &m_cursor;
    const Filter &m_filter;
    std::vector<OpenSequence> m_rows;
};

} // namespace lockscope::ui
