// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/bookmark_model.h"
#include "ui/models/overview.h"
#include "ui/models/time_range.h"

#include <optional>
#include <vector>

namespace lockscope::ui {

/// Everything that happened as one thin strip: how much when, letters where something is worth a look, the bookmarks,
/// the part that the pictures show, and the cursor. A click goes there, and so do the arrow keys; with Ctrl they go
/// from letter to letter.
class OverviewStrip : public QWidget
{
    Q_OBJECT

public:
    /// All outlive it.
    OverviewStrip(Overview &overview,
                  const BookmarkModel &bookmarks,
                  const TimeRange &range,
                  QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Somebody wants to see that moment.
    void placeChosen(lockscope::EventNumber event);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// A cell with a letter, and what stands there.
    struct Mark
    {
        OverviewCell cell;
        std::vector<EventNumber> bookmarks;
        /// In the strip.
        QRectF place;
    };

    [[nodiscard]] QRectF band() const;
    [[nodiscard]] double placeOf(TimePoint time) const;
    [[nodiscard]] TimePoint timeAt(double place) const;
    [[nodiscard]] std::vector<Mark> marks() const;
    void paintActivity(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintMoments(QPainter &painter) const;
    void goTo(double place);
    void step(double by);
    void stepToMark(int way);
    [[nodiscard]] QString textAt(double place) const;
    void describe();

    Overview &m_overview;
    const BookmarkModel &m_bookmarks;
    const TimeRange &m_range;
};

} // namespace lockscope::ui
