// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSslConfiguration>

#include "app/event_feed.h"
#include "app/fault_traps.h"
#include "core/client/options.h"
#include "core/history/beliefs.h"
#include "core/io/engine_driver.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/rule.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace lockscope::app {

/// The running clients, in whatever thread this lives in.
///
/// Events are put together until the event loop comes round, so that the feed's lock is taken once for many. What each
/// client believes is folded along, since only this side can say it whole when the feed had a gap.
class ClientCrew : public QObject
{
    Q_OBJECT

public:
    /// `trust`: whom connections trust; none: they are not encrypted.
    ClientCrew(EventFeed &feed, FaultTraps &traps, QByteArray sharedToken, std::optional<QSslConfiguration> trust);

    void add(ClientId client, const client::EngineOptions &options);
    void remove(ClientId client);
    void perform(ClientId client, const ClientCommand &command);
    /// `fault` is new. Nothing happens where the client is gone.
    void beginFault(FaultId fault, const FaultyLink &link);
    void endFault(FaultId fault);
    void endAllFaults();
    /// The event that the fault waited for has come.
    void spring(const FaultTrap &trap);
    void resync();
    /// Every client ends, and all that it said is in the feed.
    void stopAll();

signals:
    /// A fault that waited is one of the server's.
    void serverCommandSprung(const lockscope::ServerCommand &command);

private:
    void hear(ClientId client, const Told<ClientEvent> &told, const Moment &at);
    void keep(UnnumberedEntry entry);
    void post();

    EventFeed &m_feed;
    FaultTraps &m_traps;
    QByteArray m_sharedToken;
    std::optional<QSslConfiguration> m_trust;
    /// Children of this.
    std::map<ClientId, io::EngineDriver *> m_drivers;
    std::set<FaultId> m_faults;
    Beliefs m_beliefs;
    std::vector<UnnumberedEntry> m_batch;
    bool m_isPostDue = false;
};

} // namespace lockscope::app
