// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/event_source.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>

namespace lockscope {

/// A history that stands in a file. Its length is known; of its events only some pages are at hand, which somebody else
/// reads. When there are too many, those go that nobody has looked at for longest.
///
/// It never changes but for that. The first page stays, because what spans the whole begins there.
class RecordedHistory final : public EventSource
{
public:
    struct Limits
    {
        /// At hand at once; about 100 MB.
        std::size_t events = 262'144;
    };

    /// Events from `first` to, not including, `end`.
    struct Extent
    {
        EventNumber first;
        EventNumber end;
    };

    RecordedHistory(Extent extent, std::shared_ptr<const World> live)
        : RecordedHistory(extent, std::move(live), Limits{})
    {
    }
    RecordedHistory(Extent extent, std::shared_ptr<const World> live, Limits limits);

    /// Takes in a page of the file, as a whole. False: it is at hand already.
    bool put(EventPage page);

    [[nodiscard]] EventNumber first() const override { return m_extent.first; }
    [[nodiscard]] EventNumber end() const override { return m_extent.end; }
    [[nodiscard]] const Entry *find(EventNumber number) const override;
    [[nodiscard]] EventNumber beginOfRun(EventNumber number) const override;
    [[nodiscard]] std::vector<EventPage> pages(EventNumber begin, EventNumber end) const override;
    [[nodiscard]] const World &live() const override { return *m_live; }
    [[nodiscard]] std::optional<WorldRoute> routeTo(EventNumber number) const override;

private:
    struct Kept
    {
        EventPage page;
        /// When it was last looked at, counted in looks.
        mutable std::uint64_t used = 0;
    };
    using Pages = std::map<EventNumber, Kept>;

    [[nodiscard]] Pages::const_iterator pageWith(EventNumber number) const;
    void dropUnused();

    Extent m_extent;
    std::shared_ptr<const World> m_live;
    Limits m_limits;
    /// By their first events.
    Pages m_pages;
    std::size_t m_atHand = 0;
    mutable std::uint64_t m_looks = 0;
};

} // namespace lockscope
