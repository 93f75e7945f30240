// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/drawing_view.h"

#include <QPainter>

#include "ui/diagrams/drawing_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lockscope::ui {

namespace {

/// Letters that are smaller are dust.
constexpr double scaleMin = 0.5;

} // namespace

DrawingView::DrawingView(QWidget *parent)
    : QWidget(parent)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto policy = sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DrawingView::setDrawing(std::shared_ptr<const picture::Drawing> drawing)
{
    m_drawing = std::move(drawing);
    updateGeometry();
    update();
}

double DrawingView::scaleFor(int width) const
{
    if (m_drawing == nullptr || m_drawing->width <= 0)
        return 1;
    return std::clamp(width / m_drawing->width, scaleMin, 1.0);
}

int DrawingView::heightForWidth(int width) const
{
    return m_drawing == nullptr ? 0 : static_cast<int>(std::ceil(m_drawing->height * scaleFor(width)));
}

QSize DrawingView::sizeHint() const
{
    if (m_drawing == nullptr)
        return {};
    return {static_cast<int>(m_drawing->width * scaleMin), heightForWidth(width())};
}

void DrawingView::paintEvent(QPaintEvent * /*event*/)
{
    if (m_drawing == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto scale = scaleFor(width());
    painter.scale(scale, scale);
    DrawingPainter(painter, palette(), font()).paint(*m_drawing);
}

} // namespace lockscope::ui
