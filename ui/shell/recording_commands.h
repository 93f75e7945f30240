// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

namespace lockscope::ui {

class ActionRegistry;
class StatusStrip;

/// Saving what is recorded, and saying in the status bar how much that is.
class RecordingCommands : public QObject
{
    Q_OBJECT

public:
    /// It becomes a child of `window`; all three outlive it.
    RecordingCommands(ActionRegistry &registry, StatusStrip &status, QWidget &window);

    /// What the window shows is a recording: there is nothing to save.
    void setRecorded(const QString &path);
    void showSize(quint64 bytes, quint64 events);
    /// One sentence, which may begin with a small letter.
    void showFailure(const QString &sentence);

signals:
    void saveRequested(const QString &path);

private:
    void askForFile();

    ActionRegistry &m_registry;
    StatusStrip &m_status;
    QWidget &m_window;
};

} // namespace lockscope::ui
