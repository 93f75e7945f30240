// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording_loader.h"

#include "app/recording_finder.h"
#include "app/recording_text.h"
#include "core/history/event_subject.h"

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace lockscope::app {

namespace {

/// Between two looks at a recording that is still written.
constexpr auto growthInterval = 2s;

} // namespace

RecordingLoader::RecordingLoader(ui::ConsoleModels &models, const QString &path, QObject *parent)
    : QObject(parent)
    , m_models(models)
    , m_reader(path)
    , m_judge(path)
{
    using Reader = io::RecordingReaderThread;
    auto &cursor = models.cursor;
    connect(&m_reader, &Reader::opened, this, &RecordingLoader::open);
    connect(&m_reader, &Reader::failed, this, &RecordingLoader::fail);
    connect(&m_reader, &Reader::read, &cursor, &ui::Cursor::put);
    connect(&m_reader, &Reader::arrived, &cursor, &ui::Cursor::arrive);
    connect(&m_reader, &Reader::found, this, &RecordingLoader::take);
    connect(&cursor, &ui::Cursor::eventsWanted, this, &RecordingLoader::fetch);
    connect(&cursor, &ui::Cursor::worldWanted, &m_reader, &Reader::goTo);
    connect(&m_reader, &Reader::summarised, &models.overview, &ui::Overview::take);
    connect(&m_reader, &Reader::bookmarked, &models.bookmarks, &ui::BookmarkModel::take);
    connect(&models.bookmarks, &ui::BookmarkModel::keepWanted, &m_reader, &Reader::keep);
    connect(&models.bookmarks, &ui::BookmarkModel::removeWanted, &m_reader, &Reader::remove);
    connect(&models.steps, &ui::TimeSteps::searchWanted, this, &RecordingLoader::step);
    connect(&m_reader, &Reader::grew, this, [this](EventNumber end) {
        emit grew(end.value() - m_models.cursor.history().end().value());
    });
    connect(&m_judge, &RecordingJudge::found, &models.findings, &ui::FindingModel::take);
    connect(&m_judge, &RecordingJudge::wentOn, &models.findings, &ui::FindingModel::setLate);
    m_growth.setInterval(growthInterval);
    connect(&m_growth, &QTimer::timeout, this, &RecordingLoader::look);
    models.events.setFinder(*new RecordingFinder(m_reader, &models.events));
}

void RecordingLoader::start()
{
    m_reader.open();
}

void RecordingLoader::startAgain()
{
    m_reader.open();
}

void RecordingLoader::open(const io::RecordingOpening &opening)
{
    auto &cursor = m_models.cursor;
    const bool isAgain = cursor.isRecording();
    const bool wasLive = isAgain && cursor.isLive();
    // The world at a moment is the same, whatever came later.
    const auto begin = isAgain && cursor.position() >= opening.extent.first
        ? WorldStop{cursor.position(), std::make_shared<const World>(cursor.world())}
        : opening.begin;
    RecordedHistory recording(opening.extent, opening.end);
    if (!opening.page.entries.empty())
        recording.put(opening.page);
    cursor.open(std::move(recording), begin);
    if (wasLive)
        cursor.goLive();
    m_judge.judge(opening.extent);
    if (opening.isWritten)
        m_growth.start();
    else
        m_growth.stop();
    if (!isAgain && !opening.about.scenarioText.isEmpty())
        showScenario(opening);
    emit loaded();
}

/// A run that failed stands where it did.
void RecordingLoader::showScenario(const io::RecordingOpening &opening)
{
    const auto &about = opening.about;
    const auto &extent = opening.extent;
    // A file on this machine may have changed since, and is not to be written over with what it was.
    const auto path = about.scenarioName.startsWith(u"builtin:") ? about.scenarioName : QString();
    ui::RunProgress progress;
    progress.state = ui::RunProgress::State::Over;
    progress.verdict = scenario::RunVerdict::Passed;
    progress.events = extent.end.value() - extent.first.value();
    progress.isRecorded = true;
    if (const auto &failed = about.failure) {
        progress.verdict = scenario::RunVerdict::Failed;
        progress.failedLine = failed->line;
        progress.expected = failed->expected;
        progress.actual = failed->actual;
        progress.notes.push_back({failed->line, scenario::StepMark::Failed, {}});
        if (failed->event >= extent.first && failed->event < extent.end)
            m_models.cursor.goTo(failed->event);
    }
    m_models.scenarios.showRecorded(path, about.scenarioText, progress);
}

void RecordingLoader::fetch(EventNumber number)
{
    if (!m_unreadable.contains(io::pageOf(number)))
        m_reader.fetch(number);
}

void RecordingLoader::fail(const io::RecordingProblem &problem)
{
    using io::RecordingTrouble;
    // Reading never writes.
    const bool isMarking = problem.trouble == RecordingTrouble::CannotWrite
        || problem.trouble == RecordingTrouble::DiskFull || problem.trouble == RecordingTrouble::Busy;
    if (problem.at)
        m_unreadable.insert(io::pageOf(*problem.at));
    if (isMarking)
        emit markingFailed(sentenceOf(problem));
    else
        emit failed(sentenceOf(problem));
}

void RecordingLoader::step(const ui::StepSearch &wanted)
{
    m_reader.search({.purpose = io::SearchPurpose::Step,
                     .id = ++m_stepCount,
                     .wants = [subject = wanted.subject](const Entry &entry) { return isAbout(entry, subject); },
                     .begin = wanted.begin,
                     .end = wanted.end,
                     .way = wanted.way == ui::StepWay::Back ? io::SearchWay::NewestFirst : io::SearchWay::OldestFirst,
                     .hitsMax = 1});
}

void RecordingLoader::take(const io::RecordingHits &hits)
{
    if (hits.purpose != io::SearchPurpose::Step || hits.id != m_stepCount)
        return;
    if (!hits.numbers.empty())
        m_models.steps.endSearch(hits.numbers.front());
    else if (hits.isDone)
        m_models.steps.endSearch(std::nullopt);
}

} // namespace lockscope::app
