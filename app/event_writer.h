// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include "app/text_output.h"
#include "core/history/entry.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

namespace lockscope::app {

/// Numbers events and writes them as JSON lines, away from the thread that they happen on.
///
/// post() may be called from any thread and never waits for the file; everything else belongs to the thread of the
/// object. What is posted is written with the next turns of its event loop. A reader that does not read blocks nobody:
/// its events wait, and beyond a bound they are left out and said to be (L32).
class EventWriter : public QObject
{
    Q_OBJECT

public:
    /// The descriptor stays the caller's.
    explicit EventWriter(int descriptor, QObject *parent = nullptr);

    void post(std::vector<UnnumberedEntry> entries);
    /// Writes what was posted until now, as long as the reader goes on reading.
    void finish();

signals:
    /// Events were left out; a whole state should follow.
    void skipped();
    /// Nothing is written any more; `error` is an errno.
    void failed(int error);

private:
    /// Until the reader has to be waited for.
    void flush();
    /// The next entries as text. False: there are none.
    [[nodiscard]] bool takeText();
    void writeOut();
    void fail(int error);

    TextOutput m_output;
    QSocketNotifier m_writable;
    std::uint64_t m_lastNumber = 0;
    bool m_hasFailed = false;

    std::mutex m_mutex;
    std::deque<UnnumberedEntry> m_posted;
    std::uint64_t m_skippedCount = 0;
    bool m_isRung = false;
};

} // namespace lockscope::app
