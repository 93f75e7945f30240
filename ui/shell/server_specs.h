// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/shell/action_specs.h"

#include <array>

namespace lockscope::ui {

/// The commands of the menus Server, Clients and Faults.
// clang-format off
inline constexpr std::array serverSpecs{
    ActionSpec{.id = ActionId::HoldLane, .menu = MenuId::Server,
               .text = QT_TRANSLATE_NOOP("Action", "&Hold Candidate Lane"),
               .help = QT_TRANSLATE_NOOP("Action", "Occupy the selected key's candidate lane until it is drained"),
               .icon = "lane-hold", .keys = "Ctrl+Shift+H",
               .toolText = QT_TRANSLATE_NOOP("Action", "Hold lane")},
    ActionSpec{.id = ActionId::DrainLane, .menu = MenuId::Server,
               .text = QT_TRANSLATE_NOOP("Action", "&Drain Candidate Lane"),
               .help = QT_TRANSLATE_NOOP("Action", "Give the selected key's candidate lane back: what waited goes on"),
               .icon = "lane-drain", .keys = "Ctrl+Shift+L",
               .toolText = QT_TRANSLATE_NOOP("Action", "Drain lane")},
    ActionSpec{.id = ActionId::LeadNode, .menu = MenuId::Server, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Let Node Lead"),
               .help = QT_TRANSLATE_NOOP("Action", "Hand the leadership over to the selected node"),
               .icon = "node-lead", .keys = "Ctrl+Shift+N"},
    ActionSpec{.id = ActionId::CrashNode, .menu = MenuId::Server,
               .text = QT_TRANSLATE_NOOP("Action", "&Crash Node"),
               .help = QT_TRANSLATE_NOOP("Action", "End the selected node's connections at once and close its port"),
               .icon = "node-crash", .keys = "Ctrl+Shift+K"},
    ActionSpec{.id = ActionId::StartNode, .menu = MenuId::Server,
               .text = QT_TRANSLATE_NOOP("Action", "&Bring Node Back"),
               .help = QT_TRANSLATE_NOOP("Action", "Start the selected node that crashed, at its old address"),
               .icon = "node-start", .keys = "Ctrl+Shift+B"},
    ActionSpec{.id = ActionId::HoldElection, .menu = MenuId::Server,
               .text = QT_TRANSLATE_NOOP("Action", "Hold an &Election"),
               .help = QT_TRANSLATE_NOOP("Action", "Let nobody lead for three seconds; then the next node does"),
               .icon = "election", .keys = "Ctrl+Shift+J"},
    ActionSpec{.id = ActionId::StartServer, .menu = MenuId::Server, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Start Server"),
               .help = QT_TRANSLATE_NOOP("Action", "Start the embedded server, also after it failed to"),
               .icon = "server-start", .keys = "Ctrl+R"},
    ActionSpec{.id = ActionId::StopServer, .menu = MenuId::Server,
               .text = QT_TRANSLATE_NOOP("Action", "S&top Server"),
               .help = QT_TRANSLATE_NOOP("Action", "Stop the embedded server in order; its journal keeps every lock"),
               .icon = "server-stop", .keys = "Ctrl+Shift+Q"},
    ActionSpec{.id = ActionId::ConnectOutside, .menu = MenuId::Server, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "C&onnect to Servers Outside..."),
               .help = QT_TRANSLATE_NOOP("Action", "Open another window whose clients connect to other servers"),
               .icon = "server-outside", .keys = "Ctrl+Alt+O"},
    ActionSpec{.id = ActionId::ReadOnly, .menu = MenuId::Server, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Read-Only"),
               .help = QT_TRANSLATE_NOOP("Action", "Ask servers outside for nothing, until it is switched off"),
               .icon = "read-only", .keys = "Ctrl+Alt+R"},

    ActionSpec{.id = ActionId::AddClient, .menu = MenuId::Clients,
               .text = QT_TRANSLATE_NOOP("Action", "&Add Client"),
               .help = QT_TRANSLATE_NOOP("Action", "Add a client that connects to the embedded server"),
               .icon = "client-add", .keys = "Ctrl+N",
               .toolText = QT_TRANSLATE_NOOP("Action", "Add client")},
    ActionSpec{.id = ActionId::RemoveClient, .menu = MenuId::Clients,
               .text = QT_TRANSLATE_NOOP("Action", "Re&move Client"),
               .help = QT_TRANSLATE_NOOP("Action", "Stop the selected client at once"),
               .icon = "client-remove", .keys = "Ctrl+Delete"},
    ActionSpec{.id = ActionId::Acquire, .menu = MenuId::Clients, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "Ac&quire..."),
               .help = QT_TRANSLATE_NOOP("Action", "Ask for a lock by hand"),
               .icon = "acquire", .keys = "Ctrl+Shift+A",
               .toolText = QT_TRANSLATE_NOOP("Action", "Acquire")},
    ActionSpec{.id = ActionId::Release, .menu = MenuId::Clients,
               .text = QT_TRANSLATE_NOOP("Action", "&Release"),
               .help = QT_TRANSLATE_NOOP("Action", "Release the selected lock by its exact token"),
               .icon = "release", .keys = "Ctrl+Shift+R",
               .toolText = QT_TRANSLATE_NOOP("Action", "Release")},
    ActionSpec{.id = ActionId::Cancel, .menu = MenuId::Clients,
               .text = QT_TRANSLATE_NOOP("Action", "&Cancel"),
               .help = QT_TRANSLATE_NOOP("Action", "Give the selected request up; a sent one becomes indeterminate"),
               .icon = "cancel", .keys = "Ctrl+Shift+C",
               .toolText = QT_TRANSLATE_NOOP("Action", "Cancel")},
    ActionSpec{.id = ActionId::Cut, .menu = MenuId::Clients, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "C&ut Connection"),
               .help = QT_TRANSLATE_NOOP("Action", "End the selected client's connection as a fault would"),
               .icon = "cut", .keys = "Ctrl+Shift+X",
               .toolText = QT_TRANSLATE_NOOP("Action", "Cut")},

    ActionSpec{.id = ActionId::NewFault, .menu = MenuId::Faults,
               .text = QT_TRANSLATE_NOOP("Action", "&Break Something..."),
               .help = QT_TRANSLATE_NOOP("Action", "Choose what is to break, at once or when an event comes"),
               .icon = "fault", .keys = "F8"},
    ActionSpec{.id = ActionId::EndFault, .menu = MenuId::Faults, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Take Fault Away"),
               .help = QT_TRANSLATE_NOOP("Action", "Mend what is chosen in the list of faults, or disarm it"),
               .icon = "fault-end", .keys = "Shift+F8"},
    ActionSpec{.id = ActionId::EndAllFaults, .menu = MenuId::Faults,
               .text = QT_TRANSLATE_NOOP("Action", "Take &All Away"),
               .help = QT_TRANSLATE_NOOP("Action", "Mend everything that is broken on purpose, and disarm what waits"),
               .icon = "faults-end", .keys = "Ctrl+F8"},
};
// clang-format on

} // namespace lockscope::ui
