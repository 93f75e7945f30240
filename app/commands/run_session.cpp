// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/run_session.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSaveFile>

#include "app/json_object.h"
#include "app/scenario/complaint_text.h"
#include "app/scenario/verdict_text.h"
#include "core/scenario/format.h"
#include "core/scenario/parser.h"

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

std::string_view wordOf(scenario::RunVerdict verdict)
{
    switch (verdict) {
    case scenario::RunVerdict::Running:
    case scenario::RunVerdict::Stopped:
        return "stopped";
    case scenario::RunVerdict::Passed:
        return "passed";
    case scenario::RunVerdict::Failed:
        return "failed";
    case scenario::RunVerdict::Unsure:
        return "unsure";
    }
    return {};
}

/// "FILE:LINE" of what failed; the file alone where no line did.
QString placeOf(const SuiteItem &item, const scenario::RunFailure &failure)
{
    const auto &file = item.files.at(failure.place.source);
    return failure.place.line == 0 ? file : u"%1:%2"_s.arg(file).arg(failure.place.line);
}

void printJson(const SuiteItem &item, const ScenarioOutcome &outcome)
{
    JsonObject out;
    out.text("kind", "scenario");
    out.text("name", item.name.toStdString());
    out.text("file", item.files.front().toStdString());
    out.text("verdict", wordOf(outcome.verdict));
    if (outcome.failure) {
        const auto text = textOf(*outcome.failure, outcome.begun);
        out.text("failed_file", item.files.at(outcome.failure->place.source).toStdString());
        out.number("line", outcome.failure->place.line);
        out.text("expected", text.expected.toStdString());
        out.text("actual", text.actual.toStdString());
    }
    out.text("clock", item.clock == scenario::Clock::Real ? "real" : "virtual");
    out.id("seed", item.seed);
    out.number("orders", outcome.orders);
    out.number("events", outcome.events);
    out.number("elapsed_ms", outcome.elapsed / std::chrono::milliseconds(1));
    out.number("took_ms", outcome.took.count());
    printLine(QString::fromStdString(out.take()));
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
    for (auto &loaded : m_loaded) {
        const auto &setup = loaded.reading.scenario.setup;
        if (!loaded.reading.complaints.empty()) {
            complain(loaded);
        } else if (setup.isClockFixed && clockOf(setup) != setup.clock) {
            tellSkipped(loaded);
        } else {
            const auto clock = clockOf(setup);
            const auto seed = m_options.seed.value_or(setup.seed);
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
    if (m_options.asJson) {
        JsonObject out;
        out.text("kind", "scenario");
        out.text("name", loaded.file.name.toStdString());
        out.text("file", loaded.file.path.toStdString());
        out.text("verdict", "invalid");
        std::vector<JsonObject> all;
        for (const auto &complaint : loaded.reading.complaints) {
            JsonObject one;
            one.text("file", loaded.file.sources.at(complaint.place.source).name);
            one.number("line", complaint.place.line);
            one.number("column", complaint.place.column);
            one.text("message", sentenceOf(complaint).toStdString());
            all.push_back(std::move(one));
        }
        out.array("complaints", std::move(all));
        return printLine(QString::fromStdString(out.take()));
    }
    printLine(translated("NOT VALID %1 %2").arg(loaded.file.name, loaded.file.path));
    for (const auto &complaint : loaded.reading.complaints) {
        const auto &source = loaded.file.sources.at(complaint.place.source);
        printLine(u"  "_s + lineOf(complaint, QString::fromStdString(source.name)));
    }
}

void RunSession::tellSkipped(const Loaded &loaded)
{
    ++m_skipped;
    const auto &setup = loaded.reading.scenario.setup;
    const auto clock = setup.clock == scenario::Clock::Real ? u"real"_s : u"virtual"_s;
    if (m_options.asJson) {
        JsonObject out;
        out.text("kind", "scenario");
        out.text("name", loaded.file.name.toStdString());
        out.text("file", loaded.file.path.toStdString());
        out.text("verdict", "skipped");
        out.text("clock", clock.toStdString());
        return printLine(QString::fromStdString(out.take()));
    }
    printLine(translated("skipped %1: it is for the clock '%2' only").arg(loaded.file.name, clock));
}

void RunSession::tell(const ScenarioOutcome &outcome)
{
    m_passed += outcome.verdict == scenario::RunVerdict::Passed ? 1U : 0U;
    m_failed += outcome.verdict == scenario::RunVerdict::Failed ? 1U : 0U;
    const bool isUnsure =
        outcome.verdict == scenario::RunVerdict::Unsure || outcome.verdict == scenario::RunVerdict::Stopped;
    m_unsure += isUnsure ? 1U : 0U;
    if (m_options.asJson)
        printJson(m_suite->items()[outcome.item], outcome);
    else
        print(outcome);
    if (!m_options.reports.empty())
        m_outcomes.push_back(outcome);
}

void RunSession::print(const ScenarioOutcome &outcome) const
{
    const auto &item = m_suite->items()[outcome.item];
    if (outcome.verdict == scenario::RunVerdict::Passed)
        return printLine(translated("ok %1").arg(item.name));
    if (!outcome.failure)
        return printLine(translated("stopped %1").arg(item.name));
    const auto text = textOf(*outcome.failure, outcome.begun);
    const auto place = placeOf(item, *outcome.failure);
    const bool isUnsure = outcome.verdict == scenario::RunVerdict::Unsure;
    printLine((isUnsure ? translated("UNSURE %1 %2") : translated("FAILED %1 %2")).arg(item.name, place));
    printLine(translated("  expected  %1").arg(text.expected));
    const auto order = outcome.ordersMax > 1
        ? translated(" (in order %1 of %2)").arg(outcome.orders).arg(outcome.ordersMax)
        : QString();
    printLine(translated("  actual    %1%2").arg(text.actual, order));
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
    else if (m_failed > 0 || m_isReportLost)
        emit finished(exitCheckFailed);
    else
        emit finished(m_unsure > 0 ? exitCouldNotTell : exitOk);
}

void RunSession::writeReports() { }

} // namespace lockscope::app
