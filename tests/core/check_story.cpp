// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_story.h"

#include <QFile>
#include <QFileInfo>

#include "tests/core/story_words.h"

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

constexpr Duration wallOffset = std::chrono::seconds(1'700'000'000);

/// Holders as KEY/OWNER/TOKEN/CONNECTION/DEADLINE, waiters as KEY?OWNER/CONNECTION, parked fates as
/// OPEN!CONNECTION/TARGET, occupied lanes as KEY+KIND.
ServerSnapshot snapshot(Words &words)
{
    ServerSnapshot state;
    state.leader = NodeId(1);
    const auto keyOf = [&](const QString &name) -> KeySnapshot & {
        const auto key = *Key::parse(name.toStdString());
        for (auto &known : state.keys) {
            if (known.key == key)
                return known;
        }
        return state.keys.emplace_back(KeySnapshot{key, LaneState::Empty, std::nullopt, std::nullopt, {}});
    };
    while (!words.atEnd()) {
        const auto word = words.word();
        if (word.contains(u'?')) {
            Words parts(QStringList{word.section(u'?', 1).split(u'/')});
            const auto owner = parts.owner();
            const auto connection = parts.connection();
            keyOf(word.section(u'?', 0, 0)).waiters.push_back({owner, connection, {}, std::nullopt});
            state.connections.push_back({connection, NodeId(1), {}, WireVersion::V2});
        } else if (word.contains(u'!')) {
            Words parts(QStringList{word.section(u'!', 1).split(u'/')});
            FateSnapshot fate;
            fate.open = OpenSequence(word.section(u'!', 0, 0).toULongLong());
            fate.connection = parts.connection();
            fate.state = FateState::ParkedPrecedence;
            fate.targets.push_back(parts.key());
            state.fates.push_back(fate);
        } else if (word.contains(u'+')) {
            auto &key = keyOf(word.section(u'+', 0, 0));
            key.lane = LaneState::Writing;
            key.occupant = Words(QStringList{word.section(u'+', 1)}).kind();
        } else {
            Words parts(QStringList{word.section(u'/', 1).split(u'/')});
            HolderSnapshot holder;
            holder.owner = parts.owner();
            holder.token = parts.token();
            holder.connection = parts.connection();
            holder.deadline = Words::time(parts.word());
            keyOf(word.section(u'/', 0, 0)).holder = holder;
        }
    }
    return state;
}

const Verbs<ServerEvent> &keyVerbs()
{
    using W = Words;
    static const Verbs<ServerEvent> verbs = {
        {u"queue"_s,
         [](W &w) {
             WaiterQueued e{w.key(), w.owner(), w.connection(), w.timeOf(u"until"_s)};
             return e;
         }},
        {u"timeout"_s,
         [](W &w) {
             return WaiterTimedOut{w.key(), w.owner(), w.connection()};
         }},
        {u"remove"_s,
         [](W &w) {
             return WaiterRemoved{w.key(), w.owner(), w.connection(), w.fate()};
         }},
        {u"miss"_s,
         [](W &w) {
             return ReleaseMissed{w.key(), w.token(), w.connection()};
         }},
        {u"lane"_s,
         [](W &w) {
             return LaneOccupied{w.key(), w.kind(), w.lsn()};
         }},
        {u"hold"_s, [](W &w) { return LaneHeld{w.key()}; }},
        {u"drain"_s, [](W &w) { return LaneDrained{w.key()}; }},
        {u"grant"_s,
         [](W &w) {
             return Granted{w.key(), w.owner(), w.token(), w.connection(), *w.timeOf(u"until"_s), w.lsn()};
         }},
        {u"release"_s,
         [](W &w) {
             return Released{w.key(), w.token(), ConnectionId{}, w.lsn()};
         }},
        {u"expire"_s,
         [](W &w) {
             return Expired{w.key(), w.token(), w.lsn()};
         }},
        {u"orphan"_s,
         [](W &w) {
             return GrantOrphaned{w.key(), w.token(), w.connection(), std::nullopt};
         }},
    };
    return verbs;
}

const Verbs<ServerEvent> &serverVerbs()
{
    using W = Words;
    static const Verbs<ServerEvent> verbs = {
        {u"start"_s,
         [](W &w) {
             return ServerStarted{StartNumber(w.number()), w.lsn(), 0, 0};
         }},
        {u"listens"_s,
         [](W &w) {
             return NodeListening{NodeId(1), w.text()};
         }},
        {u"term"_s,
         [](W &w) {
             return TermBegan{Term(w.number()), NodeId(1)};
         }},
        {u"no-leader"_s,
         [](W &w) {
             return TermBegan{Term(w.number()), std::nullopt};
         }},
        {u"stopping"_s, [](W & /*w*/) { return ServerStopping{}; }},
        {u"stopped"_s,
         [](W &w) {
             ServerStopped e;
             while (!w.atEnd())
                 e.unsettled.push_back(w.fate());
             return e;
         }},
        {u"ends"_s,
         [](W &w) {
             return ConnectionEnded{w.connection(), FateClass::ConnectionLost};
         }},
        {u"open"_s, [](W &w) { return FateOpened{w.intent()}; }},
        {u"fold"_s,
         [](W &w) {
             return FateFolded{w.fate(), w.key(), w.has(u"lsn"_s) ? std::optional(w.lsn()) : std::nullopt};
         }},
        {u"refuse"_s,
         [](W &w) {
             return FateRefused{w.fate(), w.key(), w.kind()};
         }},
        {u"park"_s, [](W &w) { return FateParked{w.intent()}; }},
        {u"unpark"_s, [](W &w) { return FateUnparked{w.intent()}; }},
        {u"complete"_s, [](W &w) { return FateCompleted{w.intent()}; }},
        {u"sync"_s,
         [](W &w) {
             return JournalSynced{w.lsn(), 1, 1, {}};
         }},
        {u"fail"_s, [](W & /*w*/) { return JournalFailed{}; }},
        {u"state"_s, [](W &w) { return StateResumed{snapshot(w)}; }},
    };
    return verbs;
}

AcquireEnded ended(Words &words, AcquireOutcome outcome)
{
    return {words.request(), words.text(), std::move(outcome)};
}

const Verbs<ClientEvent> &clientVerbs()
{
    using W = Words;
    const auto seconds = [](const W &w, const QString &name) { return w.secondsOf(name); };
    const auto lease = [](const W &w) { return w.secondsOf(u"lease"_s).value_or(std::chrono::seconds(0)); };
    static const Verbs<ClientEvent> verbs = {
        {u"start"_s, [](W & /*w*/) { return ClientStarted{}; }},
        {u"stop"_s, [](W & /*w*/) { return ClientStopped{}; }},
        {u"ready"_s,
         [](W &w) {
             return ConnectionChanged{ClientConnectionState::Ready, w.text(), std::nullopt, std::nullopt};
         }},
        {u"queue"_s,
         [=](W &w) {
             return AcquireQueued{w.request(), w.text(), seconds(w, u"wait"_s), lease(w)};
         }},
        {u"send"_s,
         [=](W &w) {
             return AcquireSent{w.request(), w.text(), *w.owner(), seconds(w, u"wait"_s), lease(w)};
         }},
        {u"granted"_s,
         [](W &w) {
             auto e = ended(w, OutcomeGranted{});
             std::get<OutcomeGranted>(e.outcome).token = w.token();
             return e;
         }},
        {u"timeout"_s, [](W &w) { return ended(w, OutcomeTimedOut{}); }},
        {u"busy"_s, [](W &w) { return ended(w, OutcomeBusy{}); }},
        {u"unknown"_s,
         [](W &w) {
             return ended(w, OutcomeIndeterminate{CloseReason::PeerClosed, w.timeOf(u"by"_s)});
         }},
        {u"cancelled"_s, [](W &w) { return ended(w, OutcomeCancelled{}); }},
        {u"failed"_s, [](W &w) { return ended(w, OutcomeFailed{}); }},
        {u"release"_s,
         [](W &w) {
             return ReleaseQueued{w.request(), w.text(), w.token()};
         }},
        {u"release-send"_s,
         [](W &w) {
             return ReleaseSent{w.request(), w.text(), w.token()};
         }},
        {u"released"_s,
         [](W &w) {
             return ReleaseEnded{w.request(), w.text(), OutcomeReleased{}};
         }},
        {u"not-found"_s,
         [](W &w) {
             return ReleaseEnded{w.request(), w.text(), OutcomeNotFound{}};
         }},
        {u"release-unknown"_s,
         [](W &w) {
             return ReleaseEnded{w.request(), w.text(), OutcomeUnknown{}};
         }},
        {u"release-failed"_s,
         [](W &w) {
             return ReleaseEnded{w.request(), w.text(), OutcomeReleaseFailed{}};
         }},
        {u"orphan"_s,
         [](W &w) {
             return OrphanSeen{w.text(), w.token(), OrphanAction::ReleaseQueued};
         }},
        {u"resumed"_s, [](W & /*w*/) { return ClientResumed{}; }},
    };
    return verbs;
}

} // namespace

std::optional<UnnumberedEntry> parseStoryLine(const QString &line)
{
    const auto words = line.simplified().split(u' ');
    if (words.size() < 3)
        return std::nullopt;
    const auto steady = Words::time(words[0]);
    const auto &who = words[1];
    const auto &verb = words[2];
    Words rest(words.mid(3));
    UnnumberedEntry entry;
    entry.at = {steady, WallTime(steady.time_since_epoch() + wallOffset)};
    entry.origin = NodeId(1);
    if (who == u"feed" && verb == u"gap") {
        entry.event = EventsSkipped{1};
        return entry;
    }
    if (who == u"user") {
        const auto given = commandFrom(verb, rest);
        if (!given)
            return std::nullopt;
        entry.origin = UserOrigin{};
        entry.event = *given;
        return entry;
    }
    if (who == u"server") {
        const auto make = keyVerbs().contains(verb) ? keyVerbs().value(verb)
            : serverVerbs().contains(verb)          ? serverVerbs().value(verb)
                                                    : connectionVerbs().value(verb);
        if (!make)
            return std::nullopt;
        entry.event = make(rest);
        return entry;
    }
    const auto make = clientVerbs().contains(verb) ? clientVerbs().value(verb) : linkVerbs().value(verb);
    if (!who.startsWith(u'w') || !make)
        return std::nullopt;
    entry.origin = ClientId(who.mid(1).toUInt());
    entry.event = make(rest);
    return entry;
}

QString runStory(const QString &path,
                 const std::function<QStringList(const Entry &)> &told,
                 const std::function<QStringList()> &atEnd,
                 const std::function<QStringList(const QString &question)> &asked)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return u"cannot read "_s + path;
    const auto text = QString::fromUtf8(file.readAll());
    file.close();

    QStringList actual;
    std::uint64_t count = 0;
    for (const auto &line : text.split(u'\n')) {
        if (line.startsWith(u'!'))
            continue;
        actual << line;
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        if (line.startsWith(u"? "_s) && asked) {
            for (const auto &said : asked(line.mid(2)))
                actual << u"! "_s + said;
            continue;
        }
        auto event = parseStoryLine(line);
        if (!event)
            return u"%1: no event: %2"_s.arg(QFileInfo(path).fileName(), line);
        const Entry entry{EventNumber(++count), event->at, event->origin, std::move(event->event), event->rule};
        for (const auto &said : told(entry))
            actual << u"! "_s + said;
    }
    while (!actual.isEmpty() && actual.last().isEmpty())
        actual.removeLast();
    for (const auto &said : atEnd())
        actual << u"! "_s + said;
    const auto rewritten = actual.join(u'\n') + u'\n';
    if (qEnvironmentVariableIsSet("LOCKSCOPE_REWRITE")) {
        if (!file.open(QIODevice::WriteOnly | QIODevice::Text) || file.write(rewritten.toUtf8()) < 0)
            return u"cannot rewrite "_s + path;
        return {};
    }
    return rewritten == text ? QString() : u"%1 is not what was told:\n%2"_s.arg(QFileInfo(path).fileName(), rewritten);
}

QString ownerText(const Owner &owner)
{
    const auto bytes = owner.value();
    return QString(QLatin1Char(static_cast<char>(bytes[0])));
}

} // namespace lockscope::test
