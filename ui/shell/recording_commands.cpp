// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recording_commands.h"

#include <QAction>
#include <QFileDialog>
#include <QInputDialog>
#include <QLocale>

#include "ui/shell/action_registry.h"
#include "ui/shell/banner.h"
#include "ui/shell/settings.h"
#include "ui/shell/status_strip.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

RecordingCommands::RecordingCommands(ActionRegistry &registry, StatusStrip &status, Settings &settings, QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_status(status)
    , m_settings(settings)
    , m_window(window)
    , m_notice(new Banner(*registry.action(ActionId::ReloadRecording), &window))
{
    connect(registry.action(ActionId::ReloadRecording), &QAction::triggered, this, &RecordingCommands::reloadRequested);
    connect(registry.action(ActionId::SaveRecording), &QAction::triggered, this, &RecordingCommands::askForFile);
    connect(registry.action(ActionId::OpenRecording), &QAction::triggered, this, &RecordingCommands::askWhatToOpen);
    connect(registry.action(ActionId::RecordingLimit), &QAction::triggered, this, &RecordingCommands::askForLimit);
    registry.refuse(ActionId::SaveRecording, tr("nothing was recorded yet"));
    showGrowth(0);
}

void RecordingCommands::setRecorded(const QString &path)
{
    m_registry.refuse(ActionId::SaveRecording, tr("a recording is shown, and it is saved already"));
    m_status.setRecording(tr("recording, read-only"), path);
}

QWidget *RecordingCommands::notice() const
{
    return m_notice;
}

void RecordingCommands::showGrowth(quint64 events)
{
    if (events == 0) {
        m_notice->hide();
        m_registry.refuse(ActionId::ReloadRecording, tr("nothing came into a recording since it was opened"));
        return;
    }
    m_registry.allow(ActionId::ReloadRecording);
    const auto count = std::min(events, static_cast<quint64>(std::numeric_limits<int>::max()));
    m_notice->showNote(tr("This recording is still written: %Ln event(s) came since it was opened. They are not "
                              "shown yet.",
                              nullptr,
                              static_cast<int>(count)));
}

void RecordingCommands::showSize(quint64 bytes, quint64 events)
{
    const QLocale locale;
    m_registry.allow(ActionId::SaveRecording);
    m_status.setRecording(tr("REC %1").arg(locale.formattedDataSize(static_cast<qint64>(bytes), 1)),
                          tr("%1 events are recorded").arg(locale.toString(events)));
}

void RecordingCommands::showFailure(const QString &sentence)
{
    const auto text = sentence.left(1).toUpper() + sentence.mid(1);
    m_registry.refuse(ActionId::SaveRecording, tr("nothing is recorded any more"));
    m_status.setRecording(tr("not recorded"), text);
    m_status.say(text);
}

void RecordingCommands::askForFile()
{
    auto *dialog = new QFileDialog(&m_window, tr("Save Recording As"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Recordings (*.lockscope)"));
    dialog->setDefaultSuffix(u"lockscope"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &RecordingCommands::saveRequested);
    dialog->open();
}

void RecordingCommands::askWhatToOpen()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open Recording"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Recordings (*.lockscope)"));
    connect(dialog, &QFileDialog::fileSelected, this, &RecordingCommands::openRequested);
    dialog->open();
}

void RecordingCommands::askForLimit()
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Limit of Recordings"));
    dialog->setLabelText(tr("MiB that a recording may take; then its oldest events go:"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(Settings::recordingLimitMin, Settings::recordingLimitMax);
    dialog->setIntValue(m_settings.recordingLimit());
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int megabytes) {
        m_settings.setRecordingLimit(megabytes);
        emit limitChanged(static_cast<quint64>(megabytes) << 20U);
    });
    dialog->open();
}

} // namespace lockscope::ui
