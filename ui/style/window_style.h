// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace lockscope::ui {

/// Fusion with flat surfaces: headers, tool bars and dock titles are part of the page, one hairline apart from it.
///
/// Colours come from the palette at the moment of drawing, so that a change of theme needs nothing more.
class WindowStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint,
                                const QStyleOption *option,
                                const QWidget *widget,
                                QStyleHintReturn *returned) const override;
    [[nodiscard]] QRect
    subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    void drawControl(ControlElement element,
                     const QStyleOption *option,
                     QPainter *painter,
                     const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption *option,
                       QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace lockscope::ui
