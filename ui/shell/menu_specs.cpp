// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "ui/shell/action_specs.h"

#include <array>

namespace lockscope::ui {

namespace {

// clang-format off
constexpr std::array menus{
    MenuSpec{.id = MenuId::File, .text = QT_TRANSLATE_NOOP("Action", "&File")},
    MenuSpec{.id = MenuId::Edit, .text = QT_TRANSLATE_NOOP("Action", "&Edit")},
    MenuSpec{.id = MenuId::View, .text = QT_TRANSLATE_NOOP("Action", "&View")},
    MenuSpec{.id = MenuId::Go, .text = QT_TRANSLATE_NOOP("Action", "&Go")},
    MenuSpec{.id = MenuId::Server, .text = QT_TRANSLATE_NOOP("Action", "&Server")},
    MenuSpec{.id = MenuId::Clients, .text = QT_TRANSLATE_NOOP("Action", "&Clients")},
    MenuSpec{.id = MenuId::Faults, .text = QT_TRANSLATE_NOOP("Action", "Faul&ts")},
    MenuSpec{.id = MenuId::Scenario, .text = QT_TRANSLATE_NOOP("Action", "Sce&nario")},
    MenuSpec{.id = MenuId::Analyse, .text = QT_TRANSLATE_NOOP("Action", "&Analyse")},
    MenuSpec{.id = MenuId::Help, .text = QT_TRANSLATE_NOOP("Action", "&Help")},
    MenuSpec{.id = MenuId::Areas, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "&Areas"), .icon = "nodes"},
    MenuSpec{.id = MenuId::Pictures, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "&Pictures"),
             .icon = "sequence"},
    MenuSpec{.id = MenuId::Columns, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "Colu&mns of the Sequence"),
             .icon = "column-pin"},
    MenuSpec{.id = MenuId::Rows, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "R&ows of the Timeline"),
             .icon = "rows-taller"},
    MenuSpec{.id = MenuId::Theme, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "&Theme"),
             .icon = "theme-system"},
    MenuSpec{.id = MenuId::Text, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "Te&xt Size"),
             .icon = "text-larger"},
    MenuSpec{.id = MenuId::Language, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "Lan&guage"),
             .icon = "language"},
};
// clang-format on

constexpr bool standInOrder()
{
    for (std::size_t i = 0; i < menus.size(); ++i) {
        if (static_cast<std::size_t>(menus[i].id) != i)
            return false;
    }
    return menus.back().id == MenuId::Language;
}
static_assert(standInOrder());

} // namespace

std::span<const MenuSpec> menuSpecs()
{
    return menus;
}

} // namespace lockscope::ui
