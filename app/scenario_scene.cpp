// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario_scene.h"

#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

ScenarioScene::ScenarioScene(ui::ScenarioDesk &desk, ui::ScenarioPane &pane, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_pane(pane)
{
}

void ScenarioScene::play()
{
    connect(
        &m_desk, &ui::ScenarioDesk::libraryChanged, this, [this] { emit m_desk.fileWanted(u"builtin:lost-reply"_s); });
    // The window takes the file first.
    connect(
        &m_desk,
        &ui::ScenarioDesk::fileRead,
        this,
        [this] { m_pane.run(ui::RunReach::End, {}); },
        Qt::QueuedConnection);
    connect(&m_desk, &ui::ScenarioDesk::pictureDrawn, this, [this] {
        m_isDrawn = true;
        look();
    });
    connect(&m_desk, &ui::ScenarioDesk::progressChanged, this, &ScenarioScene::look);
    emit m_desk.libraryWanted();
}

void ScenarioScene::look()
{
    const bool isDone = m_isDrawn && m_desk.hasRun() && !m_desk.isRunning();
    // Once, when every view has heard of it.
    if (isDone && !std::exchange(m_isOver, true))
        QTimer::singleShot(0, this, &ScenarioScene::ready);
}

} // namespace lockscope::app
