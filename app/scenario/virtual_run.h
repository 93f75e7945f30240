// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "app/lab/virtual_stage.h"
#include "app/scenario/scenario_run.h"

namespace lockscope::app {

/// A run in the simulation, a slice at a time, so that whoever watches can paint and stop it.
class VirtualRun final : public ScenarioRun
{
    Q_OBJECT

public:
    VirtualRun(scenario::Program program, std::uint64_t seed);
    explicit VirtualRun(const lab::VirtualStage &stage);

    void start() override { m_slice.start(); }
    void stop() override;
    void wake() override { m_slice.start(); }
    [[nodiscard]] std::unique_ptr<ScenarioRun> copy() const override;
    [[nodiscard]] scenario::Runner &runner() override { return m_stage.runner(); }
    [[nodiscard]] const std::vector<Entry> &entries() const override { return m_stage.entries(); }

private:
    void setUp();
    void goOn();

    lab::VirtualStage m_stage;
    QTimer m_slice;
};

} // namespace lockscope::app
