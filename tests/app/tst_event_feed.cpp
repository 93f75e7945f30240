// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/event_feed.h"
#include "core/history/history.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

using namespace lockscope;
using lockscope::app::EventFeed;

namespace {

UnnumberedEntry server(ServerEvent event)
{
    return {Moment{}, NodeId(1), std::move(event), Rule::None};
}

UnnumberedEntry client(ClientEvent event)
{
    return {Moment{}, ClientId(1), std::move(event), Rule::None};
}

std::vector<UnnumberedEntry> takeAll(EventFeed &feed)
{
    std::vector<UnnumberedEntry> all;
    for (auto batch = feed.take(); !batch.empty(); batch = feed.take()) {
        for (auto &entry : batch)
            all.push_back(std::move(entry));
    }
    return all;
}

template<typename Half, typename Kind>
bool is(const UnnumberedEntry &entry)
{
    const auto *half = std::get_if<Half>(&entry.event);
    return half != nullptr && std::holds_alternative<Kind>(*half);
}

std::uint64_t skippedIn(const std::vector<UnnumberedEntry> &entries)
{
    std::uint64_t count = 0;
    for (const auto &entry : entries) {
        if (const auto *skipped = std::get_if<EventsSkipped>(&entry.event))
            count += skipped->count;
    }
    return count;
}

/// Full, with three server events and two client events that found no room, and then emptied.
class OverflowBench
{
public:
    OverflowBench()
    {
        for (int i = 0; i < 10; ++i)
            feed.post({server(ServerStopping{})});
        for (int i = 0; i < 3; ++i)
            feed.post({server(LaneHeld{*Key::parse("k")})});
        for (int i = 0; i < 2; ++i)
            feed.post({client(OrphanSeen{})});
        kept = takeAll(feed);
    }

    EventFeed feed{EventFeed::Limits{.waiting = 10}};
    QSignalSpy resyncs{&feed, &EventFeed::resyncNeeded};
    std::vector<UnnumberedEntry> kept;
};

} // namespace

/// If these fail, the console grows without limit under a flood, or shows a state that it guessed over a gap.
class TestEventFeed : public QObject
{
    Q_OBJECT

private slots:
    void wakesOnceForWhatWaits()
    {
        EventFeed feed;
        QSignalSpy filled(&feed, &EventFeed::filled);
        feed.post({});
        QCOMPARE(filled.count(), 0);
        feed.post({server(ServerStopping{})});
        feed.post({server(ServerStopping{})});
        QCOMPARE(filled.count(), 1);
        QCOMPARE(feed.waiting(), std::size_t(2));
        QCOMPARE(takeAll(feed).size(), std::size_t(2));
        feed.post({server(ServerStopping{})});
        QCOMPARE(filled.count(), 2);
    }

    void keepsNoMoreThanItsLimit()
    {
        OverflowBench bench;
        QCOMPARE(bench.kept.size(), std::size_t(10));
        QCOMPARE(bench.resyncs.count(), 1);
    }

    void eachHalfGoesOnWithItsWholeState()
    {
        OverflowBench bench;
        bench.feed.post({server(LaneHeld{*Key::parse("k")}),
                         server(StateResumed{}),
                         server(LaneDrained{*Key::parse("k")}),
                         client(OrphanSeen{})});
        auto shown = takeAll(bench.feed);
        QCOMPARE(shown.size(), std::size_t(3));
        QCOMPARE(skippedIn({shown[0]}), std::uint64_t(6));
        QVERIFY((is<ServerEvent, StateResumed>(shown[1])));
        QVERIFY((is<ServerEvent, LaneDrained>(shown[2])));

        bench.feed.postClientsResumed({client(ClientResumed{})});
        bench.feed.post({client(OrphanSeen{})});
        shown = takeAll(bench.feed);
        QCOMPARE(shown.size(), std::size_t(3));
        QCOMPARE(skippedIn({shown[0]}), std::uint64_t(1));
        QVERIFY((is<ClientEvent, ClientResumed>(shown[1])));
        QVERIFY((is<ClientEvent, OrphanSeen>(shown[2])));
        QCOMPARE(bench.resyncs.count(), 1);
    }

    /// If this fails, a console whose clients resume before its server never wakes up again.
    void whicheverHalfResumesFirstIsTold()
    {
        OverflowBench bench;
        const QSignalSpy filled(&bench.feed, &EventFeed::filled);
        bench.feed.postClientsResumed({client(ClientResumed{})});
        QCOMPARE(filled.count(), 1);
    }

    /// What came between the gap and the whole state is not told either: it would be a guess at what it changed.
    void l32_aGapIsClosedByTheWholeStateAndNoGuess()
    {
        const auto known = *Key::parse("known");
        const auto lost = *Key::parse("lost");
        EventFeed feed(EventFeed::Limits{.waiting = 2});
        QSignalSpy resyncs(&feed, &EventFeed::resyncNeeded);
        History history;
        const auto show = [&] {
            Touched touched;
            for (auto &entry : takeAll(feed))
                history.append(std::move(entry), touched);
        };
        feed.post({server(ServerStarted{}), server(LaneHeld{known})});
        feed.post({server(LaneHeld{lost})});
        show();
        QCOMPARE(resyncs.count(), 1);
        feed.post({server(LaneDrained{known})});
        show();
        const auto &truth = history.live().truth();
        QVERIFY(truth.keys().contains(known) && !truth.keys().contains(lost));
        QCOMPARE(truth.keys().at(known).lane, LaneState::Held);

        ServerSnapshot snapshot;
        snapshot.keys = {KeySnapshot{lost, LaneState::Held, TransitionKind::Hold, {}, {}}};
        feed.post({server(StateResumed{snapshot})});
        show();
        QVERIFY(!truth.keys().contains(known) || truth.keys().at(known).lane == LaneState::Empty);
        QCOMPARE(truth.keys().at(lost).lane, LaneState::Held);
        QCOMPARE(history.live().skippedCount(), std::uint64_t(2));
        QCOMPARE(resyncs.count(), 1);
    }

    void clientsResumeEvenWhenThereAreNone()
    {
        OverflowBench bench;
        bench.feed.postClientsResumed({});
        bench.feed.post({client(OrphanSeen{})});
        const auto shown = takeAll(bench.feed);
        QCOMPARE(skippedIn(shown), std::uint64_t(5));
        QVERIFY((is<ClientEvent, OrphanSeen>(shown.back())));
    }

    void beginningsAndEndsAreNeverLost()
    {
        OverflowBench bench;
        bench.feed.post({client(ClientStarted{}), client(ClientStopped{}), server(ServerStopped{})});
        QCOMPARE(takeAll(bench.feed).size(), std::size_t(3));
    }

    void olderStateDoesNotHealANewerGap()
    {
        OverflowBench bench;
        for (int i = 0; i < 12; ++i)
            bench.feed.post({server(ServerStopping{})});
        bench.feed.post({server(StateResumed{}), server(LaneHeld{*Key::parse("k")})});
        for (const auto &entry : takeAll(bench.feed))
            QVERIFY((is<ServerEvent, ServerStopping>(entry)));
        QCOMPARE(bench.resyncs.count(), 2);
        bench.feed.post({server(StateResumed{})});
        QVERIFY((is<ServerEvent, StateResumed>(takeAll(bench.feed).back())));
    }

    void everyEventIsKeptOrCounted()
    {
        EventFeed feed(EventFeed::Limits{.waiting = 500});
        constexpr int perThread = 20'000;
        std::atomic<int> running = 3;
        std::vector<std::thread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&feed, &running] {
                for (int n = 0; n < perThread; ++n)
                    feed.post({server(LaneDrained{*Key::parse("k")})});
                --running;
            });
        std::vector<UnnumberedEntry> all;
        QSignalSpy resyncs(&feed, &EventFeed::resyncNeeded);
        const auto take = [&] {
            for (auto &entry : takeAll(feed))
                all.push_back(std::move(entry));
            if (resyncs.count() > 0) {
                resyncs.clear();
                feed.post({server(StateResumed{})});
            }
        };
        while (running > 0)
            take();
        for (auto &thread : threads)
            thread.join();
        take();
        take();
        take();
        const auto drained = std::count_if(all.begin(), all.end(), is<ServerEvent, LaneDrained>);
        QCOMPARE(static_cast<std::uint64_t>(drained) + skippedIn(all), std::uint64_t(3 * perThread));
    }
};

QTEST_GUILESS_MAIN(TestEventFeed)
#include "tst_event_feed.moc"
