// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/grammar.h"

#include "core/query/parser.h"
#include "core/query/suggestion.h"

#include <utility>

namespace lockscope::query {

namespace {

/// `a or b or c` is one node with three children; so is `and`.
template<typename Node>
Expression united(std::vector<Expression> parts)
{
    const auto place = joined(parts.front().place, parts.back().place);
    return {.node = Node{}, .children = std::move(parts), .type = {}, .place = place};
}

} // namespace

std::string nameOf(Kind kind)
{
    switch (kind) {
    case Kind::Truth:
        return "truth";
    case Kind::Number:
        return "number";
    case Kind::Duration:
        return "duration";
    case Kind::Text:
        return "text";
    case Kind::Word:
        return "word";
    case Kind::Thing:
        return "thing";
    }
    return {};
}

Span joined(const Span &first, const Span &last)
{
    return {first.begin, last.begin + last.size - first.begin};
}

Step Grammar::advance()
{
    m_mayStand.clear();
    auto next = m_lexer.next();
    if (!next && !m_isLeading)
        return failure(std::move(next.error()));
    if (next) {
        m_next = *next;
        return {};
    }
    m_next = {.kind = TokenKind::End, .place = next.error().place, .text = {}, .number = 0};
    m_strange = std::move(next.error());
    return {};
}

bool Grammar::isAt(std::string_view word)
{
    m_mayStand.emplace_back(word);
    return m_next.text == word && (m_next.kind == TokenKind::Name || m_next.kind == TokenKind::Symbol);
}

Result<bool, QueryError> Grammar::takes(std::string_view word)
{
    if (!isAt(word))
        return false;
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    return true;
}

Step Grammar::expect(std::string_view word)
{
    return isAt(word) ? advance() : Step(failure(unexpected()));
}

Parsed Grammar::whole()
{
    if (auto begun = advance(); !begun)
        return failure(std::move(begun.error()));
    auto expression = disjunction();
    if (!expression)
        return expression;
    if (!isAtEnd())
        return failure(unexpected());
    if (auto truth = mustBe(Kind::Truth, *expression); !truth)
        return failure(std::move(truth.error()));
    return expression;
}

Parsed Grammar::leading(Kind kind)
{
    m_isLeading = true;
    if (auto begun = advance(); !begun)
        return failure(std::move(begun.error()));
    auto expression = kind == Kind::Truth ? disjunction() : operand({kind});
    if (!expression)
        return expression;
    // What stands behind it is no comparison: that is where it went wrong.
    const bool endsHere = isAtEnd() && !m_strange;
    if (kind == Kind::Truth && expression->type.kind != kind && !endsHere)
        return failure(unexpected());
    if (auto right = mustBe(kind, *expression); !right)
        return failure(std::move(right.error()));
    return expression;
}

Parsed Grammar::disjunction()
{
    return joinedBy<Or>("or", &Grammar::conjunction);
}

Parsed Grammar::conjunction()
{
    return joinedBy<And>("and", &Grammar::negation);
}

template<typename Node>
Parsed Grammar::joinedBy(std::string_view word, Parsed (Grammar::*readPart)())
{
    std::vector<Expression> parts;
    for (;;) {
        auto part = (this->*readPart)();
        if (!part)
            return part;
        parts.push_back(*std::move(part));
        const auto goesOn = takes(word);
        if (!goesOn)
            return failure(QueryError(goesOn.error()));
        if (!*goesOn && parts.size() == 1)
            return std::move(parts.front());
        if (auto truth = mustBe(Kind::Truth, parts.back()); !truth)
            return failure(std::move(truth.error()));
        if (!*goesOn)
            return united<Node>(std::move(parts));
    }
}

Parsed Grammar::negation()
{
    const auto begin = m_next.place;
    const auto negates = takes("not");
    if (!negates)
        return failure(QueryError(negates.error()));
    if (!*negates)
        return comparison();
    if (++m_depth > depthMax)
        return failure(QueryError{Fault::TooDeep, begin, "not", {}, {}});
    auto inner = negation();
    --m_depth;
    if (!inner)
        return inner;
    if (auto truth = mustBe(Kind::Truth, *inner); !truth)
        return failure(std::move(truth.error()));
    const auto place = joined(begin, inner->place);
    std::vector<Expression> children;
    children.push_back(*std::move(inner));
    return Expression{.node = Not{}, .children = std::move(children), .type = {}, .place = place};
}

void Grammar::noteNames(const Type &wanted)
{
    if (wanted.kind == Kind::Word && wanted.words != nullptr)
        return noteAll(*wanted.words);
    for (const auto &each : m_schema.fields)
        m_mayStand.push_back(each.name);
    for (const auto &each : m_schema.functions)
        m_mayStand.push_back(each.name + (each.isPrefix ? "" : "("));
}

void Grammar::noteAll(const WordList &words)
{
    m_mayStand.insert(m_mayStand.end(), words.begin(), words.end());
}

QueryError Grammar::unexpected() const
{
    if (m_strange)
        return *m_strange;
    return {.fault = Fault::Unexpected,
            .place = m_next.place,
            .found = std::string(m_next.text),
            .expected = m_mayStand,
            .suggestion = m_next.text == "=" ? std::string("==") : mostLike(m_next.text, m_mayStand)};
}

std::string Grammar::nameOf(const Type &type) const
{
    const bool isNamed = type.kind == Kind::Thing && type.thing < m_schema.things.size();
    return isNamed ? m_schema.things[type.thing] : query::nameOf(type.kind);
}

QueryError Grammar::wrong(Fault fault, const Expression &where, std::string expected) const
{
    return {.fault = fault,
            .place = where.place,
            .found = nameOf(where.type),
            .expected = {std::move(expected)},
            .suggestion = {}};
}

Step Grammar::mustBe(Kind kind, const Expression &expression) const
{
    if (expression.type.kind == kind)
        return {};
    return failure(
        wrong(kind == Kind::Truth ? Fault::NoTruth : Fault::DifferentKinds, expression, query::nameOf(kind)));
}

QueryError Grammar::unknownName(const Lexeme &name, std::vector<std::string> known, Fault fault) const
{
    auto suggestion = mostLike(name.text, known);
    return {.fault = fault,
            .place = name.place,
            .found = std::string(name.text),
            .expected = std::move(known),
            .suggestion = std::move(suggestion)};
}

} // namespace lockscope::query
