// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "server/io/file_storage.h"
#include "server/io/snapshot_thread.h"
#include "server/io/wal_thread.h"
#include "server/wal/compaction.h"
#include "server/wal/recovery.h"
#include "tests/server/lock_history.h"
#include "tests/support/journal_samples.h"

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

QStringList snapshotsIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({u"*.snapshot"_s});
}

constexpr LogOptions shortSegments{.durability = Durability::None, .segmentBytes = 16'384, .layOutBytes = 4'096};

qint64 bytesIn(const QTemporaryDir &folder)
{
    qint64 size = 0;
    for (const auto &file : QDir(folder.path()).entryInfoList(QDir::Files))
        size += file.size();
    return size;
}

/// Appends the records to an empty journal, asks for a snapshot at each segment that begins, as a server does, and
/// waits until the folder is as it should be. False: a snapshot failed.
bool write(const std::vector<Record> &records, FileStorage &storage, const std::function<bool()> &isDone)
{
    std::atomic<bool> hasFailed = false;
    SnapshotThread snapshots(storage, [&](const JournalProblem &) { hasFailed = true; });
    auto recovered = recoverJournal(storage, shortSegments, [](const LoggedRecord &) { return true; });
    WalThread wal(std::move(recovered->appender), [&](const WalReport &report) {
        if (const auto *const begun = std::get_if<WalSegmentBegun>(&report))
            snapshots.request(begun->first);
    });
    for (std::size_t i = 0; i < records.size(); ++i)
        wal.append({{Lsn(i + 1), records[i]}});
    wal.stop();
    [&] { QTRY_VERIFY(isDone()); }();
    return !hasFailed;
}

} // namespace

/// If this fails, the threads of a running server and the files of its journal get in each other's way.
class TestSnapshotThread : public QObject
{
    Q_OBJECT

private slots:
    void aJournalIsCutWhileItIsWritten();
    void oneOpenFatePinsNoSegment();
    void afterAProblemItTakesNone();
};

/// On real files, with segments so short that one is finished all the time.
void TestSnapshotThread::aJournalIsCutWhileItIsWritten()
{
    const QTemporaryDir folder;
    const auto storage = FileStorage::open(folder.path().toStdString());
    const auto records = LockHistory(5).records(20'000);
    QVERIFY(write(records, **storage, [&] { return !snapshotsIn(folder).isEmpty(); }));
    DurableState state;
    const auto recovered = recoverJournal(**storage, shortSegments, [&](const LoggedRecord &record) {
        return state.replay(record, bootMoment()).has_value();
    });
    QVERIFY(recovered);
    QVERIFY(recovered->recordCount < records.size());
    QCOMPARE(show(std::move(state)), stateOf(records));
}

/// A fate that stays parked for weeks must not keep the files of all that came meanwhile.
void TestSnapshotThread::oneOpenFatePinsNoSegment()
{
    const QTemporaryDir folder;
    const auto storage = FileStorage::open(folder.path().toStdString());
    std::vector<Record> records{StartupRecord{StartNumber(1), bootMoment().boot},
                                FateOpenRecord{{StartNumber(1), 1}, FateClass::ConnectionLost, {keyOf("held")}}};
    for (std::uint64_t i = 2; i < 2'000; ++i) {
        const OpenSequence open(records.size() + 1);
        records.emplace_back(FateOpenRecord{{StartNumber(1), i}, FateClass::ConnectionLost, {keyOf("k")}});
        records.emplace_back(FateAtKeyRecord{open, keyOf("k"), std::nullopt, {}, 0});
        records.emplace_back(FateCompleteRecord{open});
    }
    const auto isShort = [&] { return bytesIn(folder) < static_cast<qint64>(wholeHistoryBytes); };
    QVERIFY(write(records, **storage, isShort));
    DurableState state;
    QVERIFY(recoverJournal(**storage, shortSegments, [&](const LoggedRecord &record) {
        return state.replay(record, bootMoment()).has_value();
    }));
    QCOMPARE(state.fates().open().size(), std::size_t{1});
    QVERIFY(state.fates().find(OpenSequence(2)) != nullptr);
}

/// A failed sync must not be tried again: what it lost would be taken for durable, and removed.
void TestSnapshotThread::afterAProblemItTakesNone()
{
    const QTemporaryDir folder;
    const auto storage = FileStorage::open(folder.path().toStdString());
    auto file = (*storage)->create("00000000000000000001.wal");
    static_cast<void>((*file)->write(0, asByteView("no journal at all, and of no use to anybody")));
    std::atomic<int> failures = 0;
    SnapshotThread snapshots(**storage, [&](const JournalProblem &) { ++failures; });
    snapshots.request(Lsn(7));
    QTRY_COMPARE(failures.load(), 1);
    snapshots.request(Lsn(8));
    QVERIFY(snapshotsIn(folder).isEmpty());
}

QTEST_GUILESS_MAIN(TestSnapshotThread)
#include "tst_snapshot_thread.moc"
