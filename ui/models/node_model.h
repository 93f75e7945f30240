// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace lockscope::ui {

struct NodeRow;

/// Two top rows: the embedded server's nodes, each with its connections, and the console's clients, each with its
/// requests that are not finished.
class NodeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, StateColumn, AddressColumn, DetailColumn, ColumnCount };

    explicit NodeModel(const Cursor &cursor, QObject *parent = nullptr);
    ~NodeModel() override;

    /// The row of a node, connection, client or request.
    [[nodiscard]] QModelIndex indexOf(const Selection &selection) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow(const Touched &touched);
    void showAll();
    void showServer();
    void showClients(const Touched &touched);
    void showChildren(NodeRow &parent, const std::vector<Selection> &wanted);
    void tellRows(const NodeRow &parent);
    void tellRows(const NodeRow &parent, std::size_t first, std::size_t last);

    [[nodiscard]] QModelIndex indexFor(const NodeRow &row) const;
    [[nodiscard]] int placeOf(const NodeRow &row) const;
    [[nodiscard]] QString cellText(const NodeRow &row, Column column, int role) const;

    const Cursor &m_cursor;
    std::unique_ptr<NodeRow> m_root;
};

} // namespace lockscope::ui
