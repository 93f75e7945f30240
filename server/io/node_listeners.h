// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QObject>
#include <QStringList>
#include <QTcpServer>

#include "core/base/result.h"
#include "core/vocabulary/endpoint.h"
#include "core/vocabulary/ids.h"
#include "server/io/file_descriptor.h"
#include "server/io/server_options.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockscope::server {

/// Hands accepted sockets over as plain descriptors.
class Listener : public QTcpServer
{
    Q_OBJECT

public:
    using QTcpServer::QTcpServer;

signals:
    void socketAccepted(qintptr descriptor);

protected:
    void incomingConnection(qintptr descriptor) override { emit socketAccepted(descriptor); }
};

/// One listening port a node. A node that crashed has none, and comes back at the same one.
class NodeListeners : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Takes `count` ports, counted up from the one of `first`; port 0: any free one for each node. Nobody is let in
    /// before begin().
    [[nodiscard]] Result<void, ListenFailed> open(const Endpoint &first, std::uint32_t count);
    /// Of node 1, 2, ...
    [[nodiscard]] const QStringList &addresses() const { return m_addresses; }
    void begin();
    void close(NodeId node);
    /// False: somebody else has the port by now.
    [[nodiscard]] bool reopen(NodeId node);
    void closeAll();

signals:
    void accepted(lockscope::NodeId node, qintptr descriptor);

private:
    struct Place
    {
        std::unique_ptr<Listener> listener;
        QHostAddress host;
        std::uint16_t port = 0;
    };

    void add(NodeId node);
    [[nodiscard]] Place &at(NodeId node) { return m_places.at(node.value() - 1); }

    std::vector<Place> m_places;
    QStringList m_addresses;
};

} // namespace lockscope::server
