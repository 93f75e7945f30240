// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "core/history/entry.h"
#include "core/vocabulary/endpoint.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/words.h"
#include "server/engine/limits.h"
#include "server/io/tls_context.h"
#include "server/wal/journal_problem.h"
#include "server/wal/journal_scan.h"
#include "server/wal/log_appender.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::server {

/// Takes a batch of what happened, in order. Called on the server's thread: it must be quick and must not wait.
using EventSink = std::function<void(std::vector<UnnumberedEntry>)>;

/// The most nodes that one server may have.
inline constexpr std::uint32_t nodesMax = 9;

/// PEM files of a server that speaks TLS.
struct TlsFiles
{
    QString certificate;
    QString key;
};

/// How one server is to run. The shared token stays in here: no event, no log and no answer ever carries it.
struct ServerOptions
{
    /// Of node 1; the ports of the others count up from it. Port 0: any free one for each.
    Endpoint listen;
    /// The folder of the journal; it is made where it does not exist.
    QString dataDirectory;
    Durability durability = Durability::Fsync;
    QByteArray sharedToken{};
    /// None: connections are not encrypted.
    std::optional<TlsFiles> tls{};
    /// A snapshot is taken after so many bytes of journal (J5): the length of a segment.
    std::uint64_t snapshotBytes = LogOptions{}.segmentBytes;
    ServerLimits limits{};
    std::uint32_t nodes = 1;
};

/// Nobody can be served at the address.
struct ListenFailed
{
    QString address;
    bool isInUse = false;
    /// The system's own word, English.
    QString detail;
};
/// The data directory's journal cannot be used; nothing was changed in it.
struct JournalUnusable
{
    QString directory;
    JournalProblem problem;
};
/// The journal took not even the record of this start.
struct FirstWriteFailed
{
    QString directory;
    JournalFailure failure = JournalFailure::WriteFailed;
    QString detail;
};
/// The certificate or its key cannot be used.
struct TlsUnusable
{
    TlsProblem problem;
};
/// Why a server did not start.
using StartFailure = std::variant<ListenFailed, TlsUnusable, JournalUnusable, FirstWriteFailed>;

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
