// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/server/fate_schedules.h"
#include "tests/support/show_wire.h"

#include <limits>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;

Q_DECLARE_METATYPE(lockscope::test::FateScene)

/// If this fails, there is an order of two threads' steps in which a parked fate is never told, or folded twice at
/// once. A row's name is the oracles of docs/fates.md that it proves.
class TestFateSchedules : public QObject
{
    Q_OBJECT

private slots:
    void everyOrderOfTheSteps_data();
    void everyOrderOfTheSteps();
};

void TestFateSchedules::everyOrderOfTheSteps_data()
{
    const auto a = keyOf("a");
    const auto b = keyOf("b");
    const auto c = keyOf("c");
    QTest::addColumn<FateScene>("scene");
    QTest::addColumn<bool>("mayFoldAgain");

    const auto row = [](const char *name, const FateScene &scene, bool mayFoldAgain = true) {
        QTest::newRow(name) << scene << mayFoldAgain;
    };
    row("S8 S9: a fold and a drain", {.fates = {{a}}, .drains = {a}, .occupiedAgain = {}});
    row("S10: a fold beside the drain of another key", {.fates = {{a, b}}, .drains = {a, c}, .occupiedAgain = {}});
    row("S11: two drains for two keys of one fate", {.fates = {{a, b}}, .drains = {a, b}, .occupiedAgain = {}});
    row("S12: the lane is occupied again before the retry", {.fates = {{a}}, .drains = {a}, .occupiedAgain = {a}});
    row("S13: two fates and the drain of their key", {.fates = {{a}, {a}}, .drains = {a}, .occupiedAgain = {}});
    row("S32: two fates on different keys and two drains",
        {.fates = {{a}, {b}}, .drains = {a, b}, .occupiedAgain = {}});
    row("S34: the generation wraps",
        {.fates = {{a}},
         .drains = {a},
         .occupiedAgain = {a},
         .firstGeneration = std::numeric_limits<std::uint64_t>::max()});
    row("S7: nothing is drained that the fate names", {.fates = {{a}}, .drains = {c}, .occupiedAgain = {}}, false);
}

void TestFateSchedules::everyOrderOfTheSteps()
{
    QFETCH(FateScene, scene);
    QFETCH(bool, mayFoldAgain);
    const auto seen = runSchedules(scene);
    QVERIFY2(seen.problem.empty(), seen.problem.c_str());
    QVERIFY(seen.scheduleCount > 5);
    QCOMPARE(seen.foldedAgainCount > 0, mayFoldAgain);
    QCOMPARE(seen.toldCount > 0, mayFoldAgain);
}

QTEST_APPLESS_MAIN(TestFateSchedules)
#include "tst_fate_schedules.moc"
