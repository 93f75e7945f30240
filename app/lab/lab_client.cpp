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

ClientClock clockOf(const LabShape &shape, std::uint32_t index)
{
    const auto skew = std::chrono::seconds(Dice(mixed(shape.seed, 0xC10C + index)).below(1'000'000));
    const auto drift = Dice(mixed(shape.seed, 0xD21F + index)).below(2 * shape.driftMax + 1);
    return {skew, static_cast<std::int64_t>(drift) - shape.driftMax};
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
    , m_isV1(shape.isV1(index))
    , m_clock(clockOf(shape, index))
    , m_brain(makeBrain())
{
}

LabClient::Brain LabClient::makeBrain() const
{
    const auto seed = mixed(mixed(m_seed, m_index), m_life);
    if (m_isV1)
        return V1Client(m_endpoints, seed);
    return client::Engine({.name = name(),
                           .endpoints = m_endpoints,
                           .seed = client::seedFrom(seed),
                           .backoff = {},
                           .pendingMax = m_pendingMax,
                           .releaseLanePlaces = m_lanePlaces});
}

template<typename Input>
void LabClient::feed(TimePoint now, Recorder &recorder, Input &&input)
{
    const auto feedOne = [&](auto &brain) {
        const auto at = m_clock.at(now);
        input(brain, at);
        while (auto action = brain.nextAction()) {
            if (const auto *const hashing = std::get_if<client::ComputeDigest>(&*action))
                brain.digestReady(digestOf(m_hasWrongSecret ? "not the secret" : hashing->challenge), at);
            else
                m_actions.push(*std::move(action));
        }
        while (auto told = brain.nextEvent())
            hear(*told, now, recorder);
        m_due = brain.deadline();
    };
    std::visit(feedOne, m_brain);
    if (m_due)
        m_due = m_clock.labTimeOf(*m_due);
}

/// What a v1 program tells is for its owner alone.
void LabClient::hear(Told<ClientEvent> &told, TimePoint now, Recorder &recorder)
{
    if (const auto *const orphan = std::get_if<OrphanSeen>(&told.event); orphan != nullptr && holds(*orphan))
        recorder.find(LabBreach::LiveGrantReleased, name());
    note(told.event);
    if (m_isV1)
        return;
    shift(told.event, m_clock);
    recorder.add(now, ClientId(m_index + 1), std::move(told.event), told.rule);
}

void LabClient::start(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](auto &brain, TimePoint at) { brain.start(at); });
}

void LabClient::connected(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](auto &brain, TimePoint at) { brain.connected(at); });
}

void LabClient::disconnected(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](auto &brain, TimePoint at) { brain.disconnected(at); });
}

void LabClient::received(ByteView bytes, TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](auto &brain, TimePoint at) { brain.received(bytes, at); });
}

void LabClient::perform(const ClientCommand &command, TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](auto &brain, TimePoint at) { brain.perform(command, at); });
}

void LabClient::tick(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](auto &brain, TimePoint at) { brain.tick(at); });
    const bool stands = m_due && *m_due <= now;
    m_standing = stands ? m_standing + 1 : 0;
    if (m_standing < standingMax)
        return;
    recorder.find(LabBreach::DeadlineStands, name());
    m_due.reset();
}

void LabClient::stop(TimePoint now, Recorder &recorder)
{
    feed(now, recorder, [&](auto &brain, TimePoint at) { brain.stop(at); });
}

void LabClient::replace(TimePoint now, Recorder &recorder)
{
    ++m_life;
    m_brain = makeBrain();
    m_pausedUntil = now;
    m_actions.clear();
    m_held.clear();
    m_pending.clear();
    m_sent.clear();
    m_releaseCount = 0;
    start(now, recorder);
}

void LabClient::pause(TimePoint until)
{
    m_pausedUntil = std::max(m_pausedUntil, until);
    if (m_due)
        m_due = std::max(*m_due, m_pausedUntil);
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
