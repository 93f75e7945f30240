// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/wire/handshake.h"
#include "tests/support/show_wire.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;
using namespace lockscope::wire;

namespace {

QString show(const Result<std::string, ChallengeError> &challenge)
{
    if (challenge)
        return QString::fromStdString(*challenge);
    switch (challenge.error()) {
    case ChallengeError::NoChallenge:
        return u"no challenge"_s;
    case ChallengeError::OtherHash:
        return u"other hash"_s;
    case ChallengeError::V1Only:
        return u"v1 only"_s;
    }
    return {};
}

QString show(const std::optional<DigestLine> &line)
{
    if (!line)
        return u"none"_s;
    return u"v%1 %2"_s.arg(static_cast<int>(line->version)).arg(QString::fromStdString(line->digest));
}

const auto digest = QByteArray(43, 'd');

} // namespace

/// If this fails, a client and a server of the same protocol do not find each other, or the wrong ones do.
class TestHandshake : public QObject
{
    Q_OBJECT

private slots:
    void base64UrlHasNoPaddingAndNoSlash_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << ""_qba << u""_s;
        QTest::newRow("one byte") << "f"_qba << u"Zg"_s;
        QTest::newRow("two bytes") << "fo"_qba << u"Zm8"_s;
        QTest::newRow("three bytes") << "foo"_qba << u"Zm9v"_s;
        QTest::newRow("62 and 63") << "\xFB\xFF\xBF"_qba << u"-_-_"_s;
    }
    void base64UrlHasNoPaddingAndNoSlash()
    {
        QFETCH(QByteArray, bytes);
        QTEST(QString::fromStdString(base64Url(bytesOf(bytes))), "text");
    }

    void aChallengeIsRead_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        QTest::newRow("v2") << u"sha256 v2.abc"_s << u"v2.abc"_s;
        QTest::newRow("v1") << u"sha256 abc"_s << u"v1 only"_s;
        QTest::newRow("v2 without its dot") << u"sha256 v2abc"_s << u"v1 only"_s;
        QTest::newRow("another hash") << u"md5 v2.abc"_s << u"other hash"_s;
        QTest::newRow("hash in capitals") << u"SHA256 v2.abc"_s << u"other hash"_s;
        QTest::newRow("no space") << u"sha256"_s << u"no challenge"_s;
        QTest::newRow("nothing behind the space") << u"sha256 "_s << u"no challenge"_s;
        QTest::newRow("space first") << u" v2.abc"_s << u"no challenge"_s;
        QTest::newRow("empty") << u""_s << u"no challenge"_s;
        QTest::newRow("control byte") << u"sha256 v2.a\r"_s << u"no challenge"_s;
    }
    void aChallengeIsRead()
    {
        QFETCH(QString, line);
        QTEST(show(parseChallengeLine(line.toStdString())), "expected");
    }

    void aChallengeThatIsWrittenIsRead()
    {
        Nonce nonce{};
        nonce.fill(0xFF);
        const auto challenge = challengeText(nonce);
        QCOMPARE(challenge.size(), std::size_t{3 + 43});
        const auto line = arrayOf(challengeLine(challenge));
        QVERIFY(line.endsWith('\n'));
        QCOMPARE(show(parseChallengeLine(line.chopped(1).toStdString())), QString::fromStdString(challenge));
    }

    void aDigestLineIsRead_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("expected");
        QTest::newRow("v1") << digest << u"v1 "_s + QString::fromLatin1(digest);
        QTest::newRow("v2") << digest + " 2" << u"v2 "_s + QString::fromLatin1(digest);
        QTest::newRow("another version") << digest + " 3" << u"none"_s;
        QTest::newRow("two spaces") << digest + "  2" << u"none"_s;
        QTest::newRow("a character short") << digest.chopped(1) << u"none"_s;
        QTest::newRow("a character long") << digest + "d" << u"none"_s;
        QTest::newRow("no base64url") << digest.chopped(1) + "+" << u"none"_s;
        QTest::newRow("empty") << ""_qba << u"none"_s;
    }
    void aDigestLineIsRead()
    {
        QFETCH(QByteArray, line);
        QTEST(show(parseDigestLine(line.toStdString())), "expected");
    }

    void aDigestThatIsWrittenIsRead()
    {
        const auto v1 = arrayOf(digestLine(Digest{}, WireVersion::V1));
        const auto v2 = arrayOf(digestLine(Digest{}, WireVersion::V2));
        QCOMPARE(v1, QByteArray(43, 'A') + "\n");
        QCOMPARE(v2, QByteArray(43, 'A') + " 2\n");
    }

    void aLineIsTakenOffHoweverItIsCut()
    {
        const auto bytes = bytesOf("first\nsecond\n");
        for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
            LineReader reader;
            reader.feed(ByteView(bytes).first(cut));
            reader.feed(ByteView(bytes).subspan(cut));
            QCOMPARE(**reader.line(), std::string("first"));
            QCOMPARE(arrayOf(reader.rest()), "second\n"_qba);
        }
    }

    void aLineHasALimit_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("at the limit, unfinished") << QByteArray(256, 'x') << u"unfinished"_s;
        QTest::newRow("at the limit") << QByteArray(256, 'x') + "\n" << u"256"_s;
        QTest::newRow("one below") << QByteArray(255, 'x') + "\n" << u"255"_s;
        QTest::newRow("one beyond") << QByteArray(257, 'x') + "\n" << u"too long"_s;
        QTest::newRow("one beyond, unfinished") << QByteArray(257, 'x') << u"too long"_s;
        QTest::newRow("empty line") << "\n"_qba << u"0"_s;
    }
    void aLineHasALimit()
    {
        QFETCH(QByteArray, bytes);
        for (const auto pieceSize : {qsizetype{1}, bytes.size()}) {
            LineReader reader;
            for (qsizetype at = 0; at < bytes.size(); at += pieceSize)
                reader.feed(bytesOf(bytes.mid(at, pieceSize)));
            const auto line = reader.line();
            const auto shown = !line ? u"too long"_s : (*line ? QString::number((*line)->size()) : u"unfinished"_s);
            QTEST(shown, "expected");
        }
    }
};

QTEST_GUILESS_MAIN(TestHandshake)
#include "tst_handshake.moc"
