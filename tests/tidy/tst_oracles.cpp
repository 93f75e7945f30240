// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include "tests/tidy/source_tree.h"

using namespace Qt::StringLiterals;
using namespace lockscope::tidy;

namespace {

constexpr int parkingCount = 36;
constexpr int lockCount = 34;

/// The last cell of each oracle's row in docs/fates.md.
const QMap<QString, QString> &proofs()
{
    static const QMap<QString, QString> found = [] {
        static const QRegularExpression row(u"^\\| ([SL][0-9]+) \\|.*\\| ([^|]+) \\|$"_s,
                                            QRegularExpression::MultilineOption);
        QMap<QString, QString> rows;
        for (const auto &match : row.globalMatch(textOf(u"docs/fates.md"_s)))
            rows[match.captured(1)] = match.captured(2);
        return rows;
    }();
    return found;
}

/// What is wrong with one proof; empty: nothing.
QString complaintAbout(const QString &proof)
{
    static const QRegularExpression reference(u"`([^`:]+)(?::([^`]+))?`"_s);
    int count = 0;
    for (const auto &match : reference.globalMatch(proof)) {
        const auto path = u"tests/"_s + match.captured(1);
        if (!root().exists(path))
            return u"there is no "_s + path;
        if (!textOf(path).contains(match.captured(2)))
            return u"%1 has no '%2'"_s.arg(path, match.captured(2));
        ++count;
    }
    const bool isExcused = proof.startsWith(u"does not apply");
    return count > 0 || isExcused ? QString() : u"neither a test nor a reason"_s;
}

} // namespace

/// If this fails, docs/fates.md promises a test that is not there, or is silent about an oracle of the contract.
class TestOracles : public QObject
{
    Q_OBJECT

private slots:
    void everyOracleHasATestOrAReason_data();
    void everyOracleHasATestOrAReason();
    void everyTranscriptStandsAtItsOracles();
    void everyMomentOfTheCrashTableIsACase();
    void aMistakeIsFound();
};

void TestOracles::everyOracleHasATestOrAReason_data()
{
    QTest::addColumn<QString>("oracle");
    for (int i = 1; i <= parkingCount; ++i)
        QTest::addRow("S%d", i) << u"S%1"_s.arg(i);
    for (int i = 1; i <= lockCount; ++i)
        QTest::addRow("L%d", i) << u"L%1"_s.arg(i);
}

void TestOracles::everyOracleHasATestOrAReason()
{
    QFETCH(QString, oracle);
    QVERIFY2(proofs().contains(oracle), "it has no row in docs/fates.md");
    const auto complaint = complaintAbout(proofs()[oracle]);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
}

/// A transcript named s03_s09_... is among the proofs of S3 and of S9.
void TestOracles::everyTranscriptStandsAtItsOracles()
{
    static const QRegularExpression name(u"(?<![a-z0-9])([sl])([0-9]{2})_"_s);
    const auto files = QDir(root().filePath(u"tests/cases/fate"_s)).entryList({u"*.txt"_s}, QDir::Files);
    QVERIFY(files.size() > 30);
    for (const auto &file : files) {
        auto at = name.globalMatch(QString(file).replace(u'_', u"_ "_s));
        while (at.hasNext()) {
            const auto match = at.next();
            const auto oracle = match.captured(1).toUpper() + QString::number(match.captured(2).toInt());
            QVERIFY2(proofs().value(oracle).contains(file), qPrintable(file + u" is no proof of "_s + oracle));
        }
    }
}

void TestOracles::everyMomentOfTheCrashTableIsACase()
{
    const auto document = textOf(u"docs/fates.md"_s);
    const auto begin = document.indexOf(u"| the process ends |"_s);
    QVERIFY(begin > 0);
    static const QRegularExpression row(u"^\\| ([^|]+) \\| [^|]+ \\|$"_s, QRegularExpression::MultilineOption);
    const auto cases = textOf(u"tests/server/tst_fate_crash.cpp"_s);
    int count = 0;
    for (const auto &match : row.globalMatch(document.sliced(begin))) {
        const auto moment = match.captured(1);
        if (moment == u"the process ends" || moment.startsWith(u'-'))
            continue;
        QVERIFY2(cases.contains(u"row(\"%1\""_s.arg(moment)), qPrintable(moment));
        ++count;
    }
    QCOMPARE(count, 9);
}

void TestOracles::aMistakeIsFound()
{
    QCOMPARE(complaintAbout(u"`server/tst_fate_crash.cpp:parked`"_s), QString());
    QCOMPARE(complaintAbout(u"does not apply: there is one node"_s), QString());
    QCOMPARE(complaintAbout(u"proven long ago"_s), u"neither a test nor a reason"_s);
    QCOMPARE(complaintAbout(u"`server/none.cpp`"_s), u"there is no tests/server/none.cpp"_s);
    QCOMPARE(complaintAbout(u"`server/tst_fate_crash.cpp:no such case`"_s),
             u"tests/server/tst_fate_crash.cpp has no 'no such case'"_s);
}

QTEST_APPLESS_MAIN(TestOracles)
#include "tst_oracles.moc"
