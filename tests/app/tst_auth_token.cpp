// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/auth_token.h"

using namespace lockscope::app;
using namespace Qt::StringLiterals;

namespace {

constexpr auto variable = "LOCKSCOPE_AUTH_TOKEN";

/// The token that these arguments give, or the complaint in brackets.
QByteArray tokenOf(const QStringList &arguments)
{
    CommandLine line(u"serve"_s, u"About."_s, u"example"_s);
    addAuthTokenOption(line);
    if (line.parse(arguments))
        return "[not parsed]";
    const auto token = readAuthToken(line);
    return token ? *token : '[' + token.error().message.toUtf8() + ']';
}

} // namespace

/// If these fail, both ends have the right token and refuse each other, or a wrong file goes as "no token".
class TestAuthToken : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { qunsetenv(variable); }

    void fileIsTheTokenButForOneLineEnd_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("token");
        QTest::newRow("bare") << QByteArray("secret") << QByteArray("secret");
        QTest::newRow("LF") << QByteArray("secret\n") << QByteArray("secret");
        QTest::newRow("CR LF") << QByteArray("secret\r\n") << QByteArray("secret");
        QTest::newRow("only one LF goes") << QByteArray("secret\n\n") << QByteArray("secret\n");
        QTest::newRow("CR alone stays") << QByteArray("secret\r") << QByteArray("secret\r");
        QTest::newRow("blanks stay") << QByteArray(" a b \n") << QByteArray(" a b ");
        QTest::newRow("any bytes") << QByteArray("\0\xff\n\0", 4) << QByteArray("\0\xff\n\0", 4);
        QTest::newRow("empty") << QByteArray() << QByteArray();
        QTest::newRow("the longest") << QByteArray(64 * 1024, 'x') << QByteArray(64 * 1024, 'x');
    }
    void fileIsTheTokenButForOneLineEnd()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, token);
        QCOMPARE(tokenOf({u"--auth-token-file"_s, fileOf(bytes)}), token);
    }

    void withoutAFileTheEnvironmentSpeaks()
    {
        QCOMPARE(tokenOf({}), QByteArray());
        qputenv(variable, "from outside");
        QCOMPARE(tokenOf({}), QByteArray("from outside"));
        QCOMPARE(tokenOf({u"--auth-token-file"_s, fileOf("from the file")}), QByteArray("from the file"));
    }

    /// If this fails, a server whose token file is missing lets everybody in.
    void badFileIsAComplaintAndNoEmptyToken()
    {
        qputenv(variable, "from outside");
        const auto missing = m_folder.filePath(u"none"_s);
        QVERIFY(tokenOf({u"--auth-token-file"_s, missing}).startsWith("[--auth-token-file: cannot read '"));
        QVERIFY(tokenOf({u"--auth-token-file"_s, missing}).contains(missing.toUtf8()));
        QCOMPARE(tokenOf({u"--auth-token-file="_s}),
                 QByteArray("[--auth-token-file: the name of the file is missing]"));
        QVERIFY(tokenOf({u"--auth-token-file"_s, fileOf(QByteArray(64 * 1024 + 1, 'x'))})
                    .contains("longer than a token can be"));
    }

private:
    [[nodiscard]] QString fileOf(const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(u"token"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    const QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestAuthToken)
#include "tst_auth_token.moc"
