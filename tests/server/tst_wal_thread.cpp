// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "server/io/wal_thread.h"
#include "server/wal/recovery.h"
#include "tests/support/journal_samples.h"
#include "tests/support/memory_storage.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <semaphore>
#include <thread>
#include <vector>

using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

/// What the thread reported, for another thread to wait on.
class Reports
{
public:
    void add(const WalReport &report)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_reports.push_back(report);
            m_lastThread = std::this_thread::get_id();
        }
        m_changed.notify_all();
    }
    WalReport at(std::size_t index)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_reports.size() > index; });
        return m_reports[index];
    }
    /// Who made the last report.
    std::thread::id lastThread()
    {
        const std::lock_guard lock(m_mutex);
        return m_lastThread;
    }
    std::size_t size()
    {
        const std::lock_guard lock(m_mutex);
        return m_reports.size();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<WalReport> m_reports;
    std::thread::id m_lastThread;
};

/// A thread on a disk in memory, empty but for the segment's header.
struct Bench
{
    explicit Bench(const LogOptions &options = {}, const std::function<void()> &beforeSync = {})
        : appender(std::move(recoverJournal(storage, options, [](const LoggedRecord &) { return true; })->appender))
    {
        storage.beforeSync = beforeSync;
        thread.emplace(std::move(appender), [this](const WalReport &report) { reports.add(report); });
    }

    void append(std::size_t count)
    {
        std::vector<LoggedRecord> records;
        for (std::size_t i = 0; i < count; ++i, ++next)
            records.push_back({Lsn(next), TermRecord{Term(next), NodeId(1)}});
        thread->append(std::move(records));
    }
    WalDurable durable(std::size_t index) { return std::get<WalDurable>(reports.at(index)); }
    WalFailed failed(std::size_t index) { return std::get<WalFailed>(reports.at(index)); }
    std::uint64_t recordsAfterPowerLoss()
    {
        storage.fault.reset();
        storage.losePower();
        const auto recovered = recoverJournal(storage, {}, [](const LoggedRecord &) { return true; });
        return recovered ? recovered->recordCount : 0;
    }

    MemoryStorage storage;
    LogAppender appender;
    Reports reports;
    std::optional<WalThread> thread;
    std::uint64_t next = 1;
};

} // namespace

class TestWalThread : public QObject
{
    Q_OBJECT

private slots:
    void recordIsReportedOnceItIsDurable()
    {
        Bench bench;
        bench.append(1);
        const auto durable = bench.durable(0);
        QCOMPARE(durable.upTo.value(), 1U);
        QCOMPARE(durable.recordCount, 1U);
        QVERIFY(durable.byteCount > 0);
        bench.thread->stop();
        QCOMPARE(bench.recordsAfterPowerLoss(), 1U);
    }

    /// One sync for each record would make the disk the limit of everything.
    void oneSyncCoversAllThatCameMeanwhile()
    {
        std::binary_semaphore atTheDisk(0);
        std::binary_semaphore goOn(0);
        std::atomic<bool> gated = true;
        Bench bench({}, [&] {
            if (gated.exchange(false)) {
                atTheDisk.release();
                goOn.acquire();
            }
        });
        bench.append(1);
        atTheDisk.acquire();
        bench.append(50);
        QCOMPARE(bench.thread->backlog(), std::size_t{50});
        QCOMPARE(bench.reports.size(), std::size_t{0});
        goOn.release();
        QCOMPARE(bench.durable(0).recordCount, 1U);
        QCOMPARE(bench.durable(1).recordCount, 50U);
        QCOMPARE(bench.durable(1).upTo.value(), 51U);
        QCOMPARE(bench.thread->backlog(), std::size_t{0});
    }

    void stopBringsEverythingToTheDisk()
    {
        Bench bench;
        bench.append(1000);
        bench.thread->stop();
        QCOMPARE(bench.durable(bench.reports.size() - 1).upTo.value(), 1000U);
        QCOMPARE(bench.recordsAfterPowerLoss(), 1000U);
        bench.thread->stop();
    }

    /// What asks for a snapshot: it may only count on records that are durable.
    void segmentThatBeganIsReportedBehindItsFirstRecords()
    {
        Bench bench({.segmentBytes = 80, .layOutBytes = 0});
        bench.append(1);
        QCOMPARE(bench.durable(0).upTo.value(), 1U);
        bench.append(1);
        QCOMPARE(bench.durable(1).upTo.value(), 2U);
        QCOMPARE(std::get<WalSegmentBegun>(bench.reports.at(2)).first.value(), 2U);
    }

    void stopWithoutWorkEnds()
    {
        Bench bench;
        bench.thread->stop();
        QCOMPARE(bench.reports.size(), std::size_t{0});
    }

    /// A record that follows a hole would be acknowledged and then be lost (J3).
    void nothingIsDurableAfterAFailure_data()
    {
        QTest::addColumn<int>("failingCall");
        QTest::addColumn<int>("error");
        QTest::addColumn<int>("failure");
        QTest::newRow("write") << 0 << int(StorageError::Other) << int(JournalFailure::WriteFailed);
        QTest::newRow("write, disk full") << 0 << int(StorageError::NoSpace) << int(JournalFailure::DiskFull);
        QTest::newRow("sync") << 1 << int(StorageError::Other) << int(JournalFailure::SyncFailed);
        QTest::newRow("sync, disk full") << 1 << int(StorageError::NoSpace) << int(JournalFailure::DiskFull);
    }
    void nothingIsDurableAfterAFailure()
    {
        QFETCH(int, failingCall);
        QFETCH(int, error);
        QFETCH(int, failure);
        MemoryStorage *disk = nullptr;
        Bench bench({.layOutBytes = 0});
        disk = &bench.storage;
        bench.append(1);
        QCOMPARE(bench.durable(0).upTo.value(), 1U);
        disk->fault = {
            disk->callCount + static_cast<std::size_t>(failingCall), static_cast<StorageError>(error), false};
        bench.append(1);
        const auto failed = bench.failed(1);
        QCOMPARE(int(failed.failure), failure);
        QCOMPARE(failed.detail, std::string("injected"));
        disk->fault.reset();
        const auto calls = disk->callCount;
        bench.append(5);
        QCOMPARE(bench.thread->backlog(), std::size_t{0});
        bench.thread->stop();
        QCOMPARE(bench.reports.size(), std::size_t{2});
        QCOMPARE(disk->callCount, calls);
    }

    void injectedFaultsLatch_data()
    {
        QTest::addColumn<int>("fault");
        QTest::addColumn<int>("failure");
        QTest::newRow("fsync") << int(DiskFault::FsyncError) << int(JournalFailure::SyncFailed);
        QTest::newRow("disk full") << int(DiskFault::NoSpace) << int(JournalFailure::DiskFull);
    }
    void injectedFaultsLatch()
    {
        QFETCH(int, fault);
        QFETCH(int, failure);
        Bench bench;
        bench.append(1);
        QCOMPARE(bench.durable(0).upTo.value(), 1U);
        bench.thread->inject({static_cast<DiskFault>(fault), Duration::zero()});
        bench.append(1);
        const auto failed = bench.failed(1);
        QCOMPARE(int(failed.failure), failure);
        QVERIFY(!failed.detail.empty());
        bench.append(1);
        bench.thread->stop();
        QCOMPARE(bench.reports.size(), std::size_t{2});
    }

    void slowDiskDelaysTheReport()
    {
        Bench bench;
        const auto delay = std::chrono::milliseconds(30);
        bench.thread->inject({DiskFault::Slow, delay});
        bench.append(1);
        QVERIFY(bench.durable(0).took >= delay);
    }

    /// A slow disk that nobody ends any more must not keep a stop from ending.
    void endOfTheFaultEndsTheDelay_data()
    {
        QTest::addColumn<bool>("byStop");
        QTest::newRow("by command") << false;
        QTest::newRow("by stop") << true;
    }
    void endOfTheFaultEndsTheDelay()
    {
        QFETCH(bool, byStop);
        Bench bench;
        bench.thread->inject({DiskFault::Slow, std::chrono::hours(1)});
        bench.append(1);
        if (byStop)
            bench.thread->stop();
        else
            bench.thread->inject({DiskFault::Slow, Duration::zero()});
        QVERIFY(bench.durable(0).took < std::chrono::hours(1));
    }

    void withoutDurabilityTheWriteIsEnough()
    {
        Bench bench({.durability = Durability::None});
        bench.append(1);
        QCOMPARE(bench.durable(0).upTo.value(), 1U);
        QCOMPARE(bench.storage.synced.at("00000000000000000001.wal").size(), std::size_t{32});
        bench.thread->stop();
        // A clean stop is worth a sync all the same.
        QCOMPARE(bench.recordsAfterPowerLoss(), 1U);
    }

    /// Whoever waits for a write alone must not wait for another thread to have its turn.
    void withoutDurabilityTheWriteIsDoneAtOnce()
    {
        Bench bench({.durability = Durability::None});
        // Until the journal's thread has gone to sleep it takes the records itself. With nothing left to do it must.
        constexpr std::size_t triesMax = 100'000;
        std::size_t tries = 0;
        while (bench.reports.lastThread() != std::this_thread::get_id() && tries < triesMax) {
            bench.append(1);
            static_cast<void>(bench.durable(tries++));
        }
        QVERIFY(tries < triesMax);
        bench.thread->stop();
        QCOMPARE(bench.recordsAfterPowerLoss(), std::uint64_t{tries});
    }
    void withoutDurabilityAFaultLatchesAllTheSame()
    {
        Bench bench({.durability = Durability::None});
        bench.thread->inject({DiskFault::NoSpace, Duration::zero()});
        bench.append(1);
        QCOMPARE(int(bench.failed(0).failure), int(JournalFailure::DiskFull));
        bench.append(1);
        bench.thread->stop();
        QCOMPARE(bench.reports.size(), std::size_t{1});
    }

    /// Whoever was told that the server stopped cleanly takes the journal for safe: a last sync that fails is said,
    /// with its own message where the disk is full (J3, J7), and is not tried again.
    void withoutDurabilityALastSyncThatFailsIsSaid_data()
    {
        QTest::addColumn<std::size_t>("failingCall");
        QTest::addColumn<int>("error");
        QTest::addColumn<int>("failure");
        QTest::newRow("of the file") << std::size_t{0} << int(StorageError::Other) << int(JournalFailure::SyncFailed);
        QTest::newRow("of the folder") << std::size_t{1} << int(StorageError::Other) << int(JournalFailure::SyncFailed);
        QTest::newRow("disk full") << std::size_t{0} << int(StorageError::NoSpace) << int(JournalFailure::DiskFull);
    }
    void withoutDurabilityALastSyncThatFailsIsSaid()
    {
        QFETCH(std::size_t, failingCall);
        QFETCH(int, error);
        QFETCH(int, failure);
        Bench bench({.durability = Durability::None, .layOutBytes = 0});
        bench.append(1);
        QCOMPARE(bench.durable(0).upTo.value(), 1U);
        auto &disk = bench.storage;
        disk.fault = {disk.callCount + failingCall, static_cast<StorageError>(error), false};
        bench.thread->stop();
        QCOMPARE(bench.reports.size(), std::size_t{2});
        QCOMPARE(int(bench.failed(1).failure), failure);
        QCOMPARE(disk.callCount, disk.fault->at + 1);
    }
    void withoutDurabilityAnInjectedFaultMeetsTheLastSync()
    {
        Bench bench({.durability = Durability::None});
        bench.append(1);
        QCOMPARE(bench.durable(0).upTo.value(), 1U);
        bench.thread->inject({DiskFault::FsyncError, Duration::zero()});
        bench.thread->stop();
        QCOMPARE(bench.reports.size(), std::size_t{2});
        QCOMPARE(int(bench.failed(1).failure), int(JournalFailure::SyncFailed));
    }
};

QTEST_APPLESS_MAIN(TestWalThread)
#include "tst_wal_thread.moc"
