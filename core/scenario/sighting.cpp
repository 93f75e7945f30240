// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/sighting.h"

#include "core/base/match.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lockscope::scenario {

namespace {

using query::Expression;
using query::Value;

std::optional<std::string> textOf(const Value &value)
{
    using Text = std::optional<std::string>;
    return match<Text>(
        value,
        [](const query::Unknown &) { return Text(); },
        [](bool truth) { return Text(truth ? "true" : "false"); },
        [](std::uint64_t number) { return Text(std::to_string(number)); },
        [](Duration span) { return Text(scenario::textOf(span)); },
        [](std::string_view text) { return Text(text); });
}

std::optional<Entry> copyOf(const Entry *entry)
{
    return entry == nullptr ? std::nullopt : std::optional(*entry);
}

class Looker
{
public:
    Looker(const Condition &condition, const BoardFacts &facts)
        : m_condition(condition)
        , m_facts(facts)
    {
    }

    void look(const Expression &expression)
    {
        const bool isValue = expression.type.kind != query::Kind::Thing;
        const bool isAsked = std::holds_alternative<query::FieldOf>(expression.node)
            || std::holds_alternative<query::MemberOf>(expression.node)
            || std::holds_alternative<query::CallOf>(expression.node);
        if (isAsked && isValue)
            return note(expression);
        for (const auto &child : expression.children)
            look(child);
    }
    [[nodiscard]] std::vector<Sighting> take() { return std::move(m_seen); }

private:
    void note(const Expression &expression)
    {
        Sighting seen;
        const auto *const member = std::get_if<query::MemberOf>(&expression.node);
        const auto &schema = *m_facts.view().scenario.schema;
        const bool isState = member != nullptr && schema.members.at(member->member).name == "state";
        const auto &named = isState ? expression.children.front().place : expression.place;
        seen.what = m_condition.text.substr(named.begin, named.size);
        // A function that remembers is looked at through its argument.
        const auto *const call = std::get_if<query::CallOf>(&expression.node);
        if (call != nullptr && schema.functions.at(call->function).name == "rising")
            return look(expression.children.front());
        seen.value = textOf(query::valueOf(expression, m_facts));
        if (!expression.children.empty())
            seen.because = because(expression.children.front());
        if (std::holds_alternative<query::FieldOf>(expression.node))
            seen.because = copyOf(m_facts.view().board.lastOfServer());
        add(std::move(seen));
        if (isState && expression.children.front().type.thing == static_cast<std::size_t>(Thing::Request))
            noteTruth(expression.children.front(), m_condition.text.substr(named.begin, named.size));
    }

    /// What a client believes is explained by what its server did.
    void noteTruth(const Expression &request, const std::string &name)
    {
        const auto value = query::valueOf(request, m_facts);
        const auto *const handle = std::get_if<std::uint64_t>(&value);
        if (handle == nullptr || m_facts.view().board.server() == ServerWord::NotVisible)
            return;
        const auto &booked = m_facts.view().board.book().at(*handle);
        if (booked.isAcquire)
            add({.what = "true(" + name + ")",
                 .isServersSide = false,
                 .value = std::string(wordOf(booked.truth)),
                 .because = booked.lastDone});
    }

    void add(Sighting seen)
    {
        const auto isSame = [&](const Sighting &it) { return it.what == seen.what; };
        if (std::none_of(m_seen.begin(), m_seen.end(), isSame))
            m_seen.push_back(std::move(seen));
    }

    [[nodiscard]] std::optional<Entry> because(const Expression &thing) const
    {
        if (thing.type.kind != query::Kind::Thing)
            return std::nullopt;
        const auto value = query::valueOf(thing, m_facts);
        const auto *const handle = std::get_if<std::uint64_t>(&value);
        const auto &board = m_facts.view().board;
        if (handle == nullptr)
            return std::nullopt;
        const auto clientOf = [&] { return ClientId(static_cast<std::uint32_t>(*handle + 1)); };
        switch (static_cast<Thing>(thing.type.thing)) {
        case Thing::Request:
            return board.book().at(*handle).lastSaid;
        case Thing::Truth:
            return board.book().at(*handle).lastDone;
        case Thing::Client:
            return copyOf(board.lastOfClient(clientOf()));
        case Thing::Key:
            return copyOf(board.lastOfKey(m_facts.keyText(*handle)));
        case Thing::Fate:
            if (const auto *const fate = board.fateOf(clientOf()))
                return fate->last;
            return copyOf(board.lastOfClient(clientOf()));
        case Thing::Node:
        case Thing::Server:
            return copyOf(board.lastOfServer());
        case Thing::Message:
            break;
        }
        return std::nullopt;
    }

    const Condition &m_condition;
    const BoardFacts &m_facts;
    std::vector<Sighting> m_seen;
};

} // namespace

std::vector<Sighting> sightingsOf(const Condition &condition, const BoardFacts &facts)
{
    Looker looker(condition, facts);
    looker.look(condition.expression);
    return looker.take();
}

std::vector<Sighting> sightingsOf(const Booked &request)
{
    Sighting seen{.what = {}};
    if (!request.outcome.empty())
        seen.value = std::string(request.outcome);
    else if (request.belief)
        seen.value = std::string(wordOf(request.belief->state));
    seen.because = request.lastSaid;
    std::vector<Sighting> all{std::move(seen)};
    if (request.isAcquire && request.outcome.empty())
        all.push_back({.what = {},
                       .isServersSide = true,
                       .value = std::string(wordOf(request.truth)),
                       .because = request.lastDone});
    return all;
}

std::string textOf(Duration span)
{
    using namespace std::chrono_literals;
    if (span % 1s == Duration::zero())
        return std::to_string(span / 1s) + "s";
    if (span % 1ms == Duration::zero())
        return std::to_string(span / 1ms) + "ms";
    return std::to_string(span.count()) + "us";
}

} // namespace lockscope::scenario
