// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMetaType>
#include <QString>

#include "core/vocabulary/endpoint.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"
#include "server/engine/limits.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::server {

/// None: records are written and not synced; what was acknowledged survives the process, not the machine.
enum class Durability : std::uint8_t { Fsync, None };

/// How one server is to run. The shared token stays in here: no event, no log and no answer ever carries it.
struct ServerOptions
{
    /// Port 0: any free one.
    Endpoint listen;
    /// The folder of the journal; it is made where it does not exist.
    QString dataDirectory;
    Durability durability = Durability::Fsync;
    QByteArray sharedToken;
    ServerLimits limits;
    /// Events are built and handed to the sink. Without it the server only serves.
    bool tellsEvents = true;
};

/// Why a server did not start; nothing was changed on disk.
enum class StartProblem : std::uint8_t {
    AddressInUse,
    CannotListen,
    DataNotUsable,
    DataInUse,
    JournalDamaged,
    JournalWriteFailed,
};
struct StartFailure
{
    StartProblem problem = StartProblem::CannotListen;
    /// The address, folder or file that it is about.
    QString subject;
    /// DataInUse: the process that has the folder; 0: not known.
    qint64 pid = 0;
    /// JournalDamaged: where the bad record begins in `subject`.
    quint64 offset = 0;
    /// The system's own word, English; may be empty.
    QString detail;
};

/// How a server ended.
struct StopReport
{
    /// Opens that the next start will complete (F9); empty: a clean stop.
    std::vector<OpenSequence> unsettled;
    /// Why the journal's fatal state was latched (J3).
    std::optional<JournalFailure> fatal;
    QString fatalDetail;
};

} // namespace lockscope::server

Q_DECLARE_METATYPE(lockscope::server::StartFailure)
Q_DECLARE_METATYPE(lockscope::server::StopReport)
