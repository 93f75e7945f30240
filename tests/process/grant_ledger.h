// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/vocabulary/ids.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace lockscope::test {

/// A live grant.
struct Holding
{
    std::string key;
    Token token;
    Owner owner;

    friend bool operator==(const Holding &, const Holding &) = default;
};

/// What the clients of one data directory asked and were told, over all deaths of the server; complains when the server
/// contradicts what it acknowledged. Leases must be too long to end within the ledger's life.
class GrantLedger
{
public:
    void acquireSent(const Owner &owner, const std::string &key);
    void granted(const Holding &holding);
    void releaseSent(const std::string &key, Token token);
    void released(const std::string &key, Token token);
    /// The server died, started again, and says that these grants live. Requests in flight at its death may have come
    /// through or not; nothing else is open.
    void restarted(const std::vector<Holding> &holdings);

    /// Grants that surely live and that nobody began to release.
    [[nodiscard]] std::vector<Holding> held() const;
    /// One sentence for each contradiction, in the order in which they came.
    [[nodiscard]] const QStringList &complaints() const { return m_complaints; }

private:
    enum class State : std::uint8_t { Held, ReleaseSent, Released };
    struct Grant
    {
        Holding holding;
        State state = State::Held;
    };

    void complain(const QString &what, const std::string &key, Token token);
    void checkNewToken(const Holding &holding);
    void checkSurvivor(const Holding &holding);

    std::map<Token, Grant> m_grants;
    std::map<Owner, std::string> m_pending;
    std::map<std::string, Token> m_lastToken;
    /// Every token that is known at the last restart is at most this.
    Token m_floor;
    QStringList m_complaints;
};

} // namespace lockscope::test
