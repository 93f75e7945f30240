// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/models/pictures.h"
#include "ui/models/row_window.h"
#include "ui/models/time_range.h"
#include "ui/models/timeline_words.h"

namespace lockscope::ui {

/// The timeline as a table: a row for each time that something was in a state, as far as it begins in the shown time,
/// in the order in which they were told of.
class TimelineModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, StateColumn, CountColumn, FromColumn, ToColumn, LengthColumn, ColumnCount };

    TimelineModel(const Pictures &pictures, const TimeRange &range, QObject *parent = nullptr);

    /// While nobody looks, it has no rows and costs nothing.
    void setShown(bool on);
    void setRows(TimelineRowKind kind);
    /// The first row that belongs to what is selected.
    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow();
    void tellChanges();
    [[nodiscard]] const picture::SpanBoard &board() const { return boardOf(m_kind, m_pictures); }
    [[nodiscard]] const picture::Segment *segmentAt(int row) const;
    [[nodiscard]] QString cellText(const picture::Segment &segment, Column column) const;

    const Pictures &m_pictures;
    const TimeRange &m_range;
    TimelineWords m_words;
    TimelineRowKind m_kind = TimelineRowKind::Keys;
    bool m_isShown = false;
    RowWindow m_window;
};

} // namespace lockscope::ui
