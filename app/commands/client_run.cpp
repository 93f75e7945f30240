// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/client_run.h"

#include <QJsonDocument>

#include "app/command_line.h"
#include "app/commands/client_json.h"
#include "core/base/match.h"
#include "core/io/clock.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr int exitStreamFailed = 1;
/// Lines are written together at the end of an event loop's turn, or when there are so many bytes of them.
constexpr qsizetype outputSizeMax = 64 * 1024;
/// Never given to a request.
constexpr RequestId noRequest{0};

} // namespace

ClientRun::ClientRun(const client::EngineOptions &options,
                     const QByteArray &sharedToken,
                     const std::optional<QSslConfiguration> &trust,
                     int descriptor)
    : m_driver(options, sharedToken, trust)
    , m_input(descriptor)
{
    m_flush.setSingleShot(true);
    m_flush.setInterval(0);
    connect(&m_flush, &QTimer::timeout, this, &ClientRun::flushOrStop);
    connect(&m_driver, &io::EngineDriver::told, this, &ClientRun::tell);
    connect(&m_driver, &io::EngineDriver::tlsRefused, this, [](const QString &endpoint, const QString &detail) {
        printError(tr("lockscope client: no TLS with %1: %2").arg(endpoint, detail));
    });
    connect(&m_input, &LineInput::lineRead, this, &ClientRun::takeLine);
    connect(&m_input, &LineInput::lineRefused, this, [this] { complain(tr("the line is too long")); });
    connect(&m_input, &LineInput::ended, this, &ClientRun::endInput);
    connect(&m_input, &LineInput::failed, this, [this](int error) {
        printError(tr("lockscope client: cannot read stdin: %1").arg(QString::fromLocal8Bit(std::strerror(error))));
        m_driver.stop();
        finish(exitStreamFailed);
    });
}

void ClientRun::start()
{
    m_driver.start();
}

void ClientRun::takeLine(const QByteArray &line)
{
    if (m_isFinished || line.trimmed().isEmpty())
        return;
    if (const auto parsed = parseClientLine(line))
        obey(*parsed);
    else
        complain(parsed.error().detail);
}

void ClientRun::obey(const ClientLine &line)
{
    match(
        line,
        [this](const AcquireLine &acquire) {
            if (const auto request = claim(acquire.id))
                m_driver.perform(AcquireCommand{*request, acquire.key, acquire.wait, acquire.lease});
        },
        [this](const ReleaseAcquiredLine &release) {
            if (const auto request = claim(release.id))
                m_driver.perform(ReleaseAcquiredCommand{*request, m_requests.value(release.acquire, noRequest)});
        },
        [this](const ReleaseTokenLine &release) {
            const auto request = claim(release.id);
            if (!request)
                return;
            if (release.token)
                return m_driver.perform(ReleaseTokenCommand{*request, release.key, *release.token});
            // A token that is none cannot be asked of the engine.
            const ReleaseEnded end{*request, release.key, OutcomeReleaseFailed{ReleaseFailure::BadToken}};
            tell({end, Rule::C12}, io::readClock());
        },
        [this](const CancelLine &cancel) { m_driver.perform(CancelCommand{m_requests.value(cancel.id, noRequest)}); },
        [this](const QuitLine &) {
            m_driver.stop();
            finish(exitOk);
        });
}

void ClientRun::tell(const Told<ClientEvent> &event, const Moment &at)
{
    if (const auto line = clientJson(event, at, [this](RequestId request) { return idOf(request); }))
        print(*line);
    const bool isOutcome =
        std::holds_alternative<AcquireEnded>(event.event) || std::holds_alternative<ReleaseEnded>(event.event);
    if (!isOutcome)
        return;
    Q_ASSERT(m_withoutOutcome > 0);
    --m_withoutOutcome;
    finishIfSettled();
}

void ClientRun::complain(const QString &detail)
{
    print(clientErrorJson(detail, io::readClock()));
}

void ClientRun::endInput()
{
    m_isInputOver = true;
    finishIfSettled();
}

void ClientRun::finishIfSettled()
{
    if (!m_isInputOver || m_withoutOutcome > 0 || m_isFinished)
        return;
    m_isFinished = true;
    // Not from within an event that is being told.
    QTimer::singleShot(0, this, [this] {
        m_driver.stop();
        finish(exitOk);
    });
}

void ClientRun::finish(int exitStatus)
{
    m_isFinished = true;
    emit finished(flush() ? exitStatus : exitStreamFailed);
}

std::optional<RequestId> ClientRun::claim(const QString &id)
{
    if (m_requests.contains(id)) {
        complain(tr("the id '%1' was used before").arg(id));
        return std::nullopt;
    }
    m_ids << id;
    const RequestId request(static_cast<std::uint64_t>(m_ids.size()));
    m_requests.insert(id, request);
    ++m_withoutOutcome;
    return request;
}

QString ClientRun::idOf(RequestId request) const
{
    return m_ids.at(static_cast<qsizetype>(request.value()) - 1);
}

void ClientRun::print(const QJsonObject &line)
{
    m_output += QJsonDocument(line).toJson(QJsonDocument::Compact);
    m_output += '\n';
    if (m_output.size() >= outputSizeMax)
        flushOrStop();
    else if (!m_flush.isActive())
        m_flush.start();
}

bool ClientRun::flush()
{
    const auto output = std::exchange(m_output, {});
    const auto size = static_cast<std::size_t>(output.size());
    if (std::fwrite(output.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return true;
    printError(tr("lockscope client: cannot write stdout: %1").arg(QString::fromLocal8Bit(std::strerror(errno))));
    return false;
}

void ClientRun::flushOrStop()
{
    if (flush() || m_isFinished)
        return;
    m_isFinished = true;
    m_driver.stop();
    finish(exitStreamFailed);
}

} // namespace lockscope::app
