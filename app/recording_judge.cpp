// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording_judge.h"

#include "core/io/clock.h"
#include "core/io/recording_reader.h"

#include <algorithm>
#include <chrono>
#include <sys/resource.h>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

/// What is found is told so often at most.
constexpr Duration tellPause = 200ms;
/// As `nice` has it: whoever looks at the recording meanwhile comes first. Linux takes it as the thread's own.
constexpr int politeness = 10;

Entry gapOver(EventNumber from, EventNumber to, const Moment &at)
{
    return {from, at, UserOrigin{}, EventsSkipped{to.value() - from.value()}, Rule::None};
}

} // namespace

RecordingJudge::RecordingJudge(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
{
}

RecordingJudge::~RecordingJudge()
{
    if (m_thread == nullptr)
        return;
    m_thread->disconnect(this);
    m_thread->requestInterruption();
    m_thread->wait();
}

void RecordingJudge::judge(RecordedHistory::Extent extent)
{
    m_end = extent.end;
    if (m_thread != nullptr)
        return;
    m_next = std::max(m_next, extent.first);
    begin();
}

void RecordingJudge::begin()
{
    if (m_next >= m_end)
        return;
    m_thread.reset(QThread::create([this, end = m_end] { run(end); }));
    m_thread->setObjectName(u"recording judge"_s);
    connect(m_thread.get(), &QThread::finished, this, &RecordingJudge::end);
    m_thread->start();
}

/// It may have grown meanwhile.
void RecordingJudge::end()
{
    m_thread->wait();
    m_thread.reset();
    begin();
}

void RecordingJudge::run(EventNumber end)
{
    ::setpriority(PRIO_PROCESS, 0, politeness);
    auto reader = io::RecordingReader::open(m_path);
    auto toldAt = io::readClock().steady;
    Moment at;
    while (m_next < end && !QThread::currentThread()->isInterruptionRequested()) {
        const auto behind = std::min(EventNumber((io::pageOf(m_next) + 1) * io::recordingPageSize + 1), end);
        if (const auto page = reader ? reader->pageWith(m_next) : failure(reader.error())) {
            for (const auto &entry : page->entries) {
                if (entry.number >= m_next && entry.number < end)
                    m_findings.apply(entry);
            }
            at = page->entries.back().at;
        } else {
            m_findings.apply(gapOver(m_next, behind, at));
        }
        m_next = behind;
        if (const auto now = io::readClock().steady; now - toldAt >= tellPause) {
            tell(end);
            toldAt = now;
        }
    }
    tell(end);
}

void RecordingJudge::tell(EventNumber end)
{
    const auto changes = m_findings.takeChanges();
    if (!changes.isEmpty())
        emit found(changes);
    emit wentOn(static_cast<qint64>(end.value() - m_next.value()));
}

} // namespace lockscope::app
