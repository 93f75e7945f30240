// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/journal_scan.h"

#include "core/base/match.h"
#include "server/wal/log_format.h"
#include "server/wal/storage_problem.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace lockscope::server {

namespace {

constexpr std::size_t windowSizeMax = std::size_t{256} << 10U;

/// A window that one read fills with more than the whole file, where that is short: most journals are.
std::size_t windowFor(const SegmentFile &file)
{
    const auto size = file.size();
    return size && *size < windowSizeMax ? static_cast<std::size_t>(*size) + recordAlignment : windowSizeMax;
}

} // namespace

Result<JournalScan, JournalProblem> JournalScan::open(Storage &storage, std::optional<Lsn> before)
{
    std::optional<JournalFiles> listed;
    for (;;) {
        auto files = listJournal(storage);
        if (!files)
            return failure(problemOf({}, files.error()));
        if (before)
            std::erase_if(files->segments, [&](Lsn first) { return first >= *before; });
        auto scan = openListed(storage, *files);
        // What is missing went because of a newer snapshot, if there is one by now; a list that still says the same is
        // the truth.
        if (scan || listed == *files)
            return scan;
        listed = *std::move(files);
    }
}

Result<JournalScan, JournalProblem> JournalScan::openListed(Storage &storage, const JournalFiles &files)
{
    if (files.segments.empty() && !files.snapshot)
        return failure(JournalProblem(NotAJournal{}));
    std::optional<SnapshotScan> snapshot;
    if (files.snapshot) {
        const auto name = snapshotName(*files.snapshot);
        auto file = storage.open(name, Storage::Access::Read);
        if (!file)
            return failure(JournalProblem(IoError{name, file.error().detail}));
        snapshot.emplace(*std::move(file), *files.snapshot);
    }
    std::vector<Segment> segments;
    for (const auto first : files.segments) {
        const auto name = segmentName(first);
        auto file = storage.open(name, Storage::Access::Read);
        if (!file)
            return failure(JournalProblem(IoError{name, file.error().detail}));
        segments.push_back({name, first, *std::move(file)});
    }
    // A snapshot is taken only when the segment that goes on from it is durable.
    if (segments.empty())
        return failure(JournalProblem(Damaged{snapshot->name(), 0, DamageKind::MissingSegment}));
    const Lsn expected(files.snapshot ? files.snapshot->value() + 1 : 1);
    if (segments.front().first != expected)
        return failure(JournalProblem(Damaged{segments.front().name, 0, DamageKind::MissingSegment}));
    return JournalScan(std::move(snapshot), std::move(segments));
}

JournalScan::JournalScan(std::optional<SnapshotScan> snapshot, std::vector<Segment> segments)
    : m_snapshot(std::move(snapshot))
    , m_segments(std::move(segments))
    , m_reader(m_segments.front().first)
{
    enter();
}

Result<std::optional<ScannedRecord>, JournalProblem> JournalScan::next()
{
    if (m_snapshot) {
        auto record = nextOfSnapshot();
        if (!record || *record)
            return record;
    }
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

/// None: all of it was read, and it is whole.
Result<std::optional<ScannedRecord>, JournalProblem> JournalScan::nextOfSnapshot()
{
    auto record = m_snapshot->next();
    if (record && *record)
        return ScannedRecord{m_snapshot->name(), **std::move(record), true};
    m_end.snapshot = m_snapshot->asOf();
    m_end.snapshotRecordCount = m_snapshot->recordCount();
    m_snapshot.reset();
    if (!record)
        return stop(record.error());
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
void JournalScan::enter()
{
    m_reader = LogReader(segment().first);
    m_buffer.resize(std::max(m_buffer.size(), windowFor(*segment().file)));
    m_readOffset = 0;
    m_lookedAgainAt.reset();
    ++m_end.segmentCount;
}

Result<void, JournalProblem> JournalScan::feed()
{
    const auto count = segment().file->read(m_readOffset, m_buffer);
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
    m_end.byteCount += offset;
    if (inLast()) {
        const auto header = segmentHeader(segment().first);
        const auto &batch = m_reader.lastBatch();
        m_end.tail = batch.bytes.empty() ? Stretch{0, Bytes(header.begin(), header.end())} : batch;
        m_over = true;
        return {};
    }
    if (m_segments[m_index + 1].first != m_end.next)
        return failure(damaged({offset, DamageKind::MissingSegment}));
    ++m_index;
    enter();
    return {};
}

/// A torn tail is one in the last segment, or in the one before it where the last has not come to hold anything: the
/// name of the empty one tells that nothing was lost before it.
Result<void, JournalProblem> JournalScan::leaveTorn(const TornTail &tail)
{
    if (m_end.torn && !tail.inHeader)
        return failure(tornEarlier());
    if (tail.bytes != 0 && !m_end.torn)
        m_end.torn = JournalEnd::Torn{segment().name, tail.offset, tail.bytes};
    if (inLast())
        return leave(tail.offset);
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
    m_reader = damage.kind == DamageKind::BadHeader ? LogReader(segment().first) : m_reader.goingOn(damage.offset);
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
