// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/format.h"
#include "core/scenario/parser.h"
#include "core/scenario/program.h"
#include "tests/fuzz/fuzz_cutting.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Any text as a scenario: every complaint is about a line that is there, what is formatted means the same and is the
/// same when it is formatted again, and what is right can be laid out.

using namespace lockscope;
using namespace lockscope::scenario;

namespace {

Reading readingOf(const std::string &text)
{
    Source source{"fuzz.lks", text, {}};
    source.includes.resize(includesOf(text).size());
    return parse({source});
}

void requireSame(const std::vector<Statement> &one, const std::vector<Statement> &other)
{
    fuzz::require(one.size() == other.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        fuzz::require(one[i].what.index() == other[i].what.index());
        fuzz::require(one[i].place.line == other[i].place.line);
        fuzz::require(format(one[i].text) == format(other[i].text));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto lines = static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    const auto reading = readingOf(text);
    for (const auto &complaint : reading.complaints) {
        fuzz::require(complaint.place.line >= 1 && complaint.place.line <= lines);
        fuzz::require(complaint.place.column >= 1 && complaint.place.column <= text.size() + 1);
    }

    const auto formatted = format(text);
    fuzz::require(format(formatted) == formatted);
    const auto again = readingOf(formatted);
    fuzz::require(reading.complaints.size() == again.complaints.size());
    for (std::size_t i = 0; i < reading.complaints.size(); ++i) {
        fuzz::require(reading.complaints[i].fault == again.complaints[i].fault);
        fuzz::require(reading.complaints[i].place.line == again.complaints[i].place.line);
    }
    fuzz::require(reading.scenario.setup == again.scenario.setup);
    requireSame(reading.scenario.body, again.scenario.body);

    if (reading.complaints.empty()) {
        const auto shared = std::make_shared<const Scenario>(reading.scenario);
        const auto expected = sizeOf(shared->body);
        fuzz::require(programOf(shared, expected.orders - 1).steps.size() == expected.steps);
    }
    return 0;
}
