// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include "app/event_writer.h"
#include "app/line_input.h"
#include "app/line_output.h"
#include "server/io/server_thread.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace lockscope::app {

/// Where `lockscope serve` gets its commands from and writes its events to.
struct ServeChannels
{
    /// None: no control.
    std::optional<int> control;
    /// None: no events.
    std::optional<int> events;
    /// Readable when SIGINT or SIGTERM came.
    int stopSignals = -1;
};

/// One server on the command line: says on stdout when it listens, answers control lines in their order, and ends with
/// the exit status of docs/manual.md.
class ServeRun : public QObject
{
    Q_OBJECT

public:
    ServeRun(server::ServerOptions options, const ServeChannels &channels);
    ~ServeRun() override;

    void start() { m_server->start(); }

signals:
    void finished(int status);

private:
    void announce(const QStringList &addresses);
    void readControl(int descriptor);
    void obey(const QByteArray &line);
    /// Answers go out in the order of their commands; a hold may wait for its lane and lets the later ones wait.
    void answer(quint64 id, std::string line);
    void complain(const QString &sentence);
    /// Whoever still reads gets the last words first.
    void leave(int status);
    void report(const server::StartFailure &failure);
    void end(const server::StopReport &report);
    void readStopSignal();

    ServeChannels m_channels;
    QString m_dataDirectory;
    LineOutput m_output;
    LineOutput m_errors;
    std::unique_ptr<EventWriter> m_events;
    std::unique_ptr<server::ServerThread> m_server;
    std::unique_ptr<LineInput> m_control;
    QSocketNotifier m_stopSignals;
    quint64 m_lastCommand = 0;
    quint64 m_lastAnswered = 0;
    std::map<quint64, std::string> m_answers;
};

} // namespace lockscope::app
