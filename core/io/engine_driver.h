// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSslConfiguration>
#include <QTimer>

#include "core/base/time.h"
#include "core/client/engine.h"
#include "core/vocabulary/client_event.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/fault.h"
#include "core/vocabulary/rule.h"

#include <deque>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::io {

class ClientLink;

/// Runs a client::Engine on a Qt event loop: one link for each dial, one timer, the only clock, and the shared token.
/// It holds no protocol knowledge. What is to go wrong on purpose is done to its links. One thread, that of its event
/// loop.
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
    /// `fault` is new. faultBegan() follows, and faultEnded() when it struck, or with its link.
    void beginFault(lockscope::FaultId fault, const lockscope::LinkFault &what);
    /// Nothing happens where it is over.
    void endFault(lockscope::FaultId fault);
    /// The network ends the connection, if there is one, by a reset or in order.
    void cutLink(lockscope::client::Farewell how);
    /// As if the peer had said it, now.
    void hear(const lockscope::Bytes &bytes);

signals:
    /// Something happened, in order. `at` is the time of the input that brought it about.
    void told(const lockscope::Told<lockscope::ClientEvent> &event, const lockscope::Moment &at);
    /// The engine is about to hear this, one message as far as it is such; whoever ends the link now keeps it from it.
    void hearing(const lockscope::Bytes &bytes);
    /// Why the dial of `endpoint` ends as `tls_failed`, in Qt's words; told() follows.
    void tlsRefused(const QString &endpoint, const QString &detail);
    /// In order with told().
    void faultBegan(lockscope::FaultId fault, const lockscope::LinkFault &what, const lockscope::Moment &at);
    void faultEnded(lockscope::FaultId fault, const lockscope::Moment &at);

private:
    struct FaultStart
    {
        FaultId fault;
        LinkFault what;
    };
    struct Untold
    {
        std::variant<Told<ClientEvent>, FaultStart, FaultId> what;
        Moment at;
    };
    struct Fault
    {
        LinkFault what;
        /// Of a drop or a corruption: ways that it has yet to strike on.
        int strikesLeft = 0;
        /// Of a half-open link, whose server may outlive its client's half.
        ClientLink *link = nullptr;
    };

    template<typename Input>
    void feed(Input &&input);
    void act(const client::Action &action);
    void dial(const Endpoint &endpoint);
    void hangUp(client::Farewell farewell);
    void computeDigest(const std::string &challenge);
    void endLink();
    void armTimer(TimePoint now);
    void tellAll();
    void tell(const Untold &next);

    void putOnLink(FaultId fault, Fault &state);
    void setDelays();
    void strike(FaultId fault);
    void noteFault(std::variant<Told<ClientEvent>, FaultStart, FaultId> what);
    void endFaultsOf(const ClientLink *link);

    client::Engine m_engine;
    QByteArray m_sharedToken;
    std::optional<QSslConfiguration> m_tls;
    /// A child of this; none between two connections.
    ClientLink *m_link = nullptr;
    std::map<FaultId, Fault> m_faults;
    QTimer m_timer;
    std::deque<Untold> m_untold;
    bool m_isTelling = false;
    /// What happened to faults while the engine was asked, told behind what it says.
    std::vector<Untold> m_faultNotes;
    bool m_isFeeding = false;
};

} // namespace lockscope::io
