// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include "core/check/invariants.h"
#include "core/wire/frame_reader.h"
#include "server/engine/lock_server.h"

#include <map>
#include <optional>
#include <vector>

namespace lockscope::test {

/// One LockServer on a journal in memory and one clock, and the words that the transcripts in tests/cases/locks and
/// tests/cases/fate speak:
///
///     options connections=3 waiters=2 waiters_per_key=2 keys=2 nodes=3     before everything else
///     connect A [v1] [node=2]     accepted, handshake done
///     dial A | A digest | A denied     accepted and challenged; it answers; its answer is wrong
///     A acquire KEY OWNER wait=1 lease=10                         OWNER is a word of at most 16 letters; v1: `-`
///     A release KEY TOKEN | A release KEY (v1) | A raw TEXT (\n: LF)
///     A close | A reset | A backlog BYTES
///     sync [n]                    all, or the next n, records become durable
///     fail                        the journal fails
///     advance 1.5                 seconds, with a tick at every deadline on the way
///     sleep 1.5                   seconds without a tick
///     hold KEY [through_stop] | drain KEY | stop
///     leader 2 | crash 2 | start 2 [taken] | no_leader 1.5
///     break_index                 the index of parked fates
///     restart [n] [+bytes]        the process dies; the next one reads from the disk what was durable, or the first n
///                                 records and so many bytes of the one behind them. The events before and after are
///                                 one history, unless durable records are left out.
///     reboot -60                  as restart, on another boot of the machine, whose wall clock went by so many seconds
///     keys | fates | nodes        what is there
///
/// Output: `persist`, `send`, `close` and so on in the order of the effects, then with `events on` the events.
class ServerBench
{
public:
    ServerBench();

    QStringList run(const QString &command);

    [[nodiscard]] const server::LockServer &brain() const { return *m_server; }
    /// All records that were appended, durable or not.
    [[nodiscard]] const std::vector<server::LoggedRecord> &journal() const { return m_journal; }
    [[nodiscard]] TimePoint now() const { return m_now.steady; }
    /// So many of them are durable.
    [[nodiscard]] std::size_t durableCount() const { return m_durableCount; }
    /// The answers that a record makes true left before it was durable; must stay 0 (I3).
    [[nodiscard]] int earlyAnswerCount() const { return m_earlyAnswerCount; }
    /// What the events say against the invariants; must stay empty.
    [[nodiscard]] const QStringList &violations() const { return m_violations; }

private:
    struct Peer
    {
        server::LinkNumber link{};
        WireVersion version = WireVersion::V2;
        bool isChallenged = false;
        bool isReady = false;
    };

    void perform(const QStringList &words);
    [[nodiscard]] std::optional<ServerCommand> commandOf(const QStringList &words) const;
    void performAs(const QString &name, const QStringList &words);
    void setOptions(const QStringList &words);
    void boot(std::size_t recordCount, std::size_t tornBytes = 0);
    void reboot(Duration wallClockGoesBy);
    void dial(const QStringList &words);
    void connect(const QStringList &words);
    void send(const Peer &peer, const wire::Request &request);
    void sync(std::size_t count);
    void advance(Duration by);
    void pass(Duration by);
    void drain();
    void act(const server::Effect &effect);
    void judge(const server::ToldEvent &told);
    void noteSent(server::LinkNumber link, ByteView bytes);
    void showKeys();
    void showFates();
    void showNodes();
    [[nodiscard]] QString nameOfLink(server::LinkNumber link) const;

    server::ServerLimits m_limits;
    std::uint32_t m_nodeCount = 1;
    /// Somebody else has the address of a node that starts.
    bool m_isAddressTaken = false;
    std::optional<server::LockServer> m_server;
    std::vector<server::LoggedRecord> m_journal;
    std::size_t m_durableCount = 0;
    std::map<QString, Peer> m_peers;
    std::uint64_t m_lastCommand = 0;
    /// Which boot of the machine this is.
    std::uint8_t m_boot = 1;
    Moment m_now{TimePoint(std::chrono::hours(1)), WallTime(std::chrono::hours(480'000))};
    bool m_showsEvents = false;
    int m_earlyAnswerCount = 0;
    check::Invariants m_invariants;
    std::uint64_t m_eventCount = 0;
    QStringList m_violations;
    QStringList m_out;
};

} // namespace lockscope::test
