// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "ui/views/empty_page.h"
#include "ui/views/exportable_picture.h"
#include "ui/views/table_list.h"

class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace lockscope::ui {

/// A picture with what can be done with it above, the same as a table instead when somebody asks for it, and a page
/// that says what will be here as long as there is nothing.
class PicturePane : public QWidget
{
    Q_OBJECT

public:
    /// `picture` is a `Picture`, both a widget and exportable; it and `table` become children.
    template<typename Picture>
    PicturePane(
        Picture &picture, TableList &table, const EmptyText &empty, const QList<QAction *> &actions, QWidget *parent)
        : PicturePane(picture, static_cast<ExportablePicture &>(picture), table, empty, actions, parent)
    {
    }

    /// What else belongs above the picture, at the left of everything.
    void addOption(QWidget &option);
    /// What of it is not as it seems: a whole sentence or more, above the picture; empty: nothing is.
    void setNote(const QString &note);
    void setEmpty(bool isEmpty);
    void setTableShown(bool on);
    [[nodiscard]] bool isTableShown() const { return m_isTableShown; }
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    [[nodiscard]] ExportablePicture &exportable() const { return m_exportable; }
    [[nodiscard]] QWidget &pictureWidget() const { return m_picture; }
    [[nodiscard]] TableList &table() const { return m_table; }

signals:
    /// The table came or went.
    void tableShown(bool on);

private:
    PicturePane(QWidget &picture,
                ExportablePicture &exportable,
                TableList &table,
                const EmptyText &empty,
                const QList<QAction *> &actions,
                QWidget *parent);
    void choosePage();

    QWidget &m_picture;
    ExportablePicture &m_exportable;
    TableList &m_table;
    EmptyPage *m_page;
    QStackedWidget *m_stack;
    QWidget *m_bar;
    QLabel *m_note;
    QHBoxLayout *m_options;
    bool m_isEmpty = true;
    bool m_isTableShown = false;
};

} // namespace lockscope::ui
