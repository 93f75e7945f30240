// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/event_stream.h"

#include <array>
#include <chrono>
#include <set>
#include <string>
#include <utility>

namespace lockscope::test {

namespace {

using namespace std::chrono_literals;

/// splitmix64: one line, and the same on every machine.
std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31U);
}

Owner ownerOf(std::uint64_t number)
{
    std::array<std::uint8_t, 16> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes.at(i) = static_cast<std::uint8_t>(mixed(number) >> (8U * (i % 8U)));
    return Owner(bytes);
}

template<typename Enum>
Enum enumAt(std::uint32_t index)
{
    return static_cast<Enum>(index);
}

} // namespace

std::uint32_t EventStream::below(std::uint32_t limit)
{
    m_state += 0x9E3779B97F4A7C15ULL;
    return static_cast<std::uint32_t>(mixed(m_state) % limit);
}

Key EventStream::key()
{
    const auto number = below(m_pools.keys);
    // One level, two levels, and names that are both a lock and the beginning of others.
    const auto text = number % 3 == 0 ? "solo" + std::to_string(number)
        : number % 3 == 1             ? "orders/" + std::to_string(number)
                                      : "orders/" + std::to_string(number - 1) + "/line";
    return *Key::parse(text);
}

ConnectionId EventStream::connection()
{
    return {StartNumber(1), 1 + below(m_pools.connections)};
}

std::optional<Owner> EventStream::owner()
{
    return oneIn(8) ? std::nullopt : std::optional(ownerOf(below(m_pools.requests)));
}

RequestId EventStream::request()
{
    return RequestId(1 + below(m_pools.requests));
}

Token EventStream::token()
{
    return Token(1 + below(m_pools.keys));
}

TimePoint EventStream::soon()
{
    return m_now.steady + Duration(below(20'000'000));
}

FateIntent EventStream::fate()
{
    const OpenSequence open(1 + below(m_pools.fates));
    std::set<Key> targets;
    for (std::uint32_t i = 0; i <= below(3); ++i)
        targets.insert(key());
    return {open,
            {StartNumber(1), open.value()},
            enumAt<FateClass>(static_cast<std::uint32_t>(open.value() % 5)),
            {targets.begin(), targets.end()}};
}

UnnumberedEntry EventStream::next()
{
    const auto step = Duration(1 + below(2'000));
    m_now = {m_now.steady + step, m_now.wall + step};
    const auto kind = below(100);
    if (kind == 0)
        return {m_now, UserOrigin{}, CommandGiven{ClientCommand(CutCommand{}), ClientId(1)}, Rule::None};
    if (kind == 1)
        return {m_now, UserOrigin{}, EventsSkipped{1 + below(100)}, Rule::None};
    if (kind == 2)
        return {m_now, UserOrigin{}, faultEvent(), Rule::None};
    if (kind < 45)
        return {m_now, ClientId(1 + below(m_pools.clients)), clientEvent(), enumAt<Rule>(below(14))};
    return {m_now, NodeId(1), serverEvent(), enumAt<Rule>(below(40))};
}

Event EventStream::faultEvent()
{
    const FaultId fault(1 + below(4));
    const FaultyLink link{ClientId(1 + below(m_pools.clients)), DelayFault{FaultWay::Both, Duration(below(1'000))}};
    switch (below(5)) {
    case 0:
        return FaultEvent(FaultArmed{fault, "kind is Granted", link});
    case 1:
        return FaultEvent(FaultFired{fault});
    case 2:
        return FaultEvent(FaultBegan{fault, link});
    case 3:
        return FaultEvent(FaultEnded{fault});
    default:
        return CommandGiven{ServerCommand(DiskFaultCommand{DiskFault::Slow, Duration(below(2))}), std::nullopt};
    }
}

ServerEvent EventStream::serverEvent()
{
    const auto kind = below(100);
    if (kind < 60)
        return keyEvent();
    if (kind < 75)
        return fateEvent();
    if (kind < 80)
        return ConnectionAccepted{connection(), NodeId(1 + below(2)), "127.0.0.1:" + std::to_string(below(60'000))};
    if (kind < 84)
        return ConnectionReady{connection(), oneIn(3) ? WireVersion::V1 : WireVersion::V2};
    if (kind < 86)
        return ConnectionRefused{oneIn(2) ? std::nullopt : std::optional(connection()), ServerError::Busy};
    if (kind < 91)
        return ConnectionEnded{connection(), enumAt<FateClass>(below(5))};
    if (kind < 94)
        return JournalSynced{Lsn(below(1'000)), below(10), below(10'000), Duration(below(5'000))};
    switch (kind) {
    case 94:
        return NodeListening{NodeId(1 + below(2)), "127.0.0.1:5225"};
    case 95:
        return NodeRoleChanged{NodeId(1 + below(2)), enumAt<NodeRole>(below(3))};
    case 96:
        return TermBegan{Term(below(20)), oneIn(3) ? std::nullopt : std::optional(NodeId(1))};
    case 97:
        return oneIn(20) ? ServerEvent(ServerStarted{StartNumber(2), Lsn(7), 3, 0}) : ServerEvent(ServerStopping{});
    case 98:
        return oneIn(10) ? ServerEvent(JournalFailed{JournalFailure::DiskFull, "No space left on device"})
                         : ServerEvent(ServerStopped{{OpenSequence(3)}});
    default:
        return oneIn(4) ? ServerEvent(StateResumed{snapshot()}) : ServerEvent(ServerStopping{});
    }
}

ServerEvent EventStream::keyEvent()
{
    switch (below(12)) {
    case 0:
        return WaiterTimedOut{key(), owner(), connection()};
    case 1:
        return WaiterRemoved{key(), owner(), connection(), OpenSequence(1)};
    case 2:
        return AcquireTurnedAway{key(), owner(), connection(), CapacityLimit::WaitersPerKey};
    case 3:
        return ReleaseMissed{key(), token(), connection()};
    case 4:
        return LaneOccupied{key(), enumAt<TransitionKind>(below(5)), Lsn(below(100))};
    case 5:
        return oneIn(2) ? ServerEvent(LaneHeld{key()}) : ServerEvent(LaneDrained{key()});
    case 6:
    case 7:
        return Granted{key(), owner(), token(), connection(), soon(), Lsn(below(100))};
    case 8:
        return Released{key(), token(), connection(), Lsn(below(100))};
    case 9:
        return Expired{key(), token(), Lsn(below(100))};
    case 10:
        return GrantOrphaned{key(), token(), connection(), OpenSequence(1)};
    default:
        return WaiterQueued{key(), owner(), connection(), oneIn(3) ? std::nullopt : std::optional(soon())};
    }
}

ServerEvent EventStream::fateEvent()
{
    switch (below(6)) {
    case 0:
        return FateOpened{fate()};
    case 1:
        return FateFolded{OpenSequence(1 + below(m_pools.fates)), key(), std::nullopt};
    case 2:
        return FateRefused{OpenSequence(1 + below(m_pools.fates)), key(), enumAt<TransitionKind>(below(6))};
    case 3:
        return FateParked{fate()};
    case 4:
        return FateUnparked{fate()};
    default:
        return FateCompleted{fate()};
    }
}

AcquireOutcome EventStream::outcome()
{
    switch (below(6)) {
    case 0:
        return OutcomeTimedOut{};
    case 1:
        return OutcomeBusy{};
    case 2:
        return OutcomeIndeterminate{CloseReason::PeerClosed, oneIn(3) ? std::nullopt : std::optional(soon())};
    case 3:
        return OutcomeCancelled{};
    case 4:
        return OutcomeFailed{AcquireFailure::BadKey};
    default:
        return OutcomeGranted{token(), soon(), soon()};
    }
}

ClientEvent EventStream::clientEvent()
{
    const auto kind = below(40);
    if (kind < 10)
        return releaseEvent();
    if (kind < 18)
        return AcquireQueued{request(), key().text(), 5s, 10s};
    if (kind < 25)
        return AcquireSent{request(), key().text(), ownerOf(below(m_pools.requests)), 5s, 10s};
    if (kind < 32)
        return AcquireEnded{request(), key().text(), outcome()};
    switch (kind) {
    case 32:
        return ClientStarted{"w" + std::to_string(below(9)), {"127.0.0.1:5225"}};
    case 33:
        return oneIn(8) ? ClientEvent(ClientStopped{}) : ClientEvent(PeerViolated{ViolationRule::Malformed, "x"});
    case 34:
        return LeaderHinted{"127.0.0.1:5226", HintSource::L, oneIn(2)};
    case 35:
        return OrphanSeen{key().text(), token(), enumAt<OrphanAction>(below(5))};
    case 36:
        return oneIn(8) ? ClientEvent(ClientResumed{ClientSnapshot{.name = "w9",
                                                                   .endpoints = {},
                                                                   .connection = ClientConnectionState::Ready,
                                                                   .endpoint = "127.0.0.1:5225",
                                                                   .closeReason = std::nullopt,
                                                                   .retryAt = std::nullopt,
                                                                   .leaderHint = "",
                                                                   .requests = {}}})
                        : ClientEvent(DeadlinePassed{request(), key().text(), RequestDeadline::ReclaimBy});
    case 37:
        return DeadlinePassed{request(), key().text(), enumAt<RequestDeadline>(below(3))};
    default:
        return ConnectionChanged{enumAt<ClientConnectionState>(below(4)),
                                 "127.0.0.1:5225",
                                 oneIn(2) ? std::nullopt : std::optional(enumAt<CloseReason>(below(17))),
                                 oneIn(2) ? std::nullopt : std::optional(Duration(below(3'000'000)))};
    }
}

ClientEvent EventStream::releaseEvent()
{
    // Releases draw from request numbers of their own, as they do in a real client.
    const RequestId release(1'000 + below(m_pools.requests));
    switch (below(6)) {
    case 0:
        return ReleaseEnded{release, key().text(), OutcomeReleased{}};
    case 1:
        return ReleaseEnded{release, key().text(), OutcomeNotFound{}};
    case 2:
        return ReleaseEnded{release, key().text(), OutcomeUnknown{}};
    case 3:
        return ReleaseEnded{release, key().text(), OutcomeReleaseFailed{ReleaseFailure::ReleaseLaneFull}};
    case 4:
        return ReleaseSent{release, key().text(), token()};
    default:
        return ReleaseQueued{release, key().text(), token()};
    }
}

ServerSnapshot EventStream::snapshot()
{
    ServerSnapshot snapshot;
    snapshot.term = Term(below(9));
    snapshot.leader = NodeId(1);
    snapshot.nodes.push_back({NodeId(1), "127.0.0.1:5225", NodeRole::Leader});
    snapshot.connections.push_back({connection(), NodeId(1), "127.0.0.1:9", WireVersion::V2});
    std::set<Key> keys;
    for (std::uint32_t i = 0; i < 5; ++i)
        keys.insert(key());
    for (const auto &name : keys) {
        KeySnapshot state{name, LaneState::Empty, std::nullopt, std::nullopt, {}};
        if (oneIn(2))
            state.holder = HolderSnapshot{token(), owner(), connection(), soon(), oneIn(3)};
        for (std::uint32_t i = 0; i < below(4); ++i)
            state.waiters.push_back({owner(), connection(), m_now.steady, std::nullopt});
        snapshot.keys.push_back(state);
    }
    auto intent = fate();
    snapshot.fates.push_back({intent.open,
                              intent.connection,
                              intent.cause,
                              oneIn(2) ? FateState::OpenDurable : FateState::ParkedPrecedence,
                              intent.targets,
                              {}});
    return snapshot;
}

std::vector<UnnumberedEntry> EventStream::cycle(std::uint64_t turn, ClientId client, const Key &key, const Moment &at)
{
    const auto owner = ownerOf(turn);
    const ConnectionId connection{StartNumber(1), client.value()};
    const RequestId acquire(2 * turn + 1);
    const RequestId release(2 * turn + 2);
    const Token token(turn + 1);
    const Lsn grantLsn(2 * turn + 1);
    const Lsn releaseLsn(2 * turn + 2);
    const auto until = at.steady + 10s;
    const auto server = [&](ServerEvent event, Rule rule) {
        return UnnumberedEntry{at, NodeId(1), std::move(event), rule};
    };
    const auto belief = [&](ClientEvent event, Rule rule) {
        return UnnumberedEntry{at, client, std::move(event), rule};
    };
    return {
        belief(AcquireQueued{acquire, key.text(), 5s, 10s}, Rule::C1),
        belief(AcquireSent{acquire, key.text(), owner, 5s, 10s}, Rule::C3),
        server(WaiterQueued{key, owner, connection, until}, Rule::S1),
        server(LaneOccupied{key, TransitionKind::Grant, grantLsn}, Rule::S2),
        server(Granted{key, owner, token, connection, until, grantLsn}, Rule::S3),
        belief(AcquireEnded{acquire, key.text(), OutcomeGranted{token, until, until + 1s}}, Rule::C2),
        belief(ReleaseQueued{release, key.text(), token}, Rule::C8),
        belief(ReleaseSent{release, key.text(), token}, Rule::C8),
        server(LaneOccupied{key, TransitionKind::Release, releaseLsn}, Rule::S2),
        server(JournalSynced{releaseLsn, 1, 64, 300us}, Rule::J2),
        server(Released{key, token, connection, releaseLsn}, Rule::S3),
        belief(ReleaseEnded{release, key.text(), OutcomeReleased{}}, Rule::C2),
    };
}

} // namespace lockscope::test
