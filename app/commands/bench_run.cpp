// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/bench_run.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcessEnvironment>
#include <QRandomGenerator>

#include "app/start_failure_text.h"
#include "core/base/match.h"

#include <algorithm>
#include <cstdio>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr int exitFailed = 1;

QString translated(const char *text)
{
    return QCoreApplication::translate("BenchCommand", text);
}

void complain(const QString &sentence)
{
    printError(u"lockscope bench: "_s + sentence.simplified());
}

/// As far as it is known what the server's process did.
std::optional<Duration> processorTimeOf(std::optional<std::int64_t> process)
{
    const auto use = process ? load::readProcessUse(*process) : std::nullopt;
    return use ? std::optional(use->processorTime) : std::nullopt;
}

std::uint64_t goalOf(const LoadShape &shape)
{
    return match<std::uint64_t>(
        shape,
        [](const load::PairPlan &plan) { return plan.pairs; },
        [](const load::IdlePlan &plan) { return plan.connections; },
        [](const load::WaiterPlan &plan) { return plan.connections; });
}

/// A server of our own takes whatever load it is asked to be measured under.
server::ServerLimits limitsFor(const LoadShape &shape)
{
    server::ServerLimits limits;
    const auto atLeast = [](std::uint32_t &limit, std::uint64_t needed) {
        limit = std::max(limit, static_cast<std::uint32_t>(needed));
    };
    constexpr std::uint64_t spare = 1'000;
    match(
        shape,
        [&](const load::PairPlan &plan) {
            const auto workers = std::uint64_t{plan.connections} * plan.inFlight;
            atLeast(limits.connectionsMax, plan.connections + spare);
            atLeast(limits.waitersPerKeyMax, workers);
            atLeast(limits.waitersMax, workers);
            atLeast(limits.keysMax, plan.keys.value_or(0));
        },
        [&](const load::IdlePlan &plan) { atLeast(limits.connectionsMax, plan.connections + spare); },
        [&](const load::WaiterPlan &plan) {
            atLeast(limits.connectionsMax, plan.connections + spare);
            atLeast(limits.waitersPerKeyMax, plan.waiters + spare);
            atLeast(limits.waitersMax, plan.waiters + spare);
        });
    return limits;
}

/// The flags that mean this shape, for a process that runs it.
QStringList flagsOf(const LoadShape &shape)
{
    const auto number = [](auto value) { return QString::number(value); };
    return match<QStringList>(
        shape,
        [](const load::PairPlan &) { return QStringList(); },
        [&](const load::IdlePlan &plan) {
            const auto watch = std::chrono::duration_cast<std::chrono::seconds>(plan.watch);
            return QStringList{
                u"--shape"_s, u"idle"_s, u"--clients"_s, number(plan.connections), u"--watch"_s, number(watch.count())};
        },
        [&](const load::WaiterPlan &plan) {
            return QStringList{u"--shape"_s,
                               u"waiters"_s,
                               u"--clients"_s,
                               number(plan.connections),
                               u"--waiters"_s,
                               number(plan.waiters)};
        });
}

} // namespace

BenchRun::BenchRun(BenchOptions options)
    : m_options(std::move(options))
{
    connect(&m_stopSignals, &StopSignals::came, this, &BenchRun::stopEarly);
    connect(&m_progress, &QTimer::timeout, this, &BenchRun::showProgress);
}

BenchRun::~BenchRun()
{
    m_watch.stopWanted = true;
    if (m_load.joinable())
        m_load.join();
}

void BenchRun::start()
{
    if (m_options.connect)
        startLoad(*m_options.connect);
    else
        startServer();
}

void BenchRun::startServer()
{
    m_folder = std::make_unique<QTemporaryDir>(QDir(m_options.dataParent).filePath(u"lockscope-bench-XXXXXX"_s));
    if (!m_folder->isValid()) {
        complain(translated("no folder for the journal can be made in '%1': %2")
                     .arg(m_options.dataParent, m_folder->errorString()));
        end(exitFailed);
        return;
    }
    server::ServerOptions options{.listen = Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}).value(),
                                  .dataDirectory = m_folder->filePath(u"journal"_s),
                                  .durability = m_options.durability,
                                  .sharedToken = m_options.sharedToken,
                                  .limits = limitsFor(m_options.shape)};
    m_server = std::make_unique<server::ServerThread>(std::move(options), server::EventSink());
    connect(m_server.get(), &server::ServerThread::started, this, [this](const QStringList &addresses) {
        if (std::holds_alternative<load::PairPlan>(m_options.shape))
            startLoad(Endpoint::parse(addresses.constFirst().toStdString()).value());
        else
            startSecondProcess(addresses.constFirst());
    });
    connect(m_server.get(), &server::ServerThread::startFailed, this, [this](const server::StartFailure &failure) {
        complain(sentenceOf(failure));
        emit finished(exitFailed); // there is nothing to stop
    });
    m_server->start();
}

void BenchRun::startLoad(const Endpoint &endpoint)
{
    if (::isatty(STDERR_FILENO) != 0)
        m_progress.start(std::chrono::seconds(1));
    m_load = std::thread([this, endpoint] {
        auto measured = measure(endpoint);
        QMetaObject::invokeMethod(
            this, [this, measured = std::move(measured)] { report(measured); }, Qt::QueuedConnection);
    });
}

void BenchRun::startSecondProcess(const QString &address)
{
    auto arguments = QStringList{u"bench"_s, u"--connect"_s, address, u"--server-process"_s};
    arguments << QString::number(QCoreApplication::applicationPid()) << flagsOf(m_options.shape);
    if (m_options.asJson)
        arguments << u"--json"_s;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LOCKSCOPE_AUTH_TOKEN"_s, QString::fromUtf8(m_options.sharedToken));
    m_secondProcess.setProcessEnvironment(environment);
    m_secondProcess.setProcessChannelMode(QProcess::ForwardedChannels);
    connect(&m_secondProcess, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        complain(translated("no second process can be started: %1").arg(m_secondProcess.errorString()));
        end(exitFailed);
    });
    connect(&m_secondProcess, &QProcess::finished, this, [this](int status) { end(status); });
    m_secondProcess.start(QCoreApplication::applicationFilePath(), arguments);
}

BenchRun::Measured BenchRun::measure(const Endpoint &endpoint)
{
    auto seed = QRandomGenerator::system()->generate64();
    load::Crowd crowd(
        endpoint,
        [&] { return std::make_unique<load::TicketingDialogue>(m_options.sharedToken, m_options.times, seed++); },
        m_watch);
    const auto outcome = [](auto report) { return BenchOutcome(std::move(report)); };
    return match<Measured>(
        m_options.shape,
        [&](const load::PairPlan &plan) { return measurePairs(plan, crowd); },
        [&](load::IdlePlan plan) -> Measured {
            plan.serverProcess = m_options.serverProcess;
            return measureIdle(plan, crowd, m_watch).map(outcome);
        },
        [&](load::WaiterPlan plan) -> Measured {
            plan.serverProcess = m_options.serverProcess;
            return measureWaiters(plan, crowd, m_watch).map(outcome);
        });
}

BenchRun::Measured BenchRun::measurePairs(const load::PairPlan &plan, load::Crowd &crowd)
{
    load::PairLoad pairs(plan, crowd, m_watch);
    // A server of our own shares its process with the load and with next to nothing else.
    const auto process = m_server ? std::optional<std::int64_t>(0) : m_options.serverProcess;
    const auto syncsBefore = m_server ? m_server->journalSyncCount() : 0;
    const auto before = processorTimeOf(process);
    const auto report = pairs.run();
    if (!report)
        return failure(report.error());
    PairOutcome outcome{*report, {}};
    if (const auto after = processorTimeOf(process); before && after)
        // Two clocks of different grain: a short run can come out below nothing.
        outcome.server.processorTime =
            std::max(Duration::zero(), *after - *before - (m_server ? report->processorTime : Duration::zero()));
    if (m_server && m_options.durability == server::Durability::Fsync)
        outcome.server.journalSyncs = m_server->journalSyncCount() - syncsBefore;
    return outcome;
}

void BenchRun::report(const Measured &measured)
{
    m_load.join();
    if (m_progress.isActive())
        printError({});
    m_progress.stop();
    if (!measured) {
        complain(sentenceOf(measured.error()));
        end(exitFailed);
        return;
    }
    printLine(m_options.asJson ? QString::fromStdString(jsonOf(*measured)) : textOf(*measured));
    end(exitOk);
}

void BenchRun::end(int status)
{
    m_status = status;
    if (!m_server) {
        emit finished(m_status);
        return;
    }
    connect(m_server.get(), &server::ServerThread::stopped, this, [this] { emit finished(m_status); });
    m_server->stop();
}

void BenchRun::showProgress()
{
    const auto line = translated("%1 of %2").arg(m_watch.doneCount.load()).arg(goalOf(m_options.shape));
    std::fprintf(stderr, "\r%s ", qPrintable(line));
    std::fflush(stderr);
}

void BenchRun::stopEarly()
{
    m_watch.stopWanted = true;
    m_secondProcess.terminate();
}

} // namespace lockscope::app
