// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/run_picture.h"

#include <QString>

#include "core/picture/sequence_fold.h"
#include "ui/models/cursor.h"
#include "ui/models/picture_words.h"
#include "ui/models/plain_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <variant>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using namespace picture;

constexpr double rowHeight = 20;
constexpr double top = 44;
constexpr double timeWidth = 76;
constexpr double lineWidth = 330;
constexpr double columnWidth = 168;
/// Where it is to be small.
constexpr double narrowColumnWidth = 112;
/// For what is said of the last party, at its right.
constexpr double narrowRightWidth = 48;
/// A picture that nobody can take in helps nobody.
constexpr std::size_t rowsMax = 400;
/// Lines of the scenario and labels that are longer are cut.
constexpr qsizetype textMax = 48;

struct StepRow
{
    std::size_t step = 0;
};
struct ItemRow
{
    ItemNumber item;
    bool isEnd = false;
};
/// One thing that happened, at its time.
struct Row
{
    TimePoint at;
    std::variant<StepRow, ItemRow> what;
};

std::string cut(const QString &text)
{
    return (text.size() > textMax ? text.left(textMax - 1) + u'…' : text).toStdString();
}

class RunPicture
{
public:
    RunPicture(const ScenarioOutcome &outcome, PictureLines lines)
        : m_outcome(outcome)
        , m_hasLines(lines == PictureLines::Shown)
        , m_left(m_hasLines ? timeWidth + lineWidth : timeWidth)
        , m_columnWidth(m_hasLines ? columnWidth : narrowColumnWidth)
        , m_cursor(History::Limits{})
        , m_words(m_cursor)
    {
        for (const auto &entry : outcome.entries) {
            m_cursor.append({entry.at, entry.origin, entry.event, entry.rule});
            m_fold.apply(entry);
        }
        if (!outcome.entries.empty())
            m_cursor.setClock(outcome.entries.back().at);
        m_cursor.publish();
    }

    Drawing draw()
    {
        collect();
        arrange();
        m_drawing.width =
            m_left + m_columnWidth * static_cast<double>(m_columns.size()) + (m_hasLines ? 0 : narrowRightWidth);
        m_drawing.height = yOf(m_rows.size()) + rowHeight;
        drawColumns();
        std::optional<QString> lastTime;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const auto time = u"+%1"_s.arg(ui::textOf(m_rows[row].at - m_outcome.begun));
            if (time != lastTime)
                text({timeWidth - 8, yOf(row)}, time, Ink::Quiet, Face::Fixed, Align::Right);
            lastTime = time;
            if (const auto *const step = std::get_if<StepRow>(&m_rows[row].what))
                drawStep(step->step, row);
        }
        for (auto number = m_fold.items().first(); number != m_fold.items().end();
             number = ItemNumber(number.value() + 1))
            drawItem(number);
        return std::move(m_drawing);
    }

private:
    static double yOf(std::size_t row) { return top + rowHeight * (static_cast<double>(row) + 0.5); }
    [[nodiscard]] double xOf(PartyId party) const
    {
        return m_left + m_columnWidth * (static_cast<double>(m_columns.at(party)) + 0.5);
    }

    void collect()
    {
        for (std::size_t step = 0; m_hasLines && step < m_outcome.results.size(); ++step) {
            if (const auto &began = m_outcome.results[step].began)
                m_rows.push_back({*began, StepRow{step}});
        }
        const auto &items = m_fold.items();
        for (auto number = items.first(); number != items.end(); number = ItemNumber(number.value() + 1)) {
            const auto &item = *items.find(number);
            m_rows.push_back({item.begin, ItemRow{number, false}});
            const bool hasEnd = isMessage(item.kind) && item.end != openEnd && item.passage != Passage::OneSided;
            if (hasEnd)
                m_rows.push_back({item.end, ItemRow{number, true}});
        }
        std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) { return a.at < b.at; });
        m_rows.resize(std::min(m_rows.size(), rowsMax));
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (const auto *const item = std::get_if<ItemRow>(&m_rows[row].what))
                (item->isEnd ? m_ends : m_begins).insert_or_assign(item->item, row);
        }
    }

    /// Clients at the left, servers at the right, those that nothing happens to nowhere.
    void arrange()
    {
        std::vector<PartyId> seen;
        const auto note = [&](PartyId party) {
            if (std::find(seen.begin(), seen.end(), party) == seen.end())
                seen.push_back(party);
        };
        for (const auto &[number, row] : m_begins) {
            note(m_fold.items().find(number)->from);
            note(m_fold.items().find(number)->to);
        }
        std::stable_sort(
            seen.begin(), seen.end(), [&](PartyId a, PartyId b) { return m_fold.parties()[a] < m_fold.parties()[b]; });
        for (const auto party : seen)
            m_columns.emplace(party, m_columns.size());
    }

    void drawColumns()
    {
        const auto bottom = yOf(m_rows.size());
        for (const auto &[party, column] : m_columns) {
            m_drawing.shapes.emplace_back(
                Line{.from = {xOf(party), top}, .to = {xOf(party), bottom}, .colour = Ink::Hairline});
            text({xOf(party), top / 2},
                 QString::fromStdString(m_words.nameOf(m_fold.parties()[party])),
                 Ink::Text,
                 Face::Bold,
                 Align::Centre);
        }
    }

    void drawStep(std::size_t step, std::size_t row)
    {
        const auto &statement = *m_outcome.program.steps.at(step).statement;
        const auto mark = m_outcome.results[step].mark;
        const bool isFailed = mark == scenario::StepMark::Failed;
        const auto shown = u"%1  %2"_s.arg(statement.place.line, 3).arg(QString::fromStdString(statement.text));
        if (isFailed)
            m_drawing.shapes.emplace_back(
                Wash{{timeWidth, yOf(row) - rowHeight / 2, m_drawing.width - timeWidth, rowHeight}, Ink::Error, 0.15});
        text({timeWidth, yOf(row)},
             shown.simplified().size() > textMax ? shown.left(textMax - 1) + u'…' : shown,
             isFailed ? Ink::Error : Ink::Text,
             isFailed ? Face::Bold : Face::Fixed,
             Align::Left);
    }

    void drawItem(ItemNumber number)
    {
        const auto begin = m_begins.find(number);
        if (begin == m_begins.end())
            return;
        const auto &item = *m_fold.items().find(number);
        const auto y = yOf(begin->second);
        const auto label = QString::fromStdString(m_words.labelOf(item));
        if (!isMessage(item.kind)) {
            const Point at{xOf(item.from), y};
            m_drawing.shapes.emplace_back(Badge{at, lookOf(item.kind), std::string(signOf(item.kind))});
            return text({at.x + 14, y}, label, Ink::Text, Face::Plain, Align::Left);
        }
        const auto end = m_ends.find(number);
        const bool isLost = item.passage == Passage::Lost;
        const auto toY = end == m_ends.end() ? y + rowHeight / 2 : yOf(end->second);
        const auto from = xOf(item.from);
        // What is lost ends on the way.
        const auto to = isLost ? from + (xOf(item.to) - from) * 0.7 : xOf(item.to);
        m_drawing.shapes.emplace_back(Line{.from = {from, y},
                                           .to = {to, isLost ? y + (toY - y) * 0.7 : toY},
                                           .colour = lookOf(item.kind),
                                           .width = 1.5,
                                           .dash = item.passage == Passage::Arrived ? Dash::Solid : Dash::Dashed,
                                           .tip = isLost ? Tip::Cross : Tip::Arrow});
        text({from + (to > from ? 10 : -10), y - 1},
             label,
             Ink::Text,
             Face::Plain,
             to > from ? Align::Left : Align::Right);
    }

    void text(Point at, const QString &words, Colour colour, Face face, Align align)
    {
        m_drawing.shapes.emplace_back(
            Text{.at = at, .text = cut(words), .colour = colour, .face = face, .align = align, .isOnPage = true});
    }

    const ScenarioOutcome &m_outcome;
    const bool m_hasLines;
    const double m_left;
    const double m_columnWidth;
    ui::Cursor m_cursor;
    ui::PictureWords m_words;
    SequenceFold m_fold;
    std::vector<Row> m_rows;
    std::map<ItemNumber, std::size_t> m_begins;
    std::map<ItemNumber, std::size_t> m_ends;
    std::map<PartyId, std::size_t> m_columns;
    Drawing m_drawing;
};

} // namespace

Drawing pictureOf(const ScenarioOutcome &outcome, PictureLines lines)
{
    return RunPicture(outcome, lines).draw();
}

} // namespace lockscope::app
