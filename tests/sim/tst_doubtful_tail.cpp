// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/lab_disk.h"
#include "server/wal/recovery.h"
#include "tests/support/journal_samples.h"

#include <algorithm>
#include <optional>
#include <vector>

using namespace lockscope;
using namespace lockscope::lab;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

constexpr LogOptions options{.segmentBytes = 900, .layOutBytes = 300};
constexpr std::uint64_t seedCount = 300;
/// A batch that begins a segment takes fewer calls to the disk than this.
constexpr std::uint64_t callsMax = 10;

/// What a start replays, and the place where it goes on; none: it was refused.
struct Started
{
    std::vector<Record> records;
    std::optional<LogAppender> appender;
};

Started start(LabDisk &disk)
{
    Started started;
    auto recovered = recoverJournal(disk, options, [&](const LoggedRecord &record) {
        started.records.push_back(record.record);
        return true;
    });
    if (recovered)
        started.appender.emplace(std::move(recovered->appender));
    return started;
}

/// Writes and syncs one batch of some records; whether it is durable.
bool commit(LogAppender &appender, const std::vector<Record> &records)
{
    const auto batch = batchOf(appender.next(), records);
    return appender.write(batch.bytes, batch.last) && appender.sync();
}

std::vector<Record> joined(std::vector<Record> first, const std::vector<Record> &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

bool isPrefixOf(const std::vector<Record> &records, const std::vector<Record> &all)
{
    return records.size() <= all.size() && std::equal(records.begin(), records.end(), all.begin());
}

} // namespace

/// If this fails, a record that a start has read, and that later ones rest on, can be gone after the next loss of
/// power: reading it back from a disk whose sync had failed was taken for a proof that it is there.
class TestDoubtfulTail : public QObject
{
    Q_OBJECT

private slots:
    void whatAStartHasReadSurvivesTheNextLossOfPower()
    {
        std::size_t readBack = 0;
        for (std::uint64_t seed = 0; seed < seedCount; ++seed) {
            LabDisk disk(seed);
            failBehindTheFirst(disk, seed);

            auto second = start(disk);
            QVERIFY(second.appender);
            QVERIFY(isPrefixOf(m_first, second.records));
            readBack += static_cast<std::size_t>(second.records.size() > m_first.size());
            QVERIFY(commit(*second.appender, m_third));
            disk.losePower();

            const auto third = start(disk);
            QVERIFY2(third.appender, qPrintable(QString::number(seed)));
            QVERIFY(third.records == joined(second.records, m_third));
        }
        QVERIFY2(readBack > seedCount / 10, qPrintable(QString::number(readBack)));
    }

    /// The disk fails at each call of the second start in turn, and the power goes or not: the third finds no less than
    /// was durable, and nothing that was never written.
    void aStartMayEndAtAnyOfItsCalls_data()
    {
        QTest::addColumn<bool>("tears");
        QTest::addColumn<bool>("losesPower");
        QTest::newRow("fails") << false << false;
        QTest::newRow("tears") << true << false;
        QTest::newRow("fails, power lost") << false << true;
        QTest::newRow("tears, power lost") << true << true;
    }
    void aStartMayEndAtAnyOfItsCalls()
    {
        QFETCH(bool, tears);
        QFETCH(bool, losesPower);
        for (std::uint64_t seed = 0; seed < seedCount / 4; ++seed) {
            std::uint32_t calls = 0;
            for (bool isStarted = false; !isStarted; ++calls) {
                LabDisk disk(seed);
                failBehindTheFirst(disk, seed);
                disk.fail({.callsLeft = calls, .isOnce = false, .error = StorageError::Other, .tears = tears});
                isStarted = start(disk).appender.has_value();
                disk.heal();
                if (losesPower)
                    disk.losePower();

                auto third = start(disk);
                QVERIFY2(third.appender, qPrintable(QString::number(seed)));
                QVERIFY(isPrefixOf(m_first, third.records));
                QVERIFY(isPrefixOf(third.records, joined(m_first, m_second)));
                QVERIFY(commit(*third.appender, m_third));
                disk.losePower();
                const auto fourth = start(disk);
                QVERIFY(fourth.appender);
                QVERIFY(fourth.records == joined(third.records, m_third));
            }
            QVERIFY(calls > 2);
        }
    }

private:
    /// A process that committed a first batch, wrote a second one, and was told that it is not durable: at once, or by
    /// the sync of its data, or of the segment that begins with it. Some of it may be on the disk.
    void failBehindTheFirst(LabDisk &disk, std::uint64_t seed) const
    {
        auto first = start(disk);
        QVERIFY(first.appender);
        QVERIFY(commit(*first.appender, m_first));
        const auto calls = static_cast<std::uint32_t>(seed % callsMax);
        disk.fail({.callsLeft = calls, .isOnce = true, .error = StorageError::Other, .tears = seed % 2 == 1});
        static_cast<void>(commit(*first.appender, m_second));
        disk.heal();
    }

    const std::vector<Record> m_all = sampleRecords();
    const std::vector<Record> m_first{m_all.begin(), m_all.begin() + 3};
    /// Longer than a sector, and too long for the rest of the segment.
    const std::vector<Record> m_second = m_all;
    const std::vector<Record> m_third{m_all.begin() + 1, m_all.begin() + 2};
};

QTEST_APPLESS_MAIN(TestDoubtfulTail)
#include "tst_doubtful_tail.moc"
