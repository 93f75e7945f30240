// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/event_pane.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/style/theme.h"
#include "ui/views/list_area.h"

namespace lockscope::ui {

EventPane::EventPane(EventList &list, QAction &goLive, QWidget *parent)
    : QWidget(parent)
    , m_list(list)
    , m_note(new QWidget(this))
    , m_text(new QLabel(m_note))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *area =
        new ListArea(list, {.sentence = tr("Whatever happens on the server and in the clients will be listed here.")});
    column->addWidget(area);
    column->addWidget(m_note);

    auto *back = new QToolButton(m_note);
    back->setDefaultAction(&goLive);
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    back->setAutoRaise(true);
    back->setFocusPolicy(Qt::StrongFocus);
    m_text->setTextFormat(Qt::PlainText);
    m_note->setObjectName(u"frozenNote");
    auto *row = new QHBoxLayout(m_note);
    row->setContentsMargins(gap, smallGap, gap, smallGap);
    row->setSpacing(gap);
    row->addWidget(m_text);
    row->addWidget(back);
    row->addStretch();
    connect(&list, &EventList::followingChanged, this, &EventPane::describe);
    setFocusProxy(area);
    describe();
}

void EventPane::describe()
{
    m_note->setVisible(m_list.isFrozen());
    const auto count = static_cast<int>(std::min<qint64>(m_list.newCount(), std::numeric_limits<int>::max()));
    m_text->setText(count == 0 ? tr("The list stands still")
                               : tr("The list stands still, %Ln new event(s)", nullptr, count));
}

} // namespace lockscope::ui
