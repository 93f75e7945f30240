// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/process/serve_process.h"
#include "tests/support/test_authority.h"

using namespace Qt::StringLiterals;
using namespace lockscope::test;

namespace {

constexpr int exitCannotStart = 1;
constexpr int exitUsage = 2;
constexpr auto anHour = std::chrono::hours(1);

/// The first event line whose `field` is `value`; empty: there is none.
QJsonObject eventWith(const Ending &ending, const QString &field, const QString &value)
{
    for (const auto &line : ending.output) {
        const auto event = QJsonDocument::fromJson(line.toUtf8()).object();
        if (event[field] == value)
            return event;
    }
    return {};
}

} // namespace

/// Both sides of TLS in the real program: the right server is used, any other is refused before a word is said, and bad
/// files are one clear line.
class TestTls : public QObject
{
    Q_OBJECT

private slots:
    void aLockIsTakenAndGivenBack();
    void aServerThatIsNotToBeTrustedIsRefused_data();
    void aServerThatIsNotToBeTrustedIsRefused();
    void aServerWithoutTlsIsRefused();
    void badFlagsAreOneLine_data();
    void badFlagsAreOneLine();

private:
    [[nodiscard]] QString write(const QString &name, const std::string &text) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }
    [[nodiscard]] ServeProcess::Options serverWith(const TestAuthority::Issued &issued) const
    {
        return {.dataDirectory = m_folder.filePath(u"data"_s),
                .arguments = {u"--tls-cert"_s,
                              write(u"cert.pem"_s, issued.certificate),
                              u"--tls-key"_s,
                              write(u"key.pem"_s, issued.key)}};
    }

    const TestAuthority m_authority{"Lockscope tests"};
    QTemporaryDir m_folder;
};

void TestTls::aLockIsTakenAndGivenBack()
{
    ServeProcess server(serverWith(m_authority.issue("IP:127.0.0.1", anHour)));
    QVERIFY(server.start());
    const QStringList client{u"client"_s,
                             u"--endpoints"_s,
                             u"127.0.0.1:%1"_s.arg(server.port()),
                             u"--tls"_s,
                             u"--ca"_s,
                             write(u"ca.pem"_s, m_authority.certificate())};
    const auto taken = runLockscope(client, R"({"op":"acquire","id":"a","key":"k","wait":5,"lease":10})");
    QCOMPARE(taken.status, 0);
    QCOMPARE(taken.complaints, QStringList());
    const auto granted = eventWith(taken, u"outcome"_s, u"granted"_s);
    QVERIFY2(!granted.isEmpty(), qPrintable(taken.output.join(u'\n')));

    const auto given = runLockscope(client,
                                    QJsonDocument(QJsonObject{{u"op"_s, u"release"_s},
                                                              {u"id"_s, u"r"_s},
                                                              {u"key"_s, u"k"_s},
                                                              {u"token"_s, granted[u"token"]}})
                                        .toJson(QJsonDocument::Compact));
    QCOMPARE(given.complaints, QStringList());
    QVERIFY2(!eventWith(given, u"outcome"_s, u"released"_s).isEmpty(), qPrintable(given.output.join(u'\n')));
    QCOMPARE(server.stop(), std::optional(0));
}

void TestTls::aServerThatIsNotToBeTrustedIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("hours");
    QTest::addColumn<bool>("knowsAuthority");
    QTest::newRow("an authority that nobody named") << u"IP:127.0.0.1"_s << 1 << false;
    QTest::newRow("expired") << u"IP:127.0.0.1"_s << -1 << true;
    QTest::newRow("the certificate of another host") << u"DNS:elsewhere.example"_s << 1 << true;
}

void TestTls::aServerThatIsNotToBeTrustedIsRefused()
{
    QFETCH(const QString, name);
    QFETCH(const int, hours);
    QFETCH(const bool, knowsAuthority);
    ServeProcess server(serverWith(m_authority.issue(name.toStdString(), std::chrono::hours(hours))));
    QVERIFY(server.start());
    const TestAuthority other("somebody else");
    const auto ending =
        runLockscope({u"client"_s,
                      u"--endpoints"_s,
                      u"127.0.0.1:%1"_s.arg(server.port()),
                      u"--tls"_s,
                      u"--ca"_s,
                      write(u"ca.pem"_s, knowsAuthority ? m_authority.certificate() : other.certificate())},
                     R"({"op":"acquire","id":"a","key":"k","wait":1,"lease":10})"
                     "\n");
    const auto all = ending.output.join(u'\n');
    QVERIFY2(all.contains(u"\"tls_failed\""), qPrintable(all));
    // Nothing was handed over, so the end of its wait is a definite one (C3).
    QVERIFY2(all.contains(u"\"timed_out\""), qPrintable(all));
    QVERIFY2(!all.contains(u"\"sent\""), qPrintable(all));
    QVERIFY(!ending.complaints.isEmpty());
    QVERIFY2(
        ending.complaints.constFirst().startsWith(u"lockscope client: no TLS with 127.0.0.1:%1: "_s.arg(server.port())),
        qPrintable(ending.complaints.constFirst()));
    QCOMPARE(server.stop(), std::optional(0));
}

void TestTls::aServerWithoutTlsIsRefused()
{
    ServeProcess server({.dataDirectory = m_folder.filePath(u"plain"_s)});
    QVERIFY(server.start());
    const auto ending = runLockscope({u"client"_s, u"--endpoints"_s, u"127.0.0.1:%1"_s.arg(server.port()), u"--tls"_s},
                                     R"({"op":"acquire","id":"a","key":"k","wait":1,"lease":10})"
                                     "\n");
    QVERIFY2(ending.output.join(u'\n').contains(u"\"tls_failed\""), qPrintable(ending.output.join(u'\n')));
    QCOMPARE(server.stop(), std::optional(0));
}

void TestTls::badFlagsAreOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    const auto data = m_folder.filePath(u"unused"_s);
    const auto none = m_folder.filePath(u"none.pem"_s);
    const auto empty = write(u"empty.pem"_s, {});
    const QStringList serve{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data"_s, data};
    const QStringList client{u"client"_s, u"--endpoints"_s, u"127.0.0.1:1"_s};
    QTest::newRow("a certificate without its key")
        << serve + QStringList{u"--tls-cert"_s, empty} << exitUsage << u"--tls-cert and --tls-key"_s;
    QTest::newRow("a certificate that is not there") << serve + QStringList{u"--tls-cert"_s, none, u"--tls-key"_s, none}
                                                     << exitCannotStart << u"Cannot read "_s + none;
    QTest::newRow("a certificate that is none") << serve + QStringList{u"--tls-cert"_s, empty, u"--tls-key"_s, empty}
                                                << exitCannotStart << empty + u" holds no certificate"_s;
    QTest::newRow("an authority without TLS")
        << client + QStringList{u"--ca"_s, empty} << exitUsage << u"--ca names a file, and needs --tls"_s;
    QTest::newRow("an authority that is not there")
        << client + QStringList{u"--tls"_s, u"--ca"_s, none} << exitUsage << u"cannot read '%1'"_s.arg(none);
    QTest::newRow("an authority that is none")
        << client + QStringList{u"--tls"_s, u"--ca"_s, empty} << exitUsage << u"holds no certificate in PEM form"_s;
}

void TestTls::badFlagsAreOneLine()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, words);
    const auto ending = runLockscope(arguments);
    QCOMPARE(ending.status, status);
    QCOMPARE(ending.output, QStringList());
    QCOMPARE(ending.complaints.size(), 1);
    QVERIFY2(ending.complaints.constFirst().contains(words), qPrintable(ending.complaints.constFirst()));
}

QTEST_GUILESS_MAIN(TestTls)
#include "tst_tls.moc"
