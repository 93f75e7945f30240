// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/coverage.h"
#include "app/lab/judges.h"
#include "app/lab/virtual_lab.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lockscope::lab {

/// One lab at work, judged after each of its events: the steps, then an end at which all must be well.
///
/// It stops at the first finding: what comes after a fault proves nothing.
class Rehearsal
{
public:
    /// What is kept besides the findings; null: it is not.
    struct Listeners
    {
        Coverage *coverage = nullptr;
        std::vector<Entry> *recording = nullptr;
    };
    Rehearsal(const LabShape &shape, const Listeners &listeners);

    /// From now on, somebody else listens: a copy has listeners of its own.
    void tell(const Listeners &listeners) { m_listeners = listeners; }
    void start();
    /// Lets the time before the step pass, then does it.
    void perform(const Step &step);
    /// Lets the next thing happen that is due by then. False: nothing was, or a finding ended it all.
    bool advance(TimePoint until);
    /// Does to the lab what no step says.
    void doTo(const std::function<void(VirtualLab &lab)> &deed);
    /// Everything heals; requests, fates and lanes have their time to come to an end, then clients and server stop.
    void conclude();

    /// Whether what clients saw of each lock can be put into an order, as far as they have come.
    void judgeOrder();

    [[nodiscard]] bool isClean() const { return m_findings.empty(); }
    [[nodiscard]] const std::vector<Finding> &findings() const { return m_findings; }
    [[nodiscard]] std::uint64_t eventCount() const { return m_eventCount; }
    [[nodiscard]] std::uint32_t unsureCount() const { return m_judges.unsureCount(); }
    [[nodiscard]] const VirtualLab &lab() const { return m_lab; }

private:
    void runFor(Duration span);
    /// Judges what was told since the last call.
    void judge();
    void find(LabBreach breach, std::string detail);
    [[nodiscard]] bool isSettled() const;
    void blameUnsettled();
    void stopAll();

    VirtualLab m_lab;
    Judges m_judges;
    Listeners m_listeners;
    std::vector<Finding> m_findings;
    std::uint64_t m_eventCount = 0;
};

} // namespace lockscope::lab
