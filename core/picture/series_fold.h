// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/history/entry.h"
#include "core/picture/request_hash.h"
#include "core/picture/series.h"

#include <array>
#include <cstdint>
#include <set>

namespace lockscope::picture {

/// What is measured over time.
enum class Measure : std::uint8_t {
    /// Seconds from queueing to the grant; of a grant at once, from when it began to be written.
    WaitTime,
    /// Seconds from the grant to its end.
    HoldTime,
    /// Waiters in all queues.
    QueueLength,
    /// One for each grant.
    Grants,
    /// Seconds of each sync of the journal.
    SyncTime,
    ParkedFates,
};
inline constexpr std::size_t measureCount = static_cast<std::size_t>(Measure::ParkedFates) + 1;

/// How its samples are to be read.
enum class MeasureKind : std::uint8_t {
    /// Each sample stands for itself: least, mean and most are what matters.
    Samples,
    /// It keeps its value until the next sample.
    Level,
    /// Samples are counted, by the second.
    Rate,
};
[[nodiscard]] MeasureKind kindOf(Measure measure);

/// Folds events into measures: of the server's side where it is visible, and else of what the clients believe.
class SeriesFold
{
public:
    void apply(const Entry &entry);

    [[nodiscard]] const Series &of(Measure measure) const { return m_series.at(static_cast<std::size_t>(measure)); }
    [[nodiscard]] bool isEmpty() const;

private:
    static constexpr std::size_t openMax = 131'072;

    struct ClientFold;
    struct ServerFold;

    void add(Measure measure, TimePoint at, double value)
    {
        m_series.at(static_cast<std::size_t>(measure)).add(at, value);
    }
    void setQueue(std::size_t length, TimePoint at);
    void grant(Token token, TimePoint since, TimePoint at);
    void endGrant(Token token, TimePoint at);

    std::array<Series, measureCount> m_series;
    bool m_isServerVisible = false;
    std::size_t m_queueLength = 0;
    RecentMap<Owner, TimePoint> m_waiters{openMax};
    RecentMap<RequestRef, TimePoint> m_requests{openMax};
    RecentMap<RequestRef, Token> m_releases{openMax};
    RecentMap<Lsn, TimePoint> m_laneStarts{openMax};
    RecentMap<Token, TimePoint> m_grants{openMax};
    std::set<OpenSequence> m_parked;
};

} // namespace lockscope::picture
