// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/parser.h"

#include "core/query/grammar.h"

#include <algorithm>

namespace lockscope::query {

namespace {

bool isOfWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

} // namespace

Result<Expression, QueryError> parse(std::string_view text, const Schema &schema)
{
    if (text.size() > textSizeMax)
        return failure(QueryError{Fault::TooLong, {textSizeMax, text.size() - textSizeMax}, {}, {}, {}});
    return Grammar(text, schema).whole();
}

Result<Leading, QueryError> parseLeading(std::string_view text, Kind kind, const Schema &schema)
{
    Grammar grammar(text.substr(0, std::min(text.size(), textSizeMax)), schema);
    auto found = grammar.leading(kind);
    if (!found)
        return failure(std::move(found.error()));
    return Leading{*std::move(found), grammar.restBegin()};
}

Completion complete(std::string_view text, std::size_t cursor, const Schema &schema)
{
    const auto before = text.substr(0, std::min({cursor, text.size(), textSizeMax}));
    auto begin = before.size();
    while (begin > 0 && isOfWord(before[begin - 1]))
        --begin;
    const auto prefix = before.substr(begin);
    Grammar grammar(before.substr(0, begin), schema);
    static_cast<void>(grammar.whole());
    Completion found{.place = {begin, prefix.size()}, .candidates = {}};
    if (!grammar.isAtEnd())
        return found;
    for (const auto &each : grammar.mayStandHere()) {
        const bool isNew = std::find(found.candidates.begin(), found.candidates.end(), each) == found.candidates.end();
        if (each.starts_with(prefix) && isNew)
            found.candidates.push_back(each);
    }
    return found;
}

} // namespace lockscope::query
