// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRandomGenerator>
#include <QString>

#include "tests/process/grant_ledger.h"
#include "tests/process/wire_client.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace lockscope::test {

/// Several connections that take and give back a few keys as fast as the server lets them, and tell a ledger
/// everything.
///
/// It begins with the first turn of the event loop and goes on until its connections are gone.
class LockLoad : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        std::uint16_t port = 0;
        int connections = 6;
        int requestsPerConnection = 4;
        std::size_t grantsKept = 3;
        /// The contended ones.
        std::vector<std::string> keys = {};
    };

    LockLoad(Options options, GrantLedger &ledger, QRandomGenerator &random);

    /// Ends one of the connections as a fault would, and dials another one in its place. Not from within a signal of
    /// this.
    void cutOne();

    [[nodiscard]] int replyCount() const { return m_replyCount; }
    /// What no server may do to well-behaved clients; empty: nothing of that kind.
    [[nodiscard]] const QString &surprise() const { return m_surprise; }
    /// The reason of the first `E` that came; empty: none.
    [[nodiscard]] const std::string &refusal() const { return m_refusal; }
    [[nodiscard]] bool isOver() const;

signals:
    void replyCounted(int count);
    /// Every connection is gone and everything that arrived was told to the ledger.
    void over();

private:
    /// A connection that asks for its first keys.
    [[nodiscard]] std::unique_ptr<WireClient> dial();
    void acquire(WireClient &client, const std::string &key);
    void acquireContended(WireClient &client);
    void acquireOwn(WireClient &client);
    void release(WireClient &client, const Holding &holding);
    void take(WireClient &client, const wire::Reply &reply);
    void takeGrant(WireClient &client, const wire::GrantedReply &reply);
    void giveOneBack(WireClient &client);

    Options m_options;
    GrantLedger &m_ledger;
    QRandomGenerator &m_random;
    std::vector<std::unique_ptr<WireClient>> m_clients;
    std::vector<Holding> m_kept;
    int m_replyCount = 0;
    QString m_surprise;
    std::string m_refusal;
};

/// The live grants of a `snapshot` answer.
[[nodiscard]] std::vector<Holding> holdingsIn(const QJsonObject &snapshot);

} // namespace lockscope::test
