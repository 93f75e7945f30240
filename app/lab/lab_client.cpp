// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_client.h"

#include "app/lab/clock_shift.h"
#include "app/lab/lab_digest.h"
#include "core/base/match.h"

#include <algorithm>
#include <utility>

namespace lockscope::lab {

namespace {

/// Grants whose tokens others may still ask about.
constexpr std::size_t grantedMax = 4;
/// Ticks at one moment after which a deadline counts as one that does not move.
constexpr std::uint32_t standingMax = 64;

Duration skewOf(std::uint64_t seed, std::uint32_t index)
{
    return std::chrono::seconds(Dice(mixed(seed, 0xC10C + index)).below(1'000'000));
}

} // namespace

LabClient::LabClient(const LabShape &shape, std::uint32_t index)
    : m_seed(shape.seed)
    , m_index(index)
    , m_name(nameOf(shape, index))
    , m_hasWrongSecret(std::find(shape.wrongSecrets.begin(), shape.wrongSecrets.end(), index)
                       != shape.wrongSecrets.end())
    , m_endpoints(endpointsOf(shape, index))
    , m_pendingMax(shape.pendingMax)
    , m_lanePlaces(shape.releaseLanePlaces)
    , m_skew(skewOf(shape.seed, index))
    , m_engine(options())
{
}

client::EngineOptions LabClient::options() const
{
    return {.name = name(),
            .endpoints = m_endpoints,
            .seed = client::seedFrom(mixed(mixed(m_seed, m_index), m_life)),
            .backoff = {},
            .pendingMax = m_pendingMax,
            .releaseLanePlaces = m_lanePlaces};
}

template<typename Input>
void LabClient::feed(TimePoint now, Recorder &recorder, Input &&input)
{
    input(now + m_skew);
    while (auto action = m_engine.nextAction()) {
        if (const auto *const hashing = std::get_if<client::ComputeDigest>(&*action))
            m_engine.digestReady(digestOf(m_hasWrongSecret ? "not the secret" : hashing->challenge), now + m_skew);
        else
            m_actions.push_back(*std::move(action));
    }
    while (auto told = m_engine.nextEvent()) {
        if (const auto *const orphan = std::get_if<OrphanSeen>(&told->event); orphan != nullptr && holds(*orphan))
            recorder.find(LabBreach::LiveGrantReleased, name());
        note(told->event);
        shift(told->event, -m_skew);
        recorder.add(now, ClientId(m_index + 1), std::move(told->event), told->rule);
    }
    m_due = m_engine.deadline();
    if (m_due)
        *m_due -= m_skew;
}

void LabClient::start(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](TimePoint at) { m_engine.start(at); });
}

void LabClient::connected(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](TimePoint at) { m_engine.connected(at); });
}

void LabClient::disconnected(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](TimePoint at) { m_engine.disconnected(at); });
}

void LabClient::received(ByteView bytes, TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](TimePoint at) { m_engine.received(bytes, at); });
}

void LabClient::perform(const ClientCommand &command, TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](TimePoint at) { m_engine.perform(command, at); });
}

void LabClient::tick(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](TimePoint at) { m_engine.tick(at); });
    const bool stands = m_due && *m_due <= now;
    m_standing = stands ? m_standing + 1 : 0;
    if (m_standing < standingMax)
        return;
    recorder.find(LabBreach::DeadlineStands, name());
    m_due.reset();
}

void LabClient::stop(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](TimePoint at) { m_engine.stop(at); });
}

void LabClient::replace(TimePoint now, Recorder &recorder)
{
    ++m_life;
    m_engine = client::Engine(options());
    m_actions.clear();
    m_held.clear();
    m_pending.clear();
    m_sent.clear();
    m_releaseCount = 0;
    start(now, recorder);
}

std::optional<client::Action> LabClient::nextAction()
{
    if (m_actions.empty())
        return std::nullopt;
    auto next = std::move(m_actions.front());
    m_actions.pop_front();
    return next;
}

bool LabClient::hasSent(RequestId request) const
{
    return std::find(m_sent.begin(), m_sent.end(), request) != m_sent.end();
}

std::optional<LabClient::Held> LabClient::heldBy(RequestId acquire) const
{
    const auto found =
        std::find_if(m_granted.begin(), m_granted.end(), [&](const Held &held) { return held.acquire == acquire; });
    return found == m_granted.end() ? std::nullopt : std::optional(*found);
}

bool LabClient::noteEnd(RequestId request)
{
    std::erase(m_sent, request);
    return std::erase(m_pending, request) > 0;
}

bool LabClient::holds(const OrphanSeen &orphan) const
{
    return orphan.action == OrphanAction::ReleaseQueued
        && std::any_of(m_held.begin(), m_held.end(), [&](const Held &held) { return held.token == orphan.token; });
}

void LabClient::note(const ClientEvent &event)
{
    if (const auto *const queued = std::get_if<AcquireQueued>(&event)) {
        m_pending.push_back(queued->request);
    } else if (const auto *const releasing = std::get_if<ReleaseQueued>(&event)) {
        m_pending.push_back(releasing->request);
        ++m_releaseCount;
        std::erase_if(m_held, [&](const Held &held) { return held.token == releasing->token; });
    } else if (const auto *const sent = std::get_if<AcquireSent>(&event)) {
        m_sent.push_back(sent->request);
    } else if (const auto *const changed = std::get_if<ConnectionChanged>(&event)) {
        m_connection = changed->state;
    } else if (const auto *const released = std::get_if<ReleaseEnded>(&event)) {
        if (noteEnd(released->request))
            --m_releaseCount;
    } else if (const auto *const passed = std::get_if<DeadlinePassed>(&event)) {
        if (passed->deadline == RequestDeadline::SurelyOver)
            std::erase_if(m_held, [&](const Held &held) { return held.acquire == passed->request; });
    } else if (const auto *const ended = std::get_if<AcquireEnded>(&event)) {
        noteEnd(ended->request);
        if (const auto *const granted = std::get_if<OutcomeGranted>(&ended->outcome)) {
            m_held.push_back({ended->request, ended->key, granted->token});
            if (m_granted.size() == grantedMax)
                m_granted.erase(m_granted.begin());
            m_granted.push_back(m_held.back());
        }
    }
}

} // namespace lockscope::lab
