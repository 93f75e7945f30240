// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client_thread.h"

#include "app/client_crew.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

ClientThread::ClientThread(
    EventFeed &feed, FaultTraps &traps, QByteArray sharedToken, std::optional<QSslConfiguration> trust, QObject *parent)
    : QObject(parent)
    , m_crew(std::make_unique<ClientCrew>(feed, traps, std::move(sharedToken), std::move(trust)))
{
    connect(m_crew.get(), &ClientCrew::serverCommandSprung, this, &ClientThread::serverCommandSprung);
    m_thread.setObjectName(u"clients"_s);
    m_crew->moveToThread(&m_thread);
    // Sockets and timers end in the thread that they live in; what is left of the crew has neither.
    connect(&m_thread, &QThread::finished, m_crew.get(), &ClientCrew::stopAll, Qt::DirectConnection);
    m_thread.start();
}

ClientThread::~ClientThread()
{
    m_thread.quit();
    m_thread.wait();
}

void ClientThread::add(ClientId client, const client::EngineOptions &options)
{
    QMetaObject::invokeMethod(m_crew.get(), [crew = m_crew.get(), client, options] { crew->add(client, options); });
}

void ClientThread::remove(ClientId client)
{
    QMetaObject::invokeMethod(m_crew.get(), [crew = m_crew.get(), client] { crew->remove(client); });
}

void ClientThread::perform(ClientId client, const ClientCommand &command)
{
    QMetaObject::invokeMethod(m_crew.get(), [crew = m_crew.get(), client, command] { crew->perform(client, command); });
}

void ClientThread::beginFault(FaultId fault, const FaultyLink &link)
{
    QMetaObject::invokeMethod(m_crew.get(), [crew = m_crew.get(), fault, link] { crew->beginFault(fault, link); });
}

void ClientThread::endFault(FaultId fault)
{
    QMetaObject::invokeMethod(m_crew.get(), [crew = m_crew.get(), fault] { crew->endFault(fault); });
}

void ClientThread::endAllFaults()
{
    QMetaObject::invokeMethod(m_crew.get(), &ClientCrew::endAllFaults);
}

void ClientThread::spring(const FaultTrap &trap)
{
    QMetaObject::invokeMethod(m_crew.get(), [crew = m_crew.get(), trap] { crew->spring(trap); });
}

void ClientThread::resync()
{
    QMetaObject::invokeMethod(m_crew.get(), &ClientCrew::resync);
}

} // namespace lockscope::app
