// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_window.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

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
    m_window->setRecorded(run.title.isEmpty() ? tr("run of a scenario") : run.title);
    connect(&m_findings, &FindingsThread::found, &m_models.findings, &ui::FindingModel::take);
    // What is more than can be shown at once is shown in the next slices.
    connect(&m_models.cursor, &ui::Cursor::restLeft, this, [this] { m_slice.start(); });
    connect(m_window, &QObject::destroyed, this, &QObject::deleteLater);
    m_window->show();
    m_slice.setInterval(0);
    connect(&m_slice, &QTimer::timeout, this, &RunWindow::goOn);
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

void RunWindow::goOn()
{
    if (m_next < m_run.entries->size())
        return takeMore();
    m_slice.stop();
    m_models.cursor.publish();
    if (!m_isShown)
        showAll();
}

void RunWindow::takeMore()
{
    // The judging is to see everything.
    if (m_findings.waiting() > FindingsThread::waitingMax / 2)
        return;
    const auto &entries = *m_run.entries;
    const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(m_next);
    m_next = std::min(m_next + sliceSize, entries.size());
    const auto end = entries.begin() + static_cast<std::ptrdiff_t>(m_next);
    for (auto entry = begin; entry != end; ++entry)
        m_models.cursor.append({entry->at, entry->origin, entry->event, entry->rule});
    m_models.cursor.setClock(std::prev(end)->at);
    m_findings.post({begin, end});
}

void RunWindow::showAll()
{
    m_isShown = true;
    auto &cursor = m_models.cursor;
    cursor.goTo(m_run.isFailed ? cursor.newest() : cursor.history().first());
    m_models.range.follow(false);
    m_models.range.fit();
}

} // namespace lockscope::app
