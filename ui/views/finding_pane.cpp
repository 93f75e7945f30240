// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/finding_pane.h"

#include <QLabel>
#include <QSplitter>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/models/finding_text.h"
#include "ui/models/roles.h"
#include "ui/style/theme.h"
#include "ui/views/answer_view.h"
#include "ui/views/list_area.h"
#include "ui/views/tree_list.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

FindingPane::FindingPane(const Cursor &cursor, FindingModel &findings, TreeList &list, QWidget *parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_findings(findings)
    , m_note(new QLabel(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_answer(new AnswerView(this))
{
    m_answer->setAccessibleName(tr("What the finding means"));
    auto *area =
        new ListArea(list,
                     {.sentence = tr("Nothing is wrong so far. What breaks a promise, what is about to go wrong "
                                     "and what is worth knowing stands here, with the events that show it.")},
                     this);
    m_splitter->addWidget(area);
    m_splitter->addWidget(m_answer);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setContentsMargins(gap, smallGap, gap, smallGap);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_note);
    setFocusProxy(area);
    connect(m_answer, &AnswerView::picked, this, &FindingPane::picked);
    connect(&list, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        const auto selection = index.data(SelectionRole).value<Selection>();
        if (const auto *number = std::get_if<check::FindingNumber>(&selection))
            emit picked(m_findings.find(*number)->first);
    });
    connect(&findings, &FindingModel::countsChanged, this, &FindingPane::describe);
    connect(&findings, &QAbstractItemModel::dataChanged, this, &FindingPane::explain);
    describe();
}

void FindingPane::setSelection(const Selection &selection)
{
    m_selection = selection;
    explain();
}

/// A low area has the text beside the list, a narrow one below it.
void FindingPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() > height() ? Qt::Horizontal : Qt::Vertical);
}

void FindingPane::describe()
{
    QStringList parts;
    if (m_findings.late() > 0)
        parts << tr("%Ln event(s) are not judged yet.", nullptr, static_cast<int>(m_findings.late()));
    if (m_findings.laterCount() > 0)
        parts << tr("%Ln finding(s) come later than this moment; Enter goes there.",
                    nullptr,
                    static_cast<int>(m_findings.laterCount()));
    if (m_findings.leftOut() > 0)
        parts << tr(
            "%Ln older or lesser finding(s) went for new ones.", nullptr, static_cast<int>(m_findings.leftOut()));
    m_note->setText(parts.join(u' '));
    m_note->setVisible(!parts.isEmpty());
    explain();
}

void FindingPane::explain()
{
    const auto *number = std::get_if<check::FindingNumber>(&m_selection);
    const auto *finding = number == nullptr ? nullptr : m_findings.find(*number);
    m_answer->setVisible(m_findings.rowCount() > 0);
    m_answer->setAnswer(finding == nullptr
                            ? Answer{tr("Choose a finding: what it means and what to do stands here."), {}, {}}
                            : answerOf(*finding, m_cursor));
}

} // namespace lockscope::ui
