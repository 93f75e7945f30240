// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <Qsci/qsciscintilla.h>

#include "ui/models/scenario_desk.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>

namespace lockscope::ui {

class ScenarioLexer;

/// The text of one scenario: coloured, completed, with its problems underlined, breakpoints in the margin, and where a
/// run stands: the current line, what became of those before it, and what was seen there at their ends.
///
/// Lines count from 1. What it shows of a run is never part of the text.
class ScenarioEditor : public QsciScintilla
{
    Q_OBJECT

public:
    explicit ScenarioEditor(QWidget *parent = nullptr);

    /// Another text, with nothing to be undone and nothing that is lost when it goes.
    void load(const QString &text);
    /// The same document with another text, which can be undone.
    void rewrite(const QString &text);

    void setProblems(const QList<ScenarioProblem> &problems);
    /// What completion offers names from.
    void setNames(std::shared_ptr<const scenario::Scenario> names) { m_names = std::move(names); }
    void setProgress(const RunProgress &progress);
    void clearProgress();

    [[nodiscard]] std::set<std::uint32_t> breakpoints() const;
    void toggleBreakpoint(int line);
    [[nodiscard]] int currentLine() const;
    void goTo(int line, int column = 1);
    /// Opens the list of what may stand at the cursor, where there is something.
    void offer();

    /// What is shown behind the line, and the sign in its margin: for tests and those who do not see it.
    [[nodiscard]] QString noteAt(int line) const;
    [[nodiscard]] QString signAt(int line) const;
    [[nodiscard]] bool hasProblemAt(int line, int column) const;

signals:
    void breakpointsChanged(const std::set<std::uint32_t> &lines);
    /// The keys of every editor, which are other commands elsewhere in the window.
    void saveWanted();
    void findWanted();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Note
    {
        scenario::StepMark mark = scenario::StepMark::Ahead;
        QString text;
    };

    void setUp();
    void setUpOffers();
    void takeLook();
    void takeMarginLook();
    void noteCharacter(int character);
    void markLine(int line, int marker);
    void showSigns();
    void paintNotes(QPainter &painter);
    [[nodiscard]] QColor noteColour(scenario::StepMark mark) const;
    [[nodiscard]] QString lineBeforeCursor() const;
    /// The cursor is, and so is the beginning of the word, of so many bytes, before it.
    [[nodiscard]] bool isOnScreen(std::size_t written) const;
    void showOffer(bool isAsked);

    ScenarioLexer *m_lexer;
    std::shared_ptr<const scenario::Scenario> m_names;
    std::map<int, Note> m_notes;
};

/// "✓" and its like, one for each.
[[nodiscard]] QString signOf(scenario::StepMark mark);

} // namespace lockscope::ui
