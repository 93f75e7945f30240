// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_shape.h"
#include "app/lab/promise_rules.h"
#include "app/lab/recorder.h"
#include "core/check/invariants.h"
#include "core/check/lock_history.h"

#include <string>
#include <vector>

namespace lockscope::lab {

/// Everything that judges a stream of events: the invariants at each event, and the order of each lock's operations in
/// the end.
class Judges
{
public:
    /// In a swift lab a request is with the server and its record durable within the client's margin, which is what
    /// `reclaim_by` rests on (I13).
    explicit Judges(const LabShape &shape);

    /// The next event in order.
    void apply(const Entry &entry);
    /// Before the next event.
    void apply(const Recorder::Marked &marked);
    /// The stream is at its end.
    void conclude();

    [[nodiscard]] const std::vector<Finding> &findings() const { return m_findings; }
    /// Keys whose order was too much for the budget.
    [[nodiscard]] std::uint32_t unsureCount() const { return m_unsureCount; }

private:
    [[nodiscard]] std::string witnessOf(const std::string &key, const check::Contradiction &found) const;

    check::Invariants m_invariants;
    check::LockHistory m_history;
    PromiseRules m_promises;
    bool m_isSwift;
    /// What v1 clients asked for is not in the history.
    check::Clients m_clients;
    bool m_areLeasesRight = true;
    EventNumber m_last;
    std::vector<Finding> m_findings;
    std::uint32_t m_unsureCount = 0;
};

} // namespace lockscope::lab
