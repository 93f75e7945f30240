// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "server/engine/durable_state.h"
#include "server/wal/compaction.h"
#include "server/wal/journal_files.h"
#include "server/wal/live_records.h"
#include "server/wal/log_format.h"
#include "server/wal/recovery.h"
#include "tests/server/lock_history.h"
#include "tests/support/journal_samples.h"
#include "tests/support/memory_storage.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

bool always()
{
    return true;
}

/// What a start on `storage` comes back to, as text, or why there is none.
struct Started
{
    QString state;
    QString problem;
    std::optional<Recovered> recovered;
};

Started startOn(MemoryStorage &storage, const LogOptions &options)
{
    Started started;
    DurableState state;
    auto recovered = recoverJournal(
        storage, options, [&](const LoggedRecord &record) { return state.replay(record, bootMoment()).has_value(); });
    if (recovered) {
        started.state = show(std::move(state));
        started.recovered.emplace(*std::move(recovered));
    } else if (const auto *damaged = std::get_if<Damaged>(&recovered.error())) {
        started.problem = u"%1 @%2 kind %3"_s.arg(QString::fromStdString(damaged->file))
                              .arg(damaged->offset)
                              .arg(static_cast<int>(damaged->kind));
    } else {
        started.problem = u"problem %1"_s.arg(recovered.error().index());
    }
    return started;
}

/// A journal of many segments, written record by record.
struct Journal
{
    /// Long enough that it may be cut, in segments of a quarter of that.
    explicit Journal(quint32 seed)
        : records(LockHistory(seed).records(3'000))
    {
        auto started = startOn(storage, options);
        append(*started.recovered, 0, records.size());
    }

    void append(Recovered &recovered, std::size_t from, std::size_t to)
    {
        for (auto i = from; i < to; ++i) {
            const auto batch = batchOf(recovered.appender.next(), {records[i]});
            QVERIFY(recovered.appender.write(batch.bytes, batch.last) && recovered.appender.sync());
        }
    }

    /// The first LSN of the last segment.
    [[nodiscard]] Lsn last() const { return listJournal(storage)->segments.back(); }
    [[nodiscard]] QString state() const { return stateOf(records); }

    std::vector<Record> records;
    LogOptions options{.segmentBytes = wholeHistoryBytes / 4, .layOutBytes = 4096};
    MemoryStorage storage;
};

/// A snapshot, and the segment that goes on from it.
MemoryStorage smallSnapshot()
{
    MemoryStorage storage;
    storage.cache[snapshotName(Lsn(42))] = sampleSnapshot(Lsn(42));
    const auto segment = segmentOf(Lsn(43), {{ReleaseRecord{keyOf("orders/17"), Token(88)}}});
    storage.cache[segmentName(Lsn(43))] = segment;
    return storage;
}

} // namespace

/// If this fails, cutting the journal off loses or invents something, or a crash in the middle of it does.
class TestSnapshot : public QObject
{
    Q_OBJECT

private slots:
    void aSnapshotSaysWhatItsRecordsSay();
    void everySegmentCanBeCutOff();
    void aShortHistoryStaysWhole();
    void aLeftSnapshotIsTakenBack();
    void everyFailingCallLeavesAJournal_data();
    void everyFailingCallLeavesAJournal();
    void everyCrashLeavesAJournal_data();
    void everyCrashLeavesAJournal();
    void everyFlippedByteStopsTheStart();
    void everyCutStopsTheStart();
    void aMissingFileStopsTheStart_data();
    void aMissingFileStopsTheStart();
    void aSnapshotsEndInASegmentIsDamage();
    void aReaderSeesOneJournalWhileAnotherIsCut();
};

/// Whatever the history and wherever it is cut: the snapshot and the rest of the records say the same as all of them.
void TestSnapshot::aSnapshotSaysWhatItsRecordsSay()
{
    for (quint32 seed = 1; seed <= 60; ++seed) {
        const auto records = LockHistory(seed).records(120);
        const auto expected = stateOf(records);
        for (std::size_t cut = 0; cut <= records.size(); cut += 3) {
            LiveRecords live;
            for (std::size_t i = 0; i < cut; ++i)
                live.apply({Lsn(i + 1), records[i]});
            // What a snapshot is made of may be a snapshot itself.
            LiveRecords again;
            std::uint64_t count = 0;
            const auto take = [&](const LoggedRecord &record) {
                again.apply(record);
                ++count;
                return true;
            };
            QVERIFY(live.write(take));
            again.apply({Lsn(cut), SnapshotEndRecord{live.lastToken(), count}});
            DurableState state;
            const auto replay = [&](const LoggedRecord &record) {
                return state.replay(record, bootMoment()).has_value();
            };
            QVERIFY2(again.write(replay), qPrintable(u"seed %1, cut %2"_s.arg(seed).arg(cut)));
            QVERIFY(replay({Lsn(cut), SnapshotEndRecord{again.lastToken(), count}}));
            for (auto i = cut; i < records.size(); ++i)
                QVERIFY2(replay({Lsn(i + 1), records[i]}), qPrintable(u"seed %1, record %2"_s.arg(seed).arg(i)));
            QCOMPARE(show(std::move(state)), expected);
        }
    }
}

/// One snapshot after the other, each made of the one before: nothing of the state is lost, and nothing of the files
/// that they stand for is left.
void TestSnapshot::everySegmentCanBeCutOff()
{
    Journal journal(7);
    const auto firsts = listJournal(journal.storage)->segments;
    QVERIFY(firsts.size() > 5);
    for (std::size_t i = 5; i < firsts.size(); ++i) {
        const auto taken = compactJournal(journal.storage, firsts[i], always);
        QVERIFY(taken && *taken == CompactionResult::Taken);
        const auto files = listJournal(journal.storage);
        QCOMPARE(files->snapshot->value(), firsts[i].value() - 1);
        QCOMPARE(files->segments.size(), firsts.size() - i);
        QVERIFY(files->superseded.empty());
        QCOMPARE(journal.storage.cache.size(), files->segments.size() + 1);
        auto started = startOn(journal.storage, journal.options);
        QCOMPARE(started.problem, QString());
        QCOMPARE(started.state, journal.state());
        QCOMPARE(started.recovered->segment, firsts.back());
        QCOMPARE(started.recovered->last.value(), journal.records.size());
    }
    const auto again = compactJournal(journal.storage, firsts.back(), always);
    QVERIFY(again && *again == CompactionResult::NotNeeded);
}

void TestSnapshot::aShortHistoryStaysWhole()
{
    Journal journal(7);
    const auto firsts = listJournal(journal.storage)->segments;
    const auto before = journal.storage.cache;
    const auto taken = compactJournal(journal.storage, firsts[3], always);
    QVERIFY(taken && *taken == CompactionResult::NotNeeded);
    QVERIFY(journal.storage.cache == before);
}

/// A stop must not wait for a snapshot of a million keys.
void TestSnapshot::aLeftSnapshotIsTakenBack()
{
    Journal journal(7);
    const auto before = journal.storage.cache;
    for (int patience = 0;; patience += 97) {
        int left = patience;
        const auto taken = compactJournal(journal.storage, journal.last(), [&] { return left-- > 0; });
        QVERIFY(taken);
        if (*taken == CompactionResult::Taken)
            return;
        QCOMPARE(*taken, CompactionResult::Abandoned);
        QVERIFY(journal.storage.cache == before);
    }
}

void TestSnapshot::everyFailingCallLeavesAJournal_data()
{
    QTest::addColumn<bool>("isSecond");
    QTest::addColumn<bool>("tears");
    QTest::addColumn<bool>("losesPower");
    for (const bool isSecond : {false, true}) {
        for (const bool tears : {false, true}) {
            for (const bool losesPower : {false, true}) {
                const auto name = u"%1 snapshot%2%3"_s.arg(isSecond ? u"second"_s : u"first"_s,
                                                           tears ? u", torn"_s : QString(),
                                                           losesPower ? u", power lost"_s : QString());
                QTest::newRow(qPrintable(name)) << isSecond << tears << losesPower;
            }
        }
    }
}

/// The call fails and all later ones do, as on a disk that is gone; then the process dies, with or without the power.
void TestSnapshot::everyFailingCallLeavesAJournal()
{
    QFETCH(bool, isSecond);
    QFETCH(bool, tears);
    QFETCH(bool, losesPower);
    Journal journal(11);
    const auto expected = journal.state();
    const auto firsts = listJournal(journal.storage)->segments;
    if (isSecond)
        QVERIFY(compactJournal(journal.storage, firsts[6], always));
    int failures = 0;
    for (std::size_t at = 0;; ++at) {
        auto storage = journal.storage;
        storage.fault = {storage.callCount + at, StorageError::Other, tears};
        const bool isTaken = compactJournal(storage, journal.last(), always).has_value();
        storage.fault.reset();
        if (losesPower)
            storage.losePower();
        auto started = startOn(storage, journal.options);
        QVERIFY2(started.recovered, qPrintable(u"call %1: %2"_s.arg(at).arg(started.problem)));
        QCOMPARE(started.state, expected);
        // The next start finishes what this one could not.
        QVERIFY(compactJournal(storage, started.recovered->segment, always));
        QVERIFY(listJournal(storage)->superseded.empty());
        QCOMPARE(storage.cache.size(), std::size_t{2});
        storage.losePower();
        QCOMPARE(startOn(storage, journal.options).state, expected);
        if (isTaken)
            break;
        ++failures;
    }
    // Create, write, sync, rename, sync of the names, sync before the removal, and a removal for each file.
    QVERIFY(failures > 8);
}

void TestSnapshot::everyCrashLeavesAJournal_data()
{
    QTest::addColumn<bool>("namesSurvive");
    QTest::newRow("no name that was not synced is on the disk") << false;
    QTest::newRow("every change of a name is on the disk at once") << true;
}

/// The power goes right after any call that went well. A file system is free to have the names on the disk before
/// anybody asks it to.
void TestSnapshot::everyCrashLeavesAJournal()
{
    QFETCH(bool, namesSurvive);
    Journal journal(12);
    const auto expected = journal.state();
    for (std::size_t at = 0;; ++at) {
        auto storage = journal.storage;
        storage.fault = {storage.callCount + at, StorageError::Other, false};
        const bool isTaken = compactJournal(storage, journal.last(), always).has_value();
        storage.fault.reset();
        if (namesSurvive) {
            storage.syncedNames.clear();
            for (const auto &[name, bytes] : storage.cache)
                storage.syncedNames.insert(name);
        }
        storage.losePower();
        auto started = startOn(storage, journal.options);
        QVERIFY2(started.recovered, qPrintable(u"call %1: %2"_s.arg(at).arg(started.problem)));
        QCOMPARE(started.state, expected);
        if (isTaken)
            break;
    }
}

void TestSnapshot::everyFlippedByteStopsTheStart()
{
    auto sound = smallSnapshot();
    QVERIFY(startOn(sound, {}).recovered);
    const auto name = snapshotName(Lsn(42));
    for (std::size_t at = 0; at < sound.cache.at(name).size(); ++at) {
        auto storage = smallSnapshot();
        storage.cache.at(name)[at] ^= std::byte{0x10};
        const auto before = storage.cache;
        const auto calls = storage.callCount;
        const auto problem = startOn(storage, {}).problem;
        QVERIFY2(problem.startsWith(u"00000000000000000042.snapshot @"), qPrintable(problem));
        QVERIFY(problem.endsWith(u"kind %1"_s.arg(static_cast<int>(DamageKind::BadSnapshot))));
        QVERIFY(storage.cache == before);
        QCOMPARE(storage.callCount, calls);
    }
}

/// It had its name only when all of it was durable: what is missing now was there.
void TestSnapshot::everyCutStopsTheStart()
{
    const auto name = snapshotName(Lsn(42));
    const auto size = smallSnapshot().cache.at(name).size();
    for (std::size_t left = 0; left <= size + 8; ++left) {
        auto storage = smallSnapshot();
        storage.cache.at(name).resize(left);
        const auto started = startOn(storage, {});
        QCOMPARE(started.recovered.has_value(), left == size);
        QVERIFY(left == size || started.problem.startsWith(u"00000000000000000042.snapshot @"));
    }
}

void TestSnapshot::aMissingFileStopsTheStart_data()
{
    QTest::addColumn<QString>("missing");
    QTest::addColumn<QString>("problem");
    const auto kind = u"kind %1"_s.arg(static_cast<int>(DamageKind::MissingSegment));
    const auto snapshot = QString::fromStdString(snapshotName(Lsn(42)));
    const auto segment = QString::fromStdString(segmentName(Lsn(43)));
    QTest::newRow("the snapshot") << snapshot << segment + u" @0 "_s + kind;
    QTest::newRow("the segment") << segment << snapshot + u" @0 "_s + kind;
}

void TestSnapshot::aMissingFileStopsTheStart()
{
    QFETCH(QString, missing);
    QFETCH(QString, problem);
    auto storage = smallSnapshot();
    QCOMPARE(storage.cache.erase(missing.toStdString()), std::size_t{1});
    QCOMPARE(startOn(storage, {}).problem, problem);
}

void TestSnapshot::aSnapshotsEndInASegmentIsDamage()
{
    MemoryStorage storage;
    storage.cache[segmentName(Lsn(1))] = segmentOf(Lsn(1), {{SnapshotEndRecord{Token(5), 0}}});
    QCOMPARE(startOn(storage, {}).problem,
             u"00000000000000000001.wal @32 kind %1"_s.arg(static_cast<int>(DamageKind::UnknownType)));
}

/// `wal dump` beside a running server: whichever file it is about to open when the journal is cut off, it reads one
/// whole journal to its end.
void TestSnapshot::aReaderSeesOneJournalWhileAnotherIsCut()
{
    const Journal journal(13);
    const auto fileCount = listJournal(journal.storage)->segments.size();
    for (std::size_t at = 0; at <= fileCount; ++at) {
        auto storage = journal.storage;
        auto untilCut = at;
        storage.beforeOpen = [&] {
            if (untilCut-- == 0)
                QVERIFY(compactJournal(storage, journal.last(), always));
        };
        auto scan = JournalScan::open(storage);
        QVERIFY(scan);
        storage.beforeOpen = {};
        if (at == fileCount)
            QVERIFY(compactJournal(storage, journal.last(), always));
        DurableState state;
        for (;;) {
            const auto scanned = scan->next();
            QVERIFY(scanned);
            if (!*scanned)
                break;
            QVERIFY(state.replay({(*scanned)->at.lsn, *(*scanned)->at.record}, bootMoment()));
        }
        QCOMPARE(show(std::move(state)), journal.state());
        // Where only the last file was still to be opened, nothing that it needs was gone.
        QCOMPARE(scan->end().snapshot.has_value(), at + 1 < fileCount);
    }
}

QTEST_APPLESS_MAIN(TestSnapshot)
#include "tst_snapshot.moc"
