// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_writer.h"

#include <QMetaObject>

#include "app/event_json.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <iterator>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lockscope::app {

namespace {

/// Events that may wait for the file: some seconds of the most that a server makes, a few hundred MiB.
constexpr std::size_t postedMax = 1'000'000;
/// Events that become text together.
constexpr std::size_t entriesAtOnce = 1'024;
/// Bytes that a file is given at once.
constexpr std::size_t chunkSize = std::size_t{256} * 1024;
/// How long a reader may read nothing while the last events wait for it.
constexpr int patienceMs = 1'000;

/// A pipe that has room takes so much without blocking.
std::size_t writeSizeMaxOf(int descriptor)
{
    struct stat status
    {
    };
    const bool isFile = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    return isFile ? chunkSize : PIPE_BUF;
}

} // namespace

EventWriter::EventWriter(int descriptor, QObject *parent)
    : QObject(parent)
    , m_descriptor(descriptor)
    , m_writeSizeMax(writeSizeMaxOf(descriptor))
    , m_writable(QSocketNotifier::Write)
{
    connect(&m_writable, &QSocketNotifier::activated, this, &EventWriter::flush);
}

void EventWriter::post(std::vector<UnnumberedEntry> entries)
{
    bool rings = false;
    {
        const std::lock_guard lock(m_mutex);
        // What is left out is one gap, so nothing follows until it is said.
        const auto room = m_skippedCount > 0 ? 0 : postedMax - std::min(postedMax, m_posted.size());
        const auto taken = static_cast<std::ptrdiff_t>(std::min(room, entries.size()));
        m_skippedCount += entries.size() - static_cast<std::size_t>(taken);
        m_posted.insert(
            m_posted.end(), std::make_move_iterator(entries.begin()), std::make_move_iterator(entries.begin() + taken));
        rings = !std::exchange(m_isRung, true);
    }
    if (rings)
        QMetaObject::invokeMethod(this, &EventWriter::flush, Qt::QueuedConnection);
}

void EventWriter::finish()
{
    flush();
    while (!m_text.empty() && !m_hasFailed) {
        if (!isWritable(patienceMs))
            return fail(ETIMEDOUT);
        flush();
    }
}

void EventWriter::flush()
{
    do
        writeOut();
    while (m_text.empty() && takeText());
    // Asked for only while it is waited for: a pipe with room would ring all the time.
    const bool isWaiting = !m_text.empty() && !m_hasFailed;
    if (isWaiting && m_writable.socket() != m_descriptor)
        m_writable.setSocket(m_descriptor);
    m_writable.setEnabled(isWaiting);
}

bool EventWriter::takeText()
{
    std::vector<UnnumberedEntry> entries;
    std::uint64_t skippedCount = 0;
    {
        const std::lock_guard lock(m_mutex);
        const auto end = m_posted.begin() + static_cast<std::ptrdiff_t>(std::min(entriesAtOnce, m_posted.size()));
        entries.assign(std::make_move_iterator(m_posted.begin()), std::make_move_iterator(end));
        m_posted.erase(m_posted.begin(), end);
        m_isRung = !entries.empty();
        if (m_posted.empty())
            skippedCount = std::exchange(m_skippedCount, 0);
    }
    if (skippedCount > 0)
        entries.push_back({entries.back().at, entries.back().origin, EventsSkipped{skippedCount}, Rule::None});
    for (const auto &entry : entries) {
        m_text += eventJson(EventNumber(++m_lastNumber), entry);
        m_text += '\n';
    }
    if (skippedCount > 0)
        emit skipped();
    return !entries.empty();
}

void EventWriter::writeOut()
{
    while (!m_text.empty() && !m_hasFailed) {
        if (!isWritable(0))
            return;
        const auto size = ::write(m_descriptor, m_text.data(), nextSize());
        if (size >= 0)
            m_text.erase(0, static_cast<std::size_t>(size));
        else if (errno != EINTR && errno != EAGAIN)
            fail(errno);
    }
    if (m_hasFailed)
        m_text.clear();
}

bool EventWriter::isWritable(int patience) const
{
    pollfd writable{m_descriptor, POLLOUT, 0};
    for (;;) {
        const auto count = ::poll(&writable, 1, patience);
        if (count >= 0 || errno != EINTR)
            return count > 0;
    }
}

/// On stdout whole lines: answers go there, too, and begin a line of their own.
std::size_t EventWriter::nextSize() const
{
    if (m_text.size() <= m_writeSizeMax)
        return m_text.size();
    if (m_descriptor != STDOUT_FILENO)
        return m_writeSizeMax;
    const auto end = m_text.rfind('\n', m_writeSizeMax - 1);
    return end == std::string::npos ? m_text.find('\n') + 1 : end + 1;
}

void EventWriter::fail(int error)
{
    m_hasFailed = true;
    emit failed(error);
}

} // namespace lockscope::app
