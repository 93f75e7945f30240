// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/picture/band.h"
#include "core/picture/sequence_fold.h"
#include "ui/models/cursor.h"

#include <cstddef>

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
    [[nodiscard]] const picture::BandList &bands() const { return m_bands.bands(); }
    /// The first event that is not in the pictures yet.
    [[nodiscard]] EventNumber next() const { return m_next; }

signals:
    /// There is more, or something else, to be drawn.
    void changed();

private:
    void follow();

    Cursor &m_cursor;
    EventNumber m_next{1};
    picture::SequenceFold m_sequence;
    picture::BandFold m_bands;
};

} // namespace lockscope::ui
