// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/client/acquire.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace lockscope::client {

/// Acquires of which no byte was handed to the socket: whatever happens to one of them is definite.
///
/// Request ids rise, so their order is the order of asking. It holds no ghosts: what is taken is gone (C5).
class AcquireQueue
{
public:
    [[nodiscard]] std::size_t size() const { return m_acquires.size(); }

    void add(Acquire acquire);
    [[nodiscard]] std::optional<Acquire> take(RequestId request);
    [[nodiscard]] std::optional<Acquire> takeFirst();
    /// One whose wait is over.
    [[nodiscard]] std::optional<Acquire> takeOverdue(TimePoint now);
    /// When the next wait is over.
    [[nodiscard]] std::optional<TimePoint> deadline() const;

private:
    std::map<RequestId, Acquire> m_acquires;
    std::set<std::pair<TimePoint, RequestId>> m_waitEnds;
};

} // namespace lockscope::client
