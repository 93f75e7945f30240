// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/models/command_targets.h"
#include "ui/models/console_models.h"
#include "ui/shell/action_registry.h"

#include <cstdint>

namespace lockscope::ui {

class MainWindow;
class OutsideGuard;

/// The commands that touch clients and the server: what each would act on just now, and what it asks for.
///
/// A target is looked up by its identity when the command is given, so that it is what was chosen and not what stands
/// in its row by then.
class WindowCommands : public QObject
{
    Q_OBJECT

public:
    WindowCommands(const ConsoleModels &models, ActionRegistry &registry, OutsideGuard &guard, MainWindow &window);

    /// Looks again at what is possible: the selection or the world changed.
    void refresh();
    /// How the embedded server stands.
    enum class Server : std::uint8_t { Running, None, Failed };
    void setServer(Server server);
    /// From now on nothing can be asked for: what is shown is over.
    void setRecorded();

private:
    [[nodiscard]] CommandTargets targets() const;
    void refreshClients();
    void refreshServer();
    void connectClients();
    void connectServer();
    void connectNodes();
    void judgeServer();
    [[nodiscard]] QString reasonForNoServer() const;
    template<typename T>
    void judge(ActionId id, const Result<T, QString> &target);

    const ConsoleModels &m_models;
    ActionRegistry &m_registry;
    OutsideGuard &m_guard;
    MainWindow &m_window;
    Server m_server = Server::Running;
    bool m_isRecorded = false;
};

} // namespace lockscope::ui
