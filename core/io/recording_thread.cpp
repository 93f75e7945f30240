// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording_thread.h"

#include <QMetaObject>

#include "core/io/recording_worker.h"

#include <chrono>
#include <iterator>
#include <utility>

using namespace std::chrono_literals;

namespace lockscope::io {

namespace {

/// What a crash may cost, and how often the disk is asked for.
constexpr auto batchInterval = 250ms;

} // namespace

void RecordingWorker::post(std::vector<EventPage> pages)
{
    bool rings = false;
    {
        const std::lock_guard lock(m_mutex);
        for (const auto &page : pages)
            m_waiting += page.entries.size();
        m_isBehind = m_isBehind || m_waiting > waitingMax;
        // What stands nowhere would be a gap in the numbers: the recording ends before it.
        if (!m_isBehind)
            m_posted.insert(
                m_posted.end(), std::make_move_iterator(pages.begin()), std::make_move_iterator(pages.end()));
        rings = !std::exchange(m_isRung, true);
    }
    if (rings)
        QMetaObject::invokeMethod(this, &RecordingWorker::takeIn, Qt::QueuedConnection);
}

void RecordingWorker::start(const QString &path, const RecordingAbout &about, RecordingWriter::Options options)
{
    m_path = path;
    m_commitTimer = new QTimer(this);
    m_commitTimer->setSingleShot(true);
    m_commitTimer->setInterval(batchInterval);
    connect(m_commitTimer, &QTimer::timeout, this, &RecordingWorker::commit);
    auto writer = RecordingWriter::create(path, about, options);
    if (writer)
        m_writer.emplace(*std::move(writer));
    else
        emit failed(writer.error());
}

void RecordingWorker::takeIn()
{
    std::vector<EventPage> pages;
    bool isBehind = false;
    {
        const std::lock_guard lock(m_mutex);
        pages = std::exchange(m_posted, {});
        m_waiting = 0;
        m_isRung = false;
        isBehind = m_isBehind;
    }
    for (const auto &page : pages) {
        if (!m_writer)
            return;
        if (auto done = m_writer->append(page.entries); !done)
            return fail(std::move(done.error()));
    }
    if (isBehind && m_writer)
        return fail({RecordingTrouble::TooSlow, m_path});
    if (!m_commitTimer->isActive())
        m_commitTimer->start();
}

void RecordingWorker::commit()
{
    if (!m_writer)
        return;
    if (auto done = m_writer->commit(); !done)
        return fail(std::move(done.error()));
    emit grew(m_writer->byteCount(), m_writer->eventCount());
}

void RecordingWorker::keep(const Bookmark &mark)
{
    if (m_writer)
        tellBookmarks(m_writer->keep(mark));
}

void RecordingWorker::remove(const Bookmark &mark)
{
    if (m_writer)
        tellBookmarks(m_writer->remove(mark));
}

void RecordingWorker::setLimit(std::uint64_t bytes)
{
    if (m_writer)
        m_writer->setLimit(bytes);
}

void RecordingWorker::tellBookmarks(const Result<void, RecordingProblem> &done)
{
    if (!done)
        return fail(done.error());
    const auto marks = m_writer->bookmarks();
    if (!marks)
        return fail(marks.error());
    emit bookmarked(*marks);
}

/// What was committed stays.
void RecordingWorker::fail(RecordingProblem problem)
{
    m_writer.reset();
    emit failed(problem);
}

void RecordingWorker::finish()
{
    takeIn();
    if (m_writer) {
        if (auto done = m_writer->finish(); !done)
            fail(std::move(done.error()));
    }
    m_writer.reset();
    m_commitTimer->stop();
}

RecordingThread::RecordingThread(const QString &path,
                                 const RecordingAbout &about,
                                 RecordingWriter::Options options,
                                 QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_worker(std::make_unique<RecordingWorker>())
{
    auto *worker = m_worker.get();
    connect(worker, &RecordingWorker::grew, this, &RecordingThread::grew);
    connect(worker, &RecordingWorker::failed, this, &RecordingThread::failed);
    connect(worker, &RecordingWorker::bookmarked, this, &RecordingThread::bookmarked);
    worker->moveToThread(&m_thread);
    m_thread.setObjectName(u"recording");
    m_thread.start();
    QMetaObject::invokeMethod(
        worker, [worker, path, about, options] { worker->start(path, about, options); }, Qt::QueuedConnection);
}

RecordingThread::~RecordingThread()
{
    auto *worker = m_worker.get();
    QMetaObject::invokeMethod(
        worker,
        [this, worker] {
            worker->finish();
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

void RecordingThread::keep(const Bookmark &mark)
{
    QMetaObject::invokeMethod(
        m_worker.get(), [worker = m_worker.get(), mark] { worker->keep(mark); }, Qt::QueuedConnection);
}

void RecordingThread::remove(const Bookmark &mark)
{
    QMetaObject::invokeMethod(
        m_worker.get(), [worker = m_worker.get(), mark] { worker->remove(mark); }, Qt::QueuedConnection);
}

void RecordingThread::setLimit(std::uint64_t bytes)
{
    QMetaObject::invokeMethod(
        m_worker.get(), [worker = m_worker.get(), bytes] { worker->setLimit(bytes); }, Qt::QueuedConnection);
}

void RecordingThread::write(std::vector<EventPage> pages)
{
    m_worker->post(std::move(pages));
}

} // namespace lockscope::io
