// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/story/story_window.h"

#include "app/scenario/scenario_files.h"
#include "app/story/lost_reply_story.h"
#include "core/scenario/parser.h"
#include "core/scenario/program.h"
#include "ui/shell/story_bar.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>
#include <variant>

using namespace std::chrono_literals;

namespace lockscope::app {

namespace {

/// Between two pictures.
constexpr int tickMs = 40;
/// Nobody was there for longer than that: the machine slept, or the window was in the debugger.
constexpr Duration tickMax = 200ms;

} // namespace

StoryWindow::StoryWindow(ui::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_models(History::Limits{})
    , m_scenarios(std::make_unique<ScenarioThread>(m_models.scenarios))
    , m_window(new ui::MainWindow(m_models, settings))
{
    connect(m_scenarios.get(), &ScenarioThread::runTaken, this, &StoryWindow::runTaken);
    connect(&m_findings, &FindingsThread::found, &m_models.findings, &ui::FindingModel::take);
    connect(m_window, &QObject::destroyed, this, &QObject::deleteLater);
    connect(&m_timer, &QTimer::timeout, this, &StoryWindow::tick);
    m_timer.setInterval(tickMs);
    m_window->setAttribute(Qt::WA_DeleteOnClose);
    m_window->setRecorded(tr("Show me: a lost reply"));
    m_story = &m_window->openStory();
    m_story->offerDrain(false);
    connect(&m_story->bar(), &ui::StoryBar::nextWanted, this, &StoryWindow::goOn);
    connect(&m_story->bar(), &ui::StoryBar::backWanted, this, &StoryWindow::goBack);
    connect(&m_story->bar(), &ui::StoryBar::endWanted, this, &StoryWindow::close);
    connect(m_window, &ui::MainWindow::serverCommandRequested, this, &StoryWindow::goOn);
    connect(&m_models.cursor, &ui::Cursor::moved, this, &StoryWindow::follow);
    m_window->show();
    m_window->activateWindow();
    m_story->bar().setFocus();
    run();
}

/// The window shows the models, and goes before them.
StoryWindow::~StoryWindow()
{
    delete m_window;
}

void StoryWindow::close()
{
    if (m_window != nullptr)
        m_window->closeAtOnce();
}

/// In the simulation, which takes no time that a person would notice.
void StoryWindow::run()
{
    auto reading = scenario::parse(readScenario(lostReplyScenario())->sources);
    const auto seed = reading.scenario.setup.seed;
    auto program = scenario::programOf(std::make_shared<const scenario::Scenario>(std::move(reading.scenario)), 0);
    m_run = makeRun(std::move(program), scenario::Clock::Virtual, seed);
    connect(m_run.get(), &ScenarioRun::finished, this, &StoryWindow::begin);
    m_run->start();
}

void StoryWindow::begin()
{
    m_player.emplace(m_run->entries(), lostReplyChapters());
    m_run.release()->deleteLater();
    m_sinceTick.start();
    m_timer.start();
    show();
    emit begun();
}

void StoryWindow::tick()
{
    const auto spent = std::chrono::duration_cast<Duration>(std::chrono::nanoseconds(m_sinceTick.nsecsElapsed()));
    m_sinceTick.restart();
    pass(std::min(spent, tickMax));
}

void StoryWindow::pass(Duration time)
{
    // Whoever looks at the past is not to miss anything.
    if (!m_player || !m_models.cursor.isLive())
        return;
    m_player->pass(time);
    show();
}

/// What has happened by now, in the models and in the bar.
void StoryWindow::show()
{
    std::vector<Entry> unjudged;
    for (; m_taken < m_player->happened(); ++m_taken) {
        const auto &entry = m_player->entries()[m_taken];
        m_models.cursor.append({entry.at, entry.origin, entry.event, entry.rule});
        unjudged.push_back(entry);
    }
    m_models.cursor.setClock(m_player->now());
    if (!unjudged.empty()) {
        m_findings.post(std::move(unjudged));
        m_models.cursor.publish();
        m_models.range.fit();
    }
    m_models.cursor.passTime(m_player->now());
    const auto chapter = m_player->chapter();
    if (m_staged != chapter) {
        tell(chapter);
        stage(chapter);
    } else if (m_subject != subjectOf(chapter)) {
        // It came to be in this chapter.
        choose(chapter);
    }
    showPace();
}

void StoryWindow::showPace()
{
    auto &bar = m_story->bar();
    const auto shown = shownChapter();
    const bool isLive = m_models.cursor.isLive();
    bar.setWays({.back = shown > 0, .next = true});
    m_story->offerDrain(isLive && m_player->chapters()[shown].drains && !m_player->isPlaying());
    if (!isLive)
        return bar.setPace(tr("Time stands still here"));
    if (m_player->isPlaying())
        return bar.setPace(tr("It happens now, slowed down"));
    if (m_player->isLastChapter())
        return bar.setPace(tr("That was all of it"));
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_player->left()).count();
    bar.setPace(tr("Goes on by itself in %Ln s", nullptr, static_cast<int>(seconds)));
}

void StoryWindow::tell(std::size_t chapter)
{
    const auto &said = m_player->chapters()[chapter];
    const bool isPast = !m_models.cursor.isLive();
    const bool isLast = chapter + 1 == m_player->chapters().size();
    m_story->bar().tell({.number = static_cast<int>(chapter) + 1,
                         .count = static_cast<int>(m_player->chapters().size()),
                         .title = said.title,
                         .text = said.text,
                         .next = isPast && (said.drains || isLast) ? tr("Ne&xt") : said.next});
}

/// Brings to the front what the chapter is about.
void StoryWindow::stage(std::size_t chapter)
{
    m_staged = chapter;
    choose(chapter);
    m_story->show(m_player->chapters()[chapter].spot);
}

void StoryWindow::choose(std::size_t chapter)
{
    m_subject = subjectOf(chapter);
    m_models.inspector.setSelection(m_subject);
}

/// Somebody moved through time, by the bar or by any other way.
void StoryWindow::follow()
{
    if (!m_player)
        return;
    tell(shownChapter());
    showPace();
}

std::size_t StoryWindow::shownChapter() const
{
    const auto &cursor = m_models.cursor;
    return cursor.isLive() ? m_player->chapter() : m_player->chapterOf(cursor.position());
}

void StoryWindow::goOn()
{
    if (!m_player)
        return;
    const auto shown = shownChapter();
    if (!m_models.cursor.isLive())
        return travelTo(shown + 1);
    if (m_player->isLastChapter())
        return travelTo(turningChapter());
    m_player->goOn();
    show();
}

std::size_t StoryWindow::turningChapter() const
{
    const auto &chapters = m_player->chapters();
    const auto found = std::find_if(chapters.begin(), chapters.end(), [](const auto &it) { return it.isTurning; });
    return found == chapters.end() ? 0 : static_cast<std::size_t>(found - chapters.begin());
}

void StoryWindow::goBack()
{
    if (m_player && shownChapter() > 0)
        travelTo(shownChapter() - 1);
}

void StoryWindow::travelTo(std::size_t chapter)
{
    auto &cursor = m_models.cursor;
    if (chapter >= m_player->chapter())
        cursor.goLive();
    else
        cursor.goTo(m_player->lastOf(chapter));
    stage(chapter);
}

ui::Selection StoryWindow::subjectOf(std::size_t chapter) const
{
    ui::Selection subject;
    const auto end = std::min(m_taken, static_cast<std::size_t>(m_player->lastOf(chapter).value()));
    for (std::size_t i = 0; i < end; ++i) {
        const auto &entry = m_player->entries()[i];
        const auto *client = std::get_if<ClientId>(&entry.origin);
        const auto *said = std::get_if<ClientEvent>(&entry.event);
        const auto *done = std::get_if<ServerEvent>(&entry.event);
        const auto *sent = said != nullptr ? std::get_if<AcquireSent>(said) : nullptr;
        const auto *opened = done != nullptr ? std::get_if<FateOpened>(done) : nullptr;
        if (m_player->chapters()[chapter].subject == StorySubject::Fate) {
            if (opened != nullptr)
                subject = opened->fate.open;
        } else if (sent != nullptr && client != nullptr && *client == ClientId(1)) {
            subject = RequestRef{*client, sent->request};
        }
    }
    return subject;
}

} // namespace lockscope::app
