// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_id.h"
#include "core/base/time.h"
#include "core/vocabulary/ids.h"
#include "core/vocabulary/key.h"
#include "core/vocabulary/words.h"
#include "server/wal/record.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <utility>
#include <variant>

namespace lockscope::server {

/// Order of arrival over all keys; names one waiter (P2).
using Arrival = StrongId<struct ArrivalTag, std::uint64_t>;

/// The live grant of a key (S1).
struct Holder
{
    GrantFacts grant;
    /// Live: counted from the durable moment (S5).
    TimePoint deadline;
    /// Its connection's fate was folded here, or its server start is over (F2, F10a).
    bool orphan = false;
};

/// An acquire that waits, or that is the candidate of a grant. No owner: it came over v1.
struct Waiter
{
    std::optional<Owner> owner;
    ConnectionId connection;
    std::uint16_t leaseSeconds = 0;
    TimePoint since;
    /// None: without limit.
    std::optional<TimePoint> until{};
    bool wasQueued = false;
};

/// A release that waits behind an occupied lane. No token: it came over v1, and means the key's live v1 grant (P6).
struct WaitingRelease
{
    ConnectionId connection;
    std::optional<Token> token;
};

/// The candidate lane of one key: room for one durable transition in flight, or for an operator's hold (S2).
///
///     Empty ──▶ Writing(record) ──▶ Empty        committed: install, then drain
///       └─────▶ Held ─────────────▶ Empty        drained by the operator or by a clean stop
///
/// Rows of further fates may be written behind a fate's own, since they touch nothing of each other: the lane then goes
/// from row to row in that order, and is drained behind the last.
///
/// Deciding and issuing are one step here, so nothing is ever seen Staged. A failed write leaves Writing behind for
/// good: it is Ambiguous then, and only the next start resolves it (J3).
struct Lane
{
    LaneState state = LaneState::Empty;
    TransitionKind occupant = TransitionKind::Hold;
    Lsn lsn{};
    /// Grant and hand-off: who gets it.
    std::optional<Waiter> candidate{};
    /// Release, and a hand-off that a release began: who is answered.
    std::optional<WaitingRelease> release{};
    /// A fate's row: the rows of other fates that have the lane after it.
    std::list<Lsn> followers{};
    /// Hold: a clean stop cannot drain it.
    bool throughStop = false;
};

/// What a key does next once its lane is free and no fate names it: an expiry that is due, then releases in their
/// order, then the next grant (S2).
struct ExpireNext
{
};
struct ReleaseNext
{
    WaitingRelease release;
};
/// The release meets no such live grant: answered `N`, and it takes no lane (P4).
struct MissNext
{
    WaitingRelease release;
};
struct GrantNext
{
};
using NextStep = std::variant<std::monostate, ExpireNext, ReleaseNext, MissNext, GrantNext>;

/// One key: its grant, its queue, its lane. Every rule about who may go next is in here.
class KeyCell
{
public:
    explicit KeyCell(Key key)
        : m_key(std::move(key))
    {
    }

    [[nodiscard]] const Key &key() const { return m_key; }
    [[nodiscard]] const std::optional<Holder> &holder() const { return m_holder; }
    [[nodiscard]] const std::map<Arrival, Waiter> &waiters() const { return m_waiters; }
    [[nodiscard]] const Lane &lane() const { return m_lane; }
    [[nodiscard]] bool laneIsEmpty() const { return m_lane.state == LaneState::Empty; }
    /// An acquire that comes now is the candidate at once and waits for nothing.
    [[nodiscard]] bool isFree() const { return laneIsEmpty() && !m_holder; }
    /// Nothing is here and nothing is on its way: the cell may be retired.
    [[nodiscard]] bool isIdle() const;
    /// It counts against the limit of keys: it has a holder, a waiter or a candidate.
    [[nodiscard]] bool isOccupied() const { return m_holder || !m_waiters.empty() || m_lane.candidate; }
    /// This owner waits for the key, is its candidate or holds it (docs/wire_format.md, duplicate_owner).
    [[nodiscard]] bool knows(const Owner &owner) const;
    /// Whether `release` names the live grant (P4, P6).
    [[nodiscard]] bool isLiveGrant(const WaitingRelease &release) const;
    /// Its live grant is not orphaned yet and was made for `connection`.
    [[nodiscard]] bool isHeldBy(ConnectionId connection) const;

    /// What comes next; takes the release that it names off the queue. The lane must be empty.
    [[nodiscard]] NextStep takeNext(TimePoint now);

    void queue(Arrival arrival, Waiter waiter);
    /// The waiter must be there.
    Waiter takeWaiter(Arrival arrival);
    void queueRelease(WaitingRelease release) { m_releases.push_back(release); }
    /// All that wait, in their order.
    [[nodiscard]] std::size_t waitingReleaseCount() const { return m_releases.size(); }
    [[nodiscard]] std::list<WaitingRelease> takeReleases() { return std::exchange(m_releases, {}); }

    /// The lane must be empty for these two.
    void occupy(Lane lane);
    void hold(bool throughStop);
    /// A fate's row is in the lane; the row of another fate is written behind it.
    void follow(Lsn lsn);
    /// The next of the rows that follow has the lane. False: there is none.
    [[nodiscard]] bool passLaneOn();
    /// The lane must be occupied; what occupied it comes back.
    Lane drain();
    void markAmbiguous();
    /// An operator's hold that takes the lane once it is free.
    void awaitHold(bool throughStop) { m_awaitedHold = throughStop; }
    [[nodiscard]] std::optional<bool> awaitedHold() const { return m_awaitedHold; }
    void dropAwaitedHold() { m_awaitedHold.reset(); }

    void install(Holder holder) { m_holder = std::move(holder); }
    void endGrant() { m_holder.reset(); }
    void orphanGrant();

private:
    Key m_key;
    std::optional<Holder> m_holder;
    std::map<Arrival, Waiter> m_waiters;
    /// Ordered: a peer chooses its owners, and may choose them so that they meet in every hash.
    std::map<Owner, Arrival> m_owners;
    /// Lists and maps: a cell that is used once costs no allocation for what it does not use.
    std::list<WaitingRelease> m_releases;
    std::optional<bool> m_awaitedHold;
    Lane m_lane;
};

} // namespace lockscope::server
