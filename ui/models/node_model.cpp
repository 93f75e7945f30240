// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/node_model.h"

#include "ui/models/node_cells.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/row_diff.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <utility>

namespace lockscope::ui {

/// One row. An index of the model points at its NodeRow.
struct NodeRow
{
    NodeRow *parent = nullptr;
    /// NoSelection: the root or one of the two top rows.
    Selection thing;
    /// Sorted by thing, but for the two top rows.
    std::vector<std::unique_ptr<NodeRow>> children;
};

namespace {

constexpr std::size_t serverRow = 0;
constexpr std::size_t clientsRow = 1;

NodeRow *rowOf(const QModelIndex &index)
{
    return static_cast<NodeRow *>(index.internalPointer());
}

NodeRow *childOf(const NodeRow &parent, const Selection &thing)
{
    const auto found = std::lower_bound(
        parent.children.begin(), parent.children.end(), thing, [](const auto &child, const Selection &wanted) {
            return child->thing < wanted;
        });
    return found != parent.children.end() && (*found)->thing == thing ? found->get() : nullptr;
}

template<typename Map, typename Keep>
std::vector<Selection> keysOf(const Map &map, Keep keep)
{
    std::vector<Selection> things;
    for (const auto &[id, value] : map) {
        if (keep(value))
            things.emplace_back(id);
    }
    return things;
}

} // namespace

NodeModel::NodeModel(const Cursor &cursor, QObject *parent)
    : QAbstractItemModel(parent)
    , m_cursor(cursor)
    , m_root(std::make_unique<NodeRow>())
{
    for (const auto top : {serverRow, clientsRow}) {
        m_root->children.push_back(std::make_unique<NodeRow>());
        m_root->children[top]->parent = m_root.get();
    }
    connect(&cursor, &Cursor::worldChanged, this, &NodeModel::follow);
    connect(&cursor, &Cursor::worldReplaced, this, &NodeModel::showAll);
}

NodeModel::~NodeModel() = default;

void NodeModel::follow(const Touched &touched)
{
    if (touched.server || touched.cluster || !touched.connections.empty())
        showServer();
    if (!touched.clients.empty())
        showClients(touched);
    if (touched.server || touched.cluster || touched.journal)
        tellRows(*m_root, serverRow, serverRow);
}

void NodeModel::showAll()
{
    Touched all;
    all.server = true;
    for (const auto &[id, client] : m_cursor.world().beliefs().clients())
        all.clients.insert(id);
    follow(all);
    // Where no client is left, none was touched.
    if (all.clients.empty())
        showClients(all);
}

void NodeModel::showServer()
{
    const auto &truth = m_cursor.world().truth();
    std::map<NodeId, std::vector<Selection>> connections;
    for (const auto &[id, connection] : truth.connections()) {
        if (!connection.endedAt)
            connections[connection.node].emplace_back(id);
    }
    auto &server = *m_root->children[serverRow];
    showChildren(server, keysOf(truth.nodes(), [](const NodeTruth & /*node*/) { return true; }));
    tellRows(server);
    for (const auto &node : server.children) {
        showChildren(*node, connections[std::get<NodeId>(node->thing)]);
        tellRows(*node);
    }
}

void NodeModel::showClients(const Touched &touched)
{
    const auto &beliefs = m_cursor.world().beliefs();
    auto &clients = *m_root->children[clientsRow];
    const auto countBefore = clients.children.size();
    showChildren(clients, keysOf(beliefs.clients(), [](const ClientBelief &client) { return !client.stopped; }));
    std::optional<std::pair<std::size_t, std::size_t>> changed;
    for (const auto &id : touched.clients) {
        auto *row = childOf(clients, Selection(id));
        const auto *client = beliefs.find(id);
        if (row == nullptr || client == nullptr)
            continue;
        std::vector<Selection> requests;
        requests.reserve(client->requests.size());
        for (const auto &[request, belief] : client->requests)
            requests.emplace_back(RequestRef{id, request});
        showChildren(*row, requests);
        tellRows(*row);
        const auto place = static_cast<std::size_t>(placeOf(*row));
        changed = changed ? std::pair(std::min(changed->first, place), std::max(changed->second, place))
                          : std::pair(place, place);
    }
    if (changed)
        tellRows(clients, changed->first, changed->second);
    if (clients.children.size() != countBefore)
        tellRows(*m_root, clientsRow, clientsRow);
}

/// Makes the rows beneath `parent` those of `wanted`, which is sorted.
void NodeModel::showChildren(NodeRow &parent, const std::vector<Selection> &wanted)
{
    const auto index = indexFor(parent);
    auto &rows = parent.children;
    reconcile(
        rows,
        wanted,
        [](const std::unique_ptr<NodeRow> &row) -> const Selection & { return row->thing; },
        [&](std::size_t first, std::size_t last) {
            beginRemoveRows(index, static_cast<int>(first), static_cast<int>(last));
            rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(first),
                       rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [&](std::size_t at, std::size_t first, std::size_t last) {
            std::vector<std::unique_ptr<NodeRow>> added;
            for (auto place = first; place <= last; ++place)
                added.push_back(std::make_unique<NodeRow>(NodeRow{&parent, wanted[place], {}}));
            beginInsertRows(index, static_cast<int>(at), static_cast<int>(at + last - first));
            rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at),
                        std::make_move_iterator(added.begin()),
                        std::make_move_iterator(added.end()));
            endInsertRows();
        });
}

void NodeModel::tellRows(const NodeRow &parent)
{
    if (!parent.children.empty())
        tellRows(parent, 0, parent.children.size() - 1);
}

void NodeModel::tellRows(const NodeRow &parent, std::size_t first, std::size_t last)
{
    emit dataChanged(createIndex(static_cast<int>(first), NameColumn, parent.children[first].get()),
                     createIndex(static_cast<int>(last), DetailColumn, parent.children[last].get()));
}

QModelIndex NodeModel::indexFor(const NodeRow &row) const
{
    return &row == m_root.get() ? QModelIndex() : createIndex(placeOf(row), 0, &row);
}

int NodeModel::placeOf(const NodeRow &row) const
{
    const auto &siblings = row.parent->children;
    if (row.parent == m_root.get())
        return static_cast<int>(&row == siblings[serverRow].get() ? serverRow : clientsRow);
    const auto found =
        std::lower_bound(siblings.begin(), siblings.end(), row.thing, [](const auto &child, const Selection &thing) {
            return child->thing < thing;
        });
    assert(found != siblings.end());
    return static_cast<int>(found - siblings.begin());
}

QModelIndex NodeModel::indexOf(const Selection &selection) const
{
    const auto &server = *m_root->children[serverRow];
    const auto &clients = *m_root->children[clientsRow];
    const NodeRow *row = nullptr;
    if (std::holds_alternative<NodeId>(selection)) {
        row = childOf(server, selection);
    } else if (std::holds_alternative<ClientId>(selection)) {
        row = childOf(clients, selection);
    } else if (const auto *ref = std::get_if<RequestRef>(&selection)) {
        const auto *client = childOf(clients, Selection(ref->client));
        row = client == nullptr ? nullptr : childOf(*client, selection);
    } else if (std::holds_alternative<ConnectionId>(selection)) {
        for (const auto &node : server.children)
            row = row == nullptr ? childOf(*node, selection) : row;
    }
    return row == nullptr ? QModelIndex() : indexFor(*row);
}

QModelIndex NodeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto &above = parent.isValid() ? *rowOf(parent) : *m_root;
    return createIndex(row, column, above.children[static_cast<std::size_t>(row)].get());
}

QModelIndex NodeModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexFor(*rowOf(child)->parent) : QModelIndex();
}

int NodeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>((parent.isValid() ? *rowOf(parent) : *m_root).children.size());
}

int NodeModel::columnCount(const QModelIndex & /*parent*/) const
{
    return ColumnCount;
}

QString NodeModel::cellText(const NodeRow &row, Column column, int role) const
{
    const NodeCells cells(m_cursor);
    if (&row == m_root->children[serverRow].get())
        return cells.serverText(column);
    if (&row == m_root->children[clientsRow].get())
        return cells.clientsText(column);
    return role == Qt::DisplayRole ? shortened(cells.shortText(row.thing, column)) : cells.text(row.thing, column);
}

QVariant NodeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = *rowOf(index);
    const auto column = static_cast<Column>(index.column());
    // Whoever hears a time instead of seeing it in its row has to hear what it means.
    if (role == Qt::DisplayRole || role == FullTextRole || role == Qt::AccessibleTextRole)
        return cellText(row, column, role);
    return NodeCells(m_cursor).data(row.thing, column, role);
}

QVariant NodeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case NameColumn:
        return tr("Name");
    case StateColumn:
        return tr("State");
    case AddressColumn:
        return tr("Address or key");
    case DetailColumn:
        return tr("Detail");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
