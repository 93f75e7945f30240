// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/scenario_editor.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include "core/scenario/completion.h"
#include "ui/editor/editor_marks.h"
#include "ui/editor/scenario_lexer.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr int movedIn = 4;

bool continuesWord(int character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9') || character == '_' || character == '-' || character == '.';
}

} // namespace

QString signOf(scenario::StepMark mark)
{
    switch (mark) {
    case scenario::StepMark::Ahead:
        break;
    case scenario::StepMark::Waiting:
        return u"…"_s;
    case scenario::StepMark::Armed:
        return u"◦"_s;
    case scenario::StepMark::Passed:
        return u"✓"_s;
    case scenario::StepMark::Failed:
        return u"✗"_s;
    case scenario::StepMark::Skipped:
        return u"-"_s;
    }
    return {};
}

ScenarioEditor::ScenarioEditor(QWidget *parent)
    : QsciScintilla(parent)
    , m_lexer(new ScenarioLexer(this))
{
    setAccessibleName(tr("Text of the scenario"));
    setUp();
    setUpOffers();
    takeLook();
    connect(this, &QsciScintilla::SCN_CHARADDED, this, &ScenarioEditor::noteCharacter);
    connect(
        this, &QsciScintilla::marginClicked, this, [this](int /*margin*/, int line) { toggleBreakpoint(line + 1); });
}

void ScenarioEditor::setUp()
{
    setUtf8(true);
    setEolMode(EolUnix);
    setIndentationsUseTabs(false);
    setTabWidth(movedIn);
    setIndentationWidth(movedIn);
    setAutoIndent(true);
    setLexer(m_lexer);
    setScrollWidth(1);
    setScrollWidthTracking(true);
    setCaretLineVisible(false);
    setMarginType(numberMargin, NumberMargin);
    setMarginType(symbolMargin, SymbolMargin);
    setMarginType(signMargin, TextMarginRightJustified);
    for (const int margin : {numberMargin, symbolMargin, signMargin})
        setMarginSensitivity(margin, true);
    for (const int margin : {numberMargin, signMargin})
        setMarginMarkerMask(margin, 0);
    setMarginMarkerMask(symbolMargin, (1 << breakpointMarker) | (1 << currentMarker));
    markerDefine(Circle, breakpointMarker);
    markerDefine(RightArrow, currentMarker);
    markerDefine(Background, currentLineMarker);
    markerDefine(Background, failedLineMarker);
    indicatorDefine(SquiggleIndicator, problemIndicator);
}

/// The list is Scintilla's; what is in it is the language's.
void ScenarioEditor::setUpOffers()
{
    constexpr int offeredMax = 12;
    setAutoCompletionSource(AcsNone);
    SendScintilla(SCI_AUTOCSETSEPARATOR, static_cast<unsigned long>('\n'));
    SendScintilla(SCI_AUTOCSETORDER, static_cast<unsigned long>(SC_ORDER_CUSTOM));
    SendScintilla(SCI_AUTOCSETMAXHEIGHT, static_cast<unsigned long>(offeredMax));
    SendScintilla(SCI_AUTOCSETIGNORECASE, 0UL);
    SendScintilla(SCI_AUTOCSETAUTOHIDE, 1UL);
}

void ScenarioEditor::load(const QString &text)
{
    clearProgress();
    setProblems({});
    markerDeleteAll(breakpointMarker);
    setText(text);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    setModified(false);
    setCursorPosition(0, 0);
    emit breakpointsChanged({});
}

void ScenarioEditor::rewrite(const QString &text)
{
    if (text == this->text())
        return;
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    // Where all lines go, their marks gather at the first one.
    const auto kept = breakpoints();
    beginUndoAction();
    selectAll();
    replaceSelectedText(text);
    endUndoAction();
    markerDeleteAll(breakpointMarker);
    for (const auto marked : kept)
        markLine(static_cast<int>(marked), breakpointMarker);
    setCursorPosition(std::min(line, lines() - 1), column);
    ensureLineVisible(line);
}

void ScenarioEditor::setProblems(const QList<ScenarioProblem> &problems)
{
    clearIndicatorRange(0, 0, lines() - 1, lineLength(lines() - 1), problemIndicator);
    for (const auto &problem : problems) {
        if (problem.line < 1 || problem.line > lines())
            continue;
        const auto line = problem.line - 1;
        const auto length = std::max(0, static_cast<int>(text(line).trimmed().isEmpty() ? 0 : text(line).size()) - 1);
        // Where something is missing, what stands before it is underlined.
        const auto begin = problem.size == 0 ? std::clamp(problem.column - 2, 0, length) : problem.column - 1;
        fillIndicatorRange(line, begin, line, begin + std::max(problem.size, 1), problemIndicator);
    }
}

bool ScenarioEditor::hasProblemAt(int line, int column) const
{
    const auto position = positionFromLineIndex(line - 1, column - 1);
    return SendScintilla(
               SCI_INDICATORVALUEAT, static_cast<unsigned long>(problemIndicator), static_cast<long>(position))
        != 0;
}

std::set<std::uint32_t> ScenarioEditor::breakpoints() const
{
    std::set<std::uint32_t> found;
    constexpr unsigned mask = 1U << breakpointMarker;
    for (int line = markerFindNext(0, mask); line >= 0; line = markerFindNext(line + 1, mask))
        found.insert(static_cast<std::uint32_t>(line + 1));
    return found;
}

void ScenarioEditor::toggleBreakpoint(int line)
{
    if (line < 1 || line > lines())
        return;
    if ((markersAtLine(line - 1) & (1U << breakpointMarker)) != 0)
        markerDelete(line - 1, breakpointMarker);
    else
        markerAdd(line - 1, breakpointMarker);
    emit breakpointsChanged(breakpoints());
}

int ScenarioEditor::currentLine() const
{
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    return line + 1;
}

void ScenarioEditor::goTo(int line, int column)
{
    if (line < 1 || line > lines())
        return;
    setCursorPosition(line - 1, std::max(column - 1, 0));
    ensureLineVisible(line - 1);
}

void ScenarioEditor::markLine(int line, int marker)
{
    if (line >= 1 && line <= lines())
        markerAdd(line - 1, marker);
}

void ScenarioEditor::setProgress(const RunProgress &progress)
{
    clearProgress();
    const bool isOver = progress.state == RunProgress::State::Over;
    setReadOnly(!isOver);
    for (const auto &note : progress.notes)
        m_notes[note.line] = {note.mark, note.text};
    if (!isOver) {
        markLine(progress.line, currentMarker);
        markLine(progress.line, currentLineMarker);
    }
    markLine(progress.failedLine, failedLineMarker);
    showSigns();
    if (progress.state == RunProgress::State::Held && progress.line > 0)
        ensureLineVisible(progress.line - 1);
    viewport()->update();
}

void ScenarioEditor::clearProgress()
{
    setReadOnly(false);
    m_notes.clear();
    for (const int marker : {currentMarker, currentLineMarker, failedLineMarker})
        markerDeleteAll(marker);
    clearMarginText(-1);
    viewport()->update();
}

QString ScenarioEditor::noteAt(int line) const
{
    const auto found = m_notes.find(line);
    return found == m_notes.end() ? QString() : found->second.text;
}

QString ScenarioEditor::signAt(int line) const
{
    const auto found = m_notes.find(line);
    return found == m_notes.end() ? QString() : signOf(found->second.mark);
}

QString ScenarioEditor::lineBeforeCursor() const
{
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    return text(line).left(column);
}

void ScenarioEditor::offer()
{
    showOffer(true);
}

/// A word that was begun is worth an offer; a blank is not, since Enter would choose something that nobody asked for.
void ScenarioEditor::noteCharacter(int character)
{
    if (continuesWord(character))
        showOffer(false);
    else
        SendScintilla(SCI_AUTOCCANCEL);
}

/// Scintilla asks the screen at the word how large its list may be, and a window may reach beyond every screen.
bool ScenarioEditor::isOnScreen(std::size_t written) const
{
    const auto caret = SendScintilla(SCI_GETCURRENTPOS);
    for (const auto position : {caret, caret - static_cast<long>(written)}) {
        const QPoint at(static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, position)),
                        static_cast<int>(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, position)));
        if (QGuiApplication::screenAt(viewport()->mapToGlobal(at)) == nullptr)
            return false;
    }
    return true;
}

void ScenarioEditor::showOffer(bool isAsked)
{
    if (isReadOnly())
        return;
    static const scenario::Scenario none;
    const auto before = lineBeforeCursor().toStdString();
    const auto known = scenario::offerFor(m_names != nullptr ? *m_names : none, before);
    const auto written = before.substr(before.size() - std::min(known.size, before.size()));
    // Who wrote a whole word goes on with the next line, and not with a longer word.
    const bool isWhole = std::find(known.words.begin(), known.words.end(), written) != known.words.end();
    if (known.words.empty() || (!isAsked && (isWhole || written.empty())) || !isOnScreen(written.size())) {
        SendScintilla(SCI_AUTOCCANCEL);
        return;
    }
    QByteArray list;
    for (const auto &word : known.words)
        list += (list.isEmpty() ? "" : "\n") + QByteArray::fromStdString(word);
    SendScintilla(SCI_AUTOCSHOW, static_cast<unsigned long>(written.size()), list.constData());
}

/// Letters are text here, whatever commands they are elsewhere in the window.
bool ScenarioEditor::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QsciScintilla::event(event);
    auto &key = static_cast<QKeyEvent &>(*event);
    const auto modifiers = key.modifiers() & ~Qt::KeypadModifier;
    const bool isText = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    const bool isFunction = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    static constexpr QKeySequence::StandardKey standard[] = {QKeySequence::Copy,
                                                             QKeySequence::Cut,
                                                             QKeySequence::Paste,
                                                             QKeySequence::SelectAll,
                                                             QKeySequence::Undo,
                                                             QKeySequence::Redo,
                                                             QKeySequence::Save,
                                                             QKeySequence::Find};
    const bool isStandard =
        std::any_of(std::begin(standard), std::end(standard), [&](auto each) { return key.matches(each); });
    const bool isOffer = key.key() == Qt::Key_Space && modifiers == Qt::ControlModifier;
    event->setAccepted((isText && !isFunction) || isStandard || isOffer);
    return event->isAccepted() || QsciScintilla::event(event);
}

void ScenarioEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Save)) {
        emit saveWanted();
        return;
    }
    if (event->matches(QKeySequence::Find)) {
        emit findWanted();
        return;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier)
        return offer();
    QsciScintilla::keyPressEvent(event);
}

} // namespace lockscope::ui
