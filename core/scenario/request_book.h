// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/history/world.h"
#include "core/scenario/state_words.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace lockscope::scenario {

/// One request that the scenario made: what its client believes of it, and what the server did with it.
struct Booked
{
    ClientId client;
    RequestId request;
    bool isAcquire = true;
    std::string key;
    /// None: its client has said nothing of it yet.
    std::optional<RequestBelief> belief{};
    /// The outcome that its client told; empty: none yet.
    std::string_view outcome{};
    TruthState truth = TruthState::Nothing;
    std::optional<Token> token{};
    bool isOrphan = false;
    bool isRequestSent = false;
    bool isReplySent = false;
    /// What was said last, by its client and by the server.
    std::optional<Entry> lastSaid{};
    std::optional<Entry> lastDone{};
};

/// A request's place in the book, from 1.
using Handle = std::uint64_t;

/// Every request that the scenario made, in the order in which it did.
///
/// The server's half is its own fold and not the world's: it outlives restarts, and knows what became of a grant that
/// ended.
class RequestBook
{
public:
    Handle add(ClientId client, RequestId request, bool isAcquire, std::string key);
    /// `world` is the one after the entry.
    void apply(const Entry &entry, const World &world);
    /// A reply for this owner, or for this token, is at its client's door.
    void replySent(const Owner &owner);
    void replySent(Token token);

    [[nodiscard]] const Booked &at(Handle handle) const { return m_booked.at(handle - 1); }
    [[nodiscard]] std::optional<Handle> find(const Owner &owner) const;
    /// The acquire that was granted with it.
    [[nodiscard]] std::optional<Handle> find(Token token) const;
    [[nodiscard]] std::size_t size() const { return m_booked.size(); }

private:
    struct TruthFold;

    void hear(ClientId client, const ClientEvent &event, const Entry &entry, const World &world);
    void refresh(Handle handle, const Entry &entry, const World &world);
    void resume(const ServerSnapshot &snapshot, const Entry &entry);
    Booked &booked(Handle handle) { return m_booked.at(handle - 1); }

    std::deque<Booked> m_booked;
    std::map<lockscope::RequestRef, Handle> m_byRequest;
    std::unordered_map<Owner, Handle> m_byOwner;
    std::unordered_map<Token, Handle> m_byToken;
};

} // namespace lockscope::scenario
