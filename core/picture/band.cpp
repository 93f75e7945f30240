// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/band.h"

#include "core/base/match.h"

#include <algorithm>
#include <utility>

namespace lockscope::picture {

void BandFold::apply(const Entry &entry)
{
    match(
        entry.event,
        [](const ClientEvent & /*event*/) {},
        [&](const ServerEvent &event) { apply(event, entry); },
        [](const CommandGiven & /*event*/) {},
        [](const CommandRefused & /*event*/) {},
        [&](const EventsSkipped & /*event*/) { moment(BandKind::Gap, entry); },
        [](const FaultEvent & /*event*/) {});
    m_touched.faults = false;
    m_faults.apply(entry, m_touched);
    if (m_touched.faults)
        followFaults(entry);
}

void BandFold::forget()
{
    m_bands.clear();
    BandFold next;
    next.m_bands = std::move(m_bands);
    *this = std::move(next);
}

/// It looks for what begins or ends a band; every other event leaves all as it is.
void BandFold::apply(const ServerEvent &event, const Entry &entry)
{
    const auto at = entry.at.steady;
    if (const auto *term = std::get_if<TermBegan>(&event)) {
        end(m_handOver, at);
        if (term->leader)
            moment(BandKind::LeaderChanged, entry);
    } else if (std::holds_alternative<HandOverBegan>(event)) {
        begin(m_handOver, BandKind::HandOver, entry);
    } else if (std::holds_alternative<JournalFailed>(event)) {
        begin(m_journalFailed, BandKind::JournalFailed, entry);
    } else if (std::holds_alternative<ServerStopped>(event)) {
        end(m_handOver, at);
        begin(m_serverDown, BandKind::ServerDown, entry);
    } else if (std::holds_alternative<ServerStarted>(event)) {
        end(m_serverDown, at);
        end(m_journalFailed, at);
    } else if (std::holds_alternative<StateResumed>(event)) {
        end(m_serverDown, at);
    }
}

void BandFold::moment(BandKind kind, const Entry &entry)
{
    m_bands.add({entry.at.steady, entry.at.steady, kind, entry.number});
}

void BandFold::begin(std::optional<BandNumber> &open, BandKind kind, const Entry &entry)
{
    if (!open)
        open = m_bands.add({entry.at.steady, openEnd, kind, entry.number});
}

void BandFold::end(std::optional<BandNumber> &open, TimePoint at)
{
    if (const auto band = std::exchange(open, std::nullopt))
        m_bands.change(*band, [at](Band &it) { it.end = std::max(it.begin, at); });
}

/// Those that are over are no longer among the standing ones; those that struck and were over at once never were.
void BandFold::followFaults(const Entry &entry)
{
    const auto &standing = m_faults.standing();
    std::erase_if(m_standing, [&](StandingBand &shown) {
        const bool lasts = std::any_of(standing.begin(), standing.end(), [&shown](const FaultWindow &it) {
            return it.what == shown.what && it.id == shown.id;
        });
        if (!lasts)
            m_bands.change(shown.band, [&entry](Band &it) { it.end = std::max(it.begin, entry.at.steady); });
        return !lasts;
    });
    for (const auto &window : standing) {
        if (window.beganBy == entry.number)
            m_standing.push_back({window.what,
                                  window.id,
                                  m_bands.add({window.begin, openEnd, BandKind::Fault, entry.number, window.what})});
    }
    const auto &ended = m_faults.ended();
    for (auto window = ended.rbegin(); window != ended.rend() && window->endedBy == entry.number; ++window) {
        if (window->beganBy == entry.number)
            m_bands.add({window->begin, window->begin, BandKind::Fault, entry.number, window->what});
    }
}

} // namespace lockscope::picture
