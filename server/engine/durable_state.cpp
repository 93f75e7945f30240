// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/engine/durable_state.h"

#include "core/base/match.h"
#include "core/base/planted_fault.h"

#include <algorithm>
#include <cassert>
#include <chrono>

namespace lockscope::server {

namespace {

using Applied = Result<void, RecordConflict>;

/// The grant that a record makes, if it makes one.
const GrantFacts *grantOf(const Record &record)
{
    if (const auto *grant = std::get_if<GrantRecord>(&record))
        return &grant->grant;
    if (const auto *handOff = std::get_if<HandOffRecord>(&record))
        return &handOff->grant;
    return nullptr;
}

/// The key that a record may leave with nothing on it.
const Key *endedKeyOf(const Record &record)
{
    if (const auto *release = std::get_if<ReleaseRecord>(&record))
        return &release->key;
    if (const auto *expiry = std::get_if<ExpiryRecord>(&record))
        return &expiry->key;
    return nullptr;
}

} // namespace

TimePoint deadlineAfterStart(const GrantFacts &grant, const std::optional<BootId> &recordedOn, const BootMoment &start)
{
    const auto now = start.now.steady;
    const auto latest = now + std::chrono::seconds(grant.leaseSeconds);
    if (planted(PlantedFault::LeaseRunsAgainAtStart))
        return latest;
    if (recordedOn == start.boot || planted(PlantedFault::RebootIsNoReboot))
        return std::min(grant.deadline.steady, latest);
    return std::clamp(now + (grant.deadline.wall - start.now.wall), now, latest);
}

Result<void, RecordConflict> DurableState::replay(const LoggedRecord &logged, const BootMoment &start)
{
    TimePoint deadline;
    if (const auto *grant = grantOf(logged.record)) {
        if (grant->token <= m_locks.lastToken())
            return failure(RecordConflict::TokenNotAbove);
        if (grant->connection.start > m_start)
            return failure(RecordConflict::ConnectionOfLaterStart);
        deadline = deadlineAfterStart(*grant, m_boot, start);
        const auto wentBackBy = grant->deadline.wall - std::chrono::seconds(grant->leaseSeconds) - start.now.wall;
        if (m_boot != start.boot && wentBackBy > Duration::zero())
            m_wallClockWentBackBy = std::max(wentBackBy, m_wallClockWentBackBy.value_or(Duration::zero()));
    }
    auto applied = apply(logged, deadline);
    if (const auto *key = endedKeyOf(logged.record); key != nullptr && applied) {
        if (const auto slot = m_locks.find(*key))
            m_locks.retireIfIdle(*slot);
    }
    return applied;
}

void DurableState::install(const LoggedRecord &logged, TimePoint now)
{
    TimePoint deadline;
    if (const auto *grant = grantOf(logged.record))
        deadline = now + std::chrono::seconds(grant->leaseSeconds);
    const auto applied = apply(logged, deadline);
    assert(applied);
    static_cast<void>(applied);
}

Applied DurableState::apply(const LoggedRecord &logged, TimePoint deadline)
{
    m_last = logged.lsn;
    return match<Applied>(
        logged.record,
        [&](const StartupRecord &record) -> Applied {
            if (record.start <= m_start)
                return failure(RecordConflict::StartNotAbove);
            m_start = record.start;
            m_boot = record.boot;
            return {};
        },
        [&](const TermRecord &record) -> Applied {
            if (record.term <= m_term)
                return failure(RecordConflict::TermNotAbove);
            m_term = record.term;
            m_leader = record.leader;
            return {};
        },
        [&](const GrantRecord &record) { return m_locks.apply(record, deadline); },
        [&](const HandOffRecord &record) { return m_locks.apply(record, deadline); },
        [&](const ReleaseRecord &record) { return m_locks.apply(record); },
        [&](const ExpiryRecord &record) { return m_locks.apply(record); },
        [&](const FateOpenRecord &record) { return m_fates.apply(OpenSequence(logged.lsn.value()), record); },
        [&](const FateAtKeyRecord &record) { return applyFateAtKey(record); },
        [&](const FateCompleteRecord &record) { return m_fates.apply(record); },
        [&](const SnapshotEndRecord &record) -> Applied {
            if (record.lastToken < m_locks.lastToken())
                return failure(RecordConflict::TokenNotAbove);
            m_locks.raiseLastToken(record.lastToken);
            return {};
        });
}

Applied DurableState::applyFateAtKey(const FateAtKeyRecord &record)
{
    if (const auto applied = m_fates.apply(record); !applied)
        return applied;
    return m_locks.apply(record, m_fates.find(record.open)->intent.connection);
}

} // namespace lockscope::server
