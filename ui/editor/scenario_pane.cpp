// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/scenario_pane.h"

#include <QFileInfo>
#include <QLabel>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/scenario/format.h"
#include "ui/editor/find_bar.h"
#include "ui/editor/library_pane.h"
#include "ui/editor/run_panel.h"
#include "ui/editor/scenario_editor.h"
#include "ui/style/theme.h"
#include "ui/views/action_row.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// Who types is not told in the middle of a word that it is wrong.
constexpr int checkDelay = 200;
const auto builtin = u"builtin:"_s;

} // namespace

ScenarioPane::ScenarioPane(ScenarioDesk &desk, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_library(new LibraryPane(desk, this))
    , m_right(new QWidget(this))
    , m_name(new QLabel(this))
    , m_editor(new ScenarioEditor(this))
    , m_problem(new QLabel(this))
    , m_find(new FindBar(*m_editor, this))
    , m_run(new RunPanel(desk, this))
    , m_checkTimer(new QTimer(this))
{
    m_checkTimer->setSingleShot(true);
    m_checkTimer->setInterval(checkDelay);
    build(actions);
    connectEditor();
    connectDesk();
    showName();
    showProblem();
}

void ScenarioPane::build(const QList<QAction *> &actions)
{
    for (auto *label : {m_name, m_problem}) {
        label->setTextFormat(Qt::PlainText);
        label->setContentsMargins(gap, smallGap, gap, smallGap);
    }
    m_problem->setWordWrap(true);
    m_problem->setAccessibleName(tr("What is wrong with the text"));
    m_name->setAccessibleName(tr("Name of the scenario"));
    auto *column = new QVBoxLayout(m_right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new ActionRow(actions, m_right));
    column->addWidget(m_name);
    column->addWidget(m_editor, 1);
    column->addWidget(m_find);
    column->addWidget(m_problem);
    column->addWidget(m_run);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_library);
    splitter->addWidget(m_right);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    auto *row = new QVBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(splitter);
    m_right->setFocusProxy(m_editor);
    setFocusProxy(m_editor);
}

void ScenarioPane::connectEditor()
{
    connect(m_editor, &QsciScintilla::textChanged, this, &ScenarioPane::noteEdit);
    connect(m_editor, &QsciScintilla::modificationChanged, this, [this] {
        showName();
        emit documentChanged();
    });
    connect(m_editor, &QsciScintilla::cursorPositionChanged, this, &ScenarioPane::showProblem);
    connect(m_editor, &ScenarioEditor::saveWanted, this, &ScenarioPane::saveWanted);
    connect(m_editor, &ScenarioEditor::findWanted, this, &ScenarioPane::openFind);
    connect(m_editor, &ScenarioEditor::breakpointsChanged, &m_desk, &ScenarioDesk::breakpointsChanged);
    connect(m_checkTimer, &QTimer::timeout, this, &ScenarioPane::check);
    connect(m_library, &LibraryPane::openWanted, this, &ScenarioPane::libraryEntryWanted);
}

void ScenarioPane::connectDesk()
{
    connect(&m_desk, &ScenarioDesk::served, this, [this] {
        m_answered = m_ticket;
        check();
    });
    connect(&m_desk, &ScenarioDesk::checked, this, &ScenarioPane::take);
    connect(&m_desk, &ScenarioDesk::progressChanged, this, &ScenarioPane::showRun);
    connect(&m_desk, &ScenarioDesk::runRefused, m_run, &RunPanel::refuse);
}

void ScenarioPane::open(const QString &path, const QString &text)
{
    m_path = path;
    m_isUnsaved = false;
    m_library->choose(path);
    m_desk.forgetRun();
    m_isLoading = true;
    m_editor->load(text);
    m_isLoading = false;
    m_problems.clear();
    check();
    showName();
    showProblem();
    emit problemsChanged();
    emit documentChanged();
}

bool ScenarioPane::isFile() const
{
    return !m_path.isEmpty() && !m_path.startsWith(builtin);
}

QString ScenarioPane::name() const
{
    if (m_path.isEmpty())
        return tr("New scenario");
    return isFile() ? QFileInfo(m_path).fileName() : tr("%1 (from the library)").arg(m_path.mid(builtin.size()));
}

bool ScenarioPane::isModified() const
{
    return m_isUnsaved || m_editor->isModified();
}

void ScenarioPane::setModified(bool isModified)
{
    // The editor itself knows no change that nobody typed.
    m_isUnsaved = isModified;
    if (!isModified)
        m_editor->setModified(false);
    showName();
    emit documentChanged();
}

QString ScenarioPane::text() const
{
    return m_editor->text();
}

void ScenarioPane::toggleBreakpoint()
{
    m_editor->toggleBreakpoint(m_editor->currentLine());
}

void ScenarioPane::noteSaved(const QString &path, const QString &text)
{
    m_path = path;
    if (m_editor->text() == text)
        setModified(false);
    showName();
    emit documentChanged();
}

void ScenarioPane::noteEdit()
{
    if (m_isLoading)
        return;
    // Its lines are others now.
    m_desk.forgetRun();
    m_checkTimer->start();
}

/// One judgement at a time, of the newest text.
void ScenarioPane::check()
{
    if (m_answered != m_ticket) {
        m_checkTimer->start();
        return;
    }
    emit m_desk.checkWanted(++m_ticket, m_path, m_editor->text());
}

void ScenarioPane::take(quint64 ticket,
                        const QList<ScenarioProblem> &problems,
                        const std::shared_ptr<const scenario::Scenario> &scenario)
{
    if (ticket != m_ticket)
        return;
    m_answered = ticket;
    m_editor->setNames(scenario);
    m_editor->setProblems(problems);
    m_problems = problems;
    showProblem();
    emit problemsChanged();
}

void ScenarioPane::showProblem()
{
    m_problem->setVisible(!m_problems.isEmpty());
    if (m_problems.isEmpty())
        return m_problem->clear();
    const auto line = m_editor->currentLine();
    const auto here = std::find_if(
        m_problems.begin(), m_problems.end(), [line](const ScenarioProblem &problem) { return problem.line == line; });
    const auto &shown = here == m_problems.end() ? m_problems.front() : *here;
    const auto where = shown.line == 0 ? shown.sentence : tr("Line %1: %2").arg(shown.line).arg(shown.sentence);
    const auto more = static_cast<int>(m_problems.size()) - 1;
    m_problem->setText(more == 0 ? tr("✗ %1").arg(where) : tr("✗ %1 (and %Ln more)", nullptr, more).arg(where));
}

void ScenarioPane::goToNextProblem()
{
    if (m_problems.isEmpty())
        return;
    const auto line = m_editor->currentLine();
    auto next = std::find_if(
        m_problems.begin(), m_problems.end(), [line](const ScenarioProblem &problem) { return problem.line > line; });
    if (next == m_problems.end())
        next = m_problems.begin();
    m_editor->goTo(next->line, next->column);
    m_editor->setFocus();
}

void ScenarioPane::openFind()
{
    m_find->open();
}

void ScenarioPane::format()
{
    m_editor->rewrite(QString::fromStdString(scenario::format(m_editor->text().toStdString())));
}

QList<QWidget *> ScenarioPane::areas() const
{
    return {m_library, m_right};
}

void ScenarioPane::run(RunReach reach, std::optional<scenario::Clock> clock)
{
    const auto line = static_cast<quint32>(m_editor->currentLine());
    if (m_desk.isHeld()) {
        emit m_desk.goOnWanted(reach, line);
        return;
    }
    emit m_desk.runWanted({m_path, m_editor->text(), clock, m_editor->breakpoints()}, reach, line);
}

void ScenarioPane::runCopy()
{
    emit m_desk.copyWanted(static_cast<quint32>(m_editor->currentLine()));
}

void ScenarioPane::showRun()
{
    if (!m_desk.hasRun()) {
        m_wasOver = true;
        m_editor->clearProgress();
        return;
    }
    const auto &progress = m_desk.progress();
    m_editor->setProgress(progress);
    const bool isOver = progress.state == RunProgress::State::Over;
    // Once, so that a person can go elsewhere afterwards.
    if (isOver && (!m_wasOver || progress.isRecorded) && progress.failedLine > 0)
        m_editor->goTo(progress.failedLine);
    m_wasOver = isOver;
}

void ScenarioPane::showName()
{
    m_name->setText(isModified() ? tr("%1 * (not saved)").arg(name()) : name());
}

} // namespace lockscope::ui
