// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTimer>

#include "core/history/entry.h"
#include "core/scenario/setup.h"
#include "core/vocabulary/command.h"
#include "core/vocabulary/command_answer.h"
#include "server/io/server_options.h"
#include "server/io/server_thread.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace lockscope::app {

/// A real server of a scenario over all its lives: each start finds the journal of the last one, at the same addresses.
/// Its folder goes with it.
class RealServer : public QObject
{
    Q_OBJECT

public:
    RealServer(const scenario::Setup &setup, const QByteArray &sharedToken);
    ~RealServer() override;

    /// Nothing happens where it runs; where it is going down it starts after that.
    void start();
    /// In order, or without a word; it starts again after so long where that is said.
    void stop(std::optional<Duration> backAfter);
    void kill(std::optional<Duration> backAfter);
    /// Down for good; gone() follows.
    void end();
    void perform(const ServerCommand &command);
    void tellState();

signals:
    /// It listens; each time at the same addresses, node 1 first.
    void up(const QStringList &addresses);
    void told(const std::vector<lockscope::UnnumberedEntry> &entries);
    void refused(const lockscope::ServerCommand &command, lockscope::CommandRefusal refusal);
    /// One sentence.
    void cannotStart(const QString &sentence);
    void gone();

private:
    void launch();
    void choosePorts();
    void fail(const server::StartFailure &failure);
    void ended();

    QTemporaryDir m_folder;
    server::ServerOptions m_options;
    std::unique_ptr<server::ServerThread> m_server;
    std::map<quint64, ServerCommand> m_unanswered;
    quint64 m_commandCount = 0;
    QTimer m_back;
    int m_attempts = 0;
    bool m_wasUp = false;
    bool m_isGoing = false;
    bool m_startsAgain = false;
    bool m_isOver = false;
};

} // namespace lockscope::app
