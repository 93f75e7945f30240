// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/row_blink.h"

#include <QTimerEvent>

#include "ui/style/theme.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

namespace {

constexpr int steps = 14;
constexpr int stepMs = 50;
constexpr double strongest = 0.8;
/// More than stand on any screen.
constexpr int rowsMax = 256;

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
        for (int row = first; row <= last && row - first < rowsMax; ++row)
            start(m_view.model()->index(row, 0, parent));
    });
    connect(model, &QAbstractItemModel::modelReset, this, [this] { m_seen.clear(); });
}

void RowBlink::setEnabled(bool on)
{
    m_enabled = on;
    m_rows.clear();
    m_seen.clear();
}

std::optional<QColor> RowBlink::colour(const QModelIndex &index, const QPalette &palette) const
{
    const auto first = index.siblingAtColumn(0);
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&first](const Row &it) { return it.index == first; });
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
    for (auto &row : m_rows) {
        --row.stepsLeft;
        repaint(row.index);
    }
    std::erase_if(m_rows, [](const Row &row) { return row.stepsLeft <= 0 || !row.index.isValid(); });
    if (m_rows.empty())
        m_timer.stop();
}

void RowBlink::markDirty()
{
    if (!m_enabled || !m_view.isVisible())
        return;
    m_dirty = true;
    if (!m_timer.isActive())
        m_timer.start(stepMs, this);
}

void RowBlink::compare()
{
    const auto *viewport = m_view.viewport();
    QHash<QPersistentModelIndex, size_t> seen;
    for (int y = 0; y < viewport->height() && seen.size() < rowsMax;) {
        const auto index = m_view.indexAt(QPoint(1, y)).siblingAtColumn(0);
        const auto height = index.isValid() ? m_view.visualRect(index).height() : 0;
        if (height <= 0)
            break;
        y += height;
        const QPersistentModelIndex row(index);
        const auto now = fingerprint(index);
        const auto before = m_seen.constFind(row);
        if (before != m_seen.constEnd() && *before != now)
            start(index);
        seen.insert(row, now);
    }
    m_seen = seen;
}

void RowBlink::start(const QModelIndex &index)
{
    if (!m_enabled || !m_view.isVisible())
        return;
    const auto known =
        std::find_if(m_rows.begin(), m_rows.end(), [&index](const Row &it) { return it.index == index; });
    if (known != m_rows.end())
        known->stepsLeft = steps;
    else if (m_rows.size() < rowsMax)
        m_rows.push_back({index, steps});
    if (!m_timer.isActive())
        m_timer.start(stepMs, this);
}

void RowBlink::repaint(const QModelIndex &index) const
{
    const auto row = m_view.visualRect(index);
    if (!row.isEmpty())
        m_view.viewport()->update(0, row.top(), m_view.viewport()->width(), row.height());
}

size_t RowBlink::fingerprint(const QModelIndex &index) const
{
    size_t print = 0;
    for (const int column : m_columns)
        print = qHashMulti(print, index.siblingAtColumn(column).data().toString());
    return print;
}

} // namespace lockscope::ui
