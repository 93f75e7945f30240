// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/explore_report.h"

#include <QCoreApplication>

#include "app/json_object.h"

#include <cmath>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("ExploreCommand", text);
}

/// How many in `span`; 0 where no time passed.
std::uint64_t rate(std::uint64_t count, Duration took, Duration span)
{
    const auto spans = static_cast<double>(took.count()) / static_cast<double>(span.count());
    return spans > 0 ? static_cast<std::uint64_t>(std::llround(static_cast<double>(count) / spans)) : 0;
}

std::uint64_t aSecond(std::uint64_t count, Duration took)
{
    return rate(count, took, std::chrono::seconds(1));
}

std::uint64_t aMinute(std::uint64_t count, Duration took)
{
    return rate(count, took, std::chrono::minutes(1));
}

/// The counts of an array by the names of its places.
template<typename Value, std::size_t Size>
JsonObject countsOf(const std::array<std::uint64_t, Size> &counts)
{
    JsonObject object;
    for (std::size_t i = 0; i < Size; ++i)
        object.number(nameOf(static_cast<Value>(i)), counts[i]);
    return object;
}

JsonObject rulesOf(const lab::Coverage &coverage)
{
    JsonObject object;
    for (std::size_t i = 0; i < lab::ruleCount; ++i) {
        if (lab::isEverTold(static_cast<Rule>(i)))
            object.number(nameOf(static_cast<Rule>(i)), coverage.rules[i]);
    }
    return object;
}

std::vector<std::string> blindRules(const lab::Coverage &coverage)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < lab::ruleCount; ++i) {
        const auto rule = static_cast<Rule>(i);
        if (lab::isEverTold(rule) && coverage.rules[i] == 0)
            names.emplace_back(nameOf(rule));
    }
    return names;
}

/// Of the faults that came at all: what they never met.
std::vector<std::string> blindPairs(const lab::Coverage &coverage)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < lab::stepKindCount; ++i) {
        const auto kind = static_cast<lab::StepKind>(i);
        if (!lab::isFault(kind) || coverage.steps[i] == 0)
            continue;
        for (std::size_t j = 0; j < lab::midstCount; ++j) {
            const auto midst = static_cast<lab::Midst>(j);
            if (lab::canMeet(kind, midst) && coverage.met[i][j] == 0)
                names.push_back(std::string(nameOf(kind)) + '/' + std::string(nameOf(midst)));
        }
    }
    return names;
}

JsonObject pairsOf(const lab::Coverage &coverage)
{
    JsonObject object;
    for (std::size_t i = 0; i < lab::stepKindCount; ++i) {
        if (coverage.steps[i] == 0)
            continue;
        JsonObject met;
        for (std::size_t j = 0; j < lab::midstCount; ++j) {
            if (coverage.met[i][j] > 0)
                met.number(nameOf(static_cast<lab::Midst>(j)), coverage.met[i][j]);
        }
        object.object(nameOf(static_cast<lab::StepKind>(i)), std::move(met));
    }
    return object;
}

JsonObject outcomesOf(const lab::Coverage &coverage)
{
    constexpr std::array<std::string_view, lab::acquireOutcomeCount> acquires = {
        "granted", "timed_out", "busy", "indeterminate", "cancelled", "failed"};
    constexpr std::array<std::string_view, lab::releaseOutcomeCount> releases = {
        "released", "not_found", "unknown", "release_failed"};
    JsonObject object;
    for (std::size_t i = 0; i < acquires.size(); ++i)
        object.number(acquires[i], coverage.acquireOutcomes[i]);
    for (std::size_t i = 0; i < releases.size(); ++i)
        object.number(releases[i], coverage.releaseOutcomes[i]);
    return object;
}

QString joined(const std::vector<std::string> &names)
{
    QStringList list;
    for (const auto &name : names)
        list << QString::fromStdString(name);
    return list.isEmpty() ? translated("none") : list.join(u", "_s);
}

QString seedsText(const ExploreSummary &summary)
{
    const auto last = summary.seed + std::max<std::uint64_t>(summary.totals.schedules, 1) - 1;
    return translated("%1 schedules, seeds %2 to %3")
        .arg(QString::number(summary.totals.schedules), QString::number(summary.seed), QString::number(last));
}

} // namespace

QString violationText(const WrittenViolation &violation)
{
    const auto &finding = violation.found.finding;
    auto text = translated("violation: seed %1: %2 at event %3")
                    .arg(QString::number(violation.found.seed),
                         QString::fromStdString(nameOf(finding)),
                         QString::number(finding.seen.value()));
    if (!finding.detail.empty())
        text += u" (%1)"_s.arg(QString::fromStdString(finding.detail));
    if (!violation.scenario.isEmpty())
        text += translated(": %1 steps in %2").arg(QString::number(violation.steps), violation.scenario);
    return text;
}

QStringList summaryText(const ExploreSummary &summary)
{
    const auto &totals = summary.totals;
    const auto seconds = static_cast<double>(summary.took.count()) / 1e6;
    return {
        translated("%1 in %2 s: %3 a minute with %4 workers")
            .arg(seedsText(summary),
                 QString::number(seconds, 'f', 2),
                 QString::number(aMinute(totals.schedules, summary.took)),
                 QString::number(summary.workers)),
        translated("%1 events, %2 steps, %3 steps a second")
            .arg(QString::number(totals.events),
                 QString::number(totals.steps),
                 QString::number(aSecond(totals.steps, summary.took))),
        translated("rules not reached: %1").arg(joined(blindRules(totals.coverage))),
        translated("faults that never met a state: %1").arg(joined(blindPairs(totals.coverage))),
        translated("violations: %1; order of a lock too much to judge: %2")
            .arg(QString::number(summary.violations), QString::number(totals.unsure)),
    };
}

std::string violationJson(const WrittenViolation &violation)
{
    const auto &finding = violation.found.finding;
    JsonObject out;
    out.text("kind", "violation");
    out.id("seed", violation.found.seed);
    out.text("violation", nameOf(finding));
    out.text("detail", finding.detail);
    out.number("event", finding.seen.value());
    out.number("steps", violation.steps);
    if (!violation.scenario.isEmpty()) {
        out.text("scenario", violation.scenario.toStdString());
        out.text("recording", violation.recording.toStdString());
        out.text("events", violation.events.toStdString());
    }
    return out.take();
}

std::string summaryJson(const ExploreSummary &summary)
{
    const auto &totals = summary.totals;
    const auto &coverage = totals.coverage;
    JsonObject out;
    out.text("kind", "summary");
    out.id("seed", summary.seed);
    out.number("schedules", totals.schedules);
    out.number("steps", totals.steps);
    out.number("events", totals.events);
    out.number("elapsed_ms", summary.took / std::chrono::milliseconds(1));
    out.number("workers", summary.workers);
    out.number("schedules_per_minute", aMinute(totals.schedules, summary.took));
    out.number("steps_per_second", aSecond(totals.steps, summary.took));
    out.number("events_per_second", aSecond(totals.events, summary.took));
    out.number("violations", summary.violations);
    out.number("unsure", totals.unsure);
    out.object("rules", rulesOf(coverage));
    out.array("rules_not_reached", blindRules(coverage));
    out.object("transitions", countsOf<TransitionKind>(coverage.transitions));
    out.object("fates", countsOf<FateClass>(coverage.fates));
    out.object("outcomes", outcomesOf(coverage));
    out.object("closes", countsOf<CloseReason>(coverage.closes));
    out.object("pairs", pairsOf(coverage));
    out.array("pairs_not_reached", blindPairs(coverage));
    return out.take();
}

} // namespace lockscope::app
