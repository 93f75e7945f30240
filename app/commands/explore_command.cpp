// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSaveFile>

#include "app/command_line.h"
#include "app/commands/commands.h"
#include "app/commands/explore_crew.h"
#include "app/commands/explore_options.h"
#include "app/commands/explore_report.h"
#include "app/event_json.h"
#include "app/lab/scenario_text.h"
#include "app/lab/shrink.h"
#include "app/recording_text.h"
#include "app/scenario/complaint_text.h"
#include "app/scenario/run_recording.h"

#include <csignal>
#include <cstdio>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr int exitViolation = 1;
/// Violations that are written; more of them are counted. One fault is often found by many seeds.
constexpr std::size_t writtenMax = 16;
constexpr std::uint32_t shrinkRunsMax = 4'000;
constexpr std::chrono::milliseconds progressInterval(500);

volatile std::sig_atomic_t isInterrupted = 0;

QString translated(const char *text)
{
    return QCoreApplication::translate("ExploreCommand", text);
}

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

QByteArray linesOf(const std::vector<Entry> &recording)
{
    QByteArray lines;
    for (const auto &entry : recording)
        lines += QByteArray::fromStdString(eventJson(entry.number, {entry.at, entry.origin, entry.event, entry.rule})
                                           + '\n');
    return lines;
}

/// As a recording that opens where the rule was broken.
bool record(const WrittenViolation &violation, const QByteArray &text, const std::vector<Entry> &entries)
{
    const auto &finding = violation.found.finding;
    const auto detail = finding.detail.empty() ? QString() : u" (%1)"_s.arg(QString::fromStdString(finding.detail));
    const auto name = QString::fromStdString(nameOf(finding));
    const auto done = recordRun(violation.recording,
                                {.source = u"explore"_s,
                                 .scenarioName = violation.scenario,
                                 .scenarioText = QString::fromUtf8(text),
                                 .failure = io::RecordedFailure{.event = finding.seen,
                                                                .line = 0,
                                                                .expected = translated("no rule broken"),
                                                                .actual = translated("%1 broken%2").arg(name, detail)},
                                 .entries = entries});
    if (!done)
        printError(sentenceOf(done.error()));
    return done.has_value();
}

/// Its scenario, as small as was asked for, and the events of it. None: they could not be written.
std::optional<WrittenViolation> write(const FoundViolation &found, const ExploreRunOptions &options)
{
    // By way of its text, so that what is written is what was run.
    auto schedule = lab::parseScenario(lab::scenarioText(lab::scheduleOf(found.seed, options.lab), {})).value();
    if (options.shrinks)
        schedule = lab::shrink(schedule, nameOf(found.finding), shrinkRunsMax);
    std::vector<Entry> recording;
    const auto report = lab::replay(schedule, &recording);
    const auto name = QDir(options.folder).filePath(u"violation-%1"_s.arg(found.seed));
    const auto comment = "seed " + std::to_string(found.seed) + ": " + nameOf(report.finding.value_or(found.finding))
        + "\nlockscope explore --replay FILE runs these steps again.";
    WrittenViolation written{.found = found,
                             .steps = schedule.steps.size(),
                             .scenario = name + u".lks"_s,
                             .recording = name + u".lockscope"_s,
                             .events = name + u".jsonl"_s};
    if (report.finding)
        written.found.finding = *report.finding;
    const auto text = QByteArray::fromStdString(lab::scenarioText(schedule, comment));
    const bool isThere = writeFile(written.scenario, text) && writeFile(written.events, linesOf(recording))
        && record(written, text, recording);
    return isThere ? std::optional(written) : std::nullopt;
}

void showProgress(const ExploreCrew &crew, const ExploreRunOptions &options)
{
    const auto done = QString::number(crew.runCount());
    const auto all = options.runs ? QString::number(*options.runs) : u"-"_s;
    const auto text =
        translated("%1 of %2 schedules, %3 violations").arg(done, all, QString::number(crew.foundCount()));
    std::fprintf(stderr, "\r%s ", text.toUtf8().constData());
    std::fflush(stderr);
}

/// Until the workers are through, or somebody asks for an end.
void watch(ExploreCrew &crew, const ExploreRunOptions &options)
{
    const bool isSeen = ::isatty(STDERR_FILENO) != 0;
    while (!crew.waitFor(progressInterval)) {
        if (isInterrupted != 0)
            crew.stop();
        if (isSeen)
            showProgress(crew, options);
    }
    if (isSeen)
        std::fputs("\r\033[K", stderr);
}

int exploreSeeds(const CommandLine &line, const ExploreRunOptions &options)
{
    QElapsedTimer clock;
    clock.start();
    ExploreCrew crew({.lab = options.lab,
                      .seed = options.seed,
                      .runs = options.runs,
                      .untilViolation = options.untilViolation,
                      .workers = options.workers});
    watch(crew, options);
    const Duration took(clock.nsecsElapsed() / 1'000);

    for (std::size_t i = 0; i < crew.found().size() && i < writtenMax; ++i) {
        const auto written = write(crew.found()[i], options);
        if (!written)
            line.complain(translated("--out: cannot write into '%1'").arg(options.folder));
        const auto &violation = written.value_or(WrittenViolation{crew.found()[i], 0, {}, {}, {}});
        printLine(options.asJson ? QString::fromStdString(violationJson(violation)) : violationText(violation));
    }
    const ExploreSummary summary{.seed = options.seed,
                                 .workers = options.workers,
                                 .took = took,
                                 .violations = crew.foundCount(),
                                 .totals = crew.totals()};
    if (options.asJson)
        printLine(QString::fromStdString(summaryJson(summary)));
    else
        printLine(summaryText(summary).join(u'\n'));
    return crew.foundCount() > 0 ? exitViolation : exitOk;
}

int replayFile(const CommandLine &line, const ExploreRunOptions &options)
{
    QFile file(*options.replay);
    if (!file.open(QIODevice::ReadOnly))
        return line.complain(translated("--replay: cannot read '%1'").arg(*options.replay));
    const auto schedule = lab::parseScenario(file.readAll().toStdString());
    if (!schedule) {
        return line.complain(translated("--replay: %1").arg(lineOf(schedule.error(), *options.replay)));
    }
    std::vector<Entry> recording;
    const auto report = lab::replay(*schedule, &recording);
    if (options.asJson)
        printLine(QString::fromUtf8(linesOf(recording)).trimmed());
    if (!report.finding) {
        if (!options.asJson)
            printLine(translated("%1 events, no violation").arg(report.events));
        return exitOk;
    }
    const WrittenViolation violation{{schedule->shape.seed, *report.finding}, schedule->steps.size(), {}, {}, {}};
    printLine(options.asJson ? QString::fromStdString(violationJson(violation)) : violationText(violation));
    return exitViolation;
}

} // namespace

int runExplore(int &argc, char **argv, const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    CommandLine line(
        u"explore"_s,
        translated("Runs clients, network, server and disk in simulated time, with faults, and judges every "
                   "step; the same seed gives the same events."),
        u"lockscope explore --runs 100000 --shrink --out findings"_s);
    describeExplore(line);
    if (const auto status = line.parse(arguments))
        return *status;
    if (!line.positionals().isEmpty())
        return line.complain(translated("'%1' is not known here").arg(line.positionals().constFirst()));
    const auto options = readExploreOptions(line);
    if (!options)
        return line.complain(options.error().message);
    if (options->replay)
        return replayFile(line, *options);
    std::signal(SIGINT, [](int) { isInterrupted = 1; });
    std::signal(SIGTERM, [](int) { isInterrupted = 1; });
    return exploreSeeds(line, *options);
}

} // namespace lockscope::app
