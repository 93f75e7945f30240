// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/spot_frame.h"

#include <QEvent>
#include <QPainter>

#include "ui/style/theme.h"

namespace lockscope::ui {

namespace {

constexpr int frameWidth = 3;

} // namespace

SpotFrame::SpotFrame(QWidget &window)
    : QWidget(&window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void SpotFrame::surround(QWidget *area)
{
    if (m_area != nullptr)
        m_area->removeEventFilter(this);
    m_area = area;
    if (area != nullptr)
        area->installEventFilter(this);
    follow();
}

bool SpotFrame::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide)
        follow();
    return QWidget::eventFilter(watched, event);
}

void SpotFrame::follow()
{
    setVisible(m_area != nullptr && m_area->isVisible());
    if (isHidden())
        return;
    setGeometry(QRect(m_area->mapTo(window(), QPoint()), m_area->size()));
    // What is painted below it is none of its business: only the frame itself is drawn over.
    setMask(QRegion(rect()) - QRegion(rect().adjusted(frameWidth, frameWidth, -frameWidth, -frameWidth)));
    raise();
}

void SpotFrame::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), toneOf(Tone::Accent, schemeOf(palette())));
}

} // namespace lockscope::ui
