// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/bench_options.h"

#include <QCoreApplication>

#include "app/auth_token.h"

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr std::uint64_t connectionsMax = 1'000'000;
constexpr std::uint64_t workersMax = 1'000'000;
constexpr std::uint64_t pairsMax = 1'000'000'000'000;
constexpr std::uint64_t daySeconds = 86'400;
constexpr std::uint64_t secondsMax = std::numeric_limits<std::uint16_t>::max();

QString translated(const char *text)
{
    return QCoreApplication::translate("BenchCommand", text);
}

UsageError wrong(const QString &sentence)
{
    return UsageError{sentence};
}

Result<LoadShape, UsageError> pairPlanOf(const CommandLine &line)
{
    load::PairPlan plan;
    std::optional<UsageError> error;
    line.read(u"clients"_s, 1, connectionsMax, plan.connections, error);
    line.read(u"in-flight"_s, 1, workersMax / plan.connections, plan.inFlight, error);
    line.read(u"pairs"_s, 1, pairsMax, plan.pairs, error);
    if (line.text(u"keys"_s) != u"distinct")
        line.read(u"keys"_s, 1, workersMax, plan.keys.emplace(), error);
    if (line.has(u"seconds"_s)) {
        std::uint64_t seconds = 0;
        line.read(u"seconds"_s, 1, daySeconds, seconds, error);
        plan.timeMax = std::chrono::seconds(seconds);
    }
    std::uint64_t wait = 0;
    line.read(u"wait"_s, 0, secondsMax, wait, error);
    plan.longestWait = std::chrono::seconds(wait);
    if (error)
        return failure(*std::move(error));
    return plan;
}

Result<LoadShape, UsageError> idlePlanOf(const CommandLine &line)
{
    load::IdlePlan plan;
    std::optional<UsageError> error;
    std::uint64_t seconds = 0;
    line.read(u"clients"_s, 1, connectionsMax, plan.connections, error);
    line.read(u"watch"_s, 0, daySeconds, seconds, error);
    if (error)
        return failure(*std::move(error));
    plan.watch = std::chrono::seconds(seconds);
    return plan;
}

Result<LoadShape, UsageError> waiterPlanOf(const CommandLine &line)
{
    load::WaiterPlan plan;
    std::optional<UsageError> error;
    line.read(u"clients"_s, 1, connectionsMax, plan.connections, error);
    line.read(u"waiters"_s, 1, workersMax, plan.waiters, error);
    if (error)
        return failure(*std::move(error));
    return plan;
}

Result<LoadShape, UsageError> shapeOf(const CommandLine &line)
{
    const auto name = line.text(u"shape"_s);
    if (name == u"pairs")
        return pairPlanOf(line);
    if (name == u"idle")
        return idlePlanOf(line);
    if (name == u"waiters")
        return waiterPlanOf(line);
    return failure(wrong(translated("--shape: '%1' is none of pairs, idle and waiters").arg(name)));
}

Result<std::optional<Endpoint>, UsageError> connectOf(const CommandLine &line)
{
    if (!line.has(u"connect"_s))
        return std::nullopt;
    for (const auto &flag : {u"embedded"_s, u"durability"_s, u"data"_s}) {
        if (line.has(flag))
            return failure(wrong(translated("--%1 and --connect exclude each other").arg(flag)));
    }
    const auto text = line.text(u"connect"_s);
    const auto endpoint = Endpoint::parse(text.toStdString());
    if (!endpoint)
        return failure(wrong(translated("--connect: '%1' is not host:port").arg(text)));
    return *endpoint;
}

Result<server::Durability, UsageError> durabilityOf(const CommandLine &line)
{
    const auto text = line.text(u"durability"_s);
    if (text == u"fsync")
        return server::Durability::Fsync;
    if (text == u"none")
        return server::Durability::None;
    return failure(wrong(translated("--durability: '%1' is neither fsync nor none").arg(text)));
}

Result<std::optional<std::int64_t>, UsageError> serverProcessOf(const CommandLine &line)
{
    if (!line.has(u"server-process"_s))
        return std::nullopt;
    if (!line.has(u"connect"_s))
        return failure(wrong(translated("--server-process goes with --connect only")));
    std::optional<UsageError> error;
    std::int64_t process = 0;
    line.read(u"server-process"_s, 1, std::numeric_limits<std::int32_t>::max(), process, error);
    if (!error && !load::readProcessUse(process))
        error = wrong(translated("--server-process: no process %1 can be looked at").arg(process));
    if (error)
        return failure(*std::move(error));
    return process;
}

} // namespace

void describeBench(CommandLine &line)
{
    line.addOption(u"connect"_s, translated("Address of a running server."), u"host:port"_s);
    line.addOption(u"embedded"_s, translated("Start a server of its own for the run; the default."));
    line.addOption(u"shape"_s,
                   translated("pairs: acquire and release as fast as it goes; idle: connections that do nothing; "
                              "waiters: a long queue for one key."),
                   u"pairs|idle|waiters"_s,
                   u"pairs"_s);
    line.addOption(u"clients"_s, translated("Connections."), u"n"_s, u"16"_s);
    line.addOption(u"in-flight"_s, translated("Requests under way on each connection at a time."), u"n"_s, u"1"_s);
    line.addOption(u"keys"_s,
                   translated("Keys that all share; distinct: a key for each request under way."),
                   u"n|distinct"_s,
                   u"4"_s);
    line.addOption(u"pairs"_s, translated("Pairs of acquire and release in all."), u"n"_s, u"100000"_s);
    line.addOption(
        u"seconds"_s, translated("Begin no pair later than this; without it, however long they take."), u"s"_s);
    line.addOption(u"wait"_s, translated("Longest wait of an acquire in seconds; 0: without limit."), u"s"_s, u"0"_s);
    line.addOption(u"lease"_s, translated("Lease of a grant in seconds."), u"s"_s, u"60"_s);
    line.addOption(u"watch"_s, translated("idle: how long the connections are left alone."), u"s"_s, u"10"_s);
    line.addOption(u"waiters"_s, translated("waiters: how many queue up."), u"n"_s, u"10000"_s);
    line.addOption(u"durability"_s,
                   translated("Of the server of its own. fsync: every answer is on the disk; none: it is not."),
                   u"fsync|none"_s,
                   u"fsync"_s);
    line.addOption(u"data"_s,
                   translated("Folder for the journal of the server of its own, on the disk to be measured; what is "
                              "made in it goes away again."),
                   u"dir"_s,
                   u"."_s);
    line.addOption(u"server-process"_s,
                   translated("With --connect: the server's process on this machine, for its use of processor and "
                              "memory."),
                   u"pid"_s);
    addAuthTokenOption(line);
    line.addOption(u"json"_s, translated("Print one JSON object."));
}

Result<BenchOptions, UsageError> readBenchOptions(const CommandLine &line)
{
    auto shape = shapeOf(line);
    if (!shape)
        return failure(shape.error());
    auto connect = connectOf(line);
    if (!connect)
        return failure(connect.error());
    const auto serverProcess = serverProcessOf(line);
    if (!serverProcess)
        return failure(serverProcess.error());
    const auto durability = durabilityOf(line);
    if (!durability)
        return failure(durability.error());
    const auto token = readAuthToken(line);
    if (!token)
        return failure(token.error());
    BenchOptions options{.shape = *std::move(shape),
                         .connect = *std::move(connect),
                         .serverProcess = *serverProcess,
                         .durability = *durability,
                         .dataParent = line.text(u"data"_s),
                         .sharedToken = *token,
                         .asJson = line.has(u"json"_s)};
    std::optional<UsageError> error;
    line.read(u"wait"_s, 0, secondsMax, options.times.wait, error);
    line.read(u"lease"_s, 1, secondsMax, options.times.lease, error);
    if (error)
        return failure(*std::move(error));
    return options;
}

} // namespace lockscope::app
