// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/menus.h"

#include <QToolButton>

#include "ui/style/icon.h"

#include <optional>
#include <vector>

namespace lockscope::ui {

void fillMenuBar(QMenuBar &bar, const ActionRegistry &registry)
{
    std::vector<QMenu *> menus(menuSpecs().size(), nullptr);
    const auto place = [&menus](MenuId id) -> QMenu *& { return menus.at(static_cast<std::size_t>(id)); };
    for (const auto &spec : menuSpecs()) {
        if (!spec.isSubmenu)
            place(spec.id) = bar.addMenu(actionText(spec.text));
    }
    for (const auto &spec : actionSpecs()) {
        auto *&menu = place(spec.menu);
        // A submenu stands where the first of its actions would.
        if (menu == nullptr) {
            const auto &submenu = menuSpecs()[static_cast<std::size_t>(spec.menu)];
            menu =
                place(MenuId::View)->addMenu(themedIcon(QString::fromLatin1(submenu.icon)), actionText(submenu.text));
        }
        if (spec.beginsGroup)
            menu->addSeparator();
        menu->addAction(registry.action(spec.id));
    }
    for (auto *menu : menus)
        menu->setToolTipsVisible(false);
}

void fillToolBar(QToolBar &bar, const ActionRegistry &registry)
{
    std::optional<MenuId> group;
    for (const auto &spec : actionSpecs()) {
        if (*spec.toolText == '\0')
            continue;
        if (group && *group != spec.menu)
            bar.addSeparator();
        group = spec.menu;
        bar.addAction(registry.action(spec.id));
        auto *button = qobject_cast<QToolButton *>(bar.widgetForAction(registry.action(spec.id)));
        if (spec.iconOnly && button != nullptr)
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void fillRowMenu(QMenu &menu, const ActionRegistry &registry)
{
    for (const auto id : {ActionId::Acquire, ActionId::Release, ActionId::Cancel, ActionId::Cut})
        menu.addAction(registry.action(id));
    menu.addSeparator();
    menu.addAction(registry.action(ActionId::HoldLane));
    menu.addAction(registry.action(ActionId::DrainLane));
    menu.addSeparator();
    for (const auto id : {ActionId::LeadNode, ActionId::CrashNode, ActionId::StartNode})
        menu.addAction(registry.action(id));
    menu.addSeparator();
    for (const auto id : {ActionId::FilterByCell, ActionId::ExcludeCell, ActionId::FollowThing})
        menu.addAction(registry.action(id));
    menu.addSeparator();
    menu.addAction(registry.action(ActionId::Copy));
    menu.addAction(registry.action(ActionId::CopyAsText));
}

} // namespace lockscope::ui
