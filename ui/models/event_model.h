// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/models/colour_rules.h"
#include "ui/models/cursor.h"
#include "ui/models/event_finder.h"
#include "ui/models/event_rows.h"
#include "ui/models/filter.h"
#include "ui/models/selection.h"

#include <cstdint>
#include <vector>

namespace lockscope::ui {

/// The kept part of the history as rows, newest last, as far as the filter lets it through. Rows are appended, and the
/// oldest ones go; none is ever changed.
///
/// An event of a recording that has not been read yet has a row with its number, and is filled in when it comes.
///
/// A new filter takes effect at once: what there is already is looked through elsewhere, the newest first, and what
/// comes meanwhile here.
class EventModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, TimeColumn, SourceColumn, KindColumn, KeyColumn, TextColumn, RuleColumn, ColumnCount };

    /// How much of what there is is shown.
    struct Counts
    {
        std::uint64_t shown = 0;
        std::uint64_t kept = 0;
        /// Events that the filter looked at so far.
        std::uint64_t looked = 0;
        bool isLooking = false;
        /// A person stopped it, so that older events may be missing.
        bool isStopped = false;

        friend bool operator==(const Counts &, const Counts &) = default;
    };

    /// All outlive it.
    EventModel(const Cursor &cursor, const Filter &filter, const ColourRules &colours, QObject *parent = nullptr);

    /// Looks through old events from now on; outlives the model or is parented to it. Without one they are looked
    /// through in the event loop.
    void setFinder(EventFinder &finder);
    void stopLooking();
    [[nodiscard]] Counts counts() const;

    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void countsChanged();

private:
    void follow();
    void drop(EventNumber first);
    void grow(EventNumber end);
    void filterAnew();
    void take(const EventHits &hits);
    [[nodiscard]] std::vector<EventNumber> chosenOf(EventNumber begin, EventNumber end) const;
    [[nodiscard]] QVariant markOf(const Entry &entry) const;
    void mark();
    void fill(EventNumber begin, EventNumber end);
    [[nodiscard]] QVariant placeholder(EventNumber number, Column column, int role) const;
    [[nodiscard]] QVariant timeOf(EventNumber number) const;

    const Cursor &m_cursor;
    const Filter &m_filter;
    const ColourRules &m_colours;
    EventFinder *m_finder = nullptr;
    /// It trails the history until follow() has told the views.
    EventRows m_rows;
    std::uint64_t m_looked = 0;
    bool m_isLooking = false;
    bool m_isStopped = false;
    /// Where the cursor was when the rows were last marked.
    EventNumber m_marked;
};

} // namespace lockscope::ui
