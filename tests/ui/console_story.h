// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "ui/models/console_models.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace lockscope {

/// Tells events to the models of a console, one second apart from each other at most, as server and clients would.
class ConsoleStory
{
public:
    explicit ConsoleStory(ui::ConsoleModels &models);

    /// Two nodes, the first one leads term 7.
    void startServer();
    /// A ready client of ours: connection `1.NUMBER`.
    void addClient(std::uint32_t number);
    /// Its acquire was sent; gives the request's number.
    RequestId acquire(std::uint32_t client, const std::string &key, std::optional<int> wait = 30, int lease = 60);
    /// The server granted it and the client knows.
    void grant(std::uint32_t client, RequestId request, const std::string &key, std::uint64_t token, int lease = 60);
    /// The server queued it.
    void queue(std::uint32_t client, RequestId request, const std::string &key);
    /// The client's connection is lost: its requests become Indeterminate, its fate opens and parks on `key`.
    void loseWithFate(std::uint32_t client, RequestId request, const std::string &key, std::uint64_t open);
    void holdLane(const std::string &key);
    void failJournal();
    /// `count` locks, each held by an outside connection.
    void fill(int count);

    void server(ServerEvent event);
    void client(std::uint32_t number, ClientEvent event);
    void fault(FaultEvent event);
    void pass(std::chrono::milliseconds time);
    void publish();

private:
    ui::ConsoleModels &m_models;
    Moment m_now;
    std::uint64_t m_requests = 0;
};

[[nodiscard]] Owner ownerOf(RequestId request);
[[nodiscard]] ConnectionId connectionOf(std::uint64_t number);

} // namespace lockscope
