// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/appearance.h"

#include <QApplication>
#include <QIcon>
#include <QPalette>

#include "ui/style/window_style.h"

using namespace Qt::StringLiterals;

/// The linker would leave the resources of a static library out; the macro wants to stand outside of any namespace.
static void keepResources()
{
    Q_INIT_RESOURCE(lockscope);
}

namespace lockscope::ui {

Appearance::Appearance(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_desktopFont(QApplication::font())
{
    keepResources();
    QApplication::setStyle(new WindowStyle);
    QApplication::setWindowIcon(QIcon(u":/lockscope.svg"_s));
    applyColours();
    applyText();
}

void Appearance::setTheme(ThemeChoice choice)
{
    m_settings.setTheme(choice);
    applyColours();
}

void Appearance::setTextPercent(int percent)
{
    m_settings.setTextPercent(percent);
    applyText();
}

void Appearance::followDesktop()
{
    if (m_settings.theme() == ThemeChoice::System)
        applyColours();
}

void Appearance::applyColours()
{
    // An empty palette gives the desktop's one back, which is what has to be looked at.
    QApplication::setPalette(QPalette());
    QApplication::setPalette(paletteFor(schemeFor(m_settings.theme(), QApplication::palette())));
}

void Appearance::applyText()
{
    const auto font = scaledFont(m_desktopFont, m_settings.textPercent() / 100.0);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

} // namespace lockscope::ui
