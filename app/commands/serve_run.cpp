// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/serve_run.h"

#include <QCoreApplication>

#include "app/command_line.h"
#include "app/commands/fate_notice_text.h"
#include "app/commands/wal_text.h"
#include "app/control_json.h"
#include "app/start_failure_text.h"

#include <cstring>
#include <sys/signalfd.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr int exitCannotStart = 1;
constexpr int exitUnsettled = 3;
constexpr int exitJournalFailed = 4;

QString translated(const char *text)
{
    return QCoreApplication::translate("ServeCommand", text);
}

QString sentenceFor(JournalFailure failure, const QString &detail)
{
    switch (failure) {
    case JournalFailure::WriteFailed:
        return translated("writing the journal failed: %1").arg(detail);
    case JournalFailure::SyncFailed:
        return translated("syncing the journal failed: %1").arg(detail);
    case JournalFailure::DiskFull:
        return translated("the disk is full: %1").arg(detail);
    }
    return detail;
}

QString listOf(const std::vector<OpenSequence> &opens)
{
    QStringList numbers;
    for (const auto open : opens)
        numbers << QString::number(open.value());
    return numbers.join(u", "_s);
}

} // namespace

ServeRun::ServeRun(server::ServerOptions options, const ServeChannels &channels)
    : m_channels(channels)
    , m_output(STDOUT_FILENO)
    , m_errors(STDERR_FILENO)
    , m_stopSignals(channels.stopSignals, QSocketNotifier::Read)
{
    server::EventSink sink;
    if (channels.events) {
        m_events = std::make_unique<EventWriter>(*channels.events);
        sink = [writer = m_events.get()](std::vector<UnnumberedEntry> entries) { writer->post(std::move(entries)); };
        connect(m_events.get(), &EventWriter::failed, this, [this](int error) {
            complain(translated("events are not written any more: %1").arg(QString::fromLocal8Bit(strerror(error))));
        });
    }
    m_server = std::make_unique<server::ServerThread>(std::move(options), std::move(sink));
    if (m_events)
        connect(m_events.get(), &EventWriter::skipped, m_server.get(), &server::ServerThread::requestSnapshot);
    connect(m_server.get(), &server::ServerThread::tailCut, this, [this](const server::JournalEnd::Torn &torn) {
        complain(translated("%1; it was never acknowledged and is cut off").arg(sentenceOf(torn)));
    });
    connect(m_server.get(), &server::ServerThread::started, this, &ServeRun::announce);
    connect(m_server.get(), &server::ServerThread::startFailed, this, &ServeRun::report);
    connect(m_server.get(), &server::ServerThread::answered, this, [this](quint64 id, const CommandAnswer &given) {
        answer(id, controlAnswer(given));
    });
    connect(m_server.get(),
            &server::ServerThread::journalFailed,
            this,
            [this](JournalFailure failure, const QString &detail) {
                complain(translated("%1; nothing is granted or released any more, and only a restart clears it")
                             .arg(sentenceFor(failure, detail)));
            });
    connect(m_server.get(), &server::ServerThread::snapshotFailed, this, [this](const server::JournalProblem &problem) {
        complain(
            translated("no snapshot could be taken, and none will be before a restart; until then the journal grows: "
                       "%1")
                .arg(sentenceOf(problem, {})));
    });
    connect(m_server.get(), &server::ServerThread::noticed, this, [this](const FateNotice &notice) {
        complain(lineOf(notice));
    });
    connect(m_server.get(), &server::ServerThread::stopped, this, &ServeRun::end);
    connect(&m_stopSignals, &QSocketNotifier::activated, this, &ServeRun::readStopSignal);
}

ServeRun::~ServeRun() = default;

void ServeRun::announce(const QStringList &addresses)
{
    for (qsizetype i = 0; i < addresses.size(); ++i)
        m_output.writeAlways(u"node %1 listening on %2"_s.arg(i + 1).arg(addresses[i]).toStdString());
    m_output.writeAlways("ready");
    if (m_channels.control)
        readControl(*m_channels.control);
}

void ServeRun::readControl(int descriptor)
{
    m_control = std::make_unique<LineInput>(descriptor);
    connect(&m_output, &LineOutput::caughtUp, m_control.get(), &LineInput::resume);
    connect(m_control.get(), &LineInput::lineRead, this, &ServeRun::obey);
    connect(m_control.get(), &LineInput::lineRefused, this, [this] {
        answer(++m_lastCommand, controlRefusal(translated("the line is too long")));
    });
    connect(m_control.get(), &LineInput::failed, this, [this](int error) {
        complain(translated("control commands are not read any more: %1").arg(QString::fromLocal8Bit(strerror(error))));
    });
}

void ServeRun::obey(const QByteArray &line)
{
    const auto id = ++m_lastCommand;
    const auto command = parseControlLine(line);
    if (command)
        m_server->perform(id, *command);
    else
        answer(id, controlRefusal(command.error()));
}

void ServeRun::answer(quint64 id, std::string line)
{
    m_answers.emplace(id, std::move(line));
    for (auto next = m_answers.begin(); next != m_answers.end() && next->first == m_lastAnswered + 1;) {
        m_output.writeAlways(next->second);
        m_lastAnswered = next->first;
        next = m_answers.erase(next);
    }
    // Commands of somebody who does not read the answers stay in the pipe until the answers are read.
    if (m_control && m_output.waitingSize() > LineOutput::waitingMax)
        m_control->pause();
}

void ServeRun::complain(const QString &sentence)
{
    // One line, whatever a path or a system's word has in it.
    m_errors.write((u"lockscope serve: "_s + sentence.simplified()).toStdString());
}

void ServeRun::leave(int status)
{
    m_output.finish();
    m_errors.finish();
    emit finished(status);
}

void ServeRun::report(const server::StartFailure &failure)
{
    complain(sentenceOf(failure));
    leave(exitCannotStart);
}

void ServeRun::end(const server::StopReport &report)
{
    if (m_events)
        m_events->finish();
    if (!report.unsettled.empty())
        complain(translated("stopped with fates that the next start will complete; their Opens: %1")
                     .arg(listOf(report.unsettled)));
    if (report.fatal) {
        complain(translated("stopped after a failure: %1").arg(sentenceFor(*report.fatal, report.fatalDetail)));
        leave(exitJournalFailed);
        return;
    }
    leave(report.unsettled.empty() ? exitOk : exitUnsettled);
}

void ServeRun::readStopSignal()
{
    signalfd_siginfo info{};
    if (::read(m_channels.stopSignals, &info, sizeof info) == static_cast<ssize_t>(sizeof info))
        m_server->stop();
}

} // namespace lockscope::app
