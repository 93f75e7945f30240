// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_columns.h"

#include <algorithm>
#include <utility>

namespace lockscope::picture {

namespace {

bool isServer(const Party &party)
{
    return std::holds_alternative<NodeId>(party) || std::holds_alternative<ServerAt>(party);
}

bool isClient(const Party &party)
{
    return std::holds_alternative<ClientId>(party);
}

} // namespace

Arrangement SequenceColumns::arrange(const Parties &parties, const TimeSpan &span, std::size_t capacity)
{
    takeInNew(parties);
    std::vector<PartyId> shown;
    for (const auto &party : m_order) {
        const auto id = parties.find(party);
        if (id && !m_hidden.contains(party) && span.meets(parties.lifeOf(*id).begin, parties.lifeOf(*id).end))
            shown.push_back(*id);
    }
    const auto folded = foldedFor(shown, parties, capacity);
    Arrangement result;
    result.places.resize(parties.size());
    std::optional<std::uint32_t> fold;
    for (const auto id : shown) {
        const auto &party = parties[id];
        const auto next = static_cast<std::uint32_t>(result.columns.size());
        if (!folded.contains(id)) {
            result.places[id.value()] = next;
            result.columns.push_back(
                {.members = {id}, .isFold = false, .isPinned = isPinned(party), .isServer = isServer(party)});
            continue;
        }
        if (!fold) {
            fold = next;
            result.columns.push_back({.members = {}, .isFold = true, .isPinned = false, .isServer = false});
        }
        result.places[id.value()] = fold;
        result.columns[*fold].members.push_back(id);
    }
    return result;
}

/// By number and the servers at the right, as long as nobody moves them.
void SequenceColumns::takeInNew(const Parties &parties)
{
    for (; m_knownCount < parties.size(); ++m_knownCount) {
        const auto &party = parties[PartyId(static_cast<std::uint32_t>(m_knownCount))];
        const auto stands = std::pair(isServer(party), party);
        const auto next = std::find_if(m_order.begin(), m_order.end(), [&stands](const Party &other) {
            return stands < std::pair(isServer(other), other);
        });
        m_order.insert(next, party);
    }
}

std::set<PartyId>
SequenceColumns::foldedFor(const std::vector<PartyId> &shown, const Parties &parties, std::size_t capacity) const
{
    std::set<PartyId> folded;
    std::vector<PartyId> loose;
    std::size_t fixed = 0;
    for (const auto id : shown) {
        const auto &party = parties[id];
        if (!isClient(party) || isPinned(party))
            ++fixed;
        else if (isFolded(party))
            folded.insert(id);
        else
            loose.push_back(id);
    }
    const auto needed = fixed + loose.size() + (folded.empty() ? 0 : 1);
    if (needed <= capacity)
        return folded;
    // One column is the folded ones'. A fold of one would hide a name and save nothing.
    const auto room = capacity > fixed + 1 ? capacity - fixed - 1 : 0;
    if (folded.empty() && loose.size() <= 1)
        return folded;
    folded.insert(loose.begin() + static_cast<std::ptrdiff_t>(std::min(room, loose.size())), loose.end());
    return folded;
}

void SequenceColumns::place(const Party &party, const std::optional<Party> &other)
{
    if (other == party || std::erase(m_order, party) == 0)
        return;
    const auto to = other ? std::find(m_order.begin(), m_order.end(), *other) : m_order.end();
    m_order.insert(to, party);
}

void SequenceColumns::setHidden(const Party &party, bool isHidden)
{
    if (isHidden)
        m_hidden.insert(party);
    else
        m_hidden.erase(party);
}

void SequenceColumns::setPinned(const Party &party, bool isPinned)
{
    m_folded.erase(party);
    if (isPinned)
        m_pinned.insert(party);
    else
        m_pinned.erase(party);
}

void SequenceColumns::setFolded(const Party &party, bool isFolded)
{
    m_pinned.erase(party);
    if (isFolded)
        m_folded.insert(party);
    else
        m_folded.erase(party);
}

void SequenceColumns::reset()
{
    *this = {};
}

} // namespace lockscope::picture
