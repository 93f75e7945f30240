// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_registry.h"

#include "ui/style/icon.h"

#include <cassert>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString withoutMnemonic(QString text)
{
    return text.remove(u'&').remove(u"..."_s);
}

} // namespace

ActionRegistry::ActionRegistry(QObject *parent)
    : QObject(parent)
{
    for (const auto &spec : actionSpecs()) {
        auto *action = new QAction(themedIcon(QString::fromLatin1(spec.icon)), actionText(spec.text), this);
        action->setObjectName(QString::fromLatin1(spec.icon));
        action->setCheckable(spec.checkable);
        action->setShortcut(QKeySequence(QString::fromLatin1(spec.keys), QKeySequence::PortableText));
        action->setShortcutContext(spec.reach == KeyReach::Rows ? Qt::WidgetShortcut : Qt::WindowShortcut);
        action->setMenuRole(spec.id == ActionId::Quit ? QAction::QuitRole : QAction::NoRole);
        if (*spec.toolText != '\0')
            action->setIconText(actionText(spec.toolText));
        m_actions.push_back(action);
        m_reasons.emplace_back();
        describe(spec.id, {});
    }
}

void ActionRegistry::allow(ActionId id)
{
    judge(id, {});
}

void ActionRegistry::refuse(ActionId id, const QString &reason)
{
    assert(!reason.isEmpty());
    judge(id, reason);
}

/// Asked many times a second, and nearly always with the same answer.
void ActionRegistry::judge(ActionId id, const QString &reason)
{
    auto &known = m_reasons.at(static_cast<std::size_t>(id));
    if (known == reason)
        return;
    known = reason;
    action(id)->setEnabled(reason.isEmpty());
    describe(id, reason);
}

void ActionRegistry::describe(ActionId id, const QString &reason)
{
    auto *action = this->action(id);
    const auto &spec = specOf(id);
    const auto help = actionText(spec.help);
    const auto keys = action->shortcut().toString(QKeySequence::NativeText);
    const auto name = withoutMnemonic(actionText(spec.text));
    const auto title = keys.isEmpty() ? name : tr("%1 (%2)").arg(name, keys);
    action->setStatusTip(reason.isEmpty() ? help : tr("%1. Not now: %2").arg(help, reason));
    // Tool tips are HTML here, because a plain one cannot say what is a name and what is an explanation.
    action->setToolTip(
        u"<b>%1</b><br>%2"_s.arg(title.toHtmlEscaped(), (reason.isEmpty() ? help : reason).toHtmlEscaped()));
}

} // namespace lockscope::ui
