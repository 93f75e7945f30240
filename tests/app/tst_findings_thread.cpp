// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/findings_judge.h"
#include "app/findings_thread.h"
#include "tests/support/event_stream.h"

#include <chrono>
#include <map>

using namespace lockscope;
using namespace lockscope::app;
using namespace std::chrono_literals;

namespace {

constexpr int patienceMs = 20'000;

Entry entryOf(std::uint64_t number, Event event)
{
    return {EventNumber(number), {TimePoint(Duration(number * 1'000)), {}}, NodeId(1), std::move(event), Rule::None};
}

Entry missedAt(std::uint64_t number)
{
    return entryOf(number, ServerEvent(ReleaseMissed{*Key::parse("k"), Token(number), ConnectionId{}}));
}

} // namespace

/// If these fail, what is wrong is not found, or the window waits for who looks for it.
class TestFindingsThread : public QObject
{
    Q_OBJECT

private slots:
    void findsTheSameAsAFoldInTheSameThread()
    {
        check::Findings expected;
        std::map<check::FindingNumber, check::Finding> told;
        FindingsThread thread;
        connect(&thread, &FindingsThread::found, this, [&](const check::Findings::Changes &changes) {
            for (const auto gone : changes.gone)
                told.erase(gone);
            for (const auto &finding : changes.changed)
                told.insert_or_assign(finding.number, finding);
        });
        QSignalSpy caughtUp(&thread, &FindingsThread::caughtUp);
        test::EventStream stream(3);
        std::uint64_t number = 0;
        for (int batch = 0; batch < 50; ++batch) {
            std::vector<Entry> entries;
            for (int i = 0; i < 100; ++i) {
                auto next = stream.next();
                entries.push_back({EventNumber(++number), next.at, next.origin, next.event, next.rule});
                expected.apply(entries.back());
            }
            thread.post(std::move(entries));
        }
        QTRY_VERIFY_WITH_TIMEOUT(thread.waiting() == 0 && !caughtUp.isEmpty() && told == expected.all(), patienceMs);
        QVERIFY(!told.empty());
    }

    void anotherHistoryBeginsAnew()
    {
        FindingsThread thread;
        std::vector<check::Findings::Changes> told;
        connect(&thread, &FindingsThread::found, this, [&](const check::Findings::Changes &changes) {
            told.push_back(changes);
        });
        thread.post({missedAt(1)});
        QTRY_VERIFY_WITH_TIMEOUT(!told.empty(), patienceMs);
        thread.reset();
        thread.post({missedAt(1)});
        QTRY_VERIFY_WITH_TIMEOUT(!told.back().changed.empty() && told.size() >= 2, patienceMs);
        QVERIFY(std::any_of(told.begin() + 1, told.end(), [](const auto &changes) { return changes.beginsAnew; }));
        QCOMPARE(told.back().changed.front().number, check::FindingNumber(1));
        QCOMPARE(told.back().changed.front().count, std::uint64_t(1));
    }

    /// If this fails, a flood fills the memory, or what was not judged counts as judged.
    void whatIsTooMuchIsAGapThatIsSaid()
    {
        FindingsJudge judge(10);
        QSignalSpy fellBehind(&judge, &FindingsJudge::fellBehind);
        QSignalSpy caughtUp(&judge, &FindingsJudge::caughtUp);
        std::map<check::FindingNumber, check::Finding> told;
        connect(&judge, &FindingsJudge::found, this, [&](const check::Findings::Changes &changes) {
            for (const auto &finding : changes.changed)
                told.insert_or_assign(finding.number, finding);
        });
        std::uint64_t number = 0;
        for (int batch = 0; batch < 5; ++batch) {
            std::vector<Entry> entries;
            for (int i = 0; i < 4; ++i)
                entries.push_back(missedAt(++number));
            judge.post(std::move(entries));
        }
        QCOMPARE(judge.waiting(), std::size_t(8));
        QCOMPARE(fellBehind.count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!caughtUp.isEmpty(), patienceMs);
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(told.begin()->second.count, std::uint64_t(8));
        // The next one that is taken in comes behind the gap.
        judge.post({missedAt(++number)});
        QTRY_VERIFY_WITH_TIMEOUT(told.size() == 2, patienceMs);
        const auto &gap = told.at(check::FindingNumber(2));
        QCOMPARE(std::get<check::Remark>(gap.what), check::Remark::EventsMissing);
        QCOMPARE(gap.amount, std::uint64_t(12));
        QCOMPARE(gap.first, EventNumber(9));
    }
};

QTEST_GUILESS_MAIN(TestFindingsThread)
#include "tst_findings_thread.moc"
