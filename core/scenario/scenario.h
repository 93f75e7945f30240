// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/schema.h"
#include "core/scenario/complaint.h"
#include "core/scenario/setup.h"
#include "core/scenario/statement.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lockscope::scenario {

/// What stands in for a name of one thing.
enum class IndexKind : std::uint8_t { None, Client, Key, Number };

/// `as a1`, or a family of requests: `as a(c)`.
struct RequestName
{
    std::string name;
    bool isAcquire = true;
    IndexKind index = IndexKind::None;

    friend bool operator==(const RequestName &, const RequestName &) = default;
};
/// A loop's.
struct Variable
{
    std::string name;
    IndexKind kind = IndexKind::Client;

    friend bool operator==(const Variable &, const Variable &) = default;
};

/// What a scenario is about: the comments `# title:` and `# watch:` before its first step.
struct About
{
    std::string title;
    /// What to look at while it runs.
    std::string watch;

    friend bool operator==(const About &, const About &) = default;
};

/// A whole scenario, ready to be run. Copies are cheap where it is shared.
struct Scenario
{
    About about;
    Setup setup;
    std::vector<RequestName> requests;
    std::vector<Variable> variables;
    std::vector<Statement> body;
    /// What the expressions in it were read with.
    std::shared_ptr<const query::Schema> schema;
};

/// One file of a scenario.
struct Source
{
    /// As people call it.
    std::string name;
    std::string text;
    /// For each `include` of it, in order: the place among the sources, or none where there is no such file.
    std::vector<std::optional<std::uint32_t>> includes{};
};

/// What reading came to: a scenario, or what is wrong with it.
struct Reading
{
    /// Of no use where there are complaints.
    Scenario scenario;
    /// In the order of their places.
    std::vector<Complaint> complaints;
};

} // namespace lockscope::scenario
