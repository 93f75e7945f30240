// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording_reader_thread.h"

#include <QFileInfo>
#include <QMetaObject>

#include "core/io/recording_marks.h"
#include "core/io/recording_reader_worker.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::io {

namespace {

/// Pages that one turn of a search reads: whoever wants a moment meanwhile waits for no more.
constexpr int searchTurn = 4;

} // namespace

/// Under the lock.
void RecordingReaderWorker::ring()
{
    if (!std::exchange(m_isRung, true))
        QMetaObject::invokeMethod(this, &RecordingReaderWorker::work, Qt::QueuedConnection);
}

/// One thing, the most urgent one; the rest is looked at again.
void RecordingReaderWorker::work()
{
    Wishes now;
    {
        const std::lock_guard lock(m_mutex);
        m_isRung = false;
        if (m_stops)
            return;
        for (auto &search : std::exchange(m_wishes.searches, {}))
            begin(std::move(search));
        if (m_wishes.opens)
            now.opens = std::exchange(m_wishes.opens, false);
        else if (m_wishes.moment)
            now.moment = std::exchange(m_wishes.moment, std::nullopt);
        else if (!m_wishes.pages.empty()) {
            now.pages.push_back(m_wishes.pages.back());
            m_wishes.pages.pop_back();
        } else if (!m_wishes.markings.empty()) {
            now.markings.push_back(m_wishes.markings.front());
            m_wishes.markings.pop_front();
        } else if (m_wishes.summarises)
            now.summarises = std::exchange(m_wishes.summarises, false);
        else if (m_wishes.looks)
            now.looks = std::exchange(m_wishes.looks, false);
        if (!m_wishes.isEmpty())
            ring();
    }
    perform(now);
    if (!m_searches.empty() && m_reader) {
        const std::lock_guard lock(m_mutex);
        ring();
    }
}

void RecordingReaderWorker::perform(const Wishes &wishes)
{
    if (wishes.opens)
        return open();
    if (!m_reader)
        return;
    if (wishes.moment)
        return goTo(*wishes.moment);
    if (!wishes.pages.empty())
        return fetch(wishes.pages.back());
    if (!wishes.markings.empty())
        return mark(wishes.markings.front());
    if (wishes.summarises)
        return summarise();
    if (wishes.looks)
        return lookForMore();
    if (!m_searches.empty())
        look();
}

bool RecordingReaderWorker::contains(EventNumber number) const
{
    return number >= m_reader->first() && number < m_reader->end();
}

void RecordingReaderWorker::open()
{
    auto reader = RecordingReader::open(m_path);
    if (!reader)
        return emit failed(reader.error());
    RecordingOpening opening{.about = reader->about(),
                             .extent = {reader->first(), reader->end()},
                             .page = {},
                             .begin = {EventNumber(0), std::make_shared<const World>()},
                             .end = std::make_shared<const World>(),
                             // Whoever writes it has a log beside it.
                             .isWritten = QFileInfo::exists(m_path + u"-wal"_s)};
    m_reader.emplace(*std::move(reader));
    if (m_reader->first() < m_reader->end()) {
        auto page = m_reader->pageWith(m_reader->first());
        const auto begin = m_reader->routeTo(m_reader->first());
        const auto end = m_reader->routeTo(EventNumber(m_reader->end().value() - 1));
        if (!page || !begin || !end) {
            const auto problem = !page ? page.error() : !begin ? begin.error() : end.error();
            m_reader.reset();
            return emit failed(problem);
        }
        opening.page = *std::move(page);
        opening.begin = {m_reader->first(), travel(*begin).world};
        opening.end = travel(*end).world;
    }
    emit opened(opening);
}

void RecordingReaderWorker::lookForMore()
{
    const auto before = m_reader->end();
    if (m_reader->look() && m_reader->end() > before)
        emit grew(m_reader->end());
}

void RecordingReaderWorker::summarise()
{
    const auto summaries = m_reader->summaries();
    if (!summaries)
        return emit failed(summaries.error());
    emit summarised(*summaries);
    tellBookmarks();
}

void RecordingReaderWorker::tellBookmarks()
{
    const auto marks = m_reader->bookmarks();
    if (!marks)
        return emit failed(marks.error());
    emit bookmarked(*marks);
}

void RecordingReaderWorker::fetch(EventNumber number)
{
    if (!contains(number))
        return;
    const auto page = m_reader->pageWith(number);
    if (!page)
        return emit failed(page.error());
    emit read(*page);
}

/// The event comes with its moment, so that lists and world show the same at once.
void RecordingReaderWorker::goTo(EventNumber number)
{
    if (!contains(number))
        return;
    const auto route = m_reader->routeTo(number);
    if (!route)
        return emit failed(route.error());
    fetch(number);
    emit arrived(number, travel(*route));
}

void RecordingReaderWorker::mark(const Marking &marking)
{
    auto marks = RecordingMarks::open(m_path);
    if (!marks)
        return emit failed(marks.error());
    const auto done = marking.isRemoval ? marks->remove(marking.mark) : marks->keep(marking.mark);
    if (!done)
        return emit failed(done.error());
    tellBookmarks();
}

void RecordingReaderWorker::begin(RecordingSearch search)
{
    std::erase_if(m_searches, [&search](const Going &other) { return other.search.purpose == search.purpose; });
    if (search.wants)
        m_searches.push_back({std::move(search)});
}

/// A few pages of the search that goes on.
void RecordingReaderWorker::look()
{
    auto &[search, looked] = m_searches.back();
    RecordingHits hits{.purpose = search.purpose, .id = search.id, .numbers = {}, .looked = 0, .isDone = false};
    const bool isBack = search.way == SearchWay::NewestFirst;
    search.begin = std::max(search.begin, m_reader->first());
    search.end = std::min(search.end, m_reader->end());
    for (int turn = 0; turn < searchTurn && search.begin < search.end && hits.numbers.size() < search.hitsMax; ++turn) {
        const auto page = m_reader->pageWith(isBack ? EventNumber(search.end.value() - 1) : search.begin);
        if (!page) {
            m_searches.pop_back();
            return emit failed(page.error());
        }
        const auto first = page->entries.front().number.value();
        const auto from = std::max(first, search.begin.value());
        const auto to = std::min(first + page->entries.size(), search.end.value());
        for (auto i = from; i < to && hits.numbers.size() < search.hitsMax; ++i) {
            const auto &entry = page->entries[(isBack ? to - 1 - (i - from) : i) - first];
            if (search.wants(entry))
                hits.numbers.push_back(entry.number);
        }
        looked += to - from;
        (isBack ? search.end : search.begin) = EventNumber(isBack ? from : to);
    }
    search.hitsMax -= hits.numbers.size();
    hits.looked = looked;
    hits.isDone = search.begin >= search.end || search.hitsMax == 0;
    if (hits.isDone)
        m_searches.pop_back();
    emit found(hits);
}

RecordingReaderThread::RecordingReaderThread(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_worker(std::make_unique<RecordingReaderWorker>(path))
{
    auto *worker = m_worker.get();
    connect(worker, &RecordingReaderWorker::opened, this, &RecordingReaderThread::opened);
    connect(worker, &RecordingReaderWorker::grew, this, &RecordingReaderThread::grew);
    connect(worker, &RecordingReaderWorker::summarised, this, &RecordingReaderThread::summarised);
    connect(worker, &RecordingReaderWorker::read, this, &RecordingReaderThread::read);
    connect(worker, &RecordingReaderWorker::arrived, this, &RecordingReaderThread::arrived);
    connect(worker, &RecordingReaderWorker::found, this, &RecordingReaderThread::found);
    connect(worker, &RecordingReaderWorker::bookmarked, this, &RecordingReaderThread::bookmarked);
    connect(worker, &RecordingReaderWorker::failed, this, &RecordingReaderThread::failed);
    worker->moveToThread(&m_thread);
    m_thread.setObjectName(u"recording reader");
    m_thread.start();
}

RecordingReaderThread::~RecordingReaderThread()
{
    auto *worker = m_worker.get();
    worker->stop();
    QMetaObject::invokeMethod(
        worker,
        [this, worker] {
            worker->close();
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

void RecordingReaderThread::open()
{
    m_worker->ask([](auto &wishes) {
        wishes.opens = true;
        wishes.summarises = true;
    });
}

void RecordingReaderThread::look()
{
    m_worker->ask([](auto &wishes) { wishes.looks = true; });
}

void RecordingReaderThread::fetch(EventNumber number)
{
    m_worker->ask([number](auto &wishes) {
        std::erase_if(wishes.pages, [number](EventNumber other) { return pageOf(other) == pageOf(number); });
        wishes.pages.push_back(number);
        if (wishes.pages.size() > RecordingReaderWorker::pagesMax)
            wishes.pages.pop_front();
    });
}

void RecordingReaderThread::goTo(EventNumber number)
{
    m_worker->ask([number](auto &wishes) { wishes.moment = number; });
}

void RecordingReaderThread::search(RecordingSearch search)
{
    m_worker->ask([&search](auto &wishes) { wishes.searches.push_back(std::move(search)); });
}

void RecordingReaderThread::stopSearch(SearchPurpose purpose)
{
    search({.purpose = purpose, .id = 0, .wants = {}, .begin = EventNumber(1), .end = EventNumber(1)});
}

void RecordingReaderThread::keep(const Bookmark &mark)
{
    m_worker->ask([&mark](auto &wishes) { wishes.markings.push_back({mark, false}); });
}

void RecordingReaderThread::remove(const Bookmark &mark)
{
    m_worker->ask([&mark](auto &wishes) { wishes.markings.push_back({mark, true}); });
}

} // namespace lockscope::io
