// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/bench_report.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/json_object.h"
#include "core/base/match.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("BenchCommand", text);
}

double secondsOf(Duration duration)
{
    return static_cast<double>(duration.count()) / 1e6;
}

/// How many of something a second; 0 where no time passed.
std::uint64_t rate(std::uint64_t count, Duration duration)
{
    const auto seconds = secondsOf(duration);
    return seconds > 0 ? static_cast<std::uint64_t>(std::llround(static_cast<double>(count) / seconds)) : 0;
}

QString seconds(Duration duration)
{
    return QString::number(secondsOf(duration), 'f', 2);
}

QString milliseconds(const std::optional<Duration> &duration)
{
    return duration ? QString::number(secondsOf(*duration) * 1e3, 'f', 3) : u"-"_s;
}

/// Of one core.
QString percent(Duration part, Duration whole)
{
    const auto share = whole > Duration::zero() ? 100 * secondsOf(part) / secondsOf(whole) : 0;
    return QString::number(share, 'f', 1);
}

/// Resident bytes that came with each of `count` things; none: nobody looked.
std::optional<std::int64_t> bytesEach(const std::optional<load::ProcessUse> &before,
                                      const std::optional<load::ProcessUse> &after,
                                      std::uint64_t count)
{
    if (!before || !after || count == 0)
        return std::nullopt;
    const auto grown =
        static_cast<std::int64_t>(after->residentBytes) - static_cast<std::int64_t>(before->residentBytes);
    return grown / static_cast<std::int64_t>(count);
}

std::optional<Duration> workBetween(const std::optional<load::ProcessUse> &before,
                                    const std::optional<load::ProcessUse> &after)
{
    if (!before || !after)
        return std::nullopt;
    return after->processorTime - before->processorTime;
}

QString textOfPairs(const PairOutcome &outcome)
{
    const auto &report = outcome.report;
    QStringList lines;
    lines << translated("%1 pairs in %2 s: %3 pairs a second")
                 .arg(report.pairs)
                 .arg(seconds(report.took))
                 .arg(rate(report.pairs, report.took));
    lines << translated("acquire: p50 %1 ms, p99 %2 ms, p99.9 %3 ms, longest %4 ms")
                 .arg(milliseconds(report.acquire.quantile(0.5)),
                      milliseconds(report.acquire.quantile(0.99)),
                      milliseconds(report.acquire.quantile(0.999)),
                      milliseconds(report.acquire.longest()));
    if (report.refused > 0 || report.lost > 0)
        lines << translated("no pair: %1 acquires not granted, %2 locks over before their release")
                     .arg(report.refused)
                     .arg(report.lost);
    auto processor = translated("processor: load %1 % of a core").arg(percent(report.processorTime, report.took));
    if (outcome.server.processorTime)
        processor += translated(", server %1 %").arg(percent(*outcome.server.processorTime, report.took));
    lines << processor;
    if (outcome.server.journalSyncs)
        lines << translated("journal: %1 syncs").arg(*outcome.server.journalSyncs);
    return lines.join(u'\n');
}

QString textOfIdle(const load::IdleReport &report)
{
    QStringList lines;
    lines << translated("%1 connections opened in %2 s: %3 a second")
                 .arg(report.connections)
                 .arg(seconds(report.opening))
                 .arg(rate(report.connections, report.opening));
    if (const auto bytes = bytesEach(report.before, report.opened, report.connections))
        lines << translated("server's memory: %1 bytes a connection").arg(*bytes);
    if (const auto work = workBetween(report.opened, report.idled))
        lines << translated("server's processor while idle: %1 % of a core over %2 s")
                     .arg(percent(*work, report.watched), seconds(report.watched));
    lines << translated("closed in %1 s: %2 a second")
                 .arg(seconds(report.closing))
                 .arg(rate(report.connections, report.closing));
    return lines.join(u'\n');
}

QString textOfWaiters(const load::WaiterReport &report)
{
    QStringList lines;
    lines << translated("%1 waiters queued in %2 s: %3 a second")
                 .arg(report.waiters)
                 .arg(seconds(report.queueing))
                 .arg(rate(report.waiters, report.queueing));
    if (const auto bytes = bytesEach(report.before, report.queued, report.waiters))
        lines << translated("server's memory: %1 bytes a waiter").arg(*bytes);
    return lines.join(u'\n');
}

template<typename Number>
void addNumber(JsonObject &json, std::string_view name, const std::optional<Number> &number)
{
    if (number)
        json.number(name, *number);
    else
        json.null(name);
}

void addTime(JsonObject &json, std::string_view name, const std::optional<Duration> &time)
{
    if (time)
        json.number(name, time->count());
    else
        json.null(name);
}

JsonObject jsonOfPairs(const PairOutcome &outcome)
{
    const auto &report = outcome.report;
    JsonObject json;
    json.text("shape", "pairs");
    json.number("pairs", report.pairs);
    json.number("took_us", report.took.count());
    json.number("pairs_per_second", rate(report.pairs, report.took));
    addTime(json, "acquire_p50_us", report.acquire.quantile(0.5));
    addTime(json, "acquire_p99_us", report.acquire.quantile(0.99));
    addTime(json, "acquire_p999_us", report.acquire.quantile(0.999));
    addTime(json, "acquire_max_us", report.acquire.longest());
    json.number("refused", report.refused);
    json.number("lost", report.lost);
    json.number("retries", report.retries);
    json.number("load_cpu_us", report.processorTime.count());
    addTime(json, "server_cpu_us", outcome.server.processorTime);
    addNumber(json, "journal_syncs", outcome.server.journalSyncs);
    return json;
}

JsonObject jsonOfIdle(const load::IdleReport &report)
{
    JsonObject json;
    json.text("shape", "idle");
    json.number("connections", report.connections);
    json.number("opening_us", report.opening.count());
    json.number("opened_per_second", rate(report.connections, report.opening));
    json.number("watched_us", report.watched.count());
    json.number("closing_us", report.closing.count());
    json.number("closed_per_second", rate(report.connections, report.closing));
    addNumber(json, "bytes_per_connection", bytesEach(report.before, report.opened, report.connections));
    addTime(json, "server_idle_cpu_us", workBetween(report.opened, report.idled));
    return json;
}

JsonObject jsonOfWaiters(const load::WaiterReport &report)
{
    JsonObject json;
    json.text("shape", "waiters");
    json.number("waiters", report.waiters);
    json.number("queueing_us", report.queueing.count());
    json.number("queued_per_second", rate(report.waiters, report.queueing));
    addNumber(json, "bytes_per_waiter", bytesEach(report.before, report.queued, report.waiters));
    return json;
}

} // namespace

QString textOf(const BenchOutcome &outcome)
{
    return match<QString>(
        outcome,
        [](const PairOutcome &pairs) { return textOfPairs(pairs); },
        [](const load::IdleReport &idle) { return textOfIdle(idle); },
        [](const load::WaiterReport &waiters) { return textOfWaiters(waiters); });
}

std::string jsonOf(const BenchOutcome &outcome)
{
    return match<JsonObject>(
               outcome,
               [](const PairOutcome &pairs) { return jsonOfPairs(pairs); },
               [](const load::IdleReport &idle) { return jsonOfIdle(idle); },
               [](const load::WaiterReport &waiters) { return jsonOfWaiters(waiters); })
        .take();
}

QString sentenceOf(const load::LoadProblem &problem)
{
    const auto detail = QString::fromStdString(problem.detail);
    switch (problem.failure) {
    case load::LoadFailure::UnknownHost:
        return translated("the server's host is not known: %1").arg(detail);
    case load::LoadFailure::CannotConnect:
        return translated("cannot connect: %1").arg(detail);
    case load::LoadFailure::NoDescriptors:
        return translated("this system lets a process have no more connections: %1; see 'ulimit -Hn'").arg(detail);
    case load::LoadFailure::ConnectionLost:
        return translated("the server ended a connection");
    case load::LoadFailure::Silent:
        return translated("the server is there and does not answer");
    case load::LoadFailure::HandshakeFailed:
        return translated("the server does not let this client in: %1").arg(detail);
    case load::LoadFailure::NotTheProtocol:
        return translated("what answers there is no lock server of this version");
    case load::LoadFailure::Refused:
        return translated("the server takes no more; its limits are smaller than this load");
    case load::LoadFailure::ServerError:
        return translated("the server ended a connection and said: %1").arg(detail);
    }
    return detail;
}

} // namespace lockscope::app
