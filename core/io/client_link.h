// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSslConfiguration>
#include <QTcpSocket>
#include <QTimer>

#include "core/base/byte_io.h"
#include "core/client/action.h"
#include "core/io/fault_pipe.h"
#include "core/vocabulary/endpoint.h"
#include "core/vocabulary/fault.h"

#include <optional>
#include <vector>

namespace lockscope::io {

/// One connection of a client, from its dial on, with what is wrong with it on purpose between the engine and the
/// socket.
///
/// Belongs to the thread of its event loop. A slot may call back into it; it must not delete it at once (deleteLater()
/// does).
class ClientLink : public QObject
{
    Q_OBJECT

public:
    /// `tls`: whom it trusts; none: it is not encrypted.
    explicit ClientLink(std::optional<QSslConfiguration> tls, QObject *parent);

    /// Once. opened(), refused() or ended() follows.
    void dial(const Endpoint &endpoint);
    void send(ByteView bytes);
    /// Nothing is said of it any more. Where the way to the server is severed the server is not told, and its half
    /// stays until giveUp().
    void hangUp(client::Farewell farewell);

    /// From now on all that is said in each way arrives so much later.
    void setDelays(Duration toServer, Duration toClient);
    void dropNext(FaultId fault, FaultWay way);
    void corruptNext(FaultId fault, FaultWay way);
    void forget(FaultId fault);
    void sever(FaultWay way);
    /// The network ends it: the server sees a reset, or an orderly end, and ended() comes unless it was hung up.
    void cut(client::Farewell how = client::Farewell::Reset);
    /// Whether the server's half is there although the client's is gone.
    [[nodiscard]] bool isLeftOver() const { return m_isLeftOver; }

signals:
    void opened();
    /// One message, as far as they are such.
    void heard(const lockscope::Bytes &bytes);
    /// The dial failed, or the other side or the network ended it.
    void ended();
    /// Somebody answered who is not to be trusted, or who does not speak TLS; in Qt's words.
    void refused(const QString &endpoint, const QString &detail);
    /// A message was lost or broken.
    void struck(lockscope::FaultId fault);

private:
    void connectTls();
    void open();
    void refuse(const QString &detail);
    void read();
    void changeState(QAbstractSocket::SocketState state);
    void end();
    /// Passes on whatever has arrived in each way.
    void pass();
    void flushToServer(TimePoint now);
    void flushToClient(TimePoint now);
    void armTimer(TimePoint now);
    void tellStruck(FaultPipe &pipe);

    std::optional<QSslConfiguration> m_tls;
    /// A child of this; none once it ended.
    QTcpSocket *m_socket = nullptr;
    FaultPipe m_toServer{FaultPipe::Carries::Requests};
    FaultPipe m_toClient{FaultPipe::Carries::Replies};
    QTimer m_timer;
    /// The other side said its end, which arrives behind all that is on its way.
    bool m_isEnding = false;
    bool m_isHungUp = false;
    bool m_isLeftOver = false;
};

} // namespace lockscope::io
