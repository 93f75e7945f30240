// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "server/fate/fate_coordinator.h"
#include "tests/support/show_wire.h"

#include <vector>

using namespace lockscope;
using namespace lockscope::server;
using lockscope::test::keyOf;

namespace {

using Verdict = FateCoordinator::ParkVerdict;

const Key a = keyOf("a");
const Key b = keyOf("b");
const OpenSequence first(10);
const OpenSequence second(20);

} // namespace

/// If this fails, a drain can be lost between a refusal and the park, and a fate waits for ever.
class TestFateCoordinator : public QObject
{
    Q_OBJECT

private slots:
    void aDrainBeforeTheParkSendsTheFoldBack();
    void aDrainAfterTheParkFindsTheFate();
    void aDrainOfAnotherKeyChangesNothing();
    void aDrainOfATargetThatIsDoneChangesNothing();
    void theLowestOpenIsToldFirst();
    void aToldFateIsOutOfTheIndexOfAllItsKeys();
    void countersEqualTheIndex();
};

void TestFateCoordinator::aDrainBeforeTheParkSendsTheFoldBack()
{
    FateCoordinator coordinator;
    coordinator.arm(first, std::vector{a});
    coordinator.laneDrained(a);
    QVERIFY(!coordinator.unparkFirst(a));
    QCOMPARE(coordinator.park(first, std::vector{a}), Verdict::Moved);
    QVERIFY(!coordinator.isParked(first));
    coordinator.arm(first, std::vector{a});
    QCOMPARE(coordinator.park(first, std::vector{a}), Verdict::Parked);
}

void TestFateCoordinator::aDrainAfterTheParkFindsTheFate()
{
    FateCoordinator coordinator;
    coordinator.arm(first, std::vector{a});
    QCOMPARE(coordinator.park(first, std::vector{a}), Verdict::Parked);
    coordinator.laneDrained(a);
    QCOMPARE(coordinator.unparkFirst(a), std::optional(first));
    QVERIFY(!coordinator.unparkFirst(a));
}

void TestFateCoordinator::aDrainOfAnotherKeyChangesNothing()
{
    FateCoordinator coordinator;
    coordinator.arm(first, std::vector{a});
    coordinator.laneDrained(b);
    QCOMPARE(coordinator.park(first, std::vector{a}), Verdict::Parked);
    coordinator.laneDrained(b);
    QVERIFY(!coordinator.unparkFirst(b));
    QVERIFY(coordinator.isParked(first));
}

void TestFateCoordinator::aDrainOfATargetThatIsDoneChangesNothing()
{
    FateCoordinator coordinator;
    coordinator.arm(first, std::vector{a, b});
    coordinator.laneDrained(a);
    QCOMPARE(coordinator.park(first, std::vector{b}), Verdict::Parked);
    coordinator.laneDrained(a);
    QVERIFY(!coordinator.unparkFirst(a));
    QCOMPARE(coordinator.awaitedKeys(), std::vector{b});
}

void TestFateCoordinator::theLowestOpenIsToldFirst()
{
    FateCoordinator coordinator;
    for (const auto open : {second, first}) {
        coordinator.arm(open, std::vector{a});
        QCOMPARE(coordinator.park(open, std::vector{a}), Verdict::Parked);
    }
    QCOMPARE(coordinator.parked(), (std::vector{first, second}));
    coordinator.laneDrained(a);
    QCOMPARE(coordinator.unparkFirst(a), std::optional(first));
    QCOMPARE(coordinator.unparkFirst(a), std::optional(second));
}

void TestFateCoordinator::aToldFateIsOutOfTheIndexOfAllItsKeys()
{
    FateCoordinator coordinator;
    coordinator.arm(first, std::vector{a, b});
    QCOMPARE(coordinator.park(first, std::vector{a, b}), Verdict::Parked);
    coordinator.laneDrained(b);
    QCOMPARE(coordinator.unparkFirst(b), std::optional(first));
    QVERIFY(!coordinator.unparkFirst(a));
    QVERIFY(coordinator.awaitedKeys().empty());
}

/// S32: at every step.
void TestFateCoordinator::countersEqualTheIndex()
{
    FateCoordinator coordinator;
    const auto difference = [&] {
        return coordinator.counters().connectionFateParked - coordinator.counters().connectionFateUnparked;
    };
    for (int round = 0; round < 3; ++round) {
        for (const auto open : {first, second}) {
            coordinator.arm(open, std::vector{a});
            QCOMPARE(coordinator.park(open, std::vector{a}), Verdict::Parked);
            QCOMPARE(difference(), coordinator.parkedCount());
        }
        coordinator.laneDrained(a);
        while (coordinator.unparkFirst(a))
            QCOMPARE(difference(), coordinator.parkedCount());
    }
    QCOMPARE(difference(), 0U);
    QCOMPARE(coordinator.counters().connectionFateParked, 6U);
}

QTEST_APPLESS_MAIN(TestFateCoordinator)
#include "tst_fate_coordinator.moc"
