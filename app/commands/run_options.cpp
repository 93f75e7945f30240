// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/run_options.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/scenario/scenario_files.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr std::uint64_t jobsMax = 64;

QString translated(const char *text)
{
    return QCoreApplication::translate("RunCommand", text);
}

/// "junit:report.xml": the word before the colon, and what stands behind it.
struct Pair
{
    QString word;
    QString rest;
};
Pair pairIn(const QString &text)
{
    const auto colon = text.indexOf(u':');
    return colon < 0 ? Pair{text, {}} : Pair{text.left(colon), text.mid(colon + 1)};
}

Result<void, UsageError> readReports(const CommandLine &line, RunOptions &options)
{
    for (const auto &value : line.texts(u"report"_s)) {
        const auto [kind, file] = pairIn(value);
        if ((kind != u"junit" && kind != u"html") || file.isEmpty())
            return failure(UsageError{translated("--report: '%1' is neither junit:FILE nor html:FILE").arg(value)});
        if (!QFileInfo(file).absoluteDir().exists())
            return failure(UsageError{translated("--report: there is no folder for '%1'").arg(file)});
        options.reports.push_back({kind == u"junit" ? WantedReport::Kind::JUnit : WantedReport::Kind::Html, file});
    }
    return {};
}

/// "always:DIR", "fail:DIR", or "DIR", which is the latter.
Result<void, UsageError> readRecordings(const CommandLine &line, RunOptions &options)
{
    if (!line.has(u"record"_s))
        return {};
    const auto value = line.text(u"record"_s);
    const auto [word, rest] = pairIn(value);
    const bool hasWord = word == u"always" || word == u"fail";
    const auto folder = hasWord ? rest : value;
    if (folder.isEmpty())
        return failure(UsageError{translated("--record: '%1' names no folder").arg(value)});
    if (!QDir().mkpath(folder))
        return failure(UsageError{translated("--record: the folder '%1' cannot be made").arg(folder)});
    options.recordings = WantedRecordings{.folder = folder, .ofAll = word == u"always"};
    return {};
}

} // namespace

void describeRun(CommandLine &line)
{
    line.addPositional(u"file"_s,
                       translated("Scenarios (.lks); builtin:NAME is one of the library, builtin:all are all of them."),
                       u"FILE..."_s);
    line.addOption(u"clock"_s,
                   translated("Where they run: 'virtual' is the simulation, 'real' are real sockets, threads and a "
                              "journal. Without it each says so itself."),
                   u"virtual|real"_s);
    line.addOption(u"seed"_s, translated("Chance in the simulation; without it each has its own."), u"n"_s);
    line.addOption(u"only"_s, translated("Run those with this name; * and ? stand for anything."), u"name"_s);
    line.addOption(u"list"_s, translated("Say what there is, and run nothing."));
    line.addOption(u"format"_s, translated("Write each file as everybody writes it, and run nothing."));
    line.addOption(u"report"_s,
                   translated("Write a report as well: JUnit XML, or a page with a picture of each run. May be given "
                              "several times."),
                   u"junit:FILE|html:FILE"_s);
    line.addOption(u"record"_s,
                   translated("Keep what happened in each run that failed, or in all of them, as recordings in this "
                              "folder. One that failed opens at its line."),
                   u"fail:DIR|always:DIR"_s);
    line.addOption(u"jobs"_s, translated("Scenarios at a time."), u"n"_s, u"1"_s);
    line.addOption(u"json"_s, translated("Print JSON lines: each scenario, then a summary."));
}

Result<RunOptions, UsageError> readRunOptions(const CommandLine &line)
{
    RunOptions options;
    for (const auto &path : line.positionals()) {
        if (path == u"builtin:all")
            options.paths += builtinScenarios();
        else
            options.paths << path;
    }
    if (options.paths.isEmpty())
        return failure(UsageError{translated("name a scenario, or builtin:all")});
    if (const auto clock = line.text(u"clock"_s); clock == u"virtual" || clock == u"real")
        options.clock = clock == u"real" ? scenario::Clock::Real : scenario::Clock::Virtual;
    else if (line.has(u"clock"_s))
        return failure(UsageError{translated("--clock: '%1' is neither virtual nor real").arg(clock)});
    std::optional<UsageError> error;
    std::uint64_t seed = 0;
    if (line.has(u"seed"_s)) {
        line.read(u"seed"_s, 0, std::numeric_limits<std::uint64_t>::max(), seed, error);
        options.seed = seed;
    }
    line.read(u"jobs"_s, 1, jobsMax, options.jobs, error);
    if (error)
        return failure(*std::move(error));
    if (line.has(u"only"_s))
        options.only = line.text(u"only"_s);
    options.lists = line.has(u"list"_s);
    options.formats = line.has(u"format"_s);
    options.asJson = line.has(u"json"_s);
    if (auto read = readReports(line, options); !read)
        return failure(std::move(read.error()));
    if (auto read = readRecordings(line, options); !read)
        return failure(std::move(read.error()));
    return options;
}

} // namespace lockscope::app
