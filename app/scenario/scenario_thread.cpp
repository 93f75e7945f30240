// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/scenario_thread.h"

#include "app/scenario/scenario_clerk.h"

using namespace Qt::StringLiterals;

namespace lockscope::app {

ScenarioThread::ScenarioThread(ui::ScenarioDesk &desk, QObject *parent)
    : QObject(parent)
{
    m_thread.setObjectName(u"scenarios"_s);
    connectClerk(desk);
    connectDirector(desk);
    m_thread.start();
    emit desk.served();
}

ScenarioThread::~ScenarioThread()
{
    m_thread.quit();
    m_thread.wait();
}

/// Those who live in the thread go with it, on it: their timers are its own.
void ScenarioThread::connectClerk(ui::ScenarioDesk &desk)
{
    using ui::ScenarioDesk;
    auto *clerk = new ScenarioClerk;
    clerk->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, clerk, &QObject::deleteLater);
    connect(&desk, &ScenarioDesk::libraryWanted, clerk, &ScenarioClerk::readLibrary);
    connect(&desk, &ScenarioDesk::fileWanted, clerk, &ScenarioClerk::read);
    connect(&desk, &ScenarioDesk::saveWanted, clerk, &ScenarioClerk::write);
    connect(&desk, &ScenarioDesk::checkWanted, clerk, &ScenarioClerk::check);
    connect(&desk, &ScenarioDesk::pictureWanted, clerk, &ScenarioClerk::draw);
    connect(&desk, &ScenarioDesk::transcriptWanted, clerk, &ScenarioClerk::transcribe);
    connect(clerk, &ScenarioClerk::libraryRead, &desk, &ScenarioDesk::setLibrary);
    connect(clerk, &ScenarioClerk::fileRead, &desk, &ScenarioDesk::fileRead);
    connect(clerk, &ScenarioClerk::fileSaved, &desk, &ScenarioDesk::fileSaved);
    connect(clerk, &ScenarioClerk::fileFailed, &desk, &ScenarioDesk::fileFailed);
    connect(clerk, &ScenarioClerk::checked, &desk, &ScenarioDesk::checked);
    connect(clerk, &ScenarioClerk::drawn, &desk, &ScenarioDesk::pictureDrawn);
    connect(clerk, &ScenarioClerk::transcribed, &desk, &ScenarioDesk::transcribed);
}

void ScenarioThread::connectDirector(ui::ScenarioDesk &desk)
{
    using ui::ScenarioDesk;
    auto *director = new ScenarioDirector;
    director->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, director, &QObject::deleteLater);
    connect(&desk, &ScenarioDesk::runWanted, director, &ScenarioDirector::begin);
    connect(&desk, &ScenarioDesk::goOnWanted, director, &ScenarioDirector::goOn);
    connect(&desk, &ScenarioDesk::copyWanted, director, &ScenarioDirector::runCopy);
    connect(&desk, &ScenarioDesk::stopWanted, director, &ScenarioDirector::stop);
    connect(&desk, &ScenarioDesk::breakpointsChanged, director, &ScenarioDirector::setBreakpoints);
    connect(&desk, &ScenarioDesk::runWindowWanted, director, &ScenarioDirector::takeEvents);
    connect(director, &ScenarioDirector::progressed, &desk, &ScenarioDesk::setProgress);
    connect(director, &ScenarioDirector::refused, &desk, &ScenarioDesk::runRefused);
    connect(director, &ScenarioDirector::taken, this, &ScenarioThread::runTaken);
}

} // namespace lockscope::app
