// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fate_card.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/models/event_text.h"
#include "ui/models/fate_story.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

struct Fates
{
    Q_DECLARE_TR_FUNCTIONS(Fates)
};

const QString checkMark = QString(QChar(0x2713));
const QString dashMark = QString(QChar(0x2013));
const QString crossMark = QString(QChar(0x00D7));

TargetChip chipOf(const FateTruth &fate, const Key &key, const Truth &truth)
{
    const auto name = shortened(plain(key.text()));
    const auto chip = [&](ShownState look, const QString &mark, const QString &word) {
        return TargetChip{.key = key, .look = look, .mark = mark, .text = Fates::tr("%1: %2").arg(name, word)};
    };
    switch (stageOf(fate, key, truth)) {
    case TargetStage::NotTried:
        return chip(ShownState::Done, u"?"_s, Fates::tr("not tried yet"));
    case TargetStage::Refused:
        return chip(
            ShownState::Refused, crossMark, Fates::tr("refused (%1)").arg(phraseOf(fate.refusals.at(key).occupant)));
    case TargetStage::Writing:
        return chip(ShownState::Waiting, u"W"_s, Fates::tr("being written"));
    case TargetStage::Recorded:
        return chip(ShownState::Done, checkMark, Fates::tr("row %1").arg(fate.folded.at(key).row->value()));
    case TargetStage::NothingHere:
        return chip(ShownState::Done, dashMark, Fates::tr("nothing here"));
    case TargetStage::DoneBefore:
        return chip(ShownState::Done, checkMark, Fates::tr("done before"));
    }
    return chip(ShownState::Done, {}, {});
}

QString markOf(FateStage stage)
{
    switch (stage) {
    case FateStage::Folding:
    case FateStage::Retrying:
    case FateStage::Completing:
        return u"W"_s;
    case FateStage::Parked:
        return u"P"_s;
    case FateStage::Complete:
        return checkMark;
    case FateStage::Recovered:
        // The mark of a start.
        return QString(QChar(0x21BB));
    case FateStage::LeftForNextStart:
    case FateStage::Stuck:
        return crossMark;
    }
    return {};
}

/// The client of ours that the connection belonged to, as far as what it holds or waits for tells.
QString clientOf(const ConnectionId &connection, const std::vector<Key> &targets, const World &world)
{
    const auto nameOfOwner = [&](const std::optional<Owner> &owner) {
        const auto request = owner ? world.beliefs().requestOf(*owner) : std::nullopt;
        return request ? nameOf(request->client, world) : QString();
    };
    for (const auto &key : targets) {
        const auto *lock = world.truth().find(key);
        if (lock == nullptr)
            continue;
        if (lock->holder && lock->holder->connection == connection) {
            if (const auto name = nameOfOwner(lock->holder->owner); !name.isEmpty())
                return name;
        }
        for (const auto &[arrival, waiter] : lock->waiters) {
            const auto name = waiter.connection == connection ? nameOfOwner(waiter.owner) : QString();
            if (!name.isEmpty())
                return name;
        }
    }
    return {};
}

QString originText(const FateIntent &intent, const World &world)
{
    const auto client = clientOf(intent.connection, intent.targets, world);
    return client.isEmpty()
        ? Fates::tr("connection %1: %2").arg(textOf(intent.connection), phraseOf(intent.cause))
        : Fates::tr("connection %1 of %2: %3").arg(textOf(intent.connection), client, phraseOf(intent.cause));
}

} // namespace

QString FateCard::spoken() const
{
    QStringList lines{u"%1, %2 %3"_s.arg(title, state, age).trimmed(), origin};
    for (const auto &chip : targets)
        lines << chip.text;
    if (targetsLeftOut > 0)
        lines << Fates::tr("and %n more lock(s)", nullptr, static_cast<int>(targetsLeftOut));
    lines << why << next << behind << effort;
    lines.removeAll(QString());
    return lines.join(u'\n');
}

FateCard cardOf(const FateTruth &fate, const Cursor &cursor)
{
    const auto &truth = cursor.world().truth();
    const auto stage = stageOf(fate, truth);
    const FateStory story(fate, cursor);
    FateCard card;
    card.thing = fate.intent.open;
    card.column = columnOf(fate, truth);
    card.look = shownState(stage);
    card.mark = markOf(stage);
    card.title = Fates::tr("Open %1").arg(textOf(fate.intent.open));
    card.state = phraseOf(stage);
    card.age = card.column == BoardColumn::Complete ? Fates::tr("at %1").arg(textOf(wallAt(fate.since, cursor.now())))
                                                    : Fates::tr("for %1").arg(textOf(cursor.now().steady - fate.since));
    card.origin = originText(fate.intent, cursor.world());
    for (const auto &key : fate.intent.targets) {
        if (card.targets.size() == targetChipsMax)
            break;
        card.targets.push_back(chipOf(fate, key, truth));
    }
    card.targetsLeftOut = fate.intent.targets.size() - card.targets.size();
    card.why = story.why();
    card.next = story.next();
    card.behind = story.behind();
    card.effort = story.effort();
    return card;
}

FateCard openingCardOf(const ConnectionId &connection, const Cursor &cursor)
{
    const auto &truth = cursor.world().truth();
    const auto &gone = truth.connections().at(connection);
    FateCard card;
    card.thing = connection;
    card.title = Fates::tr("Connection %1").arg(textOf(connection));
    card.state = Fates::tr("opening");
    card.age = Fates::tr("for %1").arg(textOf(cursor.now().steady - gone.endedAt.value_or(cursor.now().steady)));
    card.origin = gone.cause ? Fates::tr("it ended: %1").arg(phraseOf(*gone.cause)) : QString();
    const auto bound = Fates::tr("The connection is gone and is still bound to %n lock(s) or place(s) in a queue.",
                                 nullptr,
                                 static_cast<int>(gone.boundCount));
    if (truth.journal().fatal || truth.phase() == ServerPhase::Stopped) {
        card.column = BoardColumn::Stopped;
        card.look = ShownState::Refused;
        card.mark = crossMark;
        card.why = Fates::tr("%1 No Open could be written for it.").arg(bound);
        card.next = Fates::tr("The next start marks what it held as orphaned (F10a).");
        return card;
    }
    card.mark = u"W"_s;
    card.why = Fates::tr("%1 Before anything else its Open has to be durable: who ended, why, and which locks (F1).")
                   .arg(bound);
    card.next = Fates::tr("It goes on by itself when the journal has synced.");
    return card;
}

BoardColumn columnOf(const FateTruth &fate, const Truth &truth)
{
    switch (stageOf(fate, truth)) {
    case FateStage::Folding:
    case FateStage::Retrying:
    case FateStage::Completing:
        return BoardColumn::UnderWay;
    case FateStage::Parked:
        return BoardColumn::Parked;
    case FateStage::LeftForNextStart:
    case FateStage::Stuck:
        return BoardColumn::Stopped;
    case FateStage::Complete:
    case FateStage::Recovered:
        return BoardColumn::Complete;
    }
    return BoardColumn::UnderWay;
}

QString nameOf(BoardColumn column)
{
    switch (column) {
    case BoardColumn::UnderWay:
        return Fates::tr("Under way");
    case BoardColumn::Parked:
        return Fates::tr("Parked");
    case BoardColumn::Stopped:
        return Fates::tr("Left for the next start");
    case BoardColumn::Complete:
        return Fates::tr("Complete");
    }
    return {};
}

QString emptyTextOf(BoardColumn column)
{
    switch (column) {
    case BoardColumn::UnderWay:
        return Fates::tr("Nothing is being settled just now.");
    case BoardColumn::Parked:
        return Fates::tr("No fate waits for a lane.");
    case BoardColumn::Stopped:
        return Fates::tr("Nothing is left over.");
    case BoardColumn::Complete:
        return Fates::tr("What is settled stays here for a while.");
    }
    return {};
}

QString phraseOf(FateStage stage)
{
    switch (stage) {
    case FateStage::Folding:
        return Fates::tr("folding");
    case FateStage::Parked:
        return Fates::tr("parked");
    case FateStage::Retrying:
        return Fates::tr("folding again");
    case FateStage::Completing:
        return Fates::tr("completing");
    case FateStage::Complete:
        return Fates::tr("complete");
    case FateStage::Recovered:
        return Fates::tr("recovered at the start");
    case FateStage::LeftForNextStart:
        return Fates::tr("left for the next start");
    case FateStage::Stuck:
        return Fates::tr("stuck: the journal failed");
    }
    return {};
}

ShownState shownState(FateStage stage)
{
    switch (stage) {
    case FateStage::Folding:
    case FateStage::Retrying:
    case FateStage::Completing:
        return ShownState::Waiting;
    case FateStage::Parked:
        return ShownState::Parked;
    case FateStage::Complete:
    case FateStage::Recovered:
        return ShownState::Done;
    case FateStage::LeftForNextStart:
    case FateStage::Stuck:
        return ShownState::Refused;
    }
    return ShownState::Done;
}

QString occupantText(TransitionKind occupant)
{
    switch (occupant) {
    case TransitionKind::Grant:
        return Fates::tr("a grant that is being written");
    case TransitionKind::HandOff:
        return Fates::tr("a hand-off to the next waiter that is being written");
    case TransitionKind::Release:
        return Fates::tr("a release that is being written");
    case TransitionKind::Expiry:
        return Fates::tr("the end of a lease that is being written");
    case TransitionKind::FateAtKey:
        return Fates::tr("another fate's row that is being written");
    case TransitionKind::Hold:
        return Fates::tr("an operator's hold");
    }
    return {};
}

} // namespace lockscope::ui
