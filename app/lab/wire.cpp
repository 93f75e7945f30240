// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/wire.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace lockscope::lab {

namespace {

bool isMessage(const Bytes &bytes)
{
    const auto first = asText(bytes).front();
    return first != '\n' && first != 'L';
}

} // namespace

TimePoint Pipe::arrival(TimePoint now, const Weather &weather)
{
    // Most arrive soon, some late: that is how those that were sent later on other connections get ahead.
    const auto max = m_dice.oneIn(4) ? weather.delayMax : std::max(Weather::delayMin, weather.delayMax / 8);
    m_last = std::max(m_last, now + m_delay + m_dice.between(Weather::delayMin, max));
    return m_last;
}

void Pipe::send(Bytes bytes, TimePoint now, const Weather &weather)
{
    if (m_isSevered || m_hasEnded || bytes.empty())
        return;
    if (m_dropsNext && isMessage(bytes)) {
        m_dropsNext = false;
        return;
    }
    if (!m_parcels.empty() && m_dice.percent(weather.joinPercent)) {
        auto &last = m_parcels.back().bytes;
        last.insert(last.end(), bytes.begin(), bytes.end());
        return;
    }
    if (bytes.size() > 1 && m_dice.percent(weather.splitPercent)) {
        const auto middle = 1 + m_dice.below(static_cast<std::uint32_t>(bytes.size() - 1));
        const auto cut = bytes.begin() + static_cast<std::ptrdiff_t>(middle);
        m_parcels.push_back({arrival(now, weather), Bytes(bytes.begin(), cut), std::nullopt});
        bytes.erase(bytes.begin(), cut);
    }
    m_parcels.push_back({arrival(now, weather), std::move(bytes), std::nullopt});
}

void Pipe::end(server::PeerEnd how, TimePoint now, const Weather &weather)
{
    if (m_isSevered || m_hasEnded)
        return;
    m_hasEnded = true;
    m_parcels.push_back({arrival(now, weather), {}, how});
}

void Pipe::tear()
{
    std::size_t size = 0;
    for (const auto &parcel : m_parcels)
        size += parcel.bytes.size();
    auto kept = m_dice.below(static_cast<std::uint32_t>(size + 1));
    for (auto at = m_parcels.begin(); at != m_parcels.end(); ++at) {
        if (at->bytes.size() <= kept && !at->end) {
            kept -= static_cast<std::uint32_t>(at->bytes.size());
            continue;
        }
        at->bytes.resize(std::min<std::size_t>(kept, at->bytes.size()));
        at->end.reset();
        m_parcels.erase(at->bytes.empty() ? at : std::next(at), m_parcels.end());
        break;
    }
    m_hasEnded = false;
}

void Pipe::sever()
{
    m_parcels.clear();
    m_isSevered = true;
}

void Pipe::stall(TimePoint now, TimePoint until)
{
    if (m_stalledUntil > now)
        return;
    m_stalledUntil = until;
    hold(until);
}

void Pipe::hold(TimePoint until)
{
    for (auto &parcel : m_parcels)
        parcel.at = std::max(parcel.at, until);
    m_last = std::max(m_last, until);
}

void Pipe::inject(Bytes bytes, TimePoint now)
{
    if (!m_isSevered)
        m_parcels.insert(m_parcels.begin(), {now, std::move(bytes), std::nullopt});
}

std::optional<TimePoint> Pipe::due() const
{
    if (m_parcels.empty())
        return std::nullopt;
    return m_parcels.front().at;
}

Parcel Pipe::take()
{
    assert(!m_parcels.empty());
    auto parcel = std::move(m_parcels.front());
    m_parcels.erase(m_parcels.begin());
    return parcel;
}

} // namespace lockscope::lab
