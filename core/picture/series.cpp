// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/series.h"

#include <algorithm>

namespace lockscope::picture {

namespace {

std::int64_t placeOf(TimePoint at, Duration width)
{
    const auto time = at.time_since_epoch().count();
    const auto length = width.count();
    return time >= 0 ? time / length : -((length - 1 - time) / length);
}

} // namespace

void Bin::add(double value)
{
    least = count == 0 ? value : std::min(least, value);
    most = count == 0 ? value : std::max(most, value);
    sum += value;
    last = value;
    ++count;
}

void Bin::add(const Bin &other)
{
    if (other.count == 0)
        return;
    least = count == 0 ? other.least : std::min(least, other.least);
    most = count == 0 ? other.most : std::max(most, other.most);
    sum += other.sum;
    last = other.last;
    count += other.count;
}

Duration Series::widthOf(std::size_t level)
{
    auto width = finest;
    for (std::size_t i = 0; i < level; ++i)
        width *= step;
    return width;
}

void Series::add(TimePoint at, double value)
{
    m_isEmpty = false;
    auto width = finest;
    for (auto &level : m_levels) {
        addTo(level, placeOf(at, width), value);
        width *= step;
    }
}

void Series::addTo(Level &level, std::int64_t place, double value)
{
    if (!level.empty() && place < level.back().place) {
        const auto found = std::lower_bound(
            level.begin(), level.end(), place, [](const Slot &slot, std::int64_t it) { return slot.place < it; });
        if (found->place == place) {
            const auto last = found->bin.last;
            found->bin.add(value);
            // It is late, and others were after it.
            found->bin.last = last;
        } else if (found != level.begin() || level.size() < binsMax) {
            level.insert(found, {place, {}})->bin.add(value);
        }
    } else {
        if (level.empty() || place > level.back().place)
            level.push_back({place, {}});
        level.back().bin.add(value);
    }
    if (level.size() > binsMax)
        level.pop_front();
}

Series::View Series::over(const TimeSpan &span, std::size_t countMax) const
{
    View view;
    if (m_isEmpty || countMax == 0)
        return view;
    std::size_t chosen = 0;
    const auto wanted = span.length() / static_cast<Duration::rep>(countMax);
    const auto reachesBack = [&](std::size_t level) {
        const auto &slots = m_levels[level];
        return slots.size() < binsMax || slots.front().place <= placeOf(span.from, widthOf(level));
    };
    while (chosen + 1 < levels && (widthOf(chosen) < wanted || !reachesBack(chosen)))
        ++chosen;
    view.width = widthOf(chosen);
    const auto &level = m_levels[chosen];
    const auto first = placeOf(span.from, view.width);
    auto slot = std::lower_bound(
        level.begin(), level.end(), first, [](const Slot &it, std::int64_t place) { return it.place < place; });
    if (slot != level.begin())
        view.before = std::prev(slot)->bin.last;
    for (; slot != level.end(); ++slot) {
        const TimePoint at(view.width * slot->place);
        if (at >= span.to)
            break;
        view.samples.push_back({at, slot->bin});
    }
    return view;
}

} // namespace lockscope::picture
