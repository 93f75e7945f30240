// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_scenarios.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr picture::TimeSpan allTime{TimePoint::min(), TimePoint::max()};

/// A scenario to begin with, which passes.
QString firstText(const QString &title)
{
    return u"lockscope 1\n"
           "# title: %1\n"
           "nodes   1\n"
           "client  w1\n"
           "key     L = \"orders/17\"\n"
           "\n"
           "always  holders(L) <= 1\n"
           "\n"
           "w1      acquire L lease=10s as a1 -> granted\n"
           "w1      release a1 -> released\n"_s.arg(title);
}

} // namespace

WindowScenarios::WindowScenarios(ConsoleModels &models, ActionRegistry &registry, QTabWidget &tabs)
    : QObject(&tabs)
    , m_models(models)
    , m_desk(models.scenarios)
    , m_registry(registry)
    , m_tabs(tabs)
    , m_pane(new ScenarioPane(models.scenarios,
                              {registry.action(ActionId::RunScenario),
                               registry.action(ActionId::StepScenario),
                               registry.action(ActionId::RunToLine),
                               registry.action(ActionId::RunFromHere),
                               registry.action(ActionId::StopScenario),
                               registry.action(ActionId::ToggleBreakpoint),
                               registry.action(ActionId::RealTime),
                               registry.action(ActionId::ShowRun)},
                              &tabs))
{
    tabs.addTab(m_pane, tr("Scenarios"));
    m_pane->open({}, firstText(tr("New scenario")));
    connectFiles();
    connectRuns();
    connectDesk();
    connect(m_registry.action(ActionId::ShowScenarios), &QAction::triggered, this, &WindowScenarios::showTab);
    connect(&tabs, &QTabWidget::currentChanged, this, &WindowScenarios::refresh);
    refresh();
}

void WindowScenarios::connectFiles()
{
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    on(ActionId::NewScenario, [this] { afterAsking([this] { newScenario(); }); });
    on(ActionId::OpenScenario, [this] { afterAsking([this] { open(); }); });
    on(ActionId::SaveScenario, [this] { save(); });
    on(ActionId::SaveScenarioAs, [this] { saveAs(); });
    on(ActionId::RecordScenario, [this] {
        // Up to the moment that is shown.
        afterAsking([this] { record(EventNumber(m_models.cursor.position().value() + 1), allTime); });
    });
    on(ActionId::RecordShownTime,
       [this] { afterAsking([this] { record(m_models.cursor.history().end(), m_models.range.shown()); }); });
    on(ActionId::FormatScenario, [this] {
        showTab();
        m_pane->format();
    });
    on(ActionId::FindInScenario, [this] {
        showTab();
        m_pane->openFind();
    });
    on(ActionId::NextProblem, [this] {
        showTab();
        m_pane->goToNextProblem();
    });
    connect(m_pane, &ScenarioPane::saveWanted, this, &WindowScenarios::save);
    connect(m_pane, &ScenarioPane::libraryEntryWanted, this, [this](const QString &path) {
        if (!m_desk.isRunning())
            afterAsking([this, path] { emit m_desk.fileWanted(path); });
    });
}

void WindowScenarios::connectRuns()
{
    const auto run = [this](RunReach reach) {
        showTab();
        const bool isReal = m_registry.action(ActionId::RealTime)->isChecked();
        m_pane->run(reach, isReal ? std::optional(scenario::Clock::Real) : std::nullopt);
    };
    const auto on = [this](ActionId id, auto perform) {
        connect(m_registry.action(id), &QAction::triggered, this, perform);
    };
    on(ActionId::RunScenario, [run] { run(RunReach::End); });
    on(ActionId::StepScenario, [run] { run(RunReach::Line); });
    on(ActionId::RunToLine, [run] { run(RunReach::Place); });
    on(ActionId::RunFromHere, [this] {
        showTab();
        m_pane->runCopy();
    });
    on(ActionId::StopScenario, [this] { emit m_desk.stopWanted(); });
    on(ActionId::ToggleBreakpoint, [this] { m_pane->toggleBreakpoint(); });
    on(ActionId::ShowRun, [this] { emit m_desk.runWindowWanted(); });
}

void WindowScenarios::connectDesk()
{
    // Somebody may have gone on typing while the file was read.
    connect(&m_desk, &ScenarioDesk::fileRead, this, [this](const QString &path, const QString &text) {
        afterAsking([this, path, text] {
            m_pane->open(path, text);
            m_pane->setFocus();
        });
    });
    connect(&m_desk, &ScenarioDesk::recordedRead, this, [this](const QString &path, const QString &text) {
        m_pane->open(path, text);
        showTab();
    });
    connect(&m_desk, &ScenarioDesk::fileSaved, this, [this](const QString &path) {
        m_pane->noteSaved(path, m_saved);
        emit said(tr("Saved %1").arg(path));
        if (const auto then = std::exchange(m_then, nullptr))
            then();
    });
    connect(&m_desk, &ScenarioDesk::fileFailed, this, [this](const QString &sentence) {
        m_then = nullptr;
        emit said(sentence);
    });
    connect(&m_desk, &ScenarioDesk::transcribed, this, [this](const QString &text) {
        showTab();
        m_pane->open({}, text);
        // It is in no file yet, and nobody could write it again.
        m_pane->setModified(true);
    });
    connect(&m_desk, &ScenarioDesk::progressChanged, this, &WindowScenarios::refresh);
    connect(m_pane, &ScenarioPane::documentChanged, this, &WindowScenarios::refresh);
    connect(m_pane, &ScenarioPane::problemsChanged, this, &WindowScenarios::refresh);
    connect(&m_models.cursor, &Cursor::historyGrew, this, &WindowScenarios::judgeRecording);
}

void WindowScenarios::showTab()
{
    m_tabs.setCurrentWidget(m_pane);
    m_registry.action(ActionId::ShowScenarios)->setChecked(true);
    m_pane->setFocus(Qt::ShortcutFocusReason);
}

void WindowScenarios::newScenario()
{
    showTab();
    m_pane->open({}, firstText(tr("New scenario")));
}

void WindowScenarios::open()
{
    showTab();
    auto *dialog = new QFileDialog(&m_tabs, tr("Open Scenario"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Scenarios (*.lks)"));
    connect(dialog, &QFileDialog::fileSelected, &m_desk, &ScenarioDesk::fileWanted);
    dialog->open();
}

void WindowScenarios::save()
{
    if (m_pane->isFile())
        write(m_pane->path());
    else
        saveAs();
}

void WindowScenarios::saveAs()
{
    auto *dialog = new QFileDialog(&m_tabs, tr("Save Scenario As"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Scenarios (*.lks)"));
    dialog->setDefaultSuffix(u"lks"_s);
    if (m_pane->isFile())
        dialog->selectFile(m_pane->path());
    connect(dialog, &QFileDialog::fileSelected, this, &WindowScenarios::write);
    connect(dialog, &QFileDialog::rejected, this, [this] { m_then = nullptr; });
    dialog->open();
}

void WindowScenarios::write(const QString &path)
{
    m_saved = m_pane->text();
    emit m_desk.saveWanted(path, m_saved);
}

void WindowScenarios::record(EventNumber end, const picture::TimeSpan &span)
{
    const auto &history = m_models.cursor.history();
    const auto pages = history.pages(history.first(), end);
    if (pages.empty())
        emit said(tr("Not all of this recording is at hand: it is too long for a scenario"));
    else
        emit m_desk.transcriptWanted(pages, tr("Recorded by hand"), span);
}

void WindowScenarios::loseText()
{
    m_pane->setModified(false);
}

bool WindowScenarios::losesNothing(std::function<void()> then)
{
    if (!m_pane->isModified())
        return true;
    m_then = std::move(then);
    askBeforeLosing();
    return false;
}

void WindowScenarios::afterAsking(std::function<void()> then)
{
    if (losesNothing(then))
        then();
}

void WindowScenarios::askBeforeLosing()
{
    auto *box = new QMessageBox(
        QMessageBox::Warning,
        tr("Scenario not saved"),
        tr("%1 has changes that are in no file. They are lost unless you save them.").arg(m_pane->name()),
        QMessageBox::NoButton,
        &m_tabs);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    auto *saving = box->addButton(tr("&Save"), QMessageBox::AcceptRole);
    auto *losing = box->addButton(tr("&Lose Changes"), QMessageBox::DestructiveRole);
    auto *staying = box->addButton(tr("&Go Back"), QMessageBox::RejectRole);
    box->setDefaultButton(saving);
    box->setEscapeButton(staying);
    connect(box, &QMessageBox::buttonClicked, this, [this, saving, losing](const QAbstractButton *button) {
        if (button == saving)
            return save();
        const auto then = std::exchange(m_then, nullptr);
        if (button != losing)
            return;
        loseText();
        then();
    });
    box->open();
}

void WindowScenarios::judge(ActionId id, const QString &reason)
{
    if (reason.isEmpty())
        m_registry.allow(id);
    else
        m_registry.refuse(id, reason);
}

void WindowScenarios::judgeRecording()
{
    const bool isEmpty = m_models.cursor.history().size() == 0;
    const auto reason = m_desk.isRunning() ? tr("a scenario runs: stop it first")
        : isEmpty                          ? tr("nothing happened yet")
                                           : QString();
    judge(ActionId::RecordScenario, reason);
    judge(ActionId::RecordShownTime, reason);
}

/// What can be done with the document and its run just now.
void WindowScenarios::refresh()
{
    m_registry.action(ActionId::ShowScenarios)->setChecked(m_tabs.currentWidget() == m_pane);
    const bool isRunning = m_desk.isRunning();
    const bool goesOn = isRunning && !m_desk.isHeld();
    const auto running = isRunning ? tr("a scenario runs: stop it first") : QString();
    for (const auto id : {ActionId::NewScenario, ActionId::OpenScenario, ActionId::FormatScenario, ActionId::RealTime})
        judge(id, running);
    judgeRecording();
    const auto wrong = m_pane->problems().isEmpty() ? QString() : tr("the text has lines that are wrong");
    const auto busy = goesOn ? tr("it runs already") : QString();
    for (const auto id : {ActionId::RunScenario, ActionId::StepScenario, ActionId::RunToLine})
        judge(id, wrong.isEmpty() ? busy : wrong);
    const bool isReal = m_desk.progress().clock == scenario::Clock::Real;
    judge(ActionId::RunFromHere,
          !m_desk.isHeld() ? tr("no run is held: step first")
              : isReal     ? tr("a run in real time has no copy")
                           : QString());
    judge(ActionId::StopScenario, isRunning ? QString() : tr("no scenario runs"));
    judge(ActionId::NextProblem, wrong.isEmpty() ? tr("nothing is wrong with the text") : QString());
    judge(ActionId::SaveScenario, m_pane->isFile() && !m_pane->isModified() ? tr("it is saved already") : QString());
    judge(ActionId::ShowRun, m_desk.hasRun() ? QString() : tr("no scenario was run yet"));
}

} // namespace lockscope::ui
