// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/vocabulary/ids.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The journal's bytes (J1); docs/wal_format.md tells the same with an example. All numbers are little-endian.
///
/// A segment file is named by the LSN of its first record, "%020llu.wal", and begins with its header:
///
///     offset  bytes
///          0      8  magic "LOCKSWAL"
///          8      4  format version, 1
///         12      4  0
///         16      8  first LSN
///         24      8  checksum: XXH3, 64 bits, over bytes 0 to 23
///
/// This header has the same layout in every version to come. Records follow, each at a multiple of 8:
///
///     offset  bytes
///          0      8  checksum: XXH3, 64 bits, over all that follows in the record, padding included
///          8      4  length of the record, checksum and header included, padding not
///         12      2  type
///         14      2  flags: 1 = first of its batch, 2 = a reader that does not know the type may skip it
///         16      8  LSN
///         24      n  payload, by type (record_codec)
///       24+n   0..7  padding with zeros up to the next multiple of 8
///
/// Zeros up to the end of the file are the end of the records: space laid out in advance, or never written.
///
/// A snapshot (J5) is named by the LSN that it stands for, "%020llu.snapshot": everything that records up to that one
/// say. The segment that begins with the next LSN goes on from it. Its header is a segment's with the magic "LOCKSNAP"
/// and its own LSN at 16. Records follow in the same frame, without flags; the LSN in it is that of the Open for a
/// fate_open and 0 for the others, and the snapshot's for the last one, snapshot_end, behind which the file ends.
///
/// A batch is what one write carries. The next batch is written only when the one before it is durable, so that a
/// record with the flag "first of its batch" bears witness for everything before it.
namespace lockscope::server {

inline constexpr std::string_view segmentMagic = "LOCKSWAL";
inline constexpr std::string_view snapshotMagic = "LOCKSNAP";
/// A snapshot on its way; no journal is read from it.
inline constexpr std::string_view unfinishedSnapshotName = "snapshot.unfinished";
inline constexpr std::uint32_t formatVersion = 1;
/// Of a segment and of a snapshot.
inline constexpr std::size_t segmentHeaderSize = 32;
inline constexpr std::size_t recordHeaderSize = 24;
inline constexpr std::size_t recordAlignment = 8;
/// A FateOpen that names a million keys of 128 bytes fits.
inline constexpr std::size_t recordSizeMax = std::size_t{256} << 20U;

inline constexpr std::uint16_t flagBatchStart = 1;
inline constexpr std::uint16_t flagSkippable = 2;
inline constexpr std::uint16_t flagsKnown = flagBatchStart | flagSkippable;

static_assert(segmentHeaderSize % recordAlignment == 0);
static_assert(recordHeaderSize % recordAlignment == 0);

/// The bytes that a record of `length` takes up in the file.
[[nodiscard]] constexpr std::size_t paddedSize(std::size_t length)
{
    return (length + recordAlignment - 1) / recordAlignment * recordAlignment;
}

/// The 24 bytes in front of a payload.
struct RecordHeader
{
    std::uint64_t checksum = 0;
    std::uint32_t length = 0;
    std::uint16_t type = 0;
    std::uint16_t flags = 0;
    Lsn lsn;
};

/// None: no record of this version begins with these 24 bytes.
[[nodiscard]] std::optional<RecordHeader> parseRecordHeader(ByteView bytes);
/// `bytes` begins with the whole record.
[[nodiscard]] bool checksumFits(const RecordHeader &header, ByteView bytes);

/// What the first 32 bytes of a file say.
struct FileHeader
{
    std::uint32_t version = 0;
    std::uint32_t reserved = 0;
    Lsn lsn;
};
/// None: they are no whole header with that magic.
[[nodiscard]] std::optional<FileHeader> parseFileHeader(std::string_view magic, ByteView bytes);

/// The checksum of records and headers: XXH3 with 64 bits.
[[nodiscard]] std::uint64_t checksumOf(ByteView bytes);

[[nodiscard]] std::array<std::byte, segmentHeaderSize> segmentHeader(Lsn first);
/// "00000000000000000001.wal".
[[nodiscard]] std::string segmentName(Lsn first);
/// None: not the name of a segment.
[[nodiscard]] std::optional<Lsn> firstLsnOf(std::string_view fileName);

[[nodiscard]] std::array<std::byte, segmentHeaderSize> snapshotHeader(Lsn asOf);
/// "00000000000000000042.snapshot".
[[nodiscard]] std::string snapshotName(Lsn asOf);
/// None: not the name of a snapshot.
[[nodiscard]] std::optional<Lsn> snapshotLsnOf(std::string_view fileName);

} // namespace lockscope::server
