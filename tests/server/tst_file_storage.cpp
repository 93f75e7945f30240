// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "server/io/data_directory.h"
#include "server/wal/recovery.h"
#include "tests/support/journal_samples.h"

#include <array>
#include <unistd.h>
#include <variant>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

class TestFileStorage : public QObject
{
    Q_OBJECT

private slots:
    void bytesComeBack()
    {
        const QTemporaryDir folder;
        const auto storage = FileStorage::open(folder.path().toStdString());
        QVERIFY(storage);
        auto file = (*storage)->create("a");
        QVERIFY(file);
        QVERIFY(isDone((*file)->write(4, asByteView("hello"))));
        QVERIFY(isDone((*file)->sync()));
        QVERIFY(isDone((*storage)->syncNames()));
        QVERIFY((*file)->size() == std::uint64_t{9});

        std::array<std::byte, 16> bytes{};
        auto again = (*storage)->open("a", Storage::Access::Read);
        QVERIFY((*again)->read(4, bytes) == std::size_t{5});
        QCOMPARE(asText(ByteView(bytes).first(5)), std::string_view("hello"));
        QVERIFY((*again)->read(100, bytes) == std::size_t{0});

        const auto names = (*storage)->list();
        QVERIFY(names && std::find(names->begin(), names->end(), "a") != names->end());
    }

    /// Who reads beside a server that cuts its journal off reads on in what is gone.
    void namesMoveAndGo()
    {
        const QTemporaryDir folder;
        const auto storage = FileStorage::open(folder.path().toStdString());
        auto file = (*storage)->create("aside");
        QVERIFY(isDone((*file)->write(0, asByteView("new"))));
        QVERIFY(isDone((*(*storage)->create("name"))->write(0, asByteView("before"))));
        const auto before = (*storage)->open("name", Storage::Access::Read);
        QVERIFY(isDone((*storage)->rename("aside", "name")));
        QVERIFY(!(*storage)->open("aside", Storage::Access::Read));
        const auto after = (*storage)->open("name", Storage::Access::Read);
        QVERIFY((*after)->size() == std::uint64_t{3});
        QVERIFY((*before)->size() == std::uint64_t{6});

        QVERIFY(isDone((*storage)->remove("name")));
        QVERIFY(!(*storage)->open("name", Storage::Access::Read));
        QVERIFY((*after)->size() == std::uint64_t{3});
        QVERIFY(std::holds_alternative<NotAttempted>((*storage)->remove("name")));
        QVERIFY(std::holds_alternative<NotAttempted>((*storage)->rename("aside", "name")));
    }

    void failuresAreTyped()
    {
        const QTemporaryDir folder;
        const auto storage = FileStorage::open(folder.path().toStdString());
        QVERIFY((*storage)->create("a"));
        const auto twice = (*storage)->create("a");
        QVERIFY(!twice && twice.error().error == StorageError::Exists);
        const auto missing = (*storage)->open("b", Storage::Access::ReadWrite);
        QVERIFY(!missing && missing.error().error == StorageError::Missing);
        QVERIFY(!missing.error().detail.empty());
        const auto noFolder = FileStorage::open(folder.filePath(u"c"_s).toStdString());
        QVERIFY(!noFolder && noFolder.error().error == StorageError::Missing);

        auto readOnly = (*storage)->open("a", Storage::Access::Read);
        QVERIFY(std::holds_alternative<NotAttempted>((*readOnly)->write(0, asByteView("x"))));
    }

    /// The device that is always full: the one way to see a real ENOSPC without a volume of its own.
    void fullDiskIsToldApart()
    {
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("this system has no /dev/full");
        const auto storage = FileStorage::open("/dev");
        auto full = (*storage)->open("full", Storage::Access::ReadWrite);
        QVERIFY(full);
        const auto outcome = (*full)->write(0, asByteView("x"));
        const auto *const refused = std::get_if<NotAttempted>(&outcome);
        QVERIFY(refused != nullptr && refused->failure.error == StorageError::NoSpace);
    }

    void missingFolderIsMade()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"data"_s).toStdString();
        QVERIFY(DataDirectory::open(path));
        QVERIFY(DataDirectory::open(path + '/'));
        QVERIFY(refusalIs<NotWritable>(DataDirectory::open(path + "/no/parent")));
    }

    void fileInsteadOfAFolderIsRefused()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"data"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(refusalIs<NotWritable>(DataDirectory::open(file.fileName().toStdString())));
    }

    void secondOneIsRefusedWithTheFirstOnesPid()
    {
        const QTemporaryDir folder;
        const auto path = folder.path().toStdString();
        {
            const auto first = DataDirectory::open(path);
            QVERIFY(first);
            const auto second = DataDirectory::open(path);
            QVERIFY(refusalIs<InUse>(second));
            QCOMPARE(std::get<InUse>(second.error()).pid.value_or(0), std::int64_t{::getpid()});
        }
        QVERIFY(DataDirectory::open(path));
    }

    /// However long ago the lock was taken: who holds it is alive.
    void noLockIsTooOld()
    {
        const QTemporaryDir folder;
        const auto path = folder.path().toStdString();
        const auto first = DataDirectory::open(path);
        QVERIFY(first);
        QFile lock(folder.filePath(u"lock"_s));
        QVERIFY(lock.open(QIODevice::ReadWrite));
        QVERIFY(lock.setFileTime(QDateTime::currentDateTimeUtc().addYears(-1), QFileDevice::FileModificationTime));
        lock.close();
        QVERIFY(refusalIs<InUse>(DataDirectory::open(path)));
    }

    /// A viewer in the same process opens and closes the files; POSIX record locks would be gone after that.
    void closingAnotherDescriptorKeepsTheLock()
    {
        const QTemporaryDir folder;
        const auto path = folder.path().toStdString();
        const auto first = DataDirectory::open(path);
        {
            QFile lock(folder.filePath(u"lock"_s));
            QVERIFY(lock.open(QIODevice::ReadWrite));
            QCOMPARE(lock.readAll(), QByteArray::number(::getpid()) + '\n');
        }
        QVERIFY(refusalIs<InUse>(DataDirectory::open(path)));
    }

    void journalSurvivesOnRealFiles()
    {
        const QTemporaryDir folder;
        const auto records = sampleRecords();
        const LogOptions options{.segmentBytes = 500, .layOutBytes = 256};
        for (std::size_t round = 0; round < 3; ++round) {
            const auto directory = DataDirectory::open(folder.path().toStdString());
            std::size_t seen = 0;
            auto recovered = recoverJournal(directory->storage(), options, [&](const LoggedRecord &r) {
                return r.record == records[seen++ % records.size()];
            });
            QVERIFY(recovered);
            QCOMPARE(seen, round * records.size());
            for (const auto &record : records) {
                const auto batch = batchOf(recovered->appender.next(), {record});
                QVERIFY(recovered->appender.write(batch.bytes, batch.last));
                QVERIFY(recovered->appender.sync());
            }
        }
    }

private:
    static bool isDone(const Outcome &outcome) { return std::holds_alternative<Done>(outcome); }

    template<typename Problem>
    static bool refusalIs(const Result<DataDirectory, JournalProblem> &opened)
    {
        return !opened && std::holds_alternative<Problem>(opened.error());
    }
};

QTEST_APPLESS_MAIN(TestFileStorage)
#include "tst_file_storage.moc"
