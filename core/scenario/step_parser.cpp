// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/step_parser.h"

#include "core/query/suggestion.h"
#include "core/scenario/condition_rules.h"
#include "core/scenario/hints.h"
#include "core/scenario/schema.h"
#include "core/scenario/words.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lockscope::scenario {

namespace {

using std::chrono::seconds;

const std::vector<std::string> acquireResults = {
    "granted", "timed_out", "busy", "indeterminate", "cancelled", "failed"};
const std::vector<std::string> releaseResults = {"released", "not_found", "unknown", "failed"};
const std::vector<std::string> commandResults = {refusedResult};

/// Whole seconds, as the wire has them. Whether they fit is the client engine's to say (C12).
std::int64_t wholeSeconds(LineReader &line)
{
    const auto word = line.peek();
    const auto span = line.duration();
    if (span % seconds(1) != Duration::zero() || span < Duration::zero())
        line.complain(Fault::NotWholeSeconds, word);
    return span / seconds(1);
}

std::optional<FaultWay> way(LineReader &line)
{
    if (line.takeIf("to-server"))
        return FaultWay::ToServer;
    return line.takeIf("to-client") ? std::optional(FaultWay::ToClient) : std::nullopt;
}

/// `none`: a request that nobody made.
std::optional<RequestRef> about(LineReader &line)
{
    return line.takeIf("none") ? std::nullopt : std::optional(line.request(true));
}

Duration noLessThanZero(LineReader &line)
{
    const auto word = line.peek();
    const auto span = line.duration();
    if (span < Duration::zero())
        line.complain(Fault::Unexpected, word, {"<duration>"}, std::string());
    return span;
}

} // namespace

Statement StepParser::read(LineReader &line) const
{
    const auto word = line.peek().text;
    Statement statement;
    if (word.starts_with('+')) {
        const auto whole = line.take();
        const auto rest = whole.text.substr(1);
        LineReader inner(rest, line.place(), m_names);
        const auto span = noLessThanZero(inner);
        if (inner.complaint())
            line.complain(Fault::Unexpected, {rest, whole.begin + 1}, {"<duration>"}, durationFor(rest));
        statement.what = Pause{span};
    } else if (line.takeIf("expect")) {
        statement.what = expectation(line);
    } else if (line.takeIf("when")) {
        statement.what = when(line);
    } else if (line.takeIf("always")) {
        statement.what = Always{condition(line, query::Kind::Truth, true)};
    } else if (line.takeIf("break")) {
        statement.what = Break{condition(line, query::Kind::Truth, true)};
    } else {
        statement.what = act(line);
    }
    line.expectEnd();
    return statement;
}

Act StepParser::act(LineReader &line) const
{
    Act act;
    act.action = action(line);
    const auto arrow = line.peek();
    if (!line.takeIf("->"))
        return act;
    const auto kind = act.action.kind;
    const bool isRequest =
        kind == ActionKind::Acquire || kind == ActionKind::Release || kind == ActionKind::ReleaseToken;
    if (!isRequest && !canBeRefused(kind))
        line.complain(Fault::NeverAnswered, arrow);
    result(line, act);
    return act;
}

void StepParser::result(LineReader &line, Act &into) const
{
    const auto word = line.take();
    const auto kind = into.action.kind;
    const auto &results = kind == ActionKind::Acquire ? acquireResults
        : canBeRefused(kind)                          ? commandResults
                                                      : releaseResults;
    if (std::find(results.begin(), results.end(), word.text) == results.end())
        return line.complain(Fault::Unexpected, word, results, hintFor(word.text, results));
    into.result = std::string(word.text);
    if (line.takeIf("within"))
        into.within = noLessThanZero(line);
}

Expect StepParser::expectation(LineReader &line) const
{
    Expect expect{.condition = condition(line, query::Kind::Truth, false)};
    if (line.takeIf("within"))
        expect.within = noLessThanZero(line);
    else if (const auto next = line.peek(); !next.text.empty())
        line.complain(Fault::Unexpected, next, {"and", "or", "within"}, hintFor(next.text, {"and", "or", "within"}));
    return expect;
}

When StepParser::when(LineReader &line) const
{
    When when{.condition = condition(line, query::Kind::Truth, true), .action = {}};
    const auto word = line.peek();
    if (isLineWord(word.text) ? !isFaultWord(word.text) : word.text.starts_with('+'))
        line.complain(Fault::WaitsInWhen, word);
    when.action = action(line);
    if (const auto arrow = line.peek(); arrow.text == "->")
        line.complain(Fault::WaitsInWhen, arrow);
    return when;
}

Condition StepParser::condition(LineReader &line, query::Kind kind, bool seesEvents) const
{
    const auto begin = line.peek().begin;
    auto condition = line.condition(kind, m_schema);
    if (line.complaint())
        return condition;
    const ConditionRules rules{.seesEvents = seesEvents, .isServerOutside = !m_setup.outside.empty()};
    if (const auto breach = firstBreach(condition.expression, m_names, rules)) {
        const auto at = condition.text.substr(breach->place.begin, breach->place.size);
        line.complain(breach->fault, {at, begin + breach->place.begin});
    }
    resolveLets(condition.expression, m_names);
    if (kind == query::Kind::Truth && !asksAnything(condition.expression))
        line.complain(Fault::ConstantCondition, {condition.text, begin});
    return condition;
}

Action StepParser::action(LineReader &line) const
{
    Action action;
    const auto word = line.peek();
    const auto variable = m_names.variable(word.text);
    const bool isLoop = variable && m_names.variables[*variable].kind == IndexKind::Client;
    if (m_names.client(word.text) || isLoop) {
        action.client = line.client();
        clientAction(line, action);
    } else {
        fault(line, line.take(), action);
    }
    return action;
}

void StepParser::clientAction(LineReader &line, Action &into) const
{
    const auto word = line.oneOf(clientWords());
    if (word == "acquire") {
        acquire(line, into);
    } else if (word == "release") {
        release(line, into);
    } else if (word == "cancel") {
        into.kind = ActionKind::Cancel;
        into.about = about(line);
    } else if (word == "cut") {
        into.kind = ActionKind::ClientCut;
    } else if (word == "stop") {
        into.kind = ActionKind::StopClient;
    } else {
        into.kind = ActionKind::ReplaceClient;
        into.isAbrupt = line.takeIf("reset");
    }
}

void StepParser::acquire(LineReader &line, Action &into) const
{
    constexpr std::int64_t usualLease = 10;
    into.kind = ActionKind::Acquire;
    into.lease = usualLease;
    into.key = line.key();
    while (!line.atEnd()) {
        if (line.takeOption("wait"))
            into.wait = wholeSeconds(line);
        else if (line.takeOption("lease"))
            into.lease = wholeSeconds(line);
        else if (line.takeIf("as"))
            into.as = line.newRequest(true);
        else if (line.peek().text == "->")
            return;
        else
            return line.complain(Fault::Unexpected,
                                 line.peek(),
                                 {"wait=", "lease=", "as", "->"},
                                 optionFor(line.peek().text, {"wait=", "lease="}));
    }
}

void StepParser::release(LineReader &line, Action &into) const
{
    if (m_names.key(line.peek().text)) {
        into.kind = ActionKind::ReleaseToken;
        into.key = line.key();
        const auto word = line.peek();
        if (line.takeOption("token"))
            into.token = condition(line, query::Kind::Number, false);
        else
            line.complain(Fault::Unexpected, word, {"token="});
        into.isOptional = line.takeIf("if-known");
    } else {
        into.kind = ActionKind::Release;
        into.about = about(line);
    }
    if (line.takeIf("as"))
        into.as = line.newRequest(false);
}

void StepParser::fault(LineReader &line, const Word &word, Action &into) const
{
    const auto words = actionWords();
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const ActionWord &it) { return it.word == word.text; });
    if (found == words.end())
        return complainAboutStep(line, word);
    auto chosen = found;
    if (!found->second.empty()) {
        std::vector<std::string> seconds;
        for (auto each = found; each != words.end() && each->word == found->word; ++each)
            seconds.emplace_back(each->second);
        const auto second = line.oneOf(seconds);
        const auto isIt = [&](const ActionWord &it) { return it.word == found->word && it.second == second; };
        chosen = std::find_if(words.begin(), words.end(), isIt);
        if (line.complaint())
            return;
    }
    into.kind = chosen->kind;
    if (chosen->isOnlyVirtual && !m_setup.isOnlyVirtual())
        line.complain(Fault::OnlyVirtual, word);
    if (chosen->isServers && !m_setup.outside.empty())
        line.complain(Fault::TruthNotVisible, word);
    operands(line, *chosen, into);
}

/// What may still stand behind the operands, for whoever wrote something else there.
void StepParser::complainAboutRest(LineReader &line, const ActionWord &word)
{
    const auto next = line.peek();
    if (line.complaint() || next.text.empty() || next.text == "->")
        return;
    std::vector<std::string> known;
    for (const auto operand : word.operands) {
        if (operand == Operand::BothOrWay || operand == Operand::OneWay)
            known.insert(known.end(), {"to-server", "to-client"});
        else if (operand == Operand::Torn)
            known.emplace_back("torn");
        else if (operand == Operand::Reset)
            known.emplace_back("reset");
        else if (operand == Operand::Moved)
            known.emplace_back("moved");
        else if (operand == Operand::ThroughStop)
            known.emplace_back("through-stop");
    }
    if (canBeRefused(word.kind))
        known.insert(known.end(), {"if-possible", "->"});
    if (!known.empty())
        line.complain(Fault::Unexpected, next, known, hintFor(next.text, known));
}

void StepParser::operands(LineReader &line, const ActionWord &word, Action &into) const
{
    for (const auto operand : word.operands) {
        const auto next = line.peek();
        switch (operand) {
        case Operand::None:
            break;
        case Operand::Client:
            into.client = line.client();
            break;
        case Operand::BothOrWay:
        case Operand::OneWay:
            into.way = way(line).value_or(operand == Operand::OneWay ? FaultWay::ToClient : FaultWay::Both);
            break;
        case Operand::Length:
            into.length = word.kind == ActionKind::StepClock ? line.duration() : noLessThanZero(line);
            break;
        case Operand::OptionalLength:
            if (m_names.client(next.text))
                line.complain(Fault::Unexpected, next, {"<duration>"}, clientsOwn(word.word, next.text));
            else if (!line.atEnd())
                into.length = noLessThanZero(line);
            break;
        case Operand::Node:
        case Operand::OptionalNode:
        case Operand::NodeOrStranger:
            nodeOperand(line, word, operand, into);
            break;
        case Operand::Key:
            into.key = line.key();
            break;
        case Operand::Calls:
            if (line.takeOption("calls"))
                into.count = static_cast<std::uint32_t>(line.number(0, 1'000'000));
            else
                line.complain(Fault::Unexpected, next, {"calls="});
            break;
        case Operand::Torn:
            into.isTorn = line.takeIf("torn");
            break;
        case Operand::Reset:
            into.isAbrupt = line.takeIf("reset");
            break;
        case Operand::Moved:
            into.isAbrupt = line.takeIf("moved");
            break;
        case Operand::ThroughStop:
            into.throughStop = line.takeIf("through-stop");
            break;
        }
    }
    if (canBeRefused(into.kind))
        into.isOptional = line.takeIf("if-possible");
    complainAboutRest(line, word);
}

void StepParser::nodeOperand(LineReader &line, const ActionWord &word, Operand operand, Action &into) const
{
    const auto next = line.peek();
    if (line.takeOption("node")) {
        into.node = static_cast<std::uint32_t>(line.number(1, m_setup.nodes));
        into.kind = into.kind == ActionKind::Start ? ActionKind::StartNode : into.kind;
        return;
    }
    if (operand == Operand::NodeOrStranger && line.takeIf("stranger"))
        return;
    if (operand == Operand::OptionalNode && line.atEnd())
        return;
    std::vector<std::string> known = {"node="};
    if (operand == Operand::NodeOrStranger)
        known.emplace_back("stranger");
    auto suggestion = m_names.client(next.text) ? clientsOwn(word.word, next.text)
        : numberIn(next.text)                   ? "node=" + std::string(next.text)
                                                : optionFor(next.text, known);
    line.complain(Fault::Unexpected, next, std::move(known), std::move(suggestion));
}

void StepParser::complainAboutStep(LineReader &line, const Word &word) const
{
    const auto isOf = [](const std::vector<std::string> &words, std::string_view text) {
        return std::find(words.begin(), words.end(), text) != words.end();
    };
    std::vector<std::string> clients = m_names.clients;
    for (const auto &each : m_names.variables) {
        if (each.kind == IndexKind::Client)
            clients.push_back(each.name);
    }
    if (word.text.empty())
        return line.complain(Fault::Unexpected, word, {"<client>", "<step>"});
    // Somebody asks for something, and nobody is called so.
    if (isOf(clientWords(), word.text))
        return line.complain(Fault::Unexpected, word, {"<client>"});
    if (isOf(clientWords(), line.peek().text))
        return line.complain(Fault::UnknownName, word, {"<client>"}, query::mostLike(word.text, clients));
    auto known = std::move(clients);
    for (const auto *const list : {&checkWords(), &faultWords(), &blockWords(), &headWords()})
        known.insert(known.end(), list->begin(), list->end());
    line.complain(Fault::UnknownWord, word, {"<client>", "<step>"}, hintFor(word.text, known));
}

} // namespace lockscope::scenario
