// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/command_situations.h"

#include "ui/editor/scenario_editor.h"
#include "ui/editor/scenario_pane.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

/// Looks, and never finds: who stops it stops something.
class EndlessFinder : public EventFinder
{
public:
    using EventFinder::EventFinder;
    void find(const query::Expression & /*expression*/, EventNumber /*begin*/, EventNumber /*end*/) override { }
    void stop() override { }
};

void selectRequest(WindowBench &bench)
{
    bench.models.inspector.setSelection(RequestRef{ClientId(1), RequestId(1)});
}

void selectKey(WindowBench &bench)
{
    choose(bench, *Key::parse("orders/17"));
    bench.list(u"Locks"_s).setFocus();
}

void selectNode(WindowBench &bench, std::uint32_t node)
{
    bench.models.inspector.setSelection(NodeId(node));
}

void goBack(WindowBench &bench)
{
    bench.models.cursor.goTo(EventNumber(bench.models.cursor.newest().value() / 2));
}

void use(WindowBench &bench, const QString &filter)
{
    bench.models.filter.use(filter);
}

void mark(WindowBench &bench, std::uint64_t event)
{
    bench.models.bookmarks.take({{1, EventNumber(event), "here"}});
}

void showTab(WindowBench &bench, const QString &text)
{
    bench.action(text).trigger();
}

void showColumn(WindowBench &bench)
{
    showTab(bench, u"Sequence"_s);
    bench.models.inspector.setSelection(ClientId(1));
}

/// A text in the editor, judged at once.
void edit(WindowBench &bench, const QString &text, const QList<ScenarioProblem> &problems = {})
{
    showTab(bench, u"Scenarios"_s);
    auto &pane = *bench.window->findChild<ScenarioPane *>();
    pane.open({}, text);
    pane.setModified(false);
    // Whichever time it asked.
    for (quint64 ticket = 0; ticket < 3; ++ticket)
        emit bench.models.scenarios.checked(ticket, problems, {});
}

void run(WindowBench &bench, RunProgress::State state)
{
    showTab(bench, u"Scenarios"_s);
    RunProgress progress;
    progress.state = state;
    progress.line = 4;
    bench.models.scenarios.setProgress(progress);
}

void find(WindowBench &bench)
{
    bench.models.cursor.goTo(EventNumber(1));
    check::Finding finding;
    finding.number = check::FindingNumber(1);
    finding.what = check::Remark::JournalFailed;
    finding.evidence = {EventNumber(5)};
    finding.first = EventNumber(5);
    finding.last = EventNumber(5);
    check::Findings::Changes changes;
    changes.changed = {finding};
    bench.models.findings.take(changes);
    bench.models.cursor.goTo(EventNumber(7));
}

void showSequence(WindowBench &bench)
{
    showTab(bench, u"Sequence"_s);
}

void showTimeline(WindowBench &bench)
{
    showTab(bench, u"Timeline"_s);
}

constexpr auto untidyScenario = u"lockscope 1\nclient  w1\nkey     L\n\nw1  acquire L  as a1\n";

void editScenario(WindowBench &bench)
{
    edit(bench, QString::fromUtf16(untidyScenario));
}

Situations listSituations()
{
    return {
        {ActionId::Copy, selectKey},
        {ActionId::CopyAsText, selectKey},
        {ActionId::CopyAsScenario, selectKey},
        {ActionId::ClearFilter, [](WindowBench &bench) { use(bench, u"n > 1"_s); }},
        {ActionId::FilterByCell, selectKey},
        {ActionId::ExcludeCell, selectKey},
        {ActionId::FollowThing, selectKey},
        {ActionId::SaveFilter, [](WindowBench &bench) { use(bench, u"n > 1"_s); }},
        {ActionId::StopFiltering,
         [](WindowBench &bench) {
             bench.models.events.setFinder(*new EndlessFinder(&bench.models.events));
             use(bench, u"n > 1"_s);
         }},
        {ActionId::ExpandAll, [](WindowBench &bench) { bench.action(u"Collapse All"_s).trigger(); }},
        {ActionId::CollapseAll, [](WindowBench &bench) { bench.action(u"Expand All"_s).trigger(); }},
        {ActionId::Why, selectRequest},
    };
}

Situations pictureSituations()
{
    return {
        {ActionId::ExportPicture, showSequence},
        {ActionId::ShowLocks, showSequence},
        {ActionId::ShowAsTable, showSequence},
        {ActionId::ColumnLeft,
         [](WindowBench &bench) {
             showTab(bench, u"Sequence"_s);
             bench.models.inspector.setSelection(ClientId(2));
         }},
        {ActionId::ColumnRight, showColumn},
        {ActionId::PinColumn, showColumn},
        {ActionId::FoldColumn, showColumn},
        {ActionId::HideColumn, showColumn},
        {ActionId::ResetColumns,
         [](WindowBench &bench) {
             showColumn(bench);
             bench.press("Ctrl+Shift+I");
         }},
        {ActionId::RowsOfClients, showTimeline},
        {ActionId::TallerRows,
         [](WindowBench &bench) {
             showTab(bench, u"Timeline"_s);
             bench.action(u"Flatter"_s).trigger();
         }},
        {ActionId::FlatterRows, showTimeline},
        {ActionId::ThemeSystem, [](WindowBench &bench) { bench.action(u"Dark"_s).trigger(); }},
        {ActionId::TextNormal, [](WindowBench &bench) { bench.action(u"Larger"_s).trigger(); }},
        {ActionId::LanguageSystem, [](WindowBench &bench) { bench.action(u"German"_s).trigger(); }},
        {ActionId::ResetLayout, [](WindowBench &bench) { bench.press("Ctrl+1"); }},
    };
}

Situations timeSituations()
{
    return {
        {ActionId::StepOn, goBack},
        {ActionId::GoToNewest, goBack},
        {ActionId::GoToChosenEvent, [](WindowBench &bench) { bench.models.inspector.setSelection(EventNumber(3)); }},
        {ActionId::SelectedBack, selectRequest},
        {ActionId::SelectedOn,
         [](WindowBench &bench) {
             selectRequest(bench);
             bench.models.cursor.goTo(EventNumber(2));
         }},
        {ActionId::FindingBack, find},
        {ActionId::FindingOn,
         [](WindowBench &bench) {
             find(bench);
             bench.models.cursor.goTo(EventNumber(1));
         }},
        {ActionId::RemoveBookmark,
         [](WindowBench &bench) {
             mark(bench, 3);
             bench.models.cursor.goTo(EventNumber(3));
         }},
        {ActionId::BookmarkBack, [](WindowBench &bench) { mark(bench, 3); }},
        {ActionId::BookmarkOn,
         [](WindowBench &bench) {
             mark(bench, 9);
             bench.models.cursor.goTo(EventNumber(2));
         }},
        {ActionId::ZoomIn, showSequence},
        {ActionId::ZoomOut, showSequence},
        {ActionId::MoveBack,
         [](WindowBench &bench) {
             showTab(bench, u"Sequence"_s);
             bench.models.range.fit();
             bench.models.range.zoom(0.2);
         }},
        {ActionId::MoveOn,
         [](WindowBench &bench) {
             showTab(bench, u"Sequence"_s);
             bench.models.range.follow(false);
             bench.models.range.fit();
             bench.models.range.zoom(0.2);
             bench.models.range.move(-1);
         }},
        {ActionId::FitTime,
         [](WindowBench &bench) {
             showTab(bench, u"Sequence"_s);
             bench.models.range.zoom(0.2);
         }},
    };
}

Situations serverSituations()
{
    return {
        {ActionId::HoldLane, selectKey},
        {ActionId::DrainLane,
         [](WindowBench &bench) { bench.models.inspector.setSelection(*Key::parse("stock/berlin")); }},
        {ActionId::LeadNode, [](WindowBench &bench) { selectNode(bench, 2); }},
        {ActionId::CrashNode, [](WindowBench &bench) { selectNode(bench, 2); }},
        {ActionId::StartNode,
         [](WindowBench &bench) {
             bench.story.server(NodeRoleChanged{NodeId(2), NodeRole::Down});
             bench.story.publish();
             selectNode(bench, 2);
         }},
        {ActionId::StartServer, [](WindowBench &bench) { bench.window->showNoServer(); }},
        {ActionId::ReloadRecording, [](WindowBench &bench) { bench.window->showRecordingGrowth(7); }},
        {ActionId::ReadOnly,
         [](WindowBench &bench) { bench.window->setOutside({u"10.0.0.1:5225"_s}, MainWindow::ReadOnly::No); }},
        {ActionId::RemoveClient, [](WindowBench &bench) { bench.models.inspector.setSelection(ClientId(1)); }},
        {ActionId::Release, selectRequest},
        {ActionId::Cancel,
         [](WindowBench &bench) {
             bench.models.inspector.setSelection(RequestRef{ClientId(2), RequestId(2)});
         }},
        {ActionId::Cut, [](WindowBench &bench) { bench.models.inspector.setSelection(ClientId(1)); }},
        {ActionId::EndFault,
         [](WindowBench &bench) {
             bench.story.fault(FaultBegan{FaultId(1), {ClientId(1), DelayFault{FaultWay::Both, 5ms}}});
             bench.story.publish();
             bench.press("F8");
             auto &list = bench.list(u"Faults"_s);
             list.setCurrentIndex(list.model()->index(0, 0));
         }},
        {ActionId::EndAllFaults,
         [](WindowBench &bench) {
             bench.story.fault(FaultBegan{FaultId(1), {ClientId(1), DelayFault{FaultWay::Both, 5ms}}});
             bench.story.publish();
         }},
    };
}

Situations scenarioSituations()
{
    return {
        {ActionId::NewScenario, editScenario},
        {ActionId::FormatScenario, editScenario},
        {ActionId::NextProblem,
         [](WindowBench &bench) {
             edit(bench, QString::fromUtf16(untidyScenario), {{.line = 5, .sentence = u"wrong"_s}});
             bench.window->findChild<ScenarioPane *>()->editor().goTo(1, 1);
         }},
        {ActionId::RunScenario, editScenario},
        {ActionId::StepScenario, editScenario},
        {ActionId::RunToLine, editScenario},
        {ActionId::ToggleBreakpoint, editScenario},
        {ActionId::RunFromHere, [](WindowBench &bench) { run(bench, RunProgress::State::Held); }},
        {ActionId::StopScenario, [](WindowBench &bench) { run(bench, RunProgress::State::Working); }},
        {ActionId::ShowRun, [](WindowBench &bench) { run(bench, RunProgress::State::Over); }},
    };
}

} // namespace

const Situations &situations()
{
    static const Situations all = [] {
        Situations joined = listSituations();
        for (auto *part : {pictureSituations, timeSituations, serverSituations, scenarioSituations})
            joined.merge(part());
        return joined;
    }();
    return all;
}

} // namespace lockscope::ui
