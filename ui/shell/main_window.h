// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QString>
#include <QStringList>

#include "core/vocabulary/command.h"
#include "ui/models/console_models.h"
#include "ui/shell/connect_dialog.h"
#include "ui/shell/settings.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace lockscope::ui {

class WindowStory;

/// The console's window: it shows the models at their one moment and says what a person asks for.
///
/// It decides nothing and keeps nothing. What it asks for are the values of core/vocabulary/command.h; requests in them
/// have no number yet (0): whoever hears the signal numbers them. Models and settings outlive the window.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(ConsoleModels &models, Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// The embedded server could not start: the sentence stands over everything, with a button to try again.
    void showServerFailure(const QString &sentence);
    /// The embedded server runs.
    void hideServerFailure();
    /// There is no embedded server: none was wanted yet, or it was stopped.
    void showNoServer();
    /// In the place of everything else, until a person decides.
    void showStartPage();
    /// From now on the window tells a story: its layout is the first one, and is not kept.
    [[nodiscard]] WindowStory &openStory();
    /// Where the embedded server keeps its journal; empty: nowhere that could be opened.
    void setDataDirectory(const QString &path);
    /// What is shown is a recording: nothing can be asked for.
    void setRecorded(const QString &path);
    /// The recording that is shown is still written, and has so many events more; 0: none.
    void showRecordingGrowth(quint64 events);
    enum class ReadOnly : std::uint8_t { No, Yes };
    /// The clients connect to servers that are not of this process.
    void setOutside(const QStringList &addresses, ReadOnly readOnly);
    /// Where recordings are kept when the settings say nothing else.
    void setRecordingsFolder(const QString &usual);
    /// Everything is recorded, and this is how much of it.
    void showRecordingSize(quint64 bytes, quint64 events);
    /// Nothing is recorded any more; one sentence.
    void showRecordingFailure(const QString &sentence);
    /// For some seconds, in the status bar.
    void say(const QString &sentence);
    /// Without asking whether something is to be saved.
    void closeAtOnce();

signals:
    void clientAdditionRequested();
    void clientRemovalRequested(lockscope::ClientId client);
    /// No client: one has to be added first.
    void acquireRequested(std::optional<lockscope::ClientId> client, const lockscope::AcquireCommand &command);
    /// Releases, cancels and cuts.
    void clientCommandRequested(lockscope::ClientId client, const lockscope::ClientCommand &command);
    void serverCommandRequested(const lockscope::ServerCommand &command);
    /// A fault in it that is new has no number yet.
    void faultCommandRequested(const lockscope::FaultCommand &command);
    void serverStartRequested();
    void serverStopRequested();
    void serverRestartRequested();
    /// Somebody wants to be shown what the program is about.
    void storyRequested();
    /// A picture was exported: `content` belongs into the file at `path`.
    void fileWriteRequested(const QString &path, const QByteArray &content);
    /// Another window is wanted, whose clients connect to those servers.
    void outsideConsoleRequested(const lockscope::ui::ServerChoice &choice);
    /// A copy of the recording is wanted there.
    void recordingSaveRequested(const QString &path);
    /// That recording is wanted in a window of its own.
    void recordingOpenRequested(const QString &path);
    /// What came into the recording since it was opened is wanted, too.
    void recordingReloadRequested();
    /// A recording may become so large from now on.
    void recordingLimitChanged(quint64 bytes);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    struct Parts;

    void buildBars();
    void buildMomentBar();
    void buildCentre();
    void buildDocks();
    void connectCommands();
    void connectAnalysis();
    void explainAreas();
    void showMomentBar();
    void resetLayout();

    std::unique_ptr<Parts> m_parts;
};

} // namespace lockscope::ui
