// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/snapshot_writer.h"

#include "server/wal/log_format.h"
#include "server/wal/log_writer.h"
#include "server/wal/storage_problem.h"

#include <string>
#include <utility>
#include <variant>

namespace lockscope::server {

namespace {

constexpr std::size_t writeSize = std::size_t{256} << 10U;

} // namespace

Result<SnapshotWriter, JournalProblem> SnapshotWriter::begin(Storage &storage, Lsn asOf)
{
    auto file = storage.create(unfinishedSnapshotName);
    if (!file && file.error().error == StorageError::Exists) {
        if (auto removed = resultOf(unfinishedSnapshotName, storage.remove(unfinishedSnapshotName)); !removed)
            return failure(removed.error());
        file = storage.create(unfinishedSnapshotName);
    }
    if (!file)
        return failure(problemOf(unfinishedSnapshotName, file.error()));
    return SnapshotWriter(storage, *std::move(file), asOf);
}

SnapshotWriter::SnapshotWriter(Storage &storage, std::unique_ptr<SegmentFile> file, Lsn asOf)
    : m_storage(&storage)
    , m_file(std::move(file))
    , m_asOf(asOf)
{
    const auto header = snapshotHeader(asOf);
    m_pending.assign(header.begin(), header.end());
}

Result<void, JournalProblem> SnapshotWriter::add(const LoggedRecord &record)
{
    appendRecord(record.record, record.lsn, 0, m_pending);
    ++m_count;
    return m_pending.size() < writeSize ? Result<void, JournalProblem>() : flush();
}

Result<void, JournalProblem> SnapshotWriter::finish(Token lastToken)
{
    if (auto added = add({m_asOf, SnapshotEndRecord{lastToken, m_count}}); !added)
        return added;
    if (auto flushed = flush(); !flushed)
        return flushed;
    if (auto synced = resultOf(unfinishedSnapshotName, m_file->sync()); !synced)
        return synced;
    const auto name = snapshotName(m_asOf);
    if (auto renamed = resultOf(name, m_storage->rename(unfinishedSnapshotName, name)); !renamed)
        return renamed;
    return resultOf(name, m_storage->syncNames());
}

Result<void, JournalProblem> SnapshotWriter::flush()
{
    auto written = resultOf(unfinishedSnapshotName, m_file->write(m_offset, m_pending));
    m_offset += m_pending.size();
    m_pending.clear();
    return written;
}

} // namespace lockscope::server
