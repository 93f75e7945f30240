// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/history/world.h"
#include "tests/support/event_stream.h"

using namespace lockscope;

/// If this fails, the console grows for as long as it is open, or counts what is not there.
class TestWorldBounds : public QObject
{
    Q_OBJECT

private slots:
    void staysBoundedUnderAnyStream()
    {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            test::EventStream stream(seed);
            World world;
            Touched touched;
            for (std::uint64_t number = 1; number <= 20'000; ++number) {
                auto next = stream.next();
                world.apply({EventNumber(number), next.at, next.origin, next.event, next.rule}, touched);
            }
            const auto &truth = world.truth();
            std::size_t held = 0;
            std::size_t orphans = 0;
            std::size_t waiters = 0;
            std::size_t idle = 0;
            for (const auto &[name, state] : truth.keys()) {
                held += state.holder ? 1U : 0U;
                orphans += state.holder && state.holder->orphan ? 1U : 0U;
                waiters += state.waiters.size();
                idle += state.isIdle() ? 1U : 0U;
            }
            QCOMPARE(truth.heldCount(), held);
            QCOMPARE(truth.orphanCount(), orphans);
            QCOMPARE(truth.waiterCount(), waiters);
            QVERIFY(idle <= Truth::idleKeysMax);
            std::size_t live = 0;
            std::size_t indeterminate = 0;
            for (const auto &[id, client] : world.beliefs().clients()) {
                live += client.requests.size();
                for (const auto &[request, belief] : client.requests)
                    indeterminate += belief.state == BeliefState::Indeterminate ? 1 : 0;
                QVERIFY(client.finished.size() <= Beliefs::finishedMax);
                QVERIFY(client.orphans.size() <= Beliefs::orphansMax);
            }
            QCOMPARE(world.beliefs().liveCount(), live);
            QCOMPARE(world.beliefs().indeterminateCount(), indeterminate);
        }
    }
};

QTEST_APPLESS_MAIN(TestWorldBounds)
#include "tst_world_bounds.moc"
