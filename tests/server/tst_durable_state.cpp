// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "server/engine/durable_state.h"
#include "server/engine/lock_server.h"
#include "server/state/deadline_heap.h"
#include "tests/support/show_wire.h"

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

using namespace lockscope;
using namespace lockscope::server;
using namespace std::chrono_literals;
using lockscope::test::keyOf;

namespace {

const BootId thisBoot({1});
const BootId otherBoot({2});
const TimePoint steadyNow(1000s);
const WallTime wallNow(500'000s);

GrantFacts grantOf(std::uint64_t token, Duration steadyLeft, Duration wallLeft)
{
    return {.token = Token(token),
            .owner = std::nullopt,
            .connection = {StartNumber(1), 1},
            .leaseSeconds = 30,
            .deadline = {steadyNow + steadyLeft, wallNow + wallLeft}};
}

} // namespace

/// If this fails, a restart moves a deadline, or a journal that contradicts itself is believed.
class TestDurableState : public QObject
{
    Q_OBJECT

private slots:
    void aDeadlineSurvivesARestart_data();
    void aDeadlineSurvivesARestart();
    void contradictionsAreFound_data();
    void contradictionsAreFound();
    void theHighestTokenIsFollowedByAHigherOne();
    void theHeapForgetsWhatIsGone();
    void recordsOfKindsToComeKeepTheirPlaces();
};

/// A journal may end with a record that this version skips; what it appends comes behind it all the same.
void TestDurableState::recordsOfKindsToComeKeepTheirPlaces()
{
    LockServerOptions options;
    options.addresses = {"here:1"};
    options.last = Lsn(9);
    LockServer server(options, DurableState(), {thisBoot, {steadyNow, wallNow}});
    server.begin({steadyNow, wallNow});
    std::vector<Effect> effects;
    std::vector<ToldEvent> events;
    server.drain(effects, events);
    QVERIFY(!effects.empty());
    const auto *const first = std::get_if<Persist>(&effects.front());
    QVERIFY(first != nullptr);
    QCOMPARE(first->logged.lsn.value(), 10U);
}

void TestDurableState::aDeadlineSurvivesARestart_data()
{
    QTest::addColumn<bool>("sameBoot");
    QTest::addColumn<qint64>("steadyLeft");
    QTest::addColumn<qint64>("wallLeft");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("same boot: exact, whatever the wall clock says") << true << qint64(12) << qint64(500) << qint64(12);
    QTest::newRow("same boot: over already") << true << qint64(-7) << qint64(5) << qint64(-7);
    QTest::newRow("reboot: by the wall clock") << false << qint64(900) << qint64(12) << qint64(12);
    QTest::newRow("reboot: over meanwhile") << false << qint64(900) << qint64(-3600) << qint64(0);
    QTest::newRow("reboot: the wall clock went back") << false << qint64(900) << qint64(4000) << qint64(30);
}

void TestDurableState::aDeadlineSurvivesARestart()
{
    QFETCH(bool, sameBoot);
    QFETCH(qint64, steadyLeft);
    QFETCH(qint64, wallLeft);
    QFETCH(qint64, expected);
    const auto grant = grantOf(1, std::chrono::seconds(steadyLeft), std::chrono::seconds(wallLeft));
    const auto recordedOn = sameBoot ? thisBoot : otherBoot;
    const BootMoment start{thisBoot, {steadyNow, wallNow}};
    QCOMPARE((deadlineAfterStart(grant, recordedOn, start) - steadyNow) / 1s, expected);

    // Granted later than it is now, by the wall clock: it went back.
    DurableState state;
    QVERIFY(state.replay({Lsn(1), StartupRecord{StartNumber(1), recordedOn}}, start));
    QVERIFY(state.replay({Lsn(2), GrantRecord{keyOf("k"), grant}}, start));
    const auto wentBackBy = state.wallClockWentBackBy();
    QCOMPARE(wentBackBy.has_value(), !sameBoot && wallLeft > grant.leaseSeconds);
    QVERIFY(!wentBackBy || *wentBackBy == std::chrono::seconds(wallLeft - grant.leaseSeconds));
}

void TestDurableState::contradictionsAreFound_data()
{
    const auto key = keyOf("k");
    QTest::addColumn<Record>("record");
    QTest::addColumn<RecordConflict>("conflict");
    QTest::newRow("grant while held") << Record(GrantRecord{key, grantOf(8, 5s, 5s)}) << RecordConflict::GrantWhileHeld;
    QTest::newRow("token again") << Record(GrantRecord{keyOf("l"), grantOf(7, 5s, 5s)})
                                 << RecordConflict::TokenNotAbove;
    QTest::newRow("release of another grant")
        << Record(ReleaseRecord{key, Token(6)}) << RecordConflict::EndOfOtherGrant;
    QTest::newRow("expiry of a free key")
        << Record(ExpiryRecord{keyOf("l"), Token(7)}) << RecordConflict::EndOfOtherGrant;
    QTest::newRow("complete without open")
        << Record(FateCompleteRecord{OpenSequence(99)}) << RecordConflict::NoSuchOpen;
    QTest::newRow("fold of no target") << Record(FateAtKeyRecord{OpenSequence(3), keyOf("l"), std::nullopt, {}, 0})
                                       << RecordConflict::NoSuchTarget;
    QTest::newRow("fold of another's grant")
        << Record(FateAtKeyRecord{OpenSequence(3), key, Token(6), {}, 0}) << RecordConflict::OrphanOfOtherGrant;
    QTest::newRow("second open of a connection")
        << Record(FateOpenRecord{{StartNumber(1), 1}, FateClass::CleanDisconnect, {key}}) << RecordConflict::OpenTwice;
    QTest::newRow("start again") << Record(StartupRecord{StartNumber(1), thisBoot}) << RecordConflict::StartNotAbove;
}

void TestDurableState::contradictionsAreFound()
{
    QFETCH(Record, record);
    QFETCH(RecordConflict, conflict);
    const BootMoment moment{thisBoot, {steadyNow, wallNow}};
    DurableState state;
    QVERIFY(state.replay({Lsn(1), StartupRecord{StartNumber(1), thisBoot}}, moment));
    QVERIFY(state.replay({Lsn(2), GrantRecord{keyOf("k"), grantOf(7, 5s, 5s)}}, moment));
    QVERIFY(
        state.replay({Lsn(3), FateOpenRecord{{StartNumber(1), 1}, FateClass::CleanDisconnect, {keyOf("k")}}}, moment));
    const auto replayed = state.replay({Lsn(4), record}, moment);
    QVERIFY(!replayed);
    QCOMPARE(replayed.error(), conflict);
}

/// A token that wrapped would pass for an old one. Behind the very last there is none, and the server ends by an
/// assert.
void TestDurableState::theHighestTokenIsFollowedByAHigherOne()
{
    constexpr auto last = std::numeric_limits<std::uint64_t>::max();
    const BootMoment moment{thisBoot, {steadyNow, wallNow}};
    DurableState state;
    QVERIFY(state.replay({Lsn(1), StartupRecord{StartNumber(1), thisBoot}}, moment));
    QVERIFY(state.replay({Lsn(2), GrantRecord{keyOf("k"), grantOf(last - 1, 5s, 5s)}}, moment));
    QVERIFY(!state.replay({Lsn(3), GrantRecord{keyOf("l"), grantOf(1, 5s, 5s)}}, moment));
    QCOMPARE(state.locks().takeToken().value(), last);
}

/// A lease that is given back early must not cost memory until it would have ended.
void TestDurableState::theHeapForgetsWhatIsGone()
{
    DeadlineHeap<int> heap;
    for (int i = 0; i < 100'000; ++i) {
        heap.push(steadyNow + std::chrono::seconds(i), i);
        heap.compact(1, [i](int each) { return each == i; });
    }
    QVERIFY(heap.size() < 1'000);
    QCOMPARE(heap.popDue(steadyNow + 200'000s).has_value(), true);
}

QTEST_APPLESS_MAIN(TestDurableState)
#include "tst_durable_state.moc"
