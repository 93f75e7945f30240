// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/log_format.h"
#include "server/wal/log_reader.h"
#include "server/wal/record_codec.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

/// Any bytes as a segment: no crash, the same records and the same verdict however the bytes are cut into pieces, and
/// no record that is not there bit for bit.

using namespace lockscope;
using namespace lockscope::server;

namespace {

struct Seen
{
    std::vector<ReadRecord> records;
    std::size_t verdict = 0;
};

void require(bool holds)
{
    if (!holds)
        std::abort();
}

Seen readInPieces(ByteView bytes, std::size_t size, bool hasHeader)
{
    auto reader = hasHeader ? LogReader(Lsn(1)) : LogReader(Lsn(1), segmentHeaderSize);
    Seen seen;
    for (;;) {
        while (auto record = reader.next())
            seen.records.push_back(*std::move(record));
        if (reader.verdict()) {
            seen.verdict = reader.verdict()->index();
            return seen;
        }
        const auto piece = bytes.first(std::min(size, bytes.size()));
        if (piece.empty())
            reader.finish();
        else
            reader.feed(piece);
        bytes = bytes.subspan(piece.size());
    }
}

void checkIsThere(const ReadRecord &read, ByteView bytes, std::size_t base)
{
    const auto at = bytes.subspan(read.offset - base, paddedSize(read.length));
    require(at.size() == paddedSize(read.length));
    ByteReader<std::endian::little> in(at);
    require(in.number<std::uint64_t>() == checksumOf(at.subspan(8)));
    if (!read.record)
        return;
    Bytes payload;
    encodePayload(*read.record, payload);
    require(std::ranges::equal(payload, at.first(read.length).subspan(recordHeaderSize)));
}

/// Checksums that fit are beyond a fuzzer's luck: the first byte says how many records to seal.
Bytes sealed(ByteView input)
{
    Bytes bytes(input.begin(), input.end());
    std::size_t at = 0;
    while (at + recordHeaderSize <= bytes.size()) {
        ByteReader<std::endian::little> length(ByteView(bytes).subspan(at + 8));
        const auto size = paddedSize(*length.number<std::uint32_t>());
        if (size < recordHeaderSize || size > bytes.size() - at)
            break;
        Bytes checksum;
        ByteWriter<std::endian::little>(checksum).number(checksumOf(ByteView(bytes).subspan(at + 8, size - 8)));
        std::copy(checksum.begin(), checksum.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
        at += size;
    }
    return bytes;
}

void check(ByteView bytes, bool hasHeader, std::size_t pieceSize)
{
    const auto whole = readInPieces(bytes, std::max<std::size_t>(bytes.size(), 1), hasHeader);
    const auto pieces = readInPieces(bytes, pieceSize, hasHeader);
    require(whole.records.size() == pieces.records.size());
    require(whole.verdict == pieces.verdict);
    for (const auto &read : whole.records)
        checkIsThere(read, bytes, hasHeader ? 0 : segmentHeaderSize);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto bytes = std::as_bytes(std::span(data, size)).subspan(1);
    const std::size_t pieceSize = 1 + data[0] / 2U;
    check(bytes, true, pieceSize);
    check(data[0] % 2 == 0 ? Bytes(bytes.begin(), bytes.end()) : sealed(bytes), false, pieceSize);
    return 0;
}
