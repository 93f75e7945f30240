// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"
#include "core/wire/message.h"
#include "server/engine/lock_server.h"

#include <benchmark/benchmark.h>
#include <cstring>
#include <string>
#include <variant>
#include <vector>

using namespace lockscope;
using namespace lockscope::server;

namespace {

/// Grants and releases of one key each, straight on the table: what replaying a journal costs.
void replayPairs(benchmark::State &state)
{
    LockTable table;
    const auto key = *Key::parse("orders/17");
    std::uint64_t number = 0;
    for (auto _ : state) {
        const Token token(++number);
        const GrantFacts grant{
            .token = token, .owner = Owner({1}), .connection = {StartNumber(1), 1}, .leaseSeconds = 60, .deadline = {}};
        benchmark::DoNotOptimize(table.apply(GrantRecord{key, grant}, TimePoint()));
        benchmark::DoNotOptimize(table.apply(ReleaseRecord{key, token}));
        table.retireIfIdle(*table.find(key));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(replayPairs);

/// The server's brain under the load of `lockscope bench`, without sockets and disk: every client asks, one sync makes
/// it all durable, every client is answered, and the same for the releases.
class BusyServer
{
public:
    BusyServer(std::size_t clientCount, std::size_t keyCount)
        : m_server({.limits = {}, .tellsEvents = false, .addresses = {"127.0.0.1:1"}, .recordCount = 0, .tornBytes = 0},
                   {},
                   {})
    {
        m_server.begin({});
        settle();
        for (std::size_t i = 0; i < clientCount; ++i)
            m_clients.push_back(connect(i % keyCount));
    }

    void acquireAll()
    {
        for (auto &client : m_clients) {
            Owner::Underlying owner{};
            std::memcpy(owner.data(), &++m_lastOwner, sizeof m_lastOwner);
            send(client, wire::AcquireRequest{.wait = 0, .lease = 60, .owner = Owner(owner), .key = client.key});
        }
        settle();
    }
    void releaseAll()
    {
        for (auto &client : m_clients)
            send(client, wire::ReleaseRequest{client.token, client.key});
        settle();
    }

private:
    struct Client
    {
        LinkNumber link;
        Key key;
        Token token;
    };

    Client connect(std::size_t key)
    {
        const auto link = m_server.accepted(NodeId(1), "peer", {}, m_now);
        m_server.received(link, wire::digestLine({}, WireVersion::V2), m_now);
        m_server.verified(link, true, m_now);
        drain();
        return {link, *Key::parse("bench/" + std::to_string(key)), Token()};
    }
    void send(const Client &client, const wire::Request &request)
    {
        m_bytes.clear();
        wire::append(m_bytes, request, WireVersion::V2);
        m_server.received(client.link, m_bytes, m_now);
    }
    /// Until nothing is written any more.
    void settle()
    {
        for (drain(); m_durable < m_appended; drain()) {
            m_durable = m_appended;
            m_server.durable({.durableLsn = m_durable, .recordCount = 0, .byteCount = 0, .took = {}}, m_now);
        }
    }
    void drain()
    {
        m_effects.clear();
        m_server.drain(m_effects, m_events);
        for (const auto &effect : m_effects) {
            if (const auto *persist = std::get_if<Persist>(&effect))
                m_appended = persist->logged.lsn;
            else if (const auto *sent = std::get_if<Send>(&effect))
                read(*sent);
        }
    }
    void read(const Send &sent)
    {
        // The handshake's lines are no frames; the first grant comes behind them.
        const auto number = sent.link.value() - 1;
        if (number >= m_clients.size())
            return;
        wire::ReplyReader reader;
        reader.feed(sent.bytes);
        for (auto reply = reader.next(); reply && *reply; reply = reader.next()) {
            if (const auto *granted = std::get_if<wire::GrantedReply>(&**reply))
                m_clients[number].token = granted->token;
        }
    }

    LockServer m_server;
    Moment m_now;
    std::vector<Client> m_clients;
    std::vector<Effect> m_effects;
    std::vector<ToldEvent> m_events;
    Bytes m_bytes;
    Lsn m_appended;
    Lsn m_durable;
    std::uint64_t m_lastOwner = 0;
};

/// The argument: clients, with a key each.
void servePairs(benchmark::State &state)
{
    const auto clients = static_cast<std::size_t>(state.range(0));
    BusyServer server(clients, clients);
    for (auto _ : state) {
        server.acquireAll();
        server.releaseAll();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(servePairs)->Arg(16)->Arg(256)->Arg(10'000);

} // namespace
