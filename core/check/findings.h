// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/finding.h"
#include "core/check/invariants.h"
#include "core/check/remark_rules.h"
#include "core/history/entry.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace lockscope::check {

/// Everything that a person should know about a run: broken invariants, and what is wrong without one.
///
/// A fold over the one stream of events, and a copyable value. The same thing found again counts up the finding that
/// there is. Bounded: when there are `findingsMax`, the oldest of the least grave ones goes for a new one.
class Findings
{
public:
    static constexpr std::size_t findingsMax = 1'000;
    /// Events that one finding names.
    static constexpr std::size_t evidenceMax = 16;

    /// The next event in order.
    void apply(const Entry &entry);

    [[nodiscard]] const std::map<FindingNumber, Finding> &all() const { return m_all; }
    /// Those that went for newer ones, or never had room.
    [[nodiscard]] std::uint64_t leftOut() const { return m_leftOut; }

    /// What is new, counted up or gone since the last call, for whoever keeps a copy.
    struct Changes
    {
        std::vector<Finding> changed;
        std::vector<FindingNumber> gone;
        std::uint64_t leftOut = 0;
        /// What was told before is of another run.
        bool beginsAnew = false;

        [[nodiscard]] bool isEmpty() const { return changed.empty() && gone.empty() && !beginsAnew; }
    };
    [[nodiscard]] Changes takeChanges();

private:
    /// What makes two findings the same one: what, and whom it is about.
    using Name = std::tuple<std::size_t, std::uint8_t, std::string>;

    void note(Finding finding);
    void add(Name name, Finding finding);
    [[nodiscard]] bool makeRoom(Severity severity);
    void remove(FindingNumber number);

    Invariants m_invariants;
    RemarkRules m_remarks;
    std::map<FindingNumber, Finding> m_all;
    std::map<Name, FindingNumber> m_names;
    /// By severity, oldest first.
    std::array<std::set<FindingNumber>, 3> m_bySeverity;
    std::set<FindingNumber> m_changed;
    std::vector<FindingNumber> m_gone;
    std::uint64_t m_count = 0;
    std::uint64_t m_leftOut = 0;
};

} // namespace lockscope::check
