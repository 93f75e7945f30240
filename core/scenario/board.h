// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/history/world.h"
#include "core/scenario/request_book.h"
#include "core/scenario/state_words.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockscope::scenario {

/// A fate as the scenario follows it: over restarts, too.
struct BoardFate
{
    FateIntent intent;
    FateWord state = FateWord::Open;
    std::set<Key> folded;
    Entry last;
};

/// Everything that conditions ask about: the world, and what has to be remembered beyond it. A copyable value.
class Board
{
public:
    void apply(const Entry &entry);
    /// Its process died, and cannot say so.
    void serverLost() { m_server = ServerWord::Down; }

    [[nodiscard]] const World &world() const { return m_world; }
    [[nodiscard]] RequestBook &book() { return m_book; }
    [[nodiscard]] const RequestBook &book() const { return m_book; }
    [[nodiscard]] ServerWord server() const;
    /// Grants of the key that live, counted from their records: more than one is what must never be.
    [[nodiscard]] std::size_t holders(const std::string &key) const;
    /// The fencing token of its last grant.
    [[nodiscard]] std::optional<Token> lastToken(const std::string &key) const;
    /// The last fate of a connection of the client.
    [[nodiscard]] const BoardFate *fateOf(ClientId client) const;
    [[nodiscard]] std::size_t fateCount(FateWord state) const;
    /// Events of the kind so far.
    [[nodiscard]] std::uint64_t count(std::string_view kind) const;
    /// Opens that the last stop left to the next start.
    [[nodiscard]] std::optional<std::size_t> unsettled() const { return m_unsettled; }

    /// The last event that was about it.
    [[nodiscard]] const Entry *lastOfClient(ClientId client) const;
    [[nodiscard]] const Entry *lastOfKey(const std::string &key) const;
    [[nodiscard]] const Entry *lastOfServer() const { return m_lastOfServer ? &*m_lastOfServer : nullptr; }

private:
    struct Fold;

    World m_world;
    RequestBook m_book;
    ServerWord m_server = ServerWord::NotVisible;
    std::map<std::string, std::set<Token>> m_live;
    std::map<std::string, Token> m_lastTokens;
    std::map<ConnectionId, ClientId> m_connections;
    std::map<OpenSequence, BoardFate> m_fates;
    std::map<ClientId, OpenSequence> m_lastFates;
    std::map<std::string_view, std::uint64_t> m_counts;
    std::optional<std::size_t> m_unsettled;
    std::map<ClientId, Entry> m_lastOfClient;
    std::map<std::string, Entry> m_lastOfKey;
    std::optional<Entry> m_lastOfServer;
};

} // namespace lockscope::scenario
