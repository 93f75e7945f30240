// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/source_lines.h"

#include "core/query/suggestion.h"
#include "core/scenario/line_reader.h"
#include "core/vocabulary/key.h"

#include <algorithm>
#include <utility>

namespace lockscope::scenario {

namespace {

constexpr std::string_view versionWord = "lockscope";
constexpr std::string_view version = "1";

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    const auto end = text.find_last_not_of(blanks);
    return end == std::string_view::npos ? std::string_view() : text.substr(begin, end + 1 - begin);
}

/// Reads one file after the other, and into each where it is included.
class Walk
{
public:
    Walk(const std::vector<Source> &sources, SourceLines &into)
        : m_sources(sources)
        , m_into(into)
        , m_seen(sources.size())
    {
    }

    void read(std::uint32_t source)
    {
        m_seen[source] = true;
        m_open.push_back(source);
        auto text = std::string_view(m_sources[source].text);
        if (text.size() > fileSizeMax) {
            complain({source, 1, 1, 0}, Fault::FileTooLong);
            text = {};
        }
        std::size_t include = 0;
        bool isVersioned = false;
        for (std::uint32_t number = 1; !text.empty(); ++number) {
            const auto end = text.find('\n');
            auto line = cut({source, number, 1, 0}, text.substr(0, end));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            if (line.isDone || line.text.empty()) {
                line.isDone = true;
                m_into.lines.push_back(line);
                continue;
            }
            if (!std::exchange(isVersioned, true)) {
                readVersion(line);
                if (line.isDone) {
                    m_into.lines.push_back(line);
                    continue;
                }
            }
            const bool includes = LineReader(line.text, line.place, m_noNames).takeIf("include");
            line.isDone = includes;
            m_into.lines.push_back(line);
            if (includes)
                follow(line, include++);
        }
        if (!isVersioned && m_into.complaints.empty())
            complain({source, 1, 1, 0}, Fault::NoVersion);
        m_open.pop_back();
    }

private:
    SourceLine cut(Place place, std::string_view whole)
    {
        SourceLine line{place, {}, {}};
        place.column = 1;
        if (whole.size() > lineSizeMax) {
            complain(place, Fault::LineTooLong);
            line.isDone = true;
        } else if (!isUtf8(whole) || whole.find('\0') != std::string_view::npos) {
            complain(place, Fault::NotText);
            line.isDone = true;
        } else {
            line.text = withoutComment(whole);
            line.comment = whole.substr(line.text.size());
            // Only its end is cut off, so that columns stay what they are.
            while (!line.text.empty() && trimmed(line.text.substr(line.text.size() - 1)).empty())
                line.text.remove_suffix(1);
        }
        return line;
    }

    /// The first line that says anything.
    void readVersion(SourceLine &line)
    {
        LineReader reader(line.text, line.place, m_noNames);
        const auto word = reader.take();
        if (word.text != versionWord) {
            reader.complain(Fault::NoVersion, word, {}, query::mostLike(word.text, {std::string(versionWord)}));
            m_into.complaints.push_back(*reader.complaint());
            // Misspelt, it is no other line.
            line.isDone = !reader.complaint()->suggestion.empty();
            return;
        }
        line.isDone = true;
        const auto number = reader.take();
        if (number.text != version)
            reader.complain(Fault::StrangeVersion, number, {std::string(version)});
        reader.expectEnd();
        if (reader.complaint())
            m_into.complaints.push_back(*reader.complaint());
    }

    void follow(const SourceLine &line, std::size_t include)
    {
        LineReader reader(line.text, line.place, m_noNames);
        reader.expect("include");
        const auto word = reader.peek();
        static_cast<void>(reader.text());
        reader.expectEnd();
        const auto &includes = m_sources[line.place.source].includes;
        const auto target = include < includes.size() ? includes[include] : std::nullopt;
        if (!reader.complaint() && !target)
            reader.complain(Fault::IncludeMissing, word);
        else if (!reader.complaint() && std::find(m_open.begin(), m_open.end(), *target) != m_open.end())
            reader.complain(Fault::IncludeLoop, word);
        if (reader.complaint())
            m_into.complaints.push_back(*reader.complaint());
        else if (!m_seen[*target])
            read(*target);
    }

    void complain(Place place, Fault fault) { m_into.complaints.push_back({.place = place, .fault = fault}); }

    const std::vector<Source> &m_sources;
    SourceLines &m_into;
    const Names m_noNames;
    std::vector<bool> m_seen;
    std::vector<std::uint32_t> m_open;
};

} // namespace

SourceLines linesOf(const std::vector<Source> &sources)
{
    SourceLines all;
    if (!sources.empty())
        Walk(sources, all).read(0);
    return all;
}

About aboutOf(const std::vector<SourceLine> &lines)
{
    About about;
    std::string *open = nullptr;
    for (const auto &line : lines) {
        auto text = trimmed(line.comment.empty() ? line.comment : line.comment.substr(1));
        const bool isComment = line.place.source == 0 && line.text.empty() && !text.empty();
        const auto takeKey = [&](std::string_view key, std::string &into) {
            if (!isComment || !text.starts_with(key))
                return;
            open = &into;
            text = trimmed(text.substr(key.size()));
        };
        takeKey("title:", about.title);
        takeKey("watch:", about.watch);
        if (!isComment) {
            open = nullptr;
        } else if (open != nullptr) {
            *open += (open->empty() ? "" : " ") + std::string(text);
        }
    }
    return about;
}

std::vector<std::string> includesOf(std::string_view text)
{
    std::vector<std::string> names;
    const Names noNames;
    while (!text.empty()) {
        const auto end = text.find('\n');
        LineReader line(withoutComment(text.substr(0, end)), {}, noNames);
        if (line.takeIf("include"))
            names.push_back(line.text());
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return names;
}

} // namespace lockscope::scenario
