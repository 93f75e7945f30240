// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/process/serve_process.h"

#include <QDeadlineTimer>
#include <QJsonDocument>

#include <csignal>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

QStringList linesOf(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

ServeProcess::ServeProcess(Options options)
    : m_options(std::move(options))
{
}

ServeProcess::~ServeProcess()
{
    if (m_process.state() != QProcess::NotRunning)
        kill();
}

void ServeProcess::launch()
{
    m_output.clear();
    m_stderr.clear();
    m_port = 0;
    auto command = m_options.wrapper;
    command << QStringLiteral(LOCKSCOPE_BINARY) << u"serve"_s << u"--listen"_s << u"127.0.0.1:%1"_s.arg(m_options.port)
            << u"--data"_s << m_options.dataDirectory << u"--control"_s;
    command += m_options.arguments;
    m_process.start(command.takeFirst(), command);
}

bool ServeProcess::start()
{
    launch();
    const auto prefix = u"node 1 listening on 127.0.0.1:"_s;
    while (const auto line = nextLine()) {
        if (line->startsWith(prefix))
            m_port = line->sliced(prefix.size()).toUShort();
        if (*line == u"ready")
            return m_port != 0;
    }
    return false;
}

QJsonObject ServeProcess::control(const QJsonObject &command)
{
    order(command);
    const auto line = nextLine();
    return line ? QJsonDocument::fromJson(line->toUtf8()).object() : QJsonObject();
}

void ServeProcess::order(const QJsonObject &command)
{
    m_process.write(QJsonDocument(command).toJson(QJsonDocument::Compact) + '\n');
}

void ServeProcess::kill()
{
    m_process.kill();
    m_process.waitForFinished(patienceMs);
}

std::optional<int> ServeProcess::stop()
{
    m_process.terminate();
    return waitForEnd();
}

std::optional<int> ServeProcess::waitForEnd()
{
    const bool ended = m_process.state() == QProcess::NotRunning || m_process.waitForFinished(patienceMs);
    if (!ended || m_process.exitStatus() != QProcess::NormalExit)
        return std::nullopt;
    return m_process.exitCode();
}

QStringList ServeProcess::complaints()
{
    m_stderr += m_process.readAllStandardError();
    return linesOf(m_stderr);
}

std::optional<QString> ServeProcess::nextLine()
{
    const QDeadlineTimer deadline(patienceMs);
    while (!m_output.contains('\n')) {
        if (!m_process.waitForReadyRead(static_cast<int>(deadline.remainingTime())) && m_process.bytesAvailable() == 0)
            return std::nullopt;
        m_output += m_process.readAllStandardOutput();
    }
    const auto end = m_output.indexOf('\n');
    const auto line = QString::fromUtf8(m_output.first(end));
    m_output.remove(0, end + 1);
    return line;
}

Ending runLockscope(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(QStringLiteral(LOCKSCOPE_BINARY), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(ServeProcess::patienceMs)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return {.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .output = linesOf(process.readAllStandardOutput()),
            .complaints = linesOf(process.readAllStandardError())};
}

} // namespace lockscope::test
