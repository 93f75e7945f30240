// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_specs.h"

#include <QCoreApplication>

#include <array>

namespace lockscope::ui {

namespace {

// clang-format off
constexpr std::array specs{
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
               .text = QT_TRANSLATE_NOOP("Action", "&Save Filter..."),
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

    ActionSpec{.id = ActionId::ExpandAll, .menu = MenuId::View,
               .text = QT_TRANSLATE_NOOP("Action", "&Expand All"),
               .help = QT_TRANSLATE_NOOP("Action", "Open every row of the current tree"),
               .icon = "expand", .keys = "Ctrl+Shift+E"},
    ActionSpec{.id = ActionId::CollapseAll, .menu = MenuId::View,
               .text = QT_TRANSLATE_NOOP("Action", "&Collapse All"),
               .help = QT_TRANSLATE_NOOP("Action", "Close every row of the current tree"),
               .icon = "collapse", .keys = "Ctrl+Shift+W"},
    ActionSpec{.id = ActionId::ShowNodes, .menu = MenuId::Areas, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Nodes and Clients"),
               .help = QT_TRANSLATE_NOOP("Action", "Show or hide the server's nodes and the console's clients"),
               .icon = "nodes", .keys = "Ctrl+1"},
    ActionSpec{.id = ActionId::ShowFates, .menu = MenuId::Areas, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Fates"),
               .help = QT_TRANSLATE_NOOP("Action", "Show or hide what dead connections left behind"),
               .icon = "fates", .keys = "Ctrl+2"},
    ActionSpec{.id = ActionId::ShowInspector, .menu = MenuId::Areas, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Inspector"),
               .help = QT_TRANSLATE_NOOP("Action", "Show or hide everything about the selected thing"),
               .icon = "inspector", .keys = "Ctrl+3"},
    ActionSpec{.id = ActionId::ShowEvents, .menu = MenuId::Areas, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Events"),
               .help = QT_TRANSLATE_NOOP("Action", "Show or hide the list of events"),
               .icon = "events", .keys = "Ctrl+4"},
    ActionSpec{.id = ActionId::ThemeSystem, .menu = MenuId::Theme, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "As the &Desktop"),
               .help = QT_TRANSLATE_NOOP("Action", "Use light or dark colours as the desktop does"),
               .icon = "theme-system"},
    ActionSpec{.id = ActionId::ThemeLight, .menu = MenuId::Theme, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Light"),
               .help = QT_TRANSLATE_NOOP("Action", "Use light colours"),
               .icon = "theme-light"},
    ActionSpec{.id = ActionId::ThemeDark, .menu = MenuId::Theme, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "Da&rk"),
               .help = QT_TRANSLATE_NOOP("Action", "Use dark colours"),
               .icon = "theme-dark"},
    ActionSpec{.id = ActionId::TextLarger, .menu = MenuId::Text,
               .text = QT_TRANSLATE_NOOP("Action", "&Larger"),
               .help = QT_TRANSLATE_NOOP("Action", "Make all text larger"),
               .icon = "text-larger", .keys = "Ctrl++"},
    ActionSpec{.id = ActionId::TextSmaller, .menu = MenuId::Text,
               .text = QT_TRANSLATE_NOOP("Action", "&Smaller"),
               .help = QT_TRANSLATE_NOOP("Action", "Make all text smaller"),
               .icon = "text-smaller", .keys = "Ctrl+-"},
    ActionSpec{.id = ActionId::TextNormal, .menu = MenuId::Text,
               .text = QT_TRANSLATE_NOOP("Action", "As the &Desktop"),
               .help = QT_TRANSLATE_NOOP("Action", "Make text as large as the desktop has it"),
               .icon = "text-normal", .keys = "Ctrl+0"},
    ActionSpec{.id = ActionId::LanguageSystem, .menu = MenuId::Language, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "As the &Desktop"),
               .help = QT_TRANSLATE_NOOP("Action", "Speak the desktop's language from the next start on"),
               .icon = "language"},
    ActionSpec{.id = ActionId::LanguageEnglish, .menu = MenuId::Language, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&English"),
               .help = QT_TRANSLATE_NOOP("Action", "Speak English from the next start on"),
               .icon = "language"},
    ActionSpec{.id = ActionId::LanguageGerman, .menu = MenuId::Language, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&German"),
               .help = QT_TRANSLATE_NOOP("Action", "Speak German from the next start on"),
               .icon = "language"},
    ActionSpec{.id = ActionId::Blink, .menu = MenuId::View, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Blink on Change"),
               .help = QT_TRANSLATE_NOOP("Action", "Let a row blink once, softly, when it changes"),
               .icon = "blink"},
    ActionSpec{.id = ActionId::ResetLayout, .menu = MenuId::View,
               .text = QT_TRANSLATE_NOOP("Action", "&Reset Layout"),
               .help = QT_TRANSLATE_NOOP("Action", "Put every area and every column back where it was at first"),
               .icon = "layout-reset"},

    ActionSpec{.id = ActionId::Freeze, .menu = MenuId::Go, .checkable = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Freeze the Events"),
               .help = QT_TRANSLATE_NOOP("Action", "Hold the list of events still, or let it follow the newest again"),
               .icon = "freeze", .keys = "Space", .reach = KeyReach::Rows,
               .toolText = QT_TRANSLATE_NOOP("Action", "Freeze")},
    ActionSpec{.id = ActionId::GoToNewest, .menu = MenuId::Go,
               .text = QT_TRANSLATE_NOOP("Action", "Go &Live"),
               .help = QT_TRANSLATE_NOOP("Action", "Go to the newest event and follow what comes"),
               .icon = "newest", .keys = "End", .reach = KeyReach::Rows,
               .toolText = QT_TRANSLATE_NOOP("Action", "Live")},
    ActionSpec{.id = ActionId::NextArea, .menu = MenuId::Go, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Next Area"),
               .help = QT_TRANSLATE_NOOP("Action", "Move the focus to the next area of the window"),
               .icon = "area-next", .keys = "F6"},
    ActionSpec{.id = ActionId::PreviousArea, .menu = MenuId::Go,
               .text = QT_TRANSLATE_NOOP("Action", "&Previous Area"),
               .help = QT_TRANSLATE_NOOP("Action", "Move the focus to the previous area of the window"),
               .icon = "area-previous", .keys = "Shift+F6"},

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
    ActionSpec{.id = ActionId::RetryServer, .menu = MenuId::Server, .beginsGroup = true,
               .text = QT_TRANSLATE_NOOP("Action", "&Start Again"),
               .help = QT_TRANSLATE_NOOP("Action", "Try once more to start the embedded server"),
               .icon = "server-retry", .keys = "Ctrl+R"},

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

    ActionSpec{.id = ActionId::About, .menu = MenuId::Help,
               .text = QT_TRANSLATE_NOOP("Action", "&About Lockscope"),
               .help = QT_TRANSLATE_NOOP("Action", "Show version, licences and information about this system"),
               .icon = "about", .keys = "F1"},
    ActionSpec{.id = ActionId::AboutQt, .menu = MenuId::Help,
               .text = QT_TRANSLATE_NOOP("Action", "About &Qt"),
               .help = QT_TRANSLATE_NOOP("Action", "Show what Lockscope is built with"),
               .icon = "about-qt"},
};

constexpr std::array menus{
    MenuSpec{.id = MenuId::File, .text = QT_TRANSLATE_NOOP("Action", "&File")},
    MenuSpec{.id = MenuId::Edit, .text = QT_TRANSLATE_NOOP("Action", "&Edit")},
    MenuSpec{.id = MenuId::View, .text = QT_TRANSLATE_NOOP("Action", "&View")},
    MenuSpec{.id = MenuId::Go, .text = QT_TRANSLATE_NOOP("Action", "&Go")},
    MenuSpec{.id = MenuId::Server, .text = QT_TRANSLATE_NOOP("Action", "&Server")},
    MenuSpec{.id = MenuId::Clients, .text = QT_TRANSLATE_NOOP("Action", "&Clients")},
    MenuSpec{.id = MenuId::Help, .text = QT_TRANSLATE_NOOP("Action", "&Help")},
    MenuSpec{.id = MenuId::Areas, .isSubmenu = true, .text = QT_TRANSLATE_NOOP("Action", "&Areas"), .icon = "nodes"},
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
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (static_cast<std::size_t>(specs[i].id) != i)
            return false;
    }
    for (std::size_t i = 0; i < menus.size(); ++i) {
        if (static_cast<std::size_t>(menus[i].id) != i)
            return false;
    }
    return specs.back().id == ActionId::AboutQt && menus.back().id == MenuId::Language;
}
static_assert(standInOrder());

} // namespace

std::span<const ActionSpec> actionSpecs()
{
    return specs;
}

const ActionSpec &specOf(ActionId id)
{
    return specs.at(static_cast<std::size_t>(id));
}

std::span<const MenuSpec> menuSpecs()
{
    return menus;
}

QString actionText(const char *english)
{
    return QCoreApplication::translate("Action", english);
}

} // namespace lockscope::ui
