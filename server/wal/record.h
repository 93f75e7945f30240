// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The durable facts. State is changed by records and by nothing else: live traffic and recovery go through the same
/// functions, so every test of the one tests the other.
namespace lockscope::server {

/// Identifies one boot of the machine (/proc/sys/kernel/random/boot_id, 128 bits).
using BootId = StrongId<struct BootIdTag, std::array<std::uint8_t, 16>>;

/// When a lease ends: exact on the same boot of the machine, by the wall clock after a reboot (S5). Counts from the
/// append of the record.
struct RecordedDeadline
{
    TimePoint steady;
    WallTime wall;
    friend bool operator==(const RecordedDeadline &, const RecordedDeadline &) = default;
};

/// A grant as it is kept: who holds a key and until when.
struct GrantFacts
{
    Token token;
    /// None: made over v1.
    std::optional<Owner> owner;
    ConnectionId connection;
    std::uint16_t leaseSeconds = 0;
    RecordedDeadline deadline;
    friend bool operator==(const GrantFacts &, const GrantFacts &) = default;
};

/// A server began on this data directory. Every RecordedDeadline up to the next Startup belongs to this boot.
struct StartupRecord
{
    StartNumber start;
    BootId boot;
    friend bool operator==(const StartupRecord &, const StartupRecord &) = default;
};
struct TermRecord
{
    Term term;
    NodeId leader;
    friend bool operator==(const TermRecord &, const TermRecord &) = default;
};
struct GrantRecord
{
    Key key;
    GrantFacts grant;
    friend bool operator==(const GrantRecord &, const GrantRecord &) = default;
};
/// The end of one grant and the next one, without a moment in between.
struct HandOffRecord
{
    Key key;
    Token ended;
    GrantFacts grant;
    friend bool operator==(const HandOffRecord &, const HandOffRecord &) = default;
};
struct ReleaseRecord
{
    Key key;
    Token ended;
    friend bool operator==(const ReleaseRecord &, const ReleaseRecord &) = default;
};
struct ExpiryRecord
{
    Key key;
    Token ended;
    friend bool operator==(const ExpiryRecord &, const ExpiryRecord &) = default;
};
/// F1. Its LSN is the open sequence.
struct FateOpenRecord
{
    ConnectionId connection;
    FateClass cause = FateClass::CleanDisconnect;
    /// Sorted.
    std::vector<Key> targets;
    friend bool operator==(const FateOpenRecord &, const FateOpenRecord &) = default;
};
/// F2: what was left of the connection on one key. The removed waiters stand here for people only.
struct FateAtKeyRecord
{
    OpenSequence open;
    Key key;
    std::optional<Token> orphaned;
    std::vector<Owner> removedWaiters;
    /// v1 waiters have no owner; so many of them were removed too.
    std::uint32_t removedV1Waiters = 0;
    friend bool operator==(const FateAtKeyRecord &, const FateAtKeyRecord &) = default;
};
/// F7.
struct FateCompleteRecord
{
    OpenSequence open;
    friend bool operator==(const FateCompleteRecord &, const FateCompleteRecord &) = default;
};
/// J5: the last record of a snapshot, which makes it whole. It stands in no segment.
struct SnapshotEndRecord
{
    /// The highest token that was ever granted (S4).
    Token lastToken;
    /// So many records stand before this one.
    std::uint64_t recordCount = 0;
    friend bool operator==(const SnapshotEndRecord &, const SnapshotEndRecord &) = default;
};

using Record = std::variant<StartupRecord,
                            TermRecord,
                            GrantRecord,
                            HandOffRecord,
                            ReleaseRecord,
                            ExpiryRecord,
                            FateOpenRecord,
                            FateAtKeyRecord,
                            FateCompleteRecord,
                            SnapshotEndRecord>;

/// A record with its place in the journal.
struct LoggedRecord
{
    Lsn lsn;
    Record record;
    friend bool operator==(const LoggedRecord &, const LoggedRecord &) = default;
};

} // namespace lockscope::server
