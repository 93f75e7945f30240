// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.h"
#include "core/base/match.h"
#include "core/io/clock.h"
#include "core/query/event_facts.h"
#include "core/query/parser.h"

#include <utility>

/// What a Session does to make things go wrong, and to make them right again.
namespace lockscope::app {

void Session::post(UnnumberedEntry entry)
{
    std::vector<UnnumberedEntry> batch;
    batch.push_back(std::move(entry));
    spring(batch);
    m_feed.post(std::move(batch));
}

/// Any thread.
void Session::spring(const std::vector<UnnumberedEntry> &batch)
{
    for (const auto &entry : batch)
        m_traps.spring(entry, [this](const FaultTrap &trap) { m_clients.spring(trap); });
}

void Session::perform(FaultCommand command)
{
    match(
        command,
        [this](BeginFaultCommand &c) { c.fault = FaultId(++m_faultCount); },
        [this](ArmFaultCommand &c) { c.fault = FaultId(++m_faultCount); },
        [](EndFaultCommand &) {},
        [](EndAllFaultsCommand &) {});
    give(std::nullopt, command);
    match(
        command,
        [this](const BeginFaultCommand &c) { m_clients.beginFault(c.fault, c.link); },
        [this](const ArmFaultCommand &c) { arm(c); },
        [this](const EndFaultCommand &c) {
            if (m_traps.remove(c.fault))
                post({io::readClock(), UserOrigin{}, FaultEvent(FaultEnded{c.fault}), Rule::None});
            m_clients.endFault(c.fault);
        },
        [this](const EndAllFaultsCommand &) { endAllFaults(); });
}

void Session::arm(const ArmFaultCommand &command)
{
    auto when = query::parse(command.when, query::eventSchema());
    // The window lets nobody ask for a fault that waits for what cannot be understood.
    if (!when)
        return;
    post({io::readClock(),
          UserOrigin{},
          FaultEvent(FaultArmed{command.fault, command.when, command.action}),
          Rule::None});
    m_traps.set({command.fault, *std::move(when), command.action});
}

/// A disk that failed latched the journal, and only another start of the server mends that (J3).
void Session::endAllFaults()
{
    for (const auto fault : m_traps.removeAll())
        post({io::readClock(), UserOrigin{}, FaultEvent(FaultEnded{fault}), Rule::None});
    m_clients.endAllFaults();
    bool mustRestart = false;
    for (const auto &window : std::vector(world().faults().standing())) {
        match(
            window.what,
            [](const FaultyLink &) {},
            [&](const FaultyDisk &disk) {
                mustRestart = mustRestart || disk.fault != DiskFault::Slow;
                if (disk.fault == DiskFault::Slow)
                    perform(DiskFaultCommand{DiskFault::Slow, {}});
            },
            [this](const HeldLane &lane) { perform(DrainLaneCommand{lane.key.text()}); },
            [this](const DownNode &node) { perform(StartNodeCommand{node.node}); },
            // It ends by itself.
            [](const NoLeader &) {});
    }
    if (mustRestart)
        restartServer();
}

void Session::stopServer()
{
    if (m_serverRun == ServerRun::Running)
        perform(StopServerCommand{});
}

void Session::restartServer()
{
    if (m_serverRun != ServerRun::Running)
        return startServer();
    m_isRestarting = true;
    perform(StopServerCommand{});
}

} // namespace lockscope::app
