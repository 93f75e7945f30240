// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

void print(std::FILE *stream, const QString &text)
{
    const auto bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

CommandLine::CommandLine(QString name, const QString &about, QString example)
    : m_name(std::move(name))
    , m_example(std::move(example))
{
    m_parser.setApplicationDescription(about);
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    m_parser.addOption({{u"h"_s, u"help"_s}, translated("Show this help.")});
}

void CommandLine::addOption(const QString &flag, const QString &help, const QString &value, const QString &fallback)
{
    const auto shown = fallback.isEmpty() ? help : translated("%1 (default: %2)").arg(help, fallback);
    m_parser.addOption({flag, shown, value, fallback});
}

void CommandLine::addPositional(const QString &name, const QString &help, const QString &syntax)
{
    m_parser.addPositionalArgument(name, help, syntax);
    m_syntax += u' ' + syntax;
}

std::optional<int> CommandLine::parse(const QStringList &arguments)
{
    if (!m_parser.parse(QStringList{QCoreApplication::applicationName()} + arguments))
        return complain(m_parser.errorText());
    if (m_parser.isSet(u"help"_s)) {
        print(stdout, helpText());
        return exitOk;
    }
    return std::nullopt;
}

void CommandLine::addSubcommand(const QString &name, const QString &help)
{
    m_subcommands << u"  lockscope %1 %2"_s.arg(name, -8).arg(help);
}

/// Qt's own first line names a path, and knows no subcommand.
QString CommandLine::helpText() const
{
    const auto command = m_name.isEmpty() ? u"lockscope"_s : u"lockscope "_s + m_name;
    const auto usage = translated("Usage: %1 [options]%2").arg(command, m_syntax);
    const auto text = m_parser.helpText();
    QString commands;
    if (!m_subcommands.isEmpty())
        commands = u'\n' + translated("Without the window (each has its own --help):") + u'\n'
            + m_subcommands.join(u'\n') + u'\n';
    return usage + text.mid(text.indexOf(u'\n')) + commands + u'\n' + translated("Example:") + u"\n  "_s + m_example
        + u'\n';
}

Result<std::uint64_t, UsageError> CommandLine::number(const QString &flag, std::uint64_t low, std::uint64_t high) const
{
    const auto given = m_parser.value(flag);
    bool isNumber = false;
    const auto value = given.toULongLong(&isNumber);
    // toULongLong() takes a sign and blanks around the digits; a flag does not.
    const bool digitsOnly = std::all_of(given.begin(), given.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (!isNumber || !digitsOnly || value < low || value > high)
        return failure(UsageError{translated("--%1: '%2' is not a whole number from %3 to %4")
                                      .arg(flag, given, QString::number(low), QString::number(high))});
    return value;
}

int CommandLine::complain(const QString &message) const
{
    const auto command = m_name.isEmpty() ? u"lockscope"_s : u"lockscope "_s + m_name;
    auto line = message.simplified();
    while (line.endsWith(u'.'))
        line.chop(1);
    printError(translated("%1: %2; '%1 --help' shows what there is").arg(command, line));
    return exitUsage;
}

void printLine(const QString &line)
{
    print(stdout, line + u'\n');
}

void printError(const QString &line)
{
    print(stderr, line + u'\n');
}

} // namespace lockscope::app
