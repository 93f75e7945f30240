// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/history/entry.h"

#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <vector>

namespace lockscope::app {

/// Numbers events and writes them as JSON lines, away from the thread that they happen on.
///
/// post() may be called from any thread and never waits for the file; everything else belongs to the thread of the
/// object. What is posted is written with the next turn of its event loop. Where the file is slower than the events, so
/// many are left out and said to be (L32).
class EventWriter : public QObject
{
    Q_OBJECT

public:
    /// The stream stays the caller's.
    explicit EventWriter(std::FILE *stream, QObject *parent = nullptr);

    void post(std::vector<UnnumberedEntry> entries);
    /// Writes what was posted until now.
    void flush();

signals:
    /// Events were left out; a whole state should follow.
    void skipped();
    /// Nothing is written any more; `error` is an errno.
    void failed(int error);

private:
    void writeOut();

    std::FILE *m_stream;
    std::uint64_t m_lastNumber = 0;
    std::string m_text;
    bool m_hasFailed = false;

    std::mutex m_mutex;
    std::vector<UnnumberedEntry> m_posted;
    std::uint64_t m_skippedCount = 0;
};

} // namespace lockscope::app
