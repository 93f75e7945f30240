// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/shell/action_specs.h"

#include <array>

namespace lockscope::ui {

/// The commands about files and the program itself.
// clang-format off
inline constexpr std::array programSpecs{
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
    ActionSpec{.id = ActionId::About, .menu = MenuId::Help,
               .text = QT_TRANSLATE_NOOP("Action", "&About Lockscope"),
               .help = QT_TRANSLATE_NOOP("Action", "Show version, licences and information about this system"),
               .icon = "about", .keys = "F1"},
    ActionSpec{.id = ActionId::AboutQt, .menu = MenuId::Help,
               .text = QT_TRANSLATE_NOOP("Action", "About &Qt"),
               .help = QT_TRANSLATE_NOOP("Action", "Show what Lockscope is built with"),
               .icon = "about-qt"},
};
// clang-format on

} // namespace lockscope::ui
