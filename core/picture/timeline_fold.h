// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/history/entry.h"
#include "core/picture/party.h"
#include "core/picture/request_hash.h"
#include "core/picture/span_board.h"

#include <cstddef>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lockscope::picture {

/// Folds events into what locks and clients were in, and for how long: once with a row for each key and once with a row
/// for each client.
///
/// Of keys the server's side is told where it is visible, and else what the clients believe; doubt is always theirs. Of
/// clients their own side is told, and of it the server's only what they cannot know: orphans and parked fates.
class TimelineFold
{
public:
    TimelineFold() = default;
    explicit TimelineFold(SpanBoard::Limits limits)
        : m_keys(limits)
        , m_clients(limits)
    {
    }

    /// `parties` have heard the event already.
    void apply(const Entry &entry, const Parties &parties);
    /// The next event is not the one behind the last: what was drawn goes, and its numbers are never used again.
    void forget();

    [[nodiscard]] const SpanBoard &keys() const { return m_keys; }
    [[nodiscard]] const SpanBoard &clients() const { return m_clients; }
    /// Of each board, once.
    struct Changes
    {
        std::optional<std::pair<SegmentNumber, SegmentNumber>> keys;
        std::optional<std::pair<SegmentNumber, SegmentNumber>> clients;
    };
    [[nodiscard]] Changes takeChanges() { return {m_keys.takeChanged(), m_clients.takeChanged()}; }

    /// The name of a client's row, and the other way round; none: it is the row of all clients elsewhere.
    [[nodiscard]] static std::string rowNameOf(ClientId client) { return std::to_string(client.value()); }
    [[nodiscard]] static std::optional<ClientId> clientOf(const std::string &rowName);

private:
    static constexpr std::size_t openMax = 131'072;
    static constexpr std::size_t strangersMax = 16'384;

    struct ClientFold;
    struct ServerFold;

    /// Where a request is counted just now.
    struct Place
    {
        std::string key;
        RowId client;
        ShownState look = ShownState::Waiting;
    };
    /// What a server granted. It is counted as its client's where that tells nothing of itself, or cannot know.
    struct Grant
    {
        RowId key;
        std::optional<RowId> client;
        TimePoint deadline = openEnd;
        bool isOrphan = false;
    };
    struct Waiter
    {
        RowId key;
        bool isStranger = false;
    };
    struct Parked
    {
        std::vector<RowId> keys;
        RowId client;
    };

    [[nodiscard]] RowId clientRow(const std::optional<ClientId> &client);
    void moveRequest(const RequestRef &ref, ShownState look, const SpanBoard::Cause &cause);
    void endRequest(const RequestRef &ref, const SpanBoard::Cause &cause);
    void countRequest(const Place &place, int by, const SpanBoard::Cause &cause);
    void endGrant(Token token, const SpanBoard::Cause &cause);
    void know(const Owner &owner, const SpanBoard::Cause &cause);
    void unpark(OpenSequence open, const SpanBoard::Cause &cause);

    SpanBoard m_keys;
    SpanBoard m_clients;
    bool m_isServerVisible = false;
    /// Requests of clients of this history that are in a state that is counted.
    std::unordered_map<RequestRef, Place> m_requests;
    /// Held locks by their tokens, for releases, which name nothing else.
    RecentMap<Token, RequestRef> m_holds{openMax};
    RecentMap<RequestRef, Token> m_releases{openMax};
    RecentMap<Token, Grant> m_grants{openMax};
    RecentMap<Owner, Waiter> m_waiters{openMax};
    /// Grants of clients that are not, or not yet, known to be of this history.
    RecentMap<Owner, Token> m_strangers{strangersMax};
    std::map<OpenSequence, Parked> m_parked;
};

} // namespace lockscope::picture
