// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/file_writer.h"
#include "app/session.h"
#include "ui/shell/main_window.h"

#include <optional>

namespace lockscope::app {

/// Joins a window to a session: what it asks for is done, and how the server fares is said in it. Both outlive this.
class ConsoleWindow : public QObject
{
    Q_OBJECT

public:
    ConsoleWindow(Session &session, ui::MainWindow &window, QObject *parent = nullptr);

private:
    void acquire(std::optional<ClientId> client, const AcquireCommand &command);

    Session &m_session;
    FileWriter m_files;
};

} // namespace lockscope::app
