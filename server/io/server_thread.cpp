// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/server_thread.h"

#include <QMetaObject>

#include "server/io/server_driver.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::server {

ServerThread::ServerThread(ServerOptions options, EventSink sink, QObject *parent)
    : QObject(parent)
    , m_driver(std::make_unique<ServerDriver>(std::move(options), std::move(sink)))
{
    m_thread.setObjectName(u"server"_s);
    m_driver->moveToThread(&m_thread);
    connect(m_driver.get(), &ServerDriver::tailCut, this, &ServerThread::tailCut);
    connect(m_driver.get(), &ServerDriver::started, this, &ServerThread::started);
    connect(m_driver.get(), &ServerDriver::startFailed, this, &ServerThread::startFailed);
    connect(m_driver.get(), &ServerDriver::journalFailed, this, &ServerThread::journalFailed);
    connect(m_driver.get(), &ServerDriver::snapshotFailed, this, &ServerThread::snapshotFailed);
    connect(m_driver.get(), &ServerDriver::noticed, this, &ServerThread::noticed);
    connect(m_driver.get(), &ServerDriver::answered, this, &ServerThread::answered);
    connect(m_driver.get(), &ServerDriver::stopped, this, &ServerThread::stopped);
    connect(m_driver.get(), &ServerDriver::killed, this, &ServerThread::killed);
    // On the server's own thread: its event loop ends with it, whoever is still waiting for the signals.
    connect(m_driver.get(), &ServerDriver::stopped, &m_thread, &QThread::quit, Qt::DirectConnection);
    connect(m_driver.get(), &ServerDriver::startFailed, &m_thread, &QThread::quit, Qt::DirectConnection);
    connect(m_driver.get(), &ServerDriver::killed, &m_thread, &QThread::quit, Qt::DirectConnection);
}

ServerThread::~ServerThread()
{
    stop();
    m_thread.wait();
}

void ServerThread::start()
{
    m_thread.start();
    QMetaObject::invokeMethod(m_driver.get(), &ServerDriver::start, Qt::QueuedConnection);
}

void ServerThread::stop()
{
    QMetaObject::invokeMethod(m_driver.get(), &ServerDriver::stop, Qt::QueuedConnection);
}

void ServerThread::kill()
{
    QMetaObject::invokeMethod(m_driver.get(), &ServerDriver::kill, Qt::QueuedConnection);
}

void ServerThread::perform(quint64 id, const ServerCommand &command)
{
    QMetaObject::invokeMethod(
        m_driver.get(), [driver = m_driver.get(), id, command] { driver->perform(id, command); }, Qt::QueuedConnection);
}

void ServerThread::requestSnapshot()
{
    QMetaObject::invokeMethod(m_driver.get(), &ServerDriver::requestSnapshot, Qt::QueuedConnection);
}

std::uint64_t ServerThread::journalSyncCount() const
{
    return m_driver->journalSyncCount();
}

} // namespace lockscope::server
