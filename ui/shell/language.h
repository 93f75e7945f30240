// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

#include <cstdint>

namespace lockscope::ui {

/// System: the first language that the desktop asks for and the console speaks; English where there is none.
enum class LanguageChoice : std::uint8_t { System, English, German };

/// The texts of the console in one language, and Qt's own for its dialogs, for as long as it lives.
///
/// A text is looked up when it is made, so this comes before the first window; another choice is for the next start.
class Translations
{
public:
    explicit Translations(LanguageChoice choice);
    ~Translations();
    Translations(const Translations &) = delete;
    Translations &operator=(const Translations &) = delete;

private:
    /// English too has more than one plural form, and stands in for what another language lacks.
    QTranslator m_english;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace lockscope::ui
