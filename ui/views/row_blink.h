// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QBasicTimer>
#include <QColor>

#include "ui/models/selection.h"

#include <map>
#include <optional>
#include <vector>

namespace lockscope::ui {

/// Lets a row fade once after it changed, so that a silent change is seen.
///
/// What counts are the rows on screen and the texts that they show: a model says "these hundred may have changed", a
/// person wants to see the one that did. Rows are known by what they stand for, and of many changes at once only some
/// are shown, so that the cost is bounded at any rate.
class RowBlink : public QObject
{
    Q_OBJECT

public:
    /// `columns` are the ones whose change matters; a countdown is none of them. `view` has its model already.
    RowBlink(QAbstractItemView &view, std::vector<int> columns);

    void setEnabled(bool on);
    /// The rows may say something else without a signal of the model.
    void lookAgain() { markDirty(); }
    /// What is behind the row just now; none: it did not change lately.
    [[nodiscard]] std::optional<QColor> colour(const QModelIndex &index, const QPalette &palette) const;

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    struct Row
    {
        Selection thing;
        int stepsLeft = 0;
    };

    [[nodiscard]] bool isWatching() const;
    void markDirty();
    void compare();
    void startNew(const QModelIndex &index);
    void start(const Selection &thing);
    [[nodiscard]] size_t fingerprint(const QModelIndex &index) const;

    QAbstractItemView &m_view;
    std::vector<int> m_columns;
    bool m_enabled = true;
    bool m_dirty = false;
    /// What the rows on screen said when they were last looked at.
    std::map<Selection, size_t> m_seen;
    std::vector<Row> m_rows;
    QBasicTimer m_timer;
};

} // namespace lockscope::ui
