// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "tests/tidy/proof_table.h"
#include "tests/tidy/source_tree.h"

#include <initializer_list>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace lockscope::tidy;

namespace {

constexpr int parkingCount = 36;
constexpr int lockCount = 34;

/// The numbers in docs/failures.md, by their group. They came with holes.
struct FailureGroup
{
    char letter;
    std::initializer_list<int> numbers;
};
constexpr FailureGroup failureGroups[] = {
    {'A', {1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 19, 22, 23, 25, 26, 28, 29}},
    {'B', {31, 32, 34, 35, 38, 43, 46, 47, 49, 50, 52, 55, 58, 59, 61, 62}},
    {'C', {64, 65, 67, 68, 70, 71, 73, 74, 76, 77, 79, 80, 82, 83}},
    {'D', {85, 86, 88, 89, 91, 92, 94, 95, 97, 100, 101, 103, 104, 106, 107, 109, 110}},
    {'E', {112, 116, 118, 119, 124, 125}},
    {'F', {127, 128, 130, 131, 133, 134, 136, 137, 139, 140, 142, 143}},
};

const QMap<QString, QString> &oracleProofs()
{
    static const auto proofs = proofsIn(u"docs/fates.md"_s);
    return proofs;
}

const QMap<QString, QString> &failureProofs()
{
    static const auto proofs = proofsIn(u"docs/failures.md"_s);
    return proofs;
}

/// All transcripts, as paths from tests/.
QStringList transcripts()
{
    QStringList paths;
    const QDir cases(root().filePath(u"tests/cases"_s));
    for (const auto &folder : {u"cluster"_s, u"engine"_s, u"fate"_s, u"locks"_s}) {
        for (const auto &file : QDir(cases.filePath(folder)).entryList({u"*.txt"_s}, QDir::Files))
            paths << u"cases/%1/%2"_s.arg(folder, file);
    }
    return paths;
}

/// What a transcript named s03_s09_... says that it proves: S3 and S9. `name` has the letter and the number.
QStringList claimsOf(const QString &transcript, const QRegularExpression &name)
{
    QStringList claims;
    const auto file = transcript.section(u'/', -1);
    for (const auto &match : name.globalMatch(QString(file).replace(u'_', u"_ "_s)))
        claims << match.captured(1).toUpper() + match.captured(2);
    return claims;
}

} // namespace

/// If this fails, docs/fates.md or docs/failures.md promises a test that is not there, or is silent about an oracle of
/// the contract or about a way to fail.
class TestProofs : public QObject
{
    Q_OBJECT

private slots:
    void everyClaimHasATestOrAReason_data();
    void everyClaimHasATestOrAReason();
    void everyTranscriptStandsAtItsOracles();
    void everyTranscriptStandsAtItsFailures();
    void everyMomentOfTheCrashTableIsACase();
    void aMistakeIsFound();
};

void TestProofs::everyClaimHasATestOrAReason_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::addColumn<QString>("proof");
    const auto add = [](const QMap<QString, QString> &proofs, const QString &claim) {
        QTest::newRow(qPrintable(claim)) << proofs.contains(claim) << proofs.value(claim);
    };
    for (int i = 1; i <= parkingCount; ++i)
        add(oracleProofs(), u"S%1"_s.arg(i));
    for (int i = 1; i <= lockCount; ++i)
        add(oracleProofs(), u"L%1"_s.arg(i));
    qsizetype failureCount = 0;
    for (const auto &group : failureGroups) {
        failureCount += static_cast<qsizetype>(std::size(group.numbers));
        for (const int number : group.numbers)
            add(failureProofs(), u"%1%2"_s.arg(QLatin1Char(group.letter)).arg(number, 3, 10, '0'_L1));
    }
    QCOMPARE(failureProofs().size(), failureCount);
}

void TestProofs::everyClaimHasATestOrAReason()
{
    QFETCH(bool, isThere);
    QFETCH(QString, proof);
    QVERIFY2(isThere, "it has no row");
    const auto complaint = complaintAbout(proof);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
}

void TestProofs::everyTranscriptStandsAtItsOracles()
{
    static const QRegularExpression name(u"(?<![a-z0-9])([sl])0*([0-9]{1,2})_"_s);
    int count = 0;
    for (const auto &transcript : transcripts()) {
        for (const auto &oracle : claimsOf(transcript, name)) {
            QVERIFY2(oracleProofs().value(oracle).contains(transcript),
                     qPrintable(transcript + u" is no proof of "_s + oracle));
            ++count;
        }
    }
    QVERIFY(count > 40);
}

void TestProofs::everyTranscriptStandsAtItsFailures()
{
    static const QRegularExpression name(u"(?<![a-z0-9])([a-f])([0-9]{3})_"_s);
    int count = 0;
    for (const auto &transcript : transcripts()) {
        for (const auto &failure : claimsOf(transcript, name)) {
            QVERIFY2(failureProofs().value(failure).contains(transcript),
                     qPrintable(transcript + u" is no proof of "_s + failure));
            ++count;
        }
    }
    QVERIFY(count > 10);
}

void TestProofs::everyMomentOfTheCrashTableIsACase()
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

void TestProofs::aMistakeIsFound()
{
    QCOMPARE(complaintAbout(u"`server/tst_fate_crash.cpp:parked`"_s), QString());
    QCOMPARE(complaintAbout(u"does not apply: there is one node"_s), QString());
    QCOMPARE(complaintAbout(u"does not apply"_s), u"neither a test nor a reason"_s);
    QCOMPARE(complaintAbout(u"proven long ago"_s), u"neither a test nor a reason"_s);
    QCOMPARE(complaintAbout(u"`server/none.cpp`"_s), u"there is no tests/server/none.cpp"_s);
    QCOMPARE(complaintAbout(u"`server/tst_fate_crash.cpp:no such case`"_s),
             u"tests/server/tst_fate_crash.cpp has no 'no such case'"_s);
}

QTEST_APPLESS_MAIN(TestProofs)
#include "tst_proofs.moc"
