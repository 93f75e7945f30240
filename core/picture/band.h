// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/entry.h"
#include "core/history/faults.h"
#include "core/picture/span_list.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::picture {

/// What runs across every picture: changes of leader, and whatever is wrong while it lasts.
enum class BandKind : std::uint8_t {
    /// A moment: a node leads.
    LeaderChanged,
    /// The leadership goes from one node to another.
    HandOver,
    /// What somebody made to go wrong; Band::fault says what.
    Fault,
    /// The journal's fatal state: until a server starts.
    JournalFailed,
    ServerDown,
    /// A moment: events stand nowhere.
    Gap,
};

using BandNumber = StrongId<struct BandNumberTag, std::uint64_t>;

struct Band
{
    TimePoint begin;
    /// openEnd: it lasts. Of a moment: the same as `begin`.
    TimePoint end;
    BandKind kind = BandKind::Gap;
    /// What made it begin.
    EventNumber cause;
    std::optional<StandingFault> fault = {};

    [[nodiscard]] bool isMoment() const { return begin == end; }
    [[nodiscard]] bool isBad() const { return kind != BandKind::LeaderChanged && kind != BandKind::HandOver; }
};
using BandList = SpanList<Band, BandNumber>;

/// Folds events into bands.
class BandFold
{
public:
    static constexpr std::size_t bandsMax = 16'384;

    void apply(const Entry &entry);
    /// The next event is not the one behind the last: all bands go, and their numbers are never used again.
    void forget();
    [[nodiscard]] const BandList &bands() const { return m_bands; }

private:
    struct StandingBand
    {
        StandingFault what;
        std::optional<FaultId> id;
        BandNumber band;
    };

    void apply(const ServerEvent &event, const Entry &entry);
    void moment(BandKind kind, const Entry &entry);
    void begin(std::optional<BandNumber> &open, BandKind kind, const Entry &entry);
    void end(std::optional<BandNumber> &open, TimePoint at);
    void followFaults(const Entry &entry);

    BandList m_bands{bandsMax};
    Faults m_faults;
    Touched m_touched;
    std::vector<StandingBand> m_standing;
    std::optional<BandNumber> m_handOver;
    std::optional<BandNumber> m_journalFailed;
    std::optional<BandNumber> m_serverDown;
};

} // namespace lockscope::picture
