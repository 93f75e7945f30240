// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/search_thread.h"
#include "core/history/history.h"
#include "core/query/event_facts.h"
#include "core/query/parser.h"
#include "tests/support/event_stream.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

using namespace lockscope;
using namespace lockscope::app;
using namespace std::chrono_literals;

namespace {

/// Longer than any search takes on a slow machine under a sanitizer.
constexpr int patience = 30'000;

query::Expression expressionOf(std::string_view text)
{
    return *query::parse(text, query::eventSchema());
}

/// A history that grows by whole lock cycles, and a search in it with all that it told.
struct Bench
{
    explicit Bench(History::Limits limits = {})
        : history(limits)
    {
        QObject::connect(&search, &ui::EventFinder::found, &search, [this](const ui::EventHits &hits) {
            told.push_back(hits);
            numbers.insert(numbers.end(), hits.numbers.begin(), hits.numbers.end());
        });
    }

    void grow(std::size_t events)
    {
        for (const auto end = history.end().value() + events; history.end().value() < end; ++turn) {
            const auto key = *Key::parse("orders/" + std::to_string(turn % 10));
            Touched touched;
            for (auto &entry : test::EventStream::cycle(turn, ClientId(1), key, {TimePoint(10s), WallTime(20s)}))
                history.append(std::move(entry), touched);
        }
    }
    void find(std::string_view text)
    {
        told.clear();
        numbers.clear();
        search.find(expressionOf(text), history.first(), history.end());
    }
    [[nodiscard]] bool isDone() const { return !told.empty() && told.back().isDone; }

    History history;
    std::uint64_t turn = 0;
    std::vector<ui::EventHits> told;
    std::vector<EventNumber> numbers;
    SearchThread search{history};
};

} // namespace

/// If these fail, the filter misses events, or goes on after a person has had enough of it.
class TestSearchThread : public QObject
{
    Q_OBJECT

private slots:
    void findsEveryEventTheNewestFirst()
    {
        Bench bench;
        bench.grow(20'000);
        bench.find("kind is Granted");
        // Nothing is told before the caller is back in its loop.
        QVERIFY(bench.told.empty());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
        QCOMPARE(bench.numbers.size(), static_cast<std::size_t>(bench.turn));
        QVERIFY(std::is_sorted(bench.numbers.rbegin(), bench.numbers.rend()));
        QCOMPARE(bench.told.back().looked, bench.history.size());
    }

    /// If this fails, a person waits for all events before the first one is seen.
    void firstScreenComesBeforeTheRest()
    {
        Bench bench;
        bench.grow(30'000);
        bench.find("kind is Granted");
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
        QVERIFY(bench.told.size() > 1);
        QVERIFY(bench.told.front().looked < bench.history.size() / 2);
        QVERIFY(!bench.told.front().numbers.empty());
    }

    void looksOnlyAtWhatWasThere()
    {
        Bench bench;
        bench.grow(5'000);
        const auto end = bench.history.end();
        bench.find("kind is Granted");
        bench.grow(5'000);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
        QVERIFY(bench.numbers.front() < end);
    }

    /// If this fails, the search reads events that are gone.
    void eventsMayGoWhileItLooks()
    {
        Bench bench({.events = 8'192, .chunk = 1'024});
        bench.grow(8'192);
        for (int round = 0; round < 20; ++round) {
            bench.find("key == \"orders/3\"");
            bench.grow(8'192);
        }
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
        QVERIFY(!bench.numbers.empty());
    }

    /// If this fails, rows of the last filter stand among those of this one.
    void nothingOfAnOlderSearchIsTold()
    {
        Bench bench;
        bench.grow(30'000);
        bench.find("kind is Granted");
        bench.search.stop();
        bench.find("kind is AcquireQueued");
        bench.find("key == \"orders/3\" and kind is Granted");
        QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
        QVERIFY(!bench.numbers.empty());
        QVERIFY(bench.numbers.size() <= bench.turn / 10 + 1);
    }

    void endsInTheMiddle()
    {
        for (int round = 0; round < 10; ++round) {
            Bench bench;
            bench.grow(20'000);
            bench.find("kind is Granted");
        }
    }
};

QTEST_GUILESS_MAIN(TestSearchThread)
#include "tst_search_thread.moc"
