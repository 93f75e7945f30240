// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "server/wal/record_codec.h"
#include "tests/support/journal_samples.h"

using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

class TestRecordCodec : public QObject
{
    Q_OBJECT

private slots:
    void recordsComeBackAsTheyWere()
    {
        for (const auto &record : m_records)
            QVERIFY2(decodePayload(typeOf(record), payloadOf(record)) == record, typeName(record).data());
    }

    /// Half a payload must not become a record with made-up fields.
    void noPrefixIsAPayload()
    {
        for (const auto &record : m_records) {
            const auto payload = payloadOf(record);
            for (std::size_t size = 0; size < payload.size(); ++size)
                QVERIFY2(!decodePayload(typeOf(record), ByteView(payload).first(size)), typeName(record).data());
        }
    }

    void noByteMayFollow()
    {
        for (const auto &record : m_records) {
            auto payload = payloadOf(record);
            payload.push_back(std::byte{0});
            QVERIFY2(!decodePayload(typeOf(record), payload), typeName(record).data());
        }
    }

    void malformedFieldsAreRefused_data()
    {
        QTest::addColumn<int>("sample");
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("value");
        constexpr int grant = 2;
        constexpr int fateOpen = 6;
        constexpr int fateAtKey = 7;
        QTest::newRow("empty key") << grant << 0 << 0;
        QTest::newRow("key longer than its bytes") << grant << 0 << 255;
        QTest::newRow("forbidden byte in a key") << grant << 1 << 0x20;
        QTest::newRow("a flag that is neither 0 nor 1") << grant << 1 + 9 + 8 << 2;
        QTest::newRow("fate class 0") << fateOpen << 16 << 0;
        QTest::newRow("fate class 6") << fateOpen << 16 << 6;
        QTest::newRow("targets not sorted") << fateOpen << 22 << int('c');
        QTest::newRow("a target twice") << fateOpen << 22 << int('b');
        QTest::newRow("more targets than bytes") << fateOpen << 20 << 0x7F;
        QTest::newRow("more waiters than bytes") << fateAtKey << 22 << 0x7F;
    }
    void malformedFieldsAreRefused()
    {
        QFETCH(int, sample);
        QFETCH(int, offset);
        QFETCH(int, value);
        const auto record = sampleRecords().at(static_cast<std::size_t>(sample));
        auto payload = payloadOf(record);
        payload.at(static_cast<std::size_t>(offset)) = static_cast<std::byte>(value);
        QVERIFY(!decodePayload(typeOf(record), payload));
    }

    /// The numbers stand in journals for good.
    void typesKeepTheirNumbers()
    {
        QStringList types;
        for (const auto &record : m_records)
            types << QStringLiteral("%1 %2").arg(typeOf(record)).arg(QLatin1String(typeName(record).data()));
        types.removeDuplicates();
        types.sort();
        QCOMPARE(
            types.join(QStringLiteral(", ")),
            QStringLiteral("1 startup, 10 snapshot_end, 2 term, 3 grant, 4 hand_off, 5 release, 6 expiry, 7 fate_open, "
                           "8 fate_at_key, 9 fate_complete"));
        QVERIFY(!isKnownType(0));
        QVERIFY(!isKnownType(11));
        QVERIFY(!decodePayload(11, {}));
    }

private:
    /// Those of a journal, and the one of a snapshot.
    static std::vector<Record> allRecords()
    {
        auto records = sampleRecords();
        records.push_back(SnapshotEndRecord{Token(91), 5});
        return records;
    }
    static Bytes payloadOf(const Record &record)
    {
        Bytes bytes;
        encodePayload(record, bytes);
        return bytes;
    }

    const std::vector<Record> m_records = allRecords();
};

QTEST_APPLESS_MAIN(TestRecordCodec)
#include "tst_record_codec.moc"
