// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QTest>

#include "core/history/history.h"
#include "core/io/recording_reader.h"
#include "core/io/recording_thread.h"
#include "core/io/recording_writer.h"
#include "core/recording/blob_codec.h"
#include "tests/support/event_stream.h"

#include <memory>
#include <vector>

using namespace lockscope;
using namespace lockscope::io;
using namespace Qt::StringLiterals;

namespace {

std::vector<Entry> entries(std::uint64_t seed, std::size_t count, std::uint64_t first = 1)
{
    test::EventStream stream(seed);
    std::vector<Entry> list;
    for (std::size_t i = 0; i < count; ++i) {
        auto next = stream.next();
        list.push_back({EventNumber(first + i), next.at, next.origin, next.event, next.rule});
    }
    return list;
}

const RecordingAbout aboutTest{.program = u"lockscope 0"_s,
                               .system = u"a test"_s,
                               .source = u"run"_s,
                               .began = WallTime(Duration(1'700'000'000'000'000)),
                               .scenarioName = u"story"_s,
                               .scenarioText = u"lockscope 1\n"_s};

void changeByte(const QString &path, qint64 place)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(place));
    char byte = 0;
    QVERIFY(file.getChar(&byte));
    QVERIFY(file.seek(place));
    QVERIFY(file.putChar(static_cast<char>(byte ^ 0x55)));
}

} // namespace

/// If these fail, what was recorded is lost, or is shown as something that never happened.
class TestRecording : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatWasWrittenIsRead_data()
    {
        QTest::addColumn<quint64>("first");
        QTest::addColumn<int>("batch");
        QTest::newRow("from the beginning, in small batches") << quint64(1) << 37;
        QTest::newRow("from the beginning, at once") << quint64(1) << 20'000;
        QTest::newRow("from the middle") << quint64(700) << 500;
    }
    void whatWasWrittenIsRead()
    {
        QFETCH(quint64, first);
        QFETCH(int, batch);
        const auto list = entries(1, 20'000, first);
        auto writer = RecordingWriter::create(path(), aboutTest);
        QVERIFY(writer.has_value());
        for (std::size_t begin = 0; begin < list.size(); begin += static_cast<std::size_t>(batch)) {
            const auto count = std::min(static_cast<std::size_t>(batch), list.size() - begin);
            QVERIFY(writer->append(std::span(list).subspan(begin, count)).has_value());
            QVERIFY(writer->commit().has_value());
        }
        QVERIFY(writer->finish().has_value());
        QVERIFY(!QFile::exists(path() + u"-wal"_s));

        auto reader = RecordingReader::open(path());
        QVERIFY(reader.has_value());
        QCOMPARE(reader->first(), EventNumber(first));
        QCOMPARE(reader->end(), EventNumber(first + list.size()));
        QCOMPARE(reader->about().program, aboutTest.program);
        QCOMPARE(reader->about().scenarioText, aboutTest.scenarioText);
        QVERIFY(reader->about().began == aboutTest.began);
        std::size_t place = 0;
        for (auto number = reader->first(); number < reader->end();) {
            const auto page = reader->pageWith(number);
            QVERIFY(page.has_value());
            for (const auto &entry : page->entries) {
                QCOMPARE(entry.number, list[place].number);
                QVERIFY(recording::encodeEvents(std::span(&entry, 1))
                        == recording::encodeEvents(std::span(&list[place], 1)));
                ++place;
            }
            number = EventNumber(page->entries.back().number.value() + 1);
        }
        QCOMPARE(place, list.size());
        std::uint64_t summed = 0;
        const auto summaries = reader->summaries();
        QVERIFY(summaries.has_value());
        for (const auto &summary : *summaries)
            summed += summary.count;
        QCOMPARE(summed, list.size());
    }

    void everyMomentIsTheSameWorld()
    {
        const auto list = entries(2, 40'000);
        auto writer = RecordingWriter::create(path(), aboutTest);
        QVERIFY(writer->append(list).has_value());
        QVERIFY(writer->finish().has_value());
        auto reader = RecordingReader::open(path());
        QVERIFY(reader.has_value());
        World world;
        Touched touched;
        for (const auto &entry : list) {
            world.apply(entry, touched);
            const auto number = entry.number.value();
            if (number % 1'777 != 0 && number != 1 && number != list.size() && number % 16'384 > 1)
                continue;
            const auto route = reader->routeTo(entry.number);
            QVERIFY(route.has_value());
            QVERIFY2(route->length() <= 17'000, "a keyframe is missing");
            QVERIFY(*travel(*route).world == world);
        }
    }

    /// The program is killed: nothing was closed, and only what was committed is there.
    void committedEventsOutliveACrash()
    {
        const auto list = entries(3, 5'000);
        auto writer = RecordingWriter::create(path(), aboutTest);
        QVERIFY(writer->append(std::span(list).first(3'000)).has_value());
        QVERIFY(writer->commit().has_value());
        QVERIFY(writer->append(std::span(list).subspan(3'000)).has_value());
        // What a crash leaves behind: the file and its log as they are just now.
        const auto crashed = m_folder->filePath(u"crashed.lockscope"_s);
        QVERIFY(QFile::copy(path(), crashed));
        QVERIFY(QFile::copy(path() + u"-wal"_s, crashed + u"-wal"_s));
        auto reader = RecordingReader::open(crashed);
        QVERIFY(reader.has_value());
        QCOMPARE(reader->end(), EventNumber(3'001));
        QVERIFY(reader->routeTo(EventNumber(3'000)).has_value());
    }

    /// Somebody looks at the recording while it is written.
    void recordingIsReadWhileItIsWritten()
    {
        const auto list = entries(4, 3'000);
        auto writer = RecordingWriter::create(path(), aboutTest);
        QVERIFY(writer->append(std::span(list).first(100)).has_value());
        QVERIFY(writer->commit().has_value());
        auto reader = RecordingReader::open(path());
        QVERIFY(reader.has_value());
        QCOMPARE(reader->end(), EventNumber(101));
        QVERIFY(writer->append(std::span(list).subspan(100)).has_value());
        QVERIFY(writer->commit().has_value());
        QVERIFY(reader->look().has_value());
        QCOMPARE(reader->end(), EventNumber(3'001));
        const auto copy = m_folder->filePath(u"copy.lockscope"_s);
        QVERIFY(reader->copyTo(copy).has_value());
        auto copied = RecordingReader::open(copy);
        QVERIFY(copied.has_value());
        QCOMPARE(copied->end(), EventNumber(3'001));
    }

    /// If this fails, a console that runs for a week fills the disk.
    void oldestPartGoesWhenItIsTooLarge()
    {
        constexpr std::uint64_t bytesMax = 1'500'000;
        const auto list = entries(5, 150'000);
        auto writer = RecordingWriter::create(path(), aboutTest, {.bytesMax = bytesMax});
        World world;
        Touched touched;
        for (std::size_t begin = 0; begin < list.size(); begin += 1'000) {
            const auto batch = std::span(list).subspan(begin, 1'000);
            QVERIFY(writer->append(batch).has_value());
            QVERIFY(writer->commit().has_value());
        }
        QVERIFY(writer->droppedCount() > 0);
        QVERIFY(writer->finish().has_value());
        QVERIFY(QFile(path()).size() < 2 * static_cast<qint64>(bytesMax));
        auto reader = RecordingReader::open(path());
        QVERIFY(reader.has_value());
        QCOMPARE(reader->droppedCount(), writer->droppedCount());
        QCOMPARE(reader->first().value(), writer->droppedCount() + 1);
        QCOMPARE(reader->end(), EventNumber(list.size() + 1));
        for (const auto &entry : list) {
            world.apply(entry, touched);
            if (entry.number.value() + 1 == reader->first().value() || entry.number == reader->first())
                QVERIFY(*travel(*reader->routeTo(entry.number)).world == world);
        }
    }

    void marksAndNotesStay()
    {
        auto writer = RecordingWriter::create(path(), aboutTest);
        QVERIFY(writer->append(entries(6, 10)).has_value());
        QVERIFY(writer->keep({0, EventNumber(7), "here"}).has_value());
        QVERIFY(writer->keep({0, EventNumber(3), "and here"}).has_value());
        QVERIFY(writer->addNote({EventNumber(5), u"two holders"_s}, {}).has_value());
        QVERIFY(writer->finish().has_value());
        auto reader = RecordingReader::open(path());
        const auto marks = *reader->bookmarks();
        QCOMPARE(marks.size(), std::size_t(2));
        QCOMPARE(marks[0].event, EventNumber(3));
        QCOMPARE(marks[1].note, std::string("here"));
        QVERIFY(reader->notes()->front() == (RecordingNote{EventNumber(5), u"two holders"_s}));
    }

    void foreignFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("trouble");
        const auto row = [](const char *name, const QByteArray &content, RecordingTrouble trouble) {
            QTest::newRow(name) << content << static_cast<int>(trouble);
        };
        row("text", "lockscope 1\nnodes 1\n", RecordingTrouble::NotARecording);
        row("noise", QByteArray(5'000, '\x5a'), RecordingTrouble::NotARecording);
        row("empty", "", RecordingTrouble::NotARecording);
    }
    void foreignFilesAreRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, trouble);
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto reader = RecordingReader::open(path());
        QVERIFY(!reader.has_value());
        QCOMPARE(static_cast<int>(reader.error().trouble), trouble);
        const auto writer = RecordingWriter::create(path(), aboutTest);
        QVERIFY(!writer.has_value());
        QCOMPARE(writer.error().trouble, RecordingTrouble::Exists);
    }

    void missingFileIsSaidToBeMissing()
    {
        const auto reader = RecordingReader::open(path());
        QVERIFY(!reader.has_value());
        QCOMPARE(reader.error().trouble, RecordingTrouble::CannotOpen);
        QVERIFY(!QFile::exists(path()));
    }

    /// A byte of the file changes: whatever is read is either what was written or a problem.
    void damageIsFoundAndSaid()
    {
        const auto list = entries(7, 3'000);
        auto writer = RecordingWriter::create(path(), aboutTest);
        QVERIFY(writer->append(list).has_value());
        QVERIFY(writer->finish().has_value());
        const auto size = QFile(path()).size();
        int found = 0;
        for (qint64 place = 100; place < size; place += size / 97) {
            const auto copy = m_folder->filePath(QString::number(place));
            QVERIFY(QFile::copy(path(), copy));
            changeByte(copy, place);
            auto reader = RecordingReader::open(copy);
            if (!reader) {
                ++found;
                continue;
            }
            for (std::uint64_t number = 1; number < reader->end().value(); number += recordingPageSize) {
                const auto page = reader->pageWith(EventNumber(number));
                if (!page) {
                    ++found;
                    continue;
                }
                for (const auto &entry : page->entries)
                    QVERIFY(recording::encodeEvents(std::span(&entry, 1))
                            == recording::encodeEvents(std::span(&list.at(entry.number.value() - 1), 1)));
            }
        }
        QVERIFY(found > 20);
    }

    /// The thread's file holds all that was given to it, once it is gone.
    void threadWritesAllThatItWasGiven()
    {
        History history({.events = 100'000, .chunk = 512});
        Touched touched;
        test::EventStream stream(8);
        QSignalSpy *spy = nullptr;
        {
            RecordingThread thread(path(), aboutTest, {});
            QSignalSpy failed(&thread, &RecordingThread::failed);
            spy = &failed;
            for (int batch = 0; batch < 40; ++batch) {
                const auto begin = history.end();
                for (int i = 0; i < 300; ++i)
                    history.append(stream.next(), touched);
                thread.write(history.pages(begin, history.end()));
            }
            QCOMPARE(spy->count(), 0);
        }
        auto reader = RecordingReader::open(path());
        QVERIFY(reader.has_value());
        QCOMPARE(reader->end(), history.end());
        QVERIFY(*travel(*reader->routeTo(EventNumber(history.end().value() - 1))).world == history.live());
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"story.lockscope"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestRecording)
#include "tst_recording.moc"
