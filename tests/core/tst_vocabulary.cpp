// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/client/random.h"
#include "core/vocabulary/endpoint.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/rule.h"
#include "core/vocabulary/words.h"

#include <set>
#include <type_traits>

using namespace Qt::StringLiterals;
using namespace lockscope;

namespace {

// An id is not another id, not a number, and not to be reckoned with.
static_assert(!std::is_convertible_v<Token, Lsn>);
static_assert(!std::is_constructible_v<Token, Lsn>);
static_assert(!std::is_convertible_v<std::uint64_t, Token>);
static_assert(!std::is_convertible_v<Token, std::uint64_t>);
static_assert(std::is_constructible_v<Token, std::uint64_t>);

QString show(const Result<Key, KeyError> &key)
{
    if (key)
        return u"valid"_s;
    switch (key.error()) {
    case KeyError::Empty:
        return u"empty"_s;
    case KeyError::TooLong:
        return u"too long"_s;
    case KeyError::ForbiddenByte:
        return u"forbidden byte"_s;
    case KeyError::NotUtf8:
        return u"not UTF-8"_s;
    }
    return {};
}

QString show(const Result<Endpoint, EndpointError> &endpoint)
{
    if (endpoint)
        return u"%1 port %2"_s.arg(QString::fromStdString(endpoint->host())).arg(endpoint->port());
    switch (endpoint.error()) {
    case EndpointError::NoPort:
        return u"no port"_s;
    case EndpointError::BadPort:
        return u"bad port"_s;
    case EndpointError::NoHost:
        return u"no host"_s;
    case EndpointError::TooLong:
        return u"too long"_s;
    case EndpointError::ForbiddenByte:
        return u"forbidden byte"_s;
    }
    return {};
}

/// The names of every value up to `last`.
template<typename Enum>
QStringList namesUpTo(Enum last)
{
    QStringList names;
    for (std::underlying_type_t<Enum> i = 0; i <= static_cast<std::underlying_type_t<Enum>>(last); ++i)
        names << QString::fromStdString(std::string(nameOf(static_cast<Enum>(i))));
    return names;
}

} // namespace

/// If this fails, two parts of the program, or the program and the world, do not mean the same.
class TestVocabulary : public QObject
{
    Q_OBJECT

private slots:
    void keys_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        const auto valid = u"valid"_s;
        const auto notUtf8 = u"not UTF-8"_s;
        const auto forbidden = u"forbidden byte"_s;
        QTest::newRow("one byte") << "!"_qba << valid;
        QTest::newRow("at the limit") << QByteArray(128, 'k') << valid;
        QTest::newRow("two-byte characters at the limit") << "\xC3\xA9"_qba.repeated(64) << valid;
        QTest::newRow("four-byte character") << "\xF0\x9F\x94\x92"_qba << valid;
        QTest::newRow("last code point") << "\xF4\x8F\xBF\xBF"_qba << valid;
        QTest::newRow("C1 control") << "\xC2\x85"_qba << valid;
        QTest::newRow("empty") << ""_qba << u"empty"_s;
        QTest::newRow("one beyond") << QByteArray(129, 'k') << u"too long"_s;
        QTest::newRow("two-byte characters beyond") << "\xC3\xA9"_qba.repeated(65) << u"too long"_s;
        QTest::newRow("blank") << "a b"_qba << forbidden;
        QTest::newRow("NUL") << QByteArray(1, '\0') << forbidden;
        QTest::newRow("unit separator") << "\x1F"_qba << forbidden;
        QTest::newRow("DEL") << "a\x7F"_qba << forbidden;
        QTest::newRow("LF") << "a\nb"_qba << forbidden;
        QTest::newRow("lone lead byte") << "\xC3"_qba << notUtf8;
        QTest::newRow("lone continuation") << "\x80"_qba << notUtf8;
        QTest::newRow("overlong slash") << "\xC0\xAF"_qba << notUtf8;
        QTest::newRow("overlong in three bytes") << "\xE0\x80\xAF"_qba << notUtf8;
        QTest::newRow("surrogate") << "\xED\xA0\x80"_qba << notUtf8;
        QTest::newRow("beyond the last code point") << "\xF4\x90\x80\x80"_qba << notUtf8;
        QTest::newRow("cut at the end") << "a\xF0\x9F\x94"_qba << notUtf8;
        QTest::newRow("no lead byte") << "\xFF"_qba << notUtf8;
    }
    void keys()
    {
        QFETCH(QByteArray, bytes);
        QTEST(show(Key::parse(bytes.toStdString())), "expected");
    }

    void endpoints_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("name") << u"node.example:5225"_s << u"node.example port 5225"_s;
        QTest::newRow("IPv4") << u"127.0.0.1:1"_s << u"127.0.0.1 port 1"_s;
        QTest::newRow("IPv6") << u"[::1]:65535"_s << u"::1 port 65535"_s;
        QTest::newRow("no port") << u"node"_s << u"no port"_s;
        QTest::newRow("empty port") << u"node:"_s << u"bad port"_s;
        QTest::newRow("port 0") << u"node:0"_s << u"bad port"_s;
        QTest::newRow("port too high") << u"node:65536"_s << u"bad port"_s;
        QTest::newRow("port with a sign") << u"node:+1"_s << u"bad port"_s;
        QTest::newRow("no host") << u":1"_s << u"no host"_s;
        QTest::newRow("IPv6 without brackets") << u"::1:5225"_s << u"no host"_s;
        QTest::newRow("half a bracket") << u"[::1:5225"_s << u"no host"_s;
        QTest::newRow("blank") << u"no de:1"_s << u"forbidden byte"_s;
        QTest::newRow("beyond ASCII") << u"n\u00F6de:1"_s << u"forbidden byte"_s;
        QTest::newRow("too long") << QString(254, u'h') + u":1"_s << u"too long"_s;
    }
    void endpoints()
    {
        QFETCH(QString, text);
        QTEST(show(Endpoint::parse(text.toStdString())), "expected");
    }
    void aListenerMayTakeAnyPort()
    {
        QCOMPARE(show(Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true})), u"127.0.0.1 port 0"_s);
    }

    void wordsAreThoseOfTheInterfaces()
    {
        QCOMPARE(namesUpTo(CloseReason::Shutdown).join(u' '),
                 u"peer_closed connect_failed tls_failed handshake_failed v1_only_server moved no_leader not_active "
                 "auth_failed server_error malformed oversized unknown_reply unmatched_reply cancelled_after_send "
                 "idle_timeout shutdown"_s);
        QCOMPARE(namesUpTo(ClientConnectionState::Closed).join(u' '), u"connecting handshaking ready closed"_s);
        QCOMPARE(namesUpTo(AcquireFailure::Stopped).join(u' '), u"bad_key bad_lease bad_wait pending_full stopped"_s);
        QCOMPARE(namesUpTo(ReleaseFailure::Stopped).join(u' '),
                 u"bad_key bad_token not_granted release_lane_full stopped"_s);
        QCOMPARE(namesUpTo(OrphanAction::Dropped).join(u' '),
                 u"release_queued released not_found lease_over dropped"_s);
        QCOMPARE(namesUpTo(ViolationRule::UnmatchedReply).join(u' '),
                 u"handshake_failed malformed oversized unknown_reply unmatched_reply"_s);
        QCOMPARE(namesUpTo(ServerError::ShuttingDown).join(u' '),
                 u"auth_failed handshake no_leader not_active bad_request too_long bad_key bad_lease duplicate_owner "
                 "busy slow_consumer shutting_down"_s);
    }

    void everyRuleHasItsOwnName()
    {
        const auto names = namesUpTo(Rule::N6);
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        QCOMPARE(QString::fromStdString(std::string(nameOf(Rule::C14))), u"C14"_s);
        QCOMPARE(QString::fromStdString(std::string(nameOf(Rule::F10a))), u"F10a"_s);
    }

    /// The stream is part of what a seed promises: another generator would make old seeds tell other stories.
    void aSeedMeansTheSameForEver()
    {
        client::Random random(client::seedFrom(1));
        QCOMPARE(random.next(), std::uint64_t{12966619160104079557U});
        auto fork = random.fork();
        std::set<std::uint64_t> seen;
        for (int i = 0; i < 10'000; ++i) {
            seen.insert(random.next());
            seen.insert(fork.next());
        }
        QCOMPARE(seen.size(), std::size_t{20'000});
    }
};

QTEST_GUILESS_MAIN(TestVocabulary)
#include "tst_vocabulary.moc"
