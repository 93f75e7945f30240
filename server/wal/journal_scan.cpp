// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/journal_scan.h"

#include "core/base/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::server {

namespace {

constexpr std::size_t windowSize = std::size_t{256} << 10U;

} // namespace

Result<JournalScan, JournalProblem> JournalScan::open(Storage &storage)
{
    const auto names = storage.list();
    if (!names)
        return failure(JournalProblem(IoError{{}, names.error().detail}));
    std::vector<Segment> segments;
    for (const auto &name : *names) {
        if (const auto first = firstLsnOf(name))
            segments.push_back({name, *first});
    }
    if (segments.empty())
        return failure(JournalProblem(NotAJournal{}));
    std::sort(segments.begin(), segments.end(), [](const Segment &a, const Segment &b) { return a.first < b.first; });

    JournalScan scan(storage, std::move(segments));
    if (scan.segment().first != Lsn(1))
        return failure(scan.damaged({0, DamageKind::MissingSegment}));
    if (auto entered = scan.enter(); !entered)
        return failure(entered.error());
    return scan;
}

JournalScan::JournalScan(Storage &storage, std::vector<Segment> segments)
    : m_storage(&storage)
    , m_segments(std::move(segments))
    , m_reader(m_segments.front().first)
    , m_buffer(windowSize)
{
}

Result<std::optional<ScannedRecord>, JournalProblem> JournalScan::next()
{
    while (!m_over) {
        if (auto record = m_reader.next()) {
            if (m_end.torn)
                return stop(tornEarlier());
            ++m_end.recordCount;
            return ScannedRecord{segment().name, *std::move(record)};
        }
        const auto step = m_reader.verdict() ? judge(*m_reader.verdict()) : feed();
        if (!step)
            return stop(step.error());
    }
    return std::nullopt;
}

tl::unexpected<JournalProblem> JournalScan::stop(const JournalProblem &problem)
{
    m_over = true;
    return failure(problem);
}

const JournalEnd &JournalScan::end() const
{
    assert(m_over);
    return m_end;
}

/// Begins to read the segment at m_index.
Result<void, JournalProblem> JournalScan::enter()
{
    auto file = m_storage->open(segment().name, Storage::Access::Read);
    if (!file)
        return failure(JournalProblem(IoError{segment().name, file.error().detail}));
    m_file = *std::move(file);
    m_reader = LogReader(segment().first);
    m_readOffset = 0;
    m_lookedAgainAt.reset();
    ++m_end.segmentCount;
    return {};
}

Result<void, JournalProblem> JournalScan::feed()
{
    const auto count = m_file->read(m_readOffset, m_buffer);
    if (!count)
        return failure(JournalProblem(IoError{segment().name, count.error().detail}));
    m_readOffset += *count;
    m_reader.feed(ByteView(m_buffer).first(*count));
    if (*count < m_buffer.size())
        m_reader.finish();
    return {};
}

Result<void, JournalProblem> JournalScan::judge(const SegmentVerdict &verdict)
{
    using Judged = Result<void, JournalProblem>;
    return match<Judged>(
        verdict,
        [&](const CleanEnd &v) { return leave(v.offset); },
        [&](const TornTail &v) { return leaveTorn(v); },
        [&](const DamagedAt &v) { return lookAgain(v); },
        [&](const UnknownVersionAt &v) -> Judged {
            return failure(JournalProblem(VersionUnknown{segment().name, v.version}));
        });
}

/// The segment's records end at `offset`: on to the next one, which must go on with the next LSN.
Result<void, JournalProblem> JournalScan::leave(std::uint64_t offset)
{
    m_end.next = m_reader.nextLsn();
    m_end.file = segment().name;
    m_end.offset = offset;
    if (inLast()) {
        m_over = true;
        return {};
    }
    if (m_segments[m_index + 1].first != m_end.next)
        return failure(damaged({offset, DamageKind::MissingSegment}));
    ++m_index;
    return enter();
}

/// A torn tail is one in the last segment, or in the one before it where the last has not come to hold anything: the
/// name of the empty one tells that nothing was lost before it.
Result<void, JournalProblem> JournalScan::leaveTorn(const TornTail &tail)
{
    if (m_end.torn && !tail.inHeader)
        return failure(tornEarlier());
    if (tail.bytes != 0 && !m_end.torn)
        m_end.torn = JournalEnd::Torn{segment().name, tail.offset, tail.bytes};
    if (inLast()) {
        m_end.headerTorn = tail.inHeader;
        return leave(tail.offset);
    }
    const bool nextIsLast = m_index + 2 == m_segments.size();
    if (tail.inHeader || !nextIsLast)
        return failure(damaged({tail.offset, tail.inHeader ? DamageKind::BadHeader : DamageKind::BadRecord}));
    return leave(tail.offset);
}

/// A server may have been writing where this was reading: what looked bad may be whole by now. Whatever bears witness
/// for a bad record was written after it, so that one more look is enough.
Result<void, JournalProblem> JournalScan::lookAgain(const DamagedAt &damage)
{
    const bool mayHaveBeenEarly = damage.kind == DamageKind::BadRecord || damage.kind == DamageKind::BadHeader;
    if (!mayHaveBeenEarly || m_lookedAgainAt == damage.offset)
        return failure(damaged(damage));
    m_lookedAgainAt = damage.offset;
    m_readOffset = damage.offset;
    m_reader = damage.kind == DamageKind::BadHeader ? LogReader(segment().first)
                                                    : LogReader(m_reader.nextLsn(), damage.offset);
    return {};
}

JournalProblem JournalScan::damaged(const DamagedAt &damage) const
{
    return Damaged{segment().name, damage.offset, damage.kind};
}

/// The segment before this one ends in a bad record, and this one is not empty.
JournalProblem JournalScan::tornEarlier() const
{
    assert(m_end.torn);
    return Damaged{m_end.torn->file, m_end.torn->offset, DamageKind::BadRecord};
}

} // namespace lockscope::server
