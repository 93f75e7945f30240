// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/match.h"
#include "core/history/entry.h"
#include "core/picture/sequence_words.h"

#include <string>
#include <vector>

namespace lockscope::test {

/// What a picture says in tests: names, signs and numbers, and the time since the first event.
class PlainWords final : public picture::SequenceWords
{
public:
    explicit PlainWords(const std::vector<Entry> &entries)
        : m_entries(entries)
    {
    }

    [[nodiscard]] std::string timeText(TimePoint at, Duration /*step*/) const override
    {
        const auto since = (at - m_entries.front().at.steady).count();
        const auto milliseconds = std::to_string(since / 1'000 % 1'000);
        return std::to_string(since / 1'000'000) + '.' + std::string(3 - milliseconds.size(), '0') + milliseconds;
    }
    [[nodiscard]] Duration clockOffset() const override { return -m_entries.front().at.steady.time_since_epoch(); }
    [[nodiscard]] std::string presentText() const override { return "now"; }
    [[nodiscard]] std::string nothingText() const override { return "nothing"; }

    [[nodiscard]] std::string textOf(const picture::Band &band) const override
    {
        switch (band.kind) {
        case picture::BandKind::LeaderChanged:
            return "leader";
        case picture::BandKind::HandOver:
            return "hand-over";
        case picture::BandKind::Fault:
            return "fault " + faultName(*band.fault);
        case picture::BandKind::JournalFailed:
            return "journal failed";
        case picture::BandKind::ServerDown:
            return "server down";
        case picture::BandKind::Gap:
            return "gap";
        }
        return {};
    }
    [[nodiscard]] std::string nameOf(const picture::Party &party) const override
    {
        return match<std::string>(
            party,
            [](ClientId client) { return "w" + std::to_string(client.value()); },
            [](NodeId node) { return "node " + std::to_string(node.value()); },
            [](const picture::ServerAt &server) { return "server " + server.address; },
            [](const picture::Outsiders & /*outsiders*/) { return std::string("others"); });
    }
    [[nodiscard]] std::string foldName(std::size_t count) const override { return std::to_string(count) + " clients"; }
    [[nodiscard]] std::string labelOf(const picture::SequenceItem &item) const override
    {
        std::string label(picture::isMessage(item.kind) ? picture::signOf(item.kind) : nameOf(item.kind));
        return item.request == RequestId() ? label : label + ' ' + std::to_string(item.request.value());
    }
    [[nodiscard]] std::string crowdText(std::size_t count, std::size_t lostCount) const override
    {
        return std::to_string(count) + " messages, " + std::to_string(lostCount) + " lost";
    }

private:
    static std::string faultName(const StandingFault &fault)
    {
        return match<std::string>(
            fault,
            [](const FaultyLink &link) {
                return std::string(lockscope::nameOf(link.fault)) + " w" + std::to_string(link.client.value());
            },
            [](const FaultyDisk &disk) { return std::string(lockscope::nameOf(disk.fault)); },
            [](const HeldLane &lane) { return "lane " + lane.key.text(); },
            [](const DownNode &node) { return "node " + std::to_string(node.node.value()); },
            [](const NoLeader & /*none*/) { return std::string("no leader"); });
    }
    static std::string_view nameOf(picture::ItemKind kind);

    const std::vector<Entry> &m_entries;
};

inline std::string_view PlainWords::nameOf(picture::ItemKind kind)
{
    using picture::ItemKind;
    switch (kind) {
    case ItemKind::Acquire:
    case ItemKind::Release:
    case ItemKind::Granted:
    case ItemKind::TimedOut:
    case ItemKind::Busy:
    case ItemKind::Released:
    case ItemKind::NotFound:
    case ItemKind::LeaderNotice:
    case ItemKind::Moved:
        return picture::signOf(kind);
    case ItemKind::Connected:
        return "connected";
    case ItemKind::Closed:
        return "closed";
    case ItemKind::Stopped:
        return "stopped";
    case ItemKind::Unsent:
        return "unsent";
    case ItemKind::Indeterminate:
        return "indeterminate";
    case ItemKind::Reclaimed:
        return "reclaimed";
    case ItemKind::LeaseOver:
        return "lease over";
    case ItemKind::Orphan:
        return "orphan A";
    case ItemKind::Violation:
        return "violation";
    case ItemKind::Leads:
        return "leads";
    case ItemKind::Down:
        return "down";
    case ItemKind::ConnectionEnded:
        return "connection ended";
    case ItemKind::Expired:
        return "expired";
    case ItemKind::Orphaned:
        return "orphaned";
    case ItemKind::FateOpened:
        return "fate opened";
    case ItemKind::FateParked:
        return "fate parked";
    case ItemKind::FateRetried:
        return "fate retried";
    case ItemKind::FateCompleted:
        return "fate completed";
    case ItemKind::JournalFailed:
        return "journal failed";
    }
    return {};
}

} // namespace lockscope::test
