// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "server/io/file_storage.h"
#include "server/io/snapshot_thread.h"
#include "server/io/wal_thread.h"
#include "server/wal/recovery.h"
#include "tests/server/lock_history.h"
#include "tests/support/journal_samples.h"

#include <atomic>
#include <optional>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

QStringList snapshotsIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({u"*.snapshot"_s});
}

} // namespace

/// If this fails, the threads of a running server and the files of its journal get in each other's way.
class TestSnapshotThread : public QObject
{
    Q_OBJECT

private slots:
    void aJournalIsCutWhileItIsWritten();
    void afterAProblemItTakesNone();
};

/// On real files, with segments so short that one is finished all the time.
void TestSnapshotThread::aJournalIsCutWhileItIsWritten()
{
    const QTemporaryDir folder;
    const auto storage = FileStorage::open(folder.path().toStdString());
    const LogOptions options{.durability = Durability::None, .segmentBytes = 16'384, .layOutBytes = 4'096};
    const auto records = LockHistory(5).records(20'000);
    std::atomic<bool> hasFailed = false;
    {
        SnapshotThread snapshots(**storage, [&](const JournalProblem &) { hasFailed = true; });
        auto recovered = recoverJournal(**storage, options, [](const LoggedRecord &) { return true; });
        WalThread wal(std::move(recovered->appender), [&](const WalReport &report) {
            if (const auto *const begun = std::get_if<WalSegmentBegun>(&report))
                snapshots.request(begun->first);
        });
        for (std::size_t i = 0; i < records.size(); ++i)
            wal.append({{Lsn(i + 1), records[i]}});
        wal.stop();
        QTRY_VERIFY(!snapshotsIn(folder).isEmpty());
    }
    QVERIFY(!hasFailed);
    DurableState state;
    const auto recovered = recoverJournal(
        **storage, options, [&](const LoggedRecord &record) { return state.replay(record, bootMoment()).has_value(); });
    QVERIFY(recovered);
    QVERIFY(recovered->recordCount < records.size());
    QCOMPARE(show(std::move(state)), stateOf(records));
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
