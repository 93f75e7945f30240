// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/history/bookmark.h"
#include "ui/models/cursor.h"
#include "ui/models/selection.h"
#include "ui/models/time_steps.h"

#include <optional>
#include <vector>

namespace lockscope::ui {

/// The places that a person marked, in the order of their events.
///
/// They are kept with the recording: this shows what is there, and says what is wanted. What came of that is told with
/// take().
class BookmarkModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { EventColumn, TimeColumn, NoteColumn, ColumnCount };
    /// Characters of a note.
    static constexpr qsizetype noteMax = 2'000;

    explicit BookmarkModel(const Cursor &cursor, QObject *parent = nullptr);

    /// All that there are, in order.
    void take(const std::vector<Bookmark> &marks);
    [[nodiscard]] const std::vector<Bookmark> &marks() const { return m_marks; }
    /// The first one at that event; null: there is none.
    [[nodiscard]] const Bookmark *find(EventNumber event) const;
    /// The nearest one before or after the cursor.
    [[nodiscard]] std::optional<EventNumber> next(StepWay way) const;

    /// Marks the event, or writes another note where it is marked.
    void keep(EventNumber event, const QString &note);
    void remove(EventNumber event);

    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void marksChanged();
    void keepWanted(const lockscope::Bookmark &mark);
    void removeWanted(const lockscope::Bookmark &mark);

private:
    [[nodiscard]] QString cellText(const Bookmark &mark, Column column) const;

    const Cursor &m_cursor;
    std::vector<Bookmark> m_marks;
};

} // namespace lockscope::ui
