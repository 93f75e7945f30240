// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/lab_disk.h"

#include <set>
#include <string>

using namespace lockscope;
using namespace lockscope::lab;
using namespace lockscope::server;

namespace {

std::string contentsOf(LabDisk &disk, std::string_view name)
{
    const auto file = disk.open(name, Storage::Access::Read);
    if (!file)
        return "missing";
    std::string text(64, '\0');
    const auto size = (*file)->read(0, std::as_writable_bytes(std::span(text)));
    text.resize(size.value_or(0));
    return text;
}

bool isDone(const Outcome &outcome)
{
    return std::holds_alternative<Done>(outcome);
}

} // namespace

/// If this fails, a simulated crash loses something else than what was not durable.
class TestLabDisk : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSyncedSurvivesEveryLossOfPower()
    {
        for (std::uint64_t seed = 0; seed < 64; ++seed) {
            LabDisk disk(seed);
            const auto file = *disk.create("a");
            QVERIFY(isDone(file->write(0, asByteView("safe"))));
            QVERIFY(isDone(file->sync()));
            QVERIFY(isDone(disk.syncNames()));
            QVERIFY(isDone(file->write(0, asByteView("lost"))));
            disk.losePower();
            const auto left = contentsOf(disk, "a");
            QVERIFY2(left == "safe" || left == "lost", left.c_str());
        }
    }

    void whatIsNotSyncedMeetsEveryEnd()
    {
        std::set<std::string> ends;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            LabDisk disk(seed);
            const auto file = *disk.create("a");
            // Two sectors, so that one of them can be there alone.
            QVERIFY(isDone(file->write(LabDisk::usualSectorBytes - 1, asByteView("12"))));
            disk.losePower();
            auto left = contentsOf(disk, "a");
            if (left != "missing") {
                const auto again = disk.open("a", Storage::Access::Read);
                left = std::to_string((*again)->size().value());
            }
            ends.insert(left);
        }
        // No name, no contents, the first sector, or all (the second alone has the size of all).
        QCOMPARE(ends, (std::set<std::string>{"missing", "0", "512", "513"}));
    }

    void aCopyIsADiskOfItsOwn()
    {
        LabDisk disk(1);
        const auto file = *disk.create("a");
        QVERIFY(isDone(file->write(0, asByteView("one"))));
        LabDisk copy(disk);
        QVERIFY(isDone(file->write(0, asByteView("two"))));
        QCOMPARE(contentsOf(copy, "a"), std::string("one"));
        QCOMPARE(contentsOf(disk, "a"), std::string("two"));
    }

    void aFaultFailsTheCallItNamesAndAllBehind()
    {
        LabDisk disk(1);
        const auto file = *disk.create("a");
        disk.fail({.callsLeft = 1, .isOnce = false, .error = StorageError::NoSpace, .tears = true});
        QVERIFY(isDone(file->write(0, asByteView("abcd"))));
        QVERIFY(std::holds_alternative<Ambiguous>(file->write(4, asByteView("efgh"))));
        QVERIFY(std::string("abcdefg").starts_with(contentsOf(disk, "a")));
        QVERIFY(std::holds_alternative<Ambiguous>(file->sync()));
        QVERIFY(disk.hasFailed());
        disk.heal();
        QVERIFY(!disk.hasFailed());
        QVERIFY(isDone(file->sync()));
    }

    /// As Linux does: the pages of a failed sync are taken for clean, and a sync that works brings them nowhere.
    void whatAFailedSyncLostIsReadAndNeverWritten()
    {
        std::set<std::string> ends;
        std::set<std::string> reads;
        for (std::uint64_t seed = 0; seed < 64; ++seed) {
            LabDisk disk(seed);
            const auto file = *disk.create("a");
            QVERIFY(isDone(file->write(0, asByteView("safe"))));
            QVERIFY(isDone(file->sync()));
            QVERIFY(isDone(disk.syncNames()));
            QVERIFY(isDone(file->write(0, asByteView("lost"))));
            disk.fail({.callsLeft = 0, .isOnce = true, .error = StorageError::Other, .tears = false});
            QVERIFY(std::holds_alternative<Ambiguous>(file->sync()));
            QVERIFY(isDone(file->sync()));
            // Until the machine wants its memory for something else.
            reads.insert(contentsOf(disk, "a"));
            disk.losePower();
            ends.insert(contentsOf(disk, "a"));
        }
        QCOMPARE(reads, (std::set<std::string>{"safe", "lost"}));
        QCOMPARE(ends, (std::set<std::string>{"safe", "lost"}));
    }

    void whatIsWrittenAgainAfterAFailedSyncIsSafe()
    {
        for (std::uint64_t seed = 0; seed < 64; ++seed) {
            LabDisk disk(seed);
            const auto file = *disk.create("a");
            QVERIFY(isDone(disk.syncNames()));
            QVERIFY(isDone(file->write(0, asByteView("once"))));
            disk.fail({.callsLeft = 0, .isOnce = true, .error = StorageError::Other, .tears = false});
            QVERIFY(std::holds_alternative<Ambiguous>(file->sync()));
            QVERIFY(isDone(file->write(0, asByteView("once"))));
            QVERIFY(isDone(file->sync()));
            disk.losePower();
            QCOMPARE(contentsOf(disk, "a"), std::string("once"));
        }
    }
};

QTEST_GUILESS_MAIN(TestLabDisk)
#include "tst_lab_disk.moc"
