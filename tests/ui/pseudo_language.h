// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <QTranslator>
#include <QWidget>

namespace lockscope::ui {

/// A language that needs no translator: each text in brackets, and half as long again as in English. What stands
/// outside of brackets did not go through tr(), and what has no room is cut in German, too.
class PseudoLanguage : public QTranslator
{
    Q_OBJECT

public:
    PseudoLanguage();
    ~PseudoLanguage() override;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString
    translate(const char *context, const char *text, const char *disambiguation, int n) const override;

    /// What of `text` is words outside of the brackets; empty: nothing.
    [[nodiscard]] static QString foreignPart(const QString &text);
};

/// A text that `root` shows, or tells those who do not see it, with the name of what shows it.
struct SeenText
{
    QString place;
    QString text;
};

/// Every text of every visible widget, list, header, menu and command below `root`.
[[nodiscard]] QList<SeenText> seenTexts(const QWidget &root);

/// Visible labels, buttons and tabs below `root` that are narrower than their text, and tool bars that hide commands.
[[nodiscard]] QStringList cutTexts(const QWidget &root);

/// Headings of visible columns below `root` that are narrower than their text.
[[nodiscard]] QStringList cutHeadings(const QWidget &root);

/// Commands, labels and buttons that the keyboard cannot tell apart: they are visible below `root` at the same time,
/// and have the same letter for Alt.
[[nodiscard]] QStringList sharedLetters(const QWidget &root);

} // namespace lockscope::ui
