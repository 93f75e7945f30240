// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/history/history.h"

#include <vector>

namespace lockscope::ui {

/// The history and the one moment of it that every model shows: the newest event that was published.
///
/// Belongs to the GUI thread. Events come in with append(), in as many calls as the writer likes; publish() tells the
/// models once what all of them changed.
class Cursor : public QObject
{
    Q_OBJECT

public:
    explicit Cursor(History::Limits limits, QObject *parent = nullptr);

    [[nodiscard]] const History &history() const { return m_history; }
    [[nodiscard]] const World &world() const { return m_history.live(); }
    /// The present, which countdowns count to.
    [[nodiscard]] const Moment &now() const { return m_now; }

    void append(UnnumberedEntry entry);
    void publish();
    /// For models: what publish() brought is more than can be shown at once, and the next publish() has to go on with
    /// it even when nothing else happens.
    void leaveRest() { m_hasRest = true; }
    [[nodiscard]] bool hasRest() const { return m_hasRest; }
    /// The present of what publish() is about to show.
    void setNow(const Moment &now) { m_now = now; }
    /// Time went on: whatever counts is told to count.
    void passTime(const Moment &now);
    /// Something in the world runs out or grows older by itself, so that passTime() is worth calling again.
    [[nodiscard]] bool isCounting() const;

signals:
    /// The world moved on, or a model left something to show; everything that changed is in `touched`.
    void advanced(const lockscope::Touched &touched);
    /// Countdowns stand at other values, and a client's doubt about a lock may have come or gone: what is on screen is
    /// worth drawing anew. No model signals each of its rows for that.
    void timePassed();

private:
    History m_history;
    Moment m_now;
    Touched m_touched;
    bool m_dirty = false;
    bool m_hasRest = false;
};

} // namespace lockscope::ui
