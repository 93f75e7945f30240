// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/command_targets.h"

#include "core/base/match.h"

#include <algorithm>

namespace lockscope::ui {

namespace {

bool isCancellable(const RequestBelief &belief)
{
    return belief.kind == RequestKind::Acquire
        && (belief.state == BeliefState::Queued || belief.state == BeliefState::Sent);
}

/// A client that could send a release now.
std::optional<ClientId> readyClient(const Beliefs &beliefs)
{
    const auto ready = std::find_if(beliefs.clients().begin(), beliefs.clients().end(), [](const auto &it) {
        return !it.second.stopped && it.second.connection == ClientConnectionState::Ready;
    });
    return ready == beliefs.clients().end() ? std::nullopt : std::optional(ready->first);
}

} // namespace

CommandTargets::CommandTargets(Selection selection, const World &world)
    : m_selection(std::move(selection))
    , m_world(world)
{
}

Result<ClientId, QString> CommandTargets::client() const
{
    const auto *selected = std::get_if<ClientId>(&m_selection);
    const auto owner = request();
    const auto id = selected != nullptr ? std::optional(*selected)
        : owner                         ? std::optional(owner->client)
                                        : std::nullopt;
    if (!id)
        return failure(tr("select a client, one of its requests or a lock that it holds"));
    const auto *belief = m_world.beliefs().find(*id);
    if (belief == nullptr || belief->stopped)
        return failure(tr("this client has stopped"));
    return *id;
}

Result<ClientTarget, QString> CommandTargets::release() const
{
    if (const auto found = request()) {
        const auto *belief = m_world.beliefs().find(*found);
        if (belief != nullptr && belief->state == BeliefState::Granted)
            return ClientTarget{found->client, ReleaseAcquiredCommand{.request = {}, .acquire = found->request}};
        return failure(tr("the selected request holds no lock"));
    }
    const auto *lock = this->lock();
    if (lock == nullptr || !lock->holder)
        return failure(tr("select a lock that a client here holds"));
    if (lock->holder->orphan)
        return releaseOrphan(*lock->holder);
    return failure(tr("the selected lock is held by a client outside of this console"));
}

Result<ClientTarget, QString> CommandTargets::cancel() const
{
    if (const auto *ref = std::get_if<RequestRef>(&m_selection)) {
        const auto *belief = m_world.beliefs().find(*ref);
        if (belief != nullptr && isCancellable(*belief))
            return ClientTarget{ref->client, CancelCommand{.acquire = ref->request}};
        return failure(tr("the selected request has its outcome already"));
    }
    const auto *lock = this->lock();
    std::optional<RequestRef> ours;
    for (const auto &[arrival, waiter] : lock != nullptr ? lock->waiters : std::map<Arrival, Waiter>()) {
        const auto ref = waiter.owner ? m_world.beliefs().requestOf(*waiter.owner) : std::nullopt;
        if (ref && ours)
            return failure(tr("several requests wait for this lock: select one of them"));
        ours = ref ? ref : ours;
    }
    if (!ours)
        return failure(tr("select a request that waits"));
    return ClientTarget{ours->client, CancelCommand{.acquire = ours->request}};
}

Result<ClientTarget, QString> CommandTargets::cut() const
{
    const auto id = client();
    if (!id)
        return failure(id.error());
    if (m_world.beliefs().find(*id)->connection == ClientConnectionState::Closed)
        return failure(tr("this client has no connection just now"));
    return ClientTarget{*id, CutCommand{}};
}

Result<std::string, QString> CommandTargets::holdLane() const
{
    const auto name = key();
    if (name.empty())
        return failure(tr("select a lock, one of its requests or a fate"));
    if (m_world.truth().phase() != ServerPhase::Running)
        return failure(tr("the embedded server is not running"));
    const auto *lock = this->lock();
    if (lock != nullptr && lock->lane == LaneState::Held)
        return failure(tr("this candidate lane is held already"));
    return name;
}

Result<std::string, QString> CommandTargets::drainLane() const
{
    const auto *lock = this->lock();
    if (lock == nullptr || lock->lane != LaneState::Held)
        return failure(tr("select a lock whose candidate lane is held, or a fate that it refused"));
    return key();
}

Result<NodeId, QString> CommandTargets::leadNode() const
{
    const auto target = node();
    if (!target)
        return failure(target.error());
    switch (target->role) {
    case NodeRole::Leader:
        return failure(tr("this node leads already"));
    case NodeRole::Down:
        return failure(tr("this node is down: bring it back first"));
    case NodeRole::Follower:
        return target->id;
    }
    return target->id;
}

Result<NodeId, QString> CommandTargets::crashNode() const
{
    const auto target = node();
    if (!target)
        return failure(target.error());
    if (target->role == NodeRole::Down)
        return failure(tr("this node is down already"));
    return target->id;
}

Result<NodeId, QString> CommandTargets::startNode() const
{
    const auto target = node();
    if (!target)
        return failure(target.error());
    if (target->role != NodeRole::Down)
        return failure(tr("this node is up"));
    return target->id;
}

Result<void, QString> CommandTargets::holdElection() const
{
    if (m_world.truth().phase() != ServerPhase::Running)
        return failure(tr("the embedded server is not running"));
    if (!m_world.truth().leader())
        return failure(tr("no node leads just now"));
    return {};
}

std::string CommandTargets::key() const
{
    return match<std::string>(
        m_selection,
        [](const NoSelection &) { return std::string(); },
        [](const Key &key) { return key.text(); },
        [this](const RequestRef &ref) {
            const auto *belief = m_world.beliefs().find(ref);
            return belief != nullptr ? belief->key : std::string();
        },
        [](const ClientId &) { return std::string(); },
        [](const NodeId &) { return std::string(); },
        [](const ConnectionId &) { return std::string(); },
        [this](const OpenSequence &open) {
            const auto fate = m_world.truth().fates().find(open);
            if (fate == m_world.truth().fates().end())
                return std::string();
            const auto &targets = fate->second.intent.targets;
            if (!fate->second.refusals.empty())
                return fate->second.refusals.begin()->first.text();
            const auto unfolded = std::find_if(
                targets.begin(), targets.end(), [&](const Key &key) { return !fate->second.folded.contains(key); });
            return unfolded != targets.end() ? unfolded->text() : std::string();
        },
        [](const EventNumber &) { return std::string(); },
        [](const check::FindingNumber &) { return std::string(); });
}

std::optional<RequestRef> CommandTargets::request() const
{
    if (const auto *ref = std::get_if<RequestRef>(&m_selection))
        return *ref;
    if (!std::holds_alternative<Key>(m_selection))
        return std::nullopt;
    const auto *lock = this->lock();
    if (lock == nullptr || !lock->holder || !lock->holder->owner)
        return std::nullopt;
    const auto ref = m_world.beliefs().requestOf(*lock->holder->owner);
    const auto *belief = ref ? m_world.beliefs().find(*ref) : nullptr;
    return belief != nullptr && belief->state == BeliefState::Granted ? ref : std::nullopt;
}

const KeyTruth *CommandTargets::lock() const
{
    const auto parsed = Key::parse(key());
    return parsed ? m_world.truth().find(*parsed) : nullptr;
}

Result<CommandTargets::NodeTarget, QString> CommandTargets::node() const
{
    const auto &truth = m_world.truth();
    if (truth.phase() != ServerPhase::Running)
        return failure(tr("the embedded server is not running"));
    const auto *selected = std::get_if<NodeId>(&m_selection);
    const auto found = selected == nullptr ? truth.nodes().end() : truth.nodes().find(*selected);
    if (found == truth.nodes().end())
        return failure(tr("select a node"));
    return NodeTarget{found->first, found->second.role};
}

Result<ClientTarget, QString> CommandTargets::releaseOrphan(const Holder &holder) const
{
    const auto client = readyClient(m_world.beliefs());
    if (!client)
        return failure(tr("an orphaned lock is released through a client: add one"));
    return ClientTarget{*client, ReleaseTokenCommand{.request = {}, .key = key(), .token = holder.token}};
}

} // namespace lockscope::ui
