// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/scenario_lexer.h"

#include <Qsci/qsciscintilla.h>

#include "core/scenario/word_classes.h"
#include "ui/style/syntax_palette.h"
#include "ui/style/theme.h"

#include <array>

namespace lockscope::ui {

namespace {

using scenario::WordClass;

/// In the order of WordClass.
struct Look
{
    SyntaxTone tone;
    bool isBold = false;
    bool isItalic = false;
};
constexpr std::array looks{
    Look{SyntaxTone::Plain},
    Look{.tone = SyntaxTone::Comment, .isItalic = true},
    Look{.tone = SyntaxTone::Declaration, .isBold = true},
    Look{.tone = SyntaxTone::Check, .isBold = true},
    Look{.tone = SyntaxTone::Block, .isBold = true},
    Look{.tone = SyntaxTone::Request},
    Look{.tone = SyntaxTone::Fault, .isBold = true},
    Look{.tone = SyntaxTone::State, .isItalic = true},
    Look{.tone = SyntaxTone::Comment},
    Look{.tone = SyntaxTone::Text},
    Look{.tone = SyntaxTone::Number},
};
static_assert(looks.size() == scenario::wordClassCount);

} // namespace

ScenarioLexer::ScenarioLexer(QObject *parent)
    : QsciLexerCustom(parent)
{
}

void ScenarioLexer::setLook(const QPalette &palette, const QFont &font)
{
    const auto scheme = schemeOf(palette);
    setDefaultFont(font);
    setDefaultColor(palette.color(QPalette::Text));
    setDefaultPaper(palette.color(QPalette::Base));
    setPaper(palette.color(QPalette::Base));
    for (std::size_t style = 0; style < looks.size(); ++style) {
        const auto &look = looks.at(style);
        auto face = font;
        face.setBold(look.isBold);
        face.setItalic(look.isItalic);
        setColor(toneOf(look.tone, scheme), static_cast<int>(style));
        setFont(face, static_cast<int>(style));
    }
}

/// Who has none is no style, and QScintilla asks for names nowhere that is shown.
QString ScenarioLexer::description(int style) const
{
    return style >= 0 && style < static_cast<int>(looks.size()) ? QString::number(style) : QString();
}

void ScenarioLexer::styleText(int start, int end)
{
    if (editor() == nullptr)
        return;
    const auto text = bytes(start, end);
    startStyling(start);
    for (qsizetype begin = 0; begin < text.size();) {
        const auto newline = text.indexOf('\n', begin);
        const auto next = newline < 0 ? text.size() : newline + 1;
        styleLine(text.mid(begin, next - begin));
        begin = next;
    }
}

QByteArray ScenarioLexer::bytes(int start, int end) const
{
    QByteArray text(end - start + 1, '\0');
    editor()->SendScintilla(QsciScintilla::SCI_GETTEXTRANGE, start, end, text.data());
    text.chop(1);
    return text;
}

void ScenarioLexer::styleLine(const QByteArray &line)
{
    const std::string_view text(line.constData(), static_cast<std::size_t>(line.size()));
    std::size_t at = 0;
    const auto plain = static_cast<int>(WordClass::Plain);
    for (const auto &word : scenario::classedWords(text.substr(0, text.find_last_not_of("\r\n") + 1))) {
        if (word.begin > at)
            setStyling(static_cast<int>(word.begin - at), plain);
        setStyling(static_cast<int>(word.size), static_cast<int>(word.what));
        at = word.begin + word.size;
    }
    if (at < text.size())
        setStyling(static_cast<int>(text.size() - at), plain);
}

} // namespace lockscope::ui
