// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/language.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

/// The linker would leave the resources of a static library out; the macro wants to stand outside of any namespace.
static void keepTexts()
{
    Q_INIT_RESOURCE(translations);
}

namespace lockscope::ui {

Translations::Translations()
{
    keepTexts();
    if (m_english.load(u":/i18n/lockscope_en.qm"_s))
        QCoreApplication::installTranslator(&m_english);
}

} // namespace lockscope::ui
