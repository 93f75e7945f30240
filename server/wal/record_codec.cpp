// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/record_codec.h"

#include "core/base/match.h"

#include <algorithm>
#include <cassert>
#include <chrono>

namespace lockscope::server {

namespace {

using Writer = ByteWriter<std::endian::little>;
using Reader = ByteReader<std::endian::little>;

enum class RecordType : std::uint16_t {
    Startup = 1,
    Term = 2,
    Grant = 3,
    HandOff = 4,
    Release = 5,
    Expiry = 6,
    FateOpen = 7,
    FateAtKey = 8,
    FateComplete = 9,
    SnapshotEnd = 10,
};

RecordType recordType(const Record &record)
{
    return match<RecordType>(
        record,
        [](const StartupRecord &) { return RecordType::Startup; },
        [](const TermRecord &) { return RecordType::Term; },
        [](const GrantRecord &) { return RecordType::Grant; },
        [](const HandOffRecord &) { return RecordType::HandOff; },
        [](const ReleaseRecord &) { return RecordType::Release; },
        [](const ExpiryRecord &) { return RecordType::Expiry; },
        [](const FateOpenRecord &) { return RecordType::FateOpen; },
        [](const FateAtKeyRecord &) { return RecordType::FateAtKey; },
        [](const FateCompleteRecord &) { return RecordType::FateComplete; },
        [](const SnapshotEndRecord &) { return RecordType::SnapshotEnd; });
}

std::uint8_t codeOf(FateClass cause)
{
    switch (cause) {
    case FateClass::CleanDisconnect:
        return 1;
    case FateClass::ConnectionLost:
        return 2;
    case FateClass::ProtocolError:
        return 3;
    case FateClass::ServerShutdown:
        return 4;
    case FateClass::LeadershipLost:
        return 5;
    }
    assert(false);
    return 0;
}

std::optional<FateClass> fateClassOf(std::uint8_t code)
{
    for (const auto cause : {FateClass::CleanDisconnect,
                             FateClass::ConnectionLost,
                             FateClass::ProtocolError,
                             FateClass::ServerShutdown,
                             FateClass::LeadershipLost}) {
        if (codeOf(cause) == code)
            return cause;
    }
    return std::nullopt;
}

void put(Writer &out, const std::array<std::uint8_t, 16> &sixteen)
{
    out.bytes(std::as_bytes(std::span(sixteen)));
}

void put(Writer &out, const Key &key)
{
    out.number(static_cast<std::uint8_t>(key.text().size()));
    out.text(key.text());
}

void put(Writer &out, const ConnectionId &connection)
{
    out.number(connection.start.value());
    out.number(connection.number);
}

void put(Writer &out, const GrantFacts &grant)
{
    out.number(grant.token.value());
    out.number(static_cast<std::uint8_t>(grant.owner ? 1 : 0));
    if (grant.owner)
        put(out, grant.owner->value());
    put(out, grant.connection);
    out.number(grant.leaseSeconds);
    out.number(static_cast<std::uint64_t>(grant.deadline.steady.time_since_epoch().count()));
    out.number(static_cast<std::uint64_t>(grant.deadline.wall.time_since_epoch().count()));
}

void putEnding(Writer &out, const Key &key, Token ended)
{
    put(out, key);
    out.number(ended.value());
}

void putFateOpen(Writer &out, const FateOpenRecord &open)
{
    put(out, open.connection);
    out.number(codeOf(open.cause));
    out.number(static_cast<std::uint32_t>(open.targets.size()));
    for (const auto &key : open.targets)
        put(out, key);
}

void putFateAtKey(Writer &out, const FateAtKeyRecord &row)
{
    out.number(row.open.value());
    put(out, row.key);
    out.number(static_cast<std::uint8_t>(row.orphaned ? 1 : 0));
    if (row.orphaned)
        out.number(row.orphaned->value());
    out.number(static_cast<std::uint32_t>(row.removedWaiters.size()));
    for (const auto &owner : row.removedWaiters)
        put(out, owner.value());
    out.number(row.removedV1Waiters);
}

std::optional<std::array<std::uint8_t, 16>> takeSixteen(Reader &in)
{
    std::array<std::uint8_t, 16> sixteen{};
    const auto bytes = in.bytes(sixteen.size());
    if (!bytes)
        return std::nullopt;
    std::memcpy(sixteen.data(), bytes->data(), sixteen.size());
    return sixteen;
}

template<typename Id>
std::optional<Id> takeId(Reader &in)
{
    const auto value = in.number<typename Id::Underlying>();
    return value ? std::optional(Id(*value)) : std::nullopt;
}

std::optional<bool> takeFlag(Reader &in)
{
    const auto value = in.number<std::uint8_t>();
    return value && *value <= 1 ? std::optional(*value == 1) : std::nullopt;
}

std::optional<Key> takeKey(Reader &in)
{
    const auto size = in.number<std::uint8_t>();
    const auto text = size ? in.bytes(*size) : std::nullopt;
    if (!text)
        return std::nullopt;
    auto key = Key::parse(asText(*text));
    return key ? std::optional(*std::move(key)) : std::nullopt;
}

std::optional<ConnectionId> takeConnection(Reader &in)
{
    const auto start = takeId<StartNumber>(in);
    const auto number = in.number<std::uint64_t>();
    return number ? std::optional(ConnectionId{*start, *number}) : std::nullopt;
}

template<typename Time>
std::optional<Time> takeTime(Reader &in)
{
    const auto value = in.number<std::uint64_t>();
    return value ? std::optional(Time(Duration(static_cast<std::int64_t>(*value)))) : std::nullopt;
}

std::optional<GrantFacts> takeGrant(Reader &in)
{
    const auto token = takeId<Token>(in);
    const auto hasOwner = takeFlag(in);
    if (!hasOwner)
        return std::nullopt;
    const auto owner = *hasOwner ? takeSixteen(in) : std::nullopt;
    const auto connection = takeConnection(in);
    const auto lease = in.number<std::uint16_t>();
    const auto steady = takeTime<TimePoint>(in);
    const auto wall = takeTime<WallTime>(in);
    if (!wall) // a field that does not fit makes every later one absent
        return std::nullopt;
    return GrantFacts{.token = *token,
                      .owner = owner ? std::optional(Owner(*owner)) : std::nullopt,
                      .connection = *connection,
                      .leaseSeconds = *lease,
                      .deadline = {*steady, *wall}};
}

std::optional<Record> takeStartup(Reader &in)
{
    const auto start = takeId<StartNumber>(in);
    const auto boot = takeSixteen(in);
    return boot ? std::optional<Record>(StartupRecord{*start, BootId(*boot)}) : std::nullopt;
}

std::optional<Record> takeTerm(Reader &in)
{
    const auto term = takeId<Term>(in);
    const auto leader = takeId<NodeId>(in);
    return leader ? std::optional<Record>(TermRecord{*term, *leader}) : std::nullopt;
}

std::optional<Record> takeGrantRecord(Reader &in)
{
    auto key = takeKey(in);
    auto grant = key ? takeGrant(in) : std::nullopt;
    return grant ? std::optional<Record>(GrantRecord{*std::move(key), *grant}) : std::nullopt;
}

std::optional<Record> takeHandOff(Reader &in)
{
    auto key = takeKey(in);
    const auto ended = takeId<Token>(in);
    const auto grant = key ? takeGrant(in) : std::nullopt;
    return grant ? std::optional<Record>(HandOffRecord{*std::move(key), *ended, *grant}) : std::nullopt;
}

/// A key and the token that ended on it.
template<typename Ending>
std::optional<Record> takeEnding(Reader &in)
{
    auto key = takeKey(in);
    const auto ended = takeId<Token>(in);
    return key && ended ? std::optional<Record>(Ending{*std::move(key), *ended}) : std::nullopt;
}

std::optional<Record> takeFateOpen(Reader &in)
{
    const auto connection = takeConnection(in);
    const auto code = in.number<std::uint8_t>();
    const auto count = in.number<std::uint32_t>();
    const auto cause = code ? fateClassOf(*code) : std::nullopt;
    if (!count || !cause)
        return std::nullopt;

    FateOpenRecord open{.connection = *connection, .cause = *cause, .targets = {}};
    for (std::uint32_t i = 0; i < *count; ++i) {
        auto key = takeKey(in);
        // Sorted, and each one once.
        if (!key || (!open.targets.empty() && *key <= open.targets.back()))
            return std::nullopt;
        open.targets.push_back(*std::move(key));
    }
    return open;
}

std::optional<Record> takeFateAtKey(Reader &in)
{
    const auto open = takeId<OpenSequence>(in);
    auto key = takeKey(in);
    const auto hasOrphan = takeFlag(in);
    if (!key || !hasOrphan)
        return std::nullopt;

    FateAtKeyRecord row{.open = *open, .key = *std::move(key), .orphaned = {}, .removedWaiters = {}};
    if (*hasOrphan)
        row.orphaned = takeId<Token>(in);
    const auto count = in.number<std::uint32_t>();
    for (std::uint32_t i = 0; count && i < *count; ++i) {
        const auto owner = takeSixteen(in);
        if (!owner)
            return std::nullopt;
        row.removedWaiters.push_back(Owner(*owner));
    }
    const auto v1Waiters = in.number<std::uint32_t>();
    if (!v1Waiters)
        return std::nullopt;
    row.removedV1Waiters = *v1Waiters;
    return row;
}

std::optional<Record> takeFateComplete(Reader &in)
{
    const auto open = takeId<OpenSequence>(in);
    return open ? std::optional<Record>(FateCompleteRecord{*open}) : std::nullopt;
}

std::optional<Record> takeSnapshotEnd(Reader &in)
{
    const auto lastToken = takeId<Token>(in);
    const auto count = in.number<std::uint64_t>();
    if (!count)
        return std::nullopt;
    return SnapshotEndRecord{*lastToken, *count};
}

struct TypeRow
{
    RecordType type;
    std::string_view name;
    std::optional<Record> (*take)(Reader &);
};
constexpr std::array<TypeRow, std::variant_size_v<Record>> types{{
    {RecordType::Startup, "startup", takeStartup},
    {RecordType::Term, "term", takeTerm},
    {RecordType::Grant, "grant", takeGrantRecord},
    {RecordType::HandOff, "hand_off", takeHandOff},
    {RecordType::Release, "release", takeEnding<ReleaseRecord>},
    {RecordType::Expiry, "expiry", takeEnding<ExpiryRecord>},
    {RecordType::FateOpen, "fate_open", takeFateOpen},
    {RecordType::FateAtKey, "fate_at_key", takeFateAtKey},
    {RecordType::FateComplete, "fate_complete", takeFateComplete},
    {RecordType::SnapshotEnd, "snapshot_end", takeSnapshotEnd},
}};

const TypeRow *rowOf(std::uint16_t type)
{
    const auto *const row = std::find_if(
        types.begin(), types.end(), [&](const TypeRow &r) { return static_cast<std::uint16_t>(r.type) == type; });
    return row == types.end() ? nullptr : row;
}

} // namespace

std::uint16_t typeOf(const Record &record)
{
    return static_cast<std::uint16_t>(recordType(record));
}

bool isKnownType(std::uint16_t type)
{
    return rowOf(type) != nullptr;
}

std::string_view typeName(const Record &record)
{
    const auto *const row = rowOf(typeOf(record));
    assert(row != nullptr);
    return row->name;
}

void encodePayload(const Record &record, Bytes &bytes)
{
    Writer out(bytes);
    match(
        record,
        [&](const StartupRecord &r) {
            out.number(r.start.value());
            put(out, r.boot.value());
        },
        [&](const TermRecord &r) {
            out.number(r.term.value());
            out.number(r.leader.value());
        },
        [&](const GrantRecord &r) {
            put(out, r.key);
            put(out, r.grant);
        },
        [&](const HandOffRecord &r) {
            put(out, r.key);
            out.number(r.ended.value());
            put(out, r.grant);
        },
        [&](const ReleaseRecord &r) { putEnding(out, r.key, r.ended); },
        [&](const ExpiryRecord &r) { putEnding(out, r.key, r.ended); },
        [&](const FateOpenRecord &r) { putFateOpen(out, r); },
        [&](const FateAtKeyRecord &r) { putFateAtKey(out, r); },
        [&](const FateCompleteRecord &r) { out.number(r.open.value()); },
        [&](const SnapshotEndRecord &r) {
            out.number(r.lastToken.value());
            out.number(r.recordCount);
        });
}

std::optional<Record> decodePayload(std::uint16_t type, ByteView payload)
{
    const auto *const row = rowOf(type);
    if (row == nullptr)
        return std::nullopt;
    Reader in(payload);
    auto record = row->take(in);
    return in.atEnd() ? std::move(record) : std::nullopt;
}

} // namespace lockscope::server
