// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/scenario_desk.h"

#include <utility>

namespace lockscope::ui {

void ScenarioDesk::setLibrary(std::vector<LibraryEntry> entries)
{
    m_library = std::move(entries);
    emit libraryChanged();
}

void ScenarioDesk::setProgress(const RunProgress &progress)
{
    m_progress = progress;
    m_hasRun = true;
    emit progressChanged();
}

void ScenarioDesk::showRecorded(const QString &path, const QString &text, const RunProgress &progress)
{
    emit recordedRead(path, text);
    setProgress(progress);
}

void ScenarioDesk::forgetRun()
{
    if (!std::exchange(m_hasRun, false))
        return;
    m_progress = {};
    emit progressChanged();
}

} // namespace lockscope::ui
