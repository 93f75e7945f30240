// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/finding_model.h"

#include "ui/models/finding_text.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/row_diff.h"

#include <algorithm>

namespace lockscope::ui {

FindingModel::FindingModel(const Cursor &cursor, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
{
    connect(&cursor, &Cursor::moved, this, &FindingModel::follow);
}

void FindingModel::take(const check::Findings::Changes &changes)
{
    std::set<check::FindingNumber> gone(changes.gone.begin(), changes.gone.end());
    if (changes.beginsAnew) {
        for (const auto &[number, finding] : m_all)
            gone.insert(number);
    }
    for (const auto &finding : changes.changed) {
        m_all.insert_or_assign(finding.number, finding);
        gone.erase(finding.number);
    }
    m_leftOut = changes.leftOut;
    // Views read the rows that go once more while they go.
    showRowsBut(gone);
    for (const auto number : gone)
        m_all.erase(number);
    m_later = laterCount();
    for (const auto &finding : changes.changed) {
        const auto row = indexOf(finding.number).row();
        if (row >= 0)
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
    emit countsChanged();
}

void FindingModel::setLate(qint64 events)
{
    if (m_late == events)
        return;
    m_late = events;
    emit countsChanged();
}

/// The cursor moved: some findings are later now, or no more.
void FindingModel::follow()
{
    const bool isSame = laterCount() == m_later && m_cursor.isLive() == m_isLive;
    m_later = laterCount();
    m_isLive = m_cursor.isLive();
    if (isSame || m_rows.empty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit countsChanged();
}

bool FindingModel::isLater(const check::Finding &finding) const
{
    return !m_cursor.isLive() && finding.first > m_cursor.position();
}

void FindingModel::showRowsBut(const std::set<check::FindingNumber> &gone)
{
    std::vector<check::FindingNumber> wanted;
    for (const auto &[number, finding] : m_all) {
        if (!gone.contains(number))
            wanted.push_back(number);
    }
    const auto rowOf = [this](std::size_t place) { return static_cast<int>(m_rows.size() - 1 - place); };
    reconcile(
        m_rows,
        wanted,
        [](check::FindingNumber number) { return number; },
        [&](std::size_t first, std::size_t last) {
            beginRemoveRows({}, rowOf(last), rowOf(first));
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                         m_rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
        },
        [&](std::size_t at, std::size_t first, std::size_t last) {
            // The last one stands in the first row.
            const auto row = static_cast<int>(m_rows.size() - at);
            beginInsertRows({}, row, row + static_cast<int>(last - first));
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(at),
                          wanted.begin() + static_cast<std::ptrdiff_t>(first),
                          wanted.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endInsertRows();
        });
}

const check::Finding *FindingModel::find(check::FindingNumber number) const
{
    const auto found = m_all.find(number);
    return found == m_all.end() ? nullptr : &found->second;
}

std::size_t FindingModel::count(check::Severity severity) const
{
    return static_cast<std::size_t>(std::count_if(m_all.begin(), m_all.end(), [&](const auto &entry) {
        return !isLater(entry.second) && severityOf(entry.second) == severity;
    }));
}

std::size_t FindingModel::laterCount(check::Severity severity) const
{
    return static_cast<std::size_t>(std::count_if(m_all.begin(), m_all.end(), [&](const auto &entry) {
        return isLater(entry.second) && severityOf(entry.second) == severity;
    }));
}

std::size_t FindingModel::laterCount() const
{
    return static_cast<std::size_t>(
        std::count_if(m_all.begin(), m_all.end(), [&](const auto &entry) { return isLater(entry.second); }));
}

std::vector<EventNumber> FindingModel::places() const
{
    std::vector<EventNumber> places;
    for (const auto &[number, finding] : m_all)
        places.push_back(finding.first);
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

QModelIndex FindingModel::indexOf(const Selection &selection) const
{
    const auto *number = std::get_if<check::FindingNumber>(&selection);
    if (number == nullptr)
        return {};
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), *number);
    return found == m_rows.end() || *found != *number ? QModelIndex()
                                                      : index(static_cast<int>(m_rows.end() - found) - 1, 0);
}

const check::Finding &FindingModel::at(int row) const
{
    return m_all.at(m_rows[m_rows.size() - 1 - static_cast<std::size_t>(row)]);
}

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FindingModel::cellText(const check::Finding &finding, Column column) const
{
    switch (column) {
    case SeverityColumn:
        return phraseOf(severityOf(finding));
    case FindingColumn:
        return textOf(finding).title;
    case AboutColumn:
        return aboutText(finding, m_cursor.world());
    case CountColumn:
        return finding.count > 1 ? tr("%L1 times").arg(finding.count) : QString();
    case RuleColumn:
        return ruleNameOf(finding);
    case TimeColumn: {
        const auto time = textOf(wallAt(finding.at, m_cursor.now()));
        return isLater(finding) ? tr("%1, later").arg(time) : time;
    }
    case EventColumn:
        return QString::number(finding.first.value());
    case ColumnCount:
        break;
    }
    return {};
}

QVariant FindingModel::timeOf(const check::Finding &finding) const
{
    if (m_cursor.isLive())
        return {};
    return static_cast<int>(isLater(finding) ? EventTime::Later : EventTime::Before);
}

QVariant FindingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &finding = at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(finding, column));
    case FullTextRole:
        return column == FindingColumn ? textOf(finding).title + u'\n' + textOf(finding).meaning
                                       : cellText(finding, column);
    case SelectionRole:
        return QVariant::fromValue(Selection(finding.number));
    case StateRole:
        return column == SeverityColumn ? QVariant(static_cast<int>(shownState(severityOf(finding)))) : QVariant();
    case BadgeRole:
        return column == SeverityColumn ? QVariant(markOf(severityOf(finding))) : QVariant();
    case SortRole:
        return static_cast<qint64>(finding.number.value());
    case EventTimeRole:
        return timeOf(finding);
    default:
        return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case SeverityColumn:
        return tr("Weight");
    case FindingColumn:
        return tr("What was found");
    case AboutColumn:
        return tr("About");
    case CountColumn:
        return tr("How often");
    case RuleColumn:
        return tr("Rule");
    case TimeColumn:
        return tr("First at");
    case EventColumn:
        return tr("Event");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
