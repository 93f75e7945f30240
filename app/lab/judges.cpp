// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/judges.h"

#include "core/base/match.h"

#include <utility>

namespace lockscope::lab {

namespace {

/// A schedule has some dozens of operations; what needs more steps than these is said to be unsure.
constexpr check::OrderBudget orderBudget{.operationsMax = 10'000, .stepsMax = 20'000};

} // namespace

void Judges::apply(const Entry &entry)
{
    m_last = entry.number;
    for (auto &violation : m_invariants.apply(entry)) {
        if (violation.breach == check::Breach::ReclaimedTooSoon && !m_isSwift)
            continue;
        auto detail = violation.key;
        m_findings.push_back({std::move(violation), entry.number, std::move(detail)});
    }
    m_history.apply(entry);
    if (const auto breach = m_promises.apply(entry))
        m_findings.push_back({*breach, entry.number, {}});
}

void Judges::apply(Recorder::Mark mark)
{
    switch (mark) {
    case Recorder::Mark::ServerLost:
        m_invariants.serverLost();
        m_promises.serverLost();
        break;
    case Recorder::Mark::ClockWrong:
        m_areLeasesRight = false;
        m_invariants.rebooted();
        break;
    }
}

void Judges::conclude()
{
    if (!m_areLeasesRight)
        return;
    for (const auto &key : m_history.keys()) {
        match(
            m_history.judge(key, check::Clients::AllSeen, orderBudget),
            [](const check::InOrder &) {},
            [&](const check::Contradiction &) {
                m_findings.push_back({LabBreach::NotLinearizable, m_last, key});
            },
            [&](const check::CouldNotTell &) { ++m_unsureCount; });
    }
}

} // namespace lockscope::lab
