// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/node_cells.h"

#include "core/base/match.h"
#include "core/vocabulary/shown_state.h"
#include "ui/models/event_text.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>

namespace lockscope::ui {

namespace {

/// From when to when the request's bar runs; none: nothing runs, or without limit.
struct Span
{
    std::optional<TimePoint> start;
    std::optional<TimePoint> end;
};

Span spanOf(const RequestBelief &belief)
{
    switch (belief.state) {
    case BeliefState::Queued:
    case BeliefState::Sent:
        return {belief.queuedAt, belief.wait ? std::optional(belief.queuedAt + *belief.wait) : std::nullopt};
    case BeliefState::Granted:
        return {belief.endedAt, belief.overBy};
    case BeliefState::Indeterminate:
        return {belief.endedAt, belief.reclaimBy};
    case BeliefState::TimedOut:
    case BeliefState::Busy:
    case BeliefState::Cancelled:
    case BeliefState::Failed:
    case BeliefState::Released:
    case BeliefState::NotFound:
    case BeliefState::Unknown:
    case BeliefState::LeaseOver:
    case BeliefState::Reclaimed:
        break;
    }
    return {};
}

QVariant microseconds(const std::optional<TimePoint> &time)
{
    return time ? QVariant(static_cast<qint64>(time->time_since_epoch().count())) : QVariant();
}

/// What the request's countdown counts to, at this moment.
std::optional<TimePoint> countdownEnd(const RequestBelief &belief, TimePoint now)
{
    if (belief.state == BeliefState::Granted && belief.holdsUntil && now < *belief.holdsUntil)
        return belief.holdsUntil;
    return spanOf(belief).end;
}

QString connectionState(const ClientBelief &client)
{
    return client.stopped ? NodeModel::tr("stopped") : phraseOf(client.connection);
}

} // namespace

QString NodeCells::serverText(NodeModel::Column column) const
{
    const auto &truth = m_cursor.world().truth();
    switch (column) {
    case NodeModel::NameColumn:
        return NodeModel::tr("Server");
    case NodeModel::StateColumn:
        return truth.journal().fatal ? NodeModel::tr("fatal") : phraseOf(truth.phase());
    case NodeModel::DetailColumn:
        return truth.phase() == ServerPhase::NotVisible ? QString()
                                                        : NodeModel::tr("term %1, durable LSN %2")
                                                              .arg(truth.term().value())
                                                              .arg(truth.journal().durableLsn.value());
    case NodeModel::AddressColumn:
    case NodeModel::ColumnCount:
        break;
    }
    return {};
}

QString NodeCells::clientsText(NodeModel::Column column) const
{
    const auto &clients = m_cursor.world().beliefs().clients();
    const auto running =
        std::count_if(clients.begin(), clients.end(), [](const auto &entry) { return !entry.second.stopped; });
    switch (column) {
    case NodeModel::NameColumn:
        return NodeModel::tr("Clients");
    case NodeModel::StateColumn:
        return running == 0 ? NodeModel::tr("none") : QString::number(running);
    case NodeModel::AddressColumn:
    case NodeModel::DetailColumn:
    case NodeModel::ColumnCount:
        break;
    }
    return {};
}

QString NodeCells::text(const Selection &thing, NodeModel::Column column) const
{
    return match<QString>(
        thing,
        [&](const NodeId &id) { return nodeText(id, column); },
        [&](const ConnectionId &id) { return connectionText(id, column); },
        [&](const ClientId &id) { return clientText(id, column); },
        [&](const RequestRef &ref) { return requestText(ref, column); },
        [](const NoSelection & /*none*/) { return QString(); },
        [](const Key & /*key*/) { return QString(); },
        [](const OpenSequence & /*open*/) { return QString(); },
        [](const EventNumber & /*number*/) { return QString(); },
        [](const check::FindingNumber & /*number*/) { return QString(); });
}

QString NodeCells::shortText(const Selection &thing, NodeModel::Column column) const
{
    const auto *ref = std::get_if<RequestRef>(&thing);
    const auto *belief = ref == nullptr ? nullptr : m_cursor.world().beliefs().find(*ref);
    const auto end = belief == nullptr ? std::nullopt : countdownEnd(*belief, m_cursor.now().steady);
    return column == NodeModel::DetailColumn && end ? textOf(left(*end)) : text(thing, column);
}

QString NodeCells::nodeText(NodeId id, NodeModel::Column column) const
{
    const auto &nodes = m_cursor.world().truth().nodes();
    const auto node = nodes.find(id);
    if (node == nodes.end())
        return {};
    switch (column) {
    case NodeModel::NameColumn:
        return NodeModel::tr("node %1").arg(id.value());
    case NodeModel::StateColumn:
        return phraseOf(node->second.role);
    case NodeModel::AddressColumn:
        return plain(node->second.address);
    case NodeModel::DetailColumn:
    case NodeModel::ColumnCount:
        break;
    }
    return {};
}

QString NodeCells::connectionText(const ConnectionId &id, NodeModel::Column column) const
{
    const auto &connections = m_cursor.world().truth().connections();
    const auto found = connections.find(id);
    if (found == connections.end())
        return {};
    const auto &connection = found->second;
    switch (column) {
    case NodeModel::NameColumn:
        return textOf(id);
    case NodeModel::StateColumn:
        if (connection.refusal)
            return phraseOf(*connection.refusal);
        return connection.version ? NodeModel::tr("ready, v%1").arg(static_cast<int>(*connection.version))
                                  : NodeModel::tr("handshaking");
    case NodeModel::AddressColumn:
        return plain(connection.peer);
    case NodeModel::DetailColumn:
        return NodeModel::tr("since %1").arg(textOf(wallAt(connection.since, m_cursor.now())));
    case NodeModel::ColumnCount:
        break;
    }
    return {};
}

QString NodeCells::clientText(ClientId id, NodeModel::Column column) const
{
    const auto *client = m_cursor.world().beliefs().find(id);
    if (client == nullptr)
        return {};
    switch (column) {
    case NodeModel::NameColumn:
        return nameOf(id, m_cursor.world());
    case NodeModel::StateColumn:
        return connectionState(*client);
    case NodeModel::AddressColumn:
        return plain(client->endpoint);
    case NodeModel::DetailColumn:
        if (client->stopped || !client->closeReason)
            return {};
        return client->retryAt
            ? NodeModel::tr("%1; tries again in %2").arg(phraseOf(*client->closeReason), textOf(left(*client->retryAt)))
            : phraseOf(*client->closeReason);
    case NodeModel::ColumnCount:
        break;
    }
    return {};
}

QString NodeCells::requestText(const RequestRef &ref, NodeModel::Column column) const
{
    const auto *belief = m_cursor.world().beliefs().find(ref);
    if (belief == nullptr)
        return {};
    switch (column) {
    case NodeModel::NameColumn:
        return (belief->kind == RequestKind::Acquire ? NodeModel::tr("acquire %1") : NodeModel::tr("release %1"))
            .arg(ref.request.value());
    case NodeModel::StateColumn:
        return belief->state == BeliefState::Granted && belief->token
            ? NodeModel::tr("token %1").arg(textOf(*belief->token))
            : phraseOf(belief->state);
    case NodeModel::AddressColumn:
        return plain(belief->key);
    case NodeModel::DetailColumn:
        return requestDetail(*belief);
    case NodeModel::ColumnCount:
        break;
    }
    return {};
}

QString NodeCells::requestDetail(const RequestBelief &belief) const
{
    const auto now = m_cursor.now().steady;
    if (belief.state == BeliefState::Granted && belief.holdsUntil && belief.overBy)
        return now < *belief.holdsUntil ? NodeModel::tr("surely held for %1").arg(textOf(left(*belief.holdsUntil)))
                                        : NodeModel::tr("surely over in %1").arg(textOf(left(*belief.overBy)));
    if (belief.state == BeliefState::Indeterminate)
        return belief.reclaimBy ? NodeModel::tr("over in %1 at the latest").arg(textOf(left(*belief.reclaimBy)))
                                : NodeModel::tr("nothing bounds it yet");
    if (belief.kind == RequestKind::Release)
        return belief.token ? NodeModel::tr("token %1").arg(textOf(*belief.token)) : QString();
    return belief.wait ? NodeModel::tr("gives up in %1").arg(textOf(left(belief.queuedAt + *belief.wait)))
                       : NodeModel::tr("waits without limit");
}

QVariant NodeCells::requestData(const RequestRef &ref, NodeModel::Column column, int role) const
{
    const auto *belief = m_cursor.world().beliefs().find(ref);
    if (belief == nullptr)
        return {};
    if (role == StateRole)
        return column == NodeModel::StateColumn || column == NodeModel::DetailColumn
            ? QVariant(static_cast<int>(shownState(belief->state)))
            : QVariant();
    if (column != NodeModel::DetailColumn)
        return {};
    const auto span = spanOf(*belief);
    if (!span.start)
        return {};
    if (role == SpanStartRole)
        return microseconds(span.start);
    if (role == SpanEndRole)
        return microseconds(span.end);
    return role == SpanNowRole ? microseconds(m_cursor.now().steady) : QVariant();
}

QVariant NodeCells::data(const Selection &thing, NodeModel::Column column, int role) const
{
    if (role == SelectionRole)
        return QVariant::fromValue(thing);
    if (const auto *ref = std::get_if<RequestRef>(&thing))
        return requestData(*ref, column, role);
    return {};
}

} // namespace lockscope::ui
