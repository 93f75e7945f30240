// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "server/wal/log_reader.h"
#include "server/wal/record.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace lockscope::test {

/// A valid key, or the test stops.
[[nodiscard]] Key keyOf(std::string_view text);

/// One record of each kind, and the less usual shapes of those that have several.
[[nodiscard]] std::vector<server::Record> sampleRecords();

/// Records as one batch.
struct SampleBatch
{
    Bytes bytes;
    Lsn first;
    Lsn last;
};
[[nodiscard]] SampleBatch batchOf(Lsn first, const std::vector<server::Record> &records);

/// A whole segment: its header and its batches.
[[nodiscard]] Bytes segmentOf(Lsn first, const std::vector<std::vector<server::Record>> &batches);
/// Each record in a batch of its own.
[[nodiscard]] std::vector<std::vector<server::Record>> oneByOne(const std::vector<server::Record> &records);

/// A whole snapshot of one record of each kind that it can have.
[[nodiscard]] Bytes sampleSnapshot(Lsn asOf);

/// All that a reader says about a segment.
struct ReadLog
{
    std::vector<server::ReadRecord> records;
    server::SegmentVerdict verdict;
};
/// Feeds `pieceSize` bytes at a time.
[[nodiscard]] ReadLog readSegment(Lsn first, ByteView bytes, std::size_t pieceSize = 4096);

} // namespace lockscope::test
