// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/grammar.h"
#include "core/query/parser.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockscope::query {

Parsed Grammar::operand(const Type &wanted)
{
    auto found = primary(wanted);
    while (found && isAt("."))
        found = member(*std::move(found));
    return found;
}

Parsed Grammar::primary(const Type &wanted)
{
    if (isAt("("))
        return group();
    switch (m_next.kind) {
    case TokenKind::Number:
    case TokenKind::Duration:
    case TokenKind::Text:
        return literal();
    case TokenKind::Name:
        // Words of the grammar are no names.
        if (m_next.text != "not" && m_next.text != "and" && m_next.text != "or" && m_next.text != "in"
            && m_next.text != "is")
            return named(wanted);
        break;
    case TokenKind::End:
    case TokenKind::Symbol:
        break;
    }
    noteNames(wanted);
    return failure(unexpected());
}

Parsed Grammar::group()
{
    const auto begin = m_next.place;
    if (++m_depth > depthMax)
        return failure(QueryError{Fault::TooDeep, begin, "(", {}, {}});
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    auto inner = disjunction();
    --m_depth;
    if (!inner)
        return inner;
    inner->place = joined(begin, m_next.place);
    if (auto closed = expect(")"); !closed)
        return failure(std::move(closed.error()));
    return inner;
}

Parsed Grammar::literal()
{
    Expression found{.node = Literal{m_next.number}, .children = {}, .type = {Kind::Number}, .place = m_next.place};
    if (m_next.kind == TokenKind::Duration) {
        found.node = Literal{Duration(static_cast<Duration::rep>(m_next.number))};
        found.type = {Kind::Duration};
    } else if (m_next.kind == TokenKind::Text) {
        found.node = Literal{std::string(m_next.text)};
        found.type = {Kind::Text};
    }
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    return found;
}

Parsed Grammar::named(const Type &wanted)
{
    const auto name = m_next;
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    if (m_next.text == "(" && m_next.kind == TokenKind::Symbol)
        return call(name);
    const auto function = placeOf(name.text, m_schema.functions);
    if (function && m_schema.functions[*function].isPrefix)
        return prefixed(name, *function);
    if (name.text == "true" || name.text == "false")
        return Expression{.node = Literal{name.text == "true"}, .children = {}, .type = {}, .place = name.place};
    return fieldOrWord(name, wanted);
}

Parsed Grammar::fieldOrWord(const Lexeme &name, const Type &wanted)
{
    const auto *const words = wanted.kind == Kind::Word ? wanted.words : nullptr;
    if (words != nullptr && std::find(words->begin(), words->end(), name.text) != words->end())
        return Expression{.node = Literal{std::string(name.text)}, .children = {}, .type = wanted, .place = name.place};
    if (const auto field = placeOf(name.text, m_schema.fields))
        return Expression{
            .node = FieldOf{*field}, .children = {}, .type = m_schema.fields[*field].type, .place = name.place};
    if (words != nullptr)
        return failure(unknownName(name, *words, Fault::UnknownWord));
    std::vector<std::string> known;
    for (const auto &each : m_schema.fields)
        known.push_back(each.name);
    for (const auto &each : m_schema.functions)
        known.push_back(each.name);
    return failure(unknownName(name, std::move(known), Fault::UnknownName));
}

Parsed Grammar::call(const Lexeme &name)
{
    const auto found = placeOf(name.text, m_schema.functions);
    if (!found) {
        std::vector<std::string> known;
        for (const auto &each : m_schema.functions)
            known.push_back(each.name);
        return failure(unknownName(name, std::move(known), Fault::UnknownName));
    }
    const auto &function = m_schema.functions[*found];
    Expression made{
        .node = CallOf{*found, name.place.begin}, .children = {}, .type = function.result, .place = name.place};
    if (++m_depth > depthMax)
        return failure(QueryError{Fault::TooDeep, name.place, std::string(name.text), {}, {}});
    auto taken = arguments(function, made);
    --m_depth;
    if (!taken)
        return failure(std::move(taken.error()));
    return made;
}

Parsed Grammar::prefixed(const Lexeme &name, std::size_t function)
{
    const auto &spec = m_schema.functions[function];
    const auto &wanted = spec.parameters.front();
    if (++m_depth > depthMax)
        return failure(QueryError{Fault::TooDeep, name.place, std::string(name.text), {}, {}});
    auto argument = operand(wanted);
    --m_depth;
    if (!argument)
        return argument;
    if (argument->type != wanted)
        return failure(wrong(Fault::DifferentKinds, *argument, nameOf(wanted)));
    const auto place = joined(name.place, argument->place);
    std::vector<Expression> children;
    children.push_back(*std::move(argument));
    return Expression{.node = CallOf{function, name.place.begin},
                      .children = std::move(children),
                      .type = spec.result,
                      .place = place};
}

/// From the opening parenthesis to the closing one.
Step Grammar::arguments(const FunctionSpec &function, Expression &into)
{
    if (auto moved = advance(); !moved)
        return moved;
    const auto isFull = [&] { return into.children.size() == function.parameters.size(); };
    while (!isAt(")")) {
        if (isFull())
            break;
        if (!into.children.empty()) {
            if (auto comma = expect(","); !comma)
                return comma;
        }
        const auto &wanted = function.parameters[into.children.size()];
        auto argument = operand(wanted);
        if (!argument)
            return failure(std::move(argument.error()));
        if (argument->type != wanted)
            return failure(wrong(Fault::DifferentKinds, *argument, nameOf(wanted)));
        into.children.push_back(*std::move(argument));
    }
    into.place = joined(into.place, m_next.place);
    if (isFull() && isAtEnd())
        return failure(unexpected());
    if (!isFull() || !isAt(")"))
        return failure(QueryError{
            Fault::WrongArgumentCount, into.place, function.name, {std::to_string(function.parameters.size())}, {}});
    return advance();
}

Parsed Grammar::member(Expression thing)
{
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    if (thing.type.kind != Kind::Thing)
        return failure(wrong(Fault::DifferentKinds, thing, query::nameOf(Kind::Thing)));
    WordList names;
    for (const auto &each : m_schema.members) {
        if (each.thing == thing.type.thing)
            names.push_back(each.name);
    }
    noteAll(names);
    if (m_next.kind != TokenKind::Name)
        return failure(unexpected());
    const auto found = memberOf(thing.type, m_next.text, m_schema);
    if (!found)
        return failure(unknownName(m_next, names, Fault::UnknownName));
    auto made = memberIn(std::move(thing), *found);
    made.place = joined(made.place, m_next.place);
    if (auto moved = advance(); !moved)
        return failure(std::move(moved.error()));
    return made;
}

} // namespace lockscope::query
