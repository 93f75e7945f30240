// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace lockscope::test {

/// The real `lockscope serve` on 127.0.0.1 as a process of its own. It never outlives this object.
///
/// Every wait is for something that happens, and ends after `patienceMs` at the latest; then the test has failed.
class ServeProcess
{
public:
    static constexpr int patienceMs = 20'000;

    struct Options
    {
        QString dataDirectory;
        /// Further arguments of `serve`.
        QStringList arguments = {};
        /// A program that starts the server as its last act, with the server's command line behind its own arguments.
        QStringList wrapper = {};
        /// 0: any free port.
        std::uint16_t port = 0;
    };

    explicit ServeProcess(Options options);
    ~ServeProcess();
    ServeProcess(const ServeProcess &) = delete;
    ServeProcess &operator=(const ServeProcess &) = delete;

    /// Starts the process and returns at once.
    void launch();
    /// launch(), then waits until it takes connections. False: it ended before, or never came so far.
    [[nodiscard]] bool start();
    /// One control command and its answer; empty when none came.
    [[nodiscard]] QJsonObject control(const QJsonObject &command);
    /// One control command; nobody waits for its answer, and control() must not be asked any more in this life.
    void order(const QJsonObject &command);
    /// kill -9.
    void kill();
    /// SIGTERM; the exit status. Nothing: it did not end, or crashed.
    [[nodiscard]] std::optional<int> stop();
    /// Waits for the end that comes by itself; as stop().
    [[nodiscard]] std::optional<int> waitForEnd();

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    [[nodiscard]] qint64 pid() const { return m_process.processId(); }
    [[nodiscard]] const QString &dataDirectory() const { return m_options.dataDirectory; }
    /// What it wrote to stderr so far, line by line.
    [[nodiscard]] QStringList complaints();

private:
    [[nodiscard]] std::optional<QString> nextLine();

    Options m_options;
    QProcess m_process;
    QByteArray m_output;
    QByteArray m_stderr;
    std::uint16_t m_port = 0;
};

/// Runs `lockscope` with `arguments` and `input` on its stdin to its end.
struct Ending
{
    int status = -1;
    QStringList output;
    QStringList complaints;
};
[[nodiscard]] Ending runLockscope(const QStringList &arguments, const QByteArray &input = {});

} // namespace lockscope::test
