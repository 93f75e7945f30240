// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/models/picture_words.h"
#include "ui/models/pictures.h"
#include "ui/models/row_window.h"
#include "ui/models/selection.h"
#include "ui/models/time_range.h"

namespace lockscope::ui {

/// The sequence picture as a table: a row for each message and each mark that begins in the shown time, in the order in
/// which they were told of.
class SequenceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, WhatColumn, FromColumn, ToColumn, KeyColumn, OutcomeColumn, EventColumn, ColumnCount };

    SequenceModel(const Pictures &pictures, const TimeRange &range, QObject *parent = nullptr);

    /// While nobody looks, it has no rows and costs nothing.
    void setShown(bool on);
    /// The first row that belongs to what is selected.
    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow();
    void tellChanges();
    [[nodiscard]] QString cellText(const picture::SequenceItem &item, Column column) const;

    const Pictures &m_pictures;
    const TimeRange &m_range;
    PictureWords m_words;
    bool m_isShown = false;
    RowWindow m_window;
};

} // namespace lockscope::ui
