// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/outside_guard.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPushButton>

namespace lockscope::ui {

OutsideGuard::OutsideGuard(ActionRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_window(window)
{
    registry.refuse(ActionId::ReadOnly, tr("it is for servers outside of this console"));
    connect(registry.action(ActionId::ReadOnly), &QAction::toggled, this, &OutsideGuard::changed);
}

void OutsideGuard::setOutside(const QString &addresses)
{
    m_addresses = addresses;
    m_registry.allow(ActionId::ReadOnly);
    emit addressed(addresses);
    emit changed();
}

bool OutsideGuard::isReadOnly() const
{
    return isOutside() && m_registry.action(ActionId::ReadOnly)->isChecked();
}

void OutsideGuard::pass(const QString &what, const std::function<void()> &act)
{
    if (isReadOnly()) {
        emit answered(what, Answer::ReadOnly);
        return;
    }
    if (!isOutside())
        return act();
    if (m_isTrusted) {
        emit answered(what, Answer::Yes);
        return act();
    }
    auto *question = new QMessageBox(QMessageBox::Question,
                                     tr("Servers Outside"),
                                     tr("This reaches servers that are not part of this console."),
                                     QMessageBox::Cancel,
                                     &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(tr("%1\nServers: %2").arg(what, m_addresses));
    auto *go = question->addButton(tr("&Do It"), QMessageBox::AcceptRole);
    question->setDefaultButton(go);
    auto *again = new QCheckBox(tr("Do &not ask again in this window"), question);
    question->setCheckBox(again);
    connect(go, &QPushButton::clicked, this, [this, again, what, act] {
        m_isTrusted = again->isChecked();
        emit answered(what, Answer::Yes);
        act();
    });
    connect(question, &QMessageBox::rejected, this, [this, what] { emit answered(what, Answer::No); });
    question->open();
}

} // namespace lockscope::ui
