// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "app/scenario/scenario_run.h"
#include "core/history/event_page.h"
#include "core/picture/drawing.h"
#include "core/scenario/scenario.h"
#include "ui/models/scenario_desk.h"

#include <memory>
#include <vector>

namespace lockscope::app {

/// What an editor of scenarios needs besides runs: the library, files, judgements, and pictures of what a scenario
/// does. Lives in a thread of its own, so that no slow disk and no long text makes the window wait.
class ScenarioClerk : public QObject
{
    Q_OBJECT

public:
    ScenarioClerk();
    ~ScenarioClerk() override;

public slots:
    void readLibrary();
    void read(const QString &path);
    /// Beside its place first, and then into it.
    void write(const QString &path, const QString &text);
    void check(quint64 ticket, const QString &path, const QString &text);
    /// Runs it in virtual time, to its end or to where nobody waits any longer; the newest wish wins.
    void draw(const QString &path, const QString &text);
    void transcribe(const std::vector<lockscope::EventPage> &events,
                    const QString &title,
                    const lockscope::picture::TimeSpan &span);

signals:
    void libraryRead(const std::vector<lockscope::ui::LibraryEntry> &entries);
    void fileRead(const QString &path, const QString &text);
    void fileSaved(const QString &path);
    void fileFailed(const QString &sentence);
    void checked(quint64 ticket,
                 const QList<lockscope::ui::ScenarioProblem> &problems,
                 const std::shared_ptr<const lockscope::scenario::Scenario> &scenario);
    void drawn(const QString &path, const std::shared_ptr<const lockscope::picture::Drawing> &drawing);
    void transcribed(const QString &text);

private:
    void endDrawing();

    QString m_drawnPath;
    std::unique_ptr<ScenarioRun> m_drawn;
};

} // namespace lockscope::app
