// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/world.h"
#include "core/why/event_search.h"
#include "core/why/reason.h"

#include <optional>
#include <set>
#include <utility>

namespace lockscope::why {

/// Puts an answer together, one statement after the other.
class ChainBuilder
{
public:
    /// Causes of one event that are followed back.
    static constexpr std::size_t causesMax = 5;
    /// Things of one kind that are named one by one.
    static constexpr std::size_t namedMax = 3;

    ChainBuilder(const World &world, const EventSearch &search)
        : m_world(world)
        , m_search(search)
    {
    }

    void addKey(const Key &key);
    void addRequest(const RequestRef &ref);
    void addClient(ClientId client);
    void addNode(NodeId node);
    void addConnection(const ConnectionId &connection);
    void addFate(OpenSequence open);
    void addEvent(EventNumber number);

    [[nodiscard]] Chain take() { return std::exchange(m_chain, {}); }

private:
    void add(Link link);
    /// What led to the event, which has been named already.
    void addCauses(std::optional<EventNumber> number, std::size_t max = causesMax);

    void addHolder(const Key &key, const KeyTruth &lock);
    void addLane(const Key &key, const KeyTruth &lock);
    void addFatesAt(const Key &key);
    void addServer();
    void addOutcome(const RequestRef &ref, const RequestBelief &belief);
    void addTruthOf(const RequestRef &ref, const RequestBelief &belief);
    void addRefusals(const FateTruth &fate);

    [[nodiscard]] const Truth &truth() const { return m_world.truth(); }
    [[nodiscard]] std::optional<RequestRef> requestOf(const std::optional<Owner> &owner) const;
    [[nodiscard]] std::optional<EventNumber> eventOf(const RequestRef &ref, const RequestBelief &belief) const;
    [[nodiscard]] std::optional<EventNumber> eventOf(const FateTruth &fate) const;
    [[nodiscard]] std::optional<EventNumber> occupationOf(const Key &key, const KeyTruth &lock) const;

    const World &m_world;
    const EventSearch &m_search;
    Chain m_chain;
    /// Events that were named: none is named twice.
    std::set<EventNumber> m_named;
};

} // namespace lockscope::why
