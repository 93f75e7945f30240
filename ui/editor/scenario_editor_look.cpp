// SPDX-License-Identifier: GPL-3.0-or-later
#include <QEvent>
#include <QPainter>
#include <Qsci/qscistyle.h>

#include "ui/editor/editor_marks.h"
#include "ui/editor/scenario_editor.h"
#include "ui/editor/scenario_lexer.h"
#include "ui/style/syntax_palette.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

/// How the editor looks: colours and letters follow the window, and what a run says stands at the lines' ends.
namespace lockscope::ui {

void ScenarioEditor::takeLook()
{
    const auto scheme = schemeOf(palette());
    m_lexer->setLook(palette(), fixedFont(font()));
    // Where no letter stands.
    SendScintilla(SCI_STYLESETBACK, static_cast<unsigned long>(STYLE_DEFAULT), palette().color(QPalette::Base));
    setCaretForegroundColor(palette().color(QPalette::Text));
    setSelectionBackgroundColor(palette().color(QPalette::Highlight));
    setSelectionForegroundColor(palette().color(QPalette::HighlightedText));
    setMarkerBackgroundColor(toneOf(Tone::Error, scheme), breakpointMarker);
    setMarkerForegroundColor(toneOf(Tone::Error, scheme), breakpointMarker);
    setMarkerBackgroundColor(toneOf(Tone::Accent, scheme), currentMarker);
    setMarkerForegroundColor(toneOf(Tone::Accent, scheme), currentMarker);
    setMarkerBackgroundColor(toneOf(Tone::ChosenRow, scheme), currentLineMarker);
    setMarkerBackgroundColor(toneOf(Tone::ErrorPage, scheme), failedLineMarker);
    setIndicatorForegroundColor(toneOf(Tone::Error, scheme), problemIndicator);
    SendScintilla(SCI_SETEXTRAASCENT, 1UL);
    SendScintilla(SCI_SETEXTRADESCENT, 1UL);
    takeMarginLook();
}

void ScenarioEditor::takeMarginLook()
{
    const auto scheme = schemeOf(palette());
    const auto fixed = fixedFont(font());
    setMarginsFont(fixed);
    setMarginsBackgroundColor(palette().color(QPalette::AlternateBase));
    setMarginsForegroundColor(toneOf(Tone::Quiet, scheme));
    const QFontMetrics letters(fixed);
    setMarginWidth(numberMargin, letters.horizontalAdvance(u"0000"_s) + smallGap);
    setMarginWidth(symbolMargin, letters.height());
    setMarginWidth(signMargin, letters.horizontalAdvance(u"✓"_s) + gap);
    showSigns();
}

void ScenarioEditor::showSigns()
{
    clearMarginText(-1);
    for (const auto &[line, note] : m_notes) {
        // Those of the lexer and of Scintilla itself have lower numbers.
        const QsciStyle style(markStyles + static_cast<int>(note.mark),
                              QString(),
                              noteColour(note.mark),
                              palette().color(QPalette::AlternateBase),
                              fixedFont(font()));
        setMarginText(line - 1, signOf(note.mark), style);
    }
}

QColor ScenarioEditor::noteColour(scenario::StepMark mark) const
{
    const auto scheme = schemeOf(palette());
    switch (mark) {
    case scenario::StepMark::Failed:
        return toneOf(Tone::Error, scheme);
    case scenario::StepMark::Waiting:
        return toneOf(SyntaxTone::Request, scheme);
    case scenario::StepMark::Passed:
        return toneOf(SyntaxTone::State, scheme);
    case scenario::StepMark::Ahead:
    case scenario::StepMark::Armed:
    case scenario::StepMark::Skipped:
        break;
    }
    return toneOf(Tone::Quiet, scheme);
}

void ScenarioEditor::changeEvent(QEvent *event)
{
    QsciScintilla::changeEvent(event);
    const auto type = event->type();
    // The lexer comes with the constructor, and events from before it are nobody's.
    if (m_lexer != nullptr && (type == QEvent::FontChange || type == QEvent::PaletteChange))
        takeLook();
}

void ScenarioEditor::paintEvent(QPaintEvent *event)
{
    QsciScintilla::paintEvent(event);
    if (m_notes.empty())
        return;
    QPainter painter(viewport());
    paintNotes(painter);
}

/// Behind the text of each line on screen, as far as there is room.
void ScenarioEditor::paintNotes(QPainter &painter)
{
    const auto face = font();
    const QFontMetrics letters(face);
    painter.setFont(face);
    const auto first = static_cast<int>(firstVisibleLine());
    const auto count = static_cast<int>(SendScintilla(SCI_LINESONSCREEN));
    for (auto found = m_notes.lower_bound(first + 1); found != m_notes.end() && found->first <= first + count + 1;
         ++found) {
        const auto &[line, note] = *found;
        const auto end = SendScintilla(SCI_GETLINEENDPOSITION, static_cast<unsigned long>(line - 1));
        const auto x = static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, end)) + 3 * gap;
        const auto y = static_cast<int>(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, end));
        const auto height = static_cast<int>(SendScintilla(SCI_TEXTHEIGHT, 0UL));
        const auto room = viewport()->width() - x - gap;
        if (room < letters.averageCharWidth() * 4)
            continue;
        painter.setPen(noteColour(note.mark));
        painter.drawText(QRect(x, y, room, height),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         letters.elidedText(note.text, Qt::ElideRight, room));
    }
}

} // namespace lockscope::ui
