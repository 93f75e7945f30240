// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

#include <cstdint>
#include <optional>

namespace lockscope::app {

/// Exit statuses that every subcommand shares (docs/manual.md); each subcommand's own ones stand in its file.
inline constexpr int exitOk = 0;
inline constexpr int exitUsage = 2;

/// One sentence that says what is wrong with which flag, for the one line on stderr.
struct UsageError
{
    QString message;
};

/// What one subcommand takes: its options, its help and the checks of their values.
///
/// Describe it, then call parse(). Every value is read through a function that names the flag when it says no, so that
/// bad input gives one clear line and exit status 2.
class CommandLine
{
public:
    /// `name` is the subcommand, empty for the console; `about` is one sentence; `example` a whole command.
    CommandLine(QString name, const QString &about, QString example);

    /// `value` names the argument in the help; empty: the flag is a switch.
    void addOption(const QString &flag, const QString &help, const QString &value = {}, const QString &fallback = {});
    void addPositional(const QString &name, const QString &help, const QString &syntax);
    /// A subcommand that the help of this one points to.
    void addSubcommand(const QString &name, const QString &help);

    /// None: go on. Otherwise help or the complaint was printed and the process ends with that status.
    [[nodiscard]] std::optional<int> parse(const QStringList &arguments);

    [[nodiscard]] bool has(const QString &flag) const { return m_parser.isSet(flag); }
    [[nodiscard]] QString text(const QString &flag) const { return m_parser.value(flag); }
    /// Of a flag that may be given several times.
    [[nodiscard]] QStringList texts(const QString &flag) const { return m_parser.values(flag); }
    [[nodiscard]] QStringList positionals() const { return m_parser.positionalArguments(); }
    /// The flag's value as a whole number from `low` to `high`.
    [[nodiscard]] Result<std::uint64_t, UsageError>
    number(const QString &flag, std::uint64_t low, std::uint64_t high) const;
    /// The same for one of several flags: after the first that is wrong, which stays in `error`, the rest is left
    /// alone.
    template<typename Number>
    void read(const QString &flag,
              std::uint64_t low,
              std::uint64_t high,
              Number &into,
              std::optional<UsageError> &error) const
    {
        if (error)
            return;
        if (const auto value = number(flag, low, high))
            into = static_cast<Number>(*value);
        else
            error = value.error();
    }

    /// Prints "lockscope NAME: MESSAGE" on stderr; returns exitUsage.
    int complain(const QString &message) const;

private:
    [[nodiscard]] QString helpText() const;

    QString m_name;
    /// What follows the options.
    QString m_syntax;
    QString m_example;
    /// One line each.
    QStringList m_subcommands;
    QCommandLineParser m_parser;
};

/// Writes one line to the stream at once; stdout of a subcommand may be a pipe that somebody waits on.
void printLine(const QString &line);
void printError(const QString &line);

} // namespace lockscope::app
