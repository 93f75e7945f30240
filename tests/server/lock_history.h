// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>
#include <QString>

#include "server/engine/durable_state.h"
#include "server/wal/record.h"

#include <cstddef>
#include <map>
#include <vector>

namespace lockscope::test {

/// Makes up histories that a server could have written: starts on two boots, terms, grants, hand-offs, releases,
/// expiries and fates at every stage, over few keys of different lengths. The same seed, the same history.
class LockHistory
{
public:
    explicit LockHistory(quint32 seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] std::vector<server::Record> records(std::size_t count);

private:
    struct OpenFate
    {
        ConnectionId connection;
        std::vector<Key> targets;
    };

    [[nodiscard]] server::Record next();
    [[nodiscard]] server::Record startup();
    [[nodiscard]] server::Record transition();
    [[nodiscard]] server::Record fateOpen();
    [[nodiscard]] server::Record fateStep();
    [[nodiscard]] server::GrantFacts makeGrant();
    [[nodiscard]] Key anyKey();

    QRandomGenerator m_random;
    /// The LSN of the record that is made next.
    std::uint64_t m_lsn = 1;
    std::uint64_t m_token = 0;
    std::uint64_t m_start = 0;
    std::uint64_t m_term = 0;
    std::uint64_t m_connection = 0;
    struct Holding
    {
        Token token;
        ConnectionId connection;
        bool orphan = false;
    };
    std::map<Key, Holding> m_held;
    std::map<OpenSequence, OpenFate> m_fates;
};

/// The moment of the start that every history is replayed at.
[[nodiscard]] server::BootMoment bootMoment();
/// Everything that a start takes from a state.
[[nodiscard]] QString show(server::DurableState state);
/// The state after all of them, the first with LSN 1.
[[nodiscard]] QString stateOf(const std::vector<server::Record> &records);

} // namespace lockscope::test
