// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start_failure_text.h"

#include <QCoreApplication>

#include "app/commands/wal_text.h"
#include "core/base/match.h"

namespace lockscope::app {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(StartFailure)
};

QString sentenceOf(const server::TlsProblem &problem)
{
    const auto file = QString::fromLocal8Bit(problem.file.c_str());
    switch (problem.kind) {
    case server::TlsProblem::Kind::CannotRead:
        return Text::tr("Cannot read %1: %2.").arg(file, QString::fromLocal8Bit(problem.detail.c_str()));
    case server::TlsProblem::Kind::NoCertificate:
        return Text::tr("%1 holds no certificate in PEM form. Give --tls-cert the server's certificate.").arg(file);
    case server::TlsProblem::Kind::NoKey:
        return Text::tr(
                   "%1 holds no private key in PEM form that can be read without a pass phrase. Give --tls-key the "
                   "certificate's key.")
            .arg(file);
    case server::TlsProblem::Kind::KeyOfAnother:
        return Text::tr("The key in %1 is not the one of the certificate. Give --tls-cert and --tls-key files that "
                        "belong together.")
            .arg(file);
    }
    return {};
}

} // namespace

QString sentenceOf(const server::StartFailure &failure)
{
    return match<QString>(
        failure,
        [](const server::ListenFailed &listen) {
            return listen.isInUse ? Text::tr("%1 is in use by another program. Close that one and start again, or "
                                             "start Lockscope with another "
                                             "--listen address.")
                                        .arg(listen.address)
                                  : Text::tr("Cannot listen on %1: %2. Start Lockscope with another --listen address.")
                                        .arg(listen.address, listen.detail);
        },
        [](const server::TlsUnusable &tls) { return sentenceOf(tls.problem); },
        [](const server::JournalUnusable &journal) { return sentenceOf(journal.problem, journal.directory); },
        [](const server::FirstWriteFailed &write) {
            return Text::tr("The journal in %1 cannot be written: %2. Make room or choose another --data folder.")
                .arg(write.directory, write.detail);
        });
}

} // namespace lockscope::app
