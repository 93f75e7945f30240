// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "core/history/event_page.h"
#include "core/picture/drawing.h"
#include "core/picture/time_span.h"
#include "core/scenario/run_report.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace lockscope::ui {

/// One scenario of the library that comes with the program.
struct LibraryEntry
{
    /// "builtin:lost-reply"; also what its includes are seen from.
    QString path;
    QString name;
    QString group;
    QString title;
    /// What to look at while it runs.
    QString watch;
    QString text;
};

/// Something that is wrong with the text of an editor. Line and column count from 1, columns in characters; a problem
/// of an included file stands in the line 0.
struct ScenarioProblem
{
    int line = 0;
    int column = 1;
    /// Characters; 0: something is missing there.
    int size = 0;
    QString sentence;

    friend bool operator==(const ScenarioProblem &, const ScenarioProblem &) = default;
};

/// What a run starts from.
struct RunWish
{
    /// Where the text is from: its includes are seen from there.
    QString path;
    QString text;
    /// None: as the scenario says.
    std::optional<scenario::Clock> clock{};
    /// Lines that it is held before.
    std::set<std::uint32_t> breakpoints;
};
/// How far a run goes before it is held; none of them passes a breakpoint.
enum class RunReach : std::uint8_t {
    End,
    /// One line more; a run that begins stands before its first one.
    Line,
    /// Up to a certain line.
    Place,
};

/// What stands at one line of a run that goes on or is over.
struct LineNote
{
    int line = 0;
    scenario::StepMark mark = scenario::StepMark::Ahead;
    /// When it was done and what was seen then.
    QString text;
};

/// How a run stands: everything that is shown of it.
struct RunProgress
{
    enum class State : std::uint8_t { Working, Held, Over };

    State state = State::Working;
    scenario::Clock clock = scenario::Clock::Virtual;
    /// The line that is waited for, or that comes next; 0: none.
    int line = 0;
    std::vector<LineNote> notes;
    scenario::RunVerdict verdict = scenario::RunVerdict::Running;
    /// Of a run that did not pass: the line at fault, 0: none; and what was expected and what came instead.
    int failedLine = 0;
    QString expected;
    QString actual;
    /// As the run's clock counts, and as a person's does.
    Duration elapsed{};
    Duration took{};
    std::uint64_t events = 0;
    std::uint64_t order = 1;
    std::uint64_t orders = 1;
    /// It is what came of a copy that went on from this line, while the run itself is still held; 0: of no copy.
    int copiedFrom = 0;
    /// It was run elsewhere: how long it took is not known here.
    bool isRecorded = false;
};

/// Where the window and the runs of scenarios meet: what a person wants goes out as signals, and what comes of it comes
/// in by the functions, which tell the views.
///
/// It does nothing by itself and touches neither file nor thread.
class ScenarioDesk : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setLibrary(std::vector<LibraryEntry> entries);
    [[nodiscard]] const std::vector<LibraryEntry> &library() const { return m_library; }
    void setProgress(const RunProgress &progress);
    /// A run that is in a recording, and the scenario that it was one of.
    void showRecorded(const QString &path, const QString &text, const RunProgress &progress);
    /// Of the last run; what is true of no run where there was none.
    [[nodiscard]] const RunProgress &progress() const { return m_progress; }
    [[nodiscard]] bool isRunning() const { return m_hasRun && m_progress.state != RunProgress::State::Over; }
    [[nodiscard]] bool isHeld() const { return m_hasRun && m_progress.state == RunProgress::State::Held; }
    [[nodiscard]] bool hasRun() const { return m_hasRun; }
    /// The marks of the last run go: its text is another one now.
    void forgetRun();

signals:
    // What a person wants.
    void libraryWanted();
    void fileWanted(const QString &path);
    void saveWanted(const QString &path, const QString &text);
    /// Somebody is there from now on to do what is wanted; what was wanted before has no answer.
    void served();
    /// The newest text of the editor is to be judged; `ticket` tells answers apart.
    void checkWanted(quint64 ticket, const QString &path, const QString &text);
    void pictureWanted(const QString &path, const QString &text);
    void runWanted(const lockscope::ui::RunWish &wish, lockscope::ui::RunReach reach, quint32 line);
    /// Goes on with the run that is held.
    void goOnWanted(lockscope::ui::RunReach reach, quint32 line);
    /// A copy of the run that is held is to go on from this line to its end.
    void copyWanted(quint32 line);
    void stopWanted();
    void breakpointsChanged(const std::set<std::uint32_t> &lines);
    /// Events as the lines of a scenario, up to a moment; what is before `span` only leads there.
    void transcriptWanted(const std::vector<lockscope::EventPage> &events,
                          const QString &title,
                          const lockscope::picture::TimeSpan &span);
    void runWindowWanted();

    // What came of it.
    void libraryChanged();
    void fileRead(const QString &path, const QString &text);
    void recordedRead(const QString &path, const QString &text);
    void fileSaved(const QString &path);
    /// One sentence.
    void fileFailed(const QString &sentence);
    /// `scenario` has the names for completion, whatever is wrong with the text.
    void checked(quint64 ticket,
                 const QList<lockscope::ui::ScenarioProblem> &problems,
                 const std::shared_ptr<const lockscope::scenario::Scenario> &scenario);
    /// Empty: it cannot be drawn here.
    void pictureDrawn(const QString &path, const std::shared_ptr<const lockscope::picture::Drawing> &drawing);
    void progressChanged();
    /// It could not begin: one sentence.
    void runRefused(const QString &sentence);
    void transcribed(const QString &text);

private:
    std::vector<LibraryEntry> m_library;
    RunProgress m_progress;
    bool m_hasRun = false;
};

} // namespace lockscope::ui
