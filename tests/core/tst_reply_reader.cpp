// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/wire/frame_reader.h"
#include "tests/support/show_wire.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;
using namespace lockscope::wire;

namespace {

/// One reply of each kind. Owners and tokens spell other frames, so that a reader which loses count is seen.
std::vector<Reply> samples()
{
    Owner::Underlying frames{'L', 'x', ':', '1', '\n', 'E', 'n', 'o', '\n', 'M', 'y', ':', '2', '\n', '\n', 'A'};
    return {
        GrantedReply{Owner(frames), Token(0x4C0A450A4D0A540AULL), keyOf("k")},
        KeepAlive{},
        TimedOutReply{Owner(frames), keyOf("T")},
        BusyReply{ownerOf('\n'), keyOf(std::string(Key::sizeMax, 'b'))},
        ReleasedReply{Token(0), keyOf("r")},
        NotFoundReply{Token(~std::uint64_t{0}), keyOf("\xF0\x9F\x94\x92")},
        MovedReply{"127.0.0.1:5225"},
        LeaderNotice{std::string(lineSizeMax, 'l')},
        ErrorReply{"x"},
    };
}

Bytes written(const std::vector<Reply> &replies)
{
    Bytes bytes;
    for (const auto &reply : replies)
        append(bytes, reply, WireVersion::V2);
    return bytes;
}

QStringList shown(const std::vector<Reply> &replies)
{
    QStringList lines;
    for (const auto &reply : replies)
        lines << show(reply);
    return lines;
}

} // namespace

/// If this fails, a client believes a reply that the server did not send.
class TestReplyReader : public QObject
{
    Q_OBJECT

private slots:
    void anyCuttingGivesTheSameReplies()
    {
        const auto bytes = written(samples());
        for (std::size_t pieceSize = 1; pieceSize <= bytes.size(); ++pieceSize)
            QCOMPARE(readInPieces(ReplyReader(), bytes, pieceSize), shown(samples()));
    }

    void aTruncatedReplyIsNone()
    {
        for (const auto &reply : samples()) {
            const auto bytes = written({reply});
            for (std::size_t size = 0; size < bytes.size(); ++size) {
                ReplyReader reader;
                reader.feed(ByteView(bytes).first(size));
                QStringList out;
                drain(reader, out);
                QCOMPARE(out, QStringList());
                QCOMPARE(reader.atBoundary(), size == 0);
            }
        }
    }

    void badBytesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("error");
        const auto granted = "A"_qba + QByteArray(24, '\0');
        QTest::newRow("unknown op") << "Zzz\n"_qba << u"unknown op"_s;
        QTest::newRow("op of nobody") << "\xFF"_qba << u"unknown op"_s;
        QTest::newRow("empty key") << granted + "\n" << u"malformed"_s;
        QTest::newRow("key is no UTF-8") << granted + "le\xFFt\n" << u"malformed"_s;
        QTest::newRow("key one byte too long") << granted + QByteArray(129, 'k') + "\n" << u"oversized"_s;
        QTest::newRow("endless key") << granted + QByteArray(1024, 'k') << u"oversized"_s;
        QTest::newRow("empty address") << "M\n"_qba << u"malformed"_s;
        QTest::newRow("empty reason") << "E\n"_qba << u"malformed"_s;
        QTest::newRow("control byte in an address") << "La\tb\n"_qba << u"malformed"_s;
        QTest::newRow("DEL in an address") << "La\x7F\n"_qba << u"malformed"_s;
        QTest::newRow("reason beyond ASCII") << "E\xC3\xA4\n"_qba << u"malformed"_s;
        QTest::newRow("address one byte too long") << "M"_qba + QByteArray(256, 'x') + "\n" << u"oversized"_s;
        QTest::newRow("endless address") << "M"_qba + QByteArray(256, 'x') << u"oversized"_s;
    }
    void badBytesAreNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, error);
        const QStringList expected{u"error "_s + error};
        QCOMPARE(readInPieces(ReplyReader(), bytesOf(bytes), static_cast<std::size_t>(bytes.size())), expected);
        QCOMPARE(readInPieces(ReplyReader(), bytesOf(bytes), 1), expected);
    }

    void anErrorStays()
    {
        ReplyReader reader;
        reader.feed(bytesOf("?"));
        QCOMPARE(reader.next().error(), ReplyError::UnknownOp);
        reader.feed(written(samples()));
        QCOMPARE(reader.next().error(), ReplyError::UnknownOp);
    }

    void v1LeavesTheIdentifiersOut_data()
    {
        QTest::addColumn<int>("sample");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("granted keeps its token") << 0 << "A\x4C\x0A\x45\x0A\x4D\x0A\x54\x0Ak\n"_qba;
        QTest::newRow("keep-alive") << 1 << "\n"_qba;
        QTest::newRow("timed out") << 2 << "TT\n"_qba;
        QTest::newRow("released") << 4 << "Rr\n"_qba;
        QTest::newRow("not found") << 5 << "N\xF0\x9F\x94\x92\n"_qba;
        QTest::newRow("moved") << 6 << "M127.0.0.1:5225\n"_qba;
        QTest::newRow("error") << 8 << "Ex\n"_qba;
    }
    void v1LeavesTheIdentifiersOut()
    {
        QFETCH(int, sample);
        QFETCH(QByteArray, bytes);
        Bytes out;
        append(out, samples().at(static_cast<std::size_t>(sample)), WireVersion::V1);
        QCOMPARE(arrayOf(out), bytes);
    }

    void aFloodOfKeepAlivesIsReadInOnePass()
    {
        ReplyReader reader;
        reader.feed(Bytes(1'000'000, std::byte{'\n'}));
        std::size_t count = 0;
        while (reader.next()->has_value())
            ++count;
        QCOMPARE(count, std::size_t{1'000'000});
        QVERIFY(reader.atBoundary());
    }
};

QTEST_GUILESS_MAIN(TestReplyReader)
#include "tst_reply_reader.moc"
