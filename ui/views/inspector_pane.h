// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "ui/models/inspector_model.h"

class QLabel;

namespace lockscope::ui {

class TreeList;

/// Everything about the selected thing: its name, its two sides where it has two, and what can be done with it.
class InspectorPane : public QWidget
{
    Q_OBJECT

public:
    InspectorPane(InspectorModel &model, const QList<QAction *> &actions, QWidget *parent = nullptr);

    [[nodiscard]] TreeList &list() const { return *m_list; }

private:
    void describe();

    InspectorModel &m_model;
    TreeList *m_list;
    QLabel *m_title;
    QLabel *m_difference;
    QWidget *m_buttons;
};

} // namespace lockscope::ui
