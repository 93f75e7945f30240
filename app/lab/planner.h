// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/dice.h"
#include "app/lab/schedule.h"
#include "app/lab/virtual_lab.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::lab {

/// Chooses the steps of one seed, one at a time, from what the lab looks like just now: requests that make sense, and
/// faults that add up. Each seed has a few kinds of fault of its own, and a tempo of its own.
class Planner
{
public:
    Planner(std::uint64_t seed, const PlanOptions &options);

    [[nodiscard]] Step next(const VirtualLab &lab);

    /// How long, at most, a swift lab keeps a request on its way, and a disk a record.
    static constexpr Duration swiftStallMax = std::chrono::milliseconds(300);
    static constexpr Duration swiftDiskMax = std::chrono::milliseconds(250);

private:
    struct Weighted
    {
        StepKind kind;
        std::uint32_t weight;
    };

    [[nodiscard]] Duration pause();
    [[nodiscard]] StepKind chooseKind();
    [[nodiscard]] bool echoes(Step &step);
    [[nodiscard]] bool isGivenUp(const VirtualLab &lab);
    [[nodiscard]] StepKind someEnd();
    void fill(Step &step, const VirtualLab &lab);
    void fillRequest(Step &step, const VirtualLab &lab);
    void fillWire(Step &step, bool isSwift);
    void fillServer(Step &step, bool isSwift);
    [[nodiscard]] RequestId takeRequest(std::uint32_t client) { return RequestId(++m_requests.at(client)); }
    [[nodiscard]] std::uint32_t someHeldClient(const VirtualLab &lab);

    PlanOptions m_options;
    Dice m_dice;
    std::vector<Weighted> m_kinds;
    std::uint32_t m_weightSum = 0;
    /// What may end the server's process.
    std::vector<StepKind> m_ends;
    bool m_isAboutDisk;
    /// 0: everything happens at once; 3: mostly seconds pass.
    std::uint32_t m_tempo;
    std::vector<std::uint64_t> m_requests;
    /// The step before, if it ended the server's process.
    std::optional<Step> m_end;
};

} // namespace lockscope::lab
