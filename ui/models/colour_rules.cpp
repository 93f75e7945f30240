// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/colour_rules.h"

#include "core/query/evaluation.h"
#include "core/query/event_facts.h"
#include "core/query/parser.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

ColourRules::ColourRules(QObject *parent)
    : QAbstractTableModel(parent)
{
}

ColourRules::Parsed ColourRules::parsed(const ColourRule &rule)
{
    auto expression = query::parse(rule.text.toStdString(), query::eventSchema());
    return {rule, expression ? std::optional(*std::move(expression)) : std::nullopt};
}

std::vector<ColourRule> ColourRules::rules() const
{
    std::vector<ColourRule> rules;
    for (const auto &each : m_rules)
        rules.push_back(each.rule);
    return rules;
}

void ColourRules::setRules(const std::vector<ColourRule> &rules)
{
    beginResetModel();
    m_rules.clear();
    for (std::size_t i = 0; i < std::min(rules.size(), rulesMax); ++i)
        m_rules.push_back(parsed(rules[i]));
    endResetModel();
    emit changed();
}

void ColourRules::setRule(int row, const ColourRule &rule)
{
    auto &known = m_rules.at(static_cast<std::size_t>(row));
    if (known.rule == rule)
        return;
    known = parsed(rule);
    emit dataChanged(index(row, NameColumn), index(row, TextColumn));
    emit changed();
}

int ColourRules::add(const ColourRule &rule)
{
    if (m_rules.size() >= rulesMax)
        return -1;
    const auto row = rowCount();
    beginInsertRows({}, row, row);
    m_rules.push_back(parsed(rule));
    endInsertRows();
    emit changed();
    return row;
}

void ColourRules::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_rules.erase(m_rules.begin() + row);
    endRemoveRows();
    emit changed();
}

void ColourRules::moveUp(int row)
{
    if (row <= 0 || row >= rowCount())
        return;
    beginMoveRows({}, row, row, {}, row - 1);
    std::swap(m_rules[static_cast<std::size_t>(row)], m_rules[static_cast<std::size_t>(row) - 1]);
    endMoveRows();
    emit changed();
}

void ColourRules::moveDown(int row)
{
    if (row >= 0 && row + 1 < rowCount())
        moveUp(row + 1);
}

std::optional<RowMark> ColourRules::markOf(const Entry &entry) const
{
    // Most windows have no rule, and every cell on screen is asked.
    if (m_rules.empty())
        return std::nullopt;
    const query::EventFacts facts(entry);
    for (const auto &each : m_rules) {
        if (each.rule.isOn && each.expression && query::evaluate(*each.expression, facts) == query::Verdict::Yes)
            return each.rule.mark;
    }
    return std::nullopt;
}

int ColourRules::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rules.size());
}

int ColourRules::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ColourRules::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &rule = this->rule(index.row());
    const bool isName = index.column() == NameColumn;
    switch (role) {
    case Qt::DisplayRole:
        return shortened(isName ? rule.name : rule.text);
    case FullTextRole:
        return isName ? rule.name : rule.text;
    case MarkRole:
        return static_cast<int>(rule.mark);
    case Qt::CheckStateRole:
        return isName ? QVariant(rule.isOn ? Qt::Checked : Qt::Unchecked) : QVariant();
    default:
        return {};
    }
}

bool ColourRules::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    auto rule = this->rule(index.row());
    rule.isOn = value.toInt() == Qt::Checked;
    setRule(index.row(), rule);
    return true;
}

Qt::ItemFlags ColourRules::flags(const QModelIndex &index) const
{
    const auto flags = QAbstractTableModel::flags(index);
    return index.column() == NameColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant ColourRules::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Rule") : tr("Events that it marks");
}

} // namespace lockscope::ui
