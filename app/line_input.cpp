// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/line_input.h"

#include <array>
#include <cerrno>
#include <unistd.h>
#include <utility>

namespace lockscope::app {

namespace {

constexpr std::size_t chunkSize = 64 * 1024;

} // namespace

LineInput::LineInput(int descriptor, QObject *parent)
    : QObject(parent)
    , m_descriptor(descriptor)
    , m_notifier(descriptor, QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, &LineInput::schedule);
}

void LineInput::pause()
{
    m_isPaused = true;
    m_notifier.setEnabled(false);
}

void LineInput::resume()
{
    if (std::exchange(m_isPaused, false))
        m_notifier.setEnabled(true);
}

void LineInput::schedule()
{
    // The next turn begins behind whatever else was readable in this one. Off meanwhile: a second read would block.
    m_notifier.setEnabled(false);
    QMetaObject::invokeMethod(this, &LineInput::read, Qt::QueuedConnection);
}

void LineInput::read()
{
    if (m_isPaused)
        return;
    std::array<char, chunkSize> chunk{};
    // One read for each time that there is something: it never blocks, and the event loop turns in between.
    const auto size = ::read(m_descriptor, chunk.data(), chunk.size());
    const auto error = size < 0 ? errno : 0;
    const bool isAgain = error == EINTR || error == EAGAIN;
    m_notifier.setEnabled(size > 0 || isAgain);
    // Whoever takes the lines may pause, so this comes last.
    if (size > 0)
        take(QByteArray::fromRawData(chunk.data(), size));
    else if (size == 0)
        finish();
    else if (!isAgain)
        emit failed(error);
}

void LineInput::finish()
{
    if (!m_line.isEmpty() || m_isTooLong)
        finishLine();
    emit ended();
}

void LineInput::take(const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const auto end = bytes.indexOf('\n', at);
        const auto part = bytes.mid(at, end < 0 ? -1 : end - at);
        m_isTooLong = m_isTooLong || m_line.size() + part.size() > lineSizeMax;
        if (m_isTooLong)
            m_line.clear();
        else
            m_line += part;
        if (end < 0)
            return;
        finishLine();
        at = end + 1;
    }
}

void LineInput::finishLine()
{
    const auto line = std::exchange(m_line, {});
    if (std::exchange(m_isTooLong, false))
        emit lineRefused();
    else
        emit lineRead(line);
}

} // namespace lockscope::app
