// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/party.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace lockscope::picture {

/// One column of a sequence picture: a party, or many clients folded into one.
struct Column
{
    std::vector<PartyId> members;
    bool isFold = false;
    bool isPinned = false;
    bool isServer = false;
};

/// The columns that a picture has room for, from the left, and where each party stands.
struct Arrangement
{
    std::vector<Column> columns;
    /// By party; none: it is hidden.
    std::vector<std::optional<std::uint32_t>> places;

    [[nodiscard]] std::optional<std::uint32_t> placeOf(PartyId party) const
    {
        return party.value() < places.size() ? places[party.value()] : std::nullopt;
    }
};

/// What a person made of the columns: their order, which are hidden and which never fold.
///
/// Clients stand at the left and servers at the right until somebody moves them. Where there is no room for all, the
/// clients that stand last and are not pinned fold into one column.
class SequenceColumns
{
public:
    /// Of those who take part in `span`.
    [[nodiscard]] Arrangement arrange(const Parties &parties, const TimeSpan &span, std::size_t capacity);

    /// Before `other`; none: to the end.
    void place(const Party &party, const std::optional<Party> &other);
    void setHidden(const Party &party, bool isHidden);
    /// Pinned clients keep a column of their own; folded ones never have one.
    void setPinned(const Party &party, bool isPinned);
    void setFolded(const Party &party, bool isFolded);
    [[nodiscard]] bool isPinned(const Party &party) const { return m_pinned.contains(party); }
    [[nodiscard]] bool isFolded(const Party &party) const { return m_folded.contains(party); }
    [[nodiscard]] bool isHidden(const Party &party) const { return m_hidden.contains(party); }
    [[nodiscard]] bool hasHidden() const { return !m_hidden.empty(); }
    /// Everything where it was at first.
    void reset();

private:
    void takeInNew(const Parties &parties);
    [[nodiscard]] std::set<PartyId>
    foldedFor(const std::vector<PartyId> &shown, const Parties &parties, std::size_t capacity) const;

    /// All that were seen, in their order on screen.
    std::vector<Party> m_order;
    std::size_t m_knownCount = 0;
    std::set<Party> m_hidden;
    std::set<Party> m_pinned;
    std::set<Party> m_folded;
};

} // namespace lockscope::picture
