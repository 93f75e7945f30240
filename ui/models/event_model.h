// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <cstdint>

namespace lockscope::ui {

/// The kept part of the history as rows, newest last. Rows are appended, and the oldest ones go; none is ever changed.
class EventModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, TimeColumn, SourceColumn, KindColumn, KeyColumn, TextColumn, RuleColumn, ColumnCount };

    explicit EventModel(const Cursor &cursor, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow();

    const Cursor &m_cursor;
    /// The shown window, which trails the history until follow() has told the views.
    std::uint64_t m_first = 1;
    std::uint64_t m_end = 1;
};

} // namespace lockscope::ui
