// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

bool isGerman(LanguageChoice choice)
{
    switch (choice) {
    case LanguageChoice::English:
        return false;
    case LanguageChoice::German:
        return true;
    case LanguageChoice::System:
        break;
    }
    // The desktop names its languages in the order in which the person understands them.
    for (const auto &name : QLocale::system().uiLanguages()) {
        const auto language = QLocale(name).language();
        if (language == QLocale::German || language == QLocale::English)
            return language == QLocale::German;
    }
    return false;
}

} // namespace

Translations::Translations(LanguageChoice choice)
{
    // Numbers are written as the text around them is.
    QLocale::setDefault(QLocale(isGerman(choice) ? QLocale::German : QLocale::English));
    // The one installed last is asked first.
    if (m_english.load(u":/i18n/lockscope_en.qm"_s))
        QCoreApplication::installTranslator(&m_english);
    if (!isGerman(choice))
        return;
    if (m_qt.load(u"qtbase_de"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(u":/i18n/lockscope_de.qm"_s))
        QCoreApplication::installTranslator(&m_own);
}

Translations::~Translations() = default;

} // namespace lockscope::ui
