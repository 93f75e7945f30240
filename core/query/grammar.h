// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/query/expression.h"
#include "core/query/lexer.h"
#include "core/query/query_error.h"
#include "core/query/schema.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::query {

using Parsed = Result<Expression, QueryError>;
using Step = Result<void, QueryError>;

/// By recursive descent, one word ahead. It keeps what could stand at the next word, for errors and completion alike.
class Grammar
{
public:
    Grammar(std::string_view text, const Schema &schema)
        : m_lexer(text)
        , m_schema(schema)
    {
    }

    Parsed whole();
    /// As much as is an expression of this kind; the rest is somebody else's.
    Parsed leading(Kind kind);
    /// Where the first word behind it stands.
    [[nodiscard]] std::size_t restBegin() const { return m_next.place.begin; }
    /// What may stand where the last word was.
    [[nodiscard]] const std::vector<std::string> &mayStandHere() const { return m_mayStand; }
    [[nodiscard]] bool isAtEnd() const { return m_next.kind == TokenKind::End; }

private:
    Step advance();
    /// Whether the next word is this one.
    bool isAt(std::string_view word);
    /// Takes the next word if it is this one.
    Result<bool, QueryError> takes(std::string_view word);
    Step expect(std::string_view word);

    Parsed disjunction();
    Parsed conjunction();
    /// One part, or several with `word` between them.
    template<typename Node>
    Parsed joinedBy(std::string_view word, Parsed (Grammar::*readPart)());
    Parsed negation();
    Parsed comparison();
    Parsed compared(Expression left, Comparison how);
    Parsed oneOf(Expression left);
    Parsed stateOf(Expression left);
    [[nodiscard]] static Expression negated(Expression inner);
    Parsed operand(const Type &wanted);
    Parsed primary(const Type &wanted);
    Parsed group();
    Parsed literal();
    Parsed named(const Type &wanted);
    Parsed call(const Lexeme &name);
    Parsed fieldOrWord(const Lexeme &name, const Type &wanted);
    Parsed prefixed(const Lexeme &name, std::size_t function);
    Parsed member(Expression thing);
    [[nodiscard]] Expression memberIn(Expression thing, std::size_t member) const;
    /// A thing that stands beside a text is its name.
    [[nodiscard]] Expression beside(Expression thing, const Type &other) const;

    Step arguments(const FunctionSpec &function, Expression &into);
    void noteNames(const Type &wanted);
    void noteAll(const WordList &words);
    [[nodiscard]] QueryError unexpected() const;
    [[nodiscard]] std::string nameOf(const Type &type) const;
    [[nodiscard]] QueryError wrong(Fault fault, const Expression &where, std::string expected) const;
    [[nodiscard]] Step mustBe(Kind kind, const Expression &expression) const;
    [[nodiscard]] QueryError unknownName(const Lexeme &name, std::vector<std::string> known, Fault fault) const;

    Lexer m_lexer;
    const Schema &m_schema;
    Lexeme m_next;
    /// What comes next is no word of this language; it counts only where one has to come.
    std::optional<QueryError> m_strange;
    bool m_isLeading = false;
    std::vector<std::string> m_mayStand;
    std::size_t m_depth = 0;
};

/// A name for kinds in errors; the same in every language, as the words of the language itself are.
[[nodiscard]] std::string nameOf(Kind kind);
[[nodiscard]] Span joined(const Span &first, const Span &last);

} // namespace lockscope::query
