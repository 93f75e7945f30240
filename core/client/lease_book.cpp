// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/lease_book.h"

#include <algorithm>

namespace lockscope::client {

namespace {

bool isDue(const std::set<std::pair<TimePoint, RequestId>> &dues, TimePoint now)
{
    return !dues.empty() && dues.begin()->first <= now;
}

} // namespace

void LeaseBook::addGrant(RequestId acquire, HeldGrant grant)
{
    if (m_grants.size() == m_entriesMax)
        forgetGrant(m_overBys.begin()->second);
    m_heldEnds.emplace(grant.window.holdsUntil, acquire);
    m_overBys.emplace(grant.window.overBy, acquire);
    m_byName.insert_or_assign(grant.name, acquire);
    m_grants.emplace(acquire, std::move(grant));
}

void LeaseBook::addUnknown(RequestId acquire, Key key, TimePoint reclaimBy)
{
    if (m_unknowns.size() == m_entriesMax) {
        m_unknowns.erase(m_reclaimBys.begin()->second);
        m_reclaimBys.erase(m_reclaimBys.begin());
    }
    m_unknowns.emplace(acquire, std::move(key));
    m_reclaimBys.emplace(reclaimBy, acquire);
}

void LeaseBook::end(const ReleaseName &name)
{
    if (const auto found = m_byName.find(name); found != m_byName.end())
        forgetGrant(found->second);
}

const HeldGrant *LeaseBook::grantOf(RequestId acquire) const
{
    const auto found = m_grants.find(acquire);
    return found == m_grants.end() ? nullptr : &found->second;
}

const HeldGrant *LeaseBook::grantOf(const ReleaseName &name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : grantOf(found->second);
}

std::optional<DeadlinePassed> LeaseBook::takePassed(TimePoint now)
{
    if (isDue(m_heldEnds, now)) {
        const auto acquire = m_heldEnds.begin()->second;
        m_heldEnds.erase(m_heldEnds.begin());
        return DeadlinePassed{acquire, m_grants.at(acquire).name.key.text(), RequestDeadline::SurelyHeld};
    }
    if (isDue(m_overBys, now)) {
        const auto acquire = m_overBys.begin()->second;
        DeadlinePassed passed{acquire, m_grants.at(acquire).name.key.text(), RequestDeadline::SurelyOver};
        forgetGrant(acquire);
        return passed;
    }
    if (isDue(m_reclaimBys, now)) {
        const auto acquire = m_reclaimBys.begin()->second;
        m_reclaimBys.erase(m_reclaimBys.begin());
        return DeadlinePassed{acquire, m_unknowns.extract(acquire).mapped().text(), RequestDeadline::ReclaimBy};
    }
    return std::nullopt;
}

std::optional<TimePoint> LeaseBook::deadline() const
{
    std::optional<TimePoint> next;
    for (const auto *dues : {&m_heldEnds, &m_overBys, &m_reclaimBys}) {
        if (!dues->empty())
            next = next ? std::min(*next, dues->begin()->first) : dues->begin()->first;
    }
    return next;
}

void LeaseBook::forgetGrant(RequestId acquire)
{
    const auto node = m_grants.extract(acquire);
    const auto &grant = node.mapped();
    m_heldEnds.erase({grant.window.holdsUntil, acquire});
    m_overBys.erase({grant.window.overBy, acquire});
    // A later grant may have got the same name from a server that forgot; the name is that one's now.
    const auto named = m_byName.find(grant.name);
    if (named != m_byName.end() && named->second == acquire)
        m_byName.erase(named);
}

} // namespace lockscope::client
