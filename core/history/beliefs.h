// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/history/touched.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/client_snapshot.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace lockscope::recording {
template<typename T>
struct LayoutOf;
} // namespace lockscope::recording

namespace lockscope {

/// A request of one of the console's clients; request numbers alone repeat from client to client.
struct RequestRef
{
    ClientId client;
    RequestId request;

    friend constexpr auto operator<=>(const RequestRef &, const RequestRef &) = default;
};

/// An `A` that nobody waited for, with what became of it (C9).
struct ClientOrphan
{
    std::string key;
    Token token;
    OrphanAction action = OrphanAction::ReleaseQueued;
    TimePoint at;

    friend bool operator==(const ClientOrphan &, const ClientOrphan &) = default;
};

/// What one client engine believes.
struct ClientBelief
{
    std::string name;
    std::vector<std::string> endpoints;
    ClientConnectionState connection = ClientConnectionState::Closed;
    /// The endpoint that the connection is, was or will be to.
    std::string endpoint;
    std::optional<CloseReason> closeReason;
    std::optional<TimePoint> retryAt;
    /// The last accepted leader hint (C10); empty: none.
    std::string leaderHint;
    std::optional<ViolationRule> lastViolation;
    bool stopped = false;
    /// Those that are not finished.
    std::map<RequestId, RequestBelief> requests;
    /// The last ones that are, newest last.
    std::deque<RequestBelief> finished;
    /// The last ones, newest last.
    std::deque<ClientOrphan> orphans;
    /// The granted acquire that each held token belongs to.
    std::unordered_map<Token, RequestId> grants;

    friend bool operator==(const ClientBelief &, const ClientBelief &) = default;
};

/// The client half of the world: what each engine came to believe, folded from its events alone.
///
/// A copyable value without a clock: a deadline passes when an event says so.
class Beliefs
{
public:
    /// Kept of each client.
    static constexpr std::size_t finishedMax = 200;
    static constexpr std::size_t orphansMax = 64;
    /// Clients that ended and stay to be looked at.
    static constexpr std::size_t stoppedMax = 16;

    void apply(ClientId client, const ClientEvent &event, TimePoint at, Touched &touched);

    [[nodiscard]] const std::map<ClientId, ClientBelief> &clients() const { return m_clients; }
    [[nodiscard]] const ClientBelief *find(ClientId client) const;
    /// Live or among the last finished ones.
    [[nodiscard]] const RequestBelief *find(const RequestRef &ref) const;
    /// The request that sent `owner`, as long as find() knows it.
    [[nodiscard]] std::optional<RequestRef> requestOf(const Owner &owner) const;
    [[nodiscard]] std::size_t indeterminateCount() const { return m_indeterminateCount; }
    /// Requests that are not finished, over all clients.
    [[nodiscard]] std::size_t liveCount() const { return m_liveCount; }

    /// What ClientResumed says of `client`, which must be known.
    [[nodiscard]] ClientSnapshot snapshot(ClientId client) const;

    friend bool operator==(const Beliefs &, const Beliefs &) = default;
    /// A recording keeps all of it.
    friend struct recording::LayoutOf<Beliefs>;

private:
    struct Fold;

    std::map<ClientId, ClientBelief> m_clients;
    std::deque<ClientId> m_stopped;
    std::unordered_map<Owner, RequestRef> m_owners;
    std::size_t m_indeterminateCount = 0;
    std::size_t m_liveCount = 0;
};

} // namespace lockscope
