// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client_crew.h"

#include "core/base/match.h"
#include "core/io/clock.h"

#include <utility>

namespace lockscope::app {

namespace {

/// A batch is handed over at this size even when the event loop does not come round.
constexpr std::size_t batchMax = 512;

} // namespace

ClientCrew::ClientCrew(EventFeed &feed,
                       FaultTraps &traps,
                       QByteArray sharedToken,
                       std::optional<QSslConfiguration> trust)
    : m_feed(feed)
    , m_traps(traps)
    , m_sharedToken(std::move(sharedToken))
    , m_trust(std::move(trust))
{
}

void ClientCrew::add(ClientId client, const client::EngineOptions &options)
{
    auto *driver = new io::EngineDriver(options, m_sharedToken, m_trust, this);
    m_drivers.emplace(client, driver);
    connect(driver, &io::EngineDriver::told, this, [this, client](const Told<ClientEvent> &told, const Moment &at) {
        hear(client, told, at);
    });
    connect(driver,
            &io::EngineDriver::faultBegan,
            this,
            [this, client](FaultId fault, const LinkFault &what, const Moment &at) {
                m_faults.insert(fault);
                keep({at, client, FaultEvent(FaultBegan{fault, {client, what}}), Rule::None});
            });
    connect(driver, &io::EngineDriver::faultEnded, this, [this, client](FaultId fault, const Moment &at) {
        m_faults.erase(fault);
        keep({at, client, FaultEvent(FaultEnded{fault}), Rule::None});
    });
    driver->start();
}

void ClientCrew::remove(ClientId client)
{
    const auto found = m_drivers.find(client);
    if (found == m_drivers.end())
        return;
    auto *driver = found->second;
    m_drivers.erase(found);
    driver->stop();
    driver->deleteLater();
}

void ClientCrew::perform(ClientId client, const ClientCommand &command)
{
    if (const auto found = m_drivers.find(client); found != m_drivers.end())
        found->second->perform(command);
}

void ClientCrew::beginFault(FaultId fault, const FaultyLink &link)
{
    if (const auto found = m_drivers.find(link.client); found != m_drivers.end())
        found->second->beginFault(fault, link.fault);
}

void ClientCrew::endFault(FaultId fault)
{
    for (const auto &[client, driver] : m_drivers)
        driver->endFault(fault);
}

void ClientCrew::endAllFaults()
{
    for (const auto fault : std::set(m_faults))
        endFault(fault);
}

void ClientCrew::spring(const FaultTrap &trap)
{
    keep({io::readClock(), UserOrigin{}, FaultEvent(FaultFired{trap.fault}), Rule::None});
    match(
        trap.action,
        [&](const FaultyLink &link) { beginFault(trap.fault, link); },
        [&](const ServerCommand &command) { emit serverCommandSprung(command); });
}

void ClientCrew::resync()
{
    post();
    const auto now = io::readClock();
    std::vector<UnnumberedEntry> batch;
    for (const auto &[client, driver] : m_drivers) {
        if (m_beliefs.find(client) != nullptr)
            batch.push_back({now, client, ClientResumed{m_beliefs.snapshot(client)}, Rule::None});
    }
    m_feed.postClientsResumed(std::move(batch));
}

void ClientCrew::stopAll()
{
    while (!m_drivers.empty())
        remove(m_drivers.begin()->first);
    post();
}

void ClientCrew::hear(ClientId client, const Told<ClientEvent> &told, const Moment &at)
{
    Touched ignored;
    m_beliefs.apply(client, told.event, at.steady, ignored);
    keep({at, client, told.event, told.rule});
}

/// A fault that waits for the event strikes before anything else happens to the clients.
void ClientCrew::keep(UnnumberedEntry entry)
{
    m_batch.push_back(entry);
    if (m_batch.size() >= batchMax) {
        post();
    } else if (!std::exchange(m_isPostDue, true)) {
        QMetaObject::invokeMethod(this, &ClientCrew::post, Qt::QueuedConnection);
    }
    for (const auto &trap : m_traps.sprungBy(entry))
        spring(trap);
}

void ClientCrew::post()
{
    m_isPostDue = false;
    if (!m_batch.empty())
        m_feed.post(std::exchange(m_batch, {}));
}

} // namespace lockscope::app
