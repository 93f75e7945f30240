// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "core/base/match.h"
#include "server/wal/log_format.h"
#include "tests/support/journal_samples.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::server;
using namespace lockscope::test;

namespace {

QString show(const SegmentVerdict &verdict)
{
    return match<QString>(
        verdict,
        [](const CleanEnd &v) { return u"clean %1"_s.arg(v.offset); },
        [](const TornTail &v) {
            return u"torn %1 bytes %2%3"_s.arg(v.offset).arg(v.bytes).arg(v.inHeader ? u" header"_s : QString());
        },
        [](const DamagedAt &v) { return u"damaged %1 kind %2"_s.arg(v.offset).arg(int(v.kind)); },
        [](const UnknownVersionAt &v) { return u"version %1"_s.arg(v.version); });
}

QString show(const ReadLog &log)
{
    QString text = show(log.verdict);
    for (const auto &read : log.records)
        text += u" | %1@%2+%3 type %4"_s.arg(read.lsn.value()).arg(read.offset).arg(read.length).arg(read.type);
    return text;
}

QString damage(std::uint64_t offset, DamageKind kind)
{
    return show(SegmentVerdict(DamagedAt{offset, kind}));
}

Bytes withZeros(Bytes bytes, std::size_t count)
{
    bytes.resize(bytes.size() + count);
    return bytes;
}

/// Makes the checksum of the record at `offset` right again.
void seal(Bytes &bytes, std::size_t offset)
{
    const auto length = std::to_integer<std::size_t>(bytes.at(offset + 8));
    Bytes checksum;
    ByteWriter<std::endian::little>(checksum).number(
        checksumOf(ByteView(bytes).subspan(offset + 8, paddedSize(length) - 8)));
    std::copy(checksum.begin(), checksum.end(), bytes.begin() + static_cast<std::ptrdiff_t>(offset));
}

} // namespace

class TestLog : public QObject
{
    Q_OBJECT

private slots:
    void recordsComeBackInOrder()
    {
        const auto log = readSegment(Lsn(5), segmentOf(Lsn(5), {m_records}));
        QCOMPARE(log.records.size(), m_records.size());
        for (std::size_t i = 0; i < m_records.size(); ++i) {
            QVERIFY(log.records[i].record == m_records[i]);
            QCOMPARE(log.records[i].lsn.value(), 5 + i);
        }
    }

    void piecesDoNotMatter()
    {
        auto bytes = withZeros(m_bytes, 1000);
        bytes[m_offsets[4] + 30] ^= std::byte{1};
        for (const auto &segment : {withZeros(m_bytes, 1000), bytes}) {
            const auto whole = show(readSegment(Lsn(1), segment, segment.size()));
            for (const std::size_t size : {1U, 7U, 24U, 100U})
                QCOMPARE(show(readSegment(Lsn(1), segment, size)), whole);
        }
    }

    /// A crash while the file grew: what was whole is there, the rest is the torn tail, and nothing is called damage.
    void everyCutKeepsTheRecordsBefore()
    {
        for (std::size_t size = 0; size <= m_bytes.size(); ++size)
            checkCut(ByteView(m_bytes).first(size));
    }

    /// The same where zeros had been laid out: only what was written to the disk differs, not the file's size.
    void everyCutInZerosKeepsTheRecordsBefore()
    {
        for (std::size_t size = 0; size <= m_bytes.size(); ++size) {
            Bytes bytes(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(size));
            checkCut(withZeros(bytes, m_bytes.size() + 512 - size));
        }
    }

    /// Each bit belongs to something that is checked: a flip in the last record is a torn tail, any other is damage.
    void everyFlippedByteIsSeen()
    {
        for (const std::size_t zeros : {std::size_t{0}, std::size_t{512}}) {
            for (std::size_t at = 0; at < m_bytes.size(); ++at) {
                auto bytes = withZeros(m_bytes, zeros);
                bytes[at] ^= std::byte{0x10};
                checkFlip(bytes, at);
            }
        }
    }

    /// A disk writes sectors in any order: the last record may have lost any of them, an older one may not.
    void zeroedSectorsOfTheLastRecordAreATornTail()
    {
        std::vector<Key> targets;
        for (int i = 10; i < 40; ++i)
            targets.push_back(keyOf(std::string(100, 'k') + std::to_string(i)));
        const FateOpenRecord longRecord{{StartNumber(1), 1}, FateClass::ConnectionLost, targets};
        const auto older = segmentOf(Lsn(1), oneByOne({m_records[0], longRecord}));
        const auto newer = segmentOf(Lsn(1), oneByOne({m_records[0], longRecord, longRecord}));
        const auto last = older.size();
        constexpr std::size_t sector = 512;
        for (auto at = last / sector * sector; at < newer.size(); at += sector) {
            auto bytes = withZeros(newer, sector);
            const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(std::max(at, last));
            std::fill(from, bytes.begin() + static_cast<std::ptrdiff_t>(at + sector), std::byte{0});
            const auto log = readSegment(Lsn(1), bytes);
            QCOMPARE(log.records.size(), std::size_t{2});
            const auto *const torn = std::get_if<TornTail>(&log.verdict);
            QVERIFY2(torn != nullptr && torn->offset == last, qPrintable(show(log)));
        }
        auto bytes = newer;
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(3 * sector), sector, std::byte{0});
        QCOMPARE(show(readSegment(Lsn(1), bytes).verdict),
                 damage(segmentOf(Lsn(1), {{m_records[0]}}).size(), DamageKind::BadRecord));
    }

    /// Nothing of a batch was promised before all of it was durable; the batch after it tells that it was.
    void onlyALaterBatchMakesABadRecordDamage()
    {
        const std::vector<Record> three(m_records.begin(), m_records.begin() + 3);
        const auto first = m_offsets[0];
        auto bytes = segmentOf(Lsn(1), {three});
        bytes[first] ^= std::byte{1};
        const auto torn = readSegment(Lsn(1), bytes);
        QVERIFY(torn.records.empty());
        QVERIFY2(std::holds_alternative<TornTail>(torn.verdict), qPrintable(show(torn)));

        bytes = segmentOf(Lsn(1), {three, {m_records[3]}});
        bytes[first] ^= std::byte{1};
        QCOMPARE(show(readSegment(Lsn(1), bytes)), damage(first, DamageKind::BadRecord));
    }

    void wrongLsnsAreDamage()
    {
        QCOMPARE(show(readSegment(Lsn(2), m_bytes)), damage(0, DamageKind::WrongFirstLsn));
        auto bytes = segmentOf(Lsn(1), {});
        const auto batch = batchOf(Lsn(2), {m_records[0]});
        bytes.insert(bytes.end(), batch.bytes.begin(), batch.bytes.end());
        QCOMPARE(show(readSegment(Lsn(1), bytes)), damage(segmentHeaderSize, DamageKind::LsnHole));
    }

    /// Bytes of peers stand in records. If a torn one holds what looks like a record of before, it is torn all the
    /// same.
    void whatLooksLikeAnOlderRecordIsNoWitness()
    {
        auto bytes = m_bytes;
        const auto torn = bytes.size();
        const auto like = ByteView(m_bytes).subspan(m_offsets[0], m_offsets[1] - m_offsets[0]);
        bytes.resize(torn + recordHeaderSize, std::byte{0x55});
        bytes.insert(bytes.end(), like.begin(), like.end());
        const auto log = readSegment(Lsn(1), bytes);
        QCOMPARE(log.records.size(), m_records.size());
        const auto *const tail = std::get_if<TornTail>(&log.verdict);
        QVERIFY2(tail != nullptr && tail->offset == torn, qPrintable(show(log)));
    }

    void unknownKindsAreSkippedOnlyWhenTheySaySo()
    {
        auto bytes = m_bytes;
        const auto at = m_offsets[3];
        bytes[at + 12] = std::byte{200};
        seal(bytes, at);
        QCOMPARE(show(readSegment(Lsn(1), bytes).verdict), damage(at, DamageKind::UnknownType));

        bytes[at + 14] = std::byte{flagBatchStart | flagSkippable};
        seal(bytes, at);
        const auto log = readSegment(Lsn(1), bytes);
        QCOMPARE(log.records.size(), m_records.size());
        QVERIFY(!log.records[3].record);
        QVERIFY(std::holds_alternative<CleanEnd>(log.verdict));

        bytes[at + 14] = std::byte{flagBatchStart | flagSkippable | 4};
        seal(bytes, at);
        QCOMPARE(show(readSegment(Lsn(1), bytes).verdict), damage(at, DamageKind::UnknownType));
    }

    void wrongFieldsUnderARightChecksumAreDamage()
    {
        auto bytes = m_bytes;
        bytes[m_offsets[2] + recordHeaderSize] = std::byte{0};
        seal(bytes, m_offsets[2]);
        QCOMPARE(show(readSegment(Lsn(1), bytes).verdict), damage(m_offsets[2], DamageKind::BadPayload));
    }

    void anotherVersionIsNamed()
    {
        auto bytes = m_bytes;
        bytes[8] = std::byte{2};
        Bytes checksum;
        ByteWriter<std::endian::little>(checksum).number(checksumOf(ByteView(bytes).first(24)));
        std::copy(checksum.begin(), checksum.end(), bytes.begin() + 24);
        QCOMPARE(show(readSegment(Lsn(1), bytes)), u"version 2"_s);
    }

    void namesOfSegments()
    {
        QCOMPARE(segmentName(Lsn(42)), std::string("00000000000000000042.wal"));
        QCOMPARE(segmentName(Lsn(UINT64_MAX)), std::string("18446744073709551615.wal"));
        QVERIFY(firstLsnOf("00000000000000000042.wal") == Lsn(42));
        QVERIFY(firstLsnOf("18446744073709551615.wal") == Lsn(UINT64_MAX));
        for (const auto *const other : {"",
                                        "lock",
                                        "42.wal",
                                        "00000000000000000000.wal",
                                        "99999999999999999999.wal",
                                        "0000000000000000004x.wal",
                                        "00000000000000000042.tmp",
                                        "-0000000000000000042.wal"})
            QVERIFY2(!firstLsnOf(other), other);
    }

    /// Journals of older versions of the program must still open: these bytes never change.
    void formatIsThatOfTheGoldenFile()
    {
        QFile golden(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/cases/wal/one_segment.hex"));
        QCOMPARE(hexLines(m_bytes), linesOf(golden));
    }

    void snapshotsBytesAreThoseOfTheGoldenFile()
    {
        QFile golden(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/cases/wal/snapshot.hex"));
        QCOMPARE(hexLines(sampleSnapshot(Lsn(42))), linesOf(golden));
    }

    /// The example in the document is the beginning of that file.
    void documentShowsTheGoldenBytes()
    {
        QFile document(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/docs/wal_format.md"));
        const auto lines = linesOf(document);
        const auto bytes = segmentOf(Lsn(1), oneByOne({m_records.begin(), m_records.begin() + 3}));
        for (const auto &line : hexLines(bytes))
            QVERIFY2(lines.contains(u"    "_s + line), qPrintable(line));
    }

private:
    static QStringList linesOf(QFile &file)
    {
        if (!file.open(QIODevice::ReadOnly))
            return {};
        auto lines = QString::fromUtf8(file.readAll()).split(u'\n');
        if (lines.last().isEmpty())
            lines.removeLast();
        return lines;
    }

    /// "0020  75 65 ..": the offset and 16 bytes a line.
    static QStringList hexLines(ByteView bytes)
    {
        QStringList lines;
        constexpr std::size_t perLine = 16;
        for (std::size_t at = 0; at < bytes.size(); at += perLine) {
            const auto row = bytes.subspan(at, std::min(perLine, bytes.size() - at));
            const QByteArray raw(reinterpret_cast<const char *>(row.data()), static_cast<qsizetype>(row.size()));
            lines << u"%1  %2"_s.arg(at, 4, 16, QChar(u'0')).arg(QString::fromLatin1(raw.toHex(' ')));
        }
        return lines;
    }

    /// How many records end at or before `size`.
    [[nodiscard]] std::size_t wholeBefore(std::size_t size) const
    {
        const auto behind = std::upper_bound(m_offsets.begin(), m_offsets.end(), size);
        return behind == m_offsets.begin() ? 0 : static_cast<std::size_t>(behind - m_offsets.begin()) - 1;
    }

    /// A record is whole when all of its bytes are there, be it that the last ones are zeros anyhow.
    void checkCut(ByteView bytes) const
    {
        const auto same = std::mismatch(bytes.begin(), bytes.end(), m_bytes.begin(), m_bytes.end()).first;
        const auto size = static_cast<std::size_t>(same - bytes.begin());
        const auto whole = wholeBefore(size);
        const auto begin = size < segmentHeaderSize ? 0 : m_offsets[whole];
        const auto behind = bytes.subspan(begin);
        const auto last = std::find_if(behind.rbegin(), behind.rend(), [](auto b) { return b != std::byte{0}; });
        const auto torn = static_cast<std::size_t>(behind.rend() - last);

        const auto log = readSegment(Lsn(1), bytes);
        QCOMPARE(log.records.size(), whole);
        if (size < segmentHeaderSize)
            QCOMPARE(show(log.verdict), show(SegmentVerdict(TornTail{0, torn, true})));
        else if (torn == 0)
            QCOMPARE(show(log.verdict), show(SegmentVerdict(CleanEnd{begin})));
        else
            QCOMPARE(show(log.verdict), show(SegmentVerdict(TornTail{begin, torn})));
    }

    void checkFlip(ByteView bytes, std::size_t at) const
    {
        const auto log = readSegment(Lsn(1), bytes);
        if (at < segmentHeaderSize) {
            QCOMPARE(show(log), damage(0, DamageKind::BadHeader));
            return;
        }
        const auto bad = wholeBefore(at);
        QCOMPARE(log.records.size(), bad);
        for (std::size_t i = 0; i < bad; ++i)
            QVERIFY(log.records[i].record == m_records[i]);
        if (bad + 1 < m_records.size()) {
            QCOMPARE(show(log.verdict), damage(m_offsets[bad], DamageKind::BadRecord));
            return;
        }
        const auto *const torn = std::get_if<TornTail>(&log.verdict);
        QVERIFY2(torn != nullptr && torn->offset == m_offsets[bad], qPrintable(show(log)));
    }

    static std::vector<std::size_t> offsetsOf(const Bytes &bytes)
    {
        std::vector<std::size_t> offsets;
        for (const auto &read : readSegment(Lsn(1), bytes).records)
            offsets.push_back(read.offset);
        offsets.push_back(bytes.size());
        return offsets;
    }

    const std::vector<Record> m_records = sampleRecords();
    const Bytes m_bytes = segmentOf(Lsn(1), oneByOne(m_records));
    /// Where each record begins, and where the last one ends.
    const std::vector<std::size_t> m_offsets = offsetsOf(m_bytes);
};

QTEST_APPLESS_MAIN(TestLog)
#include "tst_log.moc"
