// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/find_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "ui/editor/scenario_editor.h"
#include "ui/style/theme.h"
#include "ui/views/flow_layout.h"

namespace lockscope::ui {

FindBar::FindBar(ScenarioEditor &editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_wanted(new QLineEdit(this))
    , m_instead(new QLineEdit(this))
    , m_exact(new QCheckBox(tr("&Match case"), this))
    , m_answer(new QLabel(this))
{
    m_wanted->setPlaceholderText(tr("Find"));
    m_wanted->setAccessibleName(tr("Find"));
    m_instead->setPlaceholderText(tr("Replace with"));
    m_instead->setAccessibleName(tr("Replace with"));
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new FlowLayout(this);
    row->setContentsMargins(gap, smallGap, gap, smallGap);
    row->setSpacing(smallGap);
    const auto button = [this](const QString &text, auto perform) {
        auto *made = new QPushButton(text, this);
        connect(made, &QPushButton::clicked, this, perform);
        return made;
    };
    row->addWidget(m_wanted);
    row->addWidget(button(tr("Ne&xt"), [this] { go(Way::On); }));
    row->addWidget(button(tr("&Before"), [this] { go(Way::Back); }));
    row->addWidget(m_instead);
    row->addWidget(button(tr("&Replace"), [this] { replace(); }));
    row->addWidget(button(tr("Replace A&ll"), [this] { replaceAll(); }));
    row->addWidget(m_exact);
    row->addWidget(m_answer);
    connect(m_wanted, &QLineEdit::textChanged, m_answer, &QLabel::clear);
    setFocusProxy(m_wanted);
    hide();
}

void FindBar::open()
{
    const auto chosen = m_editor.selectedText();
    if (!chosen.isEmpty() && !chosen.contains(u'\n'))
        m_wanted->setText(chosen);
    show();
    m_wanted->selectAll();
    m_wanted->setFocus();
}

void FindBar::close()
{
    hide();
    m_editor.setFocus();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QWidget::keyPressEvent(event);
    if (auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget()))
        return button->click();
    if (m_instead->hasFocus())
        return replace();
    go(event->modifiers() == Qt::ShiftModifier ? Way::Back : Way::On);
}

bool FindBar::find(Way way)
{
    int fromLine = 0;
    int from = 0;
    int toLine = 0;
    int to = 0;
    const bool isOn = way == Way::On;
    m_editor.getSelection(&fromLine, &from, &toLine, &to);
    if (fromLine < 0)
        m_editor.getCursorPosition(&fromLine, &from), toLine = fromLine, to = from;
    return m_editor.findFirst(
        m_wanted->text(), false, m_exact->isChecked(), false, true, isOn, isOn ? toLine : fromLine, isOn ? to : from);
}

void FindBar::go(Way way)
{
    if (m_wanted->text().isEmpty())
        return;
    m_answer->setText(find(way) ? QString() : tr("Nothing found"));
}

/// What was found stands selected; a first press only finds it.
void FindBar::replace()
{
    if (m_wanted->text().isEmpty() || m_editor.isReadOnly())
        return;
    const auto how = m_exact->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    if (m_editor.selectedText().compare(m_wanted->text(), how) == 0)
        m_editor.replaceSelectedText(m_instead->text());
    go(Way::On);
}

void FindBar::replaceAll()
{
    if (m_wanted->text().isEmpty() || m_editor.isReadOnly())
        return;
    const auto how = m_exact->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    auto text = m_editor.text();
    const auto count = text.count(m_wanted->text(), how);
    m_editor.rewrite(text.replace(m_wanted->text(), m_instead->text(), how));
    m_answer->setText(tr("%n place(s) replaced", nullptr, static_cast<int>(count)));
}

} // namespace lockscope::ui
