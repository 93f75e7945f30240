// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/query/event_facts.h"
#include "core/query/event_kind.h"
#include "core/query/parser.h"

#include <set>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::query;

namespace {

Key keyOf(const char *text)
{
    return *Key::parse(text);
}

Entry entryOf(Event event, Origin origin = NodeId(1), Rule rule = Rule::None)
{
    return {.number = EventNumber(7), .at = {}, .origin = origin, .event = std::move(event), .rule = rule};
}

Entry grantedEntry()
{
    return entryOf(ServerEvent(Granted{.key = keyOf("orders/17"),
                                       .owner = Owner({0xAB, 0xCD}),
                                       .token = Token(42),
                                       .connection = {StartNumber(2), 5},
                                       .deadline = {},
                                       .lsn = Lsn(9)}),
                   NodeId(1),
                   Rule::P1);
}

Entry endedEntry(AcquireOutcome outcome)
{
    return entryOf(ClientEvent(AcquireEnded{.request = RequestId(3), .key = "stock", .outcome = outcome}), ClientId(4));
}

Entry parkedEntry()
{
    return entryOf(ServerEvent(FateParked{{.open = OpenSequence(12),
                                           .connection = {StartNumber(2), 5},
                                           .cause = FateClass::ConnectionLost,
                                           .targets = {keyOf("a"), keyOf("b")}}}));
}

Entry removedEntry()
{
    return entryOf(
        ServerEvent(WaiterRemoved{.key = keyOf("a"), .owner = {}, .connection = {}, .fate = OpenSequence(12)}));
}

Entry askedEntry()
{
    return entryOf(
        CommandGiven{ClientCommand(AcquireCommand{.request = RequestId(3), .key = "stock", .wait = {}, .lease = 1}),
                     ClientId(4)},
        UserOrigin{});
}

} // namespace

/// If these fail, a filter leaves out what it should find.
class TestEventFacts : public QObject
{
    Q_OBJECT

private slots:
    void filterFindsWhatAnEventHas_data()
    {
        QTest::addColumn<Entry>("entry");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<int>("verdict");
        const auto row = [](const Entry &entry, const QString &filter, Verdict verdict) {
            const auto name = QString::fromUtf8(kindOf(entry.event).data()) + u": "_s + filter;
            QTest::newRow(qPrintable(name)) << entry << filter << static_cast<int>(verdict);
        };
        row(grantedEntry(), u"n == 7"_s, Verdict::Yes);
        row(grantedEntry(), u"kind is Granted"_s, Verdict::Yes);
        row(grantedEntry(), u"kind in (Released, Expired)"_s, Verdict::No);
        row(grantedEntry(), u"source == \"node 1\" and node == 1"_s, Verdict::Yes);
        row(grantedEntry(), u"key == \"orders/*\""_s, Verdict::Yes);
        row(grantedEntry(), u"token > 41 and token < 43"_s, Verdict::Yes);
        row(grantedEntry(), u"owner == \"abcd0*\""_s, Verdict::Yes);
        row(grantedEntry(), u"connection == \"2.5\""_s, Verdict::Yes);
        row(grantedEntry(), u"lsn == 9"_s, Verdict::Yes);
        row(grantedEntry(), u"rule is P1"_s, Verdict::Yes);
        row(grantedEntry(), u"client == 1"_s, Verdict::NotKnown);
        row(grantedEntry(), u"outcome is granted"_s, Verdict::NotKnown);
        row(endedEntry(OutcomeGranted{Token(5), {}, {}}), u"outcome is granted and token == 5"_s, Verdict::Yes);
        row(endedEntry(OutcomeIndeterminate{}), u"outcome is indeterminate"_s, Verdict::Yes);
        row(endedEntry(OutcomeIndeterminate{}), u"client == 4 and request == 3"_s, Verdict::Yes);
        row(endedEntry(OutcomeIndeterminate{}), u"key == \"stock\" and source == \"client 4\""_s, Verdict::Yes);
        row(endedEntry(OutcomeTimedOut{}), u"rule is C7"_s, Verdict::NotKnown);
        row(parkedEntry(), u"fate == 12 and connection == \"2.5\""_s, Verdict::Yes);
        row(parkedEntry(), u"key == \"a\""_s, Verdict::NotKnown);
        row(removedEntry(), u"fate == 12 and key == \"a\""_s, Verdict::Yes);
        row(removedEntry(), u"owner == \"*\""_s, Verdict::NotKnown);
        row(askedEntry(), u"client == 4 and request == 3 and key == \"stock\""_s, Verdict::Yes);
        row(askedEntry(), u"source == \"user\" and kind is CommandGiven"_s, Verdict::Yes);
        row(entryOf(EventsSkipped{3}), u"kind is EventsSkipped"_s, Verdict::Yes);
    }
    void filterFindsWhatAnEventHas()
    {
        QFETCH(Entry, entry);
        QFETCH(QString, filter);
        QFETCH(int, verdict);
        const auto expression = parse(filter.toStdString(), eventSchema());
        QVERIFY(expression);
        QCOMPARE(static_cast<int>(evaluate(*expression, EventFacts(entry))), verdict);
    }

    /// A word that the language does not know could never be asked for.
    void everyKindAndRuleIsAWord()
    {
        const auto kinds = allKinds();
        QCOMPARE(std::set(kinds.begin(), kinds.end()).size(), kinds.size());
        for (const auto kind : kinds)
            QVERIFY(parse("kind is " + std::string(kind), eventSchema()));
        for (auto number = 1; number <= static_cast<int>(Rule::N6); ++number)
            QVERIFY(parse("rule is " + std::string(nameOf(static_cast<Rule>(number))), eventSchema()));
    }
};

QTEST_APPLESS_MAIN(TestEventFacts)
#include "tst_event_facts.moc"
