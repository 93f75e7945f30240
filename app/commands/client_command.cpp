// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QRandomGenerator>

#include "app/auth_token.h"
#include "app/command_line.h"
#include "app/commands/client_run.h"
#include "app/commands/commands.h"
#include "app/commands/server_choice.h"
#include "core/base/result.h"

#include <chrono>
#include <limits>
#include <optional>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr std::uint64_t pauseMaxMs = 3'600'000;
constexpr std::uint64_t countMax = 10'000'000;

QString translated(const char *text)
{
    return QCoreApplication::translate("ClientCommand", text);
}

void describe(CommandLine &line)
{
    line.addOption(u"endpoints"_s,
                   translated("Servers, as host:port with commas in between; the only addresses that are ever dialed."),
                   translated("list"));
    addAuthTokenOption(line);
    addTrustOptions(line);
    line.addOption(u"seed"_s, translated("Owners and pauses follow from it; random where it is left out."), u"n"_s);
    line.addOption(u"backoff-min-ms"_s, translated("First pause after a failure."), u"ms"_s, u"100"_s);
    line.addOption(u"backoff-max-ms"_s, translated("Longest pause after failures."), u"ms"_s, u"3200"_s);
    line.addOption(u"max-pending"_s, translated("How many acquires may be without an outcome."), u"n"_s, u"65536"_s);
    line.addOption(u"release-lane"_s,
                   translated("Places for releases without an answer; half of them are for grants nobody waited for."),
                   u"n"_s,
                   u"1024"_s);
}

Result<client::Seed, UsageError> seedOf(const CommandLine &line)
{
    if (line.has(u"seed"_s)) {
        return line.number(u"seed"_s, 0, std::numeric_limits<std::uint64_t>::max()).map([](std::uint64_t number) {
            return client::seedFrom(number);
        });
    }
    client::Seed seed{};
    QRandomGenerator::system()->fillRange(seed.data(), static_cast<qsizetype>(seed.size()));
    return seed;
}

Result<client::BackoffOptions, UsageError> backoffOf(const CommandLine &line)
{
    const auto min = line.number(u"backoff-min-ms"_s, 1, pauseMaxMs);
    if (!min)
        return failure(UsageError(min.error()));
    const auto max = line.number(u"backoff-max-ms"_s, 1, pauseMaxMs);
    if (!max)
        return failure(UsageError(max.error()));
    if (*max < *min)
        return failure(UsageError{translated("--backoff-max-ms is below --backoff-min-ms")});
    client::BackoffOptions options;
    options.min = std::chrono::milliseconds(*min);
    options.max = std::chrono::milliseconds(*max);
    return options;
}

Result<client::EngineOptions, UsageError> optionsOf(const CommandLine &line)
{
    auto endpoints = readEndpoints(line, u"endpoints"_s);
    if (!endpoints)
        return failure(UsageError(endpoints.error()));
    const auto seed = seedOf(line);
    if (!seed)
        return failure(UsageError(seed.error()));
    const auto backoff = backoffOf(line);
    if (!backoff)
        return failure(UsageError(backoff.error()));
    const auto pendingMax = line.number(u"max-pending"_s, 1, countMax);
    if (!pendingMax)
        return failure(UsageError(pendingMax.error()));
    const auto lanePlaces = line.number(u"release-lane"_s, 1, countMax);
    if (!lanePlaces)
        return failure(UsageError(lanePlaces.error()));
    client::EngineOptions options;
    options.name = "client";
    options.endpoints = *std::move(endpoints);
    options.seed = *seed;
    options.backoff = *backoff;
    options.pendingMax = *pendingMax;
    options.releaseLanePlaces = *lanePlaces;
    return options;
}

} // namespace

int runClient(int &argc, char **argv, const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    CommandLine line(u"client"_s,
                     translated("Runs the client engine: commands as JSON lines on stdin, events on stdout."),
                     u"echo '{\"op\":\"acquire\",\"id\":\"a1\",\"key\":\"k\",\"wait\":5,\"lease\":10}' | "
                     "lockscope client --endpoints 127.0.0.1:5225"_s);
    describe(line);
    if (const auto status = line.parse(arguments))
        return *status;
    if (!line.positionals().isEmpty())
        return line.complain(translated("'%1' is not known here").arg(line.positionals().constFirst()));
    if (!line.has(u"endpoints"_s))
        return line.complain(translated("--endpoints is missing"));
    const auto options = optionsOf(line);
    if (!options)
        return line.complain(options.error().message);
    const auto token = readAuthToken(line);
    if (!token)
        return line.complain(token.error().message);
    const auto trust = readTrust(line);
    if (!trust)
        return line.complain(trust.error().message);

    ClientRun run(*options, *token, *trust, STDIN_FILENO);
    QObject::connect(
        &run,
        &ClientRun::finished,
        &application,
        [](int status) { QCoreApplication::exit(status); },
        Qt::QueuedConnection);
    run.start();
    return QCoreApplication::exec();
}

} // namespace lockscope::app
