// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/picture/band.h"
#include "core/picture/sequence_fold.h"
#include "core/picture/series_fold.h"
#include "core/picture/timeline_fold.h"
#include "ui/models/cursor.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace lockscope::ui {

/// What all pictures are drawn from: folds over the history, kept up with it.
class Pictures : public QObject
{
    Q_OBJECT

public:
    /// Folded at once, whatever came: a few milliseconds' worth. The rest follows with the next publish().
    static constexpr std::size_t eventsMax = 8'192;

    explicit Pictures(Cursor &cursor, QObject *parent = nullptr);

    [[nodiscard]] const picture::SequenceFold &sequence() const { return m_sequence; }
    [[nodiscard]] const picture::TimelineFold &timeline() const { return m_timeline; }
    [[nodiscard]] const picture::SeriesFold &series() const { return m_series; }
    [[nodiscard]] const picture::BandList &bands() const { return m_bands.bands(); }
    /// First and last of the sequence's items that the last changed() was about, beside those that are new.
    [[nodiscard]] const auto &changedItems() const { return m_changedItems; }
    [[nodiscard]] const picture::TimelineFold::Changes &changedSegments() const { return m_changedSegments; }
    /// The first event that is not in the pictures yet.
    [[nodiscard]] EventNumber next() const { return m_next; }
    [[nodiscard]] const Cursor &cursor() const { return m_cursor; }
    /// Null: it went, or never was.
    [[nodiscard]] const Entry *eventAt(EventNumber number) const { return m_cursor.history().find(number); }

signals:
    /// There is more, or something else, to be drawn.
    void changed();

private:
    void follow();

    Cursor &m_cursor;
    EventNumber m_next{1};
    picture::SequenceFold m_sequence;
    picture::TimelineFold m_timeline;
    picture::SeriesFold m_series;
    picture::BandFold m_bands;
    std::optional<std::pair<picture::ItemNumber, picture::ItemNumber>> m_changedItems;
    picture::TimelineFold::Changes m_changedSegments;
};

} // namespace lockscope::ui
