// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/inspector_pane.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/style/theme.h"
#include "ui/views/action_row.h"
#include "ui/views/cell_delegate.h"
#include "ui/views/list_area.h"
#include "ui/views/tree_list.h"

namespace lockscope::ui {

namespace {

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

InspectorPane::InspectorPane(InspectorModel &model, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_list(new TreeList(this))
    , m_title(plainLabel(this))
    , m_difference(plainLabel(this))
    , m_buttons(new ActionRow(actions, this))
{
    auto font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_title->setContentsMargins(gap, gap, gap, smallGap);
    m_difference->setContentsMargins(gap, smallGap, gap, smallGap);
    m_difference->setObjectName(u"difference");
    m_list->setModel(&model);
    m_list->setRootIsDecorated(false);
    auto *delegate = new CellDelegate(m_list);
    delegate->setWrapping(m_list->header());
    m_list->setItemDelegate(delegate);
    m_list->setUniformRowHeights(false);
    connect(m_list->header(), &QHeaderView::sectionResized, m_list, &TreeList::doItemsLayout);
    m_list->setAccessibleName(tr("Properties of the selected thing"));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_difference);
    auto *area = new ListArea(*m_list,
                              {.sentence = tr("Select a lock, a request, a client, a connection, a fate or an event: "
                                              "all that is known about it will stand here.")});
    column->addWidget(area, 1);
    column->addWidget(m_buttons);
    setFocusProxy(area);
    connect(&model, &InspectorModel::summaryChanged, this, &InspectorPane::describe);
    connect(&model, &QAbstractItemModel::modelReset, this, &InspectorPane::describe);
    describe();
}

void InspectorPane::describe()
{
    const bool hasRows = m_model.rowCount() > 0;
    m_title->setText(m_model.title());
    m_title->setVisible(hasRows);
    m_buttons->setVisible(hasRows);
    m_difference->setText(m_model.difference());
    m_difference->setVisible(!m_model.difference().isEmpty());
    m_list->setColumnHidden(InspectorModel::TruthColumn, !m_model.hasTwoSides());
}

} // namespace lockscope::ui
