// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/lock_operation.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <optional>
#include <random>
#include <variant>
#include <vector>

namespace lockscope::check {

/// A correct lock and clients that use it, with delays and lost replies: what they see of one key.
class ReferenceLock
{
public:
    explicit ReferenceLock(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::vector<LockOperation> run(int acquireCount)
    {
        for (int i = 0; i < acquireCount; ++i) {
            m_now += Duration(below(400'000));
            settle(m_now);
            arrive();
            if (below(3) > 0)
                releaseSome();
        }
        settle(TimePoint::max());
        return m_seen;
    }

private:
    struct Waiter
    {
        std::size_t place = 0;
        TimePoint arrived;
        bool isLost = false;
    };
    struct Holder
    {
        std::size_t place = 0;
        Token token;
        TimePoint granted;
        TimePoint deadline;
        bool isLost = false;
    };

    std::int64_t below(std::int64_t limit)
    {
        return std::uniform_int_distribution<std::int64_t>(0, limit - 1)(m_random);
    }
    Duration delay() { return Duration(1 + below(60'000)); }
    AcquireOperation &acquire(std::size_t place) { return std::get<AcquireOperation>(m_seen[place].operation); }

    void arrive()
    {
        const auto place = m_seen.size();
        const ClientId client(static_cast<std::uint32_t>(1 + below(4)));
        const auto arrived = m_now + delay();
        m_seen.push_back({EventNumber(place + 1),
                          AcquireOperation{.request = {client, RequestId(place + 1)},
                                           .sentAt = m_now,
                                           .endedAt = std::nullopt,
                                           .lease = Duration(500'000 + below(3'000'000)),
                                           .token = std::nullopt}});
        m_waiters.push_back({place, arrived, below(5) == 0});
        grantNext(arrived);
        m_now = std::max(m_now, arrived);
    }

    void grantNext(TimePoint at)
    {
        if (m_holder || m_waiters.empty())
            return;
        const auto waiter = m_waiters.front();
        m_waiters.pop_front();
        const auto granted = std::max(at, waiter.arrived);
        auto &operation = acquire(waiter.place);
        m_holder = Holder{waiter.place, Token(++m_lastToken), granted, granted + operation.lease, waiter.isLost};
        if (waiter.isLost)
            return;
        operation.token = m_holder->token;
        operation.endedAt = granted + delay();
    }

    /// Everything that is over by `now` expires, a little late as on a real server.
    void settle(TimePoint now)
    {
        while (m_holder && m_holder->deadline <= now) {
            const auto end = m_holder->deadline + delay();
            m_holder.reset();
            grantNext(end);
            m_now = now == TimePoint::max() ? m_now : std::max(m_now, end);
        }
    }

    void releaseSome()
    {
        if (!m_holder)
            return;
        const bool isWrong = below(6) == 0 && m_lastToken > 1;
        // A grant whose A was lost is given back by its token only now and then: somebody read it from the server.
        if (m_holder->isLost && below(3) > 0)
            return;
        const auto token = isWrong ? Token(m_lastToken - 1) : m_holder->token;
        const auto sent = std::max(m_now, m_holder->granted) + delay();
        const auto effect = sent + delay();
        settle(effect);
        const bool isLive = m_holder && m_holder->token == token && m_holder->granted <= effect;
        ReleaseOperation release{.client = ClientId(1), .token = token, .firstSentAt = sent, .lastSentAt = sent};
        if (below(5) > 0) {
            release.endedAt = effect + delay();
            release.answer = isLive ? ReleaseAnswer::Released : ReleaseAnswer::NotFound;
        }
        m_seen.push_back({EventNumber(m_seen.size() + 1), release});
        m_now = std::max(m_now, effect);
        if (!isLive)
            return;
        m_holder.reset();
        grantNext(effect);
    }

    std::mt19937_64 m_random;
    TimePoint m_now{std::chrono::seconds(1)};
    std::uint64_t m_lastToken = 0;
    std::optional<Holder> m_holder;
    std::deque<Waiter> m_waiters;
    std::vector<LockOperation> m_seen;
};

} // namespace lockscope::check
