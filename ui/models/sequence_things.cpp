// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sequence_things.h"

#include "core/base/match.h"
#include "ui/models/event_text.h"

namespace lockscope::ui {

namespace {

struct ServerSubject
{
    EventNumber number;

    Selection operator()(const NodeListening &e) const { return e.node; }
    Selection operator()(const NodeRoleChanged &e) const { return e.node; }
    Selection operator()(const HandOverBegan &e) const { return e.to; }
    Selection operator()(const TermBegan &e) const { return e.leader ? Selection(*e.leader) : Selection(number); }
    Selection operator()(const ConnectionAccepted &e) const { return e.connection; }
    Selection operator()(const ConnectionReady &e) const { return e.connection; }
    Selection operator()(const ConnectionRefused &e) const
    {
        return e.connection ? Selection(*e.connection) : Selection(number);
    }
    Selection operator()(const ConnectionMoved &e) const { return e.connection; }
    Selection operator()(const ConnectionEnded &e) const { return e.connection; }
    Selection operator()(const WaiterQueued &e) const { return e.key; }
    Selection operator()(const WaiterTimedOut &e) const { return e.key; }
    Selection operator()(const WaiterMoved &e) const { return e.key; }
    Selection operator()(const WaiterRemoved &e) const { return e.key; }
    Selection operator()(const AcquireTurnedAway &e) const { return e.key; }
    Selection operator()(const ReleaseMissed &e) const { return e.key; }
    Selection operator()(const LaneOccupied &e) const { return e.key; }
    Selection operator()(const LaneHeld &e) const { return e.key; }
    Selection operator()(const LaneDrained &e) const { return e.key; }
    Selection operator()(const Granted &e) const { return e.key; }
    Selection operator()(const Released &e) const { return e.key; }
    Selection operator()(const Expired &e) const { return e.key; }
    Selection operator()(const GrantOrphaned &e) const { return e.key; }
    Selection operator()(const FateOpened &e) const { return e.fate.open; }
    Selection operator()(const FateFolded &e) const { return e.open; }
    Selection operator()(const FateRefused &e) const { return e.open; }
    Selection operator()(const FateParked &e) const { return e.fate.open; }
    Selection operator()(const FateUnparked &e) const { return e.fate.open; }
    Selection operator()(const FateCompleted &e) const { return e.fate.open; }
    Selection operator()(const ServerStarted & /*e*/) const { return number; }
    Selection operator()(const WallClockWentBack & /*e*/) const { return number; }
    Selection operator()(const ServerStopping & /*e*/) const { return number; }
    Selection operator()(const ServerStopped & /*e*/) const { return number; }
    Selection operator()(const JournalSynced & /*e*/) const { return number; }
    Selection operator()(const JournalFailed & /*e*/) const { return number; }
    Selection operator()(const StateResumed & /*e*/) const { return number; }
};

struct ClientSubject
{
    ClientId client;

    Selection operator()(const AcquireQueued &e) const { return RequestRef{client, e.request}; }
    Selection operator()(const AcquireSent &e) const { return RequestRef{client, e.request}; }
    Selection operator()(const AcquireEnded &e) const { return RequestRef{client, e.request}; }
    Selection operator()(const ReleaseQueued &e) const { return RequestRef{client, e.request}; }
    Selection operator()(const ReleaseSent &e) const { return RequestRef{client, e.request}; }
    Selection operator()(const ReleaseEnded &e) const { return RequestRef{client, e.request}; }
    Selection operator()(const DeadlinePassed &e) const { return RequestRef{client, e.request}; }
    Selection operator()(const ClientStarted & /*e*/) const { return client; }
    Selection operator()(const ClientStopped & /*e*/) const { return client; }
    Selection operator()(const ConnectionChanged & /*e*/) const { return client; }
    Selection operator()(const LeaderHinted & /*e*/) const { return client; }
    Selection operator()(const OrphanSeen & /*e*/) const { return client; }
    Selection operator()(const PeerViolated & /*e*/) const { return client; }
    Selection operator()(const ClientResumed & /*e*/) const { return client; }
};

std::optional<ClientId> clientOf(const picture::SequenceItem &item, const picture::Parties &parties)
{
    for (const auto party : {item.from, item.to}) {
        if (const auto *client = std::get_if<ClientId>(&parties[party]))
            return *client;
    }
    return std::nullopt;
}

Selection selectionOf(const picture::Party &party)
{
    return match<Selection>(
        party,
        [](ClientId client) { return client; },
        [](NodeId node) { return node; },
        [](const picture::ServerAt & /*server*/) { return NoSelection{}; },
        [](const picture::Outsiders & /*outsiders*/) { return NoSelection{}; });
}

} // namespace

Selection subjectOf(const Entry &entry)
{
    return match<Selection>(
        entry.event,
        [&](const ClientEvent &event) -> Selection {
            const auto *client = std::get_if<ClientId>(&entry.origin);
            return client != nullptr ? std::visit(ClientSubject{*client}, event) : Selection(entry.number);
        },
        [&](const ServerEvent &event) { return std::visit(ServerSubject{entry.number}, event); },
        [&](const CommandGiven &given) -> Selection {
            return given.client ? Selection(*given.client) : Selection(entry.number);
        },
        [&](const CommandRefused & /*event*/) { return entry.number; },
        [&](const EventsSkipped & /*event*/) { return entry.number; },
        [&](const FaultEvent & /*event*/) { return entry.number; });
}

Selection selectionOf(const picture::SequenceItem &item, const Pictures &pictures)
{
    const auto client = clientOf(item, pictures.sequence().parties());
    if (client && item.request != RequestId())
        return RequestRef{*client, item.request};
    const auto *cause = pictures.eventAt(item.cause);
    const auto *event = cause != nullptr ? cause : pictures.eventAt(item.effect);
    return event != nullptr ? subjectOf(*event) : Selection(NoSelection{});
}

Selection selectionOf(const picture::Band &band, const Pictures &pictures)
{
    if (band.fault) {
        const auto subject = match<Selection>(
            *band.fault,
            [](const FaultyLink &link) { return link.client; },
            [](const FaultyDisk & /*disk*/) { return NoSelection{}; },
            [](const HeldLane &lane) { return lane.key; },
            [](const DownNode &node) { return node.node; },
            [](const NoLeader & /*none*/) { return NoSelection{}; });
        if (!std::holds_alternative<NoSelection>(subject))
            return subject;
    }
    const auto *cause = pictures.eventAt(band.cause);
    return cause != nullptr ? subjectOf(*cause) : Selection(NoSelection{});
}

Selection
selectionOf(const picture::SequenceThing &thing, const picture::Arrangement &columns, const Pictures &pictures)
{
    const auto &fold = pictures.sequence();
    return match<Selection>(
        thing,
        [&](picture::ItemNumber number) -> Selection {
            const auto *item = fold.items().find(number);
            return item != nullptr ? selectionOf(*item, pictures) : Selection(NoSelection{});
        },
        [&](picture::StayNumber number) -> Selection {
            const auto *stay = fold.stays().find(number);
            if (stay == nullptr)
                return NoSelection{};
            const auto *client = std::get_if<ClientId>(&fold.parties()[stay->party]);
            if (client != nullptr && stay->request != RequestId())
                return RequestRef{*client, stay->request};
            const auto *cause = pictures.eventAt(stay->cause);
            return cause != nullptr ? subjectOf(*cause) : Selection(NoSelection{});
        },
        [&](picture::BandNumber number) -> Selection {
            const auto *band = pictures.bands().find(number);
            return band != nullptr ? selectionOf(*band, pictures) : Selection(NoSelection{});
        },
        [](const picture::Crowd & /*crowd*/) -> Selection { return NoSelection{}; },
        [&](const picture::ColumnHead &head) -> Selection {
            if (head.column >= columns.columns.size() || columns.columns[head.column].isFold)
                return NoSelection{};
            return selectionOf(fold.parties()[columns.columns[head.column].members.front()]);
        });
}

SequenceChoice::SequenceChoice(const Selection &selection, const Pictures &pictures)
    : m_pictures(pictures)
    , m_selection(selection)
{
    const auto &parties = pictures.sequence().parties();
    if (const auto *key = std::get_if<Key>(&selection))
        m_keyHash = picture::hashOf(key->text());
    if (const auto *request = std::get_if<RequestRef>(&selection))
        m_client = parties.find(request->client);
    if (const auto *client = std::get_if<ClientId>(&selection))
        m_client = parties.find(*client);
    if (const auto *node = std::get_if<NodeId>(&selection))
        m_node = parties.find(*node);
}

bool SequenceChoice::operator()(const picture::SequenceItem &item) const
{
    const auto isWith = [&item](const std::optional<picture::PartyId> &party) {
        return party && (item.from == *party || item.to == *party);
    };
    // Of a client or a node almost everything would be; there only what happens to it alone stands out.
    const bool isMark = !picture::isMessage(item.kind);
    return match<bool>(
        m_selection,
        [](const NoSelection & /*none*/) { return false; },
        [&](const Key & /*key*/) { return item.keyHash == m_keyHash; },
        [&](const RequestRef &ref) { return item.request == ref.request && isWith(m_client); },
        [&](ClientId /*client*/) { return isMark && isWith(m_client); },
        [&](NodeId /*node*/) { return isMark && isWith(m_node); },
        [&](const ConnectionId & /*connection*/) {
            return item.request == RequestId() && selectionOf(item, m_pictures) == m_selection;
        },
        [&](OpenSequence /*open*/) {
            return item.kind >= picture::ItemKind::FateOpened && selectionOf(item, m_pictures) == m_selection;
        },
        [&](EventNumber number) { return item.cause == number || item.effect == number; },
        [](check::FindingNumber /*finding*/) { return false; });
}

} // namespace lockscope::ui
