// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/process/grant_ledger.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::test {

void GrantLedger::acquireSent(const Owner &owner, const std::string &key)
{
    m_pending.emplace(owner, key);
}

void GrantLedger::granted(const Holding &holding)
{
    const auto asked = m_pending.find(holding.owner);
    if (asked == m_pending.end() || asked->second != holding.key)
        complain(u"granted to nobody who asked for it"_s, holding.key, holding.token);
    else
        m_pending.erase(asked);
    checkNewToken(holding);
    // The next grant of a key follows the end of the last one, and only an exact release ends one here.
    const auto last = m_lastToken.find(holding.key);
    if (last != m_lastToken.end() && m_grants.at(last->second).state == State::Held)
        complain(u"granted while token %1 holds it"_s.arg(last->second.value()), holding.key, holding.token);
    m_lastToken[holding.key] = holding.token;
    m_grants[holding.token] = {.holding = holding, .state = State::Held};
}

void GrantLedger::releaseSent(const std::string &key, Token token)
{
    const auto grant = m_grants.find(token);
    if (grant == m_grants.end() || grant->second.holding.key != key)
        complain(u"the test releases what it never got"_s, key, token);
    else
        grant->second.state = State::ReleaseSent;
}

void GrantLedger::released(const std::string &key, Token token)
{
    const auto grant = m_grants.find(token);
    if (grant == m_grants.end() || grant->second.holding.key != key || grant->second.state != State::ReleaseSent)
        complain(u"released though nobody asked"_s, key, token);
    else
        grant->second.state = State::Released;
}

void GrantLedger::restarted(const std::vector<Holding> &holdings)
{
    std::map<std::string, Token> holders;
    std::set<Token> live;
    for (const auto &holding : holdings) {
        checkSurvivor(holding);
        if (!holders.emplace(holding.key, holding.token).second)
            complain(u"two holders after the restart"_s, holding.key, holding.token);
        live.insert(holding.token);
    }
    for (auto &[token, grant] : m_grants) {
        const bool survived = live.contains(token);
        if (!survived && grant.state == State::Held)
            complain(u"acknowledged grant is lost"_s, grant.holding.key, token);
        if (grant.state != State::Released)
            grant.state = survived ? State::Held : State::Released;
        m_floor = std::max(m_floor, token);
    }
    m_pending.clear();
}

std::vector<Holding> GrantLedger::held() const
{
    std::vector<Holding> holdings;
    for (const auto &[token, grant] : m_grants) {
        if (grant.state == State::Held)
            holdings.push_back(grant.holding);
    }
    return holdings;
}

void GrantLedger::complain(const QString &what, const std::string &key, Token token)
{
    m_complaints << u"key %1, token %2: %3"_s.arg(QString::fromStdString(key)).arg(token.value()).arg(what);
}

void GrantLedger::checkNewToken(const Holding &holding)
{
    if (m_grants.contains(holding.token))
        complain(u"token granted twice"_s, holding.key, holding.token);
    if (holding.token <= m_floor)
        complain(
            u"not above %1, which was known before the restart"_s.arg(m_floor.value()), holding.key, holding.token);
    const auto last = m_lastToken.find(holding.key);
    if (last != m_lastToken.end() && holding.token <= last->second)
        complain(u"not above %1, the key's last token"_s.arg(last->second.value()), holding.key, holding.token);
}

void GrantLedger::checkSurvivor(const Holding &holding)
{
    const auto known = m_grants.find(holding.token);
    if (known != m_grants.end()) {
        if (known->second.state == State::Released)
            complain(u"acknowledged release is lost"_s, holding.key, holding.token);
        if (known->second.holding != holding)
            complain(u"survived under another name"_s, holding.key, holding.token);
        return;
    }
    // Granted, and the answer died with the server.
    const auto asked = m_pending.find(holding.owner);
    if (asked == m_pending.end() || asked->second != holding.key)
        complain(u"held after the restart though nobody asked for it"_s, holding.key, holding.token);
    checkNewToken(holding);
    m_lastToken[holding.key] = holding.token;
    m_grants[holding.token] = {.holding = holding, .state = State::Held};
}

} // namespace lockscope::test
