// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/lock_history.h"

#include <QStringList>

#include "tests/support/journal_samples.h"

#include <cassert>
#include <chrono>
#include <iterator>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::test {

using namespace server;

namespace {

const BootId thisBoot({1});
const BootId otherBoot({2});
const TimePoint steadyNow(100'000s);
const WallTime wallNow(500'000s);
constexpr int keyCount = 12;

} // namespace

std::vector<Record> LockHistory::records(std::size_t count)
{
    std::vector<Record> records;
    for (; records.size() < count; ++m_lsn)
        records.push_back(next());
    return records;
}

Record LockHistory::next()
{
    if (m_start == 0 || m_random.bounded(40) == 0)
        return startup();
    if (m_term == 0 || m_random.bounded(40) == 0)
        return TermRecord{Term(++m_term), NodeId(1)};
    const auto dice = m_random.bounded(10);
    if (dice == 0 && !m_held.empty())
        return fateOpen();
    if (dice <= 2 && !m_fates.empty())
        return fateStep();
    return transition();
}

Record LockHistory::startup()
{
    return StartupRecord{StartNumber(++m_start), m_random.bounded(2) == 0 ? thisBoot : otherBoot};
}

Record LockHistory::transition()
{
    const auto key = anyKey();
    const auto held = m_held.find(key);
    if (held == m_held.end()) {
        const auto grant = makeGrant();
        m_held[key] = {grant.token, grant.connection};
        return GrantRecord{key, grant};
    }
    const auto ended = held->second.token;
    if (m_random.bounded(2) == 0) {
        const auto grant = makeGrant();
        held->second = {grant.token, grant.connection};
        return HandOffRecord{key, ended, grant};
    }
    m_held.erase(held);
    if (m_random.bounded(2) == 0)
        return ReleaseRecord{key, ended};
    return ExpiryRecord{key, ended};
}

/// A connection that holds something ends, and it had waited for other keys.
Record LockHistory::fateOpen()
{
    auto holder = std::next(m_held.begin(), m_random.bounded(static_cast<int>(m_held.size())));
    const auto connection =
        holder->second.orphan ? ConnectionId{StartNumber(m_start), ++m_connection} : holder->second.connection;
    for (const auto &[open, fate] : m_fates) {
        if (fate.connection == connection)
            return transition();
    }
    OpenFate fate{connection, {}};
    for (const auto &[key, holding] : m_held) {
        if (key == holder->first || m_random.bounded(3) == 0)
            fate.targets.push_back(key);
    }
    const FateOpenRecord record{connection, FateClass::ConnectionLost, fate.targets};
    m_fates.emplace(OpenSequence(m_lsn), std::move(fate));
    return record;
}

/// One target of one fate is folded; a fate whose targets are all folded is complete, and some are before.
Record LockHistory::fateStep()
{
    const auto found = std::next(m_fates.begin(), m_random.bounded(static_cast<int>(m_fates.size())));
    const auto open = found->first;
    auto &fate = found->second;
    if (fate.targets.empty() || m_random.bounded(8) == 0) {
        m_fates.erase(found);
        return FateCompleteRecord{open};
    }
    const auto key = fate.targets.back();
    fate.targets.pop_back();
    FateAtKeyRecord row{.open = open, .key = key, .orphaned = {}, .removedWaiters = {}};
    if (const auto held = m_held.find(key);
        held != m_held.end() && held->second.connection == fate.connection && !held->second.orphan) {
        held->second.orphan = true;
        row.orphaned = held->second.token;
    } else {
        row.removedV1Waiters = 1;
    }
    return row;
}

GrantFacts LockHistory::makeGrant()
{
    const auto left = std::chrono::seconds(m_random.bounded(-20, 60));
    const auto wallLeft = std::chrono::seconds(m_random.bounded(-20, 60));
    m_token += 1 + m_random.bounded(3U);
    return {.token = Token(m_token),
            .owner = m_random.bounded(2) == 0 ? std::nullopt : std::optional(Owner({9})),
            .connection = {StartNumber(m_start), ++m_connection},
            .leaseSeconds = 30,
            .deadline = {steadyNow + left, wallNow + wallLeft}};
}

Key LockHistory::anyKey()
{
    const auto number = m_random.bounded(keyCount);
    return keyOf(std::string(static_cast<std::size_t>(100 + number), 'k') + std::to_string(number));
}

BootMoment bootMoment()
{
    return {thisBoot, {steadyNow, wallNow}};
}

QString show(DurableState state)
{
    QStringList text{u"last %1 token %2 start %3 term %4 leader %5"_s.arg(state.last().value())
                         .arg(state.locks().lastToken().value())
                         .arg(state.start().value())
                         .arg(state.term().value())
                         .arg(state.leader() ? state.leader()->value() : 0)};
    for (const auto &[open, entry] : state.fates().open()) {
        text << u"open %1 of %2.%3 class %4"_s.arg(open.value())
                    .arg(entry.intent.connection.start.value())
                    .arg(entry.intent.connection.number)
                    .arg(static_cast<int>(entry.intent.cause));
        for (const auto &key : entry.intent.targets) {
            const auto slot = state.locks().find(key);
            const bool isBound = slot && state.locks().isBound(entry.intent.connection, *slot);
            text << QString::fromStdString(key.text()) + (entry.recorded.contains(key) ? u" folded"_s : QString())
                    + (isBound ? u" bound"_s : QString());
        }
    }
    // A start orphans every grant of an older one (F10a): which were orphans of no open fate makes no difference.
    state.locks().orphanOlderThan(StartNumber(state.start().value() + 1));
    for (const auto slot : state.locks().slotsByKey()) {
        const auto &cell = state.locks().cell(slot);
        if (!cell.holder())
            continue;
        const auto &grant = cell.holder()->grant;
        text << u"%1: token %2 owner %3 connection %4.%5 lease %6 until %7 recorded %8 %9"_s
                    .arg(QString::fromStdString(cell.key().text()))
                    .arg(grant.token.value())
                    .arg(grant.owner ? 1 : 0)
                    .arg(grant.connection.start.value())
                    .arg(grant.connection.number)
                    .arg(grant.leaseSeconds)
                    .arg((cell.holder()->deadline - steadyNow).count())
                    .arg(grant.deadline.steady.time_since_epoch().count())
                    .arg(grant.deadline.wall.time_since_epoch().count());
    }
    return text.join(u'\n');
}

QString stateOf(const std::vector<Record> &records)
{
    DurableState state;
    Lsn lsn(1);
    for (const auto &record : records) {
        const auto replayed = state.replay({lsn, record}, bootMoment());
        assert(replayed);
        static_cast<void>(replayed);
        lsn = Lsn(lsn.value() + 1);
    }
    return show(std::move(state));
}

} // namespace lockscope::test
