// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/format.h"

#include "core/scenario/block_parser.h"
#include "core/scenario/line_reader.h"
#include "core/scenario/source_lines.h"
#include "core/vocabulary/key.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace lockscope::scenario {

namespace {

/// Where the second word of a line stands, and by how much a block is moved in.
constexpr std::size_t secondColumn = 8;
constexpr std::size_t indentSize = 4;

bool opensBlock(std::string_view word)
{
    return word == "repeat" || word == "each" || word == "block" || word == "permute" || word == "sample";
}

std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string_view withoutBlanksBehind(std::string_view text)
{
    const auto end = text.find_last_not_of(" \t\r");
    return text.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

/// The words of the line with one blank between them; of a `when`, two where a writer set its action apart.
std::string joined(std::string_view code, std::string_view &first)
{
    const Names none;
    LineReader line(code, {}, none);
    first = line.peek().text;
    std::string text;
    const char *end = code.data();
    for (std::size_t count = 0; !line.atEnd(); ++count) {
        const auto word = line.take().text;
        const bool isApart = first == "when" && word.data() - end > 1;
        if (count == 1)
            text.resize(std::max(text.size() + 1, secondColumn), ' ');
        else if (count > 1)
            text += isApart ? "  " : " ";
        text += word;
        end = word.data() + word.size();
    }
    return text;
}

class Formatter
{
public:
    void add(std::string_view whole)
    {
        if (whole.size() > lineSizeMax || !isUtf8(whole) || whole.find('\0') != std::string_view::npos) {
            m_text += whole;
            m_text += '\n';
            return;
        }
        const auto code = withoutComment(whole);
        const auto comment = withoutBlanksBehind(whole.substr(code.size()));
        std::string_view first;
        const auto words = joined(code, first);
        if (first == "end" && m_depth > 0)
            --m_depth;
        std::string line;
        if (!words.empty() || !comment.empty())
            line.append(std::min(m_depth, BlockParser::depthMax) * indentSize, ' ');
        line += words;
        if (!words.empty() && !comment.empty()) {
            const auto size = charactersIn(line);
            line.append(std::max(charactersIn(code), size + 2) - size, ' ');
        }
        line += comment;
        if (opensBlock(first))
            ++m_depth;
        // What would grow beyond what is read stays as it is.
        m_text += line.size() > lineSizeMax ? whole : std::string_view(line);
        m_text += '\n';
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    std::size_t m_depth = 0;
};

} // namespace

std::string format(std::string_view text)
{
    Formatter formatter;
    while (!text.empty()) {
        const auto end = text.find('\n');
        formatter.add(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return formatter.take();
}

} // namespace lockscope::scenario
