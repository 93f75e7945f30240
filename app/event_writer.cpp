// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_writer.h"

#include <QMetaObject>

#include "app/event_json.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockscope::app {

namespace {

/// Events that may wait for the file: some seconds of the most that a server makes, a few hundred MiB.
constexpr std::size_t postedMax = 1'000'000;
/// Events that become text together.
constexpr std::size_t entriesAtOnce = 1'024;

} // namespace

EventWriter::EventWriter(int descriptor, QObject *parent)
    : QObject(parent)
    , m_output(descriptor)
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
    while (!m_output.isEmpty() && !m_hasFailed) {
        if (const int error = m_output.writeAll(); error != 0)
            return fail(error);
        flush();
    }
}

void EventWriter::flush()
{
    do
        writeOut();
    while (m_output.isEmpty() && takeText());
    // Asked for only while it is waited for: a pipe with room would ring all the time.
    const bool isWaiting = !m_output.isEmpty() && !m_hasFailed;
    if (isWaiting && m_writable.socket() != m_output.descriptor())
        m_writable.setSocket(m_output.descriptor());
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
    for (const auto &entry : entries)
        m_output.append(eventJson(EventNumber(++m_lastNumber), entry) + '\n');
    if (skippedCount > 0)
        emit skipped();
    return !entries.empty();
}

void EventWriter::writeOut()
{
    if (!m_hasFailed) {
        if (const int error = m_output.write(); error != 0)
            fail(error);
    }
    if (m_hasFailed)
        m_output.clear();
}

void EventWriter::fail(int error)
{
    m_hasFailed = true;
    emit failed(error);
}

} // namespace lockscope::app
