// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/picture/sequence_layout.h"
#include "ui/diagrams/diagram_view.h"
#include "ui/models/picture_filter.h"
#include "ui/models/picture_words.h"
#include "ui/models/pictures.h"

namespace lockscope::ui {

/// The sequence of messages: time runs down, with a column for each client and node.
class SequenceView final : public DiagramView
{
    Q_OBJECT

public:
    SequenceView(const Pictures &pictures, TimeRange &range, QWidget *parent);

    /// It outlives the picture.
    void setFilter(PictureFilter &filter);
    void setSelection(const Selection &selection);

    [[nodiscard]] picture::Drawing drawingOf(const QSizeF &size) override;
    [[nodiscard]] QStringList textLines() override;
    [[nodiscard]] QString fileName() const override;

    /// What can be done with the column that the keyboard is in.
    void moveColumn(int step);
    void hideColumn();
    void pinColumn();
    void foldColumn();
    void resetColumns();
    /// Its party, or else the selected client or node.
    [[nodiscard]] std::optional<picture::Party> currentColumn() const;

protected:
    [[nodiscard]] Layout layOut(const QSizeF &size) override;
    [[nodiscard]] std::optional<std::size_t> focusPlace() const override;
    void setFocusPlace(std::optional<std::size_t> place) override;
    [[nodiscard]] QString textAt(std::size_t place) const override;
    [[nodiscard]] Selection selectionAt(std::size_t place) const override;
    void activate(std::size_t place) override;
    [[nodiscard]] bool dropAt(std::size_t place, const QPointF &to) override;

private:
    [[nodiscard]] picture::SequencePicture draw(const QSizeF &size, bool hasFocus);
    [[nodiscard]] std::optional<picture::Party> partyOf(std::uint32_t column) const;
    void moveTo(const picture::Party &party, std::uint32_t column, std::uint32_t target);

    const Pictures &m_pictures;
    PictureWords m_words;
    /// Null: everything is shown.
    PictureFilter *m_filter = nullptr;
    picture::SequenceColumns m_columns;
    Selection m_selection;
    picture::SequencePicture m_picture;
    std::optional<picture::SequenceThing> m_focus;
};

} // namespace lockscope::ui
