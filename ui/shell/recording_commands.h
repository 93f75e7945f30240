// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

namespace lockscope::ui {

class ActionRegistry;
class Banner;
class Settings;
class StatusStrip;

/// Opening and saving recordings, how large they may become, and saying in the status bar how large this one is.
class RecordingCommands : public QObject
{
    Q_OBJECT

public:
    /// It becomes a child of `window`; all of them outlive it.
    RecordingCommands(ActionRegistry &registry, StatusStrip &status, Settings &settings, QWidget &window);

    /// What the window shows is a recording: there is nothing to save.
    void setRecorded(const QString &path);
    /// It is still written, and has so many events more than are shown; 0: none.
    void showGrowth(quint64 events);
    /// Says so, over the pictures.
    [[nodiscard]] QWidget *notice() const;
    void showSize(quint64 bytes, quint64 events);
    /// One sentence, which may begin with a small letter.
    void showFailure(const QString &sentence);

signals:
    void saveRequested(const QString &path);
    /// That recording is wanted in a window of its own.
    void openRequested(const QString &path);
    /// What came into the shown recording since it was opened is wanted, too.
    void reloadRequested();
    /// A recording may become so large from now on.
    void limitChanged(quint64 bytes);

private:
    void askForFile();
    void askWhatToOpen();
    void askForLimit();

    ActionRegistry &m_registry;
    StatusStrip &m_status;
    Settings &m_settings;
    QWidget &m_window;
    Banner *m_notice;
};

} // namespace lockscope::ui
