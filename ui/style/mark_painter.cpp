// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/mark_painter.h"

#include <QFontMetrics>
#include <QPainter>

#include "ui/style/theme.h"

namespace lockscope::ui {

namespace {

int chipSide(const QFont &font)
{
    return QFontMetrics(font).height();
}

} // namespace

void drawMark(QPainter &painter, const QRectF &area, RowMark mark, const QPalette &palette, const QFont &font)
{
    const auto ink = inkOf(mark, schemeOf(palette));
    const auto side = chipSide(font);
    const QRectF chip(area.left(), area.center().y() - side / 2.0, side, side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink.chip);
    painter.drawRoundedRect(chip, 3, 3);
    auto bold = font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(ink.letter);
    painter.drawText(chip, Qt::AlignCenter, QString(QChar::fromLatin1(letterOf(mark))));
    painter.restore();
}

int markWidth(const QFont &font)
{
    return chipSide(font) + gap;
}

QPixmap markBadge(RowMark mark, const QPalette &palette, const QFont &font, qreal scale)
{
    const QSizeF size(chipSide(font), chipSide(font));
    QPixmap badge((size * scale).toSize());
    badge.setDevicePixelRatio(scale);
    badge.fill(Qt::transparent);
    QPainter painter(&badge);
    drawMark(painter, QRectF(QPointF(), size), mark, palette, font);
    return badge;
}

} // namespace lockscope::ui
