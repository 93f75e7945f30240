// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recorder.h"

#include <QDateTime>
#include <QDir>
#include <QThread>

#include "app/recording_text.h"
#include "core/io/recording_reader.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString lockOf(const QString &path)
{
    return path + u".lock"_s;
}

} // namespace

Recorder::Recorder(const ui::Cursor &cursor, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_folder(folder)
{
    connect(&cursor, &ui::Cursor::historyGrew, this, &Recorder::write);
}

Recorder::~Recorder() = default;

/// With the first event, so that a console that is only looked at leaves nothing behind.
void Recorder::begin()
{
    QDir().mkpath(m_folder);
    forgetOld();
    const QDir folder(m_folder);
    const auto name = QDateTime::currentDateTime().toString(u"yyyy-MM-dd hh-mm-ss"_s);
    for (int copy = 1; m_lock == nullptr; ++copy) {
        const auto suffix = copy == 1 ? QString() : u" %1"_s.arg(copy);
        m_path = folder.filePath(name + suffix + u".lockscope"_s);
        auto lock = std::make_unique<QLockFile>(lockOf(m_path));
        lock->setStaleLockTime(0);
        const bool isOurs = lock->tryLock(0);
        // Where nothing can be made at all, the writer says why.
        if ((isOurs && !QFile::exists(m_path)) || lock->error() == QLockFile::PermissionError)
            m_lock = std::move(lock);
    }
    m_thread = std::make_unique<io::RecordingThread>(m_path, aboutThis(u"console"_s), m_options);
    connect(m_thread.get(), &io::RecordingThread::grew, this, &Recorder::grew);
    connect(m_thread.get(), &io::RecordingThread::failed, this, [this](const io::RecordingProblem &problem) {
        emit failed(sentenceOf(problem));
    });
    connect(m_thread.get(), &io::RecordingThread::bookmarked, this, &Recorder::bookmarked);
}

void Recorder::setLimit(quint64 bytes)
{
    m_options.bytesMax = bytes;
    if (m_thread != nullptr)
        m_thread->setLimit(bytes);
}

void Recorder::keep(const Bookmark &mark)
{
    if (m_thread != nullptr)
        m_thread->keep(mark);
}

void Recorder::remove(const Bookmark &mark)
{
    if (m_thread != nullptr)
        m_thread->remove(mark);
}

void Recorder::forgetOld() const
{
    const QDir folder(m_folder);
    const auto names = folder.entryList({u"*.lockscope"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    for (qsizetype place = keptMax - 1; place < names.size(); ++place) {
        const auto path = folder.filePath(names[place]);
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;
        for (const auto &end : {u""_s, u"-wal"_s, u"-shm"_s})
            QFile::remove(path + end);
    }
}

void Recorder::write()
{
    const auto &history = m_cursor.history();
    if (m_next == history.end())
        return;
    if (m_thread == nullptr)
        begin();
    m_thread->write(history.pages(m_next, history.end()));
    m_next = history.end();
}

void Recorder::saveAs(const QString &path)
{
    auto problem = std::make_shared<std::optional<io::RecordingProblem>>();
    // The thread ends with the copy and goes with this.
    auto *copying = QThread::create([from = m_path, path, problem] {
        auto reader = io::RecordingReader::open(from);
        if (!reader)
            *problem = reader.error();
        else if (const auto done = reader->copyTo(path); !done)
            *problem = done.error();
    });
    copying->setParent(this);
    connect(copying, &QThread::finished, this, [this, copying, path, problem] {
        copying->deleteLater();
        if (*problem)
            emit saveFailed(sentenceOf(**problem));
        else
            emit saved(path);
    });
    copying->start();
}

} // namespace lockscope::app
