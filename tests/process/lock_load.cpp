// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/process/lock_load.h"

#include <QJsonArray>
#include <QJsonObject>

#include "core/base/match.h"
#include "core/vocabulary/key.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

/// Longer than any test: no lease ends by itself here.
constexpr std::uint16_t leaseSeconds = 3600;

const std::string ownPrefix = "own/";

bool isOwn(const std::string &key)
{
    return key.starts_with(ownPrefix);
}

Owner freshOwner(QRandomGenerator &random)
{
    const std::array<quint64, 2> halves = {random.generate64(), random.generate64()};
    std::array<std::uint8_t, 16> bytes{};
    std::memcpy(bytes.data(), halves.data(), bytes.size());
    return Owner(bytes);
}

Key keyOf(const std::string &text)
{
    return *Key::parse(text);
}

Owner ownerFromHex(const QString &hex)
{
    const auto raw = QByteArray::fromHex(hex.toLatin1());
    std::array<std::uint8_t, 16> bytes{};
    std::memcpy(
        bytes.data(), raw.constData(), std::min<std::size_t>(bytes.size(), static_cast<std::size_t>(raw.size())));
    return Owner(bytes);
}

} // namespace

LockLoad::LockLoad(Options options, GrantLedger &ledger, QRandomGenerator &random)
    : m_options(std::move(options))
    , m_ledger(ledger)
    , m_random(random)
{
    for (int i = 0; i < m_options.connections; ++i)
        m_clients.push_back(dial());
    // What an earlier life of the server granted is given back over a connection of this one: the token is the
    // authority.
    for (const auto &holding : m_ledger.held()) {
        if (isOwn(holding.key))
            m_kept.push_back(holding);
        else
            release(*m_clients.front(), holding);
    }
    while (m_kept.size() > m_options.grantsKept)
        giveOneBack(*m_clients.front());
}

std::unique_ptr<WireClient> LockLoad::dial()
{
    auto client = std::make_unique<WireClient>(m_options.port);
    connect(client.get(), &WireClient::replyArrived, this, [this, at = client.get()](const wire::Reply &reply) {
        take(*at, reply);
    });
    connect(client.get(), &WireClient::streamBroken, this, [this] { m_surprise = u"bytes that are no replies"_s; });
    connect(client.get(), &WireClient::closed, this, [this] {
        if (isOver())
            emit over();
    });
    for (int n = 0; n < m_options.requestsPerConnection; ++n)
        acquireContended(*client);
    acquireOwn(*client);
    return client;
}

void LockLoad::cutOne()
{
    auto &client = m_clients[m_random.bounded(static_cast<quint32>(m_clients.size()))];
    if (!client->isOpen())
        return;
    client->disconnect(this);
    client->cut();
    client = dial();
}

bool LockLoad::isOver() const
{
    return std::none_of(m_clients.begin(), m_clients.end(), [](const auto &client) { return client->isOpen(); });
}

void LockLoad::acquire(WireClient &client, const std::string &key)
{
    const auto owner = freshOwner(m_random);
    m_ledger.acquireSent(owner, key);
    client.send(wire::AcquireRequest{.wait = 0, .lease = leaseSeconds, .owner = owner, .key = keyOf(key)});
}

void LockLoad::acquireContended(WireClient &client)
{
    acquire(client, m_options.keys[m_random.bounded(static_cast<quint32>(m_options.keys.size()))]);
}

void LockLoad::acquireOwn(WireClient &client)
{
    acquire(client, ownPrefix + std::to_string(m_random.generate64()));
}

void LockLoad::release(WireClient &client, const Holding &holding)
{
    m_ledger.releaseSent(holding.key, holding.token);
    client.send(wire::ReleaseRequest{.token = holding.token, .key = keyOf(holding.key)});
}

void LockLoad::take(WireClient &client, const wire::Reply &reply)
{
    const auto surprised = [this](const char *what) { m_surprise = QString::fromLatin1(what); };
    match(
        reply,
        [&](const wire::GrantedReply &granted) { takeGrant(client, granted); },
        [&](const wire::ReleasedReply &released) {
            m_ledger.released(released.key.text(), *released.token);
            isOwn(released.key.text()) ? acquireOwn(client) : acquireContended(client);
        },
        [&](const wire::ErrorReply &error) { m_refusal = m_refusal.empty() ? error.reason : m_refusal; },
        [&](const wire::TimedOutReply &) { surprised("T for a wait without limit"); },
        [&](const wire::BusyReply &) { surprised("B far below every capacity"); },
        [&](const wire::NotFoundReply &) { surprised("N for a live token"); },
        [&](const wire::MovedReply &) { surprised("M from the only node"); },
        [](const wire::LeaderNotice &) {},
        [](const wire::KeepAlive &) {});
    emit replyCounted(++m_replyCount);
}

void LockLoad::takeGrant(WireClient &client, const wire::GrantedReply &reply)
{
    const Holding holding{.key = reply.key.text(), .token = reply.token, .owner = *reply.owner};
    m_ledger.granted(holding);
    if (!isOwn(holding.key))
        return release(client, holding);
    m_kept.push_back(holding);
    giveOneBack(client);
}

void LockLoad::giveOneBack(WireClient &client)
{
    if (m_kept.size() <= m_options.grantsKept)
        return;
    // Any of them, so that some live long and some hardly at all.
    const auto place = m_random.bounded(static_cast<quint32>(m_kept.size()));
    const auto chosen = m_kept.begin() + static_cast<std::ptrdiff_t>(place);
    const auto given = *chosen;
    m_kept.erase(chosen);
    release(client, given);
}

std::vector<Holding> holdingsIn(const QJsonObject &snapshot)
{
    std::vector<Holding> holdings;
    for (const auto &entry : snapshot[u"keys"_s].toArray()) {
        const auto key = entry.toObject();
        const auto holder = key[u"holder"_s].toObject();
        if (holder.isEmpty())
            continue;
        holdings.push_back({.key = key[u"key"_s].toString().toStdString(),
                            .token = Token(holder[u"token"_s].toString().toULongLong()),
                            .owner = ownerFromHex(holder[u"owner"_s].toString())});
    }
    return holdings;
}

} // namespace lockscope::test
