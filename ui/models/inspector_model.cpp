// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/inspector_model.h"

#include "ui/models/finding_model.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

namespace {

/// Sentences go on in the next line here; only what is no sentence any more is elided.
constexpr qsizetype sentenceMax = 600;

QString shownText(const QString &text)
{
    return text.size() <= sentenceMax ? text : shortened(text);
}

} // namespace

InspectorModel::InspectorModel(const Cursor &cursor, const FindingModel &findings, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cursor(cursor)
    , m_findings(findings)
    , m_shown(inspect(m_selection, cursor, findings))
{
    connect(&cursor, &Cursor::worldChanged, this, &InspectorModel::refresh);
    connect(&cursor, &Cursor::worldReplaced, this, &InspectorModel::refresh);
    connect(&cursor, &Cursor::timePassed, this, &InspectorModel::refresh);
    connect(&cursor, &Cursor::eventsCame, this, [this](EventNumber begin, EventNumber end) {
        const auto *event = std::get_if<EventNumber>(&m_selection);
        if (event != nullptr && *event >= begin && *event < end)
            refresh();
    });
}

void InspectorModel::setSelection(const Selection &selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    refresh();
    emit selectionChanged(m_selection);
}

/// Rows that stay the same properties keep their place and only tell that values changed, so that a view keeps its
/// scroll position while numbers count.
void InspectorModel::refresh()
{
    auto next = inspect(m_selection, m_cursor, m_findings);
    const bool sameSummary =
        next.title == m_shown.title && next.twoSides == m_shown.twoSides && next.difference == m_shown.difference;
    const auto sameName = [](const Property &one, const Property &other) { return one.name == other.name; };
    const bool sameRows = std::equal(
        next.properties.begin(), next.properties.end(), m_shown.properties.begin(), m_shown.properties.end(), sameName);
    if (!sameRows)
        beginResetModel();
    const auto before = std::exchange(m_shown, std::move(next));
    if (!sameRows)
        endResetModel();
    else
        tellChanges(before.properties);
    if (!sameSummary)
        emit summaryChanged();
    if (before.twoSides != m_shown.twoSides)
        emit headerDataChanged(Qt::Horizontal, BeliefColumn, TruthColumn);
}

void InspectorModel::tellChanges(const std::vector<Property> &before)
{
    for (std::size_t row = 0; row < before.size(); ++row) {
        if (before[row] == m_shown.properties[row])
            continue;
        const auto place = static_cast<int>(row);
        emit dataChanged(index(place, BeliefColumn), index(place, TruthColumn));
    }
}

int InspectorModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.properties.size());
}

int InspectorModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant InspectorModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &property = m_shown.properties[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    if (role == StateRole) {
        const auto &state = column == BeliefColumn ? property.state : property.truthState;
        return column != PropertyColumn && state ? QVariant(static_cast<int>(*state)) : QVariant();
    }
    if (role == SpanStartRole || role == SpanEndRole || role == SpanNowRole) {
        const auto &countdown = column == BeliefColumn ? property.countdown : property.truthCountdown;
        return column != PropertyColumn && countdown ? spanData(*countdown, role) : QVariant();
    }
    if (role == SelectionRole)
        return property.event ? QVariant::fromValue(Selection(*property.event)) : QVariant();
    if (role != Qt::DisplayRole && role != FullTextRole)
        return {};
    switch (column) {
    case PropertyColumn:
        return role == FullTextRole ? property.name : shortened(property.name);
    case BeliefColumn:
        return role == FullTextRole ? property.belief : shownText(property.belief);
    case TruthColumn:
        return role == FullTextRole ? property.truth : shownText(property.truth);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant InspectorModel::spanData(const Countdown &countdown, int role) const
{
    const auto time = role == SpanStartRole ? countdown.start
        : role == SpanEndRole               ? countdown.end
                                            : m_cursor.now().steady;
    return static_cast<qint64>(time.time_since_epoch().count());
}

QVariant InspectorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case PropertyColumn:
        return tr("Property");
    case BeliefColumn:
        return m_shown.twoSides ? tr("Belief (client)") : tr("Value");
    case TruthColumn:
        return m_shown.twoSides ? tr("Truth (server)") : QString();
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
