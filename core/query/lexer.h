// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/query/query_error.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace lockscope::query {

enum class TokenKind : std::uint8_t { End, Name, Number, Duration, Text, Symbol };

/// One word of an expression. `text` is what stands there; of a Text, what is between the quotes, escapes kept.
struct Lexeme
{
    TokenKind kind = TokenKind::End;
    Span place;
    std::string_view text;
    /// Of a Number, and of a Duration in microseconds.
    std::uint64_t number = 0;
};

/// Cuts the text of an expression into its words.
class Lexer
{
public:
    /// `text` outlives the lexer.
    explicit Lexer(std::string_view text)
        : m_text(text)
    {
    }

    /// The next word; after the last one, End for ever.
    [[nodiscard]] Result<Lexeme, QueryError> next();

private:
    [[nodiscard]] Result<Lexeme, QueryError> number();
    [[nodiscard]] Result<Lexeme, QueryError> text();
    [[nodiscard]] Result<Lexeme, QueryError> symbol();
    [[nodiscard]] Lexeme lexeme(TokenKind kind, std::size_t begin) const;
    [[nodiscard]] QueryError fault(Fault fault, std::size_t begin) const;
    template<typename Holds>
    void skip(Holds holds);

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace lockscope::query
