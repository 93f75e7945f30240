// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_writer.h"

#include <QMetaObject>

#include "app/event_json.h"

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <utility>

namespace lockscope::app {

namespace {

/// Events that may wait for the file: some seconds of the most that a server makes, a few hundred MiB.
constexpr std::size_t postedMax = 1'000'000;
constexpr std::size_t chunkSize = std::size_t{256} * 1024;

} // namespace

EventWriter::EventWriter(std::FILE *stream, QObject *parent)
    : QObject(parent)
    , m_stream(stream)
{
}

void EventWriter::post(std::vector<UnnumberedEntry> entries)
{
    bool wasEmpty = false;
    {
        const std::lock_guard lock(m_mutex);
        wasEmpty = m_posted.empty();
        const auto room = postedMax - std::min(postedMax, m_posted.size());
        const auto taken = static_cast<std::ptrdiff_t>(std::min(room, entries.size()));
        m_skippedCount += entries.size() - static_cast<std::size_t>(taken);
        m_posted.insert(
            m_posted.end(), std::make_move_iterator(entries.begin()), std::make_move_iterator(entries.begin() + taken));
    }
    if (wasEmpty)
        QMetaObject::invokeMethod(this, &EventWriter::flush, Qt::QueuedConnection);
}

void EventWriter::flush()
{
    std::vector<UnnumberedEntry> entries;
    std::uint64_t skippedCount = 0;
    {
        const std::lock_guard lock(m_mutex);
        entries.swap(m_posted);
        skippedCount = std::exchange(m_skippedCount, 0);
    }
    if (skippedCount > 0)
        entries.push_back({entries.back().at, entries.back().origin, EventsSkipped{skippedCount}, Rule::None});
    for (const auto &entry : entries) {
        m_text += eventJson(EventNumber(++m_lastNumber), entry);
        m_text += '\n';
        if (m_text.size() >= chunkSize)
            writeOut();
    }
    writeOut();
    if (skippedCount > 0)
        emit skipped();
}

void EventWriter::writeOut()
{
    const auto text = std::exchange(m_text, {});
    if (m_hasFailed || text.empty())
        return;
    const bool isWritten = std::fwrite(text.data(), 1, text.size(), m_stream) == text.size();
    if (isWritten && std::fflush(m_stream) == 0)
        return;
    m_hasFailed = true;
    emit failed(errno);
}

} // namespace lockscope::app
