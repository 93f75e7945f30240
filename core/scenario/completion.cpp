// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/completion.h"

#include "core/query/parser.h"
#include "core/scenario/line_reader.h"
#include "core/scenario/schema.h"
#include "core/scenario/state_words.h"
#include "core/scenario/statement.h"
#include "core/scenario/words.h"

#include <algorithm>
#include <span>

namespace lockscope::scenario {

namespace {

using Words = std::vector<std::string>;

bool has(const Words &words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

void append(Words &into, const Words &words)
{
    into.insert(into.end(), words.begin(), words.end());
}

/// What the head of a scenario may say behind its word.
Words operandsOf(std::string_view head)
{
    if (head == "clock")
        return {"virtual", "real", "only"};
    if (head == "begin")
        return {"cold"};
    if (head == "limits")
        return {"waiters-per-key=", "waiters=", "keys=", "connections="};
    if (head == "engines")
        return {"pending=", "release-lane="};
    if (head == "weather")
        return {"delay=", "split=", "join=", "ports=firm", "ports=shaky", "swift=", "drift="};
    if (head == "journal")
        return {"sync=", "segment=", "lay-out=", "whole=", "sector="};
    if (head == "lockscope")
        return {"1"};
    return {};
}

/// One line up to the cursor, with the names of the whole scenario.
class Offer
{
public:
    Offer(const Scenario &scenario, std::string_view before)
        : m_scenario(scenario)
        , m_before(before)
    {
        for (const auto &key : scenario.setup.keys)
            m_keys.push_back(key.name);
        for (const auto &request : scenario.requests)
            (request.isAcquire ? m_acquires : m_releases).push_back(request.name);
        for (const auto &variable : scenario.variables)
            m_variables.push_back(variable.name);
        cut();
    }

    WordOffer take()
    {
        if (m_words.empty())
            return begun(lineBegins());
        const auto first = m_words.front();
        if (has(checkWords(), first))
            return condition();
        if (has(headWords(), first) || first == "lockscope")
            return begun(head(first));
        if (has(blockWords(), first))
            return begun(block(first));
        if (isFaultWord(first))
            return begun(fault(m_words));
        return begun(request(m_words));
    }

private:
    /// Whole words before the cursor, and the one that it stands behind.
    void cut()
    {
        const auto end = m_before.find_last_of(" \t");
        m_word = end == std::string_view::npos ? m_before : m_before.substr(end + 1);
        const Names none;
        LineReader reader(m_before.substr(0, m_before.size() - m_word.size()), {}, none);
        while (!reader.atEnd())
            m_words.push_back(reader.take().text);
    }

    /// Those that begin as the word at the cursor does.
    [[nodiscard]] WordOffer begun(const Words &words) const
    {
        WordOffer offer{.size = m_word.size(), .words = {}};
        for (const auto &word : words) {
            if (word.starts_with(m_word) && !has(offer.words, word))
                offer.words.push_back(word);
        }
        return offer;
    }

    [[nodiscard]] const query::Schema &schema() const
    {
        return m_scenario.schema != nullptr ? *m_scenario.schema : fixedSchema();
    }
    [[nodiscard]] Words clients() const
    {
        auto words = m_scenario.setup.clients;
        append(words, m_variables);
        return words;
    }

    [[nodiscard]] Words lineBegins() const
    {
        auto words = clients();
        append(words, checkWords());
        append(words, faultWords());
        append(words, blockWords());
        append(words, headWords());
        return words;
    }

    [[nodiscard]] Words head(std::string_view word) const
    {
        if (word == "wrong-secret" || word == "v1-client" || (word == "reach" && m_words.size() == 1))
            return m_scenario.setup.clients;
        return word == "reach" ? Words{"node="} : operandsOf(word);
    }

    [[nodiscard]] Words block(std::string_view word) const
    {
        if (word == "each" && m_words.size() == 2)
            return {"in"};
        if (word == "each" && m_words.size() > 2) {
            auto words = m_scenario.setup.clients;
            append(words, m_keys);
            return words;
        }
        if (word == "repeat" && m_words.size() == 2)
            return {"as"};
        return word == "sample" && m_words.size() == 2 ? Words{"seed"} : Words{};
    }

    [[nodiscard]] Words keys() const
    {
        auto words = m_keys;
        append(words, m_variables);
        return words;
    }

    /// `action` begins with the word of a fault.
    [[nodiscard]] Words fault(std::span<const std::string_view> action) const
    {
        if (action.back() == "->")
            return {refusedResult};
        Words words;
        for (const auto &each : actionWords()) {
            if (each.word != action.front())
                continue;
            const bool hasSecond = !each.second.empty();
            if (hasSecond && action.size() == 1)
                words.emplace_back(each.second);
            else if (!hasSecond || action[1] == each.second)
                append(words, operands(each, action.size() - (hasSecond ? 2 : 1)));
        }
        return words;
    }

    /// What may follow so many operands; those that can be left out do not hide what stands behind them.
    [[nodiscard]] Words operands(const ActionWord &action, std::size_t taken) const
    {
        Words words;
        for (auto place = taken; place < action.operands.size(); ++place) {
            append(words, wordsOf(action.operands.at(place)));
            if (action.operands.at(place) == Operand::Client || action.operands.at(place) == Operand::Key)
                return words;
        }
        if (canBeRefused(action.kind))
            append(words, {"if-possible", "->"});
        return words;
    }

    [[nodiscard]] Words wordsOf(Operand operand) const
    {
        switch (operand) {
        case Operand::Client:
            return clients();
        case Operand::Key:
            return keys();
        case Operand::BothOrWay:
        case Operand::OneWay:
            return {"to-server", "to-client"};
        case Operand::Node:
        case Operand::OptionalNode:
            return {"node="};
        case Operand::NodeOrStranger:
            return {"node=", "stranger"};
        case Operand::Calls:
            return {"calls="};
        case Operand::Torn:
            return {"torn"};
        case Operand::Reset:
            return {"reset"};
        case Operand::Moved:
            return {"moved"};
        case Operand::ThroughStop:
            return {"through-stop"};
        case Operand::None:
        case Operand::Length:
        case Operand::OptionalLength:
            break;
        }
        return {};
    }

    /// `action` begins with a client.
    [[nodiscard]] Words request(std::span<const std::string_view> action) const
    {
        if (action.size() == 1)
            return clientWords();
        if (action.back() == "->")
            return outcomeWords();
        const auto word = action[1];
        if (action.size() == 2 && word == "acquire")
            return keys();
        if (action.size() == 2 && (word == "release" || word == "cancel")) {
            auto words = m_acquires;
            words.emplace_back("none");
            if (word == "release")
                append(words, keys());
            return words;
        }
        if (word == "acquire")
            return {"wait=", "lease=", "as", "->", "within"};
        if (word == "release")
            return {"token=", "as", "if-known", "->", "within"};
        return word == "replace" || word == "cut" ? Words{"reset"} : Words{};
    }

    /// Behind `expect` and its like: the words of expressions; behind one that can be whole, what may follow it.
    [[nodiscard]] WordOffer condition() const
    {
        const auto first = m_words.front();
        const auto begin = m_before.find(first) + first.size();
        const auto text = m_before.substr(begin);
        if (first == "when") {
            if (const auto action = actionBehind(text); !action.empty())
                return begun(action);
        }
        const auto known = query::complete(text, text.size(), schema());
        WordOffer offer{.size = text.size() - known.place.begin, .words = known.candidates};
        const auto isWhole = query::parse(text.substr(0, text.size() - m_word.size()), schema()).has_value();
        if (!isWhole || offer.size != m_word.size())
            return offer;
        const auto more =
            first == "when" ? begun(actionBegins()) : begun(first == "expect" ? Words{"within"} : Words{});
        append(offer.words, more.words);
        return offer;
    }

    [[nodiscard]] Words actionBegins() const
    {
        auto words = clients();
        append(words, faultWords());
        return words;
    }

    /// What may follow in the action of a `when`; empty where its condition is still being written.
    [[nodiscard]] Words actionBehind(std::string_view text) const
    {
        const auto whole = query::parseLeading(text, query::Kind::Truth, schema());
        if (!whole || whole->restBegin + m_word.size() >= text.size())
            return {};
        std::vector<std::string_view> action;
        const Names none;
        LineReader reader(text.substr(0, text.size() - m_word.size()).substr(whole->restBegin), {}, none);
        while (!reader.atEnd())
            action.push_back(reader.take().text);
        if (action.empty())
            return {};
        return isFaultWord(action.front()) ? fault(action) : request(action);
    }

    const Scenario &m_scenario;
    std::string_view m_before;
    std::string_view m_word;
    std::vector<std::string_view> m_words;
    Words m_keys;
    Words m_acquires;
    Words m_releases;
    Words m_variables;
};

} // namespace

WordOffer offerFor(const Scenario &scenario, std::string_view line)
{
    if (withoutComment(line).size() < line.size() || std::count(line.begin(), line.end(), '"') % 2 != 0)
        return {};
    return Offer(scenario, line).take();
}

} // namespace lockscope::scenario
