// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

#include <cstdint>
#include <span>

namespace lockscope::ui {

/// The commands of the window, in the order of the menus.
enum class ActionId : std::uint8_t {
    OpenRecording,
    SaveRecording,
    ReloadRecording,
    RecordingLimit,
    ExportPicture,
    OpenDataFolder,
    Quit,
    Copy,
    CopyAsText,
    CopyAsScenario,
    CopyServerAddress,
    FocusFilter,
    ClearFilter,
    FilterByCell,
    ExcludeCell,
    FollowThing,
    SaveFilter,
    StopFiltering,
    EditColours,
    EditSettings,
    ExpandAll,
    CollapseAll,
    ShowNodes,
    ShowFates,
    ShowInspector,
    ShowEvents,
    ShowFindings,
    ShowFaults,
    ShowBookmarks,
    ShowOverview,
    ShowLog,
    ShowLocks,
    ShowSequence,
    ShowTimeline,
    ShowPlots,
    ShowScenarios,
    ShowAsTable,
    ColumnLeft,
    ColumnRight,
    PinColumn,
    FoldColumn,
    HideColumn,
    ResetColumns,
    RowsOfClients,
    TallerRows,
    FlatterRows,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    TextLarger,
    TextSmaller,
    TextNormal,
    LanguageSystem,
    LanguageEnglish,
    LanguageGerman,
    Blink,
    ResetLayout,
    GoToFirst,
    StepBack,
    StepOn,
    GoToNewest,
    Freeze,
    GoToEvent,
    GoToChosenEvent,
    SelectedBack,
    SelectedOn,
    FindingBack,
    FindingOn,
    KeepBookmark,
    RemoveBookmark,
    BookmarkBack,
    BookmarkOn,
    ZoomIn,
    ZoomOut,
    MoveBack,
    MoveOn,
    FitTime,
    NextArea,
    PreviousArea,
    HoldLane,
    DrainLane,
    LeadNode,
    CrashNode,
    StartNode,
    HoldElection,
    StartServer,
    StopServer,
    ConnectOutside,
    ReadOnly,
    AddClient,
    RemoveClient,
    Acquire,
    Release,
    Cancel,
    Cut,
    NewFault,
    EndFault,
    EndAllFaults,
    NewScenario,
    OpenScenario,
    SaveScenario,
    SaveScenarioAs,
    RecordScenario,
    RecordShownTime,
    FormatScenario,
    FindInScenario,
    NextProblem,
    RunScenario,
    StepScenario,
    RunToLine,
    RunFromHere,
    StopScenario,
    ToggleBreakpoint,
    RealTime,
    ShowRun,
    Why,
    FatesAsTable,
    ShowManual,
    ShowStartPage,
    TellStory,
    About,
    AboutQt,
};

enum class MenuId : std::uint8_t {
    File,
    Edit,
    View,
    Go,
    Server,
    Clients,
    Faults,
    Scenario,
    Analyse,
    Help,
    Areas,
    Pictures,
    Columns,
    Rows,
    Theme,
    Text,
    Language,
};

/// Where a command's key is heard: in the whole window, or only where a list of rows has the focus, so that buttons and
/// fields keep their own Space and End.
enum class KeyReach : std::uint8_t { Window, Rows };

struct ActionSpec
{
    ActionId id{};
    MenuId menu{};
    /// A line above it in its menu.
    bool beginsGroup = false;
    bool checkable = false;
    /// In English; shown through QCoreApplication::translate("Action", ...). The & marks the menu's key.
    const char *text = "";
    /// One sentence: what it does.
    const char *help = "";
    const char *icon = "";
    const char *keys = "";
    KeyReach reach = KeyReach::Window;
    /// Empty: not in the tool bar. Otherwise its short text there.
    const char *toolText = "";
    /// There without that text, which is then what it is called to those who do not see its picture.
    bool iconOnly = false;
};

struct MenuSpec
{
    MenuId id;
    /// None: in the menu bar.
    bool isSubmenu = false;
    const char *text;
    const char *icon = "";
};

/// In the order of ActionId.
[[nodiscard]] std::span<const ActionSpec> actionSpecs();
[[nodiscard]] const ActionSpec &specOf(ActionId id);
/// In the order of MenuId.
[[nodiscard]] std::span<const MenuSpec> menuSpecs();

/// A text of the tables above in the person's language.
[[nodiscard]] QString actionText(const char *english);

} // namespace lockscope::ui
