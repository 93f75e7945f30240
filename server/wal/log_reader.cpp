// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/log_reader.h"

#include "server/wal/record_codec.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace lockscope::server {

namespace {

/// What looks like a record of a later LSN than this is noise: no need to wait for the length that it claims.
constexpr std::uint64_t lsnLeapMax = std::uint64_t{1} << 32U;

/// Behind the last byte that is not zero; 0: all are.
std::size_t dirtySize(ByteView bytes)
{
    const auto last = std::find_if(bytes.rbegin(), bytes.rend(), [](std::byte b) { return b != std::byte{0}; });
    return static_cast<std::size_t>(bytes.rend() - last);
}

} // namespace

void LogReader::feed(ByteView bytes)
{
    assert(!m_finished);
    m_window.erase(m_window.begin(), m_window.begin() + static_cast<std::ptrdiff_t>(m_taken));
    m_base += m_taken;
    m_taken = 0;
    m_window.insert(m_window.end(), bytes.begin(), bytes.end());
}

std::optional<ReadRecord> LogReader::next()
{
    for (;;) {
        switch (m_state) {
        case State::Header:
            if (!readHeader())
                return std::nullopt;
            break;
        case State::Records:
            if (auto record = readRecord())
                return record;
            if (m_state == State::Records)
                return std::nullopt;
            break;
        case State::Searching:
            if (!search())
                return std::nullopt;
            break;
        case State::Over:
            return std::nullopt;
        }
    }
}

LogReader LogReader::goingOn(std::uint64_t offset) const
{
    LogReader reader(m_next, offset);
    reader.m_batch = m_batch;
    return reader;
}

ByteView LogReader::window() const
{
    return ByteView(m_window).subspan(m_taken);
}

namespace {

/// What a crash can leave of a segment's first bytes: some of them, and zeros. Anything else was never a segment.
bool mayBeTornMagic(ByteView bytes)
{
    bool isOver = false;
    for (std::size_t i = 0; i < std::min(bytes.size(), segmentMagic.size()); ++i) {
        isOver = isOver || bytes[i] == std::byte{0};
        const auto expected = isOver ? std::byte{0} : static_cast<std::byte>(segmentMagic[i]);
        if (bytes[i] != expected)
            return false;
    }
    return true;
}

} // namespace

bool LogReader::readHeader()
{
    if (!has(segmentHeaderSize) && !m_finished)
        return false;
    const auto header = parseFileHeader(segmentMagic, window().first(std::min(segmentHeaderSize, window().size())));
    if (!header && !mayBeTornMagic(window())) {
        conclude(DamagedAt{0, DamageKind::BadHeader});
    } else if (!header) {
        m_headerBad = true;
        searchFromHere();
    } else if (header->version != formatVersion) {
        conclude(UnknownVersionAt{header->version});
    } else if (header->reserved != 0) {
        conclude(DamagedAt{0, DamageKind::BadHeader});
    } else if (header->lsn != m_next) {
        conclude(DamagedAt{0, DamageKind::WrongFirstLsn});
    } else {
        m_taken += segmentHeaderSize;
        m_state = State::Records;
    }
    return true;
}

std::optional<ReadRecord> LogReader::readRecord()
{
    if (!has(recordHeaderSize) && !m_finished)
        return std::nullopt;
    const auto header = parseRecordHeader(window());
    if (header && !has(paddedSize(header->length)) && !m_finished)
        return std::nullopt;
    if (header && has(paddedSize(header->length)) && checksumFits(*header, window()))
        return accept(*header);
    searchFromHere();
    return std::nullopt;
}

/// The checksum is right: whatever else is wrong was written that way.
std::optional<ReadRecord> LogReader::accept(const RecordHeader &header)
{
    if (header.lsn != m_next) {
        conclude(DamagedAt{offset(), DamageKind::LsnHole});
        return std::nullopt;
    }
    const bool known = isKnownType(header.type);
    const bool skippable = (header.flags & flagSkippable) != 0;
    if ((header.flags & ~flagsKnown) != 0 || (!known && !skippable)) {
        conclude(DamagedAt{offset(), DamageKind::UnknownType});
        return std::nullopt;
    }
    const auto bytes = window().first(paddedSize(header.length));
    auto record = decodePayload(header.type, bytes.first(header.length).subspan(recordHeaderSize));
    if (known && (!record || dirtySize(bytes.subspan(header.length)) != 0)) {
        conclude(DamagedAt{offset(), DamageKind::BadPayload});
        return std::nullopt;
    }
    if (record && std::holds_alternative<SnapshotEndRecord>(*record)) {
        conclude(DamagedAt{offset(), DamageKind::UnknownType});
        return std::nullopt;
    }
    if ((header.flags & flagBatchStart) != 0)
        m_batch = {offset(), {}};
    m_batch.bytes.insert(m_batch.bytes.end(), bytes.begin(), bytes.end());
    ReadRecord read{m_next, offset(), header.length, header.type, std::move(record)};
    m_taken += bytes.size();
    m_next = Lsn(m_next.value() + 1);
    return read;
}

void LogReader::searchFromHere()
{
    m_badOffset = offset();
    m_dirtyEnd = m_badOffset;
    m_state = State::Searching;
}

bool LogReader::search()
{
    while (has(recordHeaderSize)) {
        const auto header = parseRecordHeader(window());
        // What peers say stands in records, too, and may look like one: a later batch has later numbers.
        const auto least = m_headerBad ? 0 : m_next.value();
        const bool isPlausible =
            header && header->lsn.value() >= least && header->lsn.value() <= m_next.value() + lsnLeapMax;
        if (isPlausible && !has(paddedSize(header->length)) && !m_finished)
            return false;
        auto step = recordAlignment;
        if (isPlausible && has(paddedSize(header->length)) && checksumFits(*header, window())) {
            if (m_headerBad || (header->flags & flagBatchStart) != 0) {
                conclude(DamagedAt{m_badOffset, m_headerBad ? DamageKind::BadHeader : DamageKind::BadRecord});
                return true;
            }
            step = paddedSize(header->length);
        }
        if (const auto dirty = dirtySize(window().first(step)); dirty != 0)
            m_dirtyEnd = offset() + dirty;
        m_taken += step;
    }
    if (!m_finished)
        return false;
    concludeSearch();
    return true;
}

void LogReader::concludeSearch()
{
    if (const auto dirty = dirtySize(window()); dirty != 0)
        m_dirtyEnd = offset() + dirty;
    if (m_dirtyEnd == m_badOffset && !m_headerBad)
        conclude(CleanEnd{m_badOffset});
    else
        conclude(TornTail{m_badOffset, m_dirtyEnd - m_badOffset, m_headerBad});
}

void LogReader::conclude(const SegmentVerdict &verdict)
{
    m_verdict = verdict;
    m_state = State::Over;
    m_window = {};
    m_taken = 0;
}

} // namespace lockscope::server
