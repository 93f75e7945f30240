// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "server/wal/record.h"

namespace lockscope::server {

/// Frames records into the bytes of a batch (log_format.h). Knows no file.
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
