// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/board.h"

#include "core/base/match.h"
#include "core/query/event_kind.h"

#include <algorithm>
#include <utility>

namespace lockscope::scenario {

namespace {

template<typename Map, typename Name>
const Entry *findIn(const Map &map, const Name &name)
{
    const auto found = map.find(name);
    return found == map.end() ? nullptr : &found->second;
}

bool isOpenIn(const ServerSnapshot &snapshot, OpenSequence open)
{
    return std::any_of(
        snapshot.fates.begin(), snapshot.fates.end(), [open](const FateSnapshot &fate) { return fate.open == open; });
}

} // namespace

/// What a server event changes. Those that are about a key are noted there by name.
struct Board::Fold
{
    Board &board;
    const Entry &entry;

    void operator()(const ServerStarted & /*e*/) const { server(ServerWord::Running); }
    void operator()(const ServerStopping & /*e*/) const { server(ServerWord::Stopping); }
    void operator()(const ServerStopped &e) const
    {
        board.m_unsettled = e.unsettled.size();
        server(ServerWord::Stopped);
    }
    void operator()(const JournalFailed & /*e*/) const { server(ServerWord::Failed); }
    void operator()(const NodeRoleChanged & /*e*/) const { board.m_lastOfServer = entry; }
    void operator()(const TermBegan & /*e*/) const { board.m_lastOfServer = entry; }

    void operator()(const WaiterQueued &e) const { bind(e.owner, e.connection); }
    void operator()(const AcquireTurnedAway &e) const { bind(e.owner, e.connection); }
    void operator()(const Granted &e) const
    {
        bind(e.owner, e.connection);
        board.m_live[e.key.text()].insert(e.token);
        board.m_lastTokens.insert_or_assign(e.key.text(), e.token);
    }
    void operator()(const Released &e) const { board.m_live[e.key.text()].erase(e.token); }
    void operator()(const Expired &e) const { board.m_live[e.key.text()].erase(e.token); }

    void operator()(const FateOpened &e) const { fate(e.fate).state = FateWord::Open; }
    void operator()(const FateParked &e) const { fate(e.fate).state = FateWord::Parked; }
    void operator()(const FateUnparked &e) const { fate(e.fate).state = FateWord::Open; }
    void operator()(const FateCompleted &e) const { fate(e.fate).state = FateWord::Complete; }
    void operator()(const FateFolded &e) const
    {
        if (const auto found = board.m_fates.find(e.open); found != board.m_fates.end()) {
            found->second.folded.insert(e.key);
            found->second.last = entry;
        }
    }
    void operator()(const FateRefused &e) const
    {
        if (const auto found = board.m_fates.find(e.open); found != board.m_fates.end())
            found->second.last = entry;
    }
    void operator()(const StateResumed &e) const
    {
        board.m_live.clear();
        for (const auto &key : e.snapshot->keys) {
            if (!key.holder)
                continue;
            const auto &text = key.key.text();
            board.m_live[text].insert(key.holder->token);
            auto &last = board.m_lastTokens[text];
            last = std::max(last, key.holder->token);
        }
        // The first word of a server that ran before.
        if (board.m_server == ServerWord::NotVisible)
            server(ServerWord::Running);
        for (const auto &open : e.snapshot->fates) {
            auto &known = fate({open.open, open.connection, open.cause, open.targets});
            known.state = open.state == FateState::ParkedPrecedence ? FateWord::Parked : FateWord::Open;
            known.folded.insert(open.folded.begin(), open.folded.end());
        }
        // A Complete that landed as the server died was never told.
        for (auto &[open, known] : board.m_fates) {
            if (known.state != FateWord::Complete && !isOpenIn(*e.snapshot, open))
                known.state = FateWord::Complete, known.last = entry;
        }
    }

private:
    void server(ServerWord state) const
    {
        board.m_server = state;
        board.m_lastOfServer = entry;
    }
    void bind(const std::optional<Owner> &owner, ConnectionId connection) const
    {
        if (const auto handle = owner ? board.m_book.find(*owner) : std::nullopt)
            board.m_connections.insert_or_assign(connection, board.m_book.at(*handle).client);
    }
    BoardFate &fate(const FateIntent &intent) const
    {
        auto &known = board.m_fates[intent.open];
        known.intent = intent;
        known.last = entry;
        if (const auto client = board.m_connections.find(intent.connection); client != board.m_connections.end())
            board.m_lastFates.insert_or_assign(client->second, intent.open);
        return known;
    }
};

void Board::apply(const Entry &entry)
{
    Touched touched;
    m_world.apply(entry, touched);
    ++m_counts[query::kindOf(entry.event)];
    m_book.apply(entry, m_world);
    if (std::holds_alternative<ClientEvent>(entry.event)) {
        if (const auto *const client = std::get_if<ClientId>(&entry.origin))
            m_lastOfClient.insert_or_assign(*client, entry);
    }
    const auto *const event = std::get_if<ServerEvent>(&entry.event);
    if (event == nullptr)
        return;
    const Fold fold{*this, entry};
    std::visit(
        [&](const auto &done) {
            if constexpr (requires { done.key; })
                m_lastOfKey.insert_or_assign(done.key.text(), entry);
            if constexpr (requires { fold(done); })
                fold(done);
        },
        *event);
}

ServerWord Board::server() const
{
    return m_server;
}

std::size_t Board::holders(const std::string &key) const
{
    const auto found = m_live.find(key);
    return found == m_live.end() ? 0 : found->second.size();
}

std::optional<Token> Board::lastToken(const std::string &key) const
{
    const auto found = m_lastTokens.find(key);
    return found == m_lastTokens.end() ? std::nullopt : std::optional(found->second);
}

const BoardFate *Board::fateOf(ClientId client) const
{
    const auto open = m_lastFates.find(client);
    return open == m_lastFates.end() ? nullptr : &m_fates.at(open->second);
}

std::size_t Board::fateCount(FateWord state) const
{
    return static_cast<std::size_t>(std::count_if(
        m_fates.begin(), m_fates.end(), [state](const auto &fate) { return fate.second.state == state; }));
}

std::uint64_t Board::count(std::string_view kind) const
{
    const auto found = m_counts.find(kind);
    return found == m_counts.end() ? 0 : found->second;
}

const Entry *Board::lastOfClient(ClientId client) const
{
    return findIn(m_lastOfClient, client);
}

const Entry *Board::lastOfKey(const std::string &key) const
{
    return findIn(m_lastOfKey, key);
}

} // namespace lockscope::scenario
