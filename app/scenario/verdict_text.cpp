// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/verdict_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/plain_text.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using namespace scenario;

struct Verdict
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioVerdict)
};

QString quoted(const std::string &text)
{
    return QString::fromStdString(text);
}

/// "+1.204 s: the connection ended (C6)"
QString becauseOf(const Entry &entry, TimePoint begun)
{
    const auto sentence = ui::textOf(entry).sentence;
    const auto at = u"+%1"_s.arg(ui::textOf(entry.at.steady - begun));
    const auto rule = nameOf(entry.rule);
    if (rule.empty())
        return Verdict::tr("%1 at %2").arg(sentence, at);
    return Verdict::tr("%1 at %2, %3")
        .arg(sentence, at, QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size())));
}

QString textOf(const Sighting &seen, TimePoint begun)
{
    const auto value = seen.value ? quoted(*seen.value) : Verdict::tr("not known");
    // "the server's side" stands for a request without a name.
    auto text = seen.isServersSide ? Verdict::tr("at the server it is %1").arg(value)
        : seen.what.empty()        ? value
                                   : Verdict::tr("%1 is %2").arg(quoted(seen.what), value);
    if (seen.because)
        text += u" (%1)"_s.arg(becauseOf(*seen.because, begun));
    return text;
}

QString textOf(const std::vector<Sighting> &seen, TimePoint begun)
{
    QStringList texts;
    for (const auto &each : seen)
        texts << textOf(each, begun);
    return texts.isEmpty() ? Verdict::tr("nothing is known of it") : texts.join(u"; "_s);
}

VerdictText alwaysText(const RunFailure &failure, const AlwaysBroken &broken, TimePoint begun)
{
    auto actual = textOf(broken.seen, begun);
    if (broken.event)
        actual += Verdict::tr("; it stopped holding when: %1").arg(becauseOf(*broken.event, begun));
    return {Verdict::tr("always %1").arg(quoted(failure.expected)), actual};
}

QString missingClients(const std::vector<Sighting> &seen, TimePoint begun)
{
    return seen.empty() ? Verdict::tr("not every client was connected in time") : textOf(seen, begun);
}

} // namespace

VerdictText textOf(const RunFailure &failure, TimePoint begun)
{
    const auto expected = quoted(failure.expected);
    return match<VerdictText>(
        failure.reason,
        [&](const CheckFailed &check) {
            const auto within =
                check.waited ? Verdict::tr("%1 within %2").arg(expected, ui::textOf(*check.waited)) : expected;
            return VerdictText{within, textOf(check.seen, begun)};
        },
        [&](const AlwaysBroken &broken) { return alwaysText(failure, broken, begun); },
        [&](const NeverFired &never) {
            return VerdictText{
                Verdict::tr("%1, at some moment").arg(expected),
                Verdict::tr("it never came, so that its action was not done; %1").arg(textOf(never.seen, begun))};
        },
        [&](const NeverKnown &never) {
            return VerdictText{Verdict::tr("always %1").arg(expected),
                               Verdict::tr("nobody could tell at any moment; %1").arg(textOf(never.seen, begun))};
        },
        [&](const NotConnected &missing) {
            return VerdictText{Verdict::tr("every client connected before the first step"),
                               missingClients(missing.seen, begun)};
        },
        [&](const NotItsOwn &strange) {
            return VerdictText{Verdict::tr("a grant of this client to give back"),
                               Verdict::tr("%1 is not known, or another client's").arg(quoted(strange.what))};
        },
        [&](const Refused &refused) {
            return VerdictText{Verdict::tr("the server does it"),
                               Verdict::tr("refused: %1").arg(becauseOf(refused.event, begun))};
        },
        [](const NotRefused &) {
            return VerdictText{Verdict::tr("the server refuses it"), Verdict::tr("it was done")};
        },
        [&](const Breach &breach) {
            const auto detail = breach.detail.empty() ? QString() : u" (%1)"_s.arg(quoted(breach.detail));
            return VerdictText{Verdict::tr("no rule broken"),
                               Verdict::tr("%1 broken%2").arg(quoted(breach.name), detail)};
        },
        [&](const StageFailed &failed) {
            return VerdictText{Verdict::tr("the step carried out"), quoted(failed.sentence)};
        },
        [&](const OutOfBudget &budget) {
            return VerdictText{Verdict::tr("an end within the budget"),
                               Verdict::tr("%1 events and %2 went by without one")
                                   .arg(QString::number(budget.events), ui::textOf(budget.elapsed))};
        });
}

} // namespace lockscope::app
