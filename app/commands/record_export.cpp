// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/record_export.h"

#include "app/event_fields.h"
#include "app/event_json.h"
#include "core/base/match.h"
#include "core/query/event_facts.h"

#include <string_view>

namespace lockscope::app {

namespace {

/// A spreadsheet would run what begins like this.
constexpr std::string_view formulaBegins = "=+-@\t\r";

std::string cellOf(std::string_view text)
{
    std::string cell = "\"";
    if (!text.empty() && formulaBegins.find(text.front()) != std::string_view::npos)
        cell += '\'';
    for (const char c : text) {
        if (c == '"')
            cell += '"';
        cell += c;
    }
    return cell + '"';
}

std::string cellOf(const query::Value &value)
{
    return match<std::string>(
        value,
        [](const query::Unknown &) { return std::string(); },
        [](bool truth) { return std::string(truth ? "true" : "false"); },
        [](std::uint64_t number) { return std::to_string(number); },
        [](Duration span) { return std::to_string(span.count()); },
        [](std::string_view text) { return cellOf(text); });
}

void write(std::FILE *out, const std::string &text)
{
    std::fwrite(text.data(), 1, text.size(), out);
}

} // namespace

std::string csvHead()
{
    std::string head = "t_ms,mono_us";
    for (const auto &field : query::eventSchema().fields)
        head += ',' + field.name;
    return head + '\n';
}

std::string csvLine(const Entry &entry)
{
    auto line = std::to_string(milliseconds(entry.at.wall.time_since_epoch())) + ','
        + std::to_string(steadyMicroseconds(entry.at.steady));
    const query::EventFacts facts(entry);
    for (std::size_t field = 0; field < query::eventSchema().fields.size(); ++field)
        line += ',' + cellOf(facts.field(field));
    return line + '\n';
}

Result<void, io::RecordingProblem> exportEvents(io::RecordingReader &reader, const ExportChoice &choice, std::FILE *out)
{
    if (choice.isCsv)
        write(out, csvHead());
    for (auto number = reader.first(); number < reader.end();) {
        const auto page = reader.pageWith(number);
        if (!page)
            return failure(page.error());
        for (const auto &entry : page->entries) {
            const bool passes =
                !choice.filter || query::evaluate(*choice.filter, query::EventFacts(entry)) == query::Verdict::Yes;
            if (passes && choice.isCsv)
                write(out, csvLine(entry));
            else if (passes)
                write(out, eventJson(entry.number, {entry.at, entry.origin, entry.event, entry.rule}) + '\n');
        }
        number = EventNumber(page->entries.back().number.value() + 1);
    }
    return {};
}

} // namespace lockscope::app
