// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/aftermath.h"

#include "core/base/match.h"
#include "core/scenario/same_command.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockscope::scenario {

namespace {

class Foresight
{
public:
    void take(std::size_t place, const Entry &entry)
    {
        match(
            entry.event,
            [&](const ClientEvent &event) {
                const auto *const client = std::get_if<ClientId>(&entry.origin);
                const auto *const sent = std::get_if<AcquireSent>(&event);
                if (client != nullptr && sent != nullptr)
                    m_requests.insert_or_assign(sent->owner, lockscope::RequestRef{*client, sent->request});
            },
            [&](const ServerEvent &event) { take(place, event); },
            [&](const CommandGiven &given) { take(place, given); },
            [&](const CommandRefused &refused) { refuse(refused); },
            [](const EventsSkipped &) {},
            [&](const FaultEvent &event) { take(event); });
    }

    Aftermath found;

private:
    struct Given
    {
        std::size_t place = 0;
        ServerCommand command;
    };

    void take(std::size_t place, const CommandGiven &given)
    {
        const auto *const command = std::get_if<ServerCommand>(&given.command);
        if (command == nullptr)
            return;
        const auto due =
            std::find_if(m_due.begin(), m_due.end(), [&](const ServerCommand &each) { return isSame(each, *command); });
        if (due != m_due.end()) {
            found.sprung.insert(place);
            m_due.erase(due);
        }
        m_given.push_back({place, *command});
    }

    void take(std::size_t place, const ServerEvent &event)
    {
        if (const auto *const occupied = std::get_if<LaneOccupied>(&event))
            m_occupied.insert_or_assign(occupied->key, place);
        else if (const auto *const queued = std::get_if<WaiterQueued>(&event))
            arrive(queued->owner, place);
        else if (const auto *const turnedAway = std::get_if<AcquireTurnedAway>(&event))
            arrive(turnedAway->owner, place);
        else if (const auto *const granted = std::get_if<Granted>(&event); granted != nullptr && !granted->waited)
            // It came when its grant began to be written.
            arrive(granted->owner, m_occupied[granted->key]);
    }

    void arrive(const std::optional<Owner> &owner, std::size_t place)
    {
        const auto request = owner ? m_requests.find(*owner) : m_requests.end();
        if (request != m_requests.end())
            found.arrived.emplace(request->second, place);
    }

    /// The newest of its kind: those before it were answered before.
    void refuse(const CommandRefused &refused)
    {
        const auto given = std::find_if(m_given.rbegin(), m_given.rend(), [&](const Given &each) {
            return isSame(each.command, refused.command) && !found.refused.contains(each.place);
        });
        if (given != m_given.rend())
            found.refused.insert(given->place);
    }

    void take(const FaultEvent &event)
    {
        match(
            event,
            [&](const FaultArmed &armed) {
                if (const auto *const command = std::get_if<ServerCommand>(&armed.action))
                    m_armed.insert_or_assign(armed.fault, *command);
            },
            [&](const FaultFired &fired) {
                found.fired.insert(fired.fault);
                if (const auto armed = m_armed.extract(fired.fault))
                    m_due.push_back(armed.mapped());
            },
            [](const FaultBegan &) {},
            [](const FaultEnded &) {});
    }

    std::unordered_map<Owner, lockscope::RequestRef> m_requests;
    /// When each key's lane was occupied last.
    std::unordered_map<Key, std::size_t> m_occupied;
    std::vector<Given> m_given;
    std::map<FaultId, ServerCommand> m_armed;
    /// Commands of armed faults that struck, until they are given.
    std::vector<ServerCommand> m_due;
};

} // namespace

Aftermath aftermathOf(std::span<const Entry> entries)
{
    Foresight foresight;
    for (std::size_t place = 0; place < entries.size(); ++place)
        foresight.take(place, entries[place]);
    return std::move(foresight.found);
}

} // namespace lockscope::scenario
