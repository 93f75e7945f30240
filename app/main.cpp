// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/command_line.h"
#include "app/commands/commands.h"

#include <array>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

using namespace lockscope::app;

struct Subcommand
{
    std::string_view name;
    int (*run)(int &argc, char **argv, const QStringList &arguments);
};

constexpr auto subcommands = std::to_array<Subcommand>({
    {"serve", runServe},
    {"bench", runBench},
    {"client", runClient},
    {"explore", runExplore},
    {"record", runRecord},
    {"run", runScenarios},
    {"wal", runWal},
});

/// A standard stream that the caller closed would lend its number to the next file: answers would go into the journal.
void openStandardStreams()
{
    int opened = 0;
    do
        opened = ::open("/dev/null", O_RDWR);
    while (opened >= 0 && opened <= STDERR_FILENO);
    if (opened >= 0)
        ::close(opened);
}

/// Names of files go through text: one that is none would become another name.
bool isText(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        if (QString::fromLocal8Bit(argv[i]).toLocal8Bit() != QByteArrayView(argv[i]))
            return false;
    }
    return true;
}

QStringList argumentsFrom(int first, int argc, char **argv)
{
    QStringList arguments;
    for (int i = first; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

} // namespace

int main(int argc, char *argv[])
{
    openStandardStreams();
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LOCKSCOPE_VERSION));

    // The command line speaks English, and writes numbers as English does; the console has a language of its own.
    QLocale::setDefault(QLocale(QLocale::English));

    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == "--version") {
        printLine(u"lockscope " LOCKSCOPE_VERSION ""_s);
        return exitOk;
    }
    if (!isText(argc, argv)) {
        printError(QCoreApplication::translate("Main", "lockscope: an argument is no text in this locale"));
        return exitUsage;
    }
    for (const auto &subcommand : subcommands) {
        if (first == subcommand.name)
            return subcommand.run(argc, argv, argumentsFrom(2, argc, argv));
    }
    return runConsole(argc, argv, argumentsFrom(1, argc, argv));
}
