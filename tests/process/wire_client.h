// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTcpSocket>

#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"
#include "core/wire/message.h"

#include <cstdint>

namespace lockscope::test {

/// A v2 connection without a brain: it shakes hands with the empty token, sends what it is told and hands out every
/// reply.
///
/// It shares nothing with the client engine but the codec, so a mistake of the engine cannot hide one of the server.
class WireClient : public QObject
{
    Q_OBJECT

public:
    explicit WireClient(std::uint16_t port);
    /// Lets go of the connection without a word.
    ~WireClient() override;

    /// Sent at once when the connection is ready, otherwise as soon as it is.
    void send(const wire::Request &request);
    /// Ends the connection as a fault would. closed() follows at once.
    void cut();
    [[nodiscard]] bool isOpen() const { return m_socket.state() != QAbstractSocket::UnconnectedState; }

signals:
    void replyArrived(const lockscope::wire::Reply &reply);
    /// The bytes were no replies.
    void streamBroken();
    /// The connection is over; nothing follows.
    void closed();

private:
    void read();
    void shakeHands();
    void takeReplies();

    QTcpSocket m_socket;
    wire::LineReader m_challenge;
    wire::ReplyReader m_replies;
    Bytes m_waiting;
    bool m_answered = false;
    bool m_ready = false;
};

} // namespace lockscope::test
