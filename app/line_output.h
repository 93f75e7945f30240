// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include "app/text_output.h"

#include <cstddef>
#include <string>

namespace lockscope::app {

/// Writes lines to a standard stream, and never waits for whoever reads it. Lines that the reader leaves wait here, up
/// to a bound; those beyond it are left out, and their number is said once there is room again.
class LineOutput : public QObject
{
    Q_OBJECT

public:
    /// Bytes that wait, at most, but for one line.
    static constexpr std::size_t waitingMax = std::size_t{1} << 20U;

    /// The descriptor stays the caller's.
    explicit LineOutput(int descriptor, QObject *parent = nullptr);

    /// A line without its LF.
    void write(const std::string &line);
    /// A line that is not left out, whatever waits.
    void writeAlways(const std::string &line);
    [[nodiscard]] std::size_t waitingSize() const { return m_output.size(); }
    /// Writes what waits, as long as the reader goes on reading.
    void finish();

signals:
    /// Nothing waits any more.
    void caughtUp();

private:
    void flush();

    TextOutput m_output;
    QSocketNotifier m_writable;
    std::size_t m_leftOutCount = 0;
    bool m_hasFailed = false;
};

} // namespace lockscope::app
