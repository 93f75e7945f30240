// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/scenario/complaint_text.h"
#include "core/scenario/parser.h"
#include "tests/support/transcript.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::app;
using namespace lockscope::scenario;

namespace {

const auto head = u"lockscope 1\n"
                  "nodes 3\n"
                  "client w1..w5\n"
                  "key K L = \"orders/17\"\n"
                  "key M\n"
                  "let patience = 3s\n"
                  "w1 acquire K as a1\n"
                  "w1 release a1 as r1\n"_s;

QStringList complaintsAbout(const QString &command)
{
    auto text = command;
    text.replace(u"\\n"_s, u"\n"_s);
    text = text.startsWith(u'|') ? text.mid(1) : head + text;
    Source source{"test.lks", text.toStdString() + '\n', {}};
    source.includes.resize(includesOf(source.text).size());
    QStringList lines;
    for (const auto &complaint : parse({source}).complaints)
        lines << lineOf(complaint, u"test.lks"_s).mid(9);
    return lines;
}

} // namespace

/// If this fails, a person who made a mistake in a scenario is sent to the wrong place, or is not told what to do.
class TestScenarioComplaints : public QObject
{
    Q_OBJECT

private slots:
    void everyMistakeIsNamedWithItsPlace()
    {
        const auto path = QStringLiteral(LOCKSCOPE_SOURCE_DIR) + u"/tests/cases/scenario/wrong.txt"_s;
        int count = 0;
        const auto difference = test::runTranscript(path, [&](const QString &command) {
            ++count;
            return complaintsAbout(command);
        });
        QVERIFY2(difference.isEmpty(), difference.toUtf8().constData());
        QVERIFY(count >= 200);
    }

    void theHeadOfThemIsRight() { QCOMPARE(complaintsAbout(u"w1 acquire L"_s), QStringList()); }

    void bytesThatAreNoTextAreNamed()
    {
        for (const auto &line :
             {std::string("w1 acquire \xff L"), std::string("w1\0x", 4), std::string(5'000, 'x')}) {
            const auto reading = parse({Source{"test.lks", "lockscope 1\nclient w1\nkey L\n" + line + '\n', {}}});
            QCOMPARE(reading.complaints.size(), std::size_t{1});
            QCOMPARE(reading.complaints.front().place.line, 4U);
            QVERIFY(!sentenceOf(reading.complaints.front()).isEmpty());
        }
    }

    void everyComplaintHasASentence()
    {
        for (int fault = 0; fault < static_cast<int>(Fault::Condition); ++fault) {
            const Complaint complaint{.place = {}, .fault = static_cast<Fault>(fault), .found = "x", .expected = {"y"}};
            QVERIFY2(!sentenceOf(complaint).isEmpty(), qPrintable(QString::number(fault)));
        }
    }
};

QTEST_APPLESS_MAIN(TestScenarioComplaints)
#include "tst_scenario_complaints.moc"
