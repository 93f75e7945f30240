// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording_loader.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QThread>

#include "app/recording_text.h"
#include "core/io/recording_reader.h"

#include <utility>

namespace lockscope::app {

namespace {

/// Events between two pictures of what was read so far.
constexpr std::uint64_t showDistance = 32'768;

QString beginningIsMissing(const QString &path)
{
    return QCoreApplication::translate("Recording",
                                       "%1 has lost its oldest part, because it had become too large, and cannot be "
                                       "opened here: 'lockscope record export' gives its events")
        .arg(path);
}

} // namespace

RecordingLoader::RecordingLoader(ui::Cursor &cursor, const QString &path, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_path(path)
{
}

RecordingLoader::~RecordingLoader()
{
    m_stops = true;
    if (m_thread != nullptr)
        m_thread->wait();
}

void RecordingLoader::start()
{
    m_thread.reset(QThread::create([this] { read(); }));
    m_thread->start();
}

/// On the loader's own thread.
void RecordingLoader::read()
{
    QString complaint;
    auto reader = io::RecordingReader::open(m_path);
    if (!reader)
        complaint = sentenceOf(reader.error());
    else if (reader->first().value() != 1)
        complaint = beginningIsMissing(m_path);
    for (std::uint64_t next = 1; complaint.isEmpty() && !m_stops && next < reader->end().value();) {
        const auto page = reader->pageWith(EventNumber(next));
        if (!page) {
            complaint = sentenceOf(page.error());
            break;
        }
        next = page->entries.back().number.value() + 1;
        QMetaObject::invokeMethod(
            this, [this, page = *page] { take(page); }, Qt::QueuedConnection);
    }
    QMetaObject::invokeMethod(
        this, [this, complaint] { end(complaint); }, Qt::QueuedConnection);
}

void RecordingLoader::take(const EventPage &page)
{
    for (const auto &entry : page.entries)
        m_cursor.append({entry.at, entry.origin, entry.event, entry.rule});
    m_cursor.setClock(page.entries.back().at);
    m_untold += page.entries.size();
    if (m_untold < showDistance)
        return;
    m_untold = 0;
    m_cursor.publish();
}

void RecordingLoader::end(const QString &complaint)
{
    m_cursor.publish();
    m_cursor.goTo(m_cursor.history().first());
    if (complaint.isEmpty())
        emit loaded();
    else
        emit failed(complaint);
}

} // namespace lockscope::app
