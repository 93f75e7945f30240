// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QStringList>

#include "app/command_line.h"
#include "app/commands/commands.h"

#include <array>
#include <string_view>

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
    {"client", runClient},
    {"wal", runWal},
});

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
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LOCKSCOPE_VERSION));

    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == "--version") {
        printLine(u"lockscope " LOCKSCOPE_VERSION ""_s);
        return exitOk;
    }
    for (const auto &subcommand : subcommands) {
        if (first == subcommand.name)
            return subcommand.run(argc, argv, argumentsFrom(2, argc, argv));
    }
    return runConsole(argc, argv, argumentsFrom(1, argc, argv));
}
