// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/recording_loader.h"
#include "core/check/findings.h"
#include "core/history/event_subject.h"
#include "core/io/recording_writer.h"
#include "core/io/sql_connection.h"
#include "core/query/evaluation.h"
#include "core/query/event_facts.h"
#include "core/query/parser.h"
#include "tests/support/event_stream.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

using namespace lockscope;
using namespace lockscope::app;
using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t eventCount = 90'000;

/// A recording of a stream, and the console that shows it.
struct Bench
{
    explicit Bench(const QString &path)
        : loader(models, path)
        , loaded(&loader, &RecordingLoader::loaded)
        , failed(&loader, &RecordingLoader::failed)
    {
        loader.start();
    }
    [[nodiscard]] bool opens() { return loaded.count() > 0 || loaded.wait(); }
    /// Goes there, and comes to stand there.
    [[nodiscard]] bool goesTo(EventNumber number)
    {
        models.cursor.goTo(number);
        return QTest::qWaitFor([this, number] { return models.cursor.position() == number; });
    }

    ui::ConsoleModels models{History::Limits{}};
    RecordingLoader loader;
    QSignalSpy loaded;
    QSignalSpy failed;
};

} // namespace

/// If these fail, a long recording cannot be opened, or shows what never happened.
class TestRecordingLoader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::EventStream stream(11);
        for (std::uint64_t number = 1; number <= eventCount; ++number) {
            auto next = stream.next();
            m_entries.push_back({EventNumber(number), next.at, next.origin, next.event, next.rule});
        }
        auto writer = io::RecordingWriter::create(path(), {});
        QVERIFY(writer.has_value());
        QVERIFY(writer->append(m_entries).has_value());
        QVERIFY(writer->keep({0, EventNumber(70'000), "here"}).has_value());
        QVERIFY(writer->finish().has_value());
    }

    void opensAtTheFirstEventWithAllOfItsLength()
    {
        Bench bench(path());
        QVERIFY(bench.opens());
        const auto &models = bench.models;
        QVERIFY(!models.cursor.isLive());
        QCOMPARE(models.cursor.position(), EventNumber(1));
        QCOMPARE(models.cursor.newest(), EventNumber(eventCount));
        QCOMPARE(models.events.rowCount(), static_cast<int>(eventCount));
        QVERIFY(models.cursor.world() == worldAt(1));
        QVERIFY(models.cursor.present() == worldAt(eventCount));
        QCOMPARE(bench.failed.count(), 0);
    }

    /// If this fails, whoever opens a run that failed has to look for the place.
    void aRunThatFailedOpensWhereItDid()
    {
        const auto failed = m_folder.filePath(u"failed.lockscope"_s);
        io::RecordingAbout about;
        about.scenarioName = u"builtin:lost-reply"_s;
        about.scenarioText = u"lockscope 1\nclient w1\n"_s;
        about.failure = io::RecordedFailure{EventNumber(3'000), 2, u"this"_s, u"that"_s};
        auto writer = io::RecordingWriter::create(failed, about);
        QVERIFY(writer.has_value());
        QVERIFY(writer->append(std::span(m_entries).first(4'000)).has_value());
        QVERIFY(writer->finish().has_value());
        Bench bench(failed);
        QSignalSpy read(&bench.models.scenarios, &ui::ScenarioDesk::recordedRead);
        QVERIFY(bench.opens());
        QCOMPARE(read.count(), 1);
        QCOMPARE(read[0][0].toString(), about.scenarioName);
        QCOMPARE(read[0][1].toString(), about.scenarioText);
        const auto &progress = bench.models.scenarios.progress();
        QCOMPARE(progress.failedLine, 2);
        QCOMPARE(progress.expected, u"this"_s);
        QCOMPARE(progress.actual, u"that"_s);
        QTRY_COMPARE(bench.models.cursor.position(), EventNumber(3'000));
        QVERIFY(bench.models.cursor.world() == worldAt(3'000));
    }

    /// What became too large has lost its oldest part, and the world before the rest stands for it.
    void recordingWithoutItsBeginningIsShown()
    {
        constexpr std::uint64_t lost = 50'000;
        const auto late = m_folder.filePath(u"late.lockscope"_s);
        auto writer = io::RecordingWriter::create(late, {});
        QVERIFY(writer.has_value());
        writer->beginWith(worldAt(lost));
        QVERIFY(writer->append(std::span(m_entries).subspan(lost)).has_value());
        QVERIFY(writer->finish().has_value());
        Bench bench(late);
        QVERIFY(bench.opens());
        const auto &cursor = bench.models.cursor;
        QCOMPARE(cursor.position(), EventNumber(lost + 1));
        QVERIFY(cursor.world() == worldAt(lost + 1));
        QCOMPARE(cursor.history().summarisedCount(), lost);
        QCOMPARE(bench.models.events.rowCount(), static_cast<int>(eventCount - lost));
        QVERIFY(bench.goesTo(EventNumber(75'000)));
        QVERIFY(cursor.world() == worldAt(75'000));
    }

    void everyMomentIsTheSameWorld()
    {
        Bench bench(path());
        QVERIFY(bench.opens());
        auto &cursor = bench.models.cursor;
        for (const auto number : {50'000U, 50'001U, 49'990U, 3U, 89'999U, 16'384U, 16'385U, 1U}) {
            QVERIFY(bench.goesTo(EventNumber(number)));
            QVERIFY(cursor.world() == worldAt(number));
        }
        cursor.goLive();
        QVERIFY(cursor.world() == worldAt(eventCount));
        QCOMPARE(bench.failed.count(), 0);
    }

    /// Where somebody drags about, only where they came to stand counts.
    void theLastMomentThatWasAskedForIsShown()
    {
        Bench bench(path());
        QVERIFY(bench.opens());
        for (std::uint64_t number = 1'000; number < 80'000; number += 1'000)
            bench.models.cursor.goTo(EventNumber(number));
        QVERIFY(bench.goesTo(EventNumber(12'345)));
        QVERIFY(bench.models.cursor.world() == worldAt(12'345));
        QVERIFY(!bench.models.cursor.destination());
    }

    /// A row stands for its event before that is read, and tells when it is there.
    void rowsAreFilledInWhenTheyAreLookedAt()
    {
        Bench bench(path());
        QVERIFY(bench.opens());
        auto &events = bench.models.events;
        const auto row = events.index(60'000, ui::EventModel::KindColumn);
        const auto number = events.index(60'000, ui::EventModel::NumberColumn);
        QSignalSpy changed(&events, &QAbstractItemModel::dataChanged);
        QCOMPARE(row.data().toString(), QString());
        QCOMPARE(number.data().toString(), u"60001"_s);
        QVERIFY(QTest::qWaitFor([&row] { return !row.data().toString().isEmpty(); }));
        QVERIFY(changed.count() > 0);
    }

    void filterFindsTheSameAsInMemory()
    {
        const auto expression = query::parse("n > 1000 and n < 60000", query::eventSchema());
        QVERIFY(expression.has_value());
        std::vector<EventNumber> wanted;
        for (const auto &entry : m_entries) {
            if (query::evaluate(*expression, query::EventFacts(entry)) == query::Verdict::Yes)
                wanted.push_back(entry.number);
        }
        QVERIFY(!wanted.empty());
        Bench bench(path());
        QVERIFY(bench.opens());
        bench.models.filter.use(u"n > 1000 and n < 60000"_s);
        auto &events = bench.models.events;
        QVERIFY(QTest::qWaitFor([&events] { return !events.counts().isLooking; }, 30'000));
        QCOMPARE(events.counts().looked, eventCount);
        QCOMPARE(static_cast<std::size_t>(events.rowCount()), wanted.size());
        for (int row = 0; row < events.rowCount(); row += 97) {
            const auto selection = events.index(row, 0).data(ui::SelectionRole).value<ui::Selection>();
            QVERIFY(std::get<EventNumber>(selection) == wanted[static_cast<std::size_t>(row)]);
        }
    }

    /// The next event about the selected thing may be far away, where nothing is read yet.
    void selectedThingIsFoundAnywhere()
    {
        Bench bench(path());
        QVERIFY(bench.opens());
        QVERIFY(bench.goesTo(EventNumber(40'000)));
        auto &steps = bench.models.steps;
        const ClientId client(2);
        steps.setSelection(client);
        QSignalSpy found(&steps, &ui::TimeSteps::selectedFound);
        steps.seekSelected(ui::StepWay::Back);
        QVERIFY(found.count() > 0 || found.wait());
        auto expected = EventNumber(39'999);
        while (!isAbout(m_entries[expected.value() - 1], client))
            expected = EventNumber(expected.value() - 1);
        QVERIFY(found.last().at(1).value<std::optional<EventNumber>>() == expected);
    }

    /// The pictures know what is around the cursor, and begin anew elsewhere.
    void picturesFollowTheCursor()
    {
        Bench bench(path());
        QVERIFY(bench.opens());
        const auto &pictures = bench.models.pictures;
        const auto reaches = [&](std::uint64_t number) {
            return QTest::qWaitFor(
                [&] {
                    bench.models.cursor.publish();
                    return pictures.next() >= EventNumber(number);
                },
                30'000);
        };
        QVERIFY(reaches(ui::Pictures::ahead));
        QVERIFY(pictures.sequence().items().size() > 0);
        QVERIFY(bench.goesTo(EventNumber(80'000)));
        QVERIFY(reaches(eventCount));
        QVERIFY(bench.goesTo(EventNumber(2)));
        QVERIFY(pictures.next() <= EventNumber(2 * ui::Pictures::ahead));
        QVERIFY(reaches(ui::Pictures::ahead));
    }

    /// If this fails, whoever opens a recording is not told what is wrong in it.
    void everythingThatIsWrongIsFound()
    {
        check::Findings expected;
        for (const auto &entry : m_entries)
            expected.apply(entry);
        QVERIFY(expected.all().size() > 2);
        Bench bench(path());
        QVERIFY(bench.opens());
        const auto &findings = bench.models.findings;
        QVERIFY(QTest::qWaitFor([&] { return findings.late() == 0 && isSame(bench, expected); }, 30'000));
        QCOMPARE(static_cast<std::size_t>(findings.rowCount()), expected.all().size());
        // The recording stands at its first event.
        QVERIFY(findings.laterCount() > 0);
        bench.models.cursor.goLive();
        QCOMPARE(findings.laterCount(), std::size_t(0));
    }

    void damagedPageIsAGapInTheJudging()
    {
        const auto damaged = m_folder.filePath(u"damaged.lockscope"_s);
        QVERIFY(QFile::copy(path(), damaged));
        {
            auto connection = io::SqlConnection::open(damaged, io::SqlConnection::Access::Write);
            QVERIFY(connection.has_value());
            QVERIFY(connection->execute(u"UPDATE page SET events = x'00' WHERE id = 40"_s).has_value());
        }
        check::Findings expected;
        for (const auto &entry : m_entries) {
            if (io::pageOf(entry.number) != 40)
                expected.apply(entry);
            else if (entry.number.value() % io::recordingPageSize == 1)
                expected.apply({entry.number,
                                m_entries[entry.number.value() - 2].at,
                                UserOrigin{},
                                EventsSkipped{io::recordingPageSize},
                                Rule::None});
        }
        Bench bench(damaged);
        QVERIFY(bench.opens());
        QVERIFY(QTest::qWaitFor([&] { return bench.models.findings.late() == 0 && isSame(bench, expected); }, 30'000));
    }

    /// If this fails, somebody takes what is shown of a recording for all of it.
    void whatComesAfterItWasOpenedIsSaidAndCanBeShown()
    {
        constexpr std::uint64_t before = 3'000;
        constexpr std::uint64_t after = 5'500;
        const auto growing = m_folder.filePath(u"growing.lockscope"_s);
        auto writer = io::RecordingWriter::create(growing, {});
        QVERIFY(writer.has_value());
        QVERIFY(writer->append(std::span(m_entries).first(before)).has_value());
        QVERIFY(writer->commit().has_value());
        Bench bench(growing);
        QVERIFY(bench.opens());
        QSignalSpy grew(&bench.loader, &RecordingLoader::grew);
        QVERIFY(writer->append(std::span(m_entries).subspan(before, after - before)).has_value());
        QVERIFY(writer->commit().has_value());
        bench.loader.look();
        QVERIFY(grew.wait());
        QCOMPARE(grew.last().first().toULongLong(), after - before);
        const auto &cursor = bench.models.cursor;
        QCOMPARE(cursor.newest(), EventNumber(before));
        // The page that the recording ended with has more events now.
        QVERIFY(bench.goesTo(EventNumber(before - 10)));
        QVERIFY(cursor.history().find(EventNumber(before)) != nullptr);
        QVERIFY(cursor.history().find(EventNumber(before + 1)) == nullptr);
        QVERIFY(bench.goesTo(EventNumber(2'000)));
        bench.loader.startAgain();
        QVERIFY(bench.loaded.wait());
        QCOMPARE(cursor.newest(), EventNumber(after));
        QCOMPARE(cursor.position(), EventNumber(2'000));
        QVERIFY(cursor.world() == worldAt(2'000));
        QVERIFY(cursor.present() == worldAt(after));
        QVERIFY(bench.goesTo(EventNumber(after - 1)));
        QVERIFY(cursor.world() == worldAt(after - 1));
        QCOMPARE(bench.failed.count(), 0);
    }

    void bookmarksAreKeptInTheFile()
    {
        const auto copy = m_folder.filePath(u"marks.lockscope"_s);
        QVERIFY(QFile::copy(path(), copy));
        Bench bench(copy);
        QVERIFY(bench.opens());
        auto &marks = bench.models.bookmarks;
        QVERIFY(QTest::qWaitFor([&marks] { return marks.rowCount() == 1; }));
        marks.keep(EventNumber(5), u"two holders?"_s);
        QVERIFY(QTest::qWaitFor([&marks] { return marks.rowCount() == 2; }));
        marks.keep(EventNumber(5), u"no: one"_s);
        QVERIFY(QTest::qWaitFor([&marks] { return marks.find(EventNumber(5))->note == "no: one"; }));
        QCOMPARE(marks.rowCount(), 2);
        marks.remove(EventNumber(70'000));
        QVERIFY(QTest::qWaitFor([&marks] { return marks.rowCount() == 1; }));
        Bench again(copy);
        QVERIFY(again.opens());
        QVERIFY(QTest::qWaitFor([&again] { return again.models.bookmarks.rowCount() == 1; }));
        QCOMPARE(again.models.bookmarks.find(EventNumber(5))->note, std::string("no: one"));
    }

    void missingAndForeignFilesAreSaid()
    {
        Bench missing(m_folder.filePath(u"missing.lockscope"_s));
        QVERIFY(missing.failed.wait());
        QFile file(m_folder.filePath(u"foreign.lockscope"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nothing of that kind");
        file.close();
        Bench foreign(file.fileName());
        QVERIFY(foreign.failed.wait());
        QCOMPARE(foreign.models.events.rowCount(), 0);
    }

private:
    [[nodiscard]] static bool isSame(const Bench &bench, const check::Findings &expected)
    {
        return std::all_of(expected.all().begin(), expected.all().end(), [&bench](const auto &each) {
            const auto *found = bench.models.findings.find(each.first);
            return found != nullptr && found->count == each.second.count && found->first == each.second.first;
        });
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"story.lockscope"_s); }
    [[nodiscard]] World worldAt(std::uint64_t number) const
    {
        World world;
        Touched touched;
        for (std::uint64_t i = 0; i < number; ++i)
            world.apply(m_entries[i], touched);
        return world;
    }

    QTemporaryDir m_folder;
    std::vector<Entry> m_entries;
};

QTEST_GUILESS_MAIN(TestRecordingLoader)
#include "tst_recording_loader.moc"
