// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/shell/action_specs.h"

#include <array>

namespace lockscope::ui {

/// The commands of the menus File and Edit.
// clang-format off
inline constexpr std::array fileAndEditSpecs{
    ActionSpec{.id = ActionId::ExportPicture, .menu = MenuId::File,
               .text = QT_TRANSLATE_NOOP("Action", "&Export Picture..."),
               .help = QT_TRANSLATE_NOOP("Action", "Write the picture on screen to a file: SVG, PNG or text"),
               .icon = "export", .keys = "Ctrl+E"},
    ActionSpec{.id = ActionId::OpenDataFolder, .menu = MenuId::File,
               .text = QT_TRANSLATE_NOOP("Action", "Open &Data Folder"),
               .help = QT_TRANSLATE_NOOP("Action", "Open the folder with the server's journal in the file manager"),
               .icon = "folder", .keys = "Ctrl+Shift+D"},
    ActionSpec{.id = ActionId::Quit, .menu = MenuId::File, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Quit"),
               .help = QT_TRANSLATE_NOOP("Action", "Stop the server cleanly and close Lockscope"),
               .icon = "quit", .keys = "Ctrl+Q"},

    ActionSpec{.id = ActionId::Copy, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "&Copy Cell"),
               .help = QT_TRANSLATE_NOOP("Action", "Copy the text of the current cell"),
               .icon = "copy", .keys = "Ctrl+C", .reach = KeyReach::Rows},
    ActionSpec{.id = ActionId::CopyAsText, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "Copy &Row as Text"),
               .help = QT_TRANSLATE_NOOP("Action", "Copy the selected row, its cells divided by tabs"),
               .icon = "copy-text", .keys = "Ctrl+Shift+T", .reach = KeyReach::Rows},
    ActionSpec{.id = ActionId::CopyAsScenario, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "Copy as &Scenario Line"),
               .help = QT_TRANSLATE_NOOP("Action", "Copy the selected thing as lines of a scenario"),
               .icon = "log", .keys = "Ctrl+Alt+C"},
    ActionSpec{.id = ActionId::CopyServerAddress, .menu = MenuId::Edit, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "Copy Server &Address"),
               .help = QT_TRANSLATE_NOOP("Action", "Copy the address that Ticketing clients connect to"),
               .icon = "address", .keys = "Ctrl+Shift+S"},

    ActionSpec{.id = ActionId::FocusFilter, .menu = MenuId::Edit, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Filter"),
               .help = QT_TRANSLATE_NOOP("Action", "Write an expression that says what the lists show"),
               .icon = "filter", .keys = "/"},
    ActionSpec{.id = ActionId::ClearFilter, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "Show &Everything"),
               .help = QT_TRANSLATE_NOOP("Action", "Take the filter away"),
               .icon = "filter-clear", .keys = "Ctrl+/"},
    ActionSpec{.id = ActionId::FilterByCell, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "Filter &by This"),
               .help = QT_TRANSLATE_NOOP("Action", "Show only what has the current cell's value"),
               .icon = "filter-by", .keys = "Ctrl+F", .reach = KeyReach::Rows},
    ActionSpec{.id = ActionId::ExcludeCell, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "And &Not This"),
               .help = QT_TRANSLATE_NOOP("Action", "Hide what has the current cell's value"),
               .icon = "filter-not", .keys = "Ctrl+Shift+F", .reach = KeyReach::Rows},
    ActionSpec{.id = ActionId::FollowThing, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "Fo&llow"),
               .help = QT_TRANSLATE_NOOP("Action", "Show only what is about the selected thing, from first to last"),
               .icon = "follow", .keys = "Ctrl+Shift+G"},
    ActionSpec{.id = ActionId::SaveFilter, .menu = MenuId::Edit, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "Sa&ve Filter..."),
               .help = QT_TRANSLATE_NOOP("Action", "Give the filter a name to find it again"),
               .icon = "filter-saved", .keys = "Ctrl+S"},
    ActionSpec{.id = ActionId::StopFiltering, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "S&top Looking"),
               .help = QT_TRANSLATE_NOOP("Action", "Look at no more old events; what was found stays"),
               .icon = "stop", .keys = "Ctrl+."},
    ActionSpec{.id = ActionId::EditColours, .menu = MenuId::Edit,
               .text = QT_TRANSLATE_NOOP("Action", "C&olours..."),
               .help = QT_TRANSLATE_NOOP("Action", "Mark events with colours and letters by rules"),
               .icon = "colours", .keys = "Ctrl+Shift+M"},
    ActionSpec{.id = ActionId::EditSettings, .menu = MenuId::Edit, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "Settin&gs..."),
               .help = QT_TRANSLATE_NOOP("Action", "See and change everything that Lockscope remembers"),
               .icon = "settings", .keys = "Ctrl+,"},
};
// clang-format on

} // namespace lockscope::ui
