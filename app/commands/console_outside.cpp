// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/console_outside.h"

#include <QCoreApplication>

#include "app/commands/server_choice.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("ConsoleCommand", text);
}

} // namespace

void addOutsideOptions(CommandLine &line)
{
    line.addOption(u"connect"_s,
                   translated("Connect to servers outside, host:port with commas in between, and start none here."),
                   u"list"_s);
    addTrustOptions(line);
    line.addOption(u"read-only"_s, translated("With --connect: connect, and ask for nothing."));
}

Result<std::optional<OutsideServers>, UsageError> readOutside(const CommandLine &line)
{
    const bool isOutside = line.has(u"connect"_s);
    static const QStringList ofOutside{u"tls"_s, u"ca"_s, u"read-only"_s};
    static const QStringList ofEmbedded{u"listen"_s, u"nodes"_s, u"data"_s, u"screenshot"_s};
    for (const auto &flag : isOutside ? ofEmbedded : ofOutside) {
        if (line.has(flag))
            return failure(UsageError{(isOutside ? translated("--%1 does not go with --connect")
                                                 : translated("--%1 goes with --connect only"))
                                          .arg(flag)});
    }
    if (!isOutside)
        return std::nullopt;
    if (!line.positionals().isEmpty())
        return failure(UsageError{translated("--connect does not go with a recording")});
    auto endpoints = readEndpoints(line, u"connect"_s);
    if (!endpoints)
        return failure(UsageError(endpoints.error()));
    auto trust = readTrust(line);
    if (!trust)
        return failure(UsageError(trust.error()));
    return std::optional(OutsideServers{.endpoints = *std::move(endpoints), .trust = *std::move(trust)});
}

void showOutside(Session &session, ui::MainWindow &window, ui::MainWindow::ReadOnly readOnly)
{
    QStringList addresses;
    for (const auto &endpoint : session.outside()->endpoints)
        addresses << QString::fromStdString(endpoint.text());
    window.setOutside(addresses, readOnly);
    session.addClient();
}

} // namespace lockscope::app
