// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/wire/frame_reader.h"
#include "tests/support/show_wire.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;
using namespace lockscope::wire;

namespace {

constexpr std::uint16_t twoLineFeeds = 0x0A0A;
constexpr std::uint64_t eightLineFeeds = 0x0A0A0A0A0A0A0A0A;

/// One request of each kind, with 0x0a wherever the fixed part may hold it.
std::vector<Request> samples(WireVersion version)
{
    const bool isV2 = version == WireVersion::V2;
    const auto owner = isV2 ? std::optional(ownerOf('\n')) : std::nullopt;
    const auto token = isV2 ? std::optional(Token(eightLineFeeds)) : std::nullopt;
    return {
        AcquireRequest{twoLineFeeds, twoLineFeeds, owner, keyOf("k")},
        AcquireRequest{0, 0, owner, keyOf(std::string(Key::sizeMax, 'k'))},
        KeepAlive{},
        ReleaseRequest{token, keyOf("schl\xC3\xBCssel")},
        ReleaseRequest{token, keyOf("A")},
        AcquireRequest{65535, 65535, owner, keyOf("R")},
    };
}

Bytes written(const std::vector<Request> &requests, WireVersion version)
{
    Bytes bytes;
    for (const auto &request : requests)
        append(bytes, request, version);
    return bytes;
}

QStringList shown(const std::vector<Request> &requests)
{
    QStringList lines;
    for (const auto &request : requests)
        lines << show(request);
    return lines;
}

QByteArray acquireHead(WireVersion version)
{
    return "A\x00\x05\x00\x0A"_qba + (version == WireVersion::V2 ? QByteArray(16, 'o') : QByteArray());
}

} // namespace

/// If this fails, a server takes a request for another one, or one client's bytes hurt another client.
class TestRequestReader : public QObject
{
    Q_OBJECT

private slots:
    void anyCuttingGivesTheSameRequests_data()
    {
        QTest::addColumn<int>("version");
        QTest::newRow("v1") << 1;
        QTest::newRow("v2") << 2;
    }
    void anyCuttingGivesTheSameRequests()
    {
        QFETCH(int, version);
        const auto spoken = static_cast<WireVersion>(version);
        const auto requests = samples(spoken);
        const auto bytes = written(requests, spoken);
        for (std::size_t pieceSize = 1; pieceSize <= bytes.size(); ++pieceSize)
            QCOMPARE(readInPieces(RequestReader(spoken), bytes, pieceSize), shown(requests));
    }

    void aTruncatedRequestIsNone_data() { anyCuttingGivesTheSameRequests_data(); }
    void aTruncatedRequestIsNone()
    {
        QFETCH(int, version);
        const auto spoken = static_cast<WireVersion>(version);
        for (const auto &request : samples(spoken)) {
            const auto bytes = written({request}, spoken);
            for (std::size_t size = 0; size < bytes.size(); ++size) {
                RequestReader reader(spoken);
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
        QTest::addColumn<int>("version");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("expected");
        for (const int version : {1, 2}) {
            const auto head = acquireHead(static_cast<WireVersion>(version));
            const auto release = "R"_qba + QByteArray(version == 2 ? 8 : 0, '\0');
            const auto row = [&](const char *situation, const QByteArray &bytes, const char *error) {
                QTest::addRow("v%d %s", version, situation)
                    << version << bytes << QStringList{u"error "_s + QLatin1StringView(error)};
            };
            row("unknown op", "X\n", "bad_request");
            row("op in lower case", "a", "bad_request");
            row("op of a reply", "T", "bad_request");
            row("NUL", QByteArray(1, '\0'), "bad_request");
            row("HTTP", "GET / HTTP/1.1\r\n", "bad_request");
            row("empty key", head + "\n", "bad_key");
            row("blank in the key", head + "a b\n", "bad_key");
            row("DEL in the key", head + "a\x7F\n", "bad_key");
            row("key is no UTF-8", head + "\xC3(\n", "bad_key");
            row("surrogate in the key", head + "\xED\xA0\x80\n", "bad_key");
            row("empty key of a release", release + "\n", "bad_key");
            row("key one byte too long", head + QByteArray(129, 'k') + "\n", "too_long");
            row("key one byte too long, without LF", head + QByteArray(129, 'k'), "too_long");
            row("endless key", head + QByteArray(1024, 'k'), "too_long");
            row("endless key of a release", release + QByteArray(1024, 'k'), "too_long");
        }
    }
    void badBytesAreNamed()
    {
        QFETCH(int, version);
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, expected);
        const RequestReader reader(static_cast<WireVersion>(version));
        QCOMPARE(readInPieces(reader, bytesOf(bytes), static_cast<std::size_t>(bytes.size())), expected);
        QCOMPARE(readInPieces(reader, bytesOf(bytes), 1), expected);
    }

    void aKeyAtItsLimitWaitsForItsLineFeed()
    {
        RequestReader reader(WireVersion::V2);
        reader.feed(bytesOf(acquireHead(WireVersion::V2) + QByteArray(128, 'k')));
        QVERIFY(!reader.next()->has_value());
        reader.feed(bytesOf("\n"));
        QVERIFY(reader.next()->has_value());
    }

    void anErrorStays()
    {
        RequestReader reader(WireVersion::V2);
        reader.feed(bytesOf("X"));
        QCOMPARE(reader.next().error(), RequestError::BadRequest);
        reader.feed(written({KeepAlive{}}, WireVersion::V2));
        QCOMPARE(reader.next().error(), RequestError::BadRequest);
    }

    void whatStandsBeforeAnErrorIsRead()
    {
        const auto good = written({KeepAlive{}, ReleaseRequest{Token(7), keyOf("k")}}, WireVersion::V2);
        auto bytes = good;
        bytes.push_back(std::byte{'X'});
        const QStringList expected{u"keep-alive"_s, u"R 7 k"_s, u"error bad_request"_s};
        QCOMPARE(readInPieces(RequestReader(WireVersion::V2), bytes, bytes.size()), expected);
    }
};

QTEST_GUILESS_MAIN(TestRequestReader)
#include "tst_request_reader.moc"
