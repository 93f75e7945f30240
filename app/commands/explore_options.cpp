// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/explore_options.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <algorithm>
#include <limits>
#include <string_view>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr std::uint64_t runsMax = 1'000'000'000'000;
/// JSON readers keep 53 bits of a number, and a seed is to be typed again.
constexpr std::uint64_t seedMax = std::uint64_t{1} << 53U;

QString translated(const char *text)
{
    return QCoreApplication::translate("ExploreCommand", text);
}

QStringList faultNames()
{
    QStringList names;
    for (std::size_t i = 0; i < lab::stepKindCount; ++i) {
        const auto kind = static_cast<lab::StepKind>(i);
        if (lab::isFault(kind))
            names << QString::fromLatin1(nameOf(kind));
    }
    return names;
}

Result<lab::StepKinds, UsageError> faultsOf(const CommandLine &line)
{
    const auto text = line.text(u"faults"_s);
    if (text == u"all")
        return lab::StepKinds::all();
    lab::StepKinds faults;
    if (text == u"none")
        return faults;
    for (const auto &name : text.split(u',')) {
        const auto kind = lab::stepKindNamed(name.toStdString());
        if (!kind || !lab::isFault(*kind)) {
            return failure(
                UsageError{translated("--faults: '%1' is none of %2").arg(name, faultNames().join(u", "_s))});
        }
        faults.set(*kind, true);
    }
    return faults;
}

} // namespace

void describeExplore(CommandLine &line)
{
    line.addOption(u"runs"_s, translated("How many schedules to run."), u"n"_s, u"10000"_s);
    line.addOption(u"seed"_s,
                   translated("Seed of the first schedule, the others count up; without it, one that nobody had yet."),
                   u"n"_s);
    line.addOption(u"clients"_s, translated("Client engines of a schedule."), u"n"_s, u"5"_s);
    line.addOption(u"keys"_s, translated("Locks of a schedule."), u"n"_s, u"3"_s);
    line.addOption(u"nodes"_s, translated("Nodes of the server."), u"n"_s, u"3"_s);
    line.addOption(
        u"events"_s, translated("Requests and faults go on for so many events, then all heals."), u"n"_s, u"200"_s);
    line.addOption(u"faults"_s,
                   translated("Which faults may come, with commas between them: %1.").arg(faultNames().join(u", "_s)),
                   u"all|none|list"_s,
                   u"all"_s);
    line.addOption(u"until-violation"_s,
                   translated("Stop at the first violation; without --runs, run until there is one."));
    line.addOption(u"shrink"_s, translated("Make what fails as small as it can be before it is written."));
    line.addOption(
        u"out"_s,
        translated("Folder for what fails: a scenario (.lks) and its events as JSON lines (.jsonl), as serve "
                   "--events writes them."),
        u"dir"_s,
        u"."_s);
    line.addOption(
        u"replay"_s, translated("Run the steps of a scenario that was written here, and nothing else."), u"file"_s);
    line.addOption(u"workers"_s, translated("Threads; without it, one for each core."), u"n"_s);
    line.addOption(u"json"_s, translated("Print JSON lines: each violation, then what was reached."));
}

Result<ExploreRunOptions, UsageError> readExploreOptions(const CommandLine &line)
{
    ExploreRunOptions options;
    std::optional<UsageError> error;
    line.read(u"clients"_s, 1, 64, options.lab.plan.clients, error);
    line.read(u"keys"_s, 1, 64, options.lab.plan.keys, error);
    line.read(u"nodes"_s, 1, 9, options.lab.plan.nodes, error);
    line.read(u"events"_s, 1, 1'000'000, options.lab.events, error);
    std::uint64_t runs = 0;
    line.read(u"runs"_s, 1, runsMax, runs, error);
    options.seed = static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()) * 1'000 % seedMax;
    if (line.has(u"seed"_s))
        line.read(u"seed"_s, 0, seedMax, options.seed, error);
    options.workers = std::max(1U, std::thread::hardware_concurrency());
    if (line.has(u"workers"_s))
        line.read(u"workers"_s, 1, 1'024, options.workers, error);
    if (error)
        return failure(*std::move(error));
    const auto faults = faultsOf(line);
    if (!faults)
        return failure(faults.error());
    options.lab.plan.faults = *faults;
    options.untilViolation = line.has(u"until-violation"_s);
    if (!options.untilViolation || line.has(u"runs"_s))
        options.runs = runs;
    options.shrinks = line.has(u"shrink"_s);
    options.asJson = line.has(u"json"_s);
    options.folder = line.text(u"out"_s);
    if (!QDir(options.folder).exists())
        return failure(UsageError{translated("--out: there is no folder '%1'").arg(options.folder)});
    if (line.has(u"replay"_s))
        options.replay = line.text(u"replay"_s);
    return options;
}

} // namespace lockscope::app
