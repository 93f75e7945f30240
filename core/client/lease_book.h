// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/client/acquire.h"
#include "core/client/lease_window.h"
#include "core/vocabulary/client_event.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace lockscope::client {

/// A lock that the caller was told it has.
struct HeldGrant
{
    ReleaseName name;
    LeaseWindow window;
};

/// What the engine got, or may have got, until time itself has ended it.
///
/// A grant is kept until it is released or surely over (C14), so that it can be released by its request. An acquire
/// with an unknown fate is kept until its `reclaim_by` (C7), to say so. Both are bounded: past the bound, what ends
/// first is forgotten.
class LeaseBook
{
public:
    explicit LeaseBook(std::size_t entriesMax)
        : m_entriesMax(entriesMax)
    {
    }

    void addGrant(RequestId acquire, HeldGrant grant);
    void addUnknown(RequestId acquire, Key key, TimePoint reclaimBy);
    /// The server answered a release of it: it is no longer held, by whomever.
    void end(const ReleaseName &name);

    [[nodiscard]] const HeldGrant *grantOf(RequestId acquire) const;
    [[nodiscard]] const HeldGrant *grantOf(const ReleaseName &name) const;

    /// One deadline that has passed.
    [[nodiscard]] std::optional<DeadlinePassed> takePassed(TimePoint now);
    [[nodiscard]] std::optional<TimePoint> deadline() const;

private:
    using Due = std::pair<TimePoint, RequestId>;

    void forgetGrant(RequestId acquire);

    std::size_t m_entriesMax;
    std::map<RequestId, HeldGrant> m_grants;
    std::unordered_map<ReleaseName, RequestId> m_byName;
    std::map<RequestId, Key> m_unknowns;
    std::set<Due> m_heldEnds;
    std::set<Due> m_overBys;
    std::set<Due> m_reclaimBys;
};

} // namespace lockscope::client
