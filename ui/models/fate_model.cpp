// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fate_model.h"

#include <QStringList>

#include "core/query/thing_facts.h"
#include "ui/models/cell_filter.h"
#include "ui/models/phrases.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/row_diff.h"

#include <algorithm>

namespace lockscope::ui {

namespace {

/// A check mark stands behind the targets that are folded.
QString targetsText(const FateTruth &fate)
{
    QStringList targets;
    for (const auto &key : fate.intent.targets)
        targets << (fate.folded.contains(key) ? plain(key.text()) + u' ' + QChar(0x2713) : plain(key.text()));
    return targets.join(u", ");
}

QString refusalsText(const FateTruth &fate)
{
    QStringList refusals;
    for (const auto &[key, refusal] : fate.refusals)
        refusals << FateModel::tr("%1 (lane: %2)").arg(plain(key.text()), phraseOf(refusal.occupant));
    return refusals.join(u", ");
}

query::Thing thingOf(OpenSequence open, const FateTruth &fate, const Key *target)
{
    query::Thing thing{.key = std::nullopt, .state = shownState(fate.state)};
    if (target != nullptr)
        thing.key = target->text();
    thing.connection = fate.intent.connection;
    thing.fate = open;
    return thing;
}

} // namespace

FateModel::FateModel(const Cursor &cursor, const Filter &filter, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
    , m_filter(filter)
{
    connect(&cursor, &Cursor::worldChanged, this, &FateModel::follow);
    connect(&cursor, &Cursor::worldReplaced, this, &FateModel::show);
    connect(&filter, &Filter::changed, this, &FateModel::show);
}

void FateModel::follow(const Touched &touched)
{
    if (touched.server || touched.cluster || !touched.fates.empty())
        show();
}

bool FateModel::lets(OpenSequence open, const FateTruth &fate) const
{
    const auto &targets = fate.intent.targets;
    return std::any_of(
               targets.begin(), targets.end(), [&](const Key &key) { return m_filter.lets(thingOf(open, fate, &key)); })
        || (targets.empty() && m_filter.lets(thingOf(open, fate, nullptr)));
}

QString FateModel::cellFilter(OpenSequence open, const FateTruth &fate, Column column) const
{
    const auto &targets = fate.intent.targets;
    const auto thing = thingOf(open, fate, targets.empty() ? nullptr : &targets.front());
    switch (column) {
    case OpenColumn:
        return sameIn(thing, {"fate"});
    case StateColumn:
        return sameIn(thing, {"state"});
    case TargetsColumn:
    case RefusedColumn:
        return sameIn(thing, {"key"});
    case ConnectionColumn:
        return sameIn(thing, {"connection"});
    case ClassColumn:
    case SinceColumn:
    case ColumnCount:
        break;
    }
    return {};
}

void FateModel::show()
{
    std::vector<OpenSequence> wanted;
    for (const auto &[open, fate] : m_cursor.world().truth().fates()) {
        if (lets(open, fate))
            wanted.push_back(open);
    }
    reconcile(
        m_rows,
        wanted,
        [](OpenSequence open) { return open; },
        [this](std::size_t first, std::size_t last) {
            beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                         m_rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [this, &wanted](std::size_t at, std::size_t first, std::size_t last) {
            beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + last - first));
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(at),
                          wanted.begin() + static_cast<std::ptrdiff_t>(first),
                          wanted.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endInsertRows();
        });
    // Fates are few: all rows at once cost less than finding out which.
    if (!m_rows.empty())
        emit dataChanged(index(0, OpenColumn), index(rowCount() - 1, SinceColumn));
}

QModelIndex FateModel::indexOf(const Selection &selection) const
{
    const auto *open = std::get_if<OpenSequence>(&selection);
    if (open == nullptr)
        return {};
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), *open);
    return found != m_rows.end() && *found == *open ? index(static_cast<int>(found - m_rows.begin()), 0)
                                                    : QModelIndex();
}

int FateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FateModel::stateText(const FateTruth &fate) const
{
    const bool isOver = fate.state == FateState::CompleteDurable;
    return !isOver && m_cursor.world().truth().waitsForLeader()
        ? tr("%1, waits for the leader").arg(phraseOf(fate.state))
        : phraseOf(fate.state);
}

QString FateModel::cellText(const FateTruth &fate, Column column) const
{
    switch (column) {
    case OpenColumn:
        return textOf(fate.intent.open);
    case ConnectionColumn:
        return textOf(fate.intent.connection);
    case ClassColumn:
        return phraseOf(fate.intent.cause);
    case StateColumn:
        return stateText(fate);
    case TargetsColumn:
        return targetsText(fate);
    case RefusedColumn:
        return refusalsText(fate);
    case SinceColumn:
        return tr("%1 ago").arg(textOf(m_cursor.now().steady - fate.since));
    case ColumnCount:
        break;
    }
    return {};
}

QVariant FateModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto open = m_rows[static_cast<std::size_t>(index.row())];
    const auto &fates = m_cursor.world().truth().fates();
    const auto fate = fates.find(open);
    if (fate == fates.end())
        return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(fate->second, column));
    case FullTextRole:
        return cellText(fate->second, column);
    case SelectionRole:
        return QVariant::fromValue(Selection(open));
    case StateRole:
        return column == StateColumn ? QVariant(static_cast<int>(shownState(fate->second.state))) : QVariant();
    case FilterRole:
        return cellFilter(open, fate->second, column);
    case SortRole:
        return static_cast<qint64>(open.value());
    default:
        return {};
    }
}

QVariant FateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case OpenColumn:
        return tr("Open");
    case ConnectionColumn:
        return tr("Connection");
    case ClassColumn:
        return tr("Why it ended");
    case StateColumn:
        return tr("State");
    case TargetsColumn:
        return tr("Targets");
    case RefusedColumn:
        return tr("Parked on");
    case SinceColumn:
        return tr("Since");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
