// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/evaluation.h"

#include "core/base/match.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace lockscope::query {

namespace {

Verdict verdictOf(bool holds)
{
    return holds ? Verdict::Yes : Verdict::No;
}

Verdict negated(Verdict verdict)
{
    switch (verdict) {
    case Verdict::No:
        return Verdict::Yes;
    case Verdict::Yes:
        return Verdict::No;
    case Verdict::NotKnown:
        return Verdict::NotKnown;
    }
    return Verdict::NotKnown;
}

template<typename T>
Verdict ordered(const T &left, const T &right, Comparison how)
{
    switch (how) {
    case Comparison::Equal:
        return verdictOf(left == right);
    case Comparison::Unequal:
        return verdictOf(left != right);
    case Comparison::Less:
        return verdictOf(left < right);
    case Comparison::LessOrEqual:
        return verdictOf(left <= right);
    case Comparison::Greater:
        return verdictOf(left > right);
    case Comparison::GreaterOrEqual:
        return verdictOf(left >= right);
    }
    return Verdict::NotKnown;
}

Value valueOf(const Literal &literal)
{
    return match<Value>(
        literal.value,
        [](bool value) { return value; },
        [](std::uint64_t value) { return value; },
        [](Duration value) { return value; },
        [](const std::string &value) { return std::string_view(value); });
}

/// A constant text is a pattern.
const std::string *patternIn(const Expression &expression)
{
    const auto *const literal = std::get_if<Literal>(&expression.node);
    return literal == nullptr || expression.type.kind != Kind::Text ? nullptr
                                                                    : std::get_if<std::string>(&literal->value);
}

Verdict compared(const Value &left, const Expression &right, Comparison how, const Facts &facts)
{
    const auto value = valueOf(right, facts);
    // Parsing saw to it that the kinds are the same.
    if (left.index() != value.index() || std::holds_alternative<Unknown>(left))
        return Verdict::NotKnown;
    return match<Verdict>(
        left,
        [](const Unknown &) { return Verdict::NotKnown; },
        [&](bool one) { return ordered(one, std::get<bool>(value), how); },
        [&](std::uint64_t one) { return ordered(one, std::get<std::uint64_t>(value), how); },
        [&](Duration one) { return ordered(one, std::get<Duration>(value), how); },
        [&](std::string_view one) {
            if (const auto *const pattern = patternIn(right)) {
                const auto isLike = verdictOf(fits(one, *pattern));
                return how == Comparison::Equal ? isLike : negated(isLike);
            }
            return ordered(one, std::get<std::string_view>(value), how);
        });
}

/// `deciding` settles it at once; without one it is known only where everything is.
Verdict joined(const Expression &expression, const Facts &facts, Verdict deciding)
{
    auto verdict = negated(deciding);
    for (const auto &child : expression.children) {
        const auto part = evaluate(child, facts);
        if (part == deciding)
            return deciding;
        if (part == Verdict::NotKnown)
            verdict = Verdict::NotKnown;
    }
    return verdict;
}

Verdict oneOf(const Expression &expression, const Facts &facts)
{
    const auto value = valueOf(expression.children.front(), facts);
    auto verdict = Verdict::No;
    for (auto choice = expression.children.begin() + 1; choice != expression.children.end(); ++choice) {
        const auto isIt = compared(value, *choice, Comparison::Equal, facts);
        if (isIt == Verdict::Yes)
            return Verdict::Yes;
        if (isIt == Verdict::NotKnown)
            verdict = Verdict::NotKnown;
    }
    return verdict;
}

/// A pattern is compared with whatever it is written beside, on either side.
Verdict comparedBothWays(const Expression &expression, const Compare &compare, const Facts &facts)
{
    const auto &left = expression.children.front();
    const auto &right = expression.children.back();
    const bool isTurned = patternIn(left) != nullptr && patternIn(right) == nullptr;
    const auto &one = isTurned ? right : left;
    const auto &other = isTurned ? left : right;
    return compared(valueOf(one, facts), other, compare.how, facts);
}

/// Bytes of the character that begins at `at` (UTF-8).
std::size_t characterSize(std::string_view text, std::size_t at)
{
    std::size_t size = 1;
    while (at + size < text.size() && (static_cast<unsigned char>(text[at + size]) & 0xC0U) == 0x80U)
        ++size;
    return size;
}

} // namespace

Value valueOf(const Expression &expression, const Facts &facts)
{
    // Handed over as a vector: calls are rare, and have one argument or two.
    const auto called = [&](const CallOf &call) {
        std::vector<Value> arguments;
        for (const auto &child : expression.children)
            arguments.push_back(valueOf(child, facts));
        return facts.call(call, arguments);
    };
    const auto judged = [&] {
        const auto verdict = evaluate(expression, facts);
        return verdict == Verdict::NotKnown ? Value(Unknown{}) : Value(verdict == Verdict::Yes);
    };
    return match<Value>(
        expression.node,
        [](const Literal &literal) { return valueOf(literal); },
        [&](const FieldOf &field) { return facts.field(field.field); },
        [&](const CallOf &call) { return called(call); },
        [&](const MemberOf &member) {
            const auto thing = valueOf(expression.children.front(), facts);
            return std::holds_alternative<Unknown>(thing) ? thing : facts.member(member.member, thing);
        },
        [&](const Compare &) { return judged(); },
        [&](const OneOf &) { return judged(); },
        [&](const Not &) { return judged(); },
        [&](const And &) { return judged(); },
        [&](const Or &) { return judged(); });
}

Verdict evaluate(const Expression &expression, const Facts &facts)
{
    const auto plain = [&] {
        const auto value = valueOf(expression, facts);
        const auto *const truth = std::get_if<bool>(&value);
        return truth == nullptr ? Verdict::NotKnown : verdictOf(*truth);
    };
    return match<Verdict>(
        expression.node,
        [&](const Literal &) { return plain(); },
        [&](const FieldOf &) { return plain(); },
        [&](const CallOf &) { return plain(); },
        [&](const MemberOf &) { return plain(); },
        [&](const Compare &compare) { return comparedBothWays(expression, compare, facts); },
        [&](const OneOf &) { return oneOf(expression, facts); },
        [&](const Not &) { return negated(evaluate(expression.children.front(), facts)); },
        [&](const And &) { return joined(expression, facts, Verdict::No); },
        [&](const Or &) { return joined(expression, facts, Verdict::Yes); });
}

bool fits(std::string_view text, std::string_view pattern)
{
    std::size_t t = 0;
    std::size_t p = 0;
    // Where the last star stands, and how far into the text it reaches; a mismatch lets it reach one further.
    std::size_t star = std::string_view::npos;
    std::size_t reach = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            reach = t;
            continue;
        }
        const bool isEscaped = p + 1 < pattern.size() && pattern[p] == '\\';
        const bool isAny = p < pattern.size() && pattern[p] == '?';
        if (p < pattern.size() && (isAny || pattern[isEscaped ? p + 1 : p] == text[t])) {
            p += isEscaped ? 2 : 1;
            t += isAny ? characterSize(text, t) : 1;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++reach;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

} // namespace lockscope::query
