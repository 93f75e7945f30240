// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/finding_text.h"

#include <QCoreApplication>

#include "core/base/match.h"
#include "ui/models/event_text.h"
#include "ui/models/plain_text.h"
#include "ui/models/rule_text.h"
#include "ui/models/why_text.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

struct Findings
{
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

/// What the finding measured, as a sentence; empty: it measured nothing.
QString measureText(const check::Finding &finding)
{
    const auto *remark = std::get_if<check::Remark>(&finding.what);
    if (remark == nullptr)
        return {};
    const auto took = finding.took ? textOf(*finding.took) : QString();
    const auto amount = static_cast<int>(finding.amount);
    switch (*remark) {
    case check::Remark::SlowSync:
        return Findings::tr("The slowest one took %1.").arg(took);
    case check::Remark::ClockWentBack:
        return Findings::tr("It went back by %1 or more.").arg(took);
    case check::Remark::ParkedLong:
        return Findings::tr("It was parked for %1.").arg(took);
    case check::Remark::ConnectionFlaps:
        return Findings::tr("All of them within %1.").arg(took);
    case check::Remark::TornTail:
        return Findings::tr("%n byte(s) were cut off.", nullptr, amount);
    case check::Remark::UnsettledStop:
        return Findings::tr("It left %n fate(s).", nullptr, amount);
    case check::Remark::FateRecovered:
        return Findings::tr("It completed %n fate(s).", nullptr, amount);
    case check::Remark::EventsMissing:
        return Findings::tr("%n event(s) were never kept.", nullptr, amount);
    case check::Remark::WaitForCycle:
        return Findings::tr("%n connection(s) are in the ring.", nullptr, amount);
    case check::Remark::JournalFailed:
    case check::Remark::FateIndexBroken:
    case check::Remark::IndeterminateBeyondBound:
    case check::Remark::IndeterminateUnbounded:
    case check::Remark::ReplyWithoutWaiter:
    case check::Remark::OrphanDropped:
    case check::Remark::PeerBrokeProtocol:
    case check::Remark::HintRefused:
    case check::Remark::GrantedTooLate:
    case check::Remark::LeaseRanOut:
    case check::Remark::ReleaseFoundNothing:
    case check::Remark::CapacityMet:
    case check::Remark::ConnectionsFull:
    case check::Remark::AuthRefused:
    case check::Remark::OwnerCameTwice:
    case check::Remark::BadInput:
    case check::Remark::SlowConsumer:
    case check::Remark::ReleaseLaneFull:
    case check::Remark::PendingFull:
    case check::Remark::CommandNotDone:
        break;
    }
    return {};
}

} // namespace

FindingText textOf(const check::Finding &finding)
{
    auto text = match<FindingText>(
        finding.what,
        [](const check::Breach &breach) { return textOf(breach); },
        [](const check::Remark &remark) { return textOf(remark); });
    if (const auto measure = measureText(finding); !measure.isEmpty())
        text.meaning += u' ' + measure;
    return text;
}

QString phraseOf(check::Severity severity)
{
    switch (severity) {
    case check::Severity::Note:
        return Findings::tr("note");
    case check::Severity::Warning:
        return Findings::tr("warning");
    case check::Severity::Error:
        return Findings::tr("error");
    }
    return {};
}

ShownState shownState(check::Severity severity)
{
    switch (severity) {
    case check::Severity::Note:
        return ShownState::Done;
    case check::Severity::Warning:
        return ShownState::Waiting;
    case check::Severity::Error:
        return ShownState::Refused;
    }
    return ShownState::Done;
}

QString markOf(check::Severity severity)
{
    switch (severity) {
    case check::Severity::Note:
        return u"i"_s;
    case check::Severity::Warning:
        return u"?"_s;
    case check::Severity::Error:
        return u"!"_s;
    }
    return {};
}

QString ruleNameOf(const check::Finding &finding)
{
    const auto name = match<std::string_view>(
        finding.what,
        [](const check::Breach &breach) { return nameOf(invariantOf(breach)); },
        [](const check::Remark &remark) { return lockscope::nameOf(ruleOf(remark)); });
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

std::vector<Selection> thingsOf(const check::Finding &finding)
{
    const auto &about = finding.about;
    std::vector<Selection> things;
    if (about.request)
        things.emplace_back(*about.request);
    if (const auto key = Key::parse(about.key))
        things.emplace_back(*key);
    if (about.fate)
        things.emplace_back(*about.fate);
    if (about.connection)
        things.emplace_back(*about.connection);
    if (about.client && !about.request)
        things.emplace_back(*about.client);
    return things;
}

QString aboutText(const check::Finding &finding, const World &world)
{
    if (!finding.about.key.empty())
        return plain(finding.about.key);
    const auto things = thingsOf(finding);
    return things.empty() ? QString() : nameOf(things.front(), world);
}

Answer answerOf(const check::Finding &finding, const Cursor &cursor)
{
    const auto text = textOf(finding);
    Answer answer;
    const auto about = aboutText(finding, cursor.world());
    answer.title = about.isEmpty() ? text.title : Findings::tr("%1: %2").arg(text.title, about);
    const auto rule = ruleNameOf(finding);
    answer.lines.push_back({.part = AnswerPart::Statement,
                            .sentence = text.meaning,
                            .rule = rule,
                            .event = {},
                            .thing = {},
                            .thingName = {}});
    match(
        finding.what,
        [&](const check::Breach &breach) { answer.cite(rule, meaningOf(invariantOf(breach))); },
        [&](const check::Remark &remark) { answer.cite(rule, meaningOf(ruleOf(remark))); });
    if (finding.count > 1)
        answer.lines.push_back(
            {.part = AnswerPart::Statement,
             .sentence =
                 Findings::tr("It was found %n time(s), the last time at:", nullptr, static_cast<int>(finding.count)),
             .rule = {},
             .event = finding.last,
             .thing = {},
             .thingName = {}});
    for (const auto &thing : thingsOf(finding))
        answer.lines.push_back({.part = AnswerPart::Statement,
                                .sentence = Findings::tr("It is about:"),
                                .rule = {},
                                .event = {},
                                .thing = thing,
                                .thingName = nameOf(thing, cursor.world())});
    answer.lines.push_back(
        {.part = AnswerPart::Advice, .sentence = text.advice, .rule = {}, .event = {}, .thing = {}, .thingName = {}});
    for (const auto number : finding.evidence)
        answer.lines.push_back({.part = AnswerPart::Cause,
                                .sentence = eventSentence(number, cursor),
                                .rule = {},
                                .event = number,
                                .thing = {},
                                .thingName = {}});
    return answer;
}

} // namespace lockscope::ui
