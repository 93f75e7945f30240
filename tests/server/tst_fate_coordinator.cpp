// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "server/fate/fate_coordinator.h"
#include "tests/support/show_wire.h"

#include <cstdlib>
#include <limits>
#include <new>
#include <vector>

using namespace lockscope;
using namespace lockscope::server;
using lockscope::test::keyOf;

namespace {

const Key a = keyOf("a");
const Key b = keyOf("b");
const OpenSequence first(10);
const OpenSequence second(20);
const std::vector<OpenSequence> nobody;

/// Allocations from here on until memory runs out; negative: it never does.
int allocationsLeft = -1;

void park(FateCoordinator &coordinator, OpenSequence open, const std::vector<Key> &keys)
{
    QVERIFY(coordinator.arm(open, keys));
    QCOMPARE(coordinator.park(open, keys).value(), ParkVerdict::Parked);
}

bool saysBroken(const auto &result)
{
    return !result && result.error() == CoordinatorError::IndexBroken;
}

} // namespace

void *operator new(std::size_t size)
{
    if (allocationsLeft == 0)
        throw std::bad_alloc();
    if (allocationsLeft > 0)
        --allocationsLeft;
    auto *const memory = std::malloc(size); // NOLINT(cppcoreguidelines-no-malloc): this is operator new
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

void operator delete(void *memory) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}

void operator delete(void *memory, std::size_t /*size*/) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}

/// If this fails, a drain can be lost between a refusal and the park, and a fate waits for ever. The functions bear the
/// names of the oracles in docs/fates.md.
class TestFateCoordinator : public QObject
{
    Q_OBJECT

private slots:
    void s05_aDrainOfAnotherKeyLeavesItParked();
    void s08_aDrainBeforeTheParkSendsTheFoldBack();
    void s09_aDrainAfterTheParkFindsTheFate();
    void s10_aDrainOfAnotherKeyCostsNoSpareFold();
    void s12_aLaneThatIsOccupiedAgainParksTheSameOpenAgain();
    void s13_allFatesOfAKeyAreToldInOpenOrder();
    void s20_aBrokenIndexRefusesToArmAndToPark();
    void s21_aBrokenIndexRefusesADrainAndCountsNothing();
    void s20_memoryThatRunsOutBreaksTheIndex();
    void s22_aDrainWithNothingParkedMovesTheGenerationAndNothingElse();
    void s32_parksLessUnparksIsTheSizeOfTheIndex();
    void s34_theGenerationWraps();
    void aDrainOfATargetThatIsDoneChangesNothing();
    void aToldFateIsOutOfTheIndexOfAllItsKeys();
    void aCopyGoesItsOwnWay();
};

void TestFateCoordinator::s05_aDrainOfAnotherKeyLeavesItParked()
{
    FateCoordinator coordinator;
    park(coordinator, first, {a});
    QCOMPARE(coordinator.laneDrained(b).value(), nobody);
    QCOMPARE(coordinator.parked().value(), std::vector{first});
}

void TestFateCoordinator::s08_aDrainBeforeTheParkSendsTheFoldBack()
{
    FateCoordinator coordinator;
    QVERIFY(coordinator.arm(first, std::vector{a}));
    QCOMPARE(coordinator.laneDrained(a).value(), nobody);
    QCOMPARE(coordinator.park(first, std::vector{a}).value(), ParkVerdict::Moved);
    QCOMPARE(coordinator.parked().value(), nobody);
    park(coordinator, first, {a});
}

void TestFateCoordinator::s09_aDrainAfterTheParkFindsTheFate()
{
    FateCoordinator coordinator;
    park(coordinator, first, {a});
    QCOMPARE(coordinator.laneDrained(a).value(), std::vector{first});
    QCOMPARE(coordinator.laneDrained(a).value(), nobody);
}

void TestFateCoordinator::s10_aDrainOfAnotherKeyCostsNoSpareFold()
{
    FateCoordinator coordinator;
    QVERIFY(coordinator.arm(first, std::vector{a}));
    QCOMPARE(coordinator.laneDrained(b).value(), nobody);
    QCOMPARE(coordinator.park(first, std::vector{a}).value(), ParkVerdict::Parked);
}

void TestFateCoordinator::s12_aLaneThatIsOccupiedAgainParksTheSameOpenAgain()
{
    FateCoordinator coordinator;
    park(coordinator, first, {a});
    for (int drain = 0; drain < 3; ++drain) {
        QCOMPARE(coordinator.laneDrained(a).value(), std::vector{first});
        park(coordinator, first, {a});
        QCOMPARE(coordinator.parked().value(), std::vector{first});
    }
}

void TestFateCoordinator::s13_allFatesOfAKeyAreToldInOpenOrder()
{
    FateCoordinator coordinator;
    park(coordinator, second, {a});
    park(coordinator, OpenSequence(15), {b});
    park(coordinator, first, {a, b});
    QCOMPARE(coordinator.laneDrained(a).value(), (std::vector{first, second}));
    QCOMPARE(coordinator.parked().value(), std::vector{OpenSequence(15)});
}

void TestFateCoordinator::s20_aBrokenIndexRefusesToArmAndToPark()
{
    FateCoordinator coordinator;
    park(coordinator, first, {a});
    QVERIFY(coordinator.arm(second, std::vector{a}));
    coordinator.breakIndex();
    QVERIFY(coordinator.isBroken());
    QVERIFY(saysBroken(coordinator.park(second, std::vector{a})));
    QVERIFY(saysBroken(coordinator.arm(OpenSequence(30), std::vector{a})));
    // Nothing pretends that the index is empty.
    QVERIFY(saysBroken(coordinator.parked()));
    QVERIFY(saysBroken(coordinator.awaitedKeys()));
    coordinator.finish(second);
    QVERIFY(coordinator.isBroken());
}

void TestFateCoordinator::s21_aBrokenIndexRefusesADrainAndCountsNothing()
{
    FateCoordinator coordinator;
    park(coordinator, first, {a});
    coordinator.breakIndex();
    QVERIFY(saysBroken(coordinator.laneDrained(a)));
    QCOMPARE(coordinator.counters().connectionFateParked, 1U);
    QCOMPARE(coordinator.counters().connectionFateUnparked, 0U);
}

/// Wherever in an operation it happens: the exception passes, and what it left half done is never used.
void TestFateCoordinator::s20_memoryThatRunsOutBreaksTheIndex()
{
    const std::vector keys{a, b};
    bool wentThrough = false;
    int failures = 0;
    while (!wentThrough) {
        FateCoordinator coordinator;
        park(coordinator, first, keys);
        bool thrown = false;
        allocationsLeft = failures;
        try {
            static_cast<void>(coordinator.arm(second, keys).and_then([&] { return coordinator.park(second, keys); }));
        } catch (const std::bad_alloc &) {
            thrown = true;
        }
        allocationsLeft = -1;
        wentThrough = !thrown;
        QCOMPARE(coordinator.isBroken(), thrown);
        QCOMPARE(saysBroken(coordinator.laneDrained(a)), thrown);
        failures += thrown ? 1 : 0;
    }
    QVERIFY(failures > 3);
}

void TestFateCoordinator::s22_aDrainWithNothingParkedMovesTheGenerationAndNothingElse()
{
    FateCoordinator coordinator;
    QVERIFY(coordinator.arm(first, std::vector{a}));
    QCOMPARE(coordinator.laneDrained(a).value(), nobody);
    QCOMPARE(coordinator.counters().connectionFateParked, 0U);
    QCOMPARE(coordinator.counters().connectionFateUnparked, 0U);
    QCOMPARE(coordinator.park(first, std::vector{a}).value(), ParkVerdict::Moved);
}

void TestFateCoordinator::s32_parksLessUnparksIsTheSizeOfTheIndex()
{
    FateCoordinator coordinator;
    const auto balances = [&] {
        const auto counters = coordinator.counters();
        return counters.connectionFateParked - counters.connectionFateUnparked == coordinator.parked().value().size();
    };
    for (int round = 0; round < 3; ++round) {
        for (const auto open : {first, second}) {
            park(coordinator, open, {a});
            QVERIFY(balances());
        }
        QCOMPARE(coordinator.laneDrained(a).value().size(), 2U);
        QVERIFY(balances());
        park(coordinator, second, {a, b});
        QVERIFY(balances());
        QCOMPARE(coordinator.laneDrained(b).value(), std::vector{second});
        QVERIFY(balances());
    }
    QCOMPARE(coordinator.parked().value(), nobody);
    QCOMPARE(coordinator.counters().connectionFateParked, 9U);
}

void TestFateCoordinator::s34_theGenerationWraps()
{
    FateCoordinator coordinator(std::numeric_limits<std::uint64_t>::max());
    QVERIFY(coordinator.arm(first, std::vector{a}));
    QCOMPARE(coordinator.laneDrained(a).value(), nobody);
    QCOMPARE(coordinator.park(first, std::vector{a}).value(), ParkVerdict::Moved);

    park(coordinator, first, {a});
    QVERIFY(coordinator.arm(second, std::vector{a}));
    QCOMPARE(coordinator.laneDrained(a).value(), std::vector{first});
    QCOMPARE(coordinator.park(second, std::vector{a}).value(), ParkVerdict::Moved);
}

void TestFateCoordinator::aDrainOfATargetThatIsDoneChangesNothing()
{
    FateCoordinator coordinator;
    QVERIFY(coordinator.arm(first, std::vector{a, b}));
    QCOMPARE(coordinator.laneDrained(a).value(), nobody);
    QCOMPARE(coordinator.park(first, std::vector{b}).value(), ParkVerdict::Parked);
    QCOMPARE(coordinator.laneDrained(a).value(), nobody);
    QCOMPARE(coordinator.awaitedKeys().value(), std::vector{b});
}

void TestFateCoordinator::aToldFateIsOutOfTheIndexOfAllItsKeys()
{
    FateCoordinator coordinator;
    park(coordinator, first, {a, b});
    QCOMPARE(coordinator.laneDrained(b).value(), std::vector{first});
    QCOMPARE(coordinator.laneDrained(a).value(), nobody);
    QVERIFY(coordinator.awaitedKeys().value().empty());
}

void TestFateCoordinator::aCopyGoesItsOwnWay()
{
    FateCoordinator coordinator;
    park(coordinator, first, {a});
    auto copy = coordinator;
    QCOMPARE(copy.laneDrained(a).value(), std::vector{first});
    QCOMPARE(coordinator.parked().value(), std::vector{first});
    coordinator = copy;
    QCOMPARE(coordinator.parked().value(), nobody);
    copy.breakIndex();
    QVERIFY(!coordinator.isBroken());
}

QTEST_APPLESS_MAIN(TestFateCoordinator)
#include "tst_fate_coordinator.moc"
