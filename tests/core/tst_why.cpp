// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "core/base/match.h"
#include "core/history/history.h"
#include "core/why/event_cause.h"
#include "core/why/why.h"
#include "tests/core/check_story.h"
#include "tests/support/event_stream.h"

#include <cstdint>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace std::chrono_literals;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString text(const ConnectionId &connection)
{
    return u"%1.%2"_s.arg(connection.start.value()).arg(connection.number);
}

QString text(const why::Subject &subject)
{
    return match<QString>(
        subject,
        [](const Key &key) { return text(key.text()); },
        [](const RequestRef &ref) { return u"w%1.%2"_s.arg(ref.client.value()).arg(ref.request.value()); },
        [](const ClientId &client) { return u"w%1"_s.arg(client.value()); },
        [](const NodeId &node) { return u"node %1"_s.arg(node.value()); },
        [](const ConnectionId &connection) { return u"connection "_s + text(connection); },
        [](const OpenSequence &open) { return u"fate %1"_s.arg(open.value()); },
        [](const EventNumber &number) { return u"event %1"_s.arg(number.value()); });
}

QString stageText(FateStage stage)
{
    static const QStringList names = {u"folding"_s,
                                      u"parked"_s,
                                      u"retrying"_s,
                                      u"completing"_s,
                                      u"complete"_s,
                                      u"recovered"_s,
                                      u"left"_s,
                                      u"stuck"_s};
    return names.at(static_cast<int>(stage));
}

QString stateText(BeliefState state)
{
    static const QStringList names = {u"queued"_s,
                                      u"sent"_s,
                                      u"granted"_s,
                                      u"indeterminate"_s,
                                      u"timed out"_s,
                                      u"busy"_s,
                                      u"cancelled"_s,
                                      u"failed"_s,
                                      u"released"_s,
                                      u"not found"_s,
                                      u"unknown"_s,
                                      u"lease over"_s,
                                      u"reclaimed"_s};
    return names.at(static_cast<int>(state));
}

struct Show
{
    QString operator()(const why::NothingKnown &) const { return u"nothing is known"_s; }
    QString operator()(const why::LockFree &r) const { return text(r.key.text()) + u" is free"_s; }
    QString operator()(const why::LockHeld &r) const
    {
        const auto by = r.request ? text(why::Subject(*r.request)) : text(why::Subject(r.holder.connection));
        return u"%1 is %2 by %3, token %4"_s.arg(text(r.key.text()),
                                                 r.holder.orphan ? u"orphaned"_s : u"held"_s,
                                                 by,
                                                 QString::number(r.holder.token.value()));
    }
    QString operator()(const why::LaneTaken &r) const
    {
        return u"lane of %1: %2"_s.arg(text(r.key.text()), text(nameOf(r.occupant)));
    }
    QString operator()(const why::QueueStands &r) const
    {
        return u"queue of %1: place %2 of %3"_s.arg(text(r.key.text())).arg(r.place).arg(r.count);
    }
    QString operator()(const why::LeaderMissing &) const { return u"nobody leads"_s; }
    QString operator()(const why::JournalBroken &) const { return u"the journal failed"_s; }
    QString operator()(const why::RequestStands &r) const
    {
        return u"%1 is %2"_s.arg(text(why::Subject(r.ref)), stateText(r.belief.state));
    }
    QString operator()(const why::ServerHasNothing &r) const
    {
        return u"the server has nothing for "_s + text(why::Subject(r.ref));
    }
    QString operator()(const why::GrantBounded &r) const { return r.reclaimBy ? u"bounded"_s : u"unbounded"_s; }
    QString operator()(const why::FateStands &r) const
    {
        return u"fate %1 is %2"_s.arg(QString::number(r.intent.open.value()), stageText(r.stage));
    }
    QString operator()(const why::TargetRefused &r) const
    {
        return u"refused at %1 by %2"_s.arg(text(r.key.text()), text(nameOf(r.refusal.occupant)));
    }
    QString operator()(const why::DrainAwaited &r) const { return u"waits for the drain of "_s + text(r.key.text()); }
    QString operator()(const why::ClientStands &r) const
    {
        return u"w%1 is %2"_s.arg(QString::number(r.client.value()),
                                  r.stopped ? u"stopped"_s : text(nameOf(r.connection)));
    }
    QString operator()(const why::NodeStands &r) const
    {
        return u"node %1 is %2"_s.arg(QString::number(r.node.value()), text(nameOf(r.role)));
    }
    QString operator()(const why::ConnectionStands &r) const
    {
        return u"connection %1 is %2"_s.arg(text(r.connection), r.truth.endedAt ? u"gone"_s : u"open"_s);
    }
    QString operator()(const why::EventHappened &r) const { return u"event %1"_s.arg(r.number.value()); }
};

QString show(const why::Link &link)
{
    auto line = std::visit(Show{}, link.reason);
    if (link.rule != Rule::None)
        line += u" ("_s + text(nameOf(link.rule)) + u')';
    if (link.event && !std::holds_alternative<why::EventHappened>(link.reason))
        line += u" since event %1"_s.arg(link.event->value());
    if (link.thing)
        line += u" -> "_s + text(*link.thing);
    return line;
}

/// "key k", "request w1 2", "fate 6", "connection 1.2", "client w1", "node 1", "event 7".
why::Subject subjectFrom(const QString &question)
{
    const auto words = question.split(u' ');
    const auto number = words.value(1).toULongLong();
    if (words[0] == u"key")
        return *Key::parse(words.value(1).toStdString());
    if (words[0] == u"request")
        return RequestRef{ClientId(words.value(1).mid(1).toUInt()), RequestId(words.value(2).toULongLong())};
    if (words[0] == u"fate")
        return OpenSequence(number);
    if (words[0] == u"connection")
        return ConnectionId{StartNumber(words.value(1).section(u'.', 0, 0).toULongLong()),
                            words.value(1).section(u'.', 1).toULongLong()};
    if (words[0] == u"client")
        return ClientId(words.value(1).mid(1).toUInt());
    if (words[0] == u"node")
        return NodeId(static_cast<std::uint32_t>(number));
    return EventNumber(number);
}

const QString folder = QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/cases/why");

QStringList stories()
{
    return QDir(folder).entryList({u"*.txt"_s}, QDir::Files, QDir::Name);
}

} // namespace

/// If these fail, the console gives a wrong reason, or none, for what it shows.
class TestWhy : public QObject
{
    Q_OBJECT

private slots:
    void answersAsTheStorySays_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &name : stories())
            QTest::newRow(qPrintable(name)) << folder + u'/' + name;
        QVERIFY(!stories().isEmpty());
    }
    void answersAsTheStorySays()
    {
        QFETCH(QString, path);
        History history;
        Touched touched;
        const auto difference = test::runStory(
            path,
            [&](const Entry &entry) {
                history.append({entry.at, entry.origin, entry.event, entry.rule}, touched);
                return QStringList();
            },
            [] { return QStringList(); },
            [&](const QString &question) {
                const why::EventSearch search(history, EventNumber(history.end().value() - 1));
                QStringList lines;
                for (const auto &link : why::why(subjectFrom(question), history.live(), search))
                    lines << show(link);
                return lines;
            });
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    /// If this fails, an answer in the past knows what came later.
    void nothingLaterIsSeen()
    {
        History history;
        Touched touched;
        test::EventStream stream(5);
        for (int i = 0; i < 3'000; ++i)
            history.append(stream.next(), touched);
        for (std::uint64_t at = 1; at < history.end().value(); at += 97) {
            const why::EventSearch search(history, EventNumber(at));
            const auto world = history.worldAt(EventNumber(at));
            for (const auto &[key, lock] : world.truth().keys()) {
                for (const auto &link : why::why(key, world, search))
                    QVERIFY(!link.event || link.event->value() <= at);
            }
        }
    }

    /// If this fails, a strange stream makes an answer that never ends, or none at all.
    void everythingOfAnyStreamHasAnAnswer()
    {
        History history({.events = 2'048, .chunk = 128});
        Touched touched;
        test::EventStream stream(11);
        for (int i = 0; i < 6'000; ++i)
            history.append(stream.next(), touched);
        const auto &world = history.live();
        const why::EventSearch search(history, EventNumber(history.end().value() - 1));
        std::vector<why::Subject> subjects;
        for (const auto &[key, lock] : world.truth().keys())
            subjects.emplace_back(key);
        for (const auto &[open, fate] : world.truth().fates())
            subjects.emplace_back(open);
        for (const auto &[id, connection] : world.truth().connections())
            subjects.emplace_back(id);
        for (const auto &[id, client] : world.beliefs().clients()) {
            subjects.emplace_back(id);
            for (const auto &[request, belief] : client.requests)
                subjects.emplace_back(RequestRef{id, request});
        }
        for (auto number = history.first(); number < history.end(); number = EventNumber(number.value() + 1))
            subjects.emplace_back(number);
        subjects.emplace_back(EventNumber(1));
        subjects.emplace_back(OpenSequence(999'999));
        for (const auto &subject : subjects) {
            const auto chain = why::why(subject, world, search);
            QVERIFY(!chain.empty());
            QVERIFY(chain.size() < 64);
            for (const auto &link : chain)
                QVERIFY(!link.event || search.find(*link.event) != nullptr);
        }
    }

    /// If this fails, a chain runs in a circle.
    void causesComeBefore()
    {
        History history;
        Touched touched;
        test::EventStream stream(12);
        for (int i = 0; i < 4'000; ++i)
            history.append(stream.next(), touched);
        const why::EventSearch search(history, EventNumber(history.end().value() - 1));
        for (auto number = history.first(); number < history.end(); number = EventNumber(number.value() + 1)) {
            const auto cause = why::causeOf(*history.find(number), search);
            QVERIFY(!cause || *cause < number);
        }
    }

    /// Threads tell their events in order, and their batches may overtake each other.
    void eventsAreFoundByTheirTimeThoughTheyCameOutOfOrder()
    {
        History history;
        Touched touched;
        const auto key = [](int i) { return *Key::parse("k" + std::to_string(i)); };
        for (int i = 0; i < 2'000; ++i) {
            const int place = i % 10 < 5 ? i + 5 : i - 5;
            const auto at = Moment{TimePoint(Duration(place * 100)), WallTime()};
            history.append({at, NodeId(1), ServerEvent(LaneDrained{key(place)}), Rule::None}, touched);
        }
        const why::EventSearch search(history, EventNumber(history.end().value() - 1));
        for (int i = 0; i < 2'000; ++i) {
            const auto found = search.at(TimePoint(Duration(i * 100)), [](const Entry &) { return true; });
            QVERIFY(found.has_value());
            const auto *drained = why::told<LaneDrained>(*search.find(*found));
            QVERIFY(drained != nullptr && drained->key == key(i));
        }
        QVERIFY(!search.at(TimePoint(Duration(150)), [](const Entry &) { return true; }));
    }
};

QTEST_APPLESS_MAIN(TestWhy)
#include "tst_why.moc"
