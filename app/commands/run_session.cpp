// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/run_session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSaveFile>

#include "app/json_object.h"
#include "app/recording_text.h"
#include "app/scenario/complaint_text.h"
#include "app/scenario/run_recording.h"
#include "app/scenario/verdict_text.h"
#include "core/scenario/format.h"
#include "core/scenario/parser.h"

#include <algorithm>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("RunCommand", text);
}

bool isCalled(const QString &name, const QString &pattern)
{
    const auto wild = QRegularExpression::wildcardToRegularExpression(pattern);
    return QRegularExpression(wild).match(name).hasMatch();
}

std::vector<QString> filesOf(const ScenarioFile &file)
{
    std::vector<QString> names;
    for (const auto &source : file.sources)
        names.push_back(QString::fromStdString(source.name));
    return names;
}

ReportRow::Kind kindOf(scenario::RunVerdict verdict)
{
    switch (verdict) {
    case scenario::RunVerdict::Passed:
        return ReportRow::Kind::Passed;
    case scenario::RunVerdict::Failed:
        return ReportRow::Kind::Failed;
    case scenario::RunVerdict::Unsure:
        return ReportRow::Kind::Unsure;
    case scenario::RunVerdict::Running:
    case scenario::RunVerdict::Stopped:
        break;
    }
    return ReportRow::Kind::Stopped;
}

/// As it stands in JSON; never translated.
std::string_view wordIn(const ScenarioOutcome &outcome)
{
    switch (outcome.verdict) {
    case scenario::RunVerdict::Passed:
        return "passed";
    case scenario::RunVerdict::Failed:
        return "failed";
    case scenario::RunVerdict::Unsure:
        return "unsure";
    case scenario::RunVerdict::Running:
    case scenario::RunVerdict::Stopped:
        break;
    }
    return "stopped";
}

QString nameOf(scenario::Clock clock)
{
    return clock == scenario::Clock::Real ? u"real"_s : u"virtual"_s;
}

/// "FILE:LINE" of what failed; the file alone where no line did.
QString placeOf(const SuiteItem &item, const scenario::RunFailure &failure)
{
    const auto &file = item.files.at(failure.place.source);
    return failure.place.line == 0 ? file : u"%1:%2"_s.arg(file).arg(failure.place.line);
}

JsonObject headOf(const QString &name, const QString &file, std::string_view verdict)
{
    JsonObject out;
    out.text("kind", "scenario");
    out.text("name", name.toStdString());
    out.text("file", file.toStdString());
    out.text("verdict", verdict);
    return out;
}

QString outcomeJson(const ReportRow &row, const ScenarioOutcome &outcome, const QString &recording)
{
    auto out = headOf(row.name, row.file, wordIn(outcome));
    if (outcome.failure) {
        out.text("place", row.place.toStdString());
        out.number("line", outcome.failure->place.line);
        out.text("expected", row.expected.toStdString());
        out.text("actual", row.actual.toStdString());
    }
    out.text("clock", row.clock.toStdString());
    out.id("seed", row.seed);
    out.number("orders", outcome.orders);
    out.number("events", outcome.events);
    out.number("elapsed_ms", outcome.elapsed / std::chrono::milliseconds(1));
    out.number("took_ms", outcome.took.count());
    if (!recording.isEmpty())
        out.text("recording", recording.toStdString());
    return QString::fromStdString(out.take());
}

QString notValidJson(const ScenarioFile &file, const std::vector<scenario::Complaint> &complaints)
{
    auto out = headOf(file.name, file.path, "invalid");
    std::vector<JsonObject> all;
    for (const auto &complaint : complaints) {
        JsonObject one;
        one.text("file", file.sources.at(complaint.place.source).name);
        one.number("line", complaint.place.line);
        one.number("column", complaint.place.column);
        one.text("message", sentenceOf(complaint).toStdString());
        all.push_back(std::move(one));
    }
    out.array("complaints", std::move(all));
    return QString::fromStdString(out.take());
}

} // namespace

RunSession::RunSession(RunOptions options)
    : m_options(std::move(options))
{
}

RunSession::~RunSession() = default;

Result<void, UsageError> RunSession::read()
{
    for (const auto &path : m_options.paths) {
        auto file = readScenario(path);
        if (!file)
            return failure(UsageError{file.error().sentence});
        if (m_options.only && !isCalled(file->name, *m_options.only))
            continue;
        auto reading = scenario::parse(file->sources);
        m_loaded.push_back({*std::move(file), std::move(reading)});
    }
    if (m_loaded.empty() && m_options.only)
        return failure(UsageError{translated("--only: no scenario is called '%1'").arg(*m_options.only)});
    return {};
}

void RunSession::list() const
{
    for (const auto &loaded : m_loaded) {
        const auto title = QString::fromStdString(loaded.reading.scenario.about.title);
        printLine(title.isEmpty() ? loaded.file.path : u"%1  %2"_s.arg(loaded.file.path, -36).arg(title));
    }
}

int RunSession::format() const
{
    int status = exitOk;
    for (const auto &loaded : m_loaded) {
        const auto &before = loaded.file.sources.front().text;
        const auto after = scenario::format(before);
        if (after == before)
            continue;
        QSaveFile file(loaded.file.path);
        const auto bytes = QByteArray::fromStdString(after);
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) {
            printLine(translated("formatted %1").arg(loaded.file.path));
        } else {
            printError(translated("lockscope run: cannot write '%1'").arg(loaded.file.path));
            status = exitCheckFailed;
        }
    }
    return status;
}

scenario::Clock RunSession::clockOf(const scenario::Setup &setup) const
{
    return m_options.clock.value_or(setup.clock);
}

void RunSession::start()
{
    std::vector<SuiteItem> items;
    for (std::size_t place = 0; place < m_loaded.size(); ++place) {
        const auto &loaded = m_loaded[place];
        const auto &setup = loaded.reading.scenario.setup;
        if (!loaded.reading.complaints.empty()) {
            complain(loaded);
        } else if (setup.isClockFixed && clockOf(setup) != setup.clock) {
            skip(loaded);
        } else {
            const auto clock = clockOf(setup);
            const auto seed = m_options.seed.value_or(setup.seed);
            m_places.push_back(place);
            items.push_back({.name = loaded.file.name,
                             .files = filesOf(loaded.file),
                             .scenario = std::make_shared<const scenario::Scenario>(loaded.reading.scenario),
                             .clock = clock,
                             .seed = seed});
        }
    }
    m_suite = std::make_unique<Suite>(std::move(items), m_options.jobs);
    connect(m_suite.get(), &Suite::ended, this, &RunSession::tell);
    connect(m_suite.get(), &Suite::finished, this, &RunSession::end);
    m_suite->start();
}

void RunSession::complain(const Loaded &loaded)
{
    ++m_invalid;
    ReportRow row{.kind = ReportRow::Kind::NotValid, .name = loaded.file.name, .file = loaded.file.path};
    for (const auto &complaint : loaded.reading.complaints) {
        const auto &source = loaded.file.sources.at(complaint.place.source);
        row.complaints << lineOf(complaint, QString::fromStdString(source.name));
    }
    if (m_options.asJson) {
        printLine(notValidJson(loaded.file, loaded.reading.complaints));
    } else {
        printLine(translated("NOT VALID %1 %2").arg(row.name, row.file));
        for (const auto &line : row.complaints)
            printLine(u"  "_s + line);
    }
    m_rows.push_back(std::move(row));
}

void RunSession::skip(const Loaded &loaded)
{
    ++m_skipped;
    const auto clock = nameOf(loaded.reading.scenario.setup.clock);
    if (m_options.asJson) {
        JsonObject out = headOf(loaded.file.name, loaded.file.path, "skipped");
        out.text("clock", clock.toStdString());
        printLine(QString::fromStdString(out.take()));
    } else {
        printLine(translated("skipped %1: it is for the clock '%2' only").arg(loaded.file.name, clock));
    }
    const auto &about = loaded.reading.scenario.about;
    m_rows.push_back({.kind = ReportRow::Kind::Skipped,
                      .name = loaded.file.name,
                      .file = loaded.file.path,
                      .title = QString::fromStdString(about.title),
                      .watch = QString::fromStdString(about.watch),
                      .clock = clock});
}

ReportRow RunSession::rowOf(const ScenarioOutcome &outcome) const
{
    const auto &item = m_suite->items()[outcome.item];
    const auto &about = item.scenario->about;
    ReportRow row{.kind = kindOf(outcome.verdict),
                  .name = item.name,
                  .file = item.files.front(),
                  .title = QString::fromStdString(about.title),
                  .watch = QString::fromStdString(about.watch),
                  .clock = nameOf(item.clock),
                  .seed = item.seed,
                  .took = outcome.took};
    if (outcome.failure) {
        const auto text = textOf(*outcome.failure, outcome.begun);
        row.place = placeOf(item, *outcome.failure);
        row.expected = text.expected;
        row.actual = text.actual;
        if (outcome.ordersMax > 1)
            row.actual += translated(" (in order %1 of %2)").arg(outcome.orders).arg(outcome.ordersMax);
    }
    return row;
}

void RunSession::tell(const ScenarioOutcome &outcome)
{
    auto row = rowOf(outcome);
    m_passed += row.kind == ReportRow::Kind::Passed ? 1U : 0U;
    m_failed += row.kind == ReportRow::Kind::Failed ? 1U : 0U;
    m_unsure += row.kind == ReportRow::Kind::Unsure || row.kind == ReportRow::Kind::Stopped ? 1U : 0U;
    const auto recording = record(outcome);
    if (m_options.asJson)
        printLine(outcomeJson(row, outcome, recording));
    else
        print(row, recording);
    if (!m_options.reports.empty())
        row.outcome = outcome;
    m_rows.push_back(std::move(row));
}

void RunSession::print(const ReportRow &row, const QString &recording) const
{
    if (row.kind == ReportRow::Kind::Passed)
        return printLine(translated("ok %1").arg(row.name));
    if (row.place.isEmpty())
        return printLine(translated("stopped %1").arg(row.name));
    const bool isUnsure = row.kind == ReportRow::Kind::Unsure;
    printLine((isUnsure ? translated("UNSURE %1 %2") : translated("FAILED %1 %2")).arg(row.name, row.place));
    printLine(translated("  expected  %1").arg(row.expected));
    printLine(translated("  actual    %1").arg(row.actual));
    if (!recording.isEmpty())
        printLine(translated("  recorded  %1").arg(recording));
}

void RunSession::end()
{
    writeReports();
    if (m_options.asJson) {
        JsonObject out;
        out.text("kind", "summary");
        out.number("passed", m_passed);
        out.number("failed", m_failed);
        out.number("unsure", m_unsure);
        out.number("invalid", m_invalid);
        out.number("skipped", m_skipped);
        printLine(QString::fromStdString(out.take()));
    } else {
        printLine(translated("%1 passed, %2 failed").arg(m_passed).arg(m_failed));
    }
    if (m_invalid > 0)
        emit finished(exitNotValid);
    else if (m_failed > 0 || m_isSomethingLost)
        emit finished(exitCheckFailed);
    else
        emit finished(m_unsure > 0 ? exitCouldNotTell : exitOk);
}

QString RunSession::record(const ScenarioOutcome &outcome)
{
    const auto &wanted = m_options.recordings;
    const bool isPassed = outcome.verdict == scenario::RunVerdict::Passed;
    if (!wanted || (isPassed && !wanted->ofAll))
        return {};
    const auto &loaded = m_loaded[m_places[outcome.item]];
    // Scenarios in different folders may have the same name.
    const auto isNamesake = [&](const Loaded &other) { return other.file.name == loaded.file.name; };
    const auto isAlone = std::count_if(m_loaded.begin(), m_loaded.end(), isNamesake) == 1;
    const auto name = isAlone ? loaded.file.name : u"%1-%2"_s.arg(loaded.file.name).arg(outcome.item + 1);
    const auto path = QDir(wanted->folder).filePath(name + u".lockscope"_s);
    const auto done = recordRun(path,
                                {.source = u"run"_s,
                                 .scenarioName = loaded.file.path,
                                 .scenarioText = QString::fromStdString(loaded.file.sources.front().text),
                                 .failure = recordedFailure(outcome),
                                 .entries = outcome.entries});
    if (done)
        return path;
    m_isSomethingLost = true;
    printError(translated("lockscope run: %1").arg(sentenceOf(done.error())));
    return {};
}

void RunSession::writeReports()
{
    for (const auto &report : m_options.reports) {
        const auto bytes = report.kind == WantedReport::Kind::JUnit ? junitReport(m_rows) : htmlReport(m_rows);
        QSaveFile file(report.file);
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
            continue;
        m_isSomethingLost = true;
        printError(translated("lockscope run: cannot write '%1'").arg(report.file));
    }
}

} // namespace lockscope::app
