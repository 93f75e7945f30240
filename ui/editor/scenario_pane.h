// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "ui/models/scenario_desk.h"

#include <memory>
#include <optional>

class QLabel;
class QTimer;

namespace lockscope::ui {

class FindBar;
class LibraryPane;
class RunPanel;
class ScenarioEditor;

/// Scenarios in the window: the library at the left; at the right the editor, what is wrong with its text, and how its
/// run stands.
///
/// It knows its document: where that is from, and whether something would be lost with it. Who asks a person about that
/// is the window.
class ScenarioPane : public QWidget
{
    Q_OBJECT

public:
    /// The buttons above the editor are `actions`.
    ScenarioPane(ScenarioDesk &desk, const QList<QAction *> &actions, QWidget *parent = nullptr);

    [[nodiscard]] ScenarioEditor &editor() const { return *m_editor; }
    /// Another document. `path` is empty where it is in no file yet; what is "builtin:..." is saved elsewhere.
    void open(const QString &path, const QString &text);
    [[nodiscard]] const QString &path() const { return m_path; }
    /// It is in a file of the person's own.
    [[nodiscard]] bool isFile() const;
    /// For people: the file's name.
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isModified() const;
    /// Something would be lost, or nothing would, whatever was typed.
    void setModified(bool isModified);
    /// This text is in this file now, and belongs to it from now on; the editor may have a newer one.
    void noteSaved(const QString &path, const QString &text);
    [[nodiscard]] const QList<ScenarioProblem> &problems() const { return m_problems; }
    void goToNextProblem();
    void openFind();
    /// In the line of the cursor.
    void toggleBreakpoint();
    /// Each line as everybody writes it.
    void format();
    /// What the keyboard goes round: the library, and the editor with what belongs to it.
    [[nodiscard]] QList<QWidget *> areas() const;
    /// From the beginning, or on from where it is held.
    void run(RunReach reach, std::optional<scenario::Clock> clock);
    /// A copy of the run that is held, from the line of the cursor on.
    void runCopy();

signals:
    /// Another document, another name, or another state of being saved.
    void documentChanged();
    void problemsChanged();
    /// The key of every editor.
    void saveWanted();
    void libraryEntryWanted(const QString &path);

private:
    void build(const QList<QAction *> &actions);
    void connectEditor();
    void connectDesk();
    void noteEdit();
    void check();
    void take(quint64 ticket,
              const QList<ScenarioProblem> &problems,
              const std::shared_ptr<const scenario::Scenario> &scenario);
    void showRun();
    void showProblem();
    void showName();

    ScenarioDesk &m_desk;
    LibraryPane *m_library;
    QWidget *m_right;
    QLabel *m_name;
    ScenarioEditor *m_editor;
    QLabel *m_problem;
    FindBar *m_find;
    RunPanel *m_run;
    QTimer *m_checkTimer;
    QString m_path;
    QList<ScenarioProblem> m_problems;
    quint64 m_ticket = 0;
    quint64 m_answered = 0;
    bool m_wasOver = true;
    /// It is in no file, though nothing was typed.
    bool m_isUnsaved = false;
    bool m_isLoading = false;
};

} // namespace lockscope::ui
