// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;

struct Ended
{
    int status = -1;
    QByteArray output;
    QByteArray complaint;
};

Ended explore(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(LOCKSCOPE_BINARY), QStringList{u"explore"_s} + arguments);
    if (!process.waitForFinished(patienceMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList shortRun(const QStringList &more)
{
    return QStringList{u"--runs"_s, u"150"_s, u"--seed"_s, u"1"_s} + more;
}

/// A small lab and three steps, as a person would write them.
constexpr auto scenario = "lockscope 1\n"
                          "nodes   1\n"
                          "clock   virtual\n"
                          "client  w1 w2\n"
                          "key     k1 = \"k1\"\n"
                          "\n"
                          "+1s\n"
                          "w1      acquire k1 wait=5s lease=10s as a1_1\n"
                          "w2      acquire k1 lease=10s as a2_1\n"
                          "+1s\n"
                          "w1      release a1_1 as r1_2\n";

} // namespace

/// If this fails, `lockscope explore` does not do what its page in the manual says.
class TestExplore : public QObject
{
    Q_OBJECT

private slots:
    void aSummaryIsOneObjectWithWhatWasReached()
    {
        const auto ended = explore(shortRun({u"--json"_s}));
        QCOMPARE(ended.complaint, QByteArray());
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.output.count('\n'), 1);
        const auto json = QJsonDocument::fromJson(ended.output).object();
        QCOMPARE(json[u"kind"_s].toString(), u"summary"_s);
        QCOMPARE(json[u"seed"_s].toString(), u"1"_s);
        QCOMPARE(json[u"schedules"_s].toInt(), 150);
        QCOMPARE(json[u"violations"_s].toInt(-1), 0);
        QVERIFY(json[u"events"_s].toInt() >= 150 * 200);
        for (const auto &name : {u"steps"_s, u"workers"_s, u"schedules_per_minute"_s, u"events_per_second"_s})
            QVERIFY2(json[name].toInt() > 0, qPrintable(name));
        QVERIFY(json[u"rules"_s].toObject()[u"C2"_s].toInt() > 0);
        QVERIFY(json[u"transitions"_s].toObject()[u"hand_off"_s].toInt() > 0);
        QVERIFY(json[u"outcomes"_s].toObject()[u"indeterminate"_s].toInt() > 0);
        QVERIFY(json[u"pairs"_s].toObject()[u"cut"_s].toObject()[u"client-waiting"_s].toInt() > 0);
        QVERIFY(json[u"pairs_not_reached"_s].isArray());
    }

    void theSameSeedsComeToTheSameHoweverManyWork()
    {
        const auto reached = [](const QString &workers) {
            auto json =
                QJsonDocument::fromJson(explore(shortRun({u"--json"_s, u"--workers"_s, workers})).output).object();
            for (const auto &name : {u"elapsed_ms"_s,
                                     u"workers"_s,
                                     u"schedules_per_minute"_s,
                                     u"events_per_second"_s,
                                     u"steps_per_second"_s})
                json.remove(name);
            return json;
        };
        const auto alone = reached(u"1"_s);
        QVERIFY(!alone.isEmpty());
        QCOMPARE(reached(u"3"_s), alone);
    }

    void aPersonReadsLines()
    {
        const auto ended = explore(shortRun({u"--faults"_s, u"cut,half-open,kill"_s}));
        QCOMPARE(ended.status, 0);
        const auto lines = ended.output.split('\n');
        QVERIFY(lines.value(0).startsWith("150 schedules, seeds 1 to 150 in "));
        QVERIFY(lines.value(2).startsWith("rules not reached: "));
        QVERIFY(lines.value(3).startsWith("faults that never met a state: "));
        QVERIFY(lines.value(4).startsWith("violations: 0"));
    }

    void aScenarioIsRunAgainWithTheSameEvents()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"one.lks"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(scenario);
        file.close();
        const auto first = explore({u"--replay"_s, path, u"--json"_s});
        QCOMPARE(first.complaint, QByteArray());
        QCOMPARE(first.status, 0);
        QVERIFY(first.output.contains("\"kind\":\"Granted\",\"key\":\"k1\",\"token\":\"2\""));
        QCOMPARE(explore({u"--replay"_s, path, u"--json"_s}).output, first.output);
        QVERIFY(explore({u"--replay"_s, path}).output.endsWith(" events, no violation\n"));
    }

    void aMistakeIsOneClearLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("unknown flag") << QStringList{u"--runners"_s} << QByteArray("runners");
        QTest::newRow("no number") << QStringList{u"--runs"_s, u"many"_s} << QByteArray("--runs");
        QTest::newRow("no run") << QStringList{u"--runs"_s, u"0"_s} << QByteArray("--runs");
        QTest::newRow("no client") << QStringList{u"--clients"_s, u"0"_s} << QByteArray("--clients");
        QTest::newRow("nodes") << QStringList{u"--nodes"_s, u"10"_s} << QByteArray("--nodes");
        QTest::newRow("fault") << QStringList{u"--faults"_s, u"cut,fire"_s} << QByteArray("'fire'");
        QTest::newRow("a request is no fault") << QStringList{u"--faults"_s, u"acquire"_s} << QByteArray("'acquire'");
        QTest::newRow("folder") << QStringList{u"--out"_s, u"/nowhere/at/all"_s} << QByteArray("--out");
        QTest::newRow("file") << QStringList{u"--replay"_s, u"/nowhere.lks"_s} << QByteArray("--replay");
        QTest::newRow("positional") << QStringList{u"fast"_s} << QByteArray("fast");
    }
    void aMistakeIsOneClearLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const auto ended = explore(arguments);
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.complaint.count('\n'), 1);
        QVERIFY(ended.complaint.startsWith("lockscope explore: "));
        QVERIFY2(ended.complaint.contains(word), ended.complaint.constData());
        QCOMPARE(ended.output, QByteArray());
    }

    void aScenarioWithAMistakeNamesItsLine()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"wrong.lks"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(scenario) + "explode now\n");
        file.close();
        const auto ended = explore({u"--replay"_s, path});
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.complaint.contains("wrong.lks:12:1: 'explode'"));
    }
};

QTEST_GUILESS_MAIN(TestExplore)
#include "tst_explore.moc"
