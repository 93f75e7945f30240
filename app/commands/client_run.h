// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "app/commands/client_line.h"
#include "app/line_input.h"
#include "core/base/result.h"
#include "core/io/engine_driver.h"

#include <cstddef>
#include <optional>

namespace lockscope::app {

/// One run of `lockscope client`: command lines in, one engine, event lines out (docs/manual.md).
///
/// Script ids are remembered for the whole run, since none may be used twice.
class ClientRun : public QObject
{
    Q_OBJECT

public:
    /// Reads commands from `descriptor`, writes events to stdout.
    ClientRun(const client::EngineOptions &options,
              const QByteArray &sharedToken,
              const std::optional<QSslConfiguration> &trust,
              int descriptor);

    void start();

signals:
    /// All is said and written.
    void finished(int exitStatus);

private:
    void takeLine(const QByteArray &line);
    void obey(const ClientLine &line);
    void tell(const Told<ClientEvent> &event, const Moment &at);
    void complain(const QString &detail);
    void endInput();
    void finishIfSettled();
    void finish(int exitStatus);
    /// A new request with this id; none, and an event `error`, where the id was used before.
    [[nodiscard]] std::optional<RequestId> claim(const QString &id);
    [[nodiscard]] QString idOf(RequestId request) const;
    void print(const QJsonObject &line);
    /// False: stdout takes no more, and nobody would learn of an outcome.
    [[nodiscard]] bool flush();
    void flushOrStop();

    io::EngineDriver m_driver;
    LineInput m_input;
    QHash<QString, RequestId> m_requests;
    /// By request; the first request is 1.
    QStringList m_ids;
    std::size_t m_withoutOutcome = 0;
    bool m_isInputOver = false;
    bool m_isFinished = false;
    QByteArray m_output;
    QTimer m_flush;
};

} // namespace lockscope::app
