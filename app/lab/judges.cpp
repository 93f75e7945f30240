// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/judges.h"

#include "core/base/match.h"

#include <utility>

namespace lockscope::lab {

namespace {

/// A schedule has some dozens of operations; what needs more steps than these is said to be unsure.
constexpr check::OrderBudget orderBudget{.operationsMax = 10'000, .stepsMax = 20'000};

/// What two clocks that drift apart make of the longest lease that a planner asks for, and what rounding does.
Duration slackOf(std::uint32_t driftMax)
{
    constexpr Duration leaseMax = std::chrono::seconds(10);
    return driftMax == 0 ? Duration::zero() : leaseMax * driftMax / 1'000'000 + Duration(2);
}

} // namespace

Judges::Judges(const LabShape &shape)
    : m_promises(slackOf(shape.driftMax))
    , m_isSwift(shape.isSwift)
    , m_clients(shape.v1Clients == 0 ? check::Clients::AllSeen : check::Clients::SomeUnseen)
{
}

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

void Judges::apply(const Recorder::Marked &marked)
{
    switch (marked.mark) {
    case Recorder::Mark::ServerLost:
        m_invariants.serverLost();
        m_promises.serverLost();
        break;
    case Recorder::Mark::ClockWrong:
        m_areLeasesRight = false;
        m_invariants.rebooted();
        break;
    case Recorder::Mark::V1Release:
        m_promises.releaseAsked(marked.key);
        break;
    }
}

/// "k1: events 12, 40, 77": those that showed the operations which no order suits.
std::string Judges::witnessOf(const std::string &key, const check::Contradiction &found) const
{
    const auto operations = m_history.operations(key);
    auto text = key + ": events";
    for (const auto place : found.witness)
        text += (place == found.witness.front() ? " " : ", ") + std::to_string(operations.at(place).number.value());
    return text;
}

void Judges::conclude()
{
    if (!m_areLeasesRight)
        return;
    for (const auto &key : m_history.keys()) {
        match(
            m_history.judge(key, m_clients, orderBudget),
            [](const check::InOrder &) {},
            [&](const check::Contradiction &found) {
                m_findings.push_back({LabBreach::NotLinearizable, m_last, witnessOf(key, found)});
            },
            [&](const check::CouldNotTell &) { ++m_unsureCount; });
    }
}

} // namespace lockscope::lab
