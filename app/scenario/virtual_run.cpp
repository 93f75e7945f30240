// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/virtual_run.h"

#include <utility>

namespace lockscope::app {

namespace {

/// Moments between two looks at the event loop: some milliseconds.
constexpr int sliceSize = 256;

} // namespace

VirtualRun::VirtualRun(scenario::Program program, std::uint64_t seed)
    : m_stage(std::move(program), seed, scenario::RunnerOptions{})
{
    setUp();
}

VirtualRun::VirtualRun(const lab::VirtualStage &stage)
    : m_stage(stage)
{
    setUp();
}

void VirtualRun::setUp()
{
    m_slice.setInterval(0);
    connect(&m_slice, &QTimer::timeout, this, &VirtualRun::goOn);
}

std::unique_ptr<ScenarioRun> VirtualRun::copy() const
{
    return std::make_unique<VirtualRun>(m_stage);
}

void VirtualRun::stop()
{
    m_stage.runner().stop();
    wake();
}

void VirtualRun::goOn()
{
    bool isMore = true;
    for (int moment = 0; moment < sliceSize && isMore; ++moment)
        isMore = m_stage.advance();
    emit moved();
    if (isMore)
        return;
    m_slice.stop();
    if (m_stage.runner().isOver())
        emit finished();
}

} // namespace lockscope::app
