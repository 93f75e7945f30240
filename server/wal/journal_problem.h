// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

/// Why a journal cannot be opened or read. A closed list; `app` makes the sentences.
namespace lockscope::server {

/// What is wrong at a place of a journal (J4).
enum class DamageKind : std::uint8_t {
    /// The segment's first 32 bytes are not its header, and records follow.
    BadHeader,
    /// The header names another first LSN than the file's name.
    WrongFirstLsn,
    /// Neither checksum nor length fit, and what follows was written later.
    BadRecord,
    /// A whole record with another LSN than the next one.
    LsnHole,
    /// Of a type or with a flag that this version does not know and must not skip.
    UnknownType,
    /// The checksum is right and the fields are not.
    BadPayload,
    /// The segment ends here and the next one begins with a later LSN, or the first one is missing, or the one that
    /// goes on from the snapshot.
    MissingSegment,
    /// The record contradicts what the records before it say.
    Contradiction,
    /// The snapshot is not whole, or not what was written (J5).
    BadSnapshot,
};

/// The folder cannot be made, written or locked. `detail` is the system's own word, English.
struct NotWritable
{
    std::string detail;
};
/// Another process has it (J6). No `pid`: it has not written it yet.
struct InUse
{
    std::optional<std::int64_t> pid;
};
/// Holds no segment. Only readers say so; a server begins a new journal.
struct NotAJournal
{
};
/// Nothing was changed. `offset` is that of the bad record's first byte.
struct Damaged
{
    std::string file;
    std::uint64_t offset = 0;
    DamageKind kind = DamageKind::BadRecord;
};
struct VersionUnknown
{
    std::string file;
    std::uint32_t version = 0;
};
/// `detail` is the system's own word, English: "Input/output error".
struct IoError
{
    std::string file;
    std::string detail;
};

using JournalProblem = std::variant<NotWritable, InUse, NotAJournal, Damaged, VersionUnknown, IoError>;

} // namespace lockscope::server
