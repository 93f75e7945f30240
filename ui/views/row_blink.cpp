// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/row_blink.h"

#include <QTimerEvent>

#include "ui/models/roles.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

namespace {

constexpr int steps = 14;
constexpr int stepMs = 50;
constexpr double strongest = 0.8;
/// More than stand on any screen.
constexpr std::size_t seenMax = 256;
/// More than an eye follows.
constexpr std::size_t blinksMax = 24;

Selection thingOf(const QModelIndex &index)
{
    return index.siblingAtColumn(0).data(SelectionRole).value<Selection>();
}

} // namespace

RowBlink::RowBlink(QAbstractItemView &view, std::vector<int> columns)
    : QObject(&view)
    , m_view(view)
    , m_columns(std::move(columns))
{
    const auto *model = view.model();
    connect(model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first, const QModelIndex &last) {
        if (std::any_of(m_columns.begin(), m_columns.end(), [&](int it) {
                return it >= first.column() && it <= last.column();
            }))
            markDirty();
    });
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int first, int last) {
        for (int row = first; isWatching() && row <= last && m_rows.size() < blinksMax; ++row)
            startNew(m_view.model()->index(row, 0, parent));
    });
    connect(model, &QAbstractItemModel::modelReset, this, [this] { m_seen.clear(); });
}

void RowBlink::setEnabled(bool on)
{
    m_enabled = on;
    m_rows.clear();
    m_seen.clear();
}

/// A person could see a row blink.
bool RowBlink::isWatching() const
{
    return m_enabled && m_view.isVisible();
}

std::optional<QColor> RowBlink::colour(const QModelIndex &index, const QPalette &palette) const
{
    if (m_rows.empty())
        return std::nullopt;
    const auto thing = thingOf(index);
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&thing](const Row &it) { return it.thing == thing; });
    if (row == m_rows.end())
        return std::nullopt;
    const auto share = strongest * row->stepsLeft / steps;
    return mixed(toneOf(Tone::Blink, schemeOf(palette)), palette.color(QPalette::Base), share);
}

void RowBlink::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return QObject::timerEvent(event);
    if (std::exchange(m_dirty, false))
        compare();
    for (auto &row : m_rows)
        --row.stepsLeft;
    if (!m_rows.empty())
        m_view.viewport()->update();
    std::erase_if(m_rows, [](const Row &row) { return row.stepsLeft <= 0; });
    if (m_rows.empty())
        m_timer.stop();
}

void RowBlink::markDirty()
{
    if (!isWatching())
        return;
    m_dirty = true;
    if (!m_timer.isActive())
        m_timer.start(stepMs, this);
}

void RowBlink::compare()
{
    const auto *viewport = m_view.viewport();
    std::map<Selection, size_t> seen;
    for (int y = 0; y < viewport->height() && seen.size() < seenMax;) {
        const auto index = m_view.indexAt(QPoint(1, y)).siblingAtColumn(0);
        const auto height = index.isValid() ? m_view.visualRect(index).height() : 0;
        if (height <= 0)
            break;
        y += height;
        const auto thing = thingOf(index);
        const auto now = fingerprint(index);
        const auto before = m_seen.find(thing);
        if (before != m_seen.end() && before->second != now)
            start(thing);
        seen.emplace(thing, now);
    }
    m_seen = std::move(seen);
}

/// A row may come with what stands beneath it.
void RowBlink::startNew(const QModelIndex &index)
{
    start(thingOf(index));
    const auto &model = *m_view.model();
    for (int row = 0; row < model.rowCount(index) && m_rows.size() < blinksMax; ++row)
        startNew(model.index(row, 0, index));
}

void RowBlink::start(const Selection &thing)
{
    // Rows that only group others stand for nothing that could change.
    if (!isWatching() || std::holds_alternative<NoSelection>(thing))
        return;
    const auto known =
        std::find_if(m_rows.begin(), m_rows.end(), [&thing](const Row &it) { return it.thing == thing; });
    if (known != m_rows.end())
        known->stepsLeft = steps;
    else if (m_rows.size() < blinksMax)
        m_rows.push_back({thing, steps});
    if (!m_timer.isActive())
        m_timer.start(stepMs, this);
}

size_t RowBlink::fingerprint(const QModelIndex &index) const
{
    size_t print = 0;
    for (const int column : m_columns)
        print = qHashMulti(print, index.siblingAtColumn(column).data().toString());
    return print;
}

} // namespace lockscope::ui
