// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>

#include "ui/views/table_list.h"

namespace lockscope::ui {

/// The list of events. It follows the newest one until a person looks back; then it stands still and counts what comes.
class EventList : public TableList
{
    Q_OBJECT

public:
    explicit EventList(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    [[nodiscard]] bool isFrozen() const { return m_frozen; }
    /// Events that came since the list was frozen.
    [[nodiscard]] qint64 newCount() const { return m_newCount; }

    /// Stands still with that row on screen.
    void standAt(const QModelIndex &row);

public slots:
    void setFrozen(bool frozen);

signals:
    /// The list was frozen or follows again, or newCount() changed.
    void followingChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void take(int first, int last);
    void drop(int first, int last);
    void shift(int rows);
    void follow();

    bool m_frozen = false;
    /// The list itself moves its bar just now, so that nobody looked back.
    bool m_scrolling = false;
    qint64 m_newCount = 0;
};

} // namespace lockscope::ui
