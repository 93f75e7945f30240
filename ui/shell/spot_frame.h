// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace lockscope::ui {

/// A frame over an area of a window that says: look here. It takes no clicks and no keys, and follows the area.
class SpotFrame : public QWidget
{
    Q_OBJECT

public:
    explicit SpotFrame(QWidget &window);

    /// Null: around nothing.
    void surround(QWidget *area);
    [[nodiscard]] QWidget *surrounded() const { return m_area; }

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();

    QPointer<QWidget> m_area;
};

} // namespace lockscope::ui
