// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/scenario/runner.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockscope::app {

/// One run of one program on a stage: the simulation, or real sockets. Lives in the thread of its event loop and never
/// makes it wait for long.
class ScenarioRun : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void start() = 0;
    /// At once; finished() follows.
    virtual void stop() = 0;
    /// Goes on after a person let a runner go that was held.
    virtual void wake() = 0;
    /// Another run with the same past, which goes its own way once it is woken. Null: what runs on real sockets has
    /// none.
    [[nodiscard]] virtual std::unique_ptr<ScenarioRun> copy() const { return nullptr; }

    [[nodiscard]] virtual scenario::Runner &runner() = 0;
    /// What happened so far, in order, numbered from 1.
    [[nodiscard]] virtual const std::vector<Entry> &entries() const = 0;

signals:
    /// There are new entries, or a line has its verdict.
    void moved();
    /// The runner is over, and nothing of the stage is left at work.
    void finished();
};

/// `clock` says which stage. In the simulation all follows from `seed`.
[[nodiscard]] std::unique_ptr<ScenarioRun>
makeRun(scenario::Program program, scenario::Clock clock, std::uint64_t seed);

} // namespace lockscope::app
