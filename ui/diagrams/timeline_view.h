// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollBar>

#include "core/picture/timeline_layout.h"
#include "ui/diagrams/diagram_view.h"
#include "ui/models/picture_filter.h"
#include "ui/models/pictures.h"
#include "ui/models/timeline_words.h"

namespace lockscope::ui {

/// What locks or clients were in, and for how long: time runs to the right, with a row for each.
class TimelineView final : public DiagramView
{
    Q_OBJECT

public:
    TimelineView(const Pictures &pictures, TimeRange &range, QWidget *parent);

    /// It outlives the picture.
    void setFilter(PictureFilter &filter);
    void setSelection(const Selection &selection);
    /// A row for each key, or one for each client.
    void setRows(TimelineRowKind kind);
    [[nodiscard]] TimelineRowKind rows() const { return m_kind; }
    /// By `steps` of the ladder of heights: below 0 flatter.
    void changeRowHeight(int steps);

    [[nodiscard]] picture::Drawing drawingOf(const QSizeF &size) override;
    [[nodiscard]] QStringList textLines() override;
    [[nodiscard]] QString fileName() const override;

protected:
    [[nodiscard]] Layout layOut(const QSizeF &size) override;
    [[nodiscard]] std::optional<std::size_t> focusPlace() const override;
    void setFocusPlace(std::optional<std::size_t> place) override;
    [[nodiscard]] QString textAt(std::size_t place) const override;
    [[nodiscard]] Selection selectionAt(std::size_t place) const override;
    [[nodiscard]] bool scrollAcross(double notches) override;
    [[nodiscard]] bool reachBeyond(picture::Heading heading) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] picture::TimelinePicture draw(const QSizeF &size, bool hasFocus);
    [[nodiscard]] const picture::SpanBoard &board() const;
    [[nodiscard]] std::vector<picture::RowId> shownRows();
    void fitScrollBar();

    const Pictures &m_pictures;
    TimelineWords m_words;
    /// Null: everything is shown.
    PictureFilter *m_filter = nullptr;
    TimelineRowKind m_kind = TimelineRowKind::Keys;
    picture::TimelineRows m_keyRows;
    picture::TimelineRows m_clientRows;
    Selection m_selection;
    picture::TimelinePicture m_picture;
    std::size_t m_rowCount = 0;
    std::optional<picture::TimelineThing> m_focus;
    /// Place in the ladder; the first one fits all rows.
    std::size_t m_heightStep;
    QScrollBar *m_bar;
};

} // namespace lockscope::ui
