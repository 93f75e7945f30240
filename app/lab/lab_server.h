// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_journal.h"
#include "app/lab/lab_shape.h"
#include "app/lab/recorder.h"
#include "app/lab/wire_tap.h"
#include "server/engine/lock_server.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace lockscope::lab {

/// The server's machine with its process, its journal and its clocks: it serves, dies, reboots and starts again.
class LabServer
{
public:
    /// What it asks of the network. `isDead`: its process is gone, and every connection with it.
    struct AllDead
    {
    };
    using LinkEffect = std::variant<server::Send, server::Close, server::Abort, AllDead>;

    explicit LabServer(const LabShape &shape);

    void start(TimePoint now, Recorder &recorder);

    /// Whether somebody answers at the node's address.
    [[nodiscard]] bool listensAt(NodeId node) const;
    [[nodiscard]] server::LinkNumber accepted(NodeId node, std::string client, TimePoint now, Recorder &recorder);
    void received(server::LinkNumber link, ByteView bytes, TimePoint now, Recorder &recorder);
    void closed(server::LinkNumber link, server::PeerEnd end, TimePoint now, Recorder &recorder);
    void unsent(server::LinkNumber link, std::size_t size, TimePoint now, Recorder &recorder);
    /// Without a process nothing happens.
    void perform(const ServerCommand &command, TimePoint now, Recorder &recorder);
    /// The same for somebody who wants to be told that it was refused: without a process it is.
    void ask(const ServerCommand &command, TimePoint now, Recorder &recorder);
    void tellState(TimePoint now, Recorder &recorder);

    /// The process dies, the machine too, or the server stops in order; it starts again so much later.
    void kill(TimePoint now, Duration downFor, Recorder &recorder);
    void losePower(TimePoint now, Duration downFor, Recorder &recorder);
    void stop(TimePoint now, Duration downFor, Recorder &recorder);
    /// Nodes that are down come back, lanes that are held are given back, the disk is quick and well, and a server
    /// whose journal has failed starts anew.
    void heal(TimePoint now, Recorder &recorder);
    void stepWallClock(Duration by) { m_wallSkew += by; }
    void failDisk(const LabDisk::Fault &fault) { m_journal.failDisk(fault); }

    [[nodiscard]] std::optional<TimePoint> due() const { return m_due; }
    /// The next thing that is due by `now`.
    void advance(TimePoint now, Recorder &recorder);
    [[nodiscard]] bool hasLinkEffects() const { return !m_linkEffects.empty(); }
    /// `effects` comes empty, and gives its room for the next ones.
    void takeLinkEffects(std::vector<LinkEffect> &effects) { effects.swap(m_linkEffects); }

    /// Null: there is no process.
    [[nodiscard]] const server::LockServer *brain() const { return m_brain ? &*m_brain : nullptr; }
    [[nodiscard]] bool accepts() const { return m_accepts; }
    [[nodiscard]] const LabJournal &journal() const { return m_journal; }
    [[nodiscard]] const ReplyFacts &facts() const { return m_facts; }
    /// What the last clean stop left open; none: there was none since the last start.
    [[nodiscard]] const std::optional<std::vector<OpenSequence>> &lastStop() const { return m_lastStop; }
    [[nodiscard]] std::uint32_t unansweredCount() const { return m_unanswered; }
    [[nodiscard]] std::uint64_t bootCount() const { return m_bootCount; }

private:
    /// Holders and open fates, to be found again by the next start.
    struct Remembered
    {
        std::vector<std::pair<Key, Token>> holders;
        std::vector<OpenSequence> fates;
        friend bool operator==(const Remembered &, const Remembered &) = default;
    };

    [[nodiscard]] Moment momentAt(TimePoint now) const;
    [[nodiscard]] server::BootId bootId() const;
    void failStart(TimePoint now, Recorder &recorder);
    [[nodiscard]] Remembered remember() const;
    void pump(TimePoint now, Recorder &recorder);
    void perform(server::Effect &effect, TimePoint now, Recorder &recorder);
    void noteAnswer(const server::AnswerCommand &answer, TimePoint now, Recorder &recorder);
    void persist(server::LoggedRecord record);
    void end(TimePoint now);
    void schedule();
    void tick(TimePoint now, Recorder &recorder);

    std::uint64_t m_seed;
    std::vector<std::string> m_addresses;
    server::ServerLimits m_limits;
    bool m_hasShakyPorts;
    Dice m_dice;
    LabJournal m_journal;
    std::optional<server::LockServer> m_brain;
    std::optional<TimePoint> m_startAt;
    std::optional<TimePoint> m_due;
    Duration m_downFor{};
    /// Its clocks less the lab's.
    Duration m_skew{};
    Duration m_wallSkew{};
    bool m_isRebooting = false;
    std::uint64_t m_bootCount = 0;
    bool m_accepts = false;
    std::vector<bool> m_listens;
    std::vector<LinkEffect> m_linkEffects;
    ReplyFacts m_facts;
    std::uint64_t m_lastCommand = 0;
    std::uint32_t m_unanswered = 0;
    std::map<std::uint64_t, ServerCommand> m_asked;
    std::uint32_t m_standing = 0;
    std::optional<std::vector<OpenSequence>> m_lastStop;
    /// A hold that a stop cannot drain was asked for, or the index was broken, since the last start.
    bool m_mayStayUnsettled = false;
    std::optional<Remembered> m_remembered;
    std::vector<server::Effect> m_effects;
    std::vector<server::ToldEvent> m_told;
};

} // namespace lockscope::lab
