// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The subcommands of `lockscope` (docs/manual.md), one file each. `arguments` holds what follows the subcommand's
/// name; the result is the process's exit status.
namespace lockscope::app {

/// The window; makes its own QApplication.
int runConsole(int &argc, char **argv, const QStringList &arguments);
/// These make their own QCoreApplication, where they need one.
int runServe(int &argc, char **argv, const QStringList &arguments);
int runBench(int &argc, char **argv, const QStringList &arguments);
int runClient(int &argc, char **argv, const QStringList &arguments);
int runExplore(int &argc, char **argv, const QStringList &arguments);
int runRecord(int &argc, char **argv, const QStringList &arguments);
int runScenarios(int &argc, char **argv, const QStringList &arguments);
int runWal(int &argc, char **argv, const QStringList &arguments);

} // namespace lockscope::app
