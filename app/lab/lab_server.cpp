// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_server.h"

#include "app/lab/clock_shift.h"
#include "app/lab/lab_digest.h"
#include "core/base/match.h"

#include <algorithm>
#include <cassert>

namespace lockscope::lab {

using namespace server;

namespace {

constexpr Duration startAgainAfter = std::chrono::milliseconds(20);
/// A machine that has just booted shows this on its steady clock.
constexpr TimePoint afterBoot(std::chrono::seconds(10));

std::vector<std::string> addressesOf(const LabShape &shape)
{
    std::vector<std::string> addresses;
    for (std::uint32_t node = 1; node <= shape.nodes; ++node)
        addresses.push_back(addressOf(NodeId(node)));
    return addresses;
}

Origin originOf(const ServerEvent &event, NodeId node)
{
    if (std::holds_alternative<JournalSynced>(event) || std::holds_alternative<JournalFailed>(event))
        return JournalOrigin{};
    return node;
}

} // namespace

LabServer::LabServer(const LabShape &shape)
    : m_seed(shape.seed)
    , m_addresses(addressesOf(shape))
    , m_limits(shape.limits)
    , m_hasShakyPorts(shape.hasShakyPorts)
    , m_dice(mixed(shape.seed, 0xD15C))
    , m_journal(shape.journal, shape.seed)
    , m_listens(shape.nodes)
{
}

Moment LabServer::momentAt(TimePoint now) const
{
    return {now + m_skew, Recorder::wallOf(now) + m_wallSkew};
}

BootId LabServer::bootId() const
{
    BootId::Underlying id{};
    id[0] = static_cast<std::uint8_t>(m_bootCount);
    id[1] = 1;
    return BootId(id);
}

void LabServer::start(TimePoint now, Recorder &recorder)
{
    m_startAt.reset();
    if (std::exchange(m_isRebooting, false)) {
        ++m_bootCount;
        m_skew = afterBoot - now;
    }
    if (m_bootCount > 0 && m_wallSkew != Duration::zero())
        recorder.mark(Recorder::Mark::ClockWrong);
    const BootMoment moment{bootId(), momentAt(now)};
    DurableState state;
    const auto opened =
        m_journal.open([&](const LoggedRecord &record) { return state.replay(record, moment).has_value(); });
    if (!opened) {
        failStart(now, recorder);
        return;
    }
    m_facts.startAfter(m_journal.durable());
    m_brain.emplace(LockServerOptions{.limits = m_limits,
                                      .addresses = m_addresses,
                                      .recordCount = opened->recordCount,
                                      .tornBytes = opened->tornBytes},
                    std::move(state),
                    moment);
    if (m_remembered && *m_remembered != remember())
        recorder.find(LabBreach::StateDiffers, {});
    m_remembered.reset();
    m_lastStop.reset();
    m_mayStayUnsettled = false;
    m_brain->begin(momentAt(now));
    pump(now, recorder);
}

/// Where the disk is to blame, somebody mends it and tries again.
void LabServer::failStart(TimePoint now, Recorder &recorder)
{
    m_due.reset();
    if (!m_journal.hasDiskFailed()) {
        recorder.find(LabBreach::JournalRefused, {});
        return;
    }
    m_journal.kill();
    m_startAt = now + startAgainAfter;
    m_due = m_startAt;
}

LabServer::Remembered LabServer::remember() const
{
    Remembered remembered;
    const auto snapshot = m_brain->snapshot();
    for (const auto &key : snapshot.keys) {
        if (key.holder)
            remembered.holders.emplace_back(key.key, key.holder->token);
    }
    for (const auto &[open, entry] : m_brain->state().fates().open())
        remembered.fates.push_back(open);
    std::sort(remembered.holders.begin(), remembered.holders.end());
    return remembered;
}

bool LabServer::listensAt(NodeId node) const
{
    return m_brain && m_accepts && m_listens.at(node.value() - 1);
}

LinkNumber LabServer::accepted(NodeId node, std::string client, TimePoint now, Recorder &recorder)
{
    wire::Nonce nonce{};
    const auto word = m_dice.next();
    for (std::size_t i = 0; i < sizeof word; ++i)
        nonce.at(i) = static_cast<std::uint8_t>(word >> (8 * i));
    const auto link = m_brain->accepted(node, std::move(client), nonce, momentAt(now));
    pump(now, recorder);
    return link;
}

void LabServer::received(LinkNumber link, ByteView bytes, TimePoint now, Recorder &recorder)
{
    m_brain->received(link, bytes, momentAt(now));
    pump(now, recorder);
}

void LabServer::closed(LinkNumber link, PeerEnd end, TimePoint now, Recorder &recorder)
{
    m_brain->closed(link, end, momentAt(now));
    pump(now, recorder);
}

void LabServer::unsent(LinkNumber link, std::size_t size, TimePoint now, Recorder &recorder)
{
    m_brain->unsent(link, size, momentAt(now));
    pump(now, recorder);
}

void LabServer::perform(const ServerCommand &command, TimePoint now, Recorder &recorder)
{
    if (!m_brain)
        return;
    recorder.add(now, UserOrigin{}, CommandGiven{command, std::nullopt}, Rule::None);
    const auto *const hold = std::get_if<HoldLaneCommand>(&command);
    const bool lasts = hold != nullptr && hold->throughStop;
    m_mayStayUnsettled = m_mayStayUnsettled || lasts || std::holds_alternative<BreakFateIndexCommand>(command);
    ++m_unanswered;
    m_brain->perform(CommandNumber(++m_lastCommand), command, momentAt(now));
    pump(now, recorder);
}

void LabServer::ask(const ServerCommand &command, TimePoint now, Recorder &recorder)
{
    if (m_brain) {
        m_asked.emplace(m_lastCommand + 1, command);
        return perform(command, now, recorder);
    }
    recorder.add(now, UserOrigin{}, CommandGiven{command, std::nullopt}, Rule::None);
    recorder.add(now, UserOrigin{}, CommandRefused{command, CommandRefusal::Stopping}, Rule::None);
}

void LabServer::tellState(TimePoint now, Recorder &recorder)
{
    if (!m_brain || !m_accepts)
        return;
    m_brain->tellState(momentAt(now));
    pump(now, recorder);
}

void LabServer::kill(TimePoint now, Duration downFor, Recorder &recorder)
{
    if (!m_brain)
        return;
    m_downFor = downFor;
    m_remembered.reset();
    recorder.mark(Recorder::Mark::ServerLost);
    m_journal.kill();
    end(now);
}

void LabServer::losePower(TimePoint now, Duration downFor, Recorder &recorder)
{
    m_journal.losePower();
    m_isRebooting = true;
    if (!m_brain)
        return;
    m_downFor = downFor;
    m_remembered.reset();
    recorder.mark(Recorder::Mark::ServerLost);
    end(now);
}

void LabServer::stop(TimePoint now, Duration downFor, Recorder &recorder)
{
    if (!m_brain)
        return;
    m_downFor = downFor;
    m_brain->beginStop(momentAt(now));
    pump(now, recorder);
}

void LabServer::heal(TimePoint now, Recorder &recorder)
{
    m_journal.healDisk();
    if (!m_brain)
        return;
    if (m_brain->fatal() || m_journal.isFailed() || m_brain->snapshot().isFateIndexBroken) {
        kill(now, Duration(1), recorder);
        return;
    }
    perform(DiskFaultCommand{DiskFault::Slow, {}}, now, recorder);
    const auto snapshot = m_brain->snapshot();
    for (const auto &node : snapshot.nodes) {
        if (node.role == NodeRole::Down)
            perform(StartNodeCommand{node.node}, now, recorder);
    }
    for (const auto &key : snapshot.keys) {
        if (key.lane == LaneState::Held)
            perform(DrainLaneCommand{key.key.text()}, now, recorder);
    }
}

void LabServer::end(TimePoint now)
{
    m_brain.reset();
    m_accepts = false;
    m_unanswered = 0;
    m_asked.clear();
    m_linkEffects.emplace_back(AllDead{});
    m_startAt = now + m_downFor;
    m_due = m_startAt;
}

void LabServer::advance(TimePoint now, Recorder &recorder)
{
    if (!m_brain) {
        start(now, recorder);
        return;
    }
    const auto synced = m_journal.due();
    if (!synced || *synced > now) {
        tick(now, recorder);
        return;
    }
    match(
        m_journal.finish(),
        [&](const JournalSynced &report) { m_brain->durable(report, momentAt(now)); },
        [&](const JournalFailed &failed) { m_brain->journalFailed(failed, momentAt(now)); });
    pump(now, recorder);
}

void LabServer::tick(TimePoint now, Recorder &recorder)
{
    m_brain->tick(momentAt(now));
    pump(now, recorder);
    const bool stands = m_due && *m_due <= now && m_due != m_journal.due();
    m_standing = stands ? m_standing + 1 : 0;
    if (m_standing < standingMax)
        return;
    recorder.find(LabBreach::DeadlineStands, "server");
    m_due.reset();
}

void LabServer::schedule()
{
    if (!m_brain)
        return;
    m_due = m_brain->deadline();
    if (m_due)
        *m_due -= m_skew;
    if (const auto synced = m_journal.due(); synced && (!m_due || *synced < *m_due))
        m_due = synced;
}

void LabServer::pump(TimePoint now, Recorder &recorder)
{
    while (m_brain) {
        m_effects.clear();
        m_told.clear();
        m_brain->drain(m_effects, m_told);
        for (auto &told : m_told) {
            if (m_skew != Duration::zero())
                shift(told.event, -m_skew);
            const auto origin = originOf(told.event, told.node);
            recorder.add(now, origin, std::move(told.event), told.rule);
        }
        if (m_effects.empty())
            break;
        for (auto &effect : m_effects)
            perform(effect, now, recorder);
        if (m_lastStop) {
            if (!m_lastStop->empty() && !m_mayStayUnsettled && !m_brain->fatal())
                recorder.find(LabBreach::StopNotClean, {});
            m_remembered = m_brain->fatal() ? std::nullopt : std::optional(remember());
            m_journal.kill();
            end(now);
        }
    }
    m_journal.goOn(now);
    schedule();
}

void LabServer::perform(Effect &effect, TimePoint now, Recorder &recorder)
{
    match(
        effect,
        [&](Persist &record) { persist(std::move(record.logged)); },
        [&](Send &send) { m_linkEffects.emplace_back(std::move(send)); },
        [&](const Close &closing) { m_linkEffects.emplace_back(closing); },
        [&](const Abort &aborted) { m_linkEffects.emplace_back(aborted); },
        [&](const CheckDigest &check) {
            const auto digest = digestOf(check.challenge);
            const auto right = wire::base64Url(std::as_bytes(std::span(digest)));
            m_brain->verified(check.link, check.digest == right, momentAt(now));
        },
        [&](const AnswerCommand &answer) { noteAnswer(answer, now, recorder); },
        [&](const BeginAccepting &) {
            m_accepts = true;
            m_listens.assign(m_listens.size(), true);
        },
        [&](const EndAccepting &) { m_accepts = false; },
        [&](const CloseNode &crashed) { m_listens.at(crashed.node.value() - 1) = false; },
        [&](const OpenNode &opening) {
            const bool isListening = !m_hasShakyPorts || !m_dice.oneIn(8);
            m_listens.at(opening.node.value() - 1) = isListening;
            m_brain->nodeOpened(opening.node, isListening, momentAt(now));
        },
        [&](const InjectFault &inject) { m_journal.inject(inject.fault); },
        [](const Notify &) {},
        [&](const Stopped &stopped) { m_lastStop = stopped.unsettled; });
}

/// A command that was carried out shows in what came of it; one that was not would leave no trace.
void LabServer::noteAnswer(const AnswerCommand &answer, TimePoint now, Recorder &recorder)
{
    if (m_unanswered == 0)
        return recorder.find(LabBreach::CommandUnanswered, "answered twice");
    --m_unanswered;
    const auto asked = m_asked.extract(answer.command.value());
    const auto *const refusal = std::get_if<CommandRefusal>(&answer.answer);
    if (!asked.empty() && refusal != nullptr)
        recorder.add(now, UserOrigin{}, CommandRefused{asked.mapped(), *refusal}, Rule::None);
}

void LabServer::persist(LoggedRecord logged)
{
    if (const auto *const grant = std::get_if<GrantRecord>(&logged.record))
        m_facts.granted(grant->grant.token, logged.lsn);
    if (const auto *const handOff = std::get_if<HandOffRecord>(&logged.record)) {
        m_facts.granted(handOff->grant.token, logged.lsn);
        m_facts.released(handOff->key, handOff->ended, logged.lsn);
    }
    if (const auto *const release = std::get_if<ReleaseRecord>(&logged.record))
        m_facts.released(release->key, release->ended, logged.lsn);
    m_journal.append(std::move(logged));
}

} // namespace lockscope::lab
