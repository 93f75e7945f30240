// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/word_classes.h"

#include "core/scenario/line_reader.h"
#include "core/scenario/state_words.h"
#include "core/scenario/statement.h"
#include "core/scenario/words.h"

#include <algorithm>
#include <set>
#include <string>

namespace lockscope::scenario {

namespace {

bool isOption(std::string_view word)
{
    static const std::set<std::string_view> words = {
        "and",   "or",           "not",   "in",       "is",          "within",    "as",       "wait",
        "lease", "token",        "reset", "torn",     "moved",       "calls",     "stranger", "node",
        "only",  "through-stop", "seed",  "if-known", "if-possible", "to-server", "to-client"};
    return words.contains(word);
}

bool isState(std::string_view word)
{
    static const auto words = [] {
        std::set<std::string, std::less<>> all;
        for (const auto &list : {beliefWords(), truthWords(), fateWords(), serverWords(), keyWords(), outcomeWords()})
            all.insert(list.begin(), list.end());
        all.insert(refusedResult);
        return all;
    }();
    return words.contains(word);
}

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-'
        || static_cast<unsigned char>(c) >= 0x80;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Goes through one line; what a word is depends on what stands before it.
class WordWalk
{
public:
    explicit WordWalk(std::string_view line)
        : m_line(line)
        , m_end(withoutComment(line).size())
    {
    }

    std::vector<ClassedWord> take()
    {
        while (m_at < m_end)
            step();
        if (m_end < m_line.size())
            m_words.push_back({m_end, m_line.size() - m_end, WordClass::Comment});
        return std::move(m_words);
    }

private:
    void step()
    {
        const char c = m_line[m_at];
        const bool isTime = (c == '+' || c == '-') && m_at + 1 < m_end && isDigit(m_line[m_at + 1]);
        if (c == '"')
            add(textEnd(), WordClass::Text);
        else if (isTime || isDigit(c))
            add(wordEnd(m_at + 1), WordClass::Number);
        else if (c == '-' && m_line.substr(m_at, 2) == "->")
            add(m_at + 2, WordClass::Option);
        else if (isWordByte(c))
            word();
        else
            ++m_at;
    }

    void word()
    {
        const auto end = wordEnd(m_at);
        const auto text = m_line.substr(m_at, end - m_at);
        const auto what = classOf(text);
        // Its operands are an action's again.
        m_isAction = m_count == 0 && what == WordClass::Plain;
        if (m_count++ == 0)
            m_isCheck = what == WordClass::Check;
        add(end, what);
    }

    [[nodiscard]] WordClass classOf(std::string_view text) const
    {
        if (m_count == 0) {
            if (isOneOf(headWords(), text) || text == "lockscope")
                return WordClass::Declaration;
            if (isOneOf(checkWords(), text))
                return WordClass::Check;
            if (isOneOf(blockWords(), text))
                return WordClass::Block;
            return isFaultWord(text) ? WordClass::Fault : WordClass::Plain;
        }
        if (m_isAction && isOneOf(clientWords(), text))
            return WordClass::Request;
        if (isMember())
            return WordClass::Plain;
        if (isOption(text))
            return WordClass::Option;
        if (isState(text))
            return WordClass::State;
        return m_isCheck && isFaultWord(text) ? WordClass::Fault : WordClass::Plain;
    }

    /// `a1.token` is none of the words that it looks like.
    [[nodiscard]] bool isMember() const { return m_at > 0 && m_line[m_at - 1] == '.'; }

    [[nodiscard]] std::size_t wordEnd(std::size_t from) const
    {
        auto end = from;
        while (end < m_end && isWordByte(m_line[end]))
            ++end;
        return end;
    }
    [[nodiscard]] std::size_t textEnd() const
    {
        for (auto end = m_at + 1; end < m_end; ++end) {
            if (m_line[end] == '\\')
                ++end;
            else if (m_line[end] == '"')
                return end + 1;
        }
        return m_end;
    }
    void add(std::size_t end, WordClass what)
    {
        m_words.push_back({m_at, end - m_at, what});
        m_at = end;
    }

    std::string_view m_line;
    std::size_t m_end;
    std::size_t m_at = 0;
    std::size_t m_count = 0;
    bool m_isAction = false;
    bool m_isCheck = false;
    std::vector<ClassedWord> m_words;
};

} // namespace

std::vector<ClassedWord> classedWords(std::string_view line)
{
    return WordWalk(line).take();
}

} // namespace lockscope::scenario
