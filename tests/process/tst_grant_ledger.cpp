// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/process/grant_ledger.h"
#include "tests/process/killed_history.h"

#include <functional>

using namespace Qt::StringLiterals;
using namespace lockscope;
using lockscope::test::GrantLedger;
using lockscope::test::Holding;
using lockscope::test::KilledHistory;

namespace {

Owner owner(std::uint8_t number)
{
    std::array<std::uint8_t, 16> bytes{};
    bytes.front() = number;
    return Owner(bytes);
}

Holding holding(const char *key, std::uint64_t token, std::uint8_t number)
{
    return {.key = key, .token = Token(token), .owner = owner(number)};
}

void grant(GrantLedger &ledger, const Holding &holding)
{
    ledger.acquireSent(holding.owner, holding.key);
    ledger.granted(holding);
}

void giveBack(GrantLedger &ledger, const Holding &holding)
{
    ledger.releaseSent(holding.key, holding.token);
    ledger.released(holding.key, holding.token);
}

using History = std::function<void(GrantLedger &)>;

} // namespace

Q_DECLARE_METATYPE(History)

/// If this fails, the kill -9 campaign could pass over a server that loses what it acknowledged.
class TestGrantLedger : public QObject
{
    Q_OBJECT

private slots:
    void seesEachContradiction_data();
    void seesEachContradiction();
    void historySeesWhatDeathsBroke_data();
    void historySeesWhatDeathsBroke();
};

void TestGrantLedger::seesEachContradiction_data()
{
    QTest::addColumn<History>("history");
    QTest::addColumn<QString>("complaint");

    const auto row = [](const char *name, History history, const QString &complaint) {
        QTest::newRow(name) << std::move(history) << complaint;
    };
    const auto first = holding("a", 7, 1);
    const auto second = holding("a", 8, 2);

    row("an honest history",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            giveBack(ledger, first);
            grant(ledger, second);
            ledger.restarted({second});
            giveBack(ledger, second);
            grant(ledger, holding("a", 9, 3));
        },
        {});
    row("a grant in flight came through",
        [=](GrantLedger &ledger) {
            ledger.acquireSent(first.owner, first.key);
            ledger.restarted({first});
            giveBack(ledger, first);
        },
        {});
    row("a grant in flight did not",
        [=](GrantLedger &ledger) {
            ledger.acquireSent(first.owner, first.key);
            ledger.restarted({});
        },
        {});
    row("a release in flight, either way",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            ledger.releaseSent("a", first.token);
            ledger.restarted({first});
            ledger.releaseSent("a", first.token);
            ledger.restarted({});
        },
        {});
    row(
        "a grant is lost",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            ledger.restarted({});
        },
        u"key a, token 7: acknowledged grant is lost"_s);
    row(
        "a release is lost",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            giveBack(ledger, first);
            ledger.restarted({first});
        },
        u"key a, token 7: acknowledged release is lost"_s);
    row(
        "two holders",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            grant(ledger, second);
        },
        u"key a, token 8: granted while token 7 holds it"_s);
    row(
        "two holders after a restart",
        [=](GrantLedger &ledger) {
            ledger.acquireSent(first.owner, "a");
            ledger.acquireSent(second.owner, "a");
            ledger.restarted({first, second});
        },
        u"key a, token 8: two holders after the restart"_s);
    row(
        "a token again",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            grant(ledger, holding("b", 7, 2));
        },
        u"key b, token 7: token granted twice"_s);
    row(
        "a token that went back",
        [=](GrantLedger &ledger) {
            grant(ledger, second);
            giveBack(ledger, second);
            grant(ledger, first);
        },
        u"key a, token 7: not above 8, the key's last token"_s);
    row(
        "a token that went back over a restart",
        [=](GrantLedger &ledger) {
            grant(ledger, second);
            ledger.restarted({second});
            grant(ledger, holding("b", 6, 3));
        },
        u"key b, token 6: not above 8, which was known before the restart"_s);
    row(
        "a holder from nowhere",
        [=](GrantLedger &ledger) { ledger.restarted({first}); },
        u"key a, token 7: held after the restart though nobody asked for it"_s);
    row(
        "granted to a stranger",
        [=](GrantLedger &ledger) { ledger.granted(first); },
        u"key a, token 7: granted to nobody who asked for it"_s);
    row(
        "survived for somebody else",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            ledger.restarted({holding("a", 7, 9)});
        },
        u"key a, token 7: survived under another name"_s);
    row(
        "released unasked",
        [=](GrantLedger &ledger) {
            grant(ledger, first);
            ledger.released("a", first.token);
        },
        u"key a, token 7: released though nobody asked"_s);
}

void TestGrantLedger::seesEachContradiction()
{
    QFETCH(History, history);
    QFETCH(QString, complaint);
    GrantLedger ledger;
    history(ledger);
    QCOMPARE(ledger.complaints().join(u"; "), complaint);
}

void TestGrantLedger::historySeesWhatDeathsBroke_data()
{
    QTest::addColumn<QStringList>("first");
    QTest::addColumn<QStringList>("second");
    QTest::addColumn<QString>("breach");
    const auto granted = [](int token, int lsn) {
        return u"\"kind\":\"Granted\",\"key\":\"k\",\"token\":\"%1\",\"owner\":null,\"connection\":\"1.1\","
               "\"deadline_mono_us\":9000000000,\"lsn\":\"%2\""_s.arg(token)
                   .arg(lsn);
    };
    const auto released = uR"("kind":"Released","key":"k","token":"7","connection":"1.1","lsn":"4")"_s;
    const auto fate = [](const char *kind) {
        return uR"("kind":"%1","open_sequence":"4","connection":"1.1","class":"connection_lost","targets":["k"])"_s.arg(
            QString::fromLatin1(kind));
    };
    const auto folded = uR"("kind":"FateFolded","open_sequence":"4","key":"k","lsn":"5")"_s;
    QTest::newRow("honest") << QStringList{granted(7, 3), fate("FateOpened")}
                            << QStringList{folded, fate("FateCompleted")} << QString();
    QTest::newRow("a grant is forgotten")
        << QStringList{granted(7, 3)} << QStringList{granted(8, 6)} << u"GrantsOverlap"_s;
    QTest::newRow("a token comes back") << QStringList{granted(7, 3), released} << QStringList{granted(7, 6)}
                                        << u"TokenNotAbove"_s;
    QTest::newRow("a grant ends that never was") << QStringList{} << QStringList{released} << u"EndOfNoGrant"_s;
    QTest::newRow("complete without its fold")
        << QStringList{fate("FateOpened")} << QStringList{fate("FateCompleted")} << u"CompleteBeforeFold"_s;
    QTest::newRow("parked though the lane is free")
        << QStringList{fate("FateOpened"), fate("FateParked"), granted(7, 6)} << QStringList{} << u"ParkedWhileFree"_s;
}

/// Two lives of a server, as `serve --events` tells them, without a journal.
void TestGrantLedger::historySeesWhatDeathsBroke()
{
    QFETCH(QStringList, first);
    QFETCH(QStringList, second);
    QFETCH(QString, breach);
    const QTemporaryDir folder;
    KilledHistory history;
    int seconds = 0;
    int start = 0;
    for (const auto &said : {first, second}) {
        QFile events(folder.filePath(u"events"_s));
        QVERIFY(events.open(QIODevice::WriteOnly));
        ++start;
        const auto begin =
            QStringList{uR"("kind":"ServerStarted","start":"%1","durable_lsn":"%2")"_s.arg(start).arg(10 * start - 8),
                        uR"("kind":"TermBegan","term":%1,"leader":1)"_s.arg(start)};
        for (const auto &line : begin + said)
            events.write(uR"({"seq":1,"mono_us":%1,%2})"_s.arg(++seconds * 1'000'000).arg(line).toUtf8() + '\n');
        // What a death cuts off is not read.
        events.write(R"({"seq":1,"mono_us":1,"kind":"Granted","key":"k","tok)");
        events.close();
        history.addLife(events.fileName(), folder.filePath(u"no journal"_s));
    }
    QCOMPARE(history.violations().join(u' ').section(u' ', 0, 0), breach);
}

QTEST_APPLESS_MAIN(TestGrantLedger)
#include "tst_grant_ledger.moc"
