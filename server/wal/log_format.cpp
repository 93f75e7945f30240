// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/log_format.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <xxhash.h>

namespace lockscope::server {

namespace {

using Reader = ByteReader<std::endian::little>;

constexpr std::size_t nameDigits = 20;
constexpr std::string_view segmentSuffix = ".wal";
constexpr std::string_view snapshotSuffix = ".snapshot";

std::array<std::byte, segmentHeaderSize> fileHeader(std::string_view magic, Lsn lsn)
{
    Bytes bytes;
    bytes.reserve(segmentHeaderSize);
    ByteWriter<std::endian::little> out(bytes);
    out.text(magic);
    out.number(formatVersion);
    out.number(std::uint32_t{0});
    out.number(lsn.value());
    out.number(checksumOf(bytes));
    assert(bytes.size() == segmentHeaderSize);

    std::array<std::byte, segmentHeaderSize> header{};
    std::copy(bytes.begin(), bytes.end(), header.begin());
    return header;
}

std::string nameOf(Lsn lsn, std::string_view suffix)
{
    const auto digits = std::to_string(lsn.value());
    return std::string(nameDigits - digits.size(), '0').append(digits).append(suffix);
}

std::optional<Lsn> lsnOf(std::string_view fileName, std::string_view suffix)
{
    if (fileName.size() != nameDigits + suffix.size() || !fileName.ends_with(suffix))
        return std::nullopt;
    std::uint64_t lsn = 0;
    const auto *const digitsEnd = fileName.data() + nameDigits;
    const auto [end, error] = std::from_chars(fileName.data(), digitsEnd, lsn);
    if (error != std::errc() || end != digitsEnd || lsn == 0)
        return std::nullopt;
    return Lsn(lsn);
}

} // namespace

std::optional<RecordHeader> parseRecordHeader(ByteView bytes)
{
    Reader in(bytes);
    const auto checksum = in.number<std::uint64_t>();
    const auto length = in.number<std::uint32_t>();
    const auto type = in.number<std::uint16_t>();
    const auto flags = in.number<std::uint16_t>();
    const auto lsn = in.number<std::uint64_t>();
    if (!lsn || *length < recordHeaderSize || *length > recordSizeMax)
        return std::nullopt;
    return RecordHeader{*checksum, *length, *type, *flags, Lsn(*lsn)};
}

bool checksumFits(const RecordHeader &header, ByteView bytes)
{
    constexpr auto checksumSize = sizeof(header.checksum);
    return checksumOf(bytes.first(paddedSize(header.length)).subspan(checksumSize)) == header.checksum;
}

std::optional<FileHeader> parseFileHeader(std::string_view magic, ByteView bytes)
{
    Reader in(bytes);
    const auto magicThere = in.bytes(magic.size());
    const auto version = in.number<std::uint32_t>();
    const auto reserved = in.number<std::uint32_t>();
    const auto lsn = in.number<std::uint64_t>();
    const auto checksum = in.number<std::uint64_t>();
    constexpr auto summed = segmentHeaderSize - sizeof(std::uint64_t);
    if (!checksum || asText(*magicThere) != magic || *checksum != checksumOf(bytes.first(summed)))
        return std::nullopt;
    return FileHeader{*version, *reserved, Lsn(*lsn)};
}

std::uint64_t checksumOf(ByteView bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

std::array<std::byte, segmentHeaderSize> segmentHeader(Lsn first)
{
    return fileHeader(segmentMagic, first);
}

std::string segmentName(Lsn first)
{
    return nameOf(first, segmentSuffix);
}

std::optional<Lsn> firstLsnOf(std::string_view fileName)
{
    return lsnOf(fileName, segmentSuffix);
}

std::array<std::byte, segmentHeaderSize> snapshotHeader(Lsn asOf)
{
    return fileHeader(snapshotMagic, asOf);
}

std::string snapshotName(Lsn asOf)
{
    return nameOf(asOf, snapshotSuffix);
}

std::optional<Lsn> snapshotLsnOf(std::string_view fileName)
{
    return lsnOf(fileName, snapshotSuffix);
}

} // namespace lockscope::server
