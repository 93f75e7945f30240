// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/node_pane.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/style/theme.h"
#include "ui/views/action_button.h"

namespace lockscope::ui {

NodePane::NodePane(TreeList &list, const StatusCounts &counts, QAction &addClient, QWidget *parent)
    : QWidget(parent)
    , m_counts(counts)
    , m_hint(new QWidget(this))
{
    auto *sentence = new QLabel(tr("A client of this console will stand here, with each of its requests."), m_hint);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    sentence->setAlignment(Qt::AlignHCenter);
    sentence->setForegroundRole(QPalette::PlaceholderText);
    auto *hint = new QVBoxLayout(m_hint);
    hint->setContentsMargins(largeGap, gap, largeGap, largeGap);
    hint->setSpacing(gap);
    hint->addWidget(sentence);
    hint->addWidget(new ActionButton(addClient, tr("Add a Client"), m_hint), 0, Qt::AlignHCenter);
    m_hint->setBackgroundRole(QPalette::Base);
    m_hint->setAutoFillBackground(true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(&list, 1);
    column->addWidget(m_hint);
    setFocusProxy(&list);
    connect(&counts, &StatusCounts::changed, this, &NodePane::describe);
    describe();
}

void NodePane::describe()
{
    m_hint->setVisible(m_counts.values().clients == 0);
}

} // namespace lockscope::ui
