// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include "server/io/clocks.h"
#include "server/io/server_driver.h"
#include "server/wal/recovery.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

/// How a server comes up: folder, listeners, journal, brain.
namespace lockscope::server {

namespace {

LogOptions logOptionsOf(const ServerOptions &options)
{
    // Laid out zeros are for syncs alone.
    const bool syncs = options.durability == Durability::Fsync;
    return {.durability = options.durability,
            .segmentBytes = options.snapshotBytes,
            .layOutBytes = syncs ? std::min(LogOptions{}.layOutBytes, options.snapshotBytes) : 0};
}

} // namespace

void ServerDriver::start()
{
    if (const auto opened = openAll(); !opened) {
        release();
        emit startFailed(opened.error());
        return;
    }
    m_notifier = std::make_unique<QSocketNotifier>(m_poller.descriptor(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &ServerDriver::workOff);
    m_server->begin(readClocks());
    pump();
}

Result<void, StartFailure> ServerDriver::openAll()
{
    // The address is taken before the folder is made or touched, and nobody is let in before all is durable (F10).
    return loadCertificate()
        .and_then([this] { return listen(); })
        .and_then([this] { return openDirectory(); })
        .and_then([this] { return recover(); });
}

Result<void, StartFailure> ServerDriver::loadCertificate()
{
    if (!m_options.tls)
        return {};
    auto context = TlsContext::load(QFile::encodeName(m_options.tls->certificate).toStdString(),
                                    QFile::encodeName(m_options.tls->key).toStdString());
    if (!context)
        return failure(StartFailure(TlsUnusable{context.error()}));
    m_tls.emplace(*std::move(context));
    return {};
}

Result<void, StartFailure> ServerDriver::openDirectory()
{
    auto directory = DataDirectory::open(m_options.dataDirectory.toStdString());
    if (!directory)
        return failure(StartFailure(JournalUnusable{m_options.dataDirectory, directory.error()}));
    m_directory.emplace(std::move(*directory));
    return {};
}

Result<void, StartFailure> ServerDriver::listen()
{
    return m_listeners.open(m_options.listen, m_options.nodes).map_error([](ListenFailed failed) {
        return StartFailure(std::move(failed));
    });
}

Result<void, StartFailure> ServerDriver::recover()
{
    const BootMoment moment{readBootId(), readClocks()};
    DurableState state;
    auto recovered = recoverJournal(m_directory->storage(), logOptionsOf(m_options), [&](const LoggedRecord &record) {
        return state.replay(record, moment).has_value();
    });
    if (!recovered)
        return failure(StartFailure(JournalUnusable{m_options.dataDirectory, recovered.error()}));
    if (const auto &torn = recovered->torn)
        emit tailCut(*torn);
    std::vector<std::string> addresses;
    for (const auto &address : m_listeners.addresses())
        addresses.push_back(address.toStdString());
    m_server.emplace(LockServerOptions{.limits = m_options.limits,
                                       .tellsEvents = static_cast<bool>(m_sink),
                                       .addresses = std::move(addresses),
                                       .last = recovered->last,
                                       .recordCount = recovered->recordCount,
                                       .tornBytes = recovered->torn ? recovered->torn->bytes : 0},
                     std::move(state),
                     moment);
    m_wal = std::make_unique<WalThread>(std::move(recovered->appender),
                                        [this](const WalReport &report) { m_mailbox.post(report); });
    m_snapshots = std::make_unique<SnapshotThread>(m_directory->storage(), [this](const JournalProblem &problem) {
        QMetaObject::invokeMethod(
            this, [this, problem] { emit snapshotFailed(problem); }, Qt::QueuedConnection);
    });
    // The last process may have died before it could.
    m_snapshots->request(recovered->segment);
    return {};
}

void ServerDriver::reportFailure(const WalFailed &failed)
{
    const auto detail = QString::fromStdString(failed.detail);
    if (m_isStarted) {
        emit journalFailed(failed.failure, detail);
        return;
    }
    release();
    emit startFailed(FirstWriteFailed{m_options.dataDirectory, failed.failure, detail});
}

} // namespace lockscope::server
