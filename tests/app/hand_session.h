// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "core/query/event_kind.h"
#include "tests/app/session_bench.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace lockscope::test {

/// A person's hand at a console: each movement is a command of the window, and the next one waits for what the person
/// saw come of it.
class Hand
{
public:
    struct Acquired
    {
        ClientId client;
        RequestId request;
    };

    explicit Hand(std::uint32_t nodes)
        : m_bench({.nodes = nodes})
    {
        m_isAtWork = m_bench.start();
    }

    [[nodiscard]] bool isAtWork() const { return m_isAtWork; }
    app::Session &session() { return m_bench.session(); }

    ClientId client()
    {
        const auto client = session().addClient();
        sees(client, ClientConnectionState::Ready);
        return client;
    }
    Acquired acquire(ClientId client, const std::string &key, std::int64_t lease = 60)
    {
        return {client, session().acquire(client, {RequestId(), key, std::nullopt, lease})};
    }
    Acquired acquireFor(ClientId client, const std::string &key, std::int64_t wait)
    {
        return {client, session().acquire(client, {RequestId(), key, wait, 60})};
    }
    /// And sees that it is held.
    Acquired take(ClientId client, const std::string &key, std::int64_t lease = 60)
    {
        const auto acquired = acquire(client, key, lease);
        sees(acquired, BeliefState::Granted);
        return acquired;
    }
    /// And sees that it waits at the server.
    Acquired queue(ClientId client, const std::string &key)
    {
        const auto before = count("WaiterQueued");
        const auto acquired = acquire(client, key);
        sees("WaiterQueued", before + 1);
        return acquired;
    }
    void release(const Acquired &acquired)
    {
        session().perform(acquired.client, ReleaseAcquiredCommand{RequestId(), acquired.request});
    }
    void perform(ClientId client, const ClientCommand &command) { session().perform(client, command); }
    void perform(const ServerCommand &command) { session().perform(command); }
    void perform(const FaultCommand &command) { session().perform(command); }
    void hurt(ClientId client, const LinkFault &fault)
    {
        session().perform(BeginFaultCommand{FaultId(), {client, fault}});
    }

    void sees(ClientId client, ClientConnectionState state)
    {
        const auto isSeen = [&] {
            const auto *const belief = session().world().beliefs().find(client);
            return belief != nullptr && belief->connection == state;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSeen(), patience);
    }
    void sees(const Acquired &acquired, BeliefState state)
    {
        const auto isSeen = [&] {
            const auto *const belief = session().world().beliefs().find(RequestRef{acquired.client, acquired.request});
            return belief != nullptr && belief->state == state;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSeen(), patience);
    }
    [[nodiscard]] bool isGranted(const Acquired &acquired) const
    {
        return m_bench.isGranted(acquired.client, acquired.request);
    }
    /// So many events of the kind.
    void sees(std::string_view kind, std::size_t atLeast = 1)
    {
        QTRY_VERIFY2_WITH_TIMEOUT(count(kind) >= atLeast, std::string(kind).c_str(), patience);
    }
    [[nodiscard]] std::size_t count(std::string_view kind)
    {
        const auto &history = session().models().cursor.history();
        std::size_t count = 0;
        for (auto number = history.first(); number < history.end(); number = EventNumber(number.value() + 1))
            count += query::kindOf(history.find(number)->event) == kind ? 1U : 0U;
        return count;
    }
    /// Of the newest event of its type.
    template<typename Told>
    [[nodiscard]] std::optional<Told> last()
    {
        const auto &history = session().models().cursor.history();
        for (auto number = history.end(); number > history.first();) {
            number = EventNumber(number.value() - 1);
            const auto *const server = std::get_if<ServerEvent>(&history.find(number)->event);
            if (server != nullptr && std::holds_alternative<Told>(*server))
                return std::get<Told>(*server);
        }
        return std::nullopt;
    }

private:
    SessionBench m_bench;
    bool m_isAtWork = false;
};

} // namespace lockscope::test
