// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/io/server_driver.h"

#include "core/base/match.h"
#include "server/io/clocks.h"

#include <algorithm>
#include <span>
#include <sys/resource.h>
#include <utility>

namespace lockscope::server {

namespace {

/// The mailbox's name for the poller; links are counted from 1.
constexpr std::uint64_t mailboxName = 0;
constexpr std::size_t inputSize = std::size_t{64} * 1024;
/// How long a closed link may take to receive its last words and to end from its side.
constexpr Duration lingerTime = std::chrono::seconds(1);
/// More lingering links than this are cut short, the oldest first.
constexpr std::size_t lingeringMax = 1'024;
/// While the journal is at work its report will come at once, and a way through Qt's event loop would only delay it.
constexpr Duration journalPatience = std::chrono::milliseconds(1);
/// Rounds of the poller before the event loop has its turn.
constexpr int roundsMax = 16;

/// Qt's timers stand still while the machine sleeps and CLOCK_BOOTTIME does not: a deadline that passed meanwhile is
/// noticed this soon after.
constexpr std::chrono::milliseconds timerStepMax = std::chrono::seconds(1);

/// Descriptors that no connection gets: without one for its next segment the journal would fail, and all with it.
constexpr rlim_t reservedDescriptors = 8;

/// The lowest free number is given out first, so this one says how many there are.
bool isReserved(int descriptor)
{
    rlimit limit{};
    return getrlimit(RLIMIT_NOFILE, &limit) == 0
        && static_cast<rlim_t>(descriptor) + reservedDescriptors >= limit.rlim_cur;
}

Origin originOf(const ServerEvent &event, NodeId node)
{
    if (std::holds_alternative<JournalSynced>(event) || std::holds_alternative<JournalFailed>(event))
        return JournalOrigin{};
    return node;
}

} // namespace

ServerDriver::ServerDriver(ServerOptions options, EventSink sink)
    : m_options(std::move(options))
    , m_sink(std::move(sink))
    , m_authenticator(m_options.sharedToken)
    , m_deadline(this)
    , m_listeners(this)
    , m_input(inputSize)
{
    m_poller.add(m_mailbox.descriptor(), mailboxName);
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    connect(&m_deadline, &QTimer::timeout, this, &ServerDriver::ring);
    connect(&m_listeners, &NodeListeners::accepted, this, [this](NodeId node, qintptr descriptor) {
        accept(node, FileDescriptor(static_cast<int>(descriptor)));
    });
}

ServerDriver::~ServerDriver() = default;

void ServerDriver::stop()
{
    if (!m_wal)
        return;
    m_server->beginStop(readClocks());
    pump();
}

void ServerDriver::kill()
{
    if (!m_wal)
        return;
    m_wal->abandon();
    m_dirty.clear();
    m_lingering.clear();
    while (!m_links.empty())
        removeLink(m_links.begin()->first);
    release();
    emit killed();
}

void ServerDriver::perform(quint64 id, const ServerCommand &command)
{
    if (!m_wal || m_stopReport) {
        emit answered(id, CommandRefusal::Stopping);
        return;
    }
    m_server->perform(CommandNumber(id), command, readClocks());
    pump();
}

void ServerDriver::requestSnapshot()
{
    if (!m_wal)
        return;
    m_server->tellState(readClocks());
    pump();
}

void ServerDriver::accept(NodeId node, FileDescriptor socket)
{
    if (isReserved(socket.number()))
        return;
    Link link(std::move(socket), m_tls ? std::optional(m_tls->newSession()) : std::nullopt);
    const auto number = m_server->accepted(node, link.peer(), Authenticator::makeNonce(), readClocks());
    m_poller.add(link.descriptor(), number.value());
    m_links.emplace(number, std::move(link));
    pump();
}

void ServerDriver::workOff()
{
    for (int round = 0; round < roundsMax; ++round) {
        const auto ready = m_poller.poll(m_journalIsBusy ? journalPatience : Duration::zero());
        if (ready.empty())
            return;
        for (const auto &each : ready) {
            if (each.name == mailboxName) {
                readReports();
                continue;
            }
            const LinkNumber number(each.name);
            const auto link = m_links.find(number);
            if (link == m_links.end())
                continue;
            if (each.writable)
                markDirty(number, link->second);
            if (each.readable)
                readLink(number, link->second);
        }
        // The journal may have failed before anybody was let in: then this was all.
        if (!m_wal)
            return;
        pump();
    }
}

void ServerDriver::readReports()
{
    for (const auto &report : m_mailbox.take()) {
        const auto now = readClocks();
        match(
            report,
            [&](const WalDurable &durable) {
                m_journalSyncCount.fetch_add(1, std::memory_order_relaxed);
                m_journalIsBusy = durable.upTo < m_lastAppended;
                m_server->durable({durable.upTo, durable.recordCount, durable.byteCount, durable.took}, now);
            },
            [&](const WalFailed &failed) {
                m_journalIsBusy = false;
                m_server->journalFailed({failed.failure, failed.detail}, now);
                reportFailure(failed);
            },
            [&](const WalSegmentBegun &begun) { m_snapshots->request(begun.first); });
    }
}

void ServerDriver::readLink(LinkNumber number, Link &link)
{
    const auto read = link.read(m_input);
    if (read.size > 0 && !link.isClosing())
        m_server->received(number, ByteView(m_input).first(read.size), readClocks());
    if (read.end)
        endLink(number, *read.end);
    else if (link.isWaitingForRoom()) // a handshake answers without the brain
        markDirty(number, link);
}

void ServerDriver::endLink(LinkNumber number, PeerEnd end)
{
    if (!m_links.at(number).isClosing())
        m_server->closed(number, end, readClocks());
    removeLink(number);
}

void ServerDriver::removeLink(LinkNumber number)
{
    const auto link = m_links.find(number);
    m_poller.remove(link->second.descriptor());
    m_links.erase(link);
}

void ServerDriver::pump()
{
    for (;;) {
        m_effects.clear();
        m_events.clear();
        m_server->drain(m_effects, m_events);
        handOverEvents();
        for (auto &effect : m_effects)
            perform(effect);
        appendRecords();
        // Sockets come last, so that each is written to once; what they report may need another round.
        if (m_effects.empty() && !flushLinks())
            break;
    }
    armTimer();
    if (m_stopReport)
        shutDownIfDone();
}

void ServerDriver::perform(Effect &effect)
{
    match(
        effect,
        [this](Persist &persist) { m_records.push_back(std::move(persist.logged)); },
        [this](Send &send) {
            const auto link = m_links.find(send.link);
            if (link == m_links.end())
                return;
            link->second.queue(std::move(send.bytes));
            markDirty(send.link, link->second);
        },
        [this](const Close &closing) { close(closing.link); },
        [this](const Abort &aborted) {
            if (m_links.contains(aborted.link))
                removeLink(aborted.link);
        },
        [this](const CheckDigest &check) {
            const bool isRight = m_authenticator.isRight(check.challenge, check.digest);
            m_server->verified(check.link, isRight, readClocks());
        },
        [this](const AnswerCommand &answer) { emit answered(answer.command.value(), answer.answer); },
        [this](const BeginAccepting &) {
            m_isStarted = true;
            m_listeners.begin();
            emit started(m_listeners.addresses());
        },
        [this](const EndAccepting &) { m_listeners.closeAll(); },
        [this](const CloseNode &crashed) { m_listeners.close(crashed.node); },
        [this](const OpenNode &opening) {
            m_server->nodeOpened(opening.node, m_listeners.reopen(opening.node), readClocks());
        },
        [this](const InjectFault &inject) {
            appendRecords(); // what came before the fault is not hit by it
            m_wal->inject(inject.fault);
        },
        [this](const Notify &notify) { emit noticed(notify.notice); },
        [this](const Stopped &stoppedNow) {
            m_stopReport.emplace();
            m_stopReport->unsettled = stoppedNow.unsettled;
            if (const auto &fatal = m_server->fatal()) {
                m_stopReport->fatal = fatal->failure;
                m_stopReport->fatalDetail = QString::fromStdString(fatal->detail);
            }
        });
}

/// The journal is at work while the replies of this turn are sent. Where it needs no sync it has been already, and its
/// report belongs to this turn.
void ServerDriver::appendRecords()
{
    if (m_records.empty())
        return;
    m_lastAppended = m_records.back().lsn;
    m_journalIsBusy = true;
    m_wal->append(std::exchange(m_records, {}));
    if (m_options.durability == Durability::None)
        readReports();
}

void ServerDriver::close(LinkNumber number)
{
    const auto link = m_links.find(number);
    if (link == m_links.end())
        return;
    link->second.closeForWriting();
    markDirty(number, link->second);
    m_lingering.push_back({number, readClocks().steady + lingerTime});
    if (m_lingering.size() > lingeringMax)
        endLingering(m_lingering.front().until);
}

void ServerDriver::handOverEvents()
{
    if (m_events.empty())
        return;
    const auto now = readClocks();
    std::vector<UnnumberedEntry> entries;
    entries.reserve(m_events.size());
    for (auto &told : m_events) {
        const auto origin = originOf(told.event, told.node);
        entries.push_back({now, origin, std::move(told.event), told.rule});
    }
    m_sink(std::move(entries));
}

void ServerDriver::markDirty(LinkNumber number, Link &link)
{
    if (!std::exchange(link.isDirty, true))
        m_dirty.push_back(number);
}

bool ServerDriver::flushLinks()
{
    bool told = false;
    for (const auto number : std::exchange(m_dirty, {}))
        told = flush(number) || told;
    return told;
}

bool ServerDriver::flush(LinkNumber number)
{
    const auto found = m_links.find(number);
    if (found == m_links.end())
        return false;
    auto &link = found->second;
    link.isDirty = false;
    if (!link.flush()) {
        endLink(number, PeerEnd::Reset);
        return true;
    }
    const bool isFull = link.isWaitingForRoom();
    if (std::exchange(link.watchesWrites, isFull) != isFull)
        m_poller.watchWrites(link.descriptor(), number.value(), isFull);
    const auto unsent = link.unsentSize();
    if (unsent > 0)
        m_server->unsent(number, unsent, readClocks());
    return unsent > 0;
}

void ServerDriver::endLingering(TimePoint now)
{
    while (!m_lingering.empty() && m_lingering.front().until <= now) {
        if (m_links.contains(m_lingering.front().link))
            removeLink(m_lingering.front().link);
        m_lingering.pop_front();
    }
}

void ServerDriver::armTimer()
{
    auto next = m_server->deadline();
    if (!m_lingering.empty() && (!next || m_lingering.front().until < *next))
        next = m_lingering.front().until;
    // A timer that rings too early finds nothing to do and is armed anew; that is cheaper than moving it every turn.
    if (!next || (m_armedFor && *m_armedFor <= *next))
        return;
    m_armedFor = next;
    // Rounded up: a tick before the deadline would find nothing due.
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*next - readClocks().steady);
    m_deadline.start(std::clamp(left, std::chrono::milliseconds(0), timerStepMax));
}

void ServerDriver::ring()
{
    m_armedFor.reset();
    const auto now = readClocks();
    endLingering(now.steady);
    m_server->tick(now);
    pump();
}

void ServerDriver::shutDownIfDone()
{
    if (!m_links.empty() || !m_wal)
        return;
    release();
    noteLastFailure();
    emit stopped(*m_stopReport);
}

/// Where nothing is synced on the way, the journal's last sync is the one at its end.
void ServerDriver::noteLastFailure()
{
    for (const auto &report : m_mailbox.take()) {
        const auto *const failed = std::get_if<WalFailed>(&report);
        if (failed == nullptr || m_stopReport->fatal)
            continue;
        m_stopReport->fatal = failed->failure;
        m_stopReport->fatalDetail = QString::fromStdString(failed->detail);
    }
}

void ServerDriver::release()
{
    m_deadline.stop();
    if (m_notifier) {
        m_notifier->setEnabled(false);
        m_notifier.release()->deleteLater(); // it may be the one that is speaking
    }
    m_listeners.closeAll();
    m_wal.reset();
    m_snapshots.reset();
    m_directory.reset();
}

} // namespace lockscope::server
