// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 110'000;

struct Ended
{
    int status = -1;
    QByteArray output;
    QByteArray complaint;

    [[nodiscard]] QList<QByteArray> lines() const { return output.trimmed().split('\n'); }
};

Ended run(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(LOCKSCOPE_BINARY), QStringList{u"run"_s} + arguments);
    if (!process.waitForFinished(patienceMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// A folder with scenarios in it.
class Folder
{
public:
    QString write(const QString &name, const QByteArray &body)
    {
        const auto path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(body) < 0)
            return {};
        return path;
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

const auto good = "lockscope 1\nclient w1\nkey L\nw1 acquire L as a1 -> granted\n"_qba;
const auto bad = "lockscope 1\nclient w1\nkey L\n\nw1 acquire L as a1 -> busy\n"_qba;
const auto wrong = "lockscope 1\nclient w1\nkey L\nw1 aquire L\n"_qba;

} // namespace

/// If this fails, `lockscope run` does not do what its page in the manual says.
class TestRun : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsSaidForEach()
    {
        Folder folder;
        const auto first = folder.write(u"good.lks"_s, good);
        const auto second = folder.write(u"bad.lks"_s, bad);
        const auto ended = run({first, second});
        QCOMPARE(ended.complaint, QByteArray());
        QCOMPARE(ended.status, 1);
        const auto lines = ended.lines();
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0], "ok good"_qba);
        QCOMPARE(lines[1], "FAILED bad "_qba + second.toUtf8() + ":5");
        QCOMPARE(lines[2], "  expected  busy"_qba);
        QVERIFY(lines[3].startsWith("  actual    granted ("));
        QCOMPARE(lines[4], "1 passed, 1 failed"_qba);
        QCOMPARE(run({first}).status, 0);
    }

    void whatIsNotValidIsToldAndTheOthersRun()
    {
        Folder folder;
        const auto path = folder.write(u"wrong.lks"_s, wrong);
        const auto ended = run({path, folder.write(u"good.lks"_s, good)});
        QCOMPARE(ended.status, 3);
        const auto lines = ended.lines();
        QCOMPARE(lines[0], "NOT VALID wrong "_qba + path.toUtf8());
        QVERIFY(lines[1].startsWith("  "_qba + path.toUtf8() + ":4:4: 'aquire' cannot stand here"));
        QVERIFY(lines[1].endsWith("Did you mean 'acquire'?"));
        QCOMPARE(lines[2], "ok good"_qba);
        QCOMPARE(lines[3], "1 passed, 0 failed"_qba);
    }

    void jsonIsAnObjectForEachAndASummary()
    {
        Folder folder;
        const auto ended = run({folder.write(u"bad.lks"_s, bad), folder.write(u"wrong.lks"_s, wrong), u"--json"_s});
        QCOMPARE(ended.status, 3);
        QList<QJsonObject> objects;
        for (const auto &line : ended.lines())
            objects << QJsonDocument::fromJson(line).object();
        QCOMPARE(objects.size(), 3);
        QCOMPARE(objects[0][u"verdict"_s].toString(), u"invalid"_s);
        QCOMPARE(objects[1][u"verdict"_s].toString(), u"failed"_s);
        QCOMPARE(objects[1][u"line"_s].toInt(), 5);
        QVERIFY(objects[1][u"expected"_s].toString().startsWith(u"busy"));
        QCOMPARE(objects[2][u"kind"_s].toString(), u"summary"_s);
        QCOMPARE(objects[2][u"failed"_s].toInt(), 1);
        QCOMPARE(objects[2][u"invalid"_s].toInt(), 1);
    }

    void reportsSayTheSame()
    {
        Folder folder;
        const auto ended = run({folder.write(u"good.lks"_s, good),
                                folder.write(u"bad.lks"_s, bad),
                                folder.write(u"wrong.lks"_s, wrong),
                                u"--report"_s,
                                u"junit:"_s + folder.path(u"report.xml"_s),
                                u"--report"_s,
                                u"html:"_s + folder.path(u"report.html"_s)});
        QCOMPARE(ended.status, 3);
        QXmlStreamReader xml(folder.read(u"report.xml"_s));
        QStringList seen;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement)
                seen << xml.name().toString() + u' ' + xml.attributes().value(u"name"_s).toString();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(seen,
                 (QStringList{u"testsuites "_s,
                              u"testsuite lockscope"_s,
                              u"testcase wrong"_s,
                              u"error "_s,
                              u"testcase good"_s,
                              u"testcase bad"_s,
                              u"failure "_s}));
        const auto page = folder.read(u"report.html"_s);
        QVERIFY(page.contains("<svg"));
        QVERIFY(page.contains("2 of 3 scenarios did not pass"));
        QVERIFY(!page.contains("<script") && !page.contains("http://www.w3.org/1999"));
        QVERIFY(!page.contains("src=") && !page.contains("<link"));
    }

    /// If this fails, a run that failed on another machine cannot be looked at.
    void whatFailedIsRecorded_data()
    {
        QTest::addColumn<QString>("clock");
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QStringList>("files");
        const QStringList failed{u"bad.lockscope"_s};
        const QStringList all{u"bad.lockscope"_s, u"good.lockscope"_s};
        QTest::newRow("virtual") << u"virtual"_s << u"fail:"_s << failed;
        QTest::newRow("real") << u"real"_s << u"fail:"_s << failed;
        QTest::newRow("folder alone") << u"virtual"_s << QString() << failed;
        QTest::newRow("always") << u"virtual"_s << u"always:"_s << all;
    }
    void whatFailedIsRecorded()
    {
        QFETCH(const QString, clock);
        QFETCH(const QString, prefix);
        QFETCH(const QStringList, files);
        Folder folder;
        const auto kept = folder.path(u"kept"_s);
        const QStringList arguments{folder.write(u"good.lks"_s, good),
                                    folder.write(u"bad.lks"_s, bad),
                                    u"--clock"_s,
                                    clock,
                                    u"--record"_s,
                                    prefix + kept};
        // The second run takes the place of the first.
        for (int times = 0; times < 2; ++times) {
            const auto ended = run(arguments);
            QCOMPARE(ended.complaint, QByteArray());
            QCOMPARE(ended.status, 1);
            QVERIFY2(ended.output.contains("\n  recorded  " + QDir(kept).filePath(u"bad.lockscope"_s).toUtf8() + '\n'),
                     ended.output.constData());
        }
        QCOMPARE(QDir(kept).entryList(QDir::Files, QDir::Name), files);
        QProcess process;
        process.start(QStringLiteral(LOCKSCOPE_BINARY),
                      {u"record"_s, u"info"_s, QDir(kept).filePath(u"bad.lockscope"_s)});
        QVERIFY(process.waitForFinished(patienceMs));
        const auto about = process.readAllStandardOutput();
        QVERIFY2(about.contains("failed in line 5 at event "), about.constData());
        QVERIFY2(about.contains("expected  busy"), about.constData());
    }

    void includedFilesAreFoundBesideTheFile()
    {
        Folder folder;
        folder.write(u"head.lks"_s, "lockscope 1\nclient w1\nkey L\n");
        const auto path =
            folder.write(u"main.lks"_s, "lockscope 1\ninclude \"head.lks\"\nw1 acquire L as a1 -> granted\n");
        QCOMPARE(run({path}).status, 0);
    }

    void filesAreFormatted()
    {
        Folder folder;
        const auto path = folder.write(u"one.lks"_s, "lockscope 1\nclient   w1  # one\nkey L\nw1 acquire L\n");
        QCOMPARE(run({u"--format"_s, path}).status, 0);
        QCOMPARE(folder.read(u"one.lks"_s), "lockscope 1\nclient  w1   # one\nkey     L\nw1      acquire L\n"_qba);
    }

    void theLibraryIsListed()
    {
        const auto ended = run({u"--list"_s, u"builtin:all"_s});
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.lines().size() >= 40);
        for (const auto &line : ended.lines())
            QVERIFY2(line.startsWith("builtin:") && line.simplified().contains(' '), line.constData());
        QCOMPARE(run({u"builtin:all"_s, u"--only"_s, u"lost-reply"_s}).output,
                 "ok lost-reply\n1 passed, 0 failed\n"_qba);
    }

    void ordersAreRunOneByOne()
    {
        Folder folder;
        const auto path = folder.write(u"orders.lks"_s,
                                       "lockscope 1\nclient w1 w2\nkey L\npermute\nw1 acquire L as a1\n+1s\n"
                                       "w2 acquire L as b1\nend\n+1s\nexpect a1 is granted\n");
        const auto ended = run({path});
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.output.contains(" of 6)\n"));
    }

    void aMistakeIsOneClearLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("nothing") << QStringList{} << "builtin:all"_qba;
        QTest::newRow("flag") << QStringList{u"x.lks"_s, u"--fast"_s} << "fast"_qba;
        QTest::newRow("clock") << QStringList{u"x.lks"_s, u"--clock"_s, u"wall"_s} << "--clock"_qba;
        QTest::newRow("seed") << QStringList{u"x.lks"_s, u"--seed"_s, u"x"_s} << "--seed"_qba;
        QTest::newRow("jobs") << QStringList{u"x.lks"_s, u"--jobs"_s, u"0"_s} << "--jobs"_qba;
        QTest::newRow("report") << QStringList{u"x.lks"_s, u"--report"_s, u"pdf:x"_s} << "--report"_qba;
        QTest::newRow("folder") << QStringList{u"x.lks"_s, u"--report"_s, u"html:/nowhere/x"_s} << "--report"_qba;
        QTest::newRow("record") << QStringList{u"x.lks"_s, u"--record"_s, u"fail:"_s} << "--record"_qba;
        QTest::newRow("record where") << QStringList{u"x.lks"_s, u"--record"_s, u"/dev/null/x"_s} << "--record"_qba;
        QTest::newRow("file") << QStringList{u"/nowhere.lks"_s} << "nowhere"_qba;
        QTest::newRow("builtin") << QStringList{u"builtin:nothing"_s} << "nothing"_qba;
        QTest::newRow("only") << QStringList{u"builtin:all"_s, u"--only"_s, u"zzz"_s} << "--only"_qba;
    }
    void aMistakeIsOneClearLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const auto ended = run(arguments);
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.complaint.count('\n'), 1);
        QVERIFY(ended.complaint.startsWith("lockscope run: "));
        QVERIFY2(ended.complaint.contains(word), ended.complaint.constData());
        QCOMPARE(ended.output, QByteArray());
    }

    void theLibraryPassesOnRealSockets()
    {
        const auto ended = run({u"builtin:all"_s, u"--clock"_s, u"real"_s, u"--jobs"_s, u"12"_s});
        QVERIFY2(ended.status == 0, ended.output.constData());
        const auto last = ended.lines().constLast();
        QVERIFY(last.endsWith(" passed, 0 failed"));
        QVERIFY(last.split(' ').constFirst().toInt() >= 40);
    }
};

QTEST_GUILESS_MAIN(TestRun)
#include "tst_run.moc"
