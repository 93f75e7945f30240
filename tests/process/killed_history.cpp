// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/process/killed_history.h"

#include <QFile>

#include "core/base/match.h"
#include "server/io/file_storage.h"
#include "server/wal/journal_scan.h"
#include "tests/process/event_lines.h"

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lockscope::test {

using namespace server;

namespace {

bool isFirstStart(const ServerEvent &event)
{
    const auto *started = std::get_if<ServerStarted>(&event);
    return started != nullptr && started->start == StartNumber(1);
}

} // namespace

void KilledHistory::addLife(const QString &events, const QString &dataDirectory)
{
    readEvents(events);
    readJournal(dataDirectory);
    m_invariants.serverLost();
    int parkedCount = 0;
    for (auto &[open, fate] : m_fates) {
        parkedCount += std::exchange(fate.isParked, false) ? 1 : 0;
        fate.hasSeenDeath = true;
    }
    m_openAtDeathCount += static_cast<int>(m_fates.size());
    m_parkedAtDeathCount += parkedCount;
    m_deathsWithParkedCount += parkedCount > 0 ? 1 : 0;
    m_told.clear();
    m_toldGrants.clear();
    m_toldCompletes.clear();
}

void KilledHistory::readEvents(const QString &path)
{
    QFile file(path);
    // A life that ended before it began has none.
    if (!file.open(QIODevice::ReadOnly))
        return;
    while (!file.atEnd()) {
        const auto line = file.readLine();
        if (!line.endsWith('\n'))
            return;
        if (auto entry = entryOf(line))
            apply(std::move(entry->event), entry->at.steady);
    }
}

void KilledHistory::apply(const ServerEvent &event)
{
    apply(Event(event), m_now);
}

void KilledHistory::apply(Event event, TimePoint at)
{
    m_now = std::max(m_now, at);
    if (const auto *said = std::get_if<ServerEvent>(&event))
        note(*said);
    const Entry entry{EventNumber(++m_eventCount), {m_now, {}}, JournalOrigin{}, std::move(event), Rule::None};
    auto found = m_invariants.apply(entry);
    // On an empty folder everything is known from the beginning, so that what is missing counts, too.
    if (const auto *said = std::get_if<ServerEvent>(&entry.event); said != nullptr && isFirstStart(*said)) {
        const Entry nothing{
            EventNumber(++m_eventCount), entry.at, JournalOrigin{}, ServerEvent(StateResumed{}), Rule::None};
        found = m_invariants.apply(nothing);
    }
    for (const auto &violation : found) {
        m_violations << u"%1 at event %2, key '%3'"_s.arg(QLatin1StringView(nameOf(violation.breach)))
                            .arg(m_eventCount)
                            .arg(QString::fromStdString(violation.key));
    }
}

void KilledHistory::note(const ServerEvent &event)
{
    const auto told = [this](Lsn lsn) {
        m_told.insert(lsn);
        m_lastTold = std::max(m_lastTold, lsn);
    };
    if (const auto *synced = std::get_if<JournalSynced>(&event)) {
        m_lastTold = std::max(m_lastTold, synced->durableLsn);
    } else if (const auto *granted = std::get_if<Granted>(&event)) {
        m_toldGrants.insert(granted->lsn);
        m_lastTold = std::max(m_lastTold, granted->lsn);
    } else if (const auto *released = std::get_if<Released>(&event)) {
        told(released->lsn);
    } else if (const auto *expired = std::get_if<Expired>(&event)) {
        told(expired->lsn);
    } else if (const auto *opened = std::get_if<FateOpened>(&event)) {
        told(Lsn(opened->fate.open.value()));
        m_fates[opened->fate.open].intent = opened->fate;
    } else if (const auto *folded = std::get_if<FateFolded>(&event)) {
        if (folded->lsn)
            told(*folded->lsn);
        m_fates[folded->open].folded.insert(folded->key);
    } else if (const auto *parked = std::get_if<FateParked>(&event)) {
        m_fates[parked->fate.open].isParked = true;
    } else if (const auto *unparked = std::get_if<FateUnparked>(&event)) {
        m_fates[unparked->fate.open].isParked = false;
    } else if (const auto *completed = std::get_if<FateCompleted>(&event)) {
        m_toldCompletes.insert(completed->fate.open);
        const auto fate = m_fates.extract(completed->fate.open);
        m_recoveredCount += !fate.empty() && fate.mapped().hasSeenDeath ? 1 : 0;
    }
}

void KilledHistory::readJournal(const QString &dataDirectory)
{
    const auto storage = FileStorage::open(dataDirectory.toStdString());
    auto scan = storage ? JournalScan::open(**storage) : Result<JournalScan, JournalProblem>(failure(Damaged{}));
    std::vector<LoggedRecord> records;
    for (bool isOver = !scan; !isOver;) {
        auto next = scan->next();
        if (!next) {
            m_violations << u"a death left a journal that cannot be read"_s;
            return;
        }
        isOver = !*next;
        if (*next && !(*next)->inSnapshot && (*next)->at.lsn > m_lastOfBefore)
            records.push_back({(*next)->at.lsn, (*next)->at.record.value()});
    }
    // Killed before it had made the journal's first file.
    if (!scan)
        return;
    if (scan->end().snapshot > m_lastTold)
        beginAnew();
    for (const auto &logged : records)
        addRecord(logged);
    m_lastOfBefore = Lsn(scan->end().next.value() - 1);
}

void KilledHistory::beginAnew()
{
    m_invariants = {};
    m_fates.clear();
    ++m_newBeginningCount;
}

void KilledHistory::addRecord(const LoggedRecord &logged)
{
    const auto lsn = logged.lsn;
    // Of a hand-off the events may have told the half.
    if (const auto *grant = std::get_if<GrantRecord>(&logged.record))
        addGrant(grant->key, grant->grant, lsn);
    if (m_told.contains(lsn)) {
        if (const auto *handOff = std::get_if<HandOffRecord>(&logged.record))
            addGrant(handOff->key, handOff->grant, lsn);
        return;
    }
    match(
        logged.record,
        [](const StartupRecord &) {},
        [](const TermRecord &) {},
        [](const GrantRecord &) {},
        [&](const HandOffRecord &record) {
            // Whether by release or by expiry is not recorded; either ends the one grant and nothing else.
            apply(Released{record.key, record.ended, {}, lsn});
            addGrant(record.key, record.grant, lsn);
        },
        [&](const ReleaseRecord &record) {
            apply(Released{record.key, record.ended, {}, lsn});
        },
        [&](const ExpiryRecord &record) {
            apply(Expired{record.key, record.ended, lsn});
        },
        [&](const FateOpenRecord &record) {
            apply(FateOpened{{OpenSequence(lsn.value()), record.connection, record.cause, record.targets}});
        },
        [&](const FateAtKeyRecord &record) { addFold(record, lsn); },
        [&](const FateCompleteRecord &record) { addComplete(record.open); },
        [](const SnapshotEndRecord &) {});
}

void KilledHistory::addGrant(const Key &key, const GrantFacts &grant, Lsn lsn)
{
    if (m_toldGrants.contains(lsn))
        return;
    apply(Granted{key, grant.owner, grant.token, grant.connection, grant.deadline.steady, lsn});
}

void KilledHistory::addFold(const FateAtKeyRecord &record, Lsn lsn)
{
    const auto fate = m_fates.find(record.open);
    if (fate != m_fates.end()) {
        for (const auto &owner : record.removedWaiters)
            apply(WaiterRemoved{record.key, owner, fate->second.intent.connection, record.open});
    }
    apply(FateFolded{record.open, record.key, lsn});
}

void KilledHistory::addComplete(OpenSequence open)
{
    const auto fate = m_fates.find(open);
    if (m_toldCompletes.contains(open) || fate == m_fates.end())
        return;
    // A key on which nothing was left has no row.
    const auto [intent, folded, isParked, hasSeenDeath] = fate->second;
    for (const auto &key : intent.targets) {
        if (!folded.contains(key))
            apply(FateFolded{open, key, std::nullopt});
    }
    apply(FateCompleted{intent});
}

} // namespace lockscope::test
