// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/wal/live_records.h"

#include "core/base/match.h"
#include "core/base/planted_fault.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lockscope::server {

void LiveRecords::apply(const LoggedRecord &logged)
{
    match(
        logged.record,
        [&](const StartupRecord &r) {
            m_start = r.start;
            m_boots.emplace(r.start, r.boot);
        },
        [&](const TermRecord &r) { m_term = r; },
        [&](const GrantRecord &r) { hold(r.key, r.grant); },
        [&](const HandOffRecord &r) { hold(r.key, r.grant); },
        [&](const ReleaseRecord &r) { m_holdings.erase(r.key); },
        [&](const ExpiryRecord &r) { m_holdings.erase(r.key); },
        [&](const FateOpenRecord &r) {
            m_fates.emplace(OpenSequence(logged.lsn.value()), OpenFate{r, {}});
        },
        [&](const FateAtKeyRecord &r) {
            if (const auto fate = m_fates.find(r.open); fate != m_fates.end())
                fate->second.rows.emplace(r.key, r.orphaned);
        },
        [&](const FateCompleteRecord &r) { m_fates.erase(r.open); },
        [&](const SnapshotEndRecord &r) { m_lastToken = std::max(m_lastToken, r.lastToken); });
}

void LiveRecords::hold(const Key &key, const GrantFacts &grant)
{
    m_holdings.insert_or_assign(key, Holding{grant, m_start});
    m_lastToken = std::max(m_lastToken, grant.token);
}

bool LiveRecords::write(const RecordSink &take) const
{
    return writeGrants(take) && (!m_term || take({Lsn(0), *m_term})) && writeFates(take);
}

bool LiveRecords::writeGrants(const RecordSink &take) const
{
    std::vector<const HoldingAt *> holdings;
    holdings.reserve(m_holdings.size());
    for (const auto &each : m_holdings)
        holdings.push_back(&each);
    // Tokens rise over all starts: this is the order of the starts, too.
    std::sort(holdings.begin(), holdings.end(), [](const HoldingAt *a, const HoldingAt *b) {
        return a->second.grant.token < b->second.grant.token;
    });
    if (planted(PlantedFault::SnapshotForgetsGrants))
        holdings.clear();
    StartNumber start;
    for (const auto *each : holdings) {
        const auto &[key, holding] = *each;
        if (holding.start != start) {
            start = holding.start;
            if (!take({Lsn(0), StartupRecord{start, m_boots.at(start)}}))
                return false;
        }
        if (!take({Lsn(0), GrantRecord{key, holding.grant}}))
            return false;
    }
    return start == m_start || take({Lsn(0), StartupRecord{m_start, m_boots.at(m_start)}});
}

bool LiveRecords::writeFates(const RecordSink &take) const
{
    for (const auto &[open, fate] : m_fates) {
        if (planted(PlantedFault::SnapshotForgetsFates))
            continue;
        if (!take({Lsn(open.value()), fate.record}))
            return false;
        for (const auto &[key, orphaned] : fate.rows) {
            // A row that orphaned a grant which is over has nothing to orphan any more. Its waiters stand in rows for
            // people only.
            const auto still = isLive(key, orphaned) ? orphaned : std::nullopt;
            if (!take({Lsn(0), FateAtKeyRecord{open, key, still, {}, 0}}))
                return false;
        }
    }
    return true;
}

bool LiveRecords::isLive(const Key &key, std::optional<Token> token) const
{
    const auto found = m_holdings.find(key);
    return found != m_holdings.end() && found->second.grant.token == token;
}

} // namespace lockscope::server
