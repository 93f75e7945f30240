// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_text.h"

#include "core/picture/drawing.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lockscope::picture {

namespace {

using namespace std::chrono_literals;

/// Of a column, and before the first one.
constexpr std::size_t columnWidth = 26;
constexpr std::size_t timeWidth = 16;

struct Row
{
    TimePoint at;
    std::string text;
};

/// Cut or filled up to `width` characters.
std::string fitted(const std::string &text, std::size_t width, char filler)
{
    auto cut = elided(text, static_cast<double>(width), Face::Fixed, fixedLetters());
    cut.append(width - std::min(width, charactersIn(cut)), filler);
    return cut;
}

class TextDraft
{
public:
    TextDraft(const SequenceFold &fold, const SequenceWords &words, Arrangement columns)
        : m_fold(fold)
        , m_words(words)
        , m_columns(std::move(columns))
    {
    }

    [[nodiscard]] std::string head() const
    {
        std::string text(timeWidth, ' ');
        for (const auto &column : m_columns.columns) {
            const auto name = column.isFold ? m_words.foldName(column.members.size())
                                            : m_words.nameOf(m_fold.parties()[column.members.front()]);
            text += fitted(name, columnWidth, ' ');
        }
        return text;
    }
    [[nodiscard]] std::string line(const SequenceItem &item) const
    {
        const auto from = m_columns.placeOf(item.from);
        const auto to = m_columns.placeOf(item.to);
        if (!from || !to)
            return {};
        auto text = isMessage(item.kind) && *from != *to ? arrow(item, *from, *to) : mark(item, *from);
        return text + behind(item);
    }
    [[nodiscard]] std::string line(const Band &band) const
    {
        const auto sign = band.isBad() ? '~' : '=';
        const auto width = std::max<std::size_t>(m_columns.columns.size(), 1) * columnWidth;
        return fitted(std::string(3, sign) + ' ' + m_words.textOf(band) + ' ', width, sign);
    }

private:
    [[nodiscard]] std::string empty(std::size_t columns) const
    {
        std::string text;
        for (std::size_t i = 0; i < columns; ++i)
            text += fitted("|", columnWidth, ' ');
        return text;
    }
    [[nodiscard]] std::string arrow(const SequenceItem &item, std::uint32_t from, std::uint32_t to) const
    {
        const auto [left, right] = std::minmax(from, to);
        const auto width = (right - left) * columnWidth - 1;
        const bool isLost = item.passage == Passage::Lost;
        const bool isRightward = from < to;
        const auto label = m_words.labelOf(item);
        const auto line = item.passage == Passage::Arrived || isLost ? '-' : '.';
        const char tip = isLost ? 'X' : (isRightward ? '>' : '<');
        auto text = empty(left) + '|';
        if (isRightward)
            text += std::string(2, line) + fitted(label, width - 3, line) + tip;
        else
            text += tip + std::string(2, line) + fitted(label, width - 3, line);
        return text + empty(m_columns.columns.size() - right);
    }
    [[nodiscard]] std::string mark(const SequenceItem &item, std::uint32_t column) const
    {
        const auto label = std::string(signOf(item.kind)) + ' ' + m_words.labelOf(item);
        return empty(column) + fitted(label, columnWidth, ' ') + empty(m_columns.columns.size() - column - 1);
    }
    /// What an arrow on paper shows by its slope.
    [[nodiscard]] std::string behind(const SequenceItem &item) const
    {
        if (item.passage != Passage::Arrived)
            return {};
        const auto took = (item.end - item.begin).count();
        return std::to_string(took / 1000) + '.' + std::to_string(took / 100 % 10) + " ms";
    }

    const SequenceFold &m_fold;
    const SequenceWords &m_words;
    Arrangement m_columns;
};

} // namespace

std::vector<std::string> sequenceText(const SequenceFold &fold,
                                      const BandList &bands,
                                      SequenceColumns &columns,
                                      const SequenceWords &words,
                                      const TimeSpan &shown,
                                      const std::function<bool(const SequenceItem &)> &isShown)
{
    const TextDraft draft(fold, words, columns.arrange(fold.parties(), shown, std::numeric_limits<std::size_t>::max()));
    std::vector<Row> rows;
    std::size_t leftOut = 0;
    const auto take = [&](TimePoint at, std::string text) {
        if (text.empty())
            return;
        if (rows.size() < textLinesMax)
            rows.push_back({at, std::move(text)});
        else
            ++leftOut;
    };
    bands.visit(shown, [&](BandNumber /*number*/, const Band &band) { take(band.begin, draft.line(band)); });
    fold.items().visit(shown, [&](ItemNumber /*number*/, const SequenceItem &item) {
        if (!isShown || isShown(item))
            take(item.begin, draft.line(item));
    });
    std::stable_sort(rows.begin(), rows.end(), [](const Row &one, const Row &other) { return one.at < other.at; });

    std::vector<std::string> lines{draft.head()};
    for (auto &row : rows)
        lines.push_back(fitted(words.timeText(row.at, 1ms), timeWidth, ' ') + row.text);
    if (leftOut > 0)
        lines.push_back("+ " + std::to_string(leftOut));
    for (auto &line : lines)
        line.erase(line.find_last_not_of(' ') + 1);
    return lines;
}

} // namespace lockscope::picture
