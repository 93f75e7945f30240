// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/crashed_disk.h"

#include "server/wal/log_format.h"
#include "server/wal/log_writer.h"

#include <algorithm>
#include <string>

namespace lockscope::test {

using namespace server;

namespace {

Bytes bytesOf(const LoggedRecord &logged)
{
    Bytes bytes;
    LogWriter(logged.lsn).append(logged, bytes);
    return bytes;
}

} // namespace

std::size_t sizeOf(const LoggedRecord &logged)
{
    return bytesOf(logged).size();
}

MemoryStorage crashedDisk(std::span<const LoggedRecord> records, std::size_t recordCount, std::size_t tornBytes)
{
    MemoryStorage disk;
    if (records.empty())
        return disk;
    const auto header = segmentHeader(records.front().lsn);
    Bytes bytes(header.begin(), header.end());
    const auto whole = std::min(recordCount, records.size());
    for (const auto &logged : records.first(whole)) {
        const auto each = bytesOf(logged);
        bytes.insert(bytes.end(), each.begin(), each.end());
    }
    if (tornBytes > 0 && whole < records.size()) {
        const auto torn = bytesOf(records[whole]);
        const auto kept = ByteView(torn).first(std::min(tornBytes, torn.size()));
        bytes.insert(bytes.end(), kept.begin(), kept.end());
    }
    const auto name = segmentName(records.front().lsn);
    disk.cache[name] = bytes;
    disk.synced[name] = bytes;
    disk.syncedNames.insert(name);
    return disk;
}

} // namespace lockscope::test
