// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/shell/action_specs.h"

#include <array>

namespace lockscope::ui {

/// The commands of the menu Scenario.
// clang-format off
inline constexpr std::array scenarioSpecs{
    ActionSpec{.id = ActionId::NewScenario, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "&New Scenario"),
               .help = QT_TRANSLATE_NOOP("Action", "Begin a new scenario in the editor"),
               .icon = "scenario-new", .keys = "Ctrl+Alt+N"},
    ActionSpec{.id = ActionId::OpenScenario, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "&Open Scenario..."),
               .help = QT_TRANSLATE_NOOP("Action", "Open a scenario from a file"),
               .icon = "scenario-open", .keys = "Ctrl+O"},
    ActionSpec{.id = ActionId::SaveScenario, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "&Save Scenario"),
               .help = QT_TRANSLATE_NOOP("Action", "Write the scenario to its file; in the editor Ctrl+S does it, too"),
               .icon = "scenario-save", .keys = "Ctrl+Alt+S"},
    ActionSpec{.id = ActionId::SaveScenarioAs, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Save Scenario &As..."),
               .help = QT_TRANSLATE_NOOP("Action", "Write the scenario to another file"),
               .icon = "scenario-save-as", .keys = "Ctrl+Alt+A"},
    ActionSpec{.id = ActionId::RecordScenario, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Re&cord as Scenario"),
               .help = QT_TRANSLATE_NOOP("Action", "Make a scenario of what happened in the console so far"),
               .icon = "scenario-record", .keys = "Ctrl+Alt+H"},
    ActionSpec{.id = ActionId::RecordShownTime, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Record Sho&wn Time as Scenario"),
               .help = QT_TRANSLATE_NOOP("Action", "Make a scenario of the time that the pictures show, with what led "
                                                   "there"),
               .icon = "scenario-range", .keys = "Ctrl+Alt+J"},
    ActionSpec{.id = ActionId::FormatScenario, .menu = MenuId::Scenario, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Format"),
               .help = QT_TRANSLATE_NOOP("Action", "Write the lines as everybody writes them: words in columns, "
                                                   "blocks moved in"),
               .icon = "scenario-format", .keys = "Ctrl+Alt+F"},
    ActionSpec{.id = ActionId::FindInScenario, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Fin&d and Replace..."),
               .help = QT_TRANSLATE_NOOP("Action", "Find and replace in the editor; in the editor Ctrl+F does it, too"),
               .icon = "scenario-find", .keys = "Ctrl+H"},
    ActionSpec{.id = ActionId::NextProblem, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Next Proble&m"),
               .help = QT_TRANSLATE_NOOP("Action", "Go to the next line of the scenario that is wrong"),
               .icon = "scenario-problem", .keys = "F4"},
    ActionSpec{.id = ActionId::RunScenario, .menu = MenuId::Scenario, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Run or Go On"),
               .help = QT_TRANSLATE_NOOP("Action", "Run the scenario to its end, or go on from the line that it "
                                                   "is held before"),
               .icon = "scenario-run", .keys = "F5"},
    ActionSpec{.id = ActionId::StepScenario, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "S&tep"),
               .help = QT_TRANSLATE_NOOP("Action", "Run one line; a scenario that does not run is held before "
                                                   "its first one"),
               .icon = "scenario-step", .keys = "F10"},
    ActionSpec{.id = ActionId::RunToLine, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Run to &Line"),
               .help = QT_TRANSLATE_NOOP("Action", "Run up to the line of the cursor, from the beginning or "
                                                   "from where it is held"),
               .icon = "scenario-to-line", .keys = "Ctrl+F10"},
    ActionSpec{.id = ActionId::RunFromHere, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Run from &Here"),
               .help = QT_TRANSLATE_NOOP("Action", "Run a copy of the held run from the line of the cursor to the end; "
                                                   "the run itself stays where it is"),
               .icon = "scenario-from-here", .keys = "Ctrl+Shift+F10"},
    ActionSpec{.id = ActionId::StopScenario, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "Sto&p"),
               .help = QT_TRANSLATE_NOOP("Action", "End the run of the scenario"),
               .icon = "scenario-stop", .keys = "Shift+F5"},
    ActionSpec{.id = ActionId::ToggleBreakpoint, .menu = MenuId::Scenario,
               .text = QT_TRANSLATE_NOOP("Action", "&Breakpoint"),
               .help = QT_TRANSLATE_NOOP("Action", "Hold runs before the line of the cursor, or no more"),
               .icon = "scenario-breakpoint", .keys = "F9"},
    ActionSpec{.id = ActionId::RealTime, .menu = MenuId::Scenario, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "In Real T&ime"),
               .help = QT_TRANSLATE_NOOP("Action", "Run on real sockets, threads and a real journal instead of "
                                                   "in virtual time"),
               .icon = "scenario-real", .keys = "Ctrl+Alt+T"},
    ActionSpec{.id = ActionId::ShowRun, .menu = MenuId::Scenario, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "Show R&un in a Window"),
               .help = QT_TRANSLATE_NOOP("Action", "Open what happened in the last run in a window of its own, "
                                                   "as a recording"),
               .icon = "scenario-window", .keys = "Ctrl+Alt+W"},
};
// clang-format on

} // namespace lockscope::ui
