// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/dice.h"
#include "app/lab/v1_replies.h"
#include "core/base/drained_queue.h"
#include "core/client/action.h"
#include "core/client/event_log.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/endpoint.h"
#include "core/wire/handshake.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockscope::lab {

/// A program that speaks v1, as there are some: nothing but the key ties a reply to its request, so it asks for one
/// thing at a time of each key, and what it asked is forgotten when its connection ends. Used as a client::Engine is;
/// what it tells stands in the same words, but is no part of the one stream, since v1 has no owners.
class V1Client
{
public:
    V1Client(std::vector<Endpoint> endpoints, std::uint64_t seed);

    void start(TimePoint now);
    void connected(TimePoint now);
    void disconnected(TimePoint now);
    void received(ByteView bytes, TimePoint now);
    void digestReady(const wire::Digest &digest, TimePoint now);
    void perform(const ClientCommand &command, TimePoint now);
    void tick(TimePoint now);
    void stop(TimePoint now);

    [[nodiscard]] std::optional<client::Action> nextAction() { return m_actions.takeNext(); }
    [[nodiscard]] std::optional<Told<ClientEvent>> nextEvent() { return m_events.takeNext(); }
    [[nodiscard]] std::optional<TimePoint> deadline() const;

private:
    enum class Stage : std::uint8_t { Closed, Dialing, Greeting, Ready };
    struct Request
    {
        RequestId request;
        std::string key;
        bool isRelease = false;
        std::uint16_t wait = 0;
        std::uint16_t lease = 0;
    };
    struct Grant
    {
        RequestId acquire;
        std::string key;
        Token token;
        TimePoint over;
    };

    void dial();
    void closed(TimePoint now);
    void hangUp(client::Farewell farewell, TimePoint now);
    void release(RequestId request, const std::string &key, Token token);
    void sendWhatMayGo();
    void hear(const wire::Reply &reply, TimePoint now);
    /// The request that a reply for `key` answers, if there is one.
    [[nodiscard]] std::optional<Request> take(const Key &key, bool isRelease);
    void granted(const wire::GrantedReply &reply, TimePoint now);
    void moved(const wire::MovedReply &reply, TimePoint now);
    void endLeases(TimePoint now);
    void forget(const Request &request);
    void tell(ClientEvent event) { m_events.tell(std::move(event), Rule::None); }
    void tellConnection(ClientConnectionState state);

    std::vector<Endpoint> m_endpoints;
    Dice m_dice;
    std::size_t m_next = 0;
    Stage m_stage = Stage::Closed;
    std::optional<TimePoint> m_redialAt;
    TimePoint m_lastByteAt;
    wire::LineReader m_challenge;
    V1Replies m_replies;
    /// Not sent yet, and sent without a reply, by key.
    std::deque<Request> m_waiting;
    std::map<std::string, Request> m_asked;
    std::vector<Grant> m_grants;
    DrainedQueue<client::Action> m_actions;
    client::EventLog m_events;
    bool m_isStopped = false;
};

} // namespace lockscope::lab
