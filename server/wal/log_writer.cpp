// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/log_writer.h"

#include "server/wal/log_format.h"
#include "server/wal/record_codec.h"

#include <algorithm>
#include <cassert>

namespace lockscope::server {

namespace {

/// Writes a number over bytes that are there already.
template<std::unsigned_integral T>
void overwrite(Bytes &bytes, std::size_t offset, T value)
{
    for (std::size_t i = 0; i < sizeof(T); ++i)
        bytes[offset + i] = static_cast<std::byte>((std::uint64_t{value} >> (8 * i)) & 0xFFU);
}

} // namespace

void appendRecord(const Record &record, Lsn lsn, std::uint16_t flags, Bytes &bytes)
{
    assert(bytes.size() % recordAlignment == 0);
    const auto begin = bytes.size();
    ByteWriter<std::endian::little> out(bytes);
    out.number(std::uint64_t{0}); // the checksum, once all it covers stands
    out.number(std::uint32_t{0}); // and the length
    out.number(typeOf(record));
    out.number(flags);
    out.number(lsn.value());
    assert(bytes.size() - begin == recordHeaderSize);
    encodePayload(record, bytes);

    const auto length = bytes.size() - begin;
    assert(length <= recordSizeMax);
    bytes.resize(begin + paddedSize(length));
    constexpr std::size_t lengthOffset = 8;
    overwrite(bytes, begin + lengthOffset, static_cast<std::uint32_t>(length));
    overwrite(bytes, begin, checksumOf(ByteView(bytes).subspan(begin + lengthOffset)));
}

void LogWriter::append(const LoggedRecord &record, Bytes &batch)
{
    assert(record.lsn == m_next);
    appendRecord(record.record, record.lsn, batch.empty() ? flagBatchStart : std::uint16_t{0}, batch);
    m_next = Lsn(record.lsn.value() + 1);
}

} // namespace lockscope::server
