// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/check/lock_history.h"
#include "tests/core/check_story.h"
#include "tests/core/reference_lock.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::check;
using namespace std::chrono_literals;

namespace {

QString show(const OrderVerdict &verdict, const std::vector<LockOperation> &operations)
{
    if (std::holds_alternative<InOrder>(verdict))
        return u"in order"_s;
    const auto *contradiction = std::get_if<Contradiction>(&verdict);
    if (contradiction == nullptr)
        return u"could not tell"_s;
    auto line = contradiction->isSmallest ? u"contradiction"_s : u"contradiction, perhaps not the smallest"_s;
    for (const auto place : contradiction->witness)
        line += u' ' + QString::number(operations[place].number.value());
    return line;
}

/// Events, one a line; the verdict on key k.
QString judge(const char *story, Clients clients = Clients::AllSeen, const OrderBudget &budget = {})
{
    LockHistory history;
    std::uint64_t number = 0;
    for (const auto &line : QString::fromUtf8(story).split(u'\n', Qt::SkipEmptyParts)) {
        auto event = test::parseStoryLine(line);
        if (!event)
            return u"no event: "_s + line;
        history.apply({EventNumber(++number), event->at, event->origin, std::move(event->event), event->rule});
    }
    return show(history.judge("k", clients, budget), history.operations("k"));
}

} // namespace

/// If this fails, a lock that was held twice passes for a sound one, or a sound one is called broken.
class TestLockHistory : public QObject
{
    Q_OBJECT

private slots:
    void judgesOneLock_data();
    void judgesOneLock();
    void unseenClientsExplainMore();
    void budgetIsKept();
    void referenceLockIsInOrder();
    void mutatedHistoriesAreFound();
    void witnessAloneIsAContradiction();
};

void TestLockHistory::judgesOneLock_data()
{
    QTest::addColumn<QByteArray>("story");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const char *story, const QString &verdict) {
        QTest::newRow(name) << QByteArray(story) << verdict;
    };
    row("nothing happened", "", u"in order"_s);
    row("one after the other",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n2 w1 release-send 2 k 1\n2.1 w1 released 2 k\n"
        "3 w2 send 1 k b lease 10\n3.1 w2 granted 1 k 2\n",
        u"in order"_s);
    row("two holders at once",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n3 w2 send 1 k b lease 10\n3.1 w2 granted 1 k 2\n",
        u"contradiction 1 3"_s);
    row("the lease was over",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n3 w2 send 1 k b lease 10\n11.1 w2 granted 1 k 2\n",
        u"in order"_s);
    row("one moment before the lease was over",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n3 w2 send 1 k b lease 10\n10.999 w2 granted 1 k 2\n",
        u"contradiction 1 3"_s);
    row("tokens against time",
        "1 w1 send 1 k a lease 1\n1.1 w1 granted 1 k 2\n5 w2 send 1 k b lease 1\n5.1 w2 granted 1 k 1\n",
        u"contradiction 1 3"_s);
    row("tokens cross while both are on their way",
        "1 w1 send 1 k a lease 1\n1.1 w2 send 1 k b lease 1\n4 w1 granted 1 k 2\n4.1 w2 granted 1 k 1\n",
        u"in order"_s);
    row("one token twice",
        "1 w1 send 1 k a lease 1\n1.1 w1 granted 1 k 1\n5 w2 send 1 k b lease 1\n5.1 w2 granted 1 k 1\n",
        u"contradiction 1 3"_s);
    row("released twice by two clients",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n2 w1 release-send 2 k 1\n2.1 w1 released 2 k\n"
        "3 w2 release-send 1 k 1\n3.1 w2 released 1 k\n",
        u"contradiction 3 5"_s);
    row("two requests share one release",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n2 w1 release-send 2 k 1\n2 w1 release-send 3 k 1\n"
        "2.1 w1 released 2 k\n2.1 w1 released 3 k\n",
        u"in order"_s);
    row("not found while it surely lives",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n2 w1 release-send 2 k 1\n2.1 w1 not-found 2 k\n",
        u"contradiction 1 3"_s);
    row("not found behind the lease",
        "1 w1 send 1 k a lease 1\n1.1 w1 granted 1 k 1\n2 w1 release-send 2 k 1\n2.1 w1 not-found 2 k\n",
        u"in order"_s);
    row("not found is the echo of a release that went out before",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n2 w1 release-send 2 k 1\n3 w1 release-send 2 k 1\n"
        "3.1 w1 not-found 2 k\n",
        u"in order"_s);
    row("the reply to a release that was given up comes for the next one",
        "1 w1 send 1 k a lease 1\n1.1 w1 granted 1 k 1\n1.2 w1 release-send 2 k 1\n"
        "1.3 w2 send 1 k b lease 1\n1.4 w2 granted 1 k 2\n2.1 w1 release-unknown 2 k\n"
        "4 w1 release-send 3 k 1\n4.1 w1 released 3 k\n",
        u"in order"_s);
    row("what another client gave up explains nothing",
        "1 w1 send 1 k a lease 1\n1.1 w1 granted 1 k 1\n1.2 w3 release-send 2 k 1\n"
        "1.3 w2 send 1 k b lease 1\n1.4 w2 granted 1 k 2\n2.1 w3 release-unknown 2 k\n"
        "4 w1 release-send 3 k 1\n4.1 w1 released 3 k\n",
        u"contradiction 4 7"_s);
    row("not found before the grant, by a token that was guessed",
        "1 w2 release-send 1 k 1\n1 w1 send 1 k a lease 10\n1.2 w2 not-found 1 k\n2 w1 granted 1 k 1\n",
        u"in order"_s);
    row("that grant then comes too late for the next one",
        "1 w1 send 1 k a lease 2\n2 w2 release-send 1 k 1\n2.5 w2 not-found 1 k\n3 w1 granted 1 k 1\n"
        "3 w3 send 1 k c lease 5\n3.5 w3 granted 1 k 2\n",
        u"contradiction 1 2 5"_s);
    row("a release without an answer made room",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n2 w1 release-send 2 k 1\n"
        "3 w2 send 1 k b lease 10\n3.1 w2 granted 1 k 2\n",
        u"in order"_s);
    row("a release that was sent too late made no room",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n3 w2 send 1 k b lease 10\n3.1 w2 granted 1 k 2\n"
        "4 w1 release-send 2 k 1\n4.1 w1 released 2 k\n",
        u"contradiction 3 5"_s);
    row("released before it was granted",
        "1 w2 release-send 1 k 1\n1.1 w2 released 1 k\n2 w1 send 1 k a lease 10\n2.1 w1 granted 1 k 1\n",
        u"contradiction 1 3"_s);
    row("timed out has no effect",
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n2 w2 send 1 k b wait 1 lease 10\n3 w2 timeout 1 k\n",
        u"in order"_s);
    row("indeterminate did not happen",
        "1 w1 send 1 k a lease 10\n1.5 w1 unknown 1 k by 12\n2 w2 send 1 k b lease 10\n2.1 w2 granted 1 k 1\n",
        u"in order"_s);
    row("indeterminate did happen: its token is released by hand",
        "1 w1 send 1 k a lease 10\n1.5 w1 unknown 1 k by 12\n2 w2 release-send 1 k 1\n2.1 w2 released 1 k\n"
        "3 w3 send 1 k c lease 10\n3.1 w3 granted 1 k 2\n",
        u"in order"_s);
    row("a token that nobody can have got is released",
        "1 w1 send 1 k a lease 10\n1.1 w1 timeout 1 k\n2 w2 release-send 1 k 1\n2.1 w2 released 1 k\n",
        u"contradiction 3"_s);
    row("the only acquire that may have got it was sent later",
        "1 w2 release-send 1 k 1\n1.1 w2 released 1 k\n2 w1 send 1 k a lease 10\n2.5 w1 unknown 1 k by 12\n",
        u"contradiction 1"_s);
    row("two tokens and one acquire that may have got them",
        "1 w1 send 1 k a lease 10\n1.5 w1 unknown 1 k by 12\n2 w2 release-send 1 k 1\n2.1 w2 released 1 k\n"
        "3 w2 release-send 2 k 2\n3.1 w2 released 2 k\n",
        u"contradiction 3 5"_s);
    row("an orphan's A, then its lease",
        "1 w1 send 1 k a lease 10\n1.1 w1 send 2 k b lease 1\n2 w1 unknown 1 k by 12\n2 w1 unknown 2 k by 12\n"
        "2.1 w1 orphan k 1\n4 w2 send 1 k c lease 10\n4.1 w2 granted 1 k 2\n",
        u"in order"_s);
    row("an orphan's A of another client",
        "1 w1 send 1 k a lease 10\n2 w1 unknown 1 k by 12\n2.1 w2 orphan k 1\n",
        u"contradiction 3"_s);
    row("events of a client are missing", "1 w1 send 1 k a lease 10\n1 feed gap\n", u"could not tell"_s);
    row("the chain of three leases is too long",
        "1 w1 send 1 k a lease 2\n1.1 w1 granted 1 k 1\n1.2 w2 send 1 k b lease 2\n4 w2 granted 1 k 2\n"
        "1.3 w3 send 1 k c lease 2\n4.5 w3 granted 1 k 3\n",
        u"contradiction 1 3 5"_s);
}

void TestLockHistory::judgesOneLock()
{
    QFETCH(QByteArray, story);
    QFETCH(QString, verdict);
    QCOMPARE(judge(story.constData()), verdict);
}

void TestLockHistory::unseenClientsExplainMore()
{
    const auto *story = "2 w2 release-send 1 k 1\n2.1 w2 released 1 k\n3 w2 release-send 2 k 1\n3.1 w2 released 2 k\n";
    QCOMPARE(judge("2 w2 release-send 1 k 1\n2.1 w2 released 1 k\n", Clients::SomeUnseen), u"in order"_s);
    QCOMPARE(judge(story, Clients::SomeUnseen), u"contradiction 1 3"_s);
}

void TestLockHistory::budgetIsKept()
{
    const auto *story =
        "1 w1 send 1 k a lease 10\n1.1 w1 granted 1 k 1\n3 w2 send 1 k b lease 10\n3.1 w2 granted 1 k 2\n";
    QCOMPARE(judge(story, Clients::AllSeen, {.operationsMax = 1}), u"could not tell"_s);
    QCOMPARE(judge(story, Clients::AllSeen, {.stepsMax = 1}), u"could not tell"_s);
    QCOMPARE(judge(story, Clients::AllSeen, {.stepsMax = 2}), u"contradiction, perhaps not the smallest 1 3"_s);

    // Twenty tokens that any of twenty acquires may have got, and one more token than acquires: hopeless to search.
    std::vector<LockOperation> operations;
    for (std::uint64_t i = 1; i <= 21; ++i) {
        const auto at = TimePoint(Duration(i * 1'000'000));
        if (i <= 20) {
            operations.push_back({EventNumber(i),
                                  AcquireOperation{.request = {ClientId(1), RequestId(i)},
                                                   .sentAt = TimePoint(0s),
                                                   .endedAt = std::nullopt,
                                                   .lease = 10s,
                                                   .token = std::nullopt}});
        }
        operations.push_back({EventNumber(100 + i),
                              ReleaseOperation{.client = ClientId(2),
                                               .token = Token(i),
                                               .firstSentAt = at,
                                               .lastSentAt = at,
                                               .endedAt = at + 1ms,
                                               .answer = ReleaseAnswer::Released}});
    }
    QVERIFY(std::holds_alternative<CouldNotTell>(judgeOrder(operations, Clients::AllSeen, {.stepsMax = 100'000})));
}

void TestLockHistory::referenceLockIsInOrder()
{
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto operations = ReferenceLock(seed).run(60);
        const auto verdict = judgeOrder(operations, Clients::AllSeen, {});
        QVERIFY2(std::holds_alternative<InOrder>(verdict),
                 qPrintable(u"seed %1: %2"_s.arg(seed).arg(show(verdict, operations))));
    }
}

void TestLockHistory::mutatedHistoriesAreFound()
{
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        auto operations = ReferenceLock(seed).run(40);
        std::vector<AcquireOperation *> granted;
        for (auto &operation : operations) {
            auto *acquire = std::get_if<AcquireOperation>(&operation.operation);
            if (acquire != nullptr && acquire->token)
                granted.push_back(acquire);
        }
        QVERIFY(granted.size() > 4);
        auto &first = *granted[granted.size() / 2];
        switch (seed % 3) {
        case 0:
            // Another client is told the same token.
            first.token = granted.front()->token;
            break;
        case 1:
            // Tokens of two grants that are far apart are exchanged.
            std::swap(first.token, granted.front()->token);
            break;
        default:
            // The lock is granted a second time in the middle of a lease.
            first.token = Token(1'000'000);
            first.sentAt = *granted.back()->endedAt;
            first.endedAt = first.sentAt + 1us;
            granted.back()->token = Token(999'999);
            granted.back()->lease = 1h;
            std::erase_if(operations, [](const LockOperation &operation) {
                return std::holds_alternative<ReleaseOperation>(operation.operation);
            });
            break;
        }
        const auto verdict = judgeOrder(operations, Clients::AllSeen, {});
        QVERIFY2(std::holds_alternative<Contradiction>(verdict), qPrintable(u"seed %1"_s.arg(seed)));
        found += std::get<Contradiction>(verdict).witness.size() <= 3 ? 1 : 0;
    }
    // Most contradictions are small, and are shown as such.
    QVERIFY(found > 150);
}

void TestLockHistory::witnessAloneIsAContradiction()
{
    const auto chain =
        "1 w1 send 1 k a lease 2\n1.1 w1 granted 1 k 1\n1.2 w2 send 1 k b lease 2\n4 w2 granted 1 k 2\n"
        "1.3 w3 send 1 k c lease 2\n6 w3 granted 1 k 3\n1.4 w4 send 1 k d lease 2\n6.5 w4 granted 1 k 4\n"
        "0.1 w5 send 1 k e lease 60\n0.5 w5 unknown 1 k by 99\n";
    QCOMPARE(judge(chain), u"contradiction 1 3 5 7"_s);
    // Without any one of them all is in order.
    for (const auto *left : {"1 w1", "1.2 w2", "1.3 w3", "1.4 w4"}) {
        auto lines = QString::fromUtf8(chain).split(u'\n', Qt::SkipEmptyParts);
        const auto client = QString::fromUtf8(left).section(u' ', 1, 1);
        lines.erase(std::remove_if(lines.begin(),
                                   lines.end(),
                                   [&](const QString &line) { return line.section(u' ', 1, 1) == client; }),
                    lines.end());
        QCOMPARE(judge(lines.join(u'\n').toUtf8().constData()), u"in order"_s);
    }
}

QTEST_APPLESS_MAIN(TestLockHistory)
#include "tst_lock_history.moc"
