// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/library_model.h"
#include "ui/models/scenario_desk.h"

class QLabel;
class QLineEdit;
class QScrollArea;
class QTimer;

namespace lockscope::ui {

class DrawingView;
class ListArea;
class TreeList;

/// The scenarios that come with the program: groups to open, a search, and of the chosen one what it shows and a small
/// picture of it. Enter or a double click opens it.
class LibraryPane : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPane(ScenarioDesk &desk, QWidget *parent = nullptr);

    [[nodiscard]] const LibraryEntry *current() const;
    /// Makes the scenario the current one, where it is among those that are shown.
    void choose(const QString &path);

signals:
    void openWanted(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildList();
    void buildAbout();
    void search(const QString &text);
    void showCurrent();
    void showPicture(const QString &path, const std::shared_ptr<const picture::Drawing> &drawing);

    ScenarioDesk &m_desk;
    LibraryModel m_model;
    QLineEdit *m_search;
    TreeList *m_tree;
    ListArea *m_list;
    QLabel *m_title;
    QLabel *m_watch;
    QScrollArea *m_room;
    DrawingView *m_picture;
    QTimer *m_drawTimer;
    bool m_isAsked = false;
};

} // namespace lockscope::ui
