// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/history/history.h"
#include "core/history/recorded_history.h"
#include "core/history/world_trail.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace lockscope::ui {

/// The history and the one moment of it that everything shows.
///
/// The moment is LIVE, which is the newest event that was published, or PAST, which is the one at position() and stands
/// still while the history goes on.
///
/// **How a view uses it.** A view keeps no world; it asks world() and now() each time that it needs something, in LIVE
/// and PAST alike, and it looks again when one of these signals comes:
///
///     worldChanged(touched)   world() is another in what `touched` names, and in nothing else: on, or one step back
///     worldReplaced()         world() is another in anything: build everything anew
///     historyGrew(touched)    the history is longer: lists and pictures of events go on, also in PAST
///     moved()                 isLive() or position() is another; after the signals about the world
///     timePassed()            now() or clock() moved on: what counts is worth drawing anew
///     historyReplaced()       history() is another one: lists and pictures of events begin anew; before the others
///     eventsCame(begin, end)  these events are at hand now, which find() may have been null for
///
/// What is drawn beyond position() has not happened at that moment: a view leaves it out or shows that it is later.
/// Whoever asks something of clients or the server looks at present() and not at world(): commands act now, whatever
/// is shown. goTo() and its like may take effect later, when the world has been worked out; moved() tells.
///
/// A recording is shown with open(). Then history() has only a part of its events at hand: whoever finds none asks for
/// it with want(), and looks again when eventsCame(). Worlds come from elsewhere, too; whoever hears worldWanted()
/// answers with arrive().
///
/// Belongs to the GUI thread. Events come in with append(), in as many calls as the writer likes; publish() tells the
/// models once what all of them changed.
class Cursor : public QObject
{
    Q_OBJECT

public:
    /// Moves up to this many events are told event by event; what is further replaces the world.
    static constexpr std::uint64_t nearMax = 64;

    explicit Cursor(History::Limits limits, QObject *parent = nullptr);

    [[nodiscard]] const EventSource &history() const;
    /// The world at the cursor.
    [[nodiscard]] const World &world() const { return m_past ? *m_past : present(); }
    /// The time at the cursor, which countdowns count to: the present, or when the event at position() happened.
    [[nodiscard]] const Moment &now() const { return m_past ? m_past->at() : m_clock; }

    [[nodiscard]] bool isLive() const { return m_past == nullptr; }
    /// The last event that world() has folded; 0: none.
    [[nodiscard]] EventNumber position() const { return m_past ? m_position : newest(); }
    /// The last event that there is; 0: none.
    [[nodiscard]] EventNumber newest() const { return EventNumber(history().end().value() - 1); }
    /// The world after the newest event, whatever is shown: what commands act on.
    [[nodiscard]] const World &present() const { return history().live(); }
    /// The time of the present, whatever is shown.
    [[nodiscard]] const Moment &clock() const { return m_clock; }

    /// Shows the moment after event `number`, or the nearest one that there still is, and stays there.
    void goTo(EventNumber number);
    /// Stays at the moment that is shown.
    void freeze() { goTo(position()); }
    void goLive();

    /// Shows a recording from now on, at `begin`. Nothing was appended, and nothing will be.
    void open(RecordedHistory recording, const WorldStop &begin);
    [[nodiscard]] bool isRecording() const { return m_recording.has_value(); }
    /// The event is worth having at hand; eventsCame() may follow.
    void want(EventNumber number) const { emit eventsWanted(number); }
    /// A page of the recording was read.
    void put(EventPage page);
    /// The world after event `number` was worked out, and some on the way there. It is shown where one is still waited
    /// for; on the way to a moment also one that was asked for before.
    void arrive(EventNumber number, WorldJourney journey);
    /// The moment that goTo() will show; none: nothing is waited for.
    [[nodiscard]] std::optional<EventNumber> destination() const { return m_destination; }

    void append(UnnumberedEntry entry);
    void publish();
    /// For models: what was told is more than can be shown at once, and the next publish() has to go on with it even
    /// when nothing else happens.
    void leaveRest();
    [[nodiscard]] bool hasRest() const { return m_hasRest; }
    /// The present of what publish() is about to show.
    void setClock(const Moment &now) { m_clock = m_recording ? m_clock : now; }
    /// Time went on: whatever counts is told to count.
    void passTime(const Moment &now);
    /// Something that is shown runs out or grows older by itself, so that passTime() is worth calling again.
    [[nodiscard]] bool isCounting() const;

signals:
    void worldChanged(const lockscope::Touched &touched);
    void worldReplaced();
    /// `touched` is what changed in present(); nothing, where it only comes because somebody left a rest.
    void historyGrew(const lockscope::Touched &touched);
    void moved();
    /// No model signals each of its rows for that.
    void timePassed();
    /// publish() is worth calling again, though nothing happened.
    void restLeft();

    void historyReplaced();
    void eventsCame(lockscope::EventNumber begin, lockscope::EventNumber end);
    /// Of a recording only: somebody would look at that event ...
    void eventsWanted(lockscope::EventNumber number) const;
    /// ... or goes to that moment.
    void worldWanted(lockscope::EventNumber number);

private:
    [[nodiscard]] bool tryTravel(EventNumber number);
    [[nodiscard]] bool tryWalkOn(EventNumber number);
    [[nodiscard]] bool tryWalkBack(EventNumber number);
    [[nodiscard]] std::shared_ptr<const World> worldAt(EventNumber number);
    [[nodiscard]] World &ownPast();
    void standAt(EventNumber number, std::shared_ptr<const World> world);
    [[nodiscard]] bool areAtHand(EventNumber begin, EventNumber last) const;

    History m_history;
    /// What is shown instead of it.
    std::optional<RecordedHistory> m_recording;
    std::optional<EventNumber> m_destination;
    /// The world at the cursor in PAST; null: LIVE.
    std::shared_ptr<const World> m_past;
    /// The same one, where it was made here and nobody else knows it; otherwise null.
    std::shared_ptr<World> m_ownPast;
    EventNumber m_position;
    WorldTrail m_trail;
    Moment m_clock;
    /// What changed in the present since it was last told.
    Touched m_touched;
    bool m_dirty = false;
    bool m_hasRest = false;
};

} // namespace lockscope::ui
