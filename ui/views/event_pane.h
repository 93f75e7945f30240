// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QWidget>

#include "ui/views/event_list.h"

class QLabel;

namespace lockscope::ui {

/// The list of events, and below it, while it stands still, a note that says so with the way back to the newest one.
class EventPane : public QWidget
{
    Q_OBJECT

public:
    /// `list` has its model already and becomes a child; `goLive` follows again.
    EventPane(EventList &list, QAction &goLive, QWidget *parent = nullptr);

private:
    void describe();

    EventList &m_list;
    QWidget *m_note;
    QLabel *m_text;
};

} // namespace lockscope::ui
