// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/command_line.h"
#include "app/commands/commands.h"
#include "app/commands/run_options.h"
#include "app/commands/run_session.h"
#include "app/commands/stop_signals.h"

using namespace Qt::StringLiterals;

namespace lockscope::app {

int runScenarios(int &argc, char **argv, const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    CommandLine line(u"run"_s,
                     QCoreApplication::translate("RunCommand",
                                                 "Runs scenarios without a display, and says which line of which one "
                                                 "did not come out as it says."),
                     u"lockscope run builtin:all --report junit:report.xml"_s);
    describeRun(line);
    if (const auto status = line.parse(arguments))
        return *status;
    auto options = readRunOptions(line);
    if (!options)
        return line.complain(options.error().message);
    RunSession session(*options);
    if (const auto read = session.read(); !read)
        return line.complain(read.error().message);
    if (options->lists) {
        session.list();
        return exitOk;
    }
    if (options->formats)
        return session.format();
    const StopSignals stopSignals;
    QObject::connect(&stopSignals, &StopSignals::came, &session, &RunSession::stop);
    QObject::connect(&session, &RunSession::finished, &application, &QCoreApplication::exit);
    session.start();
    return QCoreApplication::exec();
}

} // namespace lockscope::app
