// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sequence_model.h"

#include "ui/models/event_text.h"
#include "ui/models/plain_text.h"
#include "ui/models/roles.h"
#include "ui/models/sequence_things.h"

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace lockscope::ui {

SequenceModel::SequenceModel(const Pictures &pictures, const TimeRange &range, QObject *parent)
    : QAbstractTableModel(parent)
    , m_pictures(pictures)
    , m_range(range)
    , m_words(pictures.cursor())
{
    connect(&pictures, &Pictures::changed, this, [this] {
        follow();
        tellChanges();
    });
    connect(&range, &TimeRange::changed, this, &SequenceModel::follow);
}

void SequenceModel::setShown(bool on)
{
    m_isShown = on;
    follow();
}

void SequenceModel::follow()
{
    RowWindow wanted{m_window.end, m_window.end};
    if (m_isShown) {
        const auto [first, end] = m_pictures.sequence().items().begunIn(m_range.shown());
        wanted = {first.value(), end.value()};
    }
    m_window.moveTo(
        wanted,
        [this](int first, int last, auto change) {
            beginRemoveRows({}, first, last);
            change();
            endRemoveRows();
        },
        [this](int first, int last, auto change) {
            beginInsertRows({}, first, last);
            change();
            endInsertRows();
        });
}

void SequenceModel::tellChanges()
{
    const auto &changed = m_pictures.changedItems();
    if (!changed)
        return;
    const auto part = m_window.part(changed->first.value(), changed->second.value() + 1);
    if (part.size() > 0)
        emit dataChanged(index(m_window.rowOf(part.first), 0), index(m_window.rowOf(part.end) - 1, ColumnCount - 1));
}

QModelIndex SequenceModel::indexOf(const Selection &selection) const
{
    // Rows that anybody would look through; of more the first ones.
    constexpr int searchedMax = 5'000;
    const SequenceChoice belongs(selection, m_pictures);
    for (int row = 0; row < std::min(rowCount(), searchedMax); ++row) {
        const auto *item = m_pictures.sequence().items().find(picture::ItemNumber(m_window.numberAt(row)));
        if (item != nullptr && belongs(*item))
            return index(row, 0);
    }
    return {};
}

int SequenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_window.size();
}

int SequenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SequenceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const picture::ItemNumber number(m_window.numberAt(index.row()));
    const auto *item = m_pictures.sequence().items().find(number);
    if (item == nullptr)
        return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cellText(*item, column));
    case FullTextRole:
        return cellText(*item, column);
    case SelectionRole:
        return QVariant::fromValue(selectionOf(*item, m_pictures));
    case SortRole:
        return static_cast<qint64>(number.value());
    case StateRole:
        if (column == OutcomeColumn && item->passage == picture::Passage::Lost)
            return static_cast<int>(ShownState::Refused);
        return {};
    default:
        return {};
    }
}

QString SequenceModel::cellText(const picture::SequenceItem &item, Column column) const
{
    const auto &parties = m_pictures.sequence().parties();
    const auto *cause = m_pictures.eventAt(item.cause);
    const auto *event = cause != nullptr ? cause : m_pictures.eventAt(item.effect);
    switch (column) {
    case TimeColumn:
        return QString::fromStdString(m_words.timeText(item.begin, 1ms));
    case WhatColumn:
        return m_words.itemLabel(item);
    case FromColumn:
        return m_words.partyName(parties[item.from]);
    case ToColumn:
        return item.from == item.to ? QString() : m_words.partyName(parties[item.to]);
    case KeyColumn:
        return event != nullptr ? plain(textOf(*event).key) : QString();
    case OutcomeColumn:
        switch (item.passage) {
        case picture::Passage::None:
            return {};
        case picture::Passage::OnTheWay:
            return tr("on its way");
        case picture::Passage::Arrived:
            return measuredText(item.end - item.begin);
        case picture::Passage::Lost:
            return tr("lost");
        case picture::Passage::OneSided:
            return tr("one side only");
        }
        return {};
    case EventColumn:
        return event != nullptr ? QString::number(event->number.value()) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

QVariant SequenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case TimeColumn:
        return tr("Time");
    case WhatColumn:
        return tr("What");
    case FromColumn:
        return tr("From");
    case ToColumn:
        return tr("To");
    case KeyColumn:
        return tr("Key");
    case OutcomeColumn:
        return tr("Took");
    case EventColumn:
        return tr("Event");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lockscope::ui
