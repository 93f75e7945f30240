// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/match.h"
#include "core/io/client_link.h"
#include "core/io/clock.h"
#include "core/io/engine_driver.h"

#include <utility>

/// What goes wrong on purpose with the links of an EngineDriver.
namespace lockscope::io {

namespace {

int waysOf(FaultWay way)
{
    return way == FaultWay::Both ? 2 : 1;
}

} // namespace

void EngineDriver::beginFault(FaultId fault, const LinkFault &what)
{
    noteFault(FaultStart{fault, what});
    if (std::holds_alternative<CutFault>(what)) {
        noteFault(fault);
        if (m_link != nullptr)
            m_link->cut();
        return;
    }
    auto &state = m_faults[fault];
    state.what = what;
    state.strikesLeft = waysOf(wayOf(what));
    setDelays();
    if (m_link != nullptr)
        putOnLink(fault, state);
}

void EngineDriver::putOnLink(FaultId fault, Fault &state)
{
    match(
        state.what,
        [](const CutFault &) {},
        [](const DelayFault &) {},
        [&](const HalfOpenFault &it) {
            if (state.link != nullptr)
                return;
            state.link = m_link;
            m_link->sever(it.way);
        },
        [&](const DropFault &it) { m_link->dropNext(fault, it.way); },
        [&](const CorruptFault &it) { m_link->corruptNext(fault, it.way); });
}

void EngineDriver::endFault(FaultId fault)
{
    const auto found = m_faults.find(fault);
    if (found == m_faults.end())
        return;
    auto *const severed = found->second.link;
    m_faults.erase(found);
    noteFault(fault);
    setDelays();
    if (m_link != nullptr)
        m_link->forget(fault);
    if (severed == nullptr)
        return;
    severed->cut();
    if (severed != m_link)
        severed->deleteLater();
}

void EngineDriver::setDelays()
{
    Duration toServer{};
    Duration toClient{};
    for (const auto &[fault, state] : m_faults) {
        const auto *delay = std::get_if<DelayFault>(&state.what);
        if (delay == nullptr)
            continue;
        toServer += delay->way == FaultWay::ToClient ? Duration::zero() : delay->by;
        toClient += delay->way == FaultWay::ToServer ? Duration::zero() : delay->by;
    }
    if (m_link != nullptr)
        m_link->setDelays(toServer, toClient);
}

void EngineDriver::strike(FaultId fault)
{
    const auto found = m_faults.find(fault);
    if (found == m_faults.end() || --found->second.strikesLeft > 0)
        return;
    m_faults.erase(found);
    noteFault(fault);
}

/// A half-open link is over when the client's half and the server's are gone.
void EngineDriver::endFaultsOf(const ClientLink *link)
{
    for (auto it = m_faults.begin(); it != m_faults.end();) {
        if (it->second.link != link) {
            ++it;
            continue;
        }
        noteFault(it->first);
        it = m_faults.erase(it);
    }
}

void EngineDriver::noteFault(std::variant<Told<ClientEvent>, FaultStart, FaultId> what)
{
    m_faultNotes.push_back({std::move(what), readClock()});
    if (m_isFeeding)
        return;
    std::move(m_faultNotes.begin(), m_faultNotes.end(), std::back_inserter(m_untold));
    m_faultNotes.clear();
    tellAll();
}

} // namespace lockscope::io
