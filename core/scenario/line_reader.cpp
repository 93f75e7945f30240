// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/line_reader.h"

#include "core/query/parser.h"
#include "core/scenario/hints.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace lockscope::scenario {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

std::uint32_t charactersIn(std::string_view text)
{
    const auto isFirst = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::uint32_t>(std::count_if(text.begin(), text.end(), isFirst));
}

} // namespace

std::string_view withoutComment(std::string_view line)
{
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (isQuoted && line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            isQuoted = !isQuoted;
        else if (line[i] == '#' && !isQuoted)
            return line.substr(0, i);
    }
    return line;
}

std::optional<std::uint64_t> numberIn(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(value) : std::nullopt;
}

std::optional<Duration> durationIn(std::string_view text)
{
    struct Unit
    {
        std::string_view name;
        std::int64_t microseconds;
    };
    constexpr auto units =
        std::to_array<Unit>({{"us", 1}, {"ms", 1'000}, {"s", 1'000'000}, {"min", 60'000'000}, {"h", 3'600'000'000}});
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return std::nullopt;
    const auto name = text.substr(static_cast<std::size_t>(end - text.data()));
    for (const auto &unit : units) {
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        const bool fits = value <= most / unit.microseconds && value >= -most / unit.microseconds;
        if (unit.name == name && fits)
            return Duration(value * unit.microseconds);
    }
    return std::nullopt;
}

Word LineReader::peek() const
{
    auto begin = m_at;
    while (begin < m_line.size() && isBlank(m_line[begin]))
        ++begin;
    auto end = begin;
    bool isQuoted = false;
    while (end < m_line.size() && (isQuoted || !isBlank(m_line[end]))) {
        if (isQuoted && m_line[end] == '\\' && end + 1 < m_line.size())
            ++end;
        else if (m_line[end] == '"')
            isQuoted = !isQuoted;
        ++end;
    }
    return {m_line.substr(begin, end - begin), begin};
}

Word LineReader::take()
{
    if (m_complaint)
        return {};
    const auto word = peek();
    m_at = word.begin + word.text.size();
    return word;
}

bool LineReader::takeIf(std::string_view word)
{
    if (m_complaint || peek().text != word)
        return false;
    take();
    return true;
}

void LineReader::expect(std::string_view word)
{
    const auto next = peek();
    if (!takeIf(word))
        complain(Fault::Unexpected, next, {std::string(word)});
}

std::string_view LineReader::oneOf(const std::vector<std::string> &words)
{
    const auto next = take();
    const auto found = std::find(words.begin(), words.end(), next.text);
    if (found != words.end())
        return next.text;
    complain(Fault::Unexpected, next, words, hintFor(next.text, words));
    return {};
}

void LineReader::expectEnd()
{
    if (const auto next = peek(); !next.text.empty())
        complain(Fault::Surplus, next);
}

std::optional<LetValue> LineReader::let(std::string_view name) const
{
    const auto found = m_names.lets.find(name);
    return found == m_names.lets.end() ? std::nullopt : std::optional(found->second);
}

std::uint64_t LineReader::number(std::uint64_t low, std::uint64_t high)
{
    const auto word = take();
    auto value = numberIn(word.text);
    if (const auto constant = let(word.text)) {
        if (const auto *const number = std::get_if<std::uint64_t>(&*constant))
            value = *number;
    }
    if (!value) {
        complain(Fault::Unexpected, word, {"<number>"});
        return low;
    }
    if (*value >= low && *value <= high)
        return *value;
    complain(Fault::OutOfRange, word, {std::to_string(low), std::to_string(high)});
    return low;
}

Duration LineReader::duration()
{
    const auto word = take();
    if (const auto value = durationIn(word.text))
        return *value;
    if (const auto constant = let(word.text)) {
        if (const auto *const span = std::get_if<Duration>(&*constant))
            return *span;
    }
    complain(Fault::Unexpected, word, {"<duration>"}, durationFor(word.text));
    return {};
}

std::string LineReader::text()
{
    const auto word = take();
    if (const auto constant = let(word.text)) {
        if (const auto *const text = std::get_if<std::string>(&*constant))
            return *text;
    }
    if (word.text.empty() || word.text.front() != '"') {
        complain(Fault::Unexpected, word, {"<text>"});
        return {};
    }
    std::string text;
    std::size_t at = 1;
    for (; at < word.text.size() && word.text[at] != '"'; ++at) {
        const bool isEscape = word.text[at] == '\\' && at + 1 < word.text.size();
        at += isEscape ? 1U : 0U;
        text += word.text[at];
    }
    if (at >= word.text.size())
        complain(Fault::OpenText, word);
    else if (at + 1 < word.text.size())
        complain(Fault::Surplus, {word.text.substr(at + 1), word.begin + at + 1});
    return text;
}

bool LineReader::takeOption(std::string_view name)
{
    const auto word = peek();
    const bool isIt = word.text.size() > name.size() && word.text.starts_with(name) && word.text[name.size()] == '=';
    if (m_complaint || !isIt)
        return false;
    m_at = word.begin + name.size() + 1;
    if (m_at < m_line.size() && !isBlank(m_line[m_at]))
        return true;
    complain(Fault::Unexpected, {{}, m_at}, {"<value>"});
    return false;
}

Condition LineReader::condition(query::Kind kind, const query::Schema &schema)
{
    if (m_complaint)
        return {};
    const auto begin = peek().begin;
    auto read = query::parseLeading(m_line.substr(begin), kind, schema);
    if (read) {
        m_at = begin + read->restBegin;
        auto text = m_line.substr(begin, read->restBegin);
        while (!text.empty() && isBlank(text.back()))
            text.remove_suffix(1);
        return {std::move(read->expression), std::string(text)};
    }
    auto &error = read.error();
    auto suggestion = std::move(error.suggestion);
    if (suggestion.empty() && error.fault == query::Fault::UnknownWord)
        suggestion = hintFor(error.found, error.expected);
    if (suggestion.empty() && error.fault == query::Fault::DifferentKinds)
        suggestion = callFor(m_line.substr(begin + error.place.begin, error.place.size), m_names);
    if (suggestion.empty() && error.fault == query::Fault::StrangeUnit)
        suggestion = durationFor(error.found);
    m_complaint = Complaint{.place = placeOf(begin + error.place.begin, error.place.size),
                            .fault = Fault::Condition,
                            .found = std::move(error.found),
                            .expected = std::move(error.expected),
                            .suggestion = std::move(suggestion),
                            .query = error.fault};
    return {};
}

Place LineReader::placeOf(std::size_t begin, std::size_t size) const
{
    auto place = m_place;
    begin = std::min(begin, m_line.size());
    place.column = 1 + charactersIn(m_line.substr(0, begin));
    place.size = charactersIn(m_line.substr(begin, size));
    return place;
}

void LineReader::complain(Fault fault, const Word &word, std::vector<std::string> expected, std::string suggestion)
{
    if (m_complaint)
        return;
    m_complaint = Complaint{.place = placeOf(word.begin, word.text.size()),
                            .fault = fault,
                            .found = std::string(word.text),
                            .expected = std::move(expected),
                            .suggestion = std::move(suggestion)};
}

} // namespace lockscope::scenario
