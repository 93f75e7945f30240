// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSslConfiguration>
#include <QTcpSocket>
#include <QTimer>

#include "core/base/time.h"
#include "core/client/engine.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/rule.h"

#include <deque>
#include <optional>

namespace lockscope::io {

/// Runs a client::Engine on a Qt event loop: one socket for each dial, one timer, the only clock, and the shared token.
/// It holds no protocol knowledge. One thread, that of its event loop.
///
/// A slot may call back into the driver; it must not delete it at once (deleteLater() does).
class EngineDriver : public QObject
{
    Q_OBJECT

public:
    /// `tls`: whom the connections trust; none: they are not encrypted.
    EngineDriver(const client::EngineOptions &options,
                 QByteArray sharedToken,
                 std::optional<QSslConfiguration> tls = std::nullopt,
                 QObject *parent = nullptr);

public slots:
    /// Once; the first dial follows at once.
    void start();
    void perform(const lockscope::ClientCommand &command);
    /// Ends the engine: everything gets its outcome before this returns.
    void stop();

signals:
    /// Something happened, in order. `at` is the time of the input that brought it about.
    void told(const lockscope::Told<lockscope::ClientEvent> &event, const lockscope::Moment &at);
    /// Why the dial of `endpoint` ends as `tls_failed`, in Qt's words; told() follows.
    void tlsRefused(const QString &endpoint, const QString &detail);

private:
    struct Untold
    {
        Told<ClientEvent> event;
        Moment at;
    };

    template<typename Input>
    void feed(Input &&input);
    void act(const client::Action &action);
    void dial(const Endpoint &endpoint);
    void dialTls(const Endpoint &endpoint);
    void adopt(QTcpSocket *socket);
    void open();
    void hangUp(client::Farewell farewell);
    void refuseTls(const QString &detail);
    void computeDigest(const std::string &challenge);
    void read();
    void changeState(QAbstractSocket::SocketState state);
    void armTimer(TimePoint now);
    void tellAll();

    client::Engine m_engine;
    QByteArray m_sharedToken;
    std::optional<QSslConfiguration> m_tls;
    /// A child of this; none between two connections.
    QTcpSocket *m_socket = nullptr;
    QTimer m_timer;
    std::deque<Untold> m_untold;
    bool m_isTelling = false;
};

} // namespace lockscope::io
