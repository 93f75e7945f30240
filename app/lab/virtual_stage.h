// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/rehearsal.h"
#include "core/scenario/runner.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::lab {

/// Runs a scenario in the simulation: nobody sleeps, and the same program and seed give the same events.
///
/// Every event is judged as in `explore`; what must never be ends the run, whatever the scenario checks.
class VirtualStage
{
public:
    /// The options' slack is not needed here.
    VirtualStage(scenario::Program program, std::uint64_t seed, const scenario::RunnerOptions &options);
    /// Another future of the same past.
    VirtualStage(const VirtualStage &other);
    VirtualStage &operator=(const VirtualStage &) = delete;
    ~VirtualStage() = default;

    /// A moment more: one deed, one event, or a stretch of time in which nothing happens. False: it is over, or the
    /// runner is held.
    bool advance();
    /// Until it is over.
    void run();

    [[nodiscard]] scenario::Runner &runner() { return m_runner; }
    [[nodiscard]] const scenario::Runner &runner() const { return m_runner; }
    /// Everything that happened so far, in order.
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    /// When the run began, as the simulation counts.
    [[nodiscard]] TimePoint begun() const { return m_runner.begun(); }

private:
    void begin();
    void perform(const scenario::Deed &deed);
    void perform(const scenario::AskClient &ask);
    void perform(const scenario::DoToClient &deed);
    void perform(const scenario::DoToServer &deed);
    void perform(const Step &step);
    void performWay(const scenario::DoToClient &deed);
    /// Tells the runner what happened since the last call.
    void feed();
    void finish();

    std::vector<Entry> m_entries;
    /// Entries that the runner knows.
    std::size_t m_told = 0;
    Rehearsal m_rehearsal;
    scenario::Runner m_runner;
    bool m_isBegun = false;
    bool m_isFinished = false;
};

} // namespace lockscope::lab
