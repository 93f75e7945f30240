// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>

namespace lockscope::ui {

/// Bytes of an expression, in UTF-8.
inline constexpr int expressionSizeMax = 4'096;

/// A stretch of a QString.
struct TextPlace
{
    int begin = 0;
    int size = 0;

    friend bool operator==(const TextPlace &, const TextPlace &) = default;
};

/// What a text that a person writes is worth as an expression, at once.
struct ExpressionVerdict
{
    enum class Kind : std::uint8_t { Empty, Right, Wrong };

    Kind kind = Kind::Empty;
    /// What is wrong, or what it does not reach; a whole sentence, or empty.
    QString sentence;
    /// Where it is wrong; at the end of the text it may be empty.
    TextPlace place;

    friend bool operator==(const ExpressionVerdict &, const ExpressionVerdict &) = default;
};

/// What may be written at a cursor: names, words and symbols.
struct ExpressionCompletion
{
    /// What one of them takes the place of.
    TextPlace place;
    QStringList candidates;
};

/// What expressions are about at some place of the window.
struct ExpressionLanguage
{
    ExpressionVerdict (*judge)(const QString &text);
    ExpressionCompletion (*complete)(const QString &text, int cursor);
};
/// Events, locks and fates: what one of them does not have leaves that list as it is.
[[nodiscard]] ExpressionLanguage filterLanguage();
/// Events alone.
[[nodiscard]] ExpressionLanguage eventLanguage();

/// Both must hold.
[[nodiscard]] QString narrowed(const QString &text, const QString &by);
/// The second one must not hold.
[[nodiscard]] QString without(const QString &text, const QString &what);

} // namespace lockscope::ui
