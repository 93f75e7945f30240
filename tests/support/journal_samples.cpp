// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/journal_samples.h"

#include "server/wal/log_format.h"
#include "server/wal/log_writer.h"
#include "server/wal/snapshot_writer.h"
#include "tests/support/memory_storage.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace lockscope::test {

using namespace server;

namespace {

Owner ownerOf(std::uint8_t first)
{
    std::array<std::uint8_t, 16> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(first + i);
    return Owner(bytes);
}

constexpr ConnectionId connection{StartNumber(3), 17};

GrantFacts grantOf(Token token, std::optional<Owner> owner)
{
    return {.token = token,
            .owner = owner,
            .connection = connection,
            .leaseSeconds = 30,
            .deadline = {TimePoint(Duration(90'000'000)), WallTime(Duration(1'700'000'030'000'000))}};
}

} // namespace

Key keyOf(std::string_view text)
{
    auto key = Key::parse(text);
    assert(key);
    return *std::move(key);
}

std::vector<Record> sampleRecords()
{
    const OpenSequence open(7);
    return {
        StartupRecord{StartNumber(3), BootId(ownerOf(0xB0).value())},
        TermRecord{Term(4), NodeId(1)},
        GrantRecord{keyOf("orders/17"), grantOf(Token(88), ownerOf(0x10))},
        GrantRecord{keyOf("v1"), grantOf(Token(89), std::nullopt)},
        HandOffRecord{keyOf("orders/17"), Token(88), grantOf(Token(90), ownerOf(0x20))},
        ReleaseRecord{keyOf("orders/17"), Token(90)},
        FateOpenRecord{connection, FateClass::ConnectionLost, {keyOf("a"), keyOf("b")}},
        FateAtKeyRecord{open, keyOf("a"), Token(91), {ownerOf(0x30), ownerOf(0x40)}, 2},
        FateAtKeyRecord{open, keyOf("b"), std::nullopt, {}, 1},
        FateCompleteRecord{open},
        FateOpenRecord{connection, FateClass::ServerShutdown, {}},
        ExpiryRecord{keyOf(std::string(Key::sizeMax, 'k')), Token(91)},
    };
}

SampleBatch batchOf(Lsn first, const std::vector<Record> &records)
{
    SampleBatch batch{.bytes = {}, .first = first, .last = first};
    LogWriter writer(first);
    for (const auto &record : records) {
        batch.last = writer.next();
        writer.append({batch.last, record}, batch.bytes);
    }
    return batch;
}

Bytes segmentOf(Lsn first, const std::vector<std::vector<Record>> &batches)
{
    const auto header = segmentHeader(first);
    Bytes bytes(header.begin(), header.end());
    auto next = first;
    for (const auto &records : batches) {
        const auto batch = batchOf(next, records);
        bytes.insert(bytes.end(), batch.bytes.begin(), batch.bytes.end());
        next = Lsn(batch.last.value() + 1);
    }
    return bytes;
}

std::vector<std::vector<Record>> oneByOne(const std::vector<Record> &records)
{
    std::vector<std::vector<Record>> batches;
    for (const auto &record : records)
        batches.push_back({record});
    return batches;
}

Bytes sampleSnapshot(Lsn asOf)
{
    const auto samples = sampleRecords();
    const std::array<LoggedRecord, 5> records{
        {{Lsn(0), samples[0]}, {Lsn(0), samples[2]}, {Lsn(0), samples[1]}, {Lsn(7), samples[6]}, {Lsn(0), samples[8]}}};
    MemoryStorage storage;
    auto writer = SnapshotWriter::begin(storage, asOf);
    for (const auto &record : records) {
        const auto added = writer->add(record);
        assert(added);
        static_cast<void>(added);
    }
    const auto finished = writer->finish(Token(91));
    assert(finished);
    static_cast<void>(finished);
    return storage.cache.at(snapshotName(asOf));
}

ReadLog readSegment(Lsn first, ByteView bytes, std::size_t pieceSize)
{
    LogReader reader(first);
    ReadLog log;
    for (;;) {
        while (auto record = reader.next())
            log.records.push_back(*std::move(record));
        if (reader.verdict())
            break;
        if (bytes.empty()) {
            reader.finish();
            continue;
        }
        const auto piece = bytes.first(std::min(pieceSize, bytes.size()));
        reader.feed(piece);
        bytes = bytes.subspan(piece.size());
    }
    log.verdict = *reader.verdict();
    return log;
}

} // namespace lockscope::test
