// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/lock_order.h"
#include "core/history/entry.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace lockscope::check {

/// Gathers from the stream what clients saw of each lock, and judges the order of each. Server events are passed over:
/// this is the view from outside, and it serves for any server.
///
/// It keeps every operation that may have had an effect: a part of a history, chosen by its reader, not a whole
/// session.
class LockHistory
{
public:
    /// The next event in order.
    void apply(const Entry &entry);

    /// Sorted.
    [[nodiscard]] std::vector<std::string> keys() const;
    /// In the order in which they were first seen.
    [[nodiscard]] std::vector<LockOperation> operations(const std::string &key) const;
    /// The places of a witness are those in operations(). CouldNotTell also where client events are missing.
    [[nodiscard]] OrderVerdict judge(const std::string &key, Clients clients, const OrderBudget &budget) const;

private:
    struct ClientFold;
    /// A key's operations by their first event; a request that showed several has them under one number each.
    using Operations = std::map<std::pair<EventNumber, std::uint8_t>, LockOperation>;
    struct Place
    {
        std::string key;
        std::pair<EventNumber, std::uint8_t> at;
    };
    using ReleaseName = std::tuple<ClientId, std::string, Token>;

    ReleaseOperation &release(const Place &place);

    std::map<std::string, Operations> m_operations;
    std::map<RequestRef, Place> m_acquires;
    std::map<RequestRef, Place> m_releases;
    /// Those without an answer; requests of one client for one token share one (C8), also after it was given up.
    std::map<ReleaseName, Place> m_openReleases;
    bool m_isWhole = true;
};

} // namespace lockscope::check
