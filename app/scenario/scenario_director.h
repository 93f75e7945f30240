// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include "app/scenario/scenario_run.h"
#include "core/scenario/scenario.h"
#include "ui/models/scenario_desk.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace lockscope::app {

/// What happened in a run, for those who look at events.
struct TakenRun
{
    /// Never null.
    std::shared_ptr<const std::vector<Entry>> entries;
    QString title;
    /// Its last event is where it failed.
    bool isFailed = false;
};

/// Runs the scenario of an editor: all of its orders, or a line at a time. One run at a time; the next one begins when
/// nothing of the last one is left at work.
///
/// Lives in a thread of its own and tells how the run stands as copies, a few times a second.
class ScenarioDirector : public QObject
{
    Q_OBJECT

public:
    ScenarioDirector();
    ~ScenarioDirector() override;

public slots:
    void begin(const lockscope::ui::RunWish &wish, lockscope::ui::RunReach reach, quint32 line);
    /// Nothing happens unless the run is held.
    void goOn(lockscope::ui::RunReach reach, quint32 line);
    /// Runs a copy of the run that is held from this line, or the step behind it, to its end. The run itself stays
    /// where it is.
    void runCopy(quint32 line);
    void stop();
    void setBreakpoints(const std::set<std::uint32_t> &lines);
    /// taken() follows: all that happened in the last run.
    void takeEvents();

signals:
    void progressed(const lockscope::ui::RunProgress &progress);
    /// One sentence: the scenario cannot be run.
    void refused(const QString &sentence);
    void taken(const lockscope::app::TakenRun &run);

private:
    struct Next
    {
        ui::RunWish wish;
        ui::RunReach reach = ui::RunReach::End;
        quint32 line = 0;
    };

    void beginNext();
    void beginOrder();
    void endOrder();
    void let(ui::RunReach reach, quint32 line, std::size_t steps);
    void setStops();
    void noteMove();
    void forgetCopy();
    void tellCopy();
    /// The step that stands there, or the first one behind; in a loop the next one to come.
    [[nodiscard]] std::optional<std::size_t> stepAt(std::uint32_t line) const;
    void tell();

    std::optional<Next> m_next;
    Next m_now;
    std::shared_ptr<const scenario::Scenario> m_scenario;
    scenario::Clock m_clock = scenario::Clock::Virtual;
    std::uint64_t m_order = 0;
    std::uint64_t m_orders = 1;
    std::set<std::uint32_t> m_breakpoints;
    /// The line that the run goes up to; 0: none.
    quint32 m_place = 0;
    std::unique_ptr<ScenarioRun> m_run;
    std::unique_ptr<ScenarioRun> m_copy;
    /// Where the copy began.
    quint32 m_copyLine = 0;
    bool m_isAtWork = false;
    bool m_isStopped = false;
    QElapsedTimer m_took;
    QElapsedTimer m_sinceTold;
    QTimer m_tellTimer;
};

} // namespace lockscope::app
