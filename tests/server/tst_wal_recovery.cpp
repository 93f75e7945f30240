// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/match.h"
#include "server/wal/log_format.h"
#include "server/wal/recovery.h"
#include "tests/support/journal_samples.h"
#include "tests/support/memory_storage.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

QString show(const JournalProblem &problem)
{
    return match<QString>(
        problem,
        [](const NotWritable &p) { return u"not writable: "_s + QString::fromStdString(p.detail); },
        [](const InUse &p) { return u"in use by %1"_s.arg(p.pid.value_or(0)); },
        [](const NotAJournal &) { return u"not a journal"_s; },
        [](const Damaged &p) {
            return u"%1 @%2 kind %3"_s.arg(QString::fromStdString(p.file)).arg(p.offset).arg(int(p.kind));
        },
        [](const VersionUnknown &p) { return u"version %1"_s.arg(p.version); },
        [](const IoError &p) { return u"io: "_s + QString::fromStdString(p.detail); });
}

/// What a start on `storage` replays, or why there is none.
struct Replayed
{
    std::vector<Record> records;
    std::optional<Recovered> recovered;
    QString problem;
};

Replayed recover(MemoryStorage &storage, const LogOptions &options = {.layOutBytes = 256})
{
    Replayed replayed;
    auto recovered = recoverJournal(storage, options, [&](const LoggedRecord &record) {
        replayed.records.push_back(record.record);
        return true;
    });
    if (recovered)
        replayed.recovered.emplace(*std::move(recovered));
    else
        replayed.problem = show(recovered.error());
    return replayed;
}

/// Writes and syncs one record; whether it is durable.
bool commit(LogAppender &appender, const Record &record)
{
    const auto batch = batchOf(appender.next(), {record});
    return appender.write(batch.bytes, batch.last) && appender.sync();
}

bool isPrefixOf(const std::vector<Record> &records, const std::vector<Record> &all)
{
    return records.size() <= all.size() && std::equal(records.begin(), records.end(), all.begin());
}

const std::string firstName = segmentName(Lsn(1));

} // namespace

class TestWalRecovery : public QObject
{
    Q_OBJECT

private slots:
    void emptyFolderBecomesAJournal()
    {
        MemoryStorage storage;
        auto replayed = recover(storage);
        QVERIFY2(replayed.recovered, qPrintable(replayed.problem));
        QCOMPARE(replayed.recovered->last.value(), 0U);
        QVERIFY(commit(replayed.recovered->appender, m_records[0]));
        storage.losePower();
        QVERIFY(recover(storage).records == std::vector(1, m_records[0]));
    }

    /// Appending behind half a record would make both unreadable: the tail goes first, and for good.
    void everyTornTailIsCutBeforeTheNextAppend()
    {
        const auto whole = segmentOf(Lsn(1), oneByOne(m_records));
        for (std::size_t size = 0; size <= whole.size(); ++size) {
            MemoryStorage storage;
            put(storage, firstName, ByteView(whole).first(size));
            auto first = recover(storage);
            QVERIFY2(first.recovered, qPrintable(first.problem));
            QVERIFY(isPrefixOf(first.records, m_records));
            QVERIFY(commit(first.recovered->appender, m_records[0]));
            storage.losePower();

            const auto second = recover(storage);
            QVERIFY2(second.recovered, qPrintable(second.problem));
            QVERIFY(!second.recovered->torn);
            first.records.push_back(m_records[0]);
            QVERIFY(second.records == first.records);
        }
    }

    /// The power goes at any call of a start that has appended nothing yet: all that was there is there.
    void aStartAloneLosesNothing()
    {
        const LogOptions options{.segmentBytes = 400, .layOutBytes = 200};
        MemoryStorage written;
        QCOMPARE(writeAll(written, options), m_records.size());
        for (std::size_t at = 0;; ++at) {
            auto storage = written;
            storage.fault = {storage.callCount + at, StorageError::Other, false};
            const bool isStarted = recover(storage, options).recovered.has_value();
            storage.fault.reset();
            storage.losePower();
            QVERIFY(recover(storage, options).records == m_records);
            if (isStarted)
                return;
        }
    }

    void tornTailIsReported()
    {
        MemoryStorage storage;
        auto bytes = segmentOf(Lsn(1), oneByOne(m_records));
        const auto begin = segmentOf(Lsn(1), oneByOne({m_records.begin(), m_records.end() - 1})).size();
        bytes.resize(begin + 100);
        put(storage, firstName, bytes);
        const auto replayed = recover(storage);
        QVERIFY(replayed.recovered && replayed.recovered->torn);
        QCOMPARE(replayed.recovered->torn->file, firstName);
        QCOMPARE(replayed.recovered->torn->offset, begin);
        QCOMPARE(replayed.recovered->torn->bytes, std::uint64_t{100});
        QCOMPARE(replayed.recovered->last.value(), m_records.size() - 1);
    }

    /// Whatever call to the disk fails, and wherever the power goes then: what was called durable is there, and
    /// nothing is there that was never written.
    void everyFailingCallIsSeen_data()
    {
        QTest::addColumn<int>("error");
        QTest::addColumn<bool>("tears");
        QTest::addColumn<bool>("losesPower");
        for (const bool tears : {false, true}) {
            for (const bool losesPower : {false, true}) {
                const auto suffix = QStringLiteral("%1%2").arg(tears ? u", torn"_s : QString(),
                                                               losesPower ? u", power lost"_s : QString());
                QTest::newRow(qPrintable(u"I/O error"_s + suffix)) << int(StorageError::Other) << tears << losesPower;
                QTest::newRow(qPrintable(u"disk full"_s + suffix)) << int(StorageError::NoSpace) << tears << losesPower;
            }
        }
    }
    void everyFailingCallIsSeen()
    {
        QFETCH(int, error);
        QFETCH(bool, tears);
        QFETCH(bool, losesPower);
        const LogOptions options{.segmentBytes = 400, .layOutBytes = 200};
        for (std::size_t at = 0;; ++at) {
            MemoryStorage storage;
            storage.fault = {at, static_cast<StorageError>(error), tears};
            const auto durable = writeAll(storage, options);
            if (durable == m_records.size())
                return;
            storage.fault.reset();
            if (losesPower)
                storage.losePower();
            const auto again = recover(storage, options);
            QVERIFY2(again.recovered, qPrintable(u"call %1: "_s.arg(at) + again.problem));
            QVERIFY2(again.records.size() >= durable, qPrintable(u"lost behind call %1"_s.arg(at)));
            QVERIFY2(again.records.size() <= durable + 1, qPrintable(u"call %1"_s.arg(at)));
            QVERIFY(isPrefixOf(again.records, m_records));
        }
    }

    /// A batch never straddles two segments, also when it fills one exactly or is longer than any.
    void batchesOfEverySizeAreReplayed()
    {
        for (std::uint64_t segmentBytes = 40; segmentBytes < 700; segmentBytes += recordAlignment) {
            MemoryStorage storage;
            const LogOptions options{.segmentBytes = segmentBytes, .layOutBytes = 64};
            QCOMPARE(writeAll(storage, options), m_records.size());
            for (const auto &[name, bytes] : storage.cache)
                QVERIFY(bytes.size() <= std::max<std::size_t>(segmentBytes, segmentHeaderSize + longestRecord()));
            QVERIFY(recover(storage, options).records == m_records);
        }
    }

    /// A disk that was full, or a crash in a rotation: neither may end in a start that fails for ever.
    void emptySegmentsStart_data()
    {
        QTest::addColumn<QByteArray>("states");
        QTest::addColumn<int>("kept");
        QTest::newRow("only empty") << QByteArray("e") << 0;
        QTest::newRow("only a torn header") << QByteArray("h") << 0;
        QTest::newRow("only a header") << QByteArray("n") << 0;
        QTest::newRow("good, empty") << QByteArray("ge") << 2;
        QTest::newRow("good, torn header") << QByteArray("gh") << 2;
        QTest::newRow("good, no record") << QByteArray("gn") << 2;
        QTest::newRow("good, torn") << QByteArray("gt") << 4;
        QTest::newRow("good, torn, empty") << QByteArray("gte") << 4;
        QTest::newRow("good, torn, torn header") << QByteArray("gth") << 4;
        QTest::newRow("good, torn, no record") << QByteArray("gtn") << 4;
        QTest::newRow("good, nothing but a torn record") << QByteArray("gT") << 2;
        QTest::newRow("good, nothing but a torn record, empty") << QByteArray("gTx") << -1;
    }
    void emptySegmentsStart()
    {
        QFETCH(QByteArray, states);
        QFETCH(int, kept);
        MemoryStorage storage;
        const auto all = build(storage, states);
        const auto before = storage.cache;
        auto first = recover(storage);
        if (kept < 0) {
            QVERIFY(!first.recovered);
            QVERIFY(storage.cache == before);
            return;
        }
        QVERIFY2(first.recovered, qPrintable(first.problem));
        QCOMPARE(first.records.size(), static_cast<std::size_t>(kept));
        QVERIFY(isPrefixOf(first.records, all));
        QVERIFY(commit(first.recovered->appender, m_records[0]));
        storage.losePower();
        const auto second = recover(storage);
        QVERIFY2(second.recovered, qPrintable(second.problem));
        QCOMPARE(second.records.size(), first.records.size() + 1);
    }

    /// Each of these has lost something that was promised: no start, the place is named, not a byte is changed.
    void damageStopsTheStart_data()
    {
        QTest::addColumn<QByteArray>("states");
        QTest::addColumn<QString>("problem");
        const auto size = segmentOf(Lsn(1), oneByOne(two(0))).size();
        QTest::newRow("first segment missing") << QByteArray("-g") << u"00000000000000000003.wal @0 kind 6"_s;
        QTest::newRow("segment missing in the middle")
            << QByteArray("g-g") << u"00000000000000000001.wal @%1 kind 6"_s.arg(size);
        QTest::newRow("torn before a good one")
            << QByteArray("tg") << u"00000000000000000001.wal @%1 kind 2"_s.arg(size);
        QTest::newRow("torn before a torn one")
            << QByteArray("tT") << u"00000000000000000001.wal @%1 kind 2"_s.arg(size);
        QTest::newRow("torn before two") << QByteArray("tgg") << u"00000000000000000001.wal @%1 kind 2"_s.arg(size);
        QTest::newRow("header torn in the middle") << QByteArray("gHn") << u"00000000000000000003.wal @0 kind 0"_s;
    }
    void damageStopsTheStart()
    {
        QFETCH(QByteArray, states);
        QFETCH(QString, problem);
        MemoryStorage storage;
        build(storage, states);
        const auto before = storage.cache;
        QCOMPARE(recover(storage).problem, problem);
        QVERIFY(storage.cache == before);
        QCOMPARE(storage.callCount, std::size_t{0});
    }

    void contradictionStopsTheStart()
    {
        MemoryStorage storage;
        put(storage, firstName, segmentOf(Lsn(1), oneByOne(two(0))));
        const auto before = storage.cache;
        const auto recovered = recoverJournal(storage, {}, [](const LoggedRecord &r) { return r.lsn == Lsn(1); });
        QVERIFY(!recovered);
        const auto second = segmentOf(Lsn(1), {{m_records[0]}}).size();
        QCOMPARE(show(recovered.error()), u"00000000000000000001.wal @%1 kind 7"_s.arg(second));
        QVERIFY(storage.cache == before);
    }

    void otherFilesAreLeftAlone()
    {
        MemoryStorage storage;
        put(storage, "lock", {});
        put(storage, "notes.wal", {});
        auto replayed = recover(storage);
        QVERIFY2(replayed.recovered, qPrintable(replayed.problem));
        QCOMPARE(storage.cache.size(), std::size_t{3});
    }

    /// Zeros far ahead must not cost more than they are allowed to, and a full disk is no reason not to write.
    void zerosAreLaidOutWithinTheirLimit()
    {
        MemoryStorage storage;
        auto replayed = recover(storage, {.layOutBytes = 4096});
        QVERIFY(commit(replayed.recovered->appender, m_records[0]));
        QCOMPARE(storage.cache.at(firstName).size(), segmentHeaderSize + 4096);
        const auto calls = storage.callCount;
        QVERIFY(commit(replayed.recovered->appender, m_records[0]));
        QCOMPARE(storage.callCount, calls + 2);
        QCOMPARE(storage.cache.at(firstName).size(), segmentHeaderSize + 4096);
    }

private:
    static void put(MemoryStorage &storage, const std::string &name, ByteView bytes)
    {
        storage.cache[name] = Bytes(bytes.begin(), bytes.end());
        storage.synced[name] = storage.cache[name];
        storage.syncedNames.insert(name);
    }

    [[nodiscard]] std::vector<Record> two(std::size_t from) const
    {
        return {m_records.at(from), m_records.at(from + 1)};
    }

    /// Segments of two records each: g good, t with half a record more, T with nothing but half a record, n with no
    /// record, h with half a header, H the same of one that held two, e empty, - missing, x empty and named behind a
    /// record that the one before it lost.
    std::vector<Record> build(MemoryStorage &storage, const QByteArray &states) const
    {
        std::vector<Record> all;
        Lsn next(1);
        const auto half = batchOf(Lsn(1), {m_records[2]}).bytes.size() / 2;
        for (const char state : states) {
            const auto records = QByteArray("gt-H").contains(state) ? two(0) : std::vector<Record>();
            auto bytes = segmentOf(next, oneByOne(records));
            const Lsn behind(next.value() + records.size());
            if (state == 't' || state == 'T') {
                const auto begun = batchOf(behind, {m_records[2]}).bytes;
                bytes.insert(bytes.end(), begun.begin(), begun.begin() + static_cast<std::ptrdiff_t>(half));
            }
            if (state == 'h' || state == 'H')
                bytes.resize(segmentHeaderSize / 2);
            if (state == 'e' || state == 'x')
                bytes.clear();
            if (state != '-')
                put(storage, segmentName(state == 'x' ? Lsn(next.value() + 1) : next), bytes);
            all.insert(all.end(), records.begin(), records.end());
            next = behind;
        }
        return all;
    }

    /// How many records of the sample became durable on a journal that was empty.
    std::size_t writeAll(MemoryStorage &storage, const LogOptions &options) const
    {
        auto replayed = recover(storage, options);
        if (!replayed.recovered)
            return 0;
        std::size_t durable = 0;
        for (const auto &record : m_records) {
            if (!commit(replayed.recovered->appender, record))
                break;
            ++durable;
        }
        return durable;
    }

    [[nodiscard]] std::size_t longestRecord() const
    {
        std::size_t longest = 0;
        for (const auto &record : m_records)
            longest = std::max(longest, batchOf(Lsn(1), {record}).bytes.size());
        return longest;
    }

    const std::vector<Record> m_records = sampleRecords();
};

QTEST_APPLESS_MAIN(TestWalRecovery)
#include "tst_wal_recovery.moc"
