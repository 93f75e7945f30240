// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "server/wal/record.h"

#include <functional>
#include <map>
#include <optional>
#include <unordered_map>

namespace lockscope::server {

/// Takes one record; false: no more of them.
using RecordSink = std::function<bool(const LoggedRecord &record)>;

/// What is left of a journal when all that is over is taken out of it: the records of which a snapshot is made (J5).
///
/// It judges nothing: the records that it sees were taken for true before, by the server that wrote them or by the
/// start that replayed them.
class LiveRecords
{
public:
    /// Records of a snapshot in its order, or of segments in LSN order.
    void apply(const LoggedRecord &logged);

    /// Hands the records to `take` as a snapshot holds them, without its end: each start that still has a grant, and
    /// the last one, with its grants in token order, so that every deadline stands behind the boot that it belongs to
    /// (S5); the term; every Open without a Complete, with its rows. False: `take` said so, and was asked no more.
    [[nodiscard]] bool write(const RecordSink &take) const;

    [[nodiscard]] Token lastToken() const { return m_lastToken; }

private:
    struct Holding
    {
        GrantFacts grant;
        /// The start that wrote it.
        StartNumber start;
    };
    struct OpenFate
    {
        FateOpenRecord record;
        /// The targets that have their row, and the grant that it orphaned.
        std::map<Key, std::optional<Token>> rows;
    };

    using HoldingAt = std::unordered_map<Key, Holding>::value_type;

    void hold(const Key &key, const GrantFacts &grant);
    [[nodiscard]] bool writeGrants(const RecordSink &take) const;
    [[nodiscard]] bool writeFates(const RecordSink &take) const;
    [[nodiscard]] bool isLive(const Key &key, std::optional<Token> token) const;

    std::unordered_map<Key, Holding> m_holdings;
    std::map<StartNumber, BootId> m_boots;
    StartNumber m_start;
    std::optional<TermRecord> m_term;
    std::map<OpenSequence, OpenFate> m_fates;
    Token m_lastToken;
};

} // namespace lockscope::server
