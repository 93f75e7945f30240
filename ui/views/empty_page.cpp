// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/empty_page.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/style/theme.h"
#include "ui/views/action_button.h"

namespace lockscope::ui {

EmptyPage::EmptyPage(const EmptyText &text, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_sentence(new QLabel(text.sentence, this))
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignHCenter);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);

    setFocusPolicy(text.action == nullptr ? Qt::StrongFocus : Qt::NoFocus);
    setAccessibleName(name);
    setAccessibleDescription(text.sentence);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(largeGap, largeGap, largeGap, largeGap);
    column->setSpacing(gap + smallGap);
    column->addStretch(2);
    column->addWidget(m_sentence);
    if (text.action != nullptr) {
        auto *button = new ActionButton(*text.action, text.actionText, this);
        column->addWidget(button, 0, Qt::AlignHCenter);
        setFocusProxy(button);
    }
    column->addStretch(3);
}

void EmptyPage::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
}

} // namespace lockscope::ui
