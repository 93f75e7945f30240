// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/log_format.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <xxhash.h>

namespace lockscope::server {

namespace {

constexpr std::size_t nameDigits = 20;
constexpr std::string_view nameSuffix = ".wal";

} // namespace

std::uint64_t checksumOf(ByteView bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

std::array<std::byte, segmentHeaderSize> segmentHeader(Lsn first)
{
    Bytes bytes;
    bytes.reserve(segmentHeaderSize);
    ByteWriter<std::endian::little> out(bytes);
    out.text(segmentMagic);
    out.number(formatVersion);
    out.number(std::uint32_t{0});
    out.number(first.value());
    out.number(checksumOf(bytes));
    assert(bytes.size() == segmentHeaderSize);

    std::array<std::byte, segmentHeaderSize> header{};
    std::copy(bytes.begin(), bytes.end(), header.begin());
    return header;
}

std::string segmentName(Lsn first)
{
    const auto digits = std::to_string(first.value());
    return std::string(nameDigits - digits.size(), '0').append(digits).append(nameSuffix);
}

std::optional<Lsn> firstLsnOf(std::string_view fileName)
{
    if (fileName.size() != nameDigits + nameSuffix.size() || !fileName.ends_with(nameSuffix))
        return std::nullopt;
    std::uint64_t first = 0;
    const auto *const digitsEnd = fileName.data() + nameDigits;
    const auto [end, error] = std::from_chars(fileName.data(), digitsEnd, first);
    if (error != std::errc() || end != digitsEnd || first == 0)
        return std::nullopt;
    return Lsn(first);
}

} // namespace lockscope::server
