// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QObject>
#include <QTabWidget>

#include "ui/shell/window_docks.h"

#include <cstdint>

class QToolBar;

namespace lockscope::ui {

class SpotFrame;
class StoryBar;

/// Where a story wants a person to look.
enum class StorySpot : std::uint8_t { Sequence, Timeline, Inspector, Fates };

/// What a window that tells a story has more than others: the bar with the captions, and the frame around what they are
/// about.
class WindowStory : public QObject
{
    Q_OBJECT

public:
    /// Everything outlives it.
    struct Around
    {
        ActionRegistry &registry;
        WindowDocks &docks;
        QTabWidget &tabs;
        QMainWindow &window;
    };

    explicit WindowStory(const Around &around);

    [[nodiscard]] StoryBar &bar() const { return *m_bar; }
    /// Brings the area to the front and frames it.
    void show(StorySpot spot);
    /// The story waits for a lane to be drained, and the command for it, which asks the window for it as ever, is a way
    /// to go on.
    void offerDrain(bool isOffered);

private:
    QWidget *bring(ActionId picture);
    QWidget *bringDock(ActionId toggle);

    Around m_around;
    StoryBar *m_bar;
    SpotFrame *m_frame;
};

} // namespace lockscope::ui
