// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/parser.h"

#include "core/base/match.h"
#include "core/query/suggestion.h"
#include "core/scenario/block_parser.h"
#include "core/scenario/head_parser.h"
#include "core/scenario/name_collector.h"
#include "core/scenario/program.h"
#include "core/scenario/schema.h"
#include "core/scenario/source_lines.h"
#include "core/scenario/step_parser.h"
#include "core/scenario/words.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace lockscope::scenario {

namespace {

bool has(const std::vector<std::string> &words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Declarations first, with every name; then the lines that use them.
class Parser
{
public:
    explicit Parser(const std::vector<Source> &sources)
        : m_lines(linesOf(sources))
    {
    }

    Reading read()
    {
        m_scenario.about = aboutOf(m_lines.lines);
        declare();
        m_scenario.setup.clients = m_names.clients;
        m_scenario.setup.keys = m_names.keys;
        m_scenario.schema = schemaFor(m_names);
        readBody();
        m_scenario.requests = m_names.requests;
        m_scenario.variables = m_names.variables;
        if (complaints().empty())
            measure();
        return {std::move(m_scenario), sorted()};
    }

private:
    std::vector<Complaint> &complaints() { return m_lines.complaints; }

    void note(SourceLine &line, const LineReader &reader)
    {
        if (!reader.complaint())
            return;
        complaints().push_back(*reader.complaint());
        line.isDone = true;
    }

    void declare()
    {
        auto &setup = m_scenario.setup;
        HeadParser head(m_names, setup);
        NameCollector collector(m_names);
        bool hasSteps = false;
        for (auto &line : m_lines.lines) {
            if (line.isDone)
                continue;
            LineReader reader(line.text, line.place, m_names);
            const auto word = reader.peek();
            if (!has(headWords(), word.text)) {
                hasSteps = true;
                collector.read(line.text, line.place);
                continue;
            }
            reader.take();
            if (hasSteps)
                reader.complain(Fault::DeclaredTooLate, word);
            head.read(word, reader);
            note(line, reader);
            line.isDone = true;
        }
        m_names.openVariables.clear();
        if (!setup.outside.empty())
            setup.clock = Clock::Real, setup.isClockFixed = true;
    }

    void readBody()
    {
        const StepParser steps(m_names, m_scenario.setup, *m_scenario.schema);
        BlockParser blocks(m_names);
        for (auto &line : m_lines.lines) {
            if (line.isDone)
                continue;
            LineReader reader(line.text, line.place, m_names);
            const auto word = reader.peek();
            if (has(blockWords(), word.text)) {
                blocks.read(reader);
            } else {
                auto statement = steps.read(reader);
                statement.place = reader.placeOf(word.begin, line.text.size() - word.begin);
                statement.text = std::string(line.text.substr(word.begin));
                blocks.add(std::move(statement));
            }
            note(line, reader);
        }
        m_scenario.body = blocks.finish(complaints());
    }

    /// What only the whole can be too much of.
    void measure()
    {
        const auto size = sizeOf(m_scenario.body);
        if (size.steps > stepsMax)
            complaints().push_back(
                {.place = size.largest, .fault = Fault::TooManySteps, .expected = {std::to_string(stepsMax)}});
        if (size.orders > ordersMax)
            complaints().push_back(
                {.place = size.largest, .fault = Fault::TooManyOrders, .expected = {std::to_string(ordersMax)}});
    }

    std::vector<Complaint> sorted()
    {
        auto all = std::move(complaints());
        std::stable_sort(all.begin(), all.end(), [](const Complaint &a, const Complaint &b) {
            return std::tie(a.place.source, a.place.line) < std::tie(b.place.source, b.place.line);
        });
        all.resize(std::min(all.size(), complaintsMax));
        return all;
    }

    SourceLines m_lines;
    Names m_names;
    Scenario m_scenario;
};

} // namespace

Reading parse(const std::vector<Source> &sources)
{
    return Parser(sources).read();
}

} // namespace lockscope::scenario
