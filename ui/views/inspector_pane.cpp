// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/inspector_pane.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/models/roles.h"
#include "ui/style/theme.h"
#include "ui/views/action_row.h"
#include "ui/views/answer_view.h"
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

InspectorPane::InspectorPane(InspectorModel &model, WhyModel &why, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_why(why)
    , m_list(new TreeList(this))
    , m_title(plainLabel(this))
    , m_difference(plainLabel(this))
    , m_answer(new AnswerView(this))
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
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(area);
    splitter->addWidget(m_answer);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    column->addWidget(splitter, 1);
    column->addWidget(m_buttons);
    setFocusProxy(area);
    m_answer->hide();
    m_answer->installEventFilter(this);
    connect(m_answer, &AnswerView::picked, this, &InspectorPane::picked);
    connect(m_list, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        if (const auto target = index.data(SelectionRole); target.isValid())
            emit picked(target.value<Selection>());
    });
    connect(&why, &WhyModel::changed, this, &InspectorPane::explain);
    connect(&model, &InspectorModel::summaryChanged, this, &InspectorPane::describe);
    connect(&model, &QAbstractItemModel::modelReset, this, &InspectorPane::describe);
    describe();
}

bool InspectorPane::isWhyShown() const
{
    return !m_answer->isHidden();
}

void InspectorPane::toggleWhy()
{
    if (isWhyShown() && m_answer->hasFocus())
        return hideWhy();
    m_askedFrom = QApplication::focusWidget();
    m_why.setActive(true);
    explain();
    m_answer->show();
    m_answer->setFocus(Qt::ShortcutFocusReason);
}

void InspectorPane::hideWhy()
{
    m_answer->hide();
    m_why.setActive(false);
    auto *back = m_askedFrom != nullptr && m_askedFrom->isVisible() ? m_askedFrom.data() : m_list;
    back->setFocus(Qt::ShortcutFocusReason);
}

bool InspectorPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        hideWhy();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void InspectorPane::explain()
{
    m_answer->setAnswer(m_why.answer());
}

void InspectorPane::describe()
{
    const bool hasRows = m_model.rowCount() > 0;
    m_title->setText(m_model.title());
    m_title->setVisible(hasRows);
    m_buttons->setVisible(hasRows);
    m_difference->setText(tr("These two differ. %1 %2").arg(m_model.difference(), m_model.consequence()).simplified());
    m_difference->setVisible(!m_model.difference().isEmpty());
    m_list->setColumnHidden(InspectorModel::TruthColumn, !m_model.hasTwoSides());
}

} // namespace lockscope::ui
