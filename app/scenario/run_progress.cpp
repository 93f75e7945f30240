// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/run_progress.h"

#include <QStringList>

#include "app/scenario/verdict_text.h"
#include "core/scenario/state_words.h"
#include "ui/models/plain_text.h"

#include <map>
#include <optional>
#include <variant>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using namespace scenario;

/// More at one line's end is not read; the verdict says it whole.
constexpr std::size_t seenMax = 3;

QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// In the language of scenarios, which is not translated: "a1 granted, token 88".
QString requestText(const Runner &runner, const scenario::RequestRef &as, std::size_t step)
{
    const auto &values = *runner.program().steps[step].values;
    std::uint64_t index = 0;
    if (as.index)
        index = as.index->isVariable ? values.at(as.index->index) : as.index->index;
    const auto handle = runner.factsFor(step).request(as.name, index);
    if (!handle)
        return {};
    const auto &booked = runner.board().book().at(*handle);
    if (!booked.belief)
        return {};
    const auto name = QString::fromStdString(runner.program().scenario->requests.at(as.name).name);
    auto text = u"%1 %2"_s.arg(name, word(wordOf(booked.belief->state)));
    if (booked.token)
        text += u", token %1"_s.arg(booked.token->value());
    return text;
}

QString seenText(const std::vector<Sighting> &seen)
{
    QStringList texts;
    for (const auto &each : seen) {
        if (texts.size() == static_cast<qsizetype>(seenMax))
            break;
        if (each.isServersSide || each.what.empty() || !each.value)
            continue;
        texts << u"%1 %2"_s.arg(ui::plain(each.what), ui::plain(*each.value));
    }
    return texts.join(u"; "_s);
}

QString textOf(const Runner &runner, std::size_t step)
{
    const auto &result = runner.results()[step];
    const auto &what = runner.program().steps[step].statement->what;
    QStringList parts;
    if (const auto at = result.ended ? result.ended : result.began)
        parts << u"+%1"_s.arg(ui::textOf(*at - runner.begun()));
    const auto *const act = std::get_if<Act>(&what);
    if (const auto seen = seenText(result.seen); !seen.isEmpty())
        parts << seen;
    if (act != nullptr && act->action.as) {
        if (const auto request = requestText(runner, *act->action.as, step); !request.isEmpty())
            parts << request;
    }
    return parts.join(u"  "_s);
}

/// Of several steps in one line the one that is shown: a failed one, or the last that began.
std::map<int, std::size_t> shownSteps(const Runner &runner)
{
    std::map<int, std::size_t> shown;
    const auto &results = runner.results();
    for (std::size_t step = 0; step < results.size(); ++step) {
        const auto &place = runner.program().steps[step].statement->place;
        if (place.source != 0 || results[step].mark == StepMark::Ahead)
            continue;
        auto &known = shown.try_emplace(static_cast<int>(place.line), step).first->second;
        const bool isLater = results[known].mark != StepMark::Failed && results[step].mark != StepMark::Skipped;
        if (isLater || results[step].mark == StepMark::Failed)
            known = step;
    }
    return shown;
}

int lineOf(const Place &place)
{
    return place.source == 0 ? static_cast<int>(place.line) : 0;
}

/// The line that is waited for, else the one that comes next.
int currentLine(const Runner &runner)
{
    if (runner.isOver())
        return 0;
    const auto &steps = runner.program().steps;
    const auto next = runner.nextStep();
    if (next > 0 && runner.results()[next - 1].mark == StepMark::Waiting)
        return lineOf(steps[next - 1].statement->place);
    return next < steps.size() ? lineOf(steps[next].statement->place) : 0;
}

} // namespace

bool isWaitingForPerson(const Runner &runner)
{
    return runner.isHeld() && !runner.isOver() && !runner.deadline();
}

ui::RunProgress progressOf(const Runner &runner)
{
    ui::RunProgress progress;
    if (runner.isOver())
        progress.state = ui::RunProgress::State::Over;
    else if (isWaitingForPerson(runner))
        progress.state = ui::RunProgress::State::Held;
    progress.line = currentLine(runner);
    for (const auto &[line, step] : shownSteps(runner))
        progress.notes.push_back({line, runner.results()[step].mark, textOf(runner, step)});
    progress.verdict = runner.verdict();
    if (const auto &failure = runner.failure()) {
        const auto text = app::textOf(*failure, runner.begun());
        progress.failedLine = lineOf(failure->place);
        progress.expected = text.expected;
        progress.actual = text.actual;
    }
    progress.elapsed = runner.now() - runner.begun();
    progress.events = runner.eventCount();
    return progress;
}

} // namespace lockscope::app
