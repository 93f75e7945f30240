// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/why_text.h"

#include <QCoreApplication>

#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/fate_card.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/request_story.h"
#include "ui/models/rule_text.h"

namespace lockscope::ui {

namespace {

struct Why
{
    Q_DECLARE_TR_FUNCTIONS(Why)
};

/// Says one reason in a sentence. An overload for each alternative and none that takes them all (HT3).
struct ReasonWords
{
    const Cursor &cursor;

    QString operator()(const why::NothingKnown & /*r*/) const
    {
        return Why::tr("At this moment nothing is known of it: it has not happened yet, or it went with the oldest "
                       "events.");
    }
    QString operator()(const why::LockFree &r) const { return Why::tr("Nobody holds %1.").arg(plain(r.key.text())); }
    QString operator()(const why::LockHeld &r) const;
    QString operator()(const why::LaneTaken &r) const
    {
        return Why::tr(
                   "Its candidate lane is occupied by %1, since %2: nothing else of %3 changes before it is drained.")
            .arg(occupantText(r.occupant), time(r.since), plain(r.key.text()));
    }
    QString operator()(const why::QueueStands &r) const
    {
        const auto count = static_cast<int>(r.count);
        return r.place == 0 ? Why::tr("%n request(s) wait for it, in the order in which they came.", nullptr, count)
                            : Why::tr("It stands at place %1 of %2 in the queue of %3.")
                                  .arg(QString::number(r.place), QString::number(r.count), plain(r.key.text()));
    }
    QString operator()(const why::LeaderMissing &r) const
    {
        return Why::tr("Nobody leads since the end of term %1, so nothing begins.").arg(r.term.value());
    }
    QString operator()(const why::JournalBroken &r) const
    {
        return Why::tr("The journal failed: %1. Nothing is acknowledged any more.").arg(phraseOf(r.failure));
    }
    QString operator()(const why::RequestStands &r) const { return requestStory(r.ref, r.belief, cursor); }
    QString operator()(const why::ServerHasNothing & /*r*/) const
    {
        return Why::tr("The server has nothing for it: it has not arrived, or it is over there.");
    }
    QString operator()(const why::GrantBounded &r) const
    {
        return r.reclaimBy
            ? Why::tr("Whatever it may have got is over at %1 at the latest: sending + wait + lease + 1 s.")
                  .arg(time(*r.reclaimBy))
            : Why::tr("Nothing bounds yet how long it may hold what it may get: it waits without limit.");
    }
    QString operator()(const why::FateStands &r) const
    {
        return Why::tr("Open %1 is the fate of connection %2 (%3); it is: %4.")
            .arg(textOf(r.intent.open), textOf(r.intent.connection), phraseOf(r.intent.cause), phraseOf(r.stage));
    }
    QString operator()(const why::TargetRefused &r) const
    {
        return Why::tr("At %1 its fold met %2 in the candidate lane of %3, and parked.")
            .arg(time(r.refusal.since), occupantText(r.refusal.occupant), plain(r.key.text()));
    }
    QString operator()(const why::DrainAwaited &r) const
    {
        return Why::tr("Only the drain of the lane of %1 brings it back.").arg(plain(r.key.text()));
    }
    QString operator()(const why::ClientStands &r) const;
    QString operator()(const why::NodeStands &r) const;
    QString operator()(const why::ConnectionStands &r) const;
    QString operator()(const why::EventHappened &r) const { return eventSentence(r.number, cursor); }

private:
    [[nodiscard]] QString time(TimePoint at) const { return textOf(wallAt(at, cursor.now())); }
};

QString ReasonWords::operator()(const why::LockHeld &r) const
{
    const auto key = plain(r.key.text());
    const auto who = r.request ? nameOf(Selection(*r.request), cursor.world())
                               : Why::tr("connection %1").arg(textOf(r.holder.connection));
    if (!r.holder.orphan)
        return Why::tr("%1 is held by %2 with token %3; its lease ends at %4.")
            .arg(key, who, textOf(r.holder.token), time(r.holder.deadline));
    return Why::tr(
               "%1 is held by a connection that is gone (%2). Token %3 lives on as an orphan until its lease ends at "
               "%4, or until somebody releases exactly that token.")
        .arg(key, textOf(r.holder.connection), textOf(r.holder.token), time(r.holder.deadline));
}

QString ReasonWords::operator()(const why::ClientStands &r) const
{
    const auto name = nameOf(r.client, cursor.world());
    if (r.stopped)
        return Why::tr("Client %1 has stopped.").arg(name);
    if (r.connection != ClientConnectionState::Closed)
        return Why::tr("The connection of %1 is: %2.").arg(name, phraseOf(r.connection));
    const auto because = r.reason ? phraseOf(*r.reason) : phraseOf(r.connection);
    return r.retryAt ? Why::tr("%1 has no connection (%2); it tries again at %3.").arg(name, because, time(*r.retryAt))
                     : Why::tr("%1 has no connection (%2).").arg(name, because);
}

QString ReasonWords::operator()(const why::NodeStands &r) const
{
    const auto node = r.node.value();
    switch (r.role) {
    case NodeRole::Leader:
        return Why::tr("Node %1 leads term %2.").arg(node).arg(r.term.value());
    case NodeRole::Down:
        return Why::tr("Node %1 is down: its connections are gone and its port is closed.").arg(node);
    case NodeRole::Follower:
        break;
    }
    return r.leader
        ? Why::tr("Node %1 follows; node %2 leads term %3.").arg(node).arg(r.leader->value()).arg(r.term.value())
        : Why::tr("Node %1 follows, and nobody leads.").arg(node);
}

QString ReasonWords::operator()(const why::ConnectionStands &r) const
{
    const auto name = textOf(r.connection);
    if (!r.truth.endedAt)
        return r.truth.version ? Why::tr("Connection %1 is open since %2.").arg(name, time(r.truth.since))
                               : Why::tr("Connection %1 is in its handshake since %2.").arg(name, time(r.truth.since));
    const auto cause = r.truth.cause ? phraseOf(*r.truth.cause) : QString();
    if (r.truth.fate)
        return Why::tr("Connection %1 ended (%2). It was bound to locks, so it has a fate, which settles what it left.")
            .arg(name, cause);
    if (r.truth.boundCount > 0)
        return Why::tr("Connection %1 ended (%2). It is still bound to locks; its Open is not durable yet.")
            .arg(name, cause);
    return Why::tr("Connection %1 ended (%2). It was bound to no lock, so it left nothing behind.").arg(name, cause);
}

} // namespace

QString eventSentence(EventNumber number, const Cursor &cursor)
{
    const auto *entry = cursor.history().find(number);
    if (entry == nullptr && number >= cursor.history().first() && number < cursor.history().end()) {
        cursor.want(number);
        return Why::tr("An event that is being read.");
    }
    if (entry == nullptr)
        return Why::tr("An event that went with the oldest ones.");
    const auto text = textOf(*entry);
    const auto key = text.key.empty() ? QString() : Why::tr(" (%1)").arg(plain(text.key));
    return Why::tr("%1 - %2: %3%4.")
        .arg(textOf(entry->at.wall), sourceText(entry->origin, cursor.world()), text.sentence, key);
}

std::optional<why::Subject> subjectOf(const Selection &selection)
{
    using Subject = std::optional<why::Subject>;
    return match<Subject>(
        selection,
        [](const NoSelection & /*none*/) { return Subject(); },
        [](const Key &key) { return Subject(key); },
        [](const RequestRef &ref) { return Subject(ref); },
        [](const ClientId &id) { return Subject(id); },
        [](const NodeId &id) { return Subject(id); },
        [](const ConnectionId &id) { return Subject(id); },
        [](const OpenSequence &open) { return Subject(open); },
        [](const EventNumber &number) { return Subject(number); },
        [](const check::FindingNumber & /*number*/) { return Subject(); });
}

Selection selectionOf(const why::Subject &subject)
{
    return match<Selection>(
        subject,
        [](const Key &key) { return Selection(key); },
        [](const RequestRef &ref) { return Selection(ref); },
        [](const ClientId &id) { return Selection(id); },
        [](const NodeId &id) { return Selection(id); },
        [](const ConnectionId &id) { return Selection(id); },
        [](const OpenSequence &open) { return Selection(open); },
        [](const EventNumber &number) { return Selection(number); });
}

QString nameOf(const Selection &selection, const World &world)
{
    return match<QString>(
        selection,
        [](const NoSelection & /*none*/) { return QString(); },
        [](const Key &key) { return plain(key.text()); },
        [&](const RequestRef &ref) {
            const auto *belief = world.beliefs().find(ref);
            const bool isRelease = belief != nullptr && belief->kind == RequestKind::Release;
            return (isRelease ? Why::tr("release %1 of %2") : Why::tr("acquire %1 of %2"))
                .arg(QString::number(ref.request.value()), nameOf(ref.client, world));
        },
        [&](const ClientId &id) { return nameOf(id, world); },
        [](const NodeId &id) { return Why::tr("node %1").arg(id.value()); },
        [](const ConnectionId &id) { return Why::tr("connection %1").arg(textOf(id)); },
        [](const OpenSequence &open) { return Why::tr("Open %1").arg(textOf(open)); },
        [](const EventNumber &number) { return Why::tr("event %1").arg(number.value()); },
        [](const check::FindingNumber &number) { return Why::tr("finding %1").arg(number.value()); });
}

Answer answerOf(const Selection &selection, const why::Chain &chain, const Cursor &cursor)
{
    Answer answer;
    answer.title = Why::tr("Why is %1 as it is?").arg(nameOf(selection, cursor.world()));
    const ReasonWords words{cursor};
    for (const auto &link : chain) {
        const auto *event = std::get_if<why::EventHappened>(&link.reason);
        const bool isItself = event != nullptr && Selection(event->number) == selection;
        AnswerLine line{.part = event != nullptr && !isItself ? AnswerPart::Cause : AnswerPart::Statement,
                        .sentence = std::visit(words, link.reason),
                        .rule = QString::fromLatin1(nameOf(link.rule).data()),
                        .event = isItself ? std::nullopt : link.event,
                        .thing = {},
                        .thingName = {}};
        if (link.thing && selectionOf(*link.thing) != selection) {
            line.thing = selectionOf(*link.thing);
            line.thingName = nameOf(line.thing, cursor.world());
        }
        answer.cite(line.rule, meaningOf(link.rule));
        answer.lines.push_back(std::move(line));
    }
    return answer;
}

} // namespace lockscope::ui
