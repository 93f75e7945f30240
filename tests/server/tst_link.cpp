// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "server/io/link.h"
#include "server/io/wal_mailbox.h"

#include <array>
#include <poll.h>
#include <sys/socket.h>
#include <vector>

using namespace lockscope;
using namespace lockscope::server;

namespace {

struct Pair
{
    FileDescriptor here;
    FileDescriptor there;
};

Pair connectedPair()
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        qFatal("no socket pair");
    return {FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

std::size_t readSome(const FileDescriptor &from, std::size_t size)
{
    std::vector<std::byte> bytes(size);
    const auto read = ::recv(from.number(), bytes.data(), bytes.size(), MSG_DONTWAIT);
    return read > 0 ? static_cast<std::size_t>(read) : 0;
}

bool isReadable(int descriptor)
{
    pollfd one{.fd = descriptor, .events = POLLIN, .revents = 0};
    return poll(&one, 1, 0) == 1;
}

} // namespace

/// If these fail, a connection or the journal's reports cost more and more.
class TestLink : public QObject
{
    Q_OBJECT

private slots:
    /// A peer that reads, and always leaves something: what was sent long ago must not be kept for it.
    void keepsNoMoreThanWhatIsUnsent()
    {
        auto pair = connectedPair();
        Link link(std::move(pair.here));
        constexpr std::size_t size = std::size_t{256} * 1024;
        std::size_t queued = 0;
        std::size_t read = 0;
        // Fill the system's buffer, so that the link has to keep something from now on.
        while (!link.isWaitingForRoom()) {
            link.queue(Bytes(size));
            queued += size;
            QVERIFY(link.flush());
        }
        for (int round = 0; round < 500; ++round) {
            const auto got = readSome(pair.there, size);
            read += got;
            link.queue(Bytes(got));
            queued += got;
            QVERIFY(link.flush());
            QVERIFY(link.isWaitingForRoom());
            QVERIFY(link.keptSize() <= link.unsentSize() + 2 * size);
        }
        QVERIFY(read > 100 * size);
        while (read < queued) {
            read += readSome(pair.there, size);
            QVERIFY(link.flush());
        }
        QCOMPARE(link.unsentSize(), std::size_t{0});
    }

    /// If this fails, the server turns round and round over an empty box.
    void mailboxIsReadableWhileItHoldsSomething()
    {
        WalMailbox mailbox;
        QVERIFY(!isReadable(mailbox.descriptor()));
        mailbox.post(WalDurable{.upTo = Lsn(1)});
        mailbox.post(WalDurable{.upTo = Lsn(2)});
        QVERIFY(isReadable(mailbox.descriptor()));
        QCOMPARE(mailbox.take().size(), std::size_t{2});
        QVERIFY(!isReadable(mailbox.descriptor()));
        QVERIFY(mailbox.take().empty());
        mailbox.post(WalDurable{.upTo = Lsn(3)});
        QVERIFY(isReadable(mailbox.descriptor()));
    }
};

QTEST_APPLESS_MAIN(TestLink)
#include "tst_link.moc"
