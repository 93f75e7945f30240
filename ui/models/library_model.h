// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>

#include "ui/models/scenario_desk.h"

#include <vector>

namespace lockscope::ui {

/// The library as a tree: groups, and in each its scenarios; those alone that a search finds.
class LibraryModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit LibraryModel(const ScenarioDesk &desk, QObject *parent = nullptr);

    /// Every word of it has to be in a scenario's name, title or description; empty: all of them.
    void setSearch(const QString &search);
    /// Null: it is a group, or nothing.
    [[nodiscard]] const LibraryEntry *entryAt(const QModelIndex &index) const;
    /// Of the scenario with this path; not valid: it is not shown.
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Group
    {
        QString name;
        std::vector<const LibraryEntry *> entries;
    };

    void rebuild();
    [[nodiscard]] bool isFound(const LibraryEntry &entry) const;

    const ScenarioDesk &m_desk;
    QStringList m_words;
    std::vector<Group> m_groups;
};

} // namespace lockscope::ui
