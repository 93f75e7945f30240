// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/console_story.h"

#include <utility>

using namespace std::chrono_literals;

namespace lockscope {

Owner ownerOf(RequestId request)
{
    std::array<std::uint8_t, 16> bytes{};
    bytes.fill(0xA0);
    bytes[0] = static_cast<std::uint8_t>(request.value());
    bytes[1] = static_cast<std::uint8_t>(request.value() >> 8U);
    return Owner(bytes);
}

ConnectionId connectionOf(std::uint64_t number)
{
    return {.start = StartNumber(1), .number = number};
}

ConsoleStory::ConsoleStory(ui::ConsoleModels &models)
    : m_models(models)
    , m_now{TimePoint(1'000s), WallTime(1'790'000'000s)}
{
    m_models.cursor.setClock(m_now);
}

void ConsoleStory::startServer()
{
    server(ServerStarted{.start = StartNumber(1), .durableLsn = Lsn(1), .recordCount = 0, .tornBytes = 0});
    server(NodeListening{.node = NodeId(1), .address = "127.0.0.1:5225"});
    server(NodeListening{.node = NodeId(2), .address = "127.0.0.1:5226"});
    server(NodeRoleChanged{.node = NodeId(1), .role = NodeRole::Leader});
    server(NodeRoleChanged{.node = NodeId(2), .role = NodeRole::Follower});
    server(TermBegan{.term = Term(7), .leader = NodeId(1)});
    publish();
}

void ConsoleStory::addClient(std::uint32_t number)
{
    const std::vector<std::string> endpoints{"127.0.0.1:5225", "127.0.0.1:5226"};
    client(number, ClientStarted{.name = "w" + std::to_string(number), .endpoints = endpoints});
    server(ConnectionAccepted{
        .connection = connectionOf(number), .node = NodeId(1), .peer = "127.0.0.1:" + std::to_string(40'000 + number)});
    server(ConnectionReady{.connection = connectionOf(number), .version = WireVersion::V2});
    client(number,
           ConnectionChanged{.state = ClientConnectionState::Ready,
                             .endpoint = endpoints.front(),
                             .reason = std::nullopt,
                             .retryIn = std::nullopt});
    publish();
}

RequestId ConsoleStory::acquire(std::uint32_t number, const std::string &key, std::optional<int> wait, int lease)
{
    const RequestId request(++m_requests);
    const auto limit = wait ? std::optional(std::chrono::seconds(*wait)) : std::nullopt;
    client(number, AcquireQueued{.request = request, .key = key, .wait = limit, .lease = std::chrono::seconds(lease)});
    client(number,
           AcquireSent{.request = request,
                       .key = key,
                       .owner = ownerOf(request),
                       .wait = limit,
                       .lease = std::chrono::seconds(lease)});
    publish();
    return request;
}

void ConsoleStory::grant(
    std::uint32_t number, RequestId request, const std::string &key, std::uint64_t token, int lease)
{
    const auto end = m_now.steady + std::chrono::seconds(lease);
    server(Granted{.key = *Key::parse(key),
                   .owner = ownerOf(request),
                   .token = Token(token),
                   .connection = connectionOf(number),
                   .deadline = end,
                   .lsn = Lsn(token)});
    client(number,
           AcquireEnded{.request = request,
                        .key = key,
                        .outcome = OutcomeGranted{.token = Token(token), .holdsUntil = end, .overBy = end + 1s}});
    publish();
}

void ConsoleStory::queue(std::uint32_t number, RequestId request, const std::string &key)
{
    server(WaiterQueued{.key = *Key::parse(key),
                        .owner = ownerOf(request),
                        .connection = connectionOf(number),
                        .until = m_now.steady + 30s});
    publish();
}

void ConsoleStory::loseWithFate(std::uint32_t number, RequestId request, const std::string &key, std::uint64_t open)
{
    const FateIntent fate{.open = OpenSequence(open),
                          .connection = connectionOf(number),
                          .cause = FateClass::ConnectionLost,
                          .targets = {*Key::parse(key)}};
    client(number,
           ConnectionChanged{.state = ClientConnectionState::Closed,
                             .endpoint = "127.0.0.1:5225",
                             .reason = CloseReason::PeerClosed,
                             .retryIn = 3'200ms});
    client(number,
           AcquireEnded{.request = request,
                        .key = key,
                        .outcome =
                            OutcomeIndeterminate{.reason = CloseReason::PeerClosed, .reclaimBy = m_now.steady + 41s}});
    server(ConnectionEnded{.connection = connectionOf(number), .cause = FateClass::ConnectionLost});
    server(FateOpened{fate});
    server(FateRefused{.open = fate.open, .key = fate.targets.front(), .occupant = TransitionKind::Hold});
    server(FateParked{fate});
    publish();
}

void ConsoleStory::holdLane(const std::string &key)
{
    server(LaneHeld{.key = *Key::parse(key)});
    publish();
}

void ConsoleStory::failJournal()
{
    server(JournalFailed{.failure = JournalFailure::DiskFull, .detail = "No space left on device"});
    publish();
}

void ConsoleStory::fill(int count)
{
    for (int i = 0; i < count; ++i) {
        const auto key = "jobs/" + std::to_string(i / 100) + "/" + std::to_string(i);
        server(Granted{.key = *Key::parse(key),
                       .owner = ownerOf(RequestId(100'000 + static_cast<std::uint64_t>(i))),
                       .token = Token(100'000 + static_cast<std::uint64_t>(i)),
                       .connection = connectionOf(900),
                       .deadline = m_now.steady + std::chrono::seconds(20 + i % 80),
                       .lsn = Lsn(100'000 + static_cast<std::uint64_t>(i))});
    }
    publish();
}

void ConsoleStory::server(ServerEvent event)
{
    m_models.cursor.append({.at = m_now, .origin = NodeId(1), .event = std::move(event), .rule = Rule::None});
}

void ConsoleStory::client(std::uint32_t number, ClientEvent event)
{
    m_models.cursor.append({.at = m_now, .origin = ClientId(number), .event = std::move(event), .rule = Rule::None});
}

void ConsoleStory::fault(FaultEvent event)
{
    m_models.cursor.append({.at = m_now, .origin = UserOrigin{}, .event = std::move(event), .rule = Rule::None});
}

void ConsoleStory::pass(std::chrono::milliseconds time)
{
    m_now.steady += time;
    m_now.wall += time;
    m_models.cursor.setClock(m_now);
}

void ConsoleStory::publish()
{
    pass(120ms);
    do
        m_models.cursor.publish();
    while (m_models.cursor.hasRest());
}

} // namespace lockscope
