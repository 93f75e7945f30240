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

} // namespace

QString sentenceOf(const server::StartFailure &failure)
{
    return match<QString>(
        failure,
        [](const server::ListenFailed &listen) {
            return listen.isInUse
                ? Text::tr("%1 is in use by another program. Close that one and retry, or start Lockscope with another "
                           "--listen address.")
                      .arg(listen.address)
                : Text::tr("Cannot listen on %1: %2. Start Lockscope with another --listen address.")
                      .arg(listen.address, listen.detail);
        },
        [](const server::JournalUnusable &journal) { return sentenceOf(journal.problem, journal.directory); },
        [](const server::FirstWriteFailed &write) {
            return Text::tr("The journal in %1 cannot be written: %2. Make room or choose another --data folder.")
                .arg(write.directory, write.detail);
        });
}

} // namespace lockscope::app
