// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/node_listeners.h"

#include <QHostInfo>
#include <QTimer>

#include <chrono>
#include <limits>

using namespace Qt::StringLiterals;

namespace lockscope::server {

namespace {

/// Connections that the system keeps while the server is busy; a client beyond them has to try again.
constexpr int backlogSize = 4'096;
constexpr std::chrono::milliseconds acceptPause{100};

QHostAddress addressOf(const Endpoint &endpoint)
{
    const auto host = QString::fromStdString(endpoint.host());
    const QHostAddress literal(host);
    if (!literal.isNull())
        return literal;
    const auto found = QHostInfo::fromName(host).addresses();
    return found.isEmpty() ? QHostAddress() : found.first();
}

QString show(const QHostAddress &address, quint16 port)
{
    const auto host = address.toString();
    return (host.contains(u':') ? u"[%1]:%2"_s : u"%1:%2"_s).arg(host).arg(port);
}

} // namespace

Result<void, ListenFailed> NodeListeners::open(const Endpoint &first, std::uint32_t count)
{
    const auto host = addressOf(first);
    const auto name = QString::fromStdString(first.host());
    const auto portOf = [&](std::uint32_t node) -> std::uint32_t {
        return first.port() == 0 ? 0 : first.port() + node;
    };
    for (std::uint32_t node = 0; node < count; ++node) {
        const auto text = (name.contains(u':') ? u"[%1]:%2"_s : u"%1:%2"_s).arg(name).arg(portOf(node));
        // Qt takes no address for any address: a slip in the name would let the whole network in.
        if (host.isNull())
            return failure(ListenFailed{text, false, u"the host name is not known"_s});
        if (portOf(node) > std::numeric_limits<std::uint16_t>::max())
            return failure(ListenFailed{text, false, u"there is no such port"_s});
        add(NodeId(node + 1));
        auto &listener = *m_places.back().listener;
        if (!listener.listen(host, static_cast<std::uint16_t>(portOf(node)))) {
            const bool isInUse = listener.serverError() == QAbstractSocket::AddressInUseError;
            return failure(ListenFailed{text, isInUse, listener.errorString()});
        }
        listener.pauseAccepting();
        m_places.back().host = listener.serverAddress();
        m_places.back().port = listener.serverPort();
        m_addresses << show(listener.serverAddress(), listener.serverPort());
    }
    return {};
}

void NodeListeners::add(NodeId node)
{
    auto &place = m_places.emplace_back();
    place.listener = std::make_unique<Listener>();
    auto *const listener = place.listener.get();
    listener->setListenBacklogSize(backlogSize);
    connect(listener, &Listener::socketAccepted, this, [this, node](qintptr descriptor) {
        emit accepted(node, descriptor);
    });
    // Out of descriptors: those that wait for their accept are served when others have ended.
    connect(listener, &QTcpServer::acceptError, listener, [listener] {
        QTimer::singleShot(acceptPause, listener, [listener] {
            // A stop or a crash may have closed it meanwhile.
            if (listener->isListening())
                listener->resumeAccepting();
        });
    });
}

void NodeListeners::begin()
{
    for (const auto &place : m_places)
        place.listener->resumeAccepting();
}

void NodeListeners::close(NodeId node)
{
    at(node).listener->close();
}

bool NodeListeners::reopen(NodeId node)
{
    const auto &place = at(node);
    return place.listener->listen(place.host, place.port);
}

void NodeListeners::closeAll()
{
    for (const auto &place : m_places)
        place.listener->close();
}

} // namespace lockscope::server
