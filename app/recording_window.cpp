// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording_window.h"

#include <QCoreApplication>
#include <QProcess>

namespace lockscope::app {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Recording)
};

} // namespace

void joinRecorder(Recorder &recorder, ui::ConsoleModels &models, ui::MainWindow &window)
{
    QObject::connect(&recorder, &Recorder::grew, &window, &ui::MainWindow::showRecordingSize);
    QObject::connect(&recorder, &Recorder::failed, &window, &ui::MainWindow::showRecordingFailure);
    QObject::connect(&window, &ui::MainWindow::recordingSaveRequested, &recorder, &Recorder::saveAs);
    QObject::connect(&window, &ui::MainWindow::recordingLimitChanged, &recorder, &Recorder::setLimit);
    QObject::connect(&recorder, &Recorder::saved, &window, [&window](const QString &path) {
        window.say(Text::tr("Saved %1").arg(path));
    });
    QObject::connect(&recorder, &Recorder::saveFailed, &window, &ui::MainWindow::say);
    QObject::connect(&recorder, &Recorder::bookmarked, &models.bookmarks, &ui::BookmarkModel::take);
    QObject::connect(&models.bookmarks, &ui::BookmarkModel::keepWanted, &recorder, &Recorder::keep);
    QObject::connect(&models.bookmarks, &ui::BookmarkModel::removeWanted, &recorder, &Recorder::remove);
}

void joinLoader(RecordingLoader &loader, ui::MainWindow &window)
{
    QObject::connect(&loader, &RecordingLoader::failed, &window, &ui::MainWindow::showServerFailure);
    QObject::connect(&loader, &RecordingLoader::markingFailed, &window, &ui::MainWindow::say);
    QObject::connect(&loader, &RecordingLoader::grew, &window, &ui::MainWindow::showRecordingGrowth);
    QObject::connect(&loader, &RecordingLoader::loaded, &window, [&window] { window.showRecordingGrowth(0); });
    QObject::connect(&window, &ui::MainWindow::recordingReloadRequested, &loader, &RecordingLoader::startAgain);
}

void openOthersFrom(ui::MainWindow &window)
{
    QObject::connect(&window, &ui::MainWindow::recordingOpenRequested, &window, [&window](const QString &path) {
        if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), {path}))
            window.say(Text::tr("%1 cannot be opened: this program cannot be started again").arg(path));
    });
}

} // namespace lockscope::app
