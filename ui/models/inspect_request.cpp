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
        return truth.holder->orphan ? Sides::tr("held, orphaned") : Sides::tr("held");
    }
    return {};
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

void addOutcome(Inspection &about, const RequestBelief &belief)
{
    if (belief.closeReason)
        about.properties.push_back({Sides::tr("because"), phraseOf(*belief.closeReason), {}, {}});
    if (belief.acquireFailure)
        about.properties.push_back({Sides::tr("because"), phraseOf(*belief.acquireFailure), {}, {}});
    if (belief.releaseFailure)
        about.properties.push_back({Sides::tr("because"), phraseOf(*belief.releaseFailure), {}, {}});
}

void addTimes(Inspection &about, const RequestBelief &belief, const RequestTruth &truth, const Cursor &cursor)
{
    const auto now = cursor.now().steady;
    const auto left = [&](const std::optional<TimePoint> &until) {
        return until && !isFinished(belief.state)
            ? Sides::tr("%1, in %2").arg(timeText(until, cursor), textOf(*until - now))
            : timeText(until, cursor);
    };
    auto &rows = about.properties;
    rows.push_back({Sides::tr("queued at"), timeText(belief.queuedAt, cursor), {}, {}});
    const auto arrived = truth.waiter != nullptr ? std::optional(truth.waiter->since) : std::nullopt;
    rows.push_back({Sides::tr("sent, arrived at"), timeText(belief.sentAt, cursor), timeText(arrived, cursor), {}});
    const auto granted = truth.holder != nullptr ? std::optional(truth.holder->since) : std::nullopt;
    rows.push_back(
        {Sides::tr("answered, granted at"), timeText(belief.endedAt, cursor), timeText(granted, cursor), {}});
    if (belief.holdsUntil)
        rows.push_back({Sides::tr("surely held until"), left(belief.holdsUntil), {}, {}});
    const auto over = truth.holder != nullptr ? std::optional(truth.holder->deadline) : std::nullopt;
    if (belief.overBy || over)
        rows.push_back({Sides::tr("over at"), left(belief.overBy), left(over), {}});
    if (belief.state == BeliefState::Indeterminate)
        rows.push_back({Sides::tr("reclaimed at the latest"),
                        belief.reclaimBy ? left(belief.reclaimBy) : Sides::tr("nothing bounds it yet"),
                        {},
                        {}});
}

} // namespace

Inspection inspectRequest(const RequestRef &ref, const Cursor &cursor)
{
    const auto &world = cursor.world();
    const auto client = nameOf(ref.client, world);
    const auto number = QString::number(ref.request.value());
    const auto *belief = world.beliefs().find(ref);
    if (belief == nullptr)
        return {Sides::tr("Request %1 of %2 is not known any more").arg(number, client), false, {}, {}};

    const auto truth = world.truthOf(*belief);
    const bool isAcquire = belief->kind == RequestKind::Acquire;
    Inspection about{(isAcquire ? Sides::tr("Acquire %1 of %2") : Sides::tr("Release %1 of %2")).arg(number, client),
                     isAcquire,
                     isAcquire ? differenceText(*belief, truth) : QString(),
                     {}};
    auto &rows = about.properties;
    rows.push_back({Sides::tr("state"),
                    phraseOf(belief->state),
                    isAcquire ? truthText(truth) : QString(),
                    shownState(belief->state)});
    addOutcome(about, *belief);
    rows.push_back({Sides::tr("key"), plain(belief->key), {}, {}});
    const auto serverToken = truth.holder != nullptr ? textOf(truth.holder->token) : QString();
    rows.push_back({Sides::tr("token"), belief->token ? textOf(*belief->token) : QString(), serverToken, {}});
    if (belief->owner)
        rows.push_back({Sides::tr("owner"), wholeText(*belief->owner), {}, {}});
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
    addTimes(about, *belief, truth, cursor);
    return about;
}

} // namespace lockscope::ui
