// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/banner.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

Banner::Banner(Kind kind, QAction &remedy, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_remedy(new QToolButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_remedy->setDefaultAction(&remedy);
    m_remedy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_remedy->setFocusPolicy(Qt::StrongFocus);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(gap + smallGap, gap, gap + smallGap, gap);
    row->setSpacing(gap);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_remedy, 0, Qt::AlignVCenter);
    setAutoFillBackground(true);
    colour();
    hide();
}

void Banner::showSentence(const QString &sentence)
{
    m_text->setText(sentence);
    setAccessibleName(m_kind == Kind::Error ? tr("Error") : tr("Notice"));
    setAccessibleDescription(sentence);
    show();
}

void Banner::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        colour();
    QWidget::changeEvent(event);
}

void Banner::colour()
{
    auto palette = QApplication::palette();
    const bool isError = m_kind == Kind::Error;
    palette.setColor(QPalette::Window, toneOf(isError ? Tone::ErrorPage : Tone::PastPage, schemeOf(palette)));
    setPalette(palette);
    m_icon->setPixmap(
        themedIcon(isError ? u"error"_s : u"recording-reload"_s).pixmap(QSize(20, 20), devicePixelRatio()));
}

} // namespace lockscope::ui
