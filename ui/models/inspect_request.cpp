// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "ui/models/event_text.h"
#include "ui/models/inspection.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"

namespace lockscope::ui {

namespace {

struct Sides
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

QString timeText(const std::optional<TimePoint> &time, const Cursor &cursor)
{
    return time ? textOf(wallAt(*time, cursor.now())) : QString();
}

QString truthText(const RequestTruth &truth)
{
    switch (truth.kind) {
    case TruthKind::NotVisible:
        return Sides::tr("not visible");
    case TruthKind::Nothing:
        return Sides::tr("nothing");
    case TruthKind::Waits:
        return Sides::tr("waits, place %1").arg(truth.place);
    case TruthKind::Holds:
        return truth.holder->orphan ? Sides::tr("orphaned") : Sides::tr("held");
    }
    return {};
}

std::optional<ShownState> lookOf(const RequestTruth &truth)
{
    switch (truth.kind) {
    case TruthKind::NotVisible:
    case TruthKind::Nothing:
        return std::nullopt;
    case TruthKind::Waits:
        return ShownState::Waiting;
    case TruthKind::Holds:
        return truth.holder->orphan ? ShownState::Orphaned : ShownState::Held;
    }
    return std::nullopt;
}

/// Replies are on their way for a moment, so a request that was sent is not set against the server.
QString differenceText(const RequestBelief &belief, const RequestTruth &truth)
{
    if (truth.kind == TruthKind::NotVisible)
        return {};
    if (belief.state == BeliefState::Indeterminate) {
        switch (truth.kind) {
        case TruthKind::Holds:
            return Sides::tr("The client does not know it, but the server granted this lock.");
        case TruthKind::Waits:
            return Sides::tr("The client does not know it, but the server still has this request in its queue.");
        case TruthKind::Nothing:
            return Sides::tr("The client does not know it, but the server holds nothing for this request.");
        case TruthKind::NotVisible:
            return {};
        }
    }
    if (belief.state == BeliefState::Granted && truth.kind != TruthKind::Holds)
        return Sides::tr(
            "The client believes that it holds the lock, but the server granted it to nobody or to another.");
    if (isFinished(belief.state) && truth.kind == TruthKind::Holds)
        return Sides::tr("The client is done with this request, but the server still holds the lock for it.");
    return {};
}

/// What the difference means for whoever works with the lock.
QString consequenceText(const RequestBelief &belief, const RequestTruth &truth)
{
    if (belief.state == BeliefState::Indeterminate) {
        switch (truth.kind) {
        case TruthKind::Holds:
            return Sides::tr("It stays held until its lease ends, unless somebody releases exactly the token that the "
                             "server shows.");
        case TruthKind::Waits:
            return Sides::tr("It may still be granted, until its wait is over or the server settles its connection.");
        case TruthKind::Nothing:
            return Sides::tr("It holds nothing now, and its client can only know that when the time below is over.");
        case TruthKind::NotVisible:
            return {};
        }
    }
    if (belief.state == BeliefState::Granted)
        return Sides::tr(
            "What it does under this lock is not protected any more; whoever compares tokens turns it away.");
    return Sides::tr("Nobody will give it back: it stands in everybody's way until its lease ends.");
}

void addOutcome(Inspection &about, const RequestBelief &belief)
{
    if (belief.closeReason)
        about.properties.push_back({Sides::tr("because"), phraseOf(*belief.closeReason), {}, {}});
    if (belief.acquireFailure)
        about.properties.push_back({Sides::tr("because"), phraseOf(*belief.acquireFailure), {}, {}});
    if (belief.releaseFailure)
        about.properties.push_back({Sides::tr("because"), phraseOf(*belief.releaseFailure), {}, {}});
}

/// What is left until something happens to the request, each side by its own clock.
void addCountdowns(Inspection &about, const RequestBelief &belief, const RequestTruth &truth, const Cursor &cursor)
{
    using Ends = std::pair<std::optional<TimePoint>, std::optional<TimePoint>>;
    const auto countdown = [](const Ends &ends) {
        return ends.first && ends.second ? std::optional(Countdown{*ends.first, *ends.second}) : std::nullopt;
    };
    const auto left = [&cursor](const Ends &ends) {
        return ends.second ? textOf(*ends.second - cursor.now().steady) : QString();
    };
    const auto add = [&](const QString &name, const Ends &mine, const Ends &theirs) {
        if (mine.second || theirs.second)
            about.properties.push_back({.name = name,
                                        .belief = left(mine),
                                        .truth = left(theirs),
                                        .state = shownState(belief.state),
                                        .truthState = lookOf(truth),
                                        .countdown = countdown(mine),
                                        .truthCountdown = countdown(theirs)});
    };
    const bool isWaiting = belief.state == BeliefState::Queued || belief.state == BeliefState::Sent;
    const Ends waits = truth.waiter != nullptr ? Ends(truth.waiter->since, truth.waiter->until) : Ends();
    const auto limit = belief.wait ? std::optional(belief.queuedAt + *belief.wait) : std::nullopt;
    add(Sides::tr("gives up in"), isWaiting ? Ends(belief.queuedAt, limit) : Ends(), waits);
    const bool isHeld = belief.state == BeliefState::Granted;
    if (isHeld)
        add(Sides::tr("surely held for"), {belief.endedAt, belief.holdsUntil}, {});
    const Ends lease = truth.holder != nullptr ? Ends(truth.holder->since, truth.holder->deadline) : Ends();
    add(Sides::tr("over in"), isHeld ? Ends(belief.endedAt, belief.overBy) : Ends(), lease);
    if (belief.state == BeliefState::Indeterminate && belief.reclaimBy)
        add(Sides::tr("over at the latest in"), {belief.endedAt, belief.reclaimBy}, {});
    else if (belief.state == BeliefState::Indeterminate)
        about.properties.push_back({Sides::tr("over at the latest in"), Sides::tr("nothing bounds it yet"), {}, {}});
}

void addTimes(Inspection &about, const RequestBelief &belief, const RequestTruth &truth, const Cursor &cursor)
{
    const auto add =
        [&](const QString &name, const std::optional<TimePoint> &mine, const std::optional<TimePoint> &theirs) {
            if (mine || theirs)
                about.properties.push_back({name, timeText(mine, cursor), timeText(theirs, cursor), {}});
        };
    add(Sides::tr("queued"), belief.queuedAt, {});
    add(Sides::tr("sent, arrived"),
        belief.sentAt,
        truth.waiter != nullptr ? std::optional(truth.waiter->since) : std::nullopt);
    add(Sides::tr("answered, granted"),
        belief.endedAt,
        truth.holder != nullptr ? std::optional(truth.holder->since) : std::nullopt);
}

} // namespace

Inspection inspectRequest(const RequestRef &ref, const Cursor &cursor)
{
    const auto &world = cursor.world();
    const auto client = nameOf(ref.client, world);
    const auto number = QString::number(ref.request.value());
    const auto *belief = world.beliefs().find(ref);
    if (belief == nullptr)
        return {Sides::tr("Request %1 of %2 is not known any more").arg(number, client), false, {}, {}, {}};

    const auto truth = world.truthOf(*belief);
    const bool isAcquire = belief->kind == RequestKind::Acquire;
    Inspection about{(isAcquire ? Sides::tr("Acquire %1 of %2") : Sides::tr("Release %1 of %2")).arg(number, client),
                     isAcquire,
                     isAcquire ? differenceText(*belief, truth) : QString(),
                     {},
                     {}};
    if (!about.difference.isEmpty())
        about.consequence = consequenceText(*belief, truth);
    auto &rows = about.properties;
    rows.push_back({.name = Sides::tr("state"),
                    .belief = phraseOf(belief->state),
                    .truth = isAcquire ? truthText(truth) : QString(),
                    .state = shownState(belief->state),
                    .truthState = isAcquire ? lookOf(truth) : std::nullopt});
    addOutcome(about, *belief);
    rows.push_back({Sides::tr("key"), plain(belief->key), {}, {}});
    const auto serverToken = truth.holder != nullptr ? textOf(truth.holder->token) : QString();
    rows.push_back({Sides::tr("token"), belief->token ? textOf(*belief->token) : QString(), serverToken, {}});
    if (isAcquire)
        addCountdowns(about, *belief, truth, cursor);
    addTimes(about, *belief, truth, cursor);
    if (isAcquire) {
        const auto wait = belief->wait ? Sides::tr("%1 s").arg(belief->wait->count()) : Sides::tr("no limit");
        rows.push_back({Sides::tr("wait"), wait, {}, {}});
        rows.push_back({Sides::tr("lease"), Sides::tr("%1 s").arg(belief->lease.count()), {}, {}});
    }
    const auto connection = truth.holder != nullptr ? std::optional(truth.holder->connection)
        : truth.waiter != nullptr                   ? std::optional(truth.waiter->connection)
                                                    : std::nullopt;
    if (connection)
        rows.push_back({Sides::tr("connection"), {}, textOf(*connection), {}});
    if (belief->owner)
        rows.push_back({Sides::tr("owner"), wholeText(*belief->owner), {}, {}});
    return about;
}

} // namespace lockscope::ui
