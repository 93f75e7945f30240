// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/picture/band.h"
#include "core/picture/sequence_fold.h"
#include "core/picture/series_fold.h"
#include "core/picture/timeline_fold.h"
#include "ui/models/cursor.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace lockscope::ui {

/// What all pictures are drawn from: folds over the history, kept up with it. Of a recording they know what happened
/// around the cursor.
class Pictures : public QObject
{
    Q_OBJECT

public:
    /// Folded at once, whatever came: a few milliseconds' worth. The rest follows with the next publish().
    static constexpr std::size_t eventsMax = 8'192;
    /// Events of a recording that are in the pictures at least, before the cursor and after it.
    static constexpr std::uint64_t behind = 32'768;
    static constexpr std::uint64_t ahead = 16'384;

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
    void beginAnew();
    void lookAround();
    void restartAt(EventNumber begin);

    Cursor &m_cursor;
    /// The events in the pictures are from `m_begin` to, not including, `m_next`; of a recording `m_wanted` is where
    /// that is going.
    EventNumber m_begin{1};
    EventNumber m_next{1};
    EventNumber m_wanted{1};
    picture::SequenceFold m_sequence;
    picture::TimelineFold m_timeline;
    picture::SeriesFold m_series;
    picture::BandFold m_bands;
    std::optional<std::pair<picture::ItemNumber, picture::ItemNumber>> m_changedItems;
    picture::TimelineFold::Changes m_changedSegments;
};

} // namespace lockscope::ui
