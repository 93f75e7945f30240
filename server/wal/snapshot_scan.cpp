// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/snapshot_scan.h"

#include "server/wal/record_codec.h"
#include "server/wal/storage_problem.h"

#include <algorithm>
#include <utility>

namespace lockscope::server {

namespace {

constexpr std::size_t readSize = std::size_t{256} << 10U;

bool isZero(ByteView bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](std::byte b) { return b == std::byte{0}; });
}

} // namespace

SnapshotScan::SnapshotScan(std::unique_ptr<SegmentFile> file, Lsn asOf)
    : m_file(std::move(file))
    , m_asOf(asOf)
    , m_name(snapshotName(asOf))
{
}

Result<std::optional<ReadRecord>, JournalProblem> SnapshotScan::next()
{
    if (m_state == State::Header) {
        if (auto read = readHeader(); !read)
            return failure(read.error());
    }
    if (m_state == State::Over)
        return std::nullopt;
    auto record = readRecord();
    if (!record)
        m_state = State::Over;
    return record;
}

Result<void, JournalProblem> SnapshotScan::readHeader()
{
    m_state = State::Over;
    const auto isThere = has(segmentHeaderSize);
    if (!isThere)
        return failure(isThere.error());
    const auto header = *isThere ? parseFileHeader(snapshotMagic, window()) : std::nullopt;
    if (!header)
        return failure(bad());
    if (header->version != formatVersion)
        return failure(JournalProblem(VersionUnknown{m_name, header->version}));
    if (header->reserved != 0 || header->lsn != m_asOf)
        return failure(bad());
    m_taken += segmentHeaderSize;
    m_state = State::Records;
    return {};
}

Result<std::optional<ReadRecord>, JournalProblem> SnapshotScan::readRecord()
{
    auto isThere = has(recordHeaderSize);
    if (!isThere)
        return failure(isThere.error());
    const auto header = *isThere ? parseRecordHeader(window()) : std::nullopt;
    if (!header)
        return failure(bad());
    isThere = has(paddedSize(header->length));
    if (!isThere)
        return failure(isThere.error());
    if (!*isThere || !checksumFits(*header, window()))
        return failure(bad());
    return accept(*header);
}

Result<std::optional<ReadRecord>, JournalProblem> SnapshotScan::accept(const RecordHeader &header)
{
    const auto bytes = window().first(paddedSize(header.length));
    auto record = decodePayload(header.type, bytes.first(header.length).subspan(recordHeaderSize));
    if (!record || header.flags != 0 || !isZero(bytes.subspan(header.length)))
        return failure(bad());
    const auto *const end = std::get_if<SnapshotEndRecord>(&*record);
    if (end != nullptr && (end->recordCount != m_count || header.lsn != m_asOf))
        return failure(bad());
    const ReadRecord read{header.lsn, m_base + m_taken, header.length, header.type, *record};
    m_taken += bytes.size();
    ++m_count;
    if (end != nullptr) {
        m_state = State::Over;
        if (auto ended = expectEnd(); !ended)
            return failure(ended.error());
    }
    return read;
}

/// Nothing may follow the last record.
Result<void, JournalProblem> SnapshotScan::expectEnd()
{
    const auto more = has(1);
    if (!more)
        return failure(more.error());
    if (*more)
        return failure(bad());
    return {};
}

Result<bool, JournalProblem> SnapshotScan::has(std::size_t size)
{
    if (m_window.size() - m_taken >= size)
        return true;
    m_window.erase(m_window.begin(), m_window.begin() + static_cast<std::ptrdiff_t>(m_taken));
    m_base += m_taken;
    m_taken = 0;
    while (m_window.size() < size) {
        const auto held = m_window.size();
        m_window.resize(held + readSize);
        const auto count = m_file->read(m_base + held, std::span(m_window).subspan(held));
        if (!count)
            return failure(problemOf(m_name, count.error()));
        m_window.resize(held + *count);
        if (*count < readSize)
            break;
    }
    return m_window.size() >= size;
}

JournalProblem SnapshotScan::bad() const
{
    return Damaged{m_name, m_base + m_taken, DamageKind::BadSnapshot};
}

} // namespace lockscope::server
