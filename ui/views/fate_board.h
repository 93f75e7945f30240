// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QListView>

#include "ui/models/fate_board_model.h"
#include "ui/views/board_layout.h"

#include <optional>

namespace lockscope::ui {

/// The fates as cards in columns.
///
/// A list view in everything but looks: selection, keyboard and what a screen reader is told come from there, and only
/// places and painting are its own.
class FateBoard : public QListView
{
    Q_OBJECT

public:
    explicit FateBoard(FateBoardModel &model, QWidget *parent = nullptr);

    /// The keyboard walks over the cards as they stand; letters are commands.
    void keyboardSearch(const QString &search) override;
    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &place) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;
    /// Ages count on.
    void drawTime() { viewport()->update(); }

    /// Where everything stands.
    [[nodiscard]] const BoardLayout &places() const { return m_layout; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] int horizontalOffset() const override;
    [[nodiscard]] int verticalOffset() const override;
    void setSelection(const QRect &area, QItemSelectionModel::SelectionFlags flags) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void updateGeometries() override;

private:
    struct Known
    {
        QString text;
        int width = 0;
        int height = 0;
    };

    [[nodiscard]] static std::optional<BoardStep> stepOf(CursorAction action);
    [[nodiscard]] int heightOf(int row, int width);
    [[nodiscard]] QPoint offset() const { return {horizontalOffset(), verticalOffset()}; }
    void paintSection(QPainter &painter, const BoardLayout::Section &section) const;

    FateBoardModel &m_model;
    BoardLayout m_layout;
    /// Heights of cards that were measured, by what they say without what counts.
    QHash<QString, Known> m_heights;
};

} // namespace lockscope::ui
