// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/v1_client.h"

#include "core/base/match.h"
#include "core/wire/message.h"

#include <algorithm>
#include <utility>

namespace lockscope::lab {

namespace {

using namespace std::chrono_literals;

constexpr Duration redialMin = 20ms;
constexpr Duration redialMax = 400ms;
/// The server says something every ten seconds.
constexpr Duration silenceMax = 30s;

} // namespace

V1Client::V1Client(std::vector<Endpoint> endpoints, std::uint64_t seed)
    : m_endpoints(std::move(endpoints))
    , m_dice(seed)
{
}

void V1Client::start(TimePoint /*now*/)
{
    dial();
}

void V1Client::dial()
{
    m_redialAt.reset();
    m_stage = Stage::Dialing;
    m_actions.push(client::Dial{m_endpoints.at(m_next)});
    tellConnection(ClientConnectionState::Connecting);
}

void V1Client::connected(TimePoint now)
{
    m_stage = Stage::Greeting;
    m_lastByteAt = now;
    m_challenge = {};
    m_replies = {};
    tellConnection(ClientConnectionState::Handshaking);
}

void V1Client::disconnected(TimePoint now)
{
    if (m_stage != Stage::Closed)
        closed(now);
}

void V1Client::hangUp(client::Farewell farewell, TimePoint now)
{
    if (m_stage == Stage::Closed)
        return;
    m_actions.push(client::HangUp{farewell});
    closed(now);
}

/// What was asked has no reply any more, and nobody can say what became of it.
void V1Client::closed(TimePoint now)
{
    for (const auto &[key, request] : std::exchange(m_asked, {}))
        forget(request);
    m_stage = Stage::Closed;
    m_next = (m_next + 1) % m_endpoints.size();
    if (!m_isStopped)
        m_redialAt = now + m_dice.between(redialMin, redialMax);
    tellConnection(ClientConnectionState::Closed);
}

void V1Client::forget(const Request &request)
{
    if (request.isRelease)
        tell(ReleaseEnded{request.request, request.key, OutcomeUnknown{}});
    else
        tell(AcquireEnded{request.request, request.key, OutcomeIndeterminate{CloseReason::PeerClosed, std::nullopt}});
}

void V1Client::received(ByteView bytes, TimePoint now)
{
    m_lastByteAt = now;
    if (m_stage == Stage::Greeting) {
        m_challenge.feed(bytes);
        const auto line = m_challenge.line();
        if (line && !*line)
            return;
        const auto challenge = line
            ? wire::parseChallengeLine(**line)
            : Result<std::string, wire::ChallengeError>(failure(wire::ChallengeError::OtherHash));
        if (!challenge)
            return hangUp(client::Farewell::Orderly, now);
        m_replies.feed(m_challenge.rest());
        m_actions.push(client::ComputeDigest{*challenge});
        return;
    }
    if (m_stage != Stage::Ready)
        return;
    m_replies.feed(bytes);
    while (m_stage == Stage::Ready) {
        const auto reply = m_replies.next();
        if (!reply)
            break;
        hear(*reply, now);
    }
    if (m_stage == Stage::Ready && m_replies.isBroken())
        hangUp(client::Farewell::Orderly, now);
}

void V1Client::digestReady(const wire::Digest &digest, TimePoint /*now*/)
{
    m_actions.push(client::Send{wire::digestLine(digest, WireVersion::V1)});
    m_stage = Stage::Ready;
    tellConnection(ClientConnectionState::Ready);
    sendWhatMayGo();
}

void V1Client::hear(const wire::Reply &reply, TimePoint now)
{
    match(
        reply,
        [&](const wire::GrantedReply &r) { granted(r, now); },
        [&](const wire::TimedOutReply &r) {
            if (const auto request = take(r.key, false))
                tell(AcquireEnded{request->request, request->key, OutcomeTimedOut{}});
        },
        [](const wire::BusyReply &) {},
        [&](const wire::ReleasedReply &r) {
            if (const auto request = take(r.key, true))
                tell(ReleaseEnded{request->request, request->key, OutcomeReleased{}});
        },
        [&](const wire::NotFoundReply &r) {
            if (const auto request = take(r.key, true))
                tell(ReleaseEnded{request->request, request->key, OutcomeNotFound{}});
        },
        [&](const wire::MovedReply &r) { moved(r, now); },
        [](const wire::LeaderNotice &) {},
        [&](const wire::ErrorReply &) { hangUp(client::Farewell::Orderly, now); },
        [](const wire::KeepAlive &) {});
    if (m_stage == Stage::Ready)
        sendWhatMayGo();
}

std::optional<V1Client::Request> V1Client::take(const Key &key, bool isRelease)
{
    const auto found = m_asked.find(key.text());
    if (found == m_asked.end() || found->second.isRelease != isRelease)
        return std::nullopt;
    return m_asked.extract(found).mapped();
}

void V1Client::granted(const wire::GrantedReply &reply, TimePoint now)
{
    const auto request = take(reply.key, false);
    if (!request)
        return;
    const auto over = now + std::chrono::seconds(request->lease);
    m_grants.push_back({request->request, request->key, reply.token, over});
    tell(AcquireEnded{request->request, request->key, OutcomeGranted{reply.token, over, over}});
}

void V1Client::moved(const wire::MovedReply &reply, TimePoint now)
{
    hangUp(client::Farewell::Orderly, now);
    const auto known = std::find_if(m_endpoints.begin(), m_endpoints.end(), [&](const Endpoint &endpoint) {
        return endpoint.text() == reply.address;
    });
    if (known != m_endpoints.end())
        m_next = static_cast<std::size_t>(known - m_endpoints.begin());
}

void V1Client::perform(const ClientCommand &command, TimePoint now)
{
    if (m_isStopped)
        return;
    if (const auto *const acquire = std::get_if<AcquireCommand>(&command)) {
        m_waiting.push_back({.request = acquire->request,
                             .key = acquire->key,
                             .isRelease = false,
                             .wait = static_cast<std::uint16_t>(acquire->wait.value_or(0)),
                             .lease = static_cast<std::uint16_t>(acquire->lease)});
        tell(AcquireQueued{acquire->request,
                           acquire->key,
                           std::chrono::seconds(acquire->wait.value_or(0)),
                           std::chrono::seconds(acquire->lease)});
    } else if (const auto *const releasing = std::get_if<ReleaseAcquiredCommand>(&command)) {
        const auto grant = std::find_if(
            m_grants.begin(), m_grants.end(), [&](const Grant &each) { return each.acquire == releasing->acquire; });
        if (grant != m_grants.end())
            release(releasing->request, grant->key, grant->token);
    } else if (const auto *const byToken = std::get_if<ReleaseTokenCommand>(&command)) {
        release(byToken->request, byToken->key, byToken->token);
    } else if (std::holds_alternative<CutCommand>(command)) {
        hangUp(client::Farewell::Reset, now);
    }
    sendWhatMayGo();
}

/// What the wire says of it is the key alone.
void V1Client::release(RequestId request, const std::string &key, Token token)
{
    std::erase_if(m_grants, [&](const Grant &grant) { return grant.key == key; });
    m_waiting.push_back({.request = request, .key = key, .isRelease = true});
    tell(ReleaseQueued{request, key, token});
}

void V1Client::sendWhatMayGo()
{
    if (m_stage != Stage::Ready)
        return;
    Bytes bytes;
    std::erase_if(m_waiting, [&](const Request &request) {
        // Those for one key keep their order, since the first of them takes the key's place.
        if (!m_asked.try_emplace(request.key, request).second)
            return false;
        const auto key = *Key::parse(request.key);
        if (request.isRelease) {
            wire::append(bytes, wire::ReleaseRequest{std::nullopt, key}, WireVersion::V1);
            tell(ReleaseSent{request.request, request.key, Token()});
        } else {
            wire::append(bytes, wire::AcquireRequest{request.wait, request.lease, std::nullopt, key}, WireVersion::V1);
            tell(AcquireSent{request.request,
                             request.key,
                             Owner(),
                             std::chrono::seconds(request.wait),
                             std::chrono::seconds(request.lease)});
        }
        return true;
    });
    if (!bytes.empty())
        m_actions.push(client::Send{std::move(bytes)});
}

void V1Client::tick(TimePoint now)
{
    endLeases(now);
    if (m_redialAt && *m_redialAt <= now)
        dial();
    const bool isOpen = m_stage == Stage::Greeting || m_stage == Stage::Ready;
    if (isOpen && m_lastByteAt + silenceMax <= now)
        hangUp(client::Farewell::Orderly, now);
}

void V1Client::endLeases(TimePoint now)
{
    for (const auto &grant : m_grants) {
        if (grant.over <= now)
            tell(DeadlinePassed{grant.acquire, grant.key, RequestDeadline::SurelyOver});
    }
    std::erase_if(m_grants, [&](const Grant &grant) { return grant.over <= now; });
}

void V1Client::stop(TimePoint now)
{
    m_isStopped = true;
    m_redialAt.reset();
    for (const auto &request : std::exchange(m_waiting, {}))
        forget(request);
    hangUp(client::Farewell::Orderly, now);
}

std::optional<TimePoint> V1Client::deadline() const
{
    auto least = m_redialAt;
    const auto offer = [&](TimePoint at) { least = least ? std::min(*least, at) : at; };
    if (m_stage == Stage::Greeting || m_stage == Stage::Ready)
        offer(m_lastByteAt + silenceMax);
    for (const auto &grant : m_grants)
        offer(grant.over);
    return least;
}

void V1Client::tellConnection(ClientConnectionState state)
{
    ConnectionChanged changed;
    changed.state = state;
    tell(std::move(changed));
}

} // namespace lockscope::lab
