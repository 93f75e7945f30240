// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/truth_fold.h"

#include <algorithm>
#include <utility>

namespace lockscope {

template<typename Change>
void Truth::Fold::changeKey(const Key &key, Change change) const
{
    auto &state = truth.m_keys[key];
    change(state);
    settle(key, state);
    touched.keys.insert(key);
}

/// Puts the key among the idle ones, or takes it from there; the one that is idle for longest goes.
void Truth::Fold::settle(const Key &key, KeyTruth &state) const
{
    if (!state.isIdle()) {
        if (state.idleSince != 0)
            truth.m_idleKeys.erase(std::exchange(state.idleSince, 0));
        return;
    }
    if (state.idleSince != 0)
        return;
    state.idleSince = ++truth.m_idleCount;
    truth.m_idleKeys.emplace(state.idleSince, key);
    if (truth.m_idleKeys.size() <= idleKeysMax)
        return;
    const auto oldest = truth.m_idleKeys.extract(truth.m_idleKeys.begin()).mapped();
    truth.m_keys.erase(oldest);
    touched.keys.insert(oldest);
}

void Truth::Fold::operator()(const WaiterQueued &e) const
{
    changeKey(e.key, [&](KeyTruth &state) {
        state.waiters.emplace(Arrival(++truth.m_arrivalCount), Waiter{e.owner, e.connection, at, e.until});
        ++truth.m_waiterCount;
        bind(e.connection, 1);
    });
}

void Truth::Fold::removeWaiter(const Key &key, const std::optional<Owner> &owner, ConnectionId connection) const
{
    changeKey(key, [&](KeyTruth &state) { takeWaiter(state, owner, connection); });
}

void Truth::Fold::takeWaiter(KeyTruth &state, const std::optional<Owner> &owner, ConnectionId connection) const
{
    const auto found = std::find_if(state.waiters.begin(), state.waiters.end(), [&](const auto &entry) {
        return entry.second.connection == connection && entry.second.owner == owner;
    });
    if (found == state.waiters.end())
        return;
    bind(found->second.connection, -1);
    state.waiters.erase(found);
    --truth.m_waiterCount;
}

void Truth::Fold::occupyLane(KeyTruth &state, LaneState lane, TransitionKind occupant, std::optional<Lsn> lsn) const
{
    state.lane = lane;
    state.occupant = occupant;
    state.laneTrack.lsn = lsn;
    state.laneTrack.since = at;
}

void Truth::Fold::emptyLane(KeyTruth &state) const
{
    if (state.lane == LaneState::Empty)
        return;
    auto &track = state.laneTrack;
    track.drained = state.occupant;
    track.drainedAt = at;
    ++track.drainCount;
    track.lsn.reset();
    track.since = at;
    state.lane = LaneState::Empty;
    state.occupant.reset();
}

void Truth::Fold::operator()(const LaneOccupied &e) const
{
    changeKey(e.key, [&](KeyTruth &state) { occupyLane(state, LaneState::Writing, e.kind, e.lsn); });
}

void Truth::Fold::operator()(const LaneHeld &e) const
{
    changeKey(e.key,
              [this](KeyTruth &state) { occupyLane(state, LaneState::Held, TransitionKind::Hold, std::nullopt); });
}

void Truth::Fold::operator()(const LaneDrained &e) const
{
    changeKey(e.key, [this](KeyTruth &state) { emptyLane(state); });
}

/// A connection that this history does not know, or no more, is nobody's to count for.
void Truth::Fold::bind(ConnectionId connection, int count) const
{
    const auto found = truth.m_connections.find(connection);
    if (found == truth.m_connections.end() || (count < 0 && found->second.boundCount == 0))
        return;
    found->second.boundCount += static_cast<std::uint32_t>(count);
}

void Truth::Fold::setHolder(KeyTruth &state, std::optional<Holder> holder) const
{
    if (state.holder) {
        --truth.m_heldCount;
        truth.m_orphanCount -= state.holder->orphan ? 1U : 0U;
        bind(state.holder->connection, state.holder->orphan ? 0 : -1);
    }
    state.holder = holder;
    if (state.holder) {
        ++truth.m_heldCount;
        truth.m_orphanCount += state.holder->orphan ? 1U : 0U;
        bind(state.holder->connection, state.holder->orphan ? 0 : 1);
    }
}

void Truth::Fold::operator()(const Granted &e) const
{
    changeKey(e.key, [&](KeyTruth &state) {
        if (e.owner || e.waited)
            takeWaiter(state, e.owner, e.connection);
        setHolder(
            state,
            Holder{
                .token = e.token, .owner = e.owner, .connection = e.connection, .since = at, .deadline = e.deadline});
        emptyLane(state);
    });
}

void Truth::Fold::endGrant(const Key &key, Token token) const
{
    changeKey(key, [&](KeyTruth &state) {
        if (state.holder && state.holder->token == token)
            setHolder(state, std::nullopt);
        emptyLane(state);
    });
}

void Truth::Fold::operator()(const GrantOrphaned &e) const
{
    changeKey(e.key, [&](KeyTruth &state) {
        if (!state.holder || state.holder->token != e.token)
            return;
        auto holder = *state.holder;
        holder.orphan = true;
        setHolder(state, holder);
    });
}

} // namespace lockscope
