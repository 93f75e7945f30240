// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTabWidget>

#include "ui/models/console_models.h"
#include "ui/models/picture_filter.h"
#include "ui/models/plot_model.h"
#include "ui/models/sequence_model.h"
#include "ui/models/timeline_model.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/window_views.h"
#include "ui/views/picture_pane.h"

#include <initializer_list>
#include <vector>

namespace lockscope::ui {

class PlotView;
class SequenceView;
class TimelineView;

/// The pictures in the centre of the window: what they show, what is selected in them, and the commands that move
/// through time and arrange them.
class WindowPictures : public QObject
{
    Q_OBJECT

public:
    /// Adds its tabs to `tabs`, and its tables to the lists of `views`. Everything outlives it.
    WindowPictures(ConsoleModels &models, ActionRegistry &registry, WindowViews &views, QTabWidget &tabs);

    /// The panes, for going round the areas.
    [[nodiscard]] const std::vector<PicturePane *> &panes() const { return m_panes; }
    /// The one that is on screen; null: none is.
    [[nodiscard]] PicturePane *current() const;

    /// The servers are outside: what happens inside them is not visible, and the pictures say so.
    void setOutside();

signals:
    /// Somebody wants the current picture in a file.
    void exportRequested(lockscope::ui::ExportablePicture &picture);

private:
    void buildSequence();
    void buildTimeline();
    void buildPlots();
    void addPane(PicturePane &pane, const QString &title);
    void connectTime();
    void connectColumns();
    void connectRows();
    void connectPanes();
    void showState();
    void showNotes();
    [[nodiscard]] QString momentNote() const;
    [[nodiscard]] QString filterNote() const;
    void judge(std::initializer_list<ActionId> ids, bool isPossible, const QString &reason);

    ConsoleModels &m_models;
    ActionRegistry &m_registry;
    WindowViews &m_views;
    QTabWidget &m_tabs;
    PictureFilter m_filter;
    bool m_isOutside = false;
    SequenceModel m_sequenceModel;
    TimelineModel m_timelineModel;
    PlotModel m_plotModel;
    SequenceView *m_sequence = nullptr;
    TimelineView *m_timeline = nullptr;
    PlotView *m_plots = nullptr;
    std::vector<PicturePane *> m_panes;
};

} // namespace lockscope::ui
