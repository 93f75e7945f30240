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
    state.waiters.erase(found);
    --truth.m_waiterCount;
}

void Truth::Fold::setLane(const Key &key, LaneState lane, std::optional<TransitionKind> occupant) const
{
    changeKey(key, [&](KeyTruth &state) {
        state.lane = lane;
        state.occupant = occupant;
    });
}

void Truth::Fold::setHolder(KeyTruth &state, std::optional<Holder> holder) const
{
    if (state.holder) {
        --truth.m_heldCount;
        truth.m_orphanCount -= state.holder->orphan ? 1U : 0U;
    }
    state.holder = holder;
    if (state.holder) {
        ++truth.m_heldCount;
        truth.m_orphanCount += state.holder->orphan ? 1U : 0U;
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
        state.lane = LaneState::Empty;
        state.occupant.reset();
    });
}

void Truth::Fold::endGrant(const Key &key, Token token) const
{
    changeKey(key, [&](KeyTruth &state) {
        if (state.holder && state.holder->token == token)
            setHolder(state, std::nullopt);
        state.lane = LaneState::Empty;
        state.occupant.reset();
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
