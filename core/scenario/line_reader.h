// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/expression.h"
#include "core/query/schema.h"
#include "core/scenario/complaint.h"
#include "core/scenario/names.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockscope::scenario {

/// A line without its comment; a `#` between quotes begins none.
[[nodiscard]] std::string_view withoutComment(std::string_view line);

/// One blank-separated word of a line; what stands between quotes holds together.
struct Word
{
    std::string_view text;
    /// Bytes before it.
    std::size_t begin = 0;
};

/// Takes one line apart, word by word.
///
/// The first complaint is kept, and after it everything that is asked for is absent: whoever reads a line to its end
/// need not look in between (HE6).
class LineReader
{
public:
    /// Both outlive the reader. `line` has no comment.
    LineReader(std::string_view line, Place place, const Names &names)
        : m_line(line)
        , m_place(place)
        , m_names(names)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_complaint.has_value() || peek().text.empty(); }
    /// The next word; empty at the end.
    [[nodiscard]] Word peek() const;
    Word take();
    /// Takes the next word if it is this one.
    bool takeIf(std::string_view word);
    void expect(std::string_view word);
    /// One of these words.
    std::string_view oneOf(const std::vector<std::string> &words);
    /// Nothing may follow.
    void expectEnd();

    std::uint64_t number(std::uint64_t low, std::uint64_t high);
    Duration duration();
    /// Quoted, or a name that `let` gave to a text.
    std::string text();
    /// `name=`: what stands behind it is the next word then.
    bool takeOption(std::string_view name);

    NameRef client();
    NameRef key();
    /// The name of a request, with its index where it has one.
    RequestRef request(bool isAcquire);
    /// What a request is to be called.
    RequestRef newRequest(bool isAcquire);
    /// An expression of this kind, as far as it goes.
    Condition condition(query::Kind kind, const query::Schema &schema);

    /// About the word; a word of no text is something that is missing there.
    void complain(Fault fault, const Word &word, std::vector<std::string> expected = {}, std::string suggestion = {});
    [[nodiscard]] const std::optional<Complaint> &complaint() const { return m_complaint; }
    [[nodiscard]] Place placeOf(std::size_t begin, std::size_t size) const;
    [[nodiscard]] Place place() const { return m_place; }
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] const Names &names() const { return m_names; }

private:
    [[nodiscard]] std::optional<LetValue> let(std::string_view name) const;
    /// The loop variable of this kind that the word names; it complains where its loop is not open.
    std::optional<NameRef> variable(const Word &word, IndexKind kind);
    RequestRef indexed(std::uint32_t name, std::string_view index, const Word &word);
    std::optional<NameRef> indexOf(IndexKind kind, const Word &index);
    void complainAboutName(const Word &word, std::vector<std::string> known, const char *wanted);

    std::string_view m_line;
    Place m_place;
    const Names &m_names;
    std::size_t m_at = 0;
    std::optional<Complaint> m_complaint;
};

/// "5s", "350us", "-2min": microseconds; none where it is no time.
[[nodiscard]] std::optional<Duration> durationIn(std::string_view text);
[[nodiscard]] std::optional<std::uint64_t> numberIn(std::string_view text);

} // namespace lockscope::scenario
