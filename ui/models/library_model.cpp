// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/library_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// Of the index of a group; a scenario's has one more than its group's place.
constexpr quintptr groupId = 0;

} // namespace

LibraryModel::LibraryModel(const ScenarioDesk &desk, QObject *parent)
    : QAbstractItemModel(parent)
    , m_desk(desk)
{
    connect(&desk, &ScenarioDesk::libraryChanged, this, &LibraryModel::rebuild);
    rebuild();
}

void LibraryModel::setSearch(const QString &search)
{
    m_words = search.simplified().split(u' ', Qt::SkipEmptyParts);
    rebuild();
}

void LibraryModel::rebuild()
{
    beginResetModel();
    m_groups.clear();
    for (const auto &entry : m_desk.library()) {
        if (!isFound(entry))
            continue;
        const auto known = std::find_if(
            m_groups.begin(), m_groups.end(), [&](const Group &group) { return group.name == entry.group; });
        auto &group = known == m_groups.end() ? m_groups.emplace_back(Group{entry.group, {}}) : *known;
        group.entries.push_back(&entry);
    }
    endResetModel();
}

bool LibraryModel::isFound(const LibraryEntry &entry) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
        return entry.name.contains(word, Qt::CaseInsensitive) || entry.title.contains(word, Qt::CaseInsensitive)
            || entry.watch.contains(word, Qt::CaseInsensitive) || entry.group.contains(word, Qt::CaseInsensitive);
    });
}

const LibraryEntry *LibraryModel::entryAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return nullptr;
    return m_groups.at(index.internalId() - 1).entries.at(static_cast<std::size_t>(index.row()));
}

QModelIndex LibraryModel::indexOf(const QString &path) const
{
    for (std::size_t place = 0; place < m_groups.size(); ++place) {
        const auto &entries = m_groups[place].entries;
        const auto found =
            std::find_if(entries.begin(), entries.end(), [&](const auto *entry) { return entry->path == path; });
        if (found != entries.end())
            return createIndex(static_cast<int>(found - entries.begin()), 0, place + 1);
    }
    return {};
}

QModelIndex LibraryModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : groupId);
}

QModelIndex LibraryModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return {};
    return createIndex(static_cast<int>(index.internalId() - 1), 0, groupId);
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != groupId)
        return 0;
    return static_cast<int>(m_groups.at(static_cast<std::size_t>(parent.row())).entries.size());
}

int LibraryModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 1;
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto *entry = entryAt(index);
    if (entry == nullptr) {
        const auto &group = m_groups.at(static_cast<std::size_t>(index.row()));
        if (role == Qt::DisplayRole)
            return tr("%1 (%2)").arg(group.name).arg(group.entries.size());
        return {};
    }
    if (role == Qt::DisplayRole)
        return entry->title.isEmpty() ? entry->name : entry->title;
    return role == Qt::AccessibleDescriptionRole ? entry->watch : QVariant();
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section != 0 || orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return tr("Library");
}

} // namespace lockscope::ui
