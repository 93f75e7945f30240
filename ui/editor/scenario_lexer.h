// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <Qsci/qscilexercustom.h>

namespace lockscope::ui {

/// Colours the language of scenarios; each style is a class of words of core/scenario/word_classes.h, and no two that
/// follow each other differ by colour alone.
class ScenarioLexer : public QsciLexerCustom
{
    Q_OBJECT

public:
    explicit ScenarioLexer(QObject *parent);

    /// From now on in these colours and letters.
    void setLook(const QPalette &palette, const QFont &font);

    [[nodiscard]] const char *language() const override { return "lks"; }
    [[nodiscard]] QString description(int style) const override;
    void styleText(int start, int end) override;

private:
    [[nodiscard]] QByteArray bytes(int start, int end) const;
    void styleLine(const QByteArray &line);
};

} // namespace lockscope::ui
