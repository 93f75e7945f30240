// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/command_line.h"
#include "app/commands/bench_run.h"
#include "app/commands/commands.h"
#include "app/load/resources.h"

#include <csignal>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("BenchCommand", text);
}

} // namespace

int runBench(int &argc, char **argv, const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    CommandLine line(u"bench"_s,
                     translated("Measures how fast a lock server is, and how much it takes."),
                     u"lockscope bench --clients 256 --keys distinct --pairs 1000000"_s);
    describeBench(line);
    if (const auto status = line.parse(arguments))
        return *status;
    if (!line.positionals().isEmpty())
        return line.complain(translated("'%1' is not known here").arg(line.positionals().constFirst()));
    auto options = readBenchOptions(line);
    if (!options)
        return line.complain(options.error().message);

    std::signal(SIGPIPE, SIG_IGN);
    load::raiseDescriptorLimit();
    BenchRun run(*std::move(options));
    QObject::connect(
        &run,
        &BenchRun::finished,
        &application,
        [](int status) { QCoreApplication::exit(status); },
        Qt::QueuedConnection);
    QMetaObject::invokeMethod(
        &run, [&run] { run.start(); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace lockscope::app
