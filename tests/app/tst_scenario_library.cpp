// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "app/lab/virtual_stage.h"
#include "app/scenario/complaint_text.h"
#include "app/scenario/scenario_files.h"
#include "app/scenario/verdict_text.h"
#include "core/scenario/format.h"
#include "core/scenario/parser.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::app;
using namespace lockscope::scenario;

namespace {

/// Empty: it passed.
QString run(const Reading &reading, std::uint64_t seed)
{
    if (!reading.complaints.empty())
        return lineOf(reading.complaints.front(), {});
    const auto scenario = std::make_shared<const Scenario>(reading.scenario);
    for (std::uint64_t order = 0; order < sizeOf(scenario->body).orders; ++order) {
        lab::VirtualStage stage(programOf(scenario, order), seed, {});
        stage.run();
        if (stage.runner().verdict() == RunVerdict::Passed)
            continue;
        const auto &failure = *stage.runner().failure();
        const auto text = textOf(failure, stage.begun());
        return u"line %1: expected %2, actual %3"_s.arg(failure.place.line).arg(text.expected, text.actual);
    }
    return {};
}

/// The blocks of a page that are whole scenarios.
QStringList examplesIn(const QString &page)
{
    QFile file(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/docs/") + page);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList examples;
    QString example;
    const auto end = [&] {
        if (example.startsWith(u"lockscope 1\n"))
            examples << example;
        example.clear();
    };
    for (const auto &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(u"    lockscope 1"))
            end();
        if (line.startsWith(u"    "))
            example += line.mid(4) + u'\n';
        else if (line.isEmpty() && !example.isEmpty())
            example += u'\n';
        else
            end();
    }
    end();
    return examples;
}

} // namespace

/// If these fail, what the program brings along or its documents show does not do what it says.
class TestScenarioLibrary : public QObject
{
    Q_OBJECT

private slots:
    void itHasManyAndEachIsWrittenAlike()
    {
        const auto all = builtinScenarios();
        QVERIFY(all.size() >= 40);
        for (const auto &path : all) {
            const auto file = readScenario(path);
            QVERIFY2(file, qPrintable(path));
            const auto reading = parse(file->sources);
            QVERIFY2(reading.complaints.empty(), qPrintable(path));
            const auto &about = reading.scenario.about;
            QVERIFY2(!about.title.empty(), qPrintable(path));
            static const QRegularExpression sentence(u"[.:?!]( |$)"_s);
            const auto watch = QString::fromStdString(about.watch);
            QVERIFY2(watch.count(sentence) >= 2 && watch.endsWith(u'.'), qPrintable(path));
            QCOMPARE(format(file->sources.front().text), file->sources.front().text);
        }
    }

    void eachPasses_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &path : builtinScenarios())
            QTest::newRow(qPrintable(path)) << path;
    }
    void eachPasses()
    {
        QFETCH(QString, path);
        const auto reading = parse(readScenario(path)->sources);
        for (const auto seed : {reading.scenario.setup.seed, std::uint64_t{17}, std::uint64_t{4711}}) {
            const auto complaint = run(reading, seed);
            QVERIFY2(complaint.isEmpty(), qPrintable(u"seed %1, "_s.arg(seed) + complaint));
        }
    }

    void allOfThemTakeLessThanTenSeconds()
    {
        QElapsedTimer clock;
        clock.start();
        for (const auto &path : builtinScenarios())
            static_cast<void>(run(parse(readScenario(path)->sources), 1));
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    }

    void theExamplesOfTheDocumentsPass_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto &page : {u"scenario_language.md"_s, u"manual.md"_s}) {
            int count = 0;
            for (const auto &example : examplesIn(page))
                QTest::addRow("%s %d", qPrintable(page), ++count) << example;
        }
    }
    void theExamplesOfTheDocumentsPass()
    {
        QFETCH(QString, text);
        QCOMPARE(run(parse({Source{"example.lks", text.toStdString(), {}}}), 1), QString());
    }

    void theDocumentsHaveExamples()
    {
        QCOMPARE(examplesIn(u"scenario_language.md"_s).size(), 3);
        QCOMPARE(examplesIn(u"manual.md"_s).size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestScenarioLibrary)
#include "tst_scenario_library.moc"
