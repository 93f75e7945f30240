// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSslConfiguration>
#include <QThread>

#include "app/event_feed.h"
#include "app/fault_traps.h"
#include "core/client/options.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/ids.h"

#include <memory>
#include <optional>

namespace lockscope::app {

class ClientCrew;

/// The console's virtual clients, in one thread of their own: their sockets never make the window wait.
///
/// Called from the thread that made it, without ever blocking it but in the destructor, which stops every client and
/// waits until each has said so. Events go to the feed; it and
/// the traps outlive this.
class ClientThread : public QObject
{
    Q_OBJECT

public:
    /// `trust` as in ClientCrew.
    ClientThread(EventFeed &feed,
                 FaultTraps &traps,
                 QByteArray sharedToken,
                 std::optional<QSslConfiguration> trust,
                 QObject *parent = nullptr);
    ~ClientThread() override;

    /// `client` is new.
    void add(ClientId client, const client::EngineOptions &options);
    void remove(ClientId client);
    /// Nothing happens where the client is gone.
    void perform(ClientId client, const ClientCommand &command);
    void beginFault(FaultId fault, const FaultyLink &link);
    void endFault(FaultId fault);
    void endAllFaults();
    /// Any thread: the event that the fault waited for has come.
    void spring(const FaultTrap &trap);
    /// Every client's whole belief goes into the feed (L32).
    void resync();

signals:
    void serverCommandSprung(const lockscope::ServerCommand &command);

private:
    QThread m_thread;
    /// Lives in m_thread, and is destroyed when that is over.
    std::unique_ptr<ClientCrew> m_crew;
};

} // namespace lockscope::app
