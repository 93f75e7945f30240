// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fate_story.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/models/event_text.h"
#include "ui/models/fate_card.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

#include <algorithm>

namespace lockscope::ui {

namespace {

struct Fates
{
    Q_DECLARE_TR_FUNCTIONS(Fates)
};

/// Lanes, waiters and fates that a sentence names one by one.
constexpr std::size_t namedMax = 3;

QString keyName(const Key &key)
{
    return shortened(plain(key.text()));
}

/// "12, 13 and 14"; "12, 13, 14 and 9 more".
QString listText(const QStringList &names, std::size_t count)
{
    const auto more = static_cast<int>(count) - static_cast<int>(names.size());
    if (more > 0)
        return Fates::tr("%1 and %n more", nullptr, more).arg(names.join(u", "));
    if (names.size() < 2)
        return names.join(u", ");
    return Fates::tr("%1 and %2").arg(names.first(names.size() - 1).join(u", "), names.last());
}

QString joined(const QStringList &sentences)
{
    QStringList present;
    std::copy_if(
        sentences.begin(), sentences.end(), std::back_inserter(present), [](const auto &it) { return !it.isEmpty(); });
    return present.join(u' ');
}

/// The waiters of `key` that will live on when the fate has taken its own away.
std::size_t othersWaiting(const Truth &truth, const Key &key, const ConnectionId &gone)
{
    const auto *lock = truth.find(key);
    if (lock == nullptr)
        return 0;
    return static_cast<std::size_t>(std::count_if(lock->waiters.begin(), lock->waiters.end(), [&](const auto &entry) {
        return entry.second.connection != gone;
    }));
}

} // namespace

FateStory::FateStory(const FateTruth &fate, const Cursor &cursor)
    : m_fate(fate)
    , m_cursor(cursor)
    , m_truth(cursor.world().truth())
    , m_stage(stageOf(fate, cursor.world().truth()))
{
}

QString FateStory::why() const
{
    switch (m_stage) {
    case FateStage::Folding:
        return Fates::tr("What the connection left behind is being settled: one durable row for each lock (F2).");
    case FateStage::Parked:
        return whyParked();
    case FateStage::Retrying:
        return m_fate.toldBy
            ? Fates::tr("The lane of %1 was drained, which brought this fate back (F4). What is left is being settled.")
                  .arg(keyName(*m_fate.toldBy))
            : Fates::tr("A lane was drained, which brought this fate back (F4). What is left is being settled.");
    case FateStage::Completing:
        return Fates::tr("Every lock is settled. The last record, its Complete, is on its way to the disk (F7).");
    case FateStage::Complete:
        return whyComplete();
    case FateStage::Recovered:
        return whyRecovered();
    case FateStage::LeftForNextStart:
        return joined(
            {m_fate.state == FateState::ParkedPrecedence
                 ? Fates::tr("The server stopped while this fate was parked, and could not drain the lane (F9).")
                 : Fates::tr("The server stopped before this fate was settled (F9)."),
             Fates::tr("Nothing is lost: its Open is in the journal.")});
    case FateStage::Stuck:
        return Fates::tr("The journal failed (%1), so that nothing can be made durable any more (J3).")
            .arg(phraseOf(*m_truth.journal().fatal));
    }
    return {};
}

QString FateStory::whyParked() const
{
    QStringList lanes;
    for (const auto &[key, refusal] : m_fate.refusals) {
        if (static_cast<std::size_t>(lanes.size()) == namedMax)
            break;
        lanes << refusalText(key, refusal);
    }
    if (lanes.isEmpty())
        return Fates::tr("A candidate lane is occupied, so this fate has to wait (F3).");
    const auto more = static_cast<int>(m_fate.refusals.size()) - static_cast<int>(lanes.size());
    if (more > 0)
        lanes << Fates::tr("The lanes of %n more lock(s) are occupied, too.", nullptr, more);
    lanes << Fates::tr("What came first goes first; how it ends decides what this fate has to do there (F3).");
    return joined(lanes);
}

/// Who is in the lane now; that may be somebody else than the one that the fold met.
QString FateStory::refusalText(const Key &key, const FateRefusal &refusal) const
{
    const auto *lock = m_truth.find(key);
    const auto occupant = lock != nullptr ? lock->occupant : std::nullopt;
    if (!occupant)
        return Fates::tr("At %1 it met %2 in the candidate lane. That lane is empty by now.")
            .arg(keyName(key), occupantText(refusal.occupant));
    return Fates::tr("It cannot be settled at %1: the candidate lane is occupied by %2, since %3.")
        .arg(keyName(key), occupantText(*occupant), timeText(lock->laneTrack.since));
}

QString FateStory::whyComplete() const
{
    const auto rows = rowCount();
    const auto first = rows == 0
        ? Fates::tr("Settled: the connection had left nothing that needed a row (F7).")
        : Fates::tr("Settled with %n row(s) in the journal (F7).", nullptr, static_cast<int>(rows));
    return joined({first, orphansText()});
}

/// What the fate could not end: its grants live on as orphans.
QString FateStory::orphansText() const
{
    QStringList names;
    std::size_t count = 0;
    for (const auto &key : m_fate.intent.targets) {
        const auto *lock = m_truth.find(key);
        const bool isOrphan = lock != nullptr && lock->holder && lock->holder->orphan
            && lock->holder->connection == m_fate.intent.connection;
        if (!isOrphan)
            continue;
        if (++count <= namedMax)
            names << keyName(key);
    }
    if (count == 0)
        return {};
    return Fates::tr("%1: still held as an orphan, until the lease ends or the exact token is released (P5).")
        .arg(listText(names, count));
}

QString FateStory::whyRecovered() const
{
    const auto written = rowCount();
    const auto there = m_fate.intent.targets.size() - m_fate.folded.size();
    const auto who = m_fate.recoveredBy
        ? Fates::tr("Start %1 found its Open in the journal and completed it before it let anybody in (F10).")
              .arg(m_fate.recoveredBy->value())
        : Fates::tr("The start that is under way found its Open in the journal and completed it (F10).");
    return joined(
        {who,
         there > 0 ? Fates::tr("%n row(s) were there already.", nullptr, static_cast<int>(there)) : QString(),
         written > 0 ? Fates::tr("%n row(s) were written now.", nullptr, static_cast<int>(written)) : QString(),
         orphansText()});
}

QString FateStory::next() const
{
    switch (m_stage) {
    case FateStage::Parked:
        return nextOfParked();
    case FateStage::Folding:
    case FateStage::Retrying:
    case FateStage::Completing:
        return m_truth.waitsForLeader()
            ? Fates::tr("Nobody leads just now, and only a leader settles fates: the next one goes on with it (N4).")
            : Fates::tr("It goes on by itself when the journal has synced.");
    case FateStage::LeftForNextStart:
        return Fates::tr(
            "The next start of a server on this data folder completes it, before it lets anybody in (F10).");
    case FateStage::Stuck:
        return Fates::tr("Mend the disk and restart the server: the next start completes it from its Open (F8, F10).");
    case FateStage::Complete:
    case FateStage::Recovered:
        break;
    }
    return {};
}

QString FateStory::nextOfParked() const
{
    const Key *freed = nullptr;
    const Key *held = nullptr;
    for (const auto &[key, refusal] : m_fate.refusals) {
        const auto *lock = m_truth.find(key);
        if (lock == nullptr || lock->lane == LaneState::Empty)
            freed = freed == nullptr ? &key : freed;
        else if (lock->lane == LaneState::Held)
            held = held == nullptr ? &key : held;
    }
    if (m_truth.phase() == ServerPhase::Stopping)
        return Fates::tr("The server is stopping: it drains the lanes that fates wait for, as far as it can (F9).");
    if (m_truth.waitsForLeader())
        return Fates::tr("Nobody leads just now: the next leader goes on with it (N4).");
    if (freed != nullptr)
        return Fates::tr(
                   "Nothing holds it back at %1 any more, and still nobody brought it back: see the findings (I9).")
            .arg(keyName(*freed));
    const auto only = Fates::tr("Only the drain of that lane brings it back: no timer and no other traffic does (F4).");
    if (held != nullptr)
        return joined({Fates::tr("Drain the lane of %1 to let it go on.").arg(keyName(*held)), only});
    return joined(
        {Fates::tr("The lane drains by itself as soon as what is in it is durable; a slow disk takes long."), only});
}

QString FateStory::behind() const
{
    if (m_stage != FateStage::Parked)
        return {};
    std::size_t waiters = 0;
    for (const auto &[key, refusal] : m_fate.refusals)
        waiters += othersWaiting(m_truth, key, m_fate.intent.connection);
    QStringList names;
    std::size_t fates = 0;
    for (const auto &[open, fate] : m_truth.fates()) {
        const bool isBehind = open != m_fate.intent.open && fate.state == FateState::ParkedPrecedence
            && std::any_of(fate.refusals.begin(), fate.refusals.end(), [&](const auto &refusal) {
                                  return m_fate.refusals.contains(refusal.first);
                              });
        if (isBehind && ++fates <= namedMax)
            names << Fates::tr("Open %1").arg(textOf(open));
    }
    if (waiters == 0 && fates == 0)
        return {};
    const auto queue = Fates::tr("%n waiter(s)", nullptr, static_cast<int>(waiters));
    if (fates == 0)
        return Fates::tr("Blocked by the same lane: %1.").arg(queue);
    if (waiters == 0)
        return Fates::tr("Blocked by the same lane: %1.").arg(listText(names, fates));
    return Fates::tr("Blocked by the same lane: %1, and %2.").arg(queue, listText(names, fates));
}

QString FateStory::effort() const
{
    QStringList parts;
    const auto folds = static_cast<int>(m_fate.retryCount) + 1;
    parts << Fates::tr("tried %n time(s)", nullptr, folds);
    if (m_fate.parkCount > 0)
        parts << Fates::tr("parked %n time(s)", nullptr, static_cast<int>(m_fate.parkCount));
    if (m_fate.state == FateState::CompleteDurable && !m_fate.isRecovered)
        parts << Fates::tr("took %1").arg(measuredText(m_fate.since - m_fate.openedAt));
    return parts.join(u", ");
}

QString FateStory::timeText(TimePoint time) const
{
    return textOf(wallAt(time, m_cursor.now()));
}

std::size_t FateStory::rowCount() const
{
    return static_cast<std::size_t>(std::count_if(
        m_fate.folded.begin(), m_fate.folded.end(), [](const auto &entry) { return entry.second.row.has_value(); }));
}

} // namespace lockscope::ui
