// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include "app/commands/bench_options.h"
#include "app/commands/bench_report.h"
#include "app/commands/stop_signals.h"
#include "server/io/server_thread.h"

#include <memory>
#include <optional>
#include <thread>

namespace lockscope::app {

/// One run of `lockscope bench`: its own server where none is named, the load in a thread of its own, the report.
///
/// What a connection or a waiter costs in memory is seen in a process that holds nothing else: where the server is our
/// own, such a load runs in a second process.
class BenchRun : public QObject
{
    Q_OBJECT

public:
    explicit BenchRun(BenchOptions options);
    ~BenchRun() override;

    void start();

signals:
    void finished(int status);

private:
    using Measured = Result<BenchOutcome, load::LoadProblem>;

    void startServer();
    void startLoad(const Endpoint &endpoint);
    void startSecondProcess(const QString &address);
    /// On the load's thread.
    [[nodiscard]] Measured measure(const Endpoint &endpoint);
    [[nodiscard]] Measured measurePairs(const load::PairPlan &plan, load::Crowd &crowd);
    void report(const Measured &measured);
    void end(int status);
    void showProgress();
    void stopEarly();

    const BenchOptions m_options;
    StopSignals m_stopSignals;
    QTimer m_progress;
    load::LoadWatch m_watch;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<server::ServerThread> m_server;
    QProcess m_secondProcess;
    int m_status = 0;
    std::thread m_load;
};

} // namespace lockscope::app
