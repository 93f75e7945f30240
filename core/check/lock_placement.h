// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/lock_order.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace lockscope::check {

/// The operations of one lock by token, and the question whether some of them can be ordered whatever the others did.
class LockPlacement
{
public:
    LockPlacement(std::span<const LockOperation> operations, Clients clients, std::size_t stepsMax);

    enum class Answer : std::uint8_t { Possible, Impossible, OutOfSteps };
    /// `places`: of the operations that count, rising by token first.
    [[nodiscard]] Answer tryOrder(const std::vector<std::size_t> &places);

    /// All that say something about an order, by token.
    [[nodiscard]] std::vector<std::size_t> constraints() const;
    /// After Impossible: how many tokens could be placed before the first that could not.
    [[nodiscard]] std::size_t placedCount() const { return m_placedCount; }
    [[nodiscard]] Token tokenOf(std::size_t place) const { return *m_tokens[place]; }

private:
    /// What counts of one token.
    struct Grant
    {
        std::vector<const AcquireOperation *> acquires;
        std::vector<const ReleaseOperation *> released;
        std::vector<const ReleaseOperation *> maybeReleased;
        std::vector<const ReleaseOperation *> notFound;
        std::vector<const GrantSighting *> sightings;
        /// It can be ended by a release that does not count, or nothing is known of its acquire.
        bool endsFreely = false;
        /// It must have an acquire without a reply of its own.
        bool isHidden = false;
    };
    struct Known
    {
        bool hasAcquire = false;
        std::size_t enderCount = 0;
    };

    [[nodiscard]] std::vector<Grant> grantsOf(const std::vector<std::size_t> &places) const;
    static void add(Grant &grant, const LockOperation &operation);
    [[nodiscard]] bool mustExist(const Grant &grant) const;
    [[nodiscard]] std::optional<TimePoint> place(const Grant &grant, TimePoint from, std::size_t choice);
    [[nodiscard]] bool suits(const Grant &grant, const AcquireOperation &acquire) const;
    [[nodiscard]] std::size_t choiceCount(const Grant &grant) const;

    std::span<const LockOperation> m_operations;
    Clients m_clients;
    std::size_t m_stepsLeft;
    std::size_t m_placedCount = 0;
    /// None: an acquire without a reply.
    std::vector<std::optional<Token>> m_tokens;
    std::map<Token, Known> m_known;
    /// Acquires without a reply, by the time of their sending.
    std::vector<const AcquireOperation *> m_unanswered;
    std::vector<bool> m_isUsed;
};

} // namespace lockscope::check
