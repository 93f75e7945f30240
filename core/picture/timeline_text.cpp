// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/timeline_layout.h"
#include "core/vocabulary/state_letter.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace lockscope::picture {

namespace {

constexpr std::size_t nameWidthMax = 40;

using namespace std::chrono_literals;

std::string padded(std::string text, std::size_t width)
{
    text.append(width - std::min(width, charactersIn(text)), ' ');
    return text;
}

} // namespace

std::vector<std::string> timelineText(const SpanBoard &board,
                                      const BandList &bands,
                                      const TimelineWords &words,
                                      const std::vector<RowId> &rows,
                                      const TimeSpan &shown,
                                      std::size_t columns)
{
    std::vector<std::size_t> places(board.rowEnd(), rows.size());
    std::size_t nameWidth = 0;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        places[rows[i].value()] = i;
        names.push_back(elidedInFront(words.rowName(board.nameOf(rows[i])), nameWidthMax, Face::Fixed, fixedLetters()));
        nameWidth = std::max(nameWidth, charactersIn(names.back()));
    }
    const TimeScale scale{.span = shown, .begin = 0, .length = static_cast<double>(columns)};
    const auto columnOf = [&](TimePoint at) {
        return static_cast<std::size_t>(std::clamp(scale.nearPlaceOf(at), 0.0, static_cast<double>(columns) - 1));
    };
    std::vector<std::vector<std::optional<ShownState>>> cells(rows.size(),
                                                              std::vector<std::optional<ShownState>>(columns));
    board.segments().visit(shown, [&](SegmentNumber /*number*/, const Segment &segment) {
        const auto place = places[segment.row.value()];
        if (place == rows.size())
            return;
        for (auto at = columnOf(segment.begin); at <= columnOf(std::min(segment.end, shown.to)); ++at) {
            auto &cell = cells[place][at];
            if (!cell || gravityOf(segment.look) > gravityOf(*cell))
                cell = segment.look;
        }
    });

    std::vector<std::string> lines;
    const auto from = words.timeText(shown.from, 1ms);
    const auto to = words.timeText(shown.to, 1ms);
    lines.push_back(padded({}, nameWidth + 1) + padded(from, columns - std::min(columns, charactersIn(to))) + to);
    bands.visit(shown, [&](BandNumber /*number*/, const Band &band) {
        const auto begin = columnOf(std::max(band.begin, shown.from));
        const auto end = band.isMoment() ? begin : columnOf(std::min(band.end, shown.to));
        lines.push_back(padded({}, nameWidth + 1 + begin) + std::string(end - begin + 1, band.isBad() ? '~' : '=') + ' '
                        + words.textOf(band));
    });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto line = padded(names[i], nameWidth + 1);
        for (const auto &cell : cells[i])
            line += cell ? letterOf(*cell) : std::string_view(".");
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace lockscope::picture
