// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/endpoint.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace lockscope::client {

/// The configured endpoints, which are also the allowlist, and the leader that a peer named last (C10).
class LeaderBook
{
public:
    /// At least one endpoint; one that is written twice counts once.
    explicit LeaderBook(const std::vector<Endpoint> &endpoints);

    [[nodiscard]] const std::vector<Endpoint> &endpoints() const { return m_endpoints; }

    /// Stores the address where it is one of the endpoints; false: it is not, and nothing changes.
    [[nodiscard]] bool hint(std::string_view address);
    void dropHint() { m_hint.reset(); }
    /// Drops the hint if it names this endpoint.
    void dropHintTo(const Endpoint &endpoint);

    /// Whom to dial next: the hint, once for each time that a peer named it; else the endpoints in turn.
    [[nodiscard]] const Endpoint &takeNext();

private:
    [[nodiscard]] std::optional<std::size_t> placeOf(const Endpoint &endpoint) const;

    std::vector<Endpoint> m_endpoints;
    std::optional<std::size_t> m_hint;
    std::size_t m_turn = 0;
};

} // namespace lockscope::client
