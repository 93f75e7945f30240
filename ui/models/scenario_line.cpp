// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/scenario_line.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/base/match.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

struct Lines
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioLine)
};

using Said = Result<QString, QString>;

Said none()
{
    return failure(Lines::tr("No line of a scenario says this: select a request, a lock, a client, a node, a fate, or "
                             "something that was asked for"));
}

QString number(std::uint64_t value)
{
    return QString::number(value);
}

/// The language knows names of letters, digits and '_' only.
QString nameFrom(const QString &text, const QString &fallback)
{
    QString name;
    for (const QChar c : text) {
        const bool isPlain = c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'_');
        name += isPlain ? c : QChar(u'_');
    }
    if (name.isEmpty() || !name.at(0).isLetter())
        name.prepend(fallback);
    return name;
}

QString clientName(ClientId client, const World &world)
{
    const auto *belief = world.beliefs().find(client);
    const auto own = belief == nullptr ? QString() : QString::fromStdString(belief->name);
    return own.isEmpty() ? u"w"_s + number(client.value()) : nameFrom(own, u"w"_s);
}

/// Quotes as the language has them.
QString quoted(const std::string &text)
{
    auto escaped = QString::fromStdString(text);
    escaped.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
    return u'"' + escaped + u'"';
}

QString keyLine(const std::string &key)
{
    return u"key     %1 = %2"_s.arg(scenarioNameOf(key), quoted(key));
}

QString step(const QString &client, const QString &what)
{
    return u"%1 %2"_s.arg(client, -7).arg(what);
}

QString acquireWords(const std::string &key, std::optional<std::int64_t> wait, std::int64_t lease, RequestId request)
{
    const auto waits = wait ? u" wait=%1s"_s.arg(*wait) : QString();
    return u"acquire %1%2 lease=%3s as a%4"_s.arg(
        scenarioNameOf(key), waits, QString::number(lease), number(request.value()));
}

/// The acquire of the client that got the token, if it is known.
std::optional<RequestId> acquireOf(Token token, ClientId client, const World &world)
{
    const auto *belief = world.beliefs().find(client);
    if (belief == nullptr)
        return std::nullopt;
    if (const auto held = belief->grants.find(token); held != belief->grants.end())
        return held->second;
    const auto &finished = belief->finished;
    const auto found = std::find_if(finished.rbegin(), finished.rend(), [&](const RequestBelief &it) {
        return it.kind == RequestKind::Acquire && it.token == token;
    });
    return found == finished.rend() ? std::nullopt : std::optional(found->request);
}

QString releaseWords(const std::string &key, Token token, RequestId request, ClientId client, const World &world)
{
    const auto name = number(request.value());
    if (const auto acquire = acquireOf(token, client, world))
        return u"release a%1 as r%2"_s.arg(number(acquire->value()), name);
    return u"release %1 token=%2 as r%3"_s.arg(scenarioNameOf(key), number(token.value()), name);
}

QString lengthText(Duration length)
{
    const auto count = length.count();
    if (count % 1'000'000 == 0)
        return u"%1s"_s.arg(count / 1'000'000);
    return count % 1'000 == 0 ? u"%1ms"_s.arg(count / 1'000) : u"%1us"_s.arg(count);
}

QString wayText(FaultWay way)
{
    switch (way) {
    case FaultWay::Both:
        return {};
    case FaultWay::ToServer:
        return u" to-server"_s;
    case FaultWay::ToClient:
        return u" to-client"_s;
    }
    return {};
}

QString faultWords(const FaultyLink &link, const World &world)
{
    const auto client = clientName(link.client, world);
    return match<QString>(
        link.fault,
        [&](const CutFault & /*f*/) { return u"cut %1 reset"_s.arg(client); },
        [&](const DelayFault &f) { return u"delay %1%2 %3"_s.arg(client, wayText(f.way), lengthText(f.by)); },
        [&](const HalfOpenFault &f) { return u"half-open %1%2"_s.arg(client, wayText(f.way)); },
        [&](const DropFault &f) { return u"drop %1%2"_s.arg(client, wayText(f.way)); },
        [&](const CorruptFault &f) { return u"corrupt %1%2"_s.arg(client, wayText(f.way)); });
}

QString diskWords(const DiskFaultCommand &command)
{
    switch (command.fault) {
    case DiskFault::FsyncError:
        return u"disk fsync-error"_s;
    case DiskFault::NoSpace:
        return u"disk enospc"_s;
    case DiskFault::Slow:
        return u"disk slow %1"_s.arg(lengthText(command.delay));
    }
    return {};
}

Said linesOf(const ServerCommand &command)
{
    const auto node = [](const char16_t *word, NodeId id) { return u"%1 node=%2"_s.arg(word).arg(id.value()); };
    return match<Said>(
        command,
        [](const HoldLaneCommand &c) {
            const auto stays = c.throughStop ? u" through-stop"_s : QString();
            return Said(keyLine(c.key) + u"\nhold-lane %1%2"_s.arg(scenarioNameOf(c.key), stays));
        },
        [](const DrainLaneCommand &c) {
            return Said(keyLine(c.key) + u"\ndrain-lane %1"_s.arg(scenarioNameOf(c.key)));
        },
        [&](const HandOverCommand &c) { return Said(node(u"leader", c.node)); },
        [&](const CrashNodeCommand &c) { return Said(node(u"crash", c.node)); },
        [&](const StartNodeCommand &c) { return Said(node(u"start", c.node)); },
        [](const NoLeaderCommand &c) { return Said(u"no-leader %1"_s.arg(lengthText(c.length))); },
        [](const DiskFaultCommand &c) { return Said(diskWords(c)); },
        [](const BreakFateIndexCommand & /*c*/) { return Said(u"break-index"_s); },
        [](const SnapshotCommand & /*c*/) { return Said(u"tell-state"_s); },
        [](const StopServerCommand & /*c*/) { return Said(u"stop"_s); });
}

Said linesOf(const ClientCommand &command, ClientId client, const World &world)
{
    const auto name = clientName(client, world);
    return match<Said>(
        command,
        [&](const AcquireCommand &c) {
            return Said(keyLine(c.key) + u'\n' + step(name, acquireWords(c.key, c.wait, c.lease, c.request)));
        },
        [&](const ReleaseAcquiredCommand &c) {
            return Said(step(name, u"release a%1 as r%2"_s.arg(number(c.acquire.value()), number(c.request.value()))));
        },
        [&](const ReleaseTokenCommand &c) {
            return Said(keyLine(c.key) + u'\n' + step(name, releaseWords(c.key, c.token, c.request, client, world)));
        },
        [&](const CancelCommand &c) { return Said(step(name, u"cancel a%1"_s.arg(number(c.acquire.value())))); },
        [&](const CutCommand & /*c*/) { return Said(step(name, u"cut"_s)); },
        [](const StopCommand & /*c*/) { return none(); });
}

Said linesOf(const FaultCommand &command, const World &world)
{
    const auto *begin = std::get_if<BeginFaultCommand>(&command);
    return begin == nullptr ? none() : Said(faultWords(begin->link, world));
}

Said linesOfRequest(const RequestRef &ref, const World &world)
{
    const auto *belief = world.beliefs().find(ref);
    if (belief == nullptr)
        return none();
    const auto name = clientName(ref.client, world);
    const bool isAcquire = belief->kind == RequestKind::Acquire;
    const auto wait = belief->wait ? std::optional<std::int64_t>(belief->wait->count()) : std::nullopt;
    const auto words = isAcquire
        ? acquireWords(belief->key, wait, belief->lease.count(), ref.request)
        : releaseWords(belief->key, belief->token.value_or(Token(0)), ref.request, ref.client, world);
    return keyLine(belief->key) + u'\n' + step(name, words);
}

QString stateWord(FateState state)
{
    switch (state) {
    case FateState::OpenDurable:
        return u"open"_s;
    case FateState::ParkedPrecedence:
        return u"parked"_s;
    case FateState::CompleteDurable:
        return u"complete"_s;
    }
    return {};
}

/// A scenario names a fate by its client, which only what the connection left behind can tell.
Said linesOfFate(OpenSequence open, const World &world)
{
    const auto found = world.truth().fates().find(open);
    if (found == world.truth().fates().end())
        return none();
    const auto &intent = found->second.intent;
    for (const auto &key : intent.targets) {
        const auto *lock = world.truth().find(key);
        if (lock == nullptr)
            continue;
        std::optional<Owner> owner;
        if (lock->holder && lock->holder->connection == intent.connection)
            owner = lock->holder->owner;
        for (const auto &[arrival, waiter] : lock->waiters)
            owner = waiter.connection == intent.connection && waiter.owner ? waiter.owner : owner;
        if (const auto request = owner ? world.beliefs().requestOf(*owner) : std::nullopt)
            return u"expect  fate(%1) is %2"_s.arg(clientName(request->client, world), stateWord(found->second.state));
    }
    return failure(
        Lines::tr("A scenario names a fate by its client, and this one's client is not one of this console"));
}

Said linesOfEvent(EventNumber number, const World &world, const EventSource &history)
{
    const auto *entry = history.find(number);
    const auto *given = entry == nullptr ? nullptr : std::get_if<CommandGiven>(&entry->event);
    if (given == nullptr)
        return none();
    return match<Said>(
        given->command,
        [&](const ClientCommand &command) { return given->client ? linesOf(command, *given->client, world) : none(); },
        [](const ServerCommand &command) { return linesOf(command); },
        [&](const FaultCommand &command) { return linesOf(command, world); });
}

} // namespace

QString scenarioNameOf(const std::string &key)
{
    return nameFrom(QString::fromStdString(key), u"K_"_s);
}

Result<QString, QString> scenarioLinesOf(const Selection &selection, const World &world, const EventSource &history)
{
    return match<Said>(
        selection,
        [](const NoSelection & /*none*/) { return none(); },
        [](const Key &key) { return Said(keyLine(key.text())); },
        [&](const RequestRef &ref) { return linesOfRequest(ref, world); },
        [&](const ClientId &client) { return Said(u"client  %1"_s.arg(clientName(client, world))); },
        [](const NodeId &node) { return Said(u"leader  node=%1"_s.arg(node.value())); },
        [](const ConnectionId & /*connection*/) { return none(); },
        [&](const OpenSequence &open) { return linesOfFate(open, world); },
        [&](const EventNumber &event) { return linesOfEvent(event, world, history); },
        [](const check::FindingNumber & /*finding*/) { return none(); });
}

} // namespace lockscope::ui
