// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/client/random.h"
#include "core/vocabulary/words.h"

#include <cstddef>
#include <optional>

namespace lockscope::client {

/// The pauses of C11.
struct BackoffOptions
{
    /// The first step after a failure, and the last: steps double in between.
    Duration min = std::chrono::milliseconds(100);
    Duration max = std::chrono::milliseconds(3200);
    /// After `auth_failed` and a server that speaks v1 only, which do not heal by themselves.
    Duration refusedMin = std::chrono::seconds(5);
    Duration refusedMax = std::chrono::seconds(60);
    /// An election is over soon.
    Duration noLeaderMin = std::chrono::milliseconds(50);
    Duration noLeaderMax = std::chrono::milliseconds(250);
    /// A session that was ready for so long was no failure.
    Duration healthy = std::chrono::seconds(1);
    /// So many redirects in a row are followed at once; then two nodes that point at each other get a pause (C10).
    std::size_t redirectsMax = 8;
};

/// The step behind so many failures in a row: min, 2 min, 4 min, ... max.
[[nodiscard]] Duration backoffStep(Duration min, Duration max, std::size_t failures);

/// How a connection ended.
struct Ending
{
    CloseReason reason = CloseReason::PeerClosed;
    /// How long it was ready; none: it never was.
    std::optional<Duration> readyFor;
};

/// How long to pause before the next dial (C11).
///
/// Never asked after CloseReason::Shutdown, behind which nothing is dialed.
class Backoff
{
public:
    /// `endpointCount`: how many `not_active` in a row mean that every endpoint said so.
    Backoff(BackoffOptions options, std::size_t endpointCount, Random random);

    /// A connection became ready.
    void ready();
    /// Zero: dial at once.
    [[nodiscard]] Duration pauseAfter(const Ending &ending);

private:
    [[nodiscard]] Duration failed();
    [[nodiscard]] Duration refused();
    [[nodiscard]] Duration redirected(const Ending &ending);
    [[nodiscard]] Duration notActive();

    BackoffOptions m_options;
    std::size_t m_endpointCount;
    Random m_random;
    std::size_t m_failures = 0;
    std::size_t m_refusals = 0;
    std::size_t m_redirects = 0;
    std::size_t m_notActives = 0;
};

} // namespace lockscope::client
