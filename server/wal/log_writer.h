// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "server/wal/record.h"

#include <cstdint>

namespace lockscope::server {

/// Appends the bytes of one record (log_format.h), with a header that carries `lsn` and `flags`.
void appendRecord(const Record &record, Lsn lsn, std::uint16_t flags, Bytes &out);

/// Frames records into the bytes of a batch. Knows no file.
class LogWriter
{
public:
    /// `next` is the LSN of the first record to come.
    explicit LogWriter(Lsn next)
        : m_next(next)
    {
    }

    /// Appends the record's bytes to `batch`; into an empty batch, as the first of it. Its LSN must be next().
    void append(const LoggedRecord &record, Bytes &batch);

    [[nodiscard]] Lsn next() const { return m_next; }

private:
    Lsn m_next;
};

} // namespace lockscope::server
