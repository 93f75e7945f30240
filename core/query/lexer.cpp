// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/lexer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace lockscope::query {

namespace {

// Not those of <cctype>: they ask the locale.
bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isOfName(char c)
{
    return isLetter(c) || isDigit(c);
}

struct Unit
{
    std::string_view name;
    std::uint64_t microseconds;
};
constexpr auto units = std::to_array<Unit>({
    {"us", 1},
    {"ms", 1'000},
    {"s", 1'000'000},
    {"min", 60'000'000},
    {"h", 3'600'000'000},
});

/// The longer ones first.
constexpr auto symbols = std::to_array<std::string_view>({"==", "!=", "<=", ">=", "<", ">", "(", ")", ",", ".", "="});

} // namespace

template<typename Holds>
void Lexer::skip(Holds holds)
{
    while (m_at < m_text.size() && holds(m_text[m_at]))
        ++m_at;
}

Lexeme Lexer::lexeme(TokenKind kind, std::size_t begin) const
{
    const auto size = m_at - begin;
    return {.kind = kind, .place = {begin, size}, .text = m_text.substr(begin, size)};
}

QueryError Lexer::fault(Fault fault, std::size_t begin) const
{
    const auto size = m_at - begin;
    return {.fault = fault,
            .place = {begin, size},
            .found = std::string(m_text.substr(begin, size)),
            .expected = {},
            .suggestion = {}};
}

Result<Lexeme, QueryError> Lexer::next()
{
    skip(isBlank);
    const auto begin = m_at;
    if (m_at == m_text.size())
        return lexeme(TokenKind::End, begin);
    if (isDigit(m_text[m_at]))
        return number();
    if (m_text[m_at] == '"')
        return text();
    if (!isLetter(m_text[m_at]))
        return symbol();
    skip(isOfName);
    return lexeme(TokenKind::Name, begin);
}

Result<Lexeme, QueryError> Lexer::number()
{
    const auto begin = m_at;
    skip(isDigit);
    auto found = lexeme(TokenKind::Number, begin);
    const auto [end, error] = std::from_chars(found.text.data(), found.text.data() + found.text.size(), found.number);
    if (error != std::errc())
        return failure(fault(Fault::NumberTooLarge, begin));
    const auto unitBegin = m_at;
    skip(isOfName);
    const auto name = m_text.substr(unitBegin, m_at - unitBegin);
    if (name.empty())
        return found;
    const auto *const unit =
        std::find_if(units.begin(), units.end(), [name](const Unit &it) { return it.name == name; });
    if (unit == units.end()) {
        auto strange = fault(Fault::StrangeUnit, begin);
        for (const auto &each : units)
            strange.expected.emplace_back(each.name);
        return failure(std::move(strange));
    }
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<Duration::rep>::max());
    if (found.number > most / unit->microseconds)
        return failure(fault(Fault::NumberTooLarge, begin));
    const auto microseconds = found.number * unit->microseconds;
    found = lexeme(TokenKind::Duration, begin);
    found.number = microseconds;
    return found;
}

Result<Lexeme, QueryError> Lexer::text()
{
    const auto begin = m_at++;
    while (m_at < m_text.size() && m_text[m_at] != '"') {
        if (m_text[m_at] == '\\') {
            constexpr std::string_view escapable = "\"\\*?";
            const auto escape = m_at++;
            if (m_at < m_text.size() && escapable.find(m_text[m_at]) == std::string_view::npos) {
                ++m_at;
                return failure(fault(Fault::StrangeEscape, escape));
            }
        }
        m_at = std::min(m_at + 1, m_text.size());
    }
    if (m_at == m_text.size())
        return failure(fault(Fault::OpenText, begin));
    ++m_at;
    auto found = lexeme(TokenKind::Text, begin);
    found.text = found.text.substr(1, found.text.size() - 2);
    return found;
}

Result<Lexeme, QueryError> Lexer::symbol()
{
    const auto begin = m_at;
    for (const auto symbol : symbols) {
        if (!m_text.substr(m_at).starts_with(symbol))
            continue;
        m_at += symbol.size();
        return lexeme(TokenKind::Symbol, begin);
    }
    // The whole character, so that what is shown is text.
    ++m_at;
    skip([](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; });
    return failure(fault(Fault::StrangeCharacter, begin));
}

} // namespace lockscope::query
