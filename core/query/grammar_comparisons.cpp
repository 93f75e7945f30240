// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/grammar.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lockscope::query {

namespace {

constexpr std::string_view stateMember = "state";
constexpr std::string_view nameMember = "name";

struct ComparisonSymbol
{
    std::string_view text;
    Comparison how;
};
constexpr auto comparisons = std::to_array<ComparisonSymbol>({
    {"==", Comparison::Equal},
    {"!=", Comparison::Unequal},
    {"<", Comparison::Less},
    {"<=", Comparison::LessOrEqual},
    {">", Comparison::Greater},
    {">=", Comparison::GreaterOrEqual},
});

bool needsOrder(Comparison how)
{
    return how != Comparison::Equal && how != Comparison::Unequal;
}

bool hasOrder(Kind kind)
{
    return kind == Kind::Number || kind == Kind::Duration;
}

} // namespace

Parsed Grammar::comparison()
{
    auto left = operand({});
    if (!left)
        return left;
    for (const auto &each : comparisons) {
        if (isAt(each.text))
            return compared(*std::move(left), each.how);
    }
    if (isAt("in") || isAt("not"))
        return oneOf(*std::move(left));
    if (isAt("is"))
        return stateOf(*std::move(left));
    return left;
}

Parsed Grammar::compared(Expression left, Comparison how)
{
    const auto symbol = m_next;
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    auto right = operand(left.type);
    if (!right)
        return right;
    left = beside(std::move(left), right->type);
    *right = beside(*std::move(right), left.type);
    if (left.type != right->type)
        return failure(wrong(Fault::DifferentKinds, *right, nameOf(left.type)));
    if (left.type.kind == Kind::Thing || (needsOrder(how) && !hasOrder(left.type.kind)))
        return failure(QueryError{Fault::NoOrder,
                                  symbol.place,
                                  std::string(symbol.text),
                                  {query::nameOf(Kind::Number), query::nameOf(Kind::Duration)},
                                  {}});
    const auto place = joined(left.place, right->place);
    std::vector<Expression> children;
    children.push_back(std::move(left));
    children.push_back(*std::move(right));
    return Expression{.node = Compare{how}, .children = std::move(children), .type = {}, .place = place};
}

Expression Grammar::memberIn(Expression thing, std::size_t member) const
{
    const auto place = thing.place;
    std::vector<Expression> children;
    children.push_back(std::move(thing));
    return {.node = MemberOf{member},
            .children = std::move(children),
            .type = m_schema.members[member].type,
            .place = place};
}

Expression Grammar::beside(Expression thing, const Type &other) const
{
    const auto name = memberOf(thing.type, nameMember, m_schema);
    return other.kind == Kind::Text && name ? memberIn(std::move(thing), *name) : thing;
}

Parsed Grammar::oneOf(Expression left)
{
    const auto negates = takes("not");
    if (!negates)
        return failure(QueryError(negates.error()));
    if (auto in = expect("in"); !in)
        return failure(std::move(in.error()));
    if (auto open = expect("("); !open)
        return failure(std::move(open.error()));
    const auto type = left.type;
    std::vector<Expression> children;
    children.push_back(std::move(left));
    for (;;) {
        auto choice = operand(type);
        if (!choice)
            return choice;
        if (choice->type != type)
            return failure(wrong(Fault::DifferentKinds, *choice, nameOf(type)));
        children.push_back(*std::move(choice));
        const auto goesOn = takes(",");
        if (!goesOn)
            return failure(QueryError(goesOn.error()));
        if (!*goesOn)
            break;
    }
    const auto place = joined(children.front().place, m_next.place);
    if (auto closed = expect(")"); !closed)
        return failure(std::move(closed.error()));
    Expression found{.node = OneOf{}, .children = std::move(children), .type = {}, .place = place};
    return *negates ? negated(std::move(found)) : found;
}

Expression Grammar::negated(Expression inner)
{
    const auto place = inner.place;
    std::vector<Expression> children;
    children.push_back(std::move(inner));
    return {.node = Not{}, .children = std::move(children), .type = {}, .place = place};
}

/// `a1 is held` is `a1.state == held`, and `state is held` is `state == held`.
Parsed Grammar::stateOf(Expression left)
{
    if (const auto state = memberOf(left.type, stateMember, m_schema))
        left = memberIn(std::move(left), *state);
    if (left.type.kind != Kind::Word)
        return failure(wrong(Fault::DifferentKinds, left, query::nameOf(Kind::Word)));
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    const auto negates = takes("not");
    if (!negates)
        return failure(QueryError(negates.error()));
    if (isAt("in")) {
        auto found = oneOf(std::move(left));
        return found && *negates ? negated(*std::move(found)) : found;
    }
    const auto &words = *left.type.words;
    noteAll(words);
    if (m_next.kind != TokenKind::Name)
        return failure(unexpected());
    if (std::find(words.begin(), words.end(), m_next.text) == words.end())
        return failure(unknownName(m_next, words, Fault::UnknownWord));
    Expression word{
        .node = Literal{std::string(m_next.text)}, .children = {}, .type = left.type, .place = m_next.place};
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    const auto place = joined(left.place, word.place);
    std::vector<Expression> children;
    children.push_back(std::move(left));
    children.push_back(std::move(word));
    const auto how = *negates ? Comparison::Unequal : Comparison::Equal;
    return Expression{.node = Compare{how}, .children = std::move(children), .type = {}, .place = place};
}

} // namespace lockscope::query
