// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace lockscope::ui {

/// The plural forms of the console's texts, for as long as it lives; English too has more than one.
///
/// A text is looked up when it is made, so this comes before the first window.
class Translations
{
public:
    Translations();

private:
    QTranslator m_english;
};

} // namespace lockscope::ui
