// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/server_choice.h"

#include <QCoreApplication>

#include "core/io/tls_trust.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("ServerChoice", text);
}

} // namespace

void addTrustOptions(CommandLine &line)
{
    line.addOption(u"tls"_s, translated("Encrypt every connection, and check the servers' certificates."));
    line.addOption(u"ca"_s,
                   translated("With --tls: PEM file of the authorities to trust, instead of the system's."),
                   translated("file"));
}

Result<std::optional<QSslConfiguration>, UsageError> readTrust(const CommandLine &line)
{
    const auto file = line.text(u"ca"_s);
    if (line.has(u"ca"_s) && (file.isEmpty() || !line.has(u"tls"_s)))
        return failure(UsageError{translated("--ca names a file, and needs --tls")});
    if (!line.has(u"tls"_s))
        return std::nullopt;
    auto trust = io::trustFrom(file);
    if (trust)
        return *std::move(trust);
    switch (trust.error().kind) {
    case io::TrustProblem::Kind::NoTls:
        return failure(UsageError{translated("--tls: Qt finds no TLS library; install OpenSSL 3")});
    case io::TrustProblem::Kind::CannotRead:
        return failure(UsageError{translated("--ca: cannot read '%1': %2").arg(file, trust.error().detail)});
    case io::TrustProblem::Kind::NoCertificate:
        return failure(UsageError{translated("--ca: '%1' holds no certificate in PEM form").arg(file)});
    }
    return std::nullopt;
}

Result<std::vector<Endpoint>, UsageError> readEndpoints(const CommandLine &line, const QString &flag)
{
    std::vector<Endpoint> endpoints;
    for (const auto &text : line.text(flag).split(u',')) {
        auto endpoint = Endpoint::parse(text.toStdString());
        if (!endpoint)
            return failure(UsageError{translated("--%1: '%2' is not host:port").arg(flag, text)});
        endpoints.push_back(*std::move(endpoint));
    }
    return endpoints;
}

} // namespace lockscope::app
