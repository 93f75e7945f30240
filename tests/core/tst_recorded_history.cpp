// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/history/history.h"
#include "core/history/recorded_history.h"
#include "core/history/world_trail.h"
#include "tests/support/event_stream.h"

#include <memory>
#include <vector>

using namespace lockscope;

namespace {

constexpr std::size_t pageSize = 100;
constexpr std::uint64_t eventCount = 2'000;

/// The same events in memory and as pages.
struct Story
{
    Story()
        : history({.events = 4'096, .chunk = 256})
    {
        test::EventStream stream(5);
        Touched touched;
        for (std::uint64_t i = 0; i < eventCount; ++i)
            history.append(stream.next(), touched);
    }
    [[nodiscard]] EventPage page(std::uint64_t place) const
    {
        auto entries = std::make_shared<std::vector<Entry>>();
        for (std::uint64_t i = 1; i <= pageSize; ++i)
            entries->push_back(*history.find(EventNumber(place * pageSize + i)));
        return {*entries, entries};
    }
    [[nodiscard]] RecordedHistory recorded(std::size_t limit) const
    {
        return RecordedHistory(
            {history.first(), history.end()}, std::make_shared<const World>(history.live()), {limit});
    }

    History history;
};

} // namespace

/// If these fail, a recording shows events that are not its own, or takes all memory.
class TestRecordedHistory : public QObject
{
    Q_OBJECT

private slots:
    void lengthIsKnownBeforeAnythingIsRead()
    {
        const auto recorded = m_story.recorded(1'000);
        QCOMPARE(recorded.first(), EventNumber(1));
        QCOMPARE(recorded.end(), EventNumber(eventCount + 1));
        QVERIFY(recorded.find(EventNumber(500)) == nullptr);
        QVERIFY(recorded.pages(EventNumber(1), EventNumber(10)).empty());
        QVERIFY(recorded.live() == m_story.history.live());
    }

    void eventsAreFoundInThePagesThatAreThere()
    {
        auto recorded = m_story.recorded(1'000);
        recorded.put(m_story.page(3));
        recorded.put(m_story.page(4));
        QVERIFY(recorded.find(EventNumber(300)) == nullptr);
        QCOMPARE(recorded.find(EventNumber(301))->number, EventNumber(301));
        QCOMPARE(recorded.find(EventNumber(500))->number, EventNumber(500));
        QVERIFY(recorded.find(EventNumber(501)) == nullptr);
        QCOMPARE(recorded.beginOfRun(EventNumber(450)), EventNumber(301));
        QCOMPARE(recorded.beginOfRun(EventNumber(600)), EventNumber(601));
        const auto pages = recorded.pages(EventNumber(390), EventNumber(420));
        QCOMPARE(pages.size(), std::size_t(2));
        QCOMPARE(pages[0].entries.front().number, EventNumber(390));
        QCOMPARE(pages[1].entries.back().number, EventNumber(419));
    }

    /// The page that was not looked at for longest goes; the first one never does.
    void pagesBeyondTheLimitGo()
    {
        auto recorded = m_story.recorded(3 * pageSize);
        for (std::uint64_t place = 0; place < 3; ++place)
            recorded.put(m_story.page(place));
        QVERIFY(recorded.find(EventNumber(101)) != nullptr);
        recorded.put(m_story.page(3));
        QVERIFY(recorded.find(EventNumber(1)) != nullptr);
        QVERIFY(recorded.find(EventNumber(101)) != nullptr);
        QVERIFY(recorded.find(EventNumber(201)) == nullptr);
        QVERIFY(recorded.find(EventNumber(301)) != nullptr);
    }

    void pageThatComesTwiceIsThereOnce()
    {
        auto recorded = m_story.recorded(3 * pageSize);
        for (int i = 0; i < 10; ++i)
            recorded.put(m_story.page(1));
        recorded.put(m_story.page(2));
        QVERIFY(recorded.find(EventNumber(101)) != nullptr);
        QVERIFY(recorded.find(EventNumber(201)) != nullptr);
    }

    /// Near a world that is kept nobody has to ask the file.
    void trailLeadsOverWhatIsAtHand()
    {
        auto recorded = m_story.recorded(1'000);
        WorldTrail trail;
        QVERIFY(!trail.routeTo(recorded, EventNumber(350)));
        trail.keep({{EventNumber(310), std::make_shared<const World>(m_story.history.worldAt(EventNumber(310)))}},
                   EventNumber(310));
        QVERIFY(!trail.routeTo(recorded, EventNumber(350)));
        recorded.put(m_story.page(3));
        const auto route = trail.routeTo(recorded, EventNumber(350));
        QVERIFY(route.has_value());
        QCOMPARE(route->length(), std::uint64_t(40));
        QVERIFY(*travel(*route).world == m_story.history.worldAt(EventNumber(350)));
        QVERIFY(!trail.routeTo(recorded, EventNumber(450)));
        const auto end = trail.routeTo(recorded, EventNumber(eventCount));
        QVERIFY(end.has_value());
        QVERIFY(*travel(*end).world == m_story.history.live());
    }

private:
    const Story m_story;
};

QTEST_APPLESS_MAIN(TestRecordedHistory)
#include "tst_recorded_history.moc"
