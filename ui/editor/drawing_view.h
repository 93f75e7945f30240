// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/picture/drawing.h"

#include <memory>

namespace lockscope::ui {

/// A drawing as wide as the widget, and as high as that makes it: an overview, not a page to read.
class DrawingView : public QWidget
{
    Q_OBJECT

public:
    explicit DrawingView(QWidget *parent = nullptr);

    /// Null: nothing.
    void setDrawing(std::shared_ptr<const picture::Drawing> drawing);
    [[nodiscard]] bool isEmpty() const { return m_drawing == nullptr; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] double scaleFor(int width) const;

    std::shared_ptr<const picture::Drawing> m_drawing;
};

} // namespace lockscope::ui
