// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/check/invariants.h"
#include "core/vocabulary/fate_event.h"
#include "server/wal/record.h"

#include <map>
#include <set>

namespace lockscope::test {

/// All that happened on one data directory, over all deaths of its server, judged by the invariants as one history:
/// what each life said of itself, and where its last words are missing, what its journal says instead.
///
/// A death cuts the events off somewhere, and the journal somewhere else. A record without an event becomes the event
/// that it would have been; only where a snapshot stands for such a record does the history begin anew.
class KilledHistory
{
public:
    /// The server has died; its events are in the file `events`, its journal in `dataDirectory`.
    void addLife(const QString &events, const QString &dataDirectory);

    /// One word for each broken invariant.
    [[nodiscard]] const QStringList &violations() const { return m_violations; }
    /// What was at stake: fates without a Complete, and those of them that were parked, summed over the deaths; and the
    /// completions of such fates by a later life.
    [[nodiscard]] int openAtDeathCount() const { return m_openAtDeathCount; }
    [[nodiscard]] int parkedAtDeathCount() const { return m_parkedAtDeathCount; }
    [[nodiscard]] int recoveredCount() const { return m_recoveredCount; }
    /// Lives whose death found at least one fate parked.
    [[nodiscard]] int deathsWithParkedCount() const { return m_deathsWithParkedCount; }
    [[nodiscard]] int newBeginningCount() const { return m_newBeginningCount; }
    [[nodiscard]] std::uint64_t eventCount() const { return m_eventCount; }

private:
    void apply(const ServerEvent &event);
    void apply(Event event, TimePoint at);
    void note(const ServerEvent &event);
    void readEvents(const QString &path);
    void readJournal(const QString &dataDirectory);
    void addRecord(const server::LoggedRecord &logged);
    void addGrant(const Key &key, const server::GrantFacts &grant, Lsn lsn);
    void addFold(const server::FateAtKeyRecord &record, Lsn lsn);
    void addComplete(OpenSequence open);
    void beginAnew();

    check::Invariants m_invariants;
    std::uint64_t m_eventCount = 0;
    TimePoint m_now{};
    /// The records of this life that its events told of: the grants that they made, and all else.
    std::set<Lsn> m_toldGrants;
    std::set<Lsn> m_told;
    std::set<OpenSequence> m_toldCompletes;
    Lsn m_lastTold;
    /// The last record of the life before.
    Lsn m_lastOfBefore;
    struct OpenFate
    {
        FateIntent intent;
        std::set<Key> folded;
        bool isParked = false;
        bool hasSeenDeath = false;
    };
    std::map<OpenSequence, OpenFate> m_fates;
    QStringList m_violations;
    int m_openAtDeathCount = 0;
    int m_parkedAtDeathCount = 0;
    int m_recoveredCount = 0;
    int m_deathsWithParkedCount = 0;
    int m_newBeginningCount = 0;
};

} // namespace lockscope::test
