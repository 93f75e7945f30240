// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/moment_bar.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "ui/models/moment_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr int edgeWidth = 2;
constexpr int iconSide = 16;

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

MomentBar::MomentBar(const Cursor &cursor, QAction &goLive, QWidget *parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_icon(new QLabel(this))
    , m_mode(plainLabel(this))
    , m_place(plainLabel(this))
    , m_behind(plainLabel(this))
    , m_warning(plainLabel(this))
    , m_live(new QToolButton(this))
{
    m_live->setDefaultAction(&goLive);
    m_live->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_live->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(gap + smallGap, smallGap, gap + smallGap, smallGap + edgeWidth);
    row->setSpacing(gap);
    row->addWidget(m_icon);
    row->addWidget(m_mode);
    row->addWidget(m_place);
    row->addWidget(m_behind);
    row->addStretch();
    row->addWidget(m_warning);
    row->addWidget(m_live);
    setAutoFillBackground(true);
    colour();
    connect(&cursor, &Cursor::moved, this, &MomentBar::refresh);
    connect(&cursor, &Cursor::historyGrew, this, &MomentBar::refresh);
    connect(&cursor, &Cursor::timePassed, this, &MomentBar::refresh);
    refresh();
}

void MomentBar::refresh()
{
    // Whether it is shown is up to the tool bar that it stands in.
    if (m_cursor.isLive())
        return;
    const auto text = momentText(m_cursor);
    m_mode->setText(text.mode);
    m_place->setText(u"%1,  %2"_s.arg(text.place, text.time));
    m_behind->setText(text.behind);
    m_warning->setText(m_cursor.isRecording() ? tr("A recording: it can only be looked at.")
                                              : tr("Commands act on the present."));
    setAccessibleName(u"%1, %2, %3"_s.arg(text.mode, text.place, text.time));
    setAccessibleDescription(text.behind);
}

void MomentBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::FontChange)
        colour();
    QWidget::changeEvent(event);
}

void MomentBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - edgeWidth, width(), edgeWidth), toneOf(Tone::PastEdge, schemeOf(palette())));
}

void MomentBar::colour()
{
    auto colours = QApplication::palette();
    const auto scheme = schemeOf(colours);
    colours.setColor(QPalette::Window, toneOf(Tone::PastPage, scheme));
    setPalette(colours);
    auto bold = font();
    bold.setBold(true);
    m_mode->setFont(bold);
    m_place->setFont(bold);
    m_icon->setPixmap(themedIcon(u"time-past"_s).pixmap(QSize(iconSide, iconSide), devicePixelRatio()));
}

} // namespace lockscope::ui
