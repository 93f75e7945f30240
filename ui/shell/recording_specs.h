// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/shell/action_specs.h"

#include <array>

namespace lockscope::ui {

/// The commands about recordings and the places in them.
// clang-format off
inline constexpr std::array recordingSpecs{
    ActionSpec{.id = ActionId::OpenRecording, .menu = MenuId::File,
               .text = QT_TRANSLATE_NOOP("Action", "&Open Recording..."),
               .help = QT_TRANSLATE_NOOP("Action", "Look at a recording in a window of its own"),
               .icon = "recording-open", .keys = "Ctrl+Shift+O"},
    ActionSpec{.id = ActionId::SaveRecording, .menu = MenuId::File,
               .text = QT_TRANSLATE_NOOP("Action", "&Save Recording As..."),
               .help = QT_TRANSLATE_NOOP("Action", "Save a copy of everything that was recorded so far"),
               .icon = "recording-save", .keys = "Ctrl+Alt+K"},
    ActionSpec{.id = ActionId::ReloadRecording, .menu = MenuId::File,
               .text = QT_TRANSLATE_NOOP("Action", "Show What &Came Since"),
               .help = QT_TRANSLATE_NOOP("Action", "Show what came into this recording since it was opened"),
               .icon = "recording-reload", .keys = "Ctrl+Alt+L"},
    ActionSpec{.id = ActionId::RecordingLimit, .menu = MenuId::File,
               .text = QT_TRANSLATE_NOOP("Action", "&Limit of Recordings..."),
               .help = QT_TRANSLATE_NOOP("Action", "Say how large a recording may become before its oldest part goes"),
               .icon = "recording-limit"},
    ActionSpec{.id = ActionId::ShowBookmarks, .menu = MenuId::Areas, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Bookmarks"),
               .help = QT_TRANSLATE_NOOP("Action", "Show the places that you marked"),
               .icon = "bookmarks", .keys = "Ctrl+7"},
    ActionSpec{.id = ActionId::ShowOverview, .menu = MenuId::Areas, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Overview"),
               .help = QT_TRANSLATE_NOOP("Action", "Show everything that happened as one strip"),
               .icon = "overview", .keys = "Ctrl+8"},
    ActionSpec{.id = ActionId::ShowLog, .menu = MenuId::Areas, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "Lo&g"),
               .help = QT_TRANSLATE_NOOP("Action", "Show what was asked, what became of it, and what fates did"),
               .icon = "message-log", .keys = "Ctrl+9"},
    ActionSpec{.id = ActionId::KeepBookmark, .menu = MenuId::Go, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "K&eep Bookmark..."),
               .help = QT_TRANSLATE_NOOP("Action", "Mark the selected event, or this moment, and write why"),
               .icon = "bookmark", .keys = "Ctrl+B"},
    ActionSpec{.id = ActionId::RemoveBookmark, .menu = MenuId::Go,
               .text = QT_TRANSLATE_NOOP("Action", "Take Bookmark Awa&y"),
               .help = QT_TRANSLATE_NOOP("Action", "Take the bookmark at the selected event, or at this moment, away"),
               .icon = "bookmark-remove", .keys = "Ctrl+Alt+B"},
    ActionSpec{.id = ActionId::BookmarkBack, .menu = MenuId::Go,
               .text = QT_TRANSLATE_NOOP("Action", "Bookmark Ba&ck"),
               .help = QT_TRANSLATE_NOOP("Action", "Show everything as it was at the last bookmark before this moment"),
               .icon = "bookmark-back", .keys = "Shift+B", .reach = KeyReach::Rows},
    ActionSpec{.id = ActionId::BookmarkOn, .menu = MenuId::Go,
               .text = QT_TRANSLATE_NOOP("Action", "Bookma&rk On"),
               .help = QT_TRANSLATE_NOOP("Action", "Show everything as it was at the next bookmark after this moment"),
               .icon = "bookmark-on", .keys = "B", .reach = KeyReach::Rows},
};
// clang-format on

} // namespace lockscope::ui
