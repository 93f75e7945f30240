// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_breach.h"
#include "core/history/entry.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace lockscope::lab {

/// The one stream of events of a lab, numbered and stamped with the lab's own time, and what the lab itself saw to be
/// wrong.
class Recorder
{
public:
    template<typename Told>
    void add(TimePoint now, Origin origin, Told &&event, Rule rule)
    {
        m_last = EventNumber(m_last.value() + 1);
        m_entries.push_back({m_last, {now, wallOf(now)}, origin, std::forward<Told>(event), rule});
    }
    void find(LabBreach breach, std::string detail)
    {
        // Member by member: g++ 12 takes the unused half of a variant that is moved for one that is read.
        auto &finding = m_findings.emplace_back();
        finding.what = breach;
        finding.seen = m_last;
        finding.detail = std::move(detail);
    }

    /// What happens, and nobody's event tells of.
    enum class Mark : std::uint8_t {
        /// The server's process died without a word.
        ServerLost,
        /// The server starts on a machine that booted anew, and its wall clock is wrong: leases that were told may end
        /// at
        /// another time (S5).
        ClockWrong,
        /// A v1 client asks for the release of `key`; the one stream has no event for it.
        V1Release,
    };
    struct Marked
    {
        EventNumber after;
        Mark mark = Mark::ServerLost;
        std::string key;
    };
    void mark(Mark mark, std::string key = {}) { m_marks.push_back({m_last, mark, std::move(key)}); }

    /// What was not taken yet, in order; the caller clears it.
    [[nodiscard]] std::vector<Entry> &entries() { return m_entries; }
    [[nodiscard]] std::vector<Marked> &marks() { return m_marks; }
    [[nodiscard]] std::vector<Finding> &findings() { return m_findings; }
    [[nodiscard]] EventNumber last() const { return m_last; }

    /// What a wall clock that is right shows.
    [[nodiscard]] static WallTime wallOf(TimePoint now)
    {
        constexpr WallTime origin(std::chrono::hours(499'680)); // 2027-01-01
        return origin + now.time_since_epoch();
    }

private:
    std::vector<Entry> m_entries;
    std::vector<Marked> m_marks;
    std::vector<Finding> m_findings;
    EventNumber m_last;
};

} // namespace lockscope::lab
