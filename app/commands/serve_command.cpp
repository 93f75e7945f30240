// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/auth_token.h"
#include "app/command_line.h"
#include "app/commands/commands.h"
#include "app/commands/serve_run.h"
#include "app/load/resources.h"
#include "core/base/result.h"
#include "core/vocabulary/endpoint.h"
#include "core/vocabulary/key.h"
#include "server/io/file_descriptor.h"
#include "server/wal/log_format.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <sys/signalfd.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

/// A segment of less would be all headers and folder syncs; one of more is no bound any more.
constexpr std::uint64_t snapshotBytesMin = 4'096;
constexpr std::uint64_t snapshotBytesMax = std::uint64_t{1} << 40U;

QString translated(const char *text)
{
    return QCoreApplication::translate("ServeCommand", text);
}

/// A flag for one limit, and where it goes.
constexpr mode_t eventFileMode = 0666;

struct LimitFlag
{
    QString name;
    const char *help;
    std::uint32_t server::ServerLimits::*limit;
    std::uint32_t most = std::numeric_limits<std::uint32_t>::max();
};

/// What one connection left behind has to fit into one record of the journal, with all its keys.
constexpr std::uint32_t keysLimitMax = 2'000'000;
static_assert(std::uint64_t{keysLimitMax} * (Key::sizeMax + sizeof(std::uint16_t)) < server::recordSizeMax);
/// And with all its waiters for one key.
constexpr std::uint32_t waitersLimitMax = 10'000'000;
static_assert(std::uint64_t{waitersLimitMax} * sizeof(Owner) < server::recordSizeMax);

const std::array<LimitFlag, 4> &limitFlags()
{
    static const std::array<LimitFlag, 4> flags{{
        {u"max-waiters-per-key"_s,
         "Waiters that one key may have, at most 10,000,000; more are turned away as busy.",
         &server::ServerLimits::waitersPerKeyMax,
         waitersLimitMax},
        {u"max-waiters"_s, "Waiters that all keys together may have.", &server::ServerLimits::waitersMax},
        {u"max-keys"_s,
         "Keys that may have a holder or a waiter; at most 2,000,000.",
         &server::ServerLimits::keysMax,
         keysLimitMax},
        {u"max-connections"_s,
         "Connections, together with the fates of ended ones that are still open.",
         &server::ServerLimits::connectionsMax},
    }};
    return flags;
}

void describe(CommandLine &line)
{
    line.addOption(u"listen"_s,
                   translated("Address to listen on, of node 1; port 0: any free one for each node."),
                   u"host:port"_s,
                   u"127.0.0.1:5225"_s);
    line.addOption(u"nodes"_s,
                   translated("Nodes, from 1 to 9; each has a port of its own, counted up from the first."),
                   u"n"_s,
                   u"1"_s);
    line.addOption(u"data"_s, translated("Folder of the journal; it is made where it does not exist."), u"dir"_s);
    line.addOption(u"durability"_s,
                   translated("fsync: what was answered survives a loss of power; none: it does not."),
                   u"fsync|none"_s,
                   u"fsync"_s);
    line.addOption(u"snapshot-bytes"_s,
                   translated("A snapshot is taken after so many bytes of journal, and what it stands for is removed."),
                   u"n"_s,
                   QString::number(server::LogOptions{}.segmentBytes));
    addAuthTokenOption(line);
    line.addOption(
        u"tls-cert"_s, translated("The server's certificate, PEM; then every connection is TLS."), u"file"_s);
    line.addOption(u"tls-key"_s, translated("The certificate's private key, PEM, without a pass phrase."), u"file"_s);
    const server::ServerLimits defaults;
    for (const auto &flag : limitFlags())
        line.addOption(flag.name, translated(flag.help), u"n"_s, QString::number(defaults.*flag.limit));
    line.addOption(u"events"_s, translated("File for all events as JSON lines; - is stdout."), u"file"_s);
    line.addOption(u"control"_s, translated("Take commands as JSON lines on stdin, one answer each on stdout."));
}

Result<server::ServerLimits, UsageError> limitsOf(const CommandLine &line)
{
    server::ServerLimits limits;
    for (const auto &flag : limitFlags()) {
        const auto value = line.number(flag.name, 1, flag.most);
        if (!value)
            return failure(UsageError(value.error()));
        limits.*flag.limit = static_cast<std::uint32_t>(*value);
    }
    return limits;
}

Result<server::Durability, UsageError> durabilityOf(const CommandLine &line)
{
    const auto text = line.text(u"durability"_s);
    if (text == u"fsync")
        return server::Durability::Fsync;
    if (text == u"none")
        return server::Durability::None;
    return failure(UsageError{translated("--durability: '%1' is neither fsync nor none").arg(text)});
}

Result<std::uint32_t, UsageError> nodesOf(const CommandLine &line, const Endpoint &first)
{
    const auto count = line.number(u"nodes"_s, 1, server::nodesMax);
    if (!count)
        return failure(UsageError(count.error()));
    if (first.port() + *count - 1 > std::numeric_limits<std::uint16_t>::max())
        return failure(UsageError{translated("--nodes: %1 nodes need ports beyond the last one").arg(*count)});
    return static_cast<std::uint32_t>(*count);
}

Result<std::optional<server::TlsFiles>, UsageError> tlsOf(const CommandLine &line)
{
    const server::TlsFiles files{line.text(u"tls-cert"_s), line.text(u"tls-key"_s)};
    if (!line.has(u"tls-cert"_s) && !line.has(u"tls-key"_s))
        return std::nullopt;
    if (files.certificate.isEmpty() || files.key.isEmpty())
        return failure(UsageError{translated("--tls-cert and --tls-key: each names a file, and one needs the other")});
    return files;
}

Result<server::ServerOptions, UsageError> optionsOf(const CommandLine &line)
{
    const auto listen = Endpoint::parse(line.text(u"listen"_s).toStdString(), {.allowAnyPort = true});
    if (!listen)
        return failure(UsageError{translated("--listen: '%1' is not host:port").arg(line.text(u"listen"_s))});
    if (line.text(u"data"_s).isEmpty())
        return failure(UsageError{translated("--data is missing")});
    const auto nodes = nodesOf(line, *listen);
    if (!nodes)
        return failure(UsageError(nodes.error()));
    const auto durability = durabilityOf(line);
    if (!durability)
        return failure(UsageError(durability.error()));
    const auto limits = limitsOf(line);
    if (!limits)
        return failure(UsageError(limits.error()));
    const auto snapshotBytes = line.number(u"snapshot-bytes"_s, snapshotBytesMin, snapshotBytesMax);
    if (!snapshotBytes)
        return failure(UsageError(snapshotBytes.error()));
    const auto token = readAuthToken(line);
    if (!token)
        return failure(UsageError(token.error()));
    const auto tls = tlsOf(line);
    if (!tls)
        return failure(UsageError(tls.error()));
    return server::ServerOptions{.listen = *listen,
                                 .dataDirectory = line.text(u"data"_s),
                                 .durability = *durability,
                                 .sharedToken = *token,
                                 .tls = *tls,
                                 .snapshotBytes = *snapshotBytes,
                                 .limits = *limits,
                                 .nodes = *nodes};
}

/// SIGINT and SIGTERM as something to read. Before any thread is made: threads inherit the mask.
int openStopSignals()
{
    sigset_t both;
    sigemptyset(&both);
    sigaddset(&both, SIGINT);
    sigaddset(&both, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &both, nullptr);
    return signalfd(-1, &both, SFD_CLOEXEC | SFD_NONBLOCK);
}

} // namespace

int runServe(int &argc, char **argv, const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    CommandLine line(u"serve"_s,
                     translated("Runs the lock server on its own."),
                     u"lockscope serve --listen 127.0.0.1:5225 --data ./locks"_s);
    describe(line);
    if (const auto status = line.parse(arguments))
        return *status;
    if (!line.positionals().isEmpty())
        return line.complain(translated("'%1' is not known here").arg(line.positionals().constFirst()));
    const auto options = optionsOf(line);
    if (!options)
        return line.complain(options.error().message);

    ServeChannels channels;
    server::FileDescriptor eventFile;
    if (const auto path = line.text(u"events"_s); path == u"-") {
        channels.events = STDOUT_FILENO;
    } else if (line.has(u"events"_s)) {
        // A pipe that nobody reads would be waited for, without a word.
        eventFile = server::FileDescriptor(::open(
            path.toLocal8Bit().constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, eventFileMode));
        if (!eventFile) {
            const auto why = errno == ENXIO ? translated("nobody reads this pipe; start its reader first")
                                            : QString::fromLocal8Bit(strerror(errno));
            return line.complain(translated("--events: cannot write '%1': %2").arg(path, why));
        }
        channels.events = eventFile.number();
    }
    if (line.has(u"control"_s))
        channels.control = STDIN_FILENO;
    // A reader that went away is an error of its stream, not the end of the server.
    std::signal(SIGPIPE, SIG_IGN);
    channels.stopSignals = openStopSignals();
    load::raiseDescriptorLimit();

    ServeRun run(*options, channels);
    QObject::connect(
        &run,
        &ServeRun::finished,
        &application,
        [](int status) { QCoreApplication::exit(status); },
        Qt::QueuedConnection);
    run.start();
    return QCoreApplication::exec();
}

} // namespace lockscope::app
