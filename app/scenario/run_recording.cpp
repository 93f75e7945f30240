// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/run_recording.h"

#include <QFile>

#include "app/recording_text.h"
#include "core/io/recording_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

Result<void, io::RecordingProblem> write(const QString &path, const io::RecordingAbout &about, const FinishedRun &run)
{
    auto writer = io::RecordingWriter::create(path, about);
    if (!writer)
        return failure(std::move(writer.error()));
    auto done = writer->append(run.entries);
    return done ? writer->finish() : done;
}

/// The event that broke it; where time alone did, the last one before.
EventNumber eventOf(const scenario::RunFailure &failed, const std::vector<Entry> &entries)
{
    const auto *const broken = std::get_if<scenario::AlwaysBroken>(&failed.reason);
    if (broken != nullptr && broken->event)
        return broken->event->number;
    const auto later =
        std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) { return entry.at.steady > failed.at; });
    return later == entries.begin() ? EventNumber(1) : std::prev(later)->number;
}

} // namespace

Result<void, io::RecordingProblem> recordRun(const QString &path, const FinishedRun &run)
{
    auto about = aboutThis(run.source);
    about.scenarioName = run.scenarioName;
    about.scenarioText = run.scenarioText;
    about.failure = run.failure;
    if (!run.entries.empty())
        about.began = run.entries.front().at.wall;
    const auto beside = path + u".part"_s;
    QFile::remove(beside);
    if (auto done = write(beside, about, run); !done) {
        QFile::remove(beside);
        done.error().path = path;
        return done;
    }
    QFile::remove(path);
    if (!QFile::rename(beside, path))
        return failure(io::RecordingProblem{io::RecordingTrouble::CannotWrite, path});
    return {};
}

std::optional<io::RecordedFailure> recordedFailure(const ScenarioOutcome &outcome)
{
    if (!outcome.failure)
        return std::nullopt;
    const auto &failed = *outcome.failure;
    const auto text = textOf(failed, outcome.begun);
    return io::RecordedFailure{.event = eventOf(failed, outcome.entries),
                               .line = failed.place.source == 0 ? static_cast<int>(failed.place.line) : 0,
                               .expected = text.expected,
                               .actual = text.actual};
}

} // namespace lockscope::app
