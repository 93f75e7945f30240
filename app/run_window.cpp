// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_window.h"

#include <algorithm>

namespace lockscope::app {

namespace {

/// Events that are taken in between two looks at the event loop.
constexpr std::size_t sliceSize = 4'096;

} // namespace

RunWindow::RunWindow(const TakenRun &run, ui::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_run(run)
    , m_models(History::Limits{})
    , m_scenarios(std::make_unique<ScenarioThread>(m_models.scenarios))
    , m_window(new ui::MainWindow(m_models, settings))
{
    connect(m_scenarios.get(), &ScenarioThread::runTaken, this, &RunWindow::runTaken);
    m_window->setAttribute(Qt::WA_DeleteOnClose);
    m_window->setRecorded(run.title);
    connect(m_window, &QObject::destroyed, this, &QObject::deleteLater);
    m_window->show();
    m_slice.setInterval(0);
    connect(&m_slice, &QTimer::timeout, this, &RunWindow::takeMore);
    m_slice.start();
}

/// The window shows the models, and goes before them.
RunWindow::~RunWindow()
{
    delete m_window;
}

void RunWindow::close()
{
    if (m_window != nullptr)
        m_window->closeAtOnce();
}

void RunWindow::takeMore()
{
    const auto &entries = *m_run.entries;
    const auto end = std::min(m_next + sliceSize, entries.size());
    for (; m_next < end; ++m_next) {
        const auto &entry = entries[m_next];
        m_models.cursor.append({entry.at, entry.origin, entry.event, entry.rule});
    }
    if (m_next < entries.size())
        return;
    m_slice.stop();
    if (!entries.empty())
        m_models.cursor.setClock(entries.back().at);
    m_models.cursor.publish();
    m_models.cursor.goTo(m_run.isFailed ? m_models.cursor.newest() : m_models.cursor.history().first());
    m_models.range.follow(false);
    m_models.range.fit();
}

} // namespace lockscope::app
