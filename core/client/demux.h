// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/client/acquire.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockscope::client {

/// The waiters of one connection: sorts the replies interleaved on it back to their requests.
///
/// A reply is matched by family, key and identifier, all three equal, never by order (C2). The waiter is registered
/// before the first byte of its request leaves (C1). What is still here when the connection ends is unknown (C6).
class Demux
{
public:
    [[nodiscard]] std::size_t acquireCount() const { return m_acquires.size(); }
    /// How many answers to releases are missing.
    [[nodiscard]] std::size_t releaseCount() const { return m_releaseCount; }
    [[nodiscard]] bool awaits(RequestId acquire) const { return m_acquires.contains(acquire); }

    void expect(SentAcquire sent);
    /// Once for each time that the release goes out: so many answers come.
    void expect(const ReleaseName &release);

    /// The acquire that an `A`, `T` or `B` with this owner and key answers.
    [[nodiscard]] std::optional<SentAcquire> takeAcquire(const Owner &owner, const Key &key);
    /// The acquire, if it is awaited.
    [[nodiscard]] std::optional<SentAcquire> takeSent(RequestId acquire);
    /// Whether an `R` or `N` with this token and key is the answer to anything.
    [[nodiscard]] bool takeRelease(const ReleaseName &release);

    /// The connection ended: the acquires that stay without an answer, in the order of their sending.
    [[nodiscard]] std::vector<SentAcquire> takeLost();

    /// By when the next answer must be here (C13).
    [[nodiscard]] std::optional<TimePoint> deadline() const;

private:
    std::map<RequestId, SentAcquire> m_acquires;
    std::unordered_map<Owner, RequestId> m_owners;
    std::set<std::pair<TimePoint, RequestId>> m_replyBys;
    std::unordered_map<ReleaseName, std::size_t> m_releases;
    std::size_t m_releaseCount = 0;
};

} // namespace lockscope::client
