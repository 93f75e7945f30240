// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include "tests/io/driver_bench.h"

#include <cerrno>
#include <chrono>

using namespace lockscope;
using namespace lockscope::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A client that is ready, with one acquire sent; gives the frame that came.
QByteArray sendAcquire(Client &client, Peer &peer)
{
    client.driver().start();
    if (!peer.greet() || !client.hasTold(u"ready"_s))
        return {};
    client.driver().perform(acquireOf(1, "k"));
    return peer.hear(acquireFrameSize);
}

wire::Reply grantFor(const QByteArray &frame)
{
    return wire::GrantedReply{ownerIn(frame), Token(7), keyOf("k")};
}

} // namespace

/// If these fail, a fault that a person makes does not do to a real connection what it says.
class TestEngineFaults : public QObject
{
    Q_OBJECT

private slots:
    void cutLeavesTheOutcomeUnknown()
    {
        Peer peer;
        Client client(peer.address());
        QVERIFY(!sendAcquire(client, peer).isEmpty());
        client.driver().beginFault(FaultId(1), CutFault{});
        QVERIFY(client.hasTold(u"#1 k indeterminate"_s));
        QVERIFY(client.hasTold(u"fault 1 ends"_s));
        QVERIFY(peer.isGone());
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s, 2));
    }

    /// The demonstration of the first start: the server granted it, and the client never hears so.
    void lostReplyIsLostAlone()
    {
        Peer peer;
        Client client(peer.address());
        const auto frame = sendAcquire(client, peer);
        client.driver().beginFault(FaultId(1), DropFault{FaultWay::ToClient});
        peer.say(grantFor(frame));
        QVERIFY(client.hasTold(u"fault 1 ends"_s));
        peer.say(wire::TimedOutReply{ownerIn(frame), keyOf("k")});
        QVERIFY(client.hasTold(u"#1 k timed_out"_s));
        QVERIFY(!client.told().join(u' ').contains(u"granted"_s));
    }

    void lostRequestNeverArrives()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().beginFault(FaultId(1), DropFault{FaultWay::ToServer});
        client.driver().perform(acquireOf(1, "a"));
        client.driver().perform(acquireOf(2, "b"));
        const auto frame = peer.hear(acquireFrameSize);
        QCOMPARE(frame.at(acquireFrameSize - 2), 'b');
        // The client told that it sent the first one, and then that it was lost.
        const auto told = client.told();
        QVERIFY(told.indexOf(u"fault 1 ends"_s) > told.indexOf(u"fault 1 begins: drop"_s) + 1);
    }

    void brokenReplyEndsTheConnection()
    {
        Peer peer;
        Client client(peer.address());
        const auto frame = sendAcquire(client, peer);
        client.driver().beginFault(FaultId(1), CorruptFault{FaultWay::ToClient});
        peer.say(grantFor(frame));
        QVERIFY(client.hasTold(u"#1 k indeterminate"_s));
        // It struck once: the next connection is sound.
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s, 2));
        QVERIFY(client.told().contains(u"fault 1 ends"_s));
    }

    void delayLastsOverConnections()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().beginFault(FaultId(1), DelayFault{FaultWay::ToClient, 30ms});
        const auto frame = sendAcquire(client, peer);
        QVERIFY(!frame.isEmpty());
        QElapsedTimer timer;
        timer.start();
        peer.say(grantFor(frame));
        QVERIFY(client.hasTold(u"#1 k granted 7"_s));
        QVERIFY(timer.elapsed() >= 29);
        client.driver().perform(CutCommand{});
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s, 2));
        QVERIFY(!client.told().contains(u"fault 1 ends"_s));
        client.driver().endFault(FaultId(1));
        QVERIFY(client.told().contains(u"fault 1 ends"_s));
    }

    /// The end of a connection is news like any other: it arrives behind what was said before.
    void delayedReplyComesBeforeTheEnd()
    {
        Peer peer;
        Client client(peer.address());
        const auto frame = sendAcquire(client, peer);
        client.driver().beginFault(FaultId(1), DelayFault{FaultWay::Both, 30ms});
        peer.say(grantFor(frame));
        peer.close();
        QVERIFY(client.hasTold(u"closed"_s));
        const auto told = client.told();
        const auto granted = told.indexOf(QRegularExpression(u"#1 k granted 7.*"_s));
        QVERIFY(granted >= 0);
        QVERIFY(granted < told.indexOf(QRegularExpression(u"closed.*"_s)));
    }

    void halfOpenConnectionSaysNothing()
    {
        Peer peer;
        Client client(peer.address());
        const auto frame = sendAcquire(client, peer);
        client.driver().beginFault(FaultId(1), HalfOpenFault{FaultWay::Both});
        peer.say(grantFor(frame));
        peer.close();
        // The socket has seen the end, and the engine is not told even of that.
        QVERIFY(peer.isGone());
        QVERIFY(!client.told().join(u'\n').contains(u"closed"_s));
        client.driver().endFault(FaultId(1));
        QVERIFY(client.hasTold(u"#1 k indeterminate"_s));
        QVERIFY(peer.greet());
    }

    /// If this fails, a half-open connection is none: the server learns of its end at once.
    void serverKeepsTheHalfThatNobodyToldItOf()
    {
        Peer peer;
        Client client(peer.address());
        QVERIFY(!sendAcquire(client, peer).isEmpty());
        client.driver().beginFault(FaultId(1), HalfOpenFault{FaultWay::ToServer});
        client.driver().perform(CutCommand{});
        QVERIFY(client.hasTold(u"#1 k indeterminate"_s));
        QCOMPARE(peer.pendingError(), 0);
        QVERIFY(!client.told().contains(u"fault 1 ends"_s));
        client.driver().endFault(FaultId(1));
        QVERIFY(peer.isGone());
        QVERIFY(client.told().contains(u"fault 1 ends"_s));
    }

    void faultsWithoutAConnectionWaitForOne()
    {
        Peer peer;
        const auto address = peer.address();
        peer.stopListening();
        Client client(address);
        client.driver().beginFault(FaultId(1), DropFault{FaultWay::ToClient});
        client.driver().beginFault(FaultId(2), CutFault{});
        QVERIFY(client.told().contains(u"fault 2 ends"_s));
        client.driver().start();
        peer.listen();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(acquireOf(1, "k"));
        peer.say(grantFor(peer.hear(acquireFrameSize)));
        QVERIFY(client.hasTold(u"fault 1 ends"_s));
    }

    void endOfNothingIsNothing()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().endFault(FaultId(9));
        QVERIFY(client.told().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestEngineFaults)
#include "tst_engine_faults.moc"
