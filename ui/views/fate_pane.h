// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "ui/models/console_models.h"

class QLabel;
class QSplitter;
class QStackedWidget;

namespace lockscope::ui {

class ActionRow;
class FateBoard;
class NotePanel;
class TreeList;

/// The fates as a board of cards or as a table, the candidate lanes that they wait for, and what can be done about
/// them.
class FatePane : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        FateBoard &board;
        /// The same as a table.
        TreeList &table;
        TreeList &lanes;
    };

    /// `parts` show their models already and become children.
    FatePane(ConsoleModels &models, const Parts &parts, const QList<QAction *> &actions, QWidget *parent);

    /// What stands there while there are no fates.
    void setSentence(const QString &sentence);
    void setAsTable(bool on);
    [[nodiscard]] bool isAsTable() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeLanes();
    void describe();
    void fitLanes();
    void showFatesOfLane(const QModelIndex &lane);

    ConsoleModels &m_models;
    Parts m_parts;
    NotePanel *m_notes;
    QStackedWidget *m_pages;
    QSplitter *m_splitter;
    QLabel *m_laneTitle = nullptr;
    QWidget *m_laneArea;
    ActionRow *m_buttons;
    /// A person gave the lanes their size.
    bool m_isSized = false;
};

} // namespace lockscope::ui
