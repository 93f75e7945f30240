// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_story.h"

#include <QAction>
#include <QToolBar>

#include "ui/shell/action_registry.h"
#include "ui/shell/spot_frame.h"
#include "ui/shell/story_bar.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

WindowStory::WindowStory(const Around &around)
    : QObject(&around.window)
    , m_around(around)
    , m_bar(new StoryBar(around.registry, &around.window))
    , m_frame(new SpotFrame(around.window))
{
    // In front of all other bars, and as wide as the window.
    auto *bar = new QToolBar(tr("Story"), &around.window);
    bar->setObjectName(u"story"_s);
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(m_bar);
    auto *first = around.window.findChild<QToolBar *>(u"commands"_s);
    around.window.insertToolBar(first, bar);
    around.window.insertToolBarBreak(first);
    m_bar->setFocus();
}

void WindowStory::show(StorySpot spot)
{
    switch (spot) {
    case StorySpot::Sequence:
        return m_frame->surround(bring(ActionId::ShowSequence));
    case StorySpot::Timeline:
        return m_frame->surround(bring(ActionId::ShowTimeline));
    case StorySpot::Inspector:
        return m_frame->surround(bringDock(ActionId::ShowInspector));
    case StorySpot::Fates:
        return m_frame->surround(bringDock(ActionId::ShowFates));
    }
}

void WindowStory::offerDrain(bool isOffered)
{
    if (isOffered)
        m_around.registry.allow(ActionId::DrainLane);
    else
        m_around.registry.refuse(ActionId::DrainLane, tr("the story does it when its time comes"));
}

QWidget *WindowStory::bring(ActionId picture)
{
    const bool hadFocus = m_bar->isAncestorOf(m_around.window.focusWidget());
    m_around.registry.action(picture)->trigger();
    // The command gives the picture the keyboard, and Enter is to go on with the story.
    if (hadFocus)
        m_bar->setFocus();
    return m_around.tabs.currentWidget();
}

QWidget *WindowStory::bringDock(ActionId toggle)
{
    auto &dock = m_around.docks.of(toggle);
    dock.show();
    dock.raise();
    return &dock;
}

} // namespace lockscope::ui
