// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/query/expression.h"
#include "core/vocabulary/command.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <vector>

namespace lockscope::app {

/// A fault that waits for an event.
struct FaultTrap
{
    FaultId fault;
    query::Expression when;
    FaultAction action;
};

/// The faults that wait. Any thread shows the events that it makes, at once and before it goes on, so that a fault can
/// strike before what comes next; while none waits that costs one look at a number.
class FaultTraps
{
public:
    void set(FaultTrap trap);
    /// Whether it waited.
    bool remove(FaultId fault);
    /// Gives those that waited.
    std::vector<FaultId> removeAll();

    /// Those that the event springs; they wait no more.
    [[nodiscard]] std::vector<FaultTrap> sprungBy(const UnnumberedEntry &entry);
    /// The same for whoever may be on its way while the end comes: once removeAll() has returned, `tell` is not being
    /// called and will not be. It must not call back.
    void spring(const UnnumberedEntry &entry, const std::function<void(const FaultTrap &trap)> &tell);

private:
    [[nodiscard]] std::vector<FaultTrap> takeSprung(const UnnumberedEntry &entry);

    std::mutex m_mutex;
    std::map<FaultId, FaultTrap> m_traps;
    std::atomic<std::size_t> m_count = 0;
};

} // namespace lockscope::app
