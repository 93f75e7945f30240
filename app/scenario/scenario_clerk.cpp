// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/scenario_clerk.h"

#include <QSaveFile>

#include "app/scenario/complaint_text.h"
#include "app/scenario/library_groups.h"
#include "app/scenario/run_picture.h"
#include "app/scenario/scenario_files.h"
#include "core/scenario/parser.h"
#include "core/scenario/program.h"
#include "core/scenario/source_lines.h"
#include "core/scenario/transcription.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

ui::ScenarioProblem problemOf(const scenario::Complaint &complaint, const ScenarioFile &file)
{
    const auto &place = complaint.place;
    if (place.source == 0)
        return {static_cast<int>(place.line),
                static_cast<int>(place.column),
                static_cast<int>(place.size),
                sentenceOf(complaint)};
    return {.sentence = lineOf(complaint, QString::fromStdString(file.sources.at(place.source).name))};
}

} // namespace

ScenarioClerk::ScenarioClerk() = default;

ScenarioClerk::~ScenarioClerk() = default;

void ScenarioClerk::readLibrary()
{
    std::vector<ui::LibraryEntry> entries;
    for (const auto &path : builtinScenarios()) {
        const auto file = readScenario(path);
        if (!file)
            continue;
        const auto about = scenario::aboutOf(scenario::linesOf(file->sources).lines);
        entries.push_back({.path = path,
                           .name = file->name,
                           .group = libraryGroup(file->name),
                           .title = QString::fromStdString(about.title),
                           .watch = QString::fromStdString(about.watch),
                           .text = QString::fromStdString(file->sources.front().text)});
    }
    std::stable_sort(entries.begin(), entries.end(), [](const auto &a, const auto &b) {
        return libraryGroupPlace(a.name) < libraryGroupPlace(b.name);
    });
    emit libraryRead(entries);
}

void ScenarioClerk::read(const QString &path)
{
    const auto file = readScenario(path);
    if (!file) {
        const auto &sentence = file.error().sentence;
        emit fileFailed(sentence.left(1).toUpper() + sentence.mid(1) + u'.');
        return;
    }
    const auto &text = file->sources.front().text;
    const auto bytes = QByteArray::fromStdString(text);
    if (text.size() > scenario::fileSizeMax || QString::fromUtf8(bytes).toUtf8() != bytes) {
        emit fileFailed(tr("%1 is no scenario: it is too long, or no text.").arg(path));
        return;
    }
    emit fileRead(path, QString::fromUtf8(bytes));
}

void ScenarioClerk::write(const QString &path, const QString &text)
{
    QSaveFile file(path);
    const auto bytes = text.toUtf8();
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        emit fileSaved(path);
    else
        emit fileFailed(tr("%1 could not be written: %2").arg(path, file.errorString()));
}

void ScenarioClerk::check(quint64 ticket, const QString &path, const QString &text)
{
    const auto file = scenarioFrom(path, text.toUtf8());
    auto reading = scenario::parse(file.sources);
    QList<ui::ScenarioProblem> problems;
    for (const auto &complaint : reading.complaints)
        problems << problemOf(complaint, file);
    emit checked(ticket, problems, std::make_shared<const scenario::Scenario>(std::move(reading.scenario)));
}

void ScenarioClerk::draw(const QString &path, const QString &text)
{
    if (m_drawn != nullptr) {
        m_drawn->disconnect(this);
        m_drawn.release()->deleteLater();
    }
    m_drawnPath = path;
    const auto file = scenarioFrom(path, text.toUtf8());
    auto reading = scenario::parse(file.sources);
    const auto &setup = reading.scenario.setup;
    const bool isOnlyReal = setup.isClockFixed && setup.clock == scenario::Clock::Real;
    if (!reading.complaints.empty() || isOnlyReal) {
        emit drawn(path, nullptr);
        return;
    }
    const auto seed = setup.seed;
    auto whole = std::make_shared<const scenario::Scenario>(std::move(reading.scenario));
    m_drawn = makeRun(scenario::programOf(std::move(whole), 0), scenario::Clock::Virtual, seed);
    connect(m_drawn.get(), &ScenarioRun::finished, this, &ScenarioClerk::endDrawing);
    m_drawn->start();
}

void ScenarioClerk::endDrawing()
{
    const auto &runner = m_drawn->runner();
    ScenarioOutcome outcome;
    outcome.verdict = runner.verdict();
    outcome.failure = runner.failure();
    outcome.begun = runner.begun();
    outcome.entries = m_drawn->entries();
    outcome.results = runner.results();
    outcome.program = runner.program();
    // It is the one that is speaking.
    m_drawn.release()->deleteLater();
    emit drawn(m_drawnPath, std::make_shared<const picture::Drawing>(pictureOf(outcome, PictureLines::LeftOut)));
}

void ScenarioClerk::transcribe(const std::vector<EventPage> &events,
                               const QString &title,
                               const picture::TimeSpan &span)
{
    std::vector<Entry> all;
    const auto isLater = [&](const Entry &entry) { return entry.at.steady > span.to; };
    for (const auto &page : events)
        all.insert(all.end(), page.entries.begin(), page.entries.end());
    all.erase(std::find_if(all.begin(), all.end(), isLater), all.end());
    emit transcribed(QString::fromStdString(scenario::transcribe(all, title.toStdString(), span.from)));
}

} // namespace lockscope::app
