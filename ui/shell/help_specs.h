// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/shell/action_specs.h"

#include <array>

namespace lockscope::ui {

/// The commands of the menus Analyse and Help.
// clang-format off
inline constexpr std::array helpSpecs{
    ActionSpec{.id = ActionId::Why, .menu = MenuId::Analyse,
               .text = QT_TRANSLATE_NOOP("Action", "&Why?"),
               .help = QT_TRANSLATE_NOOP("Action", "Say why the selected thing is as it is, with the events behind it"),
               .icon = "why", .keys = "Y",
               .toolText = QT_TRANSLATE_NOOP("Action", "Why?")},
    ActionSpec{.id = ActionId::FatesAsTable, .menu = MenuId::Analyse, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "Fates as &Table"),
               .help = QT_TRANSLATE_NOOP("Action", "Show the fates as a table instead of a board of cards"),
               .icon = "table", .keys = "Ctrl+Shift+V"},

    ActionSpec{.id = ActionId::ShowManual, .menu = MenuId::Help,
               .text = QT_TRANSLATE_NOOP("Action", "&Manual"),
               .help = QT_TRANSLATE_NOOP("Action", "Open the manual at what it says about this area"),
               .icon = "manual", .keys = "F1"},
    ActionSpec{.id = ActionId::ShowStartPage, .menu = MenuId::Help, .beginsGroup = true, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "Sta&rt Page"),
               .help = QT_TRANSLATE_NOOP("Action", "Show or leave the page that the program began with"),
               .icon = "start-page"},
    ActionSpec{.id = ActionId::TellStory, .menu = MenuId::Help,
               .text = QT_TRANSLATE_NOOP("Action", "&Show Me: a Lost Reply"),
               .help = QT_TRANSLATE_NOOP("Action", "Watch a lost reply and what becomes of it, in thirty seconds"),
               .icon = "story"},
    ActionSpec{.id = ActionId::About, .menu = MenuId::Help, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&About Lockscope"),
               .help = QT_TRANSLATE_NOOP("Action", "Show version, licences and information about this system"),
               .icon = "about"},
    ActionSpec{.id = ActionId::AboutQt, .menu = MenuId::Help,
               .text = QT_TRANSLATE_NOOP("Action", "About &Qt"),
               .help = QT_TRANSLATE_NOOP("Action", "Show what Lockscope is built with"),
               .icon = "about-qt"},
};
// clang-format on

} // namespace lockscope::ui
