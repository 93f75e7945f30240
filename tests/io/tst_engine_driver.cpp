// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include "tests/io/driver_bench.h"

#include <cerrno>

using namespace lockscope;
using namespace lockscope::test;
using namespace Qt::StringLiterals;

/// If this fails, what the engine decides does not reach the wire, or what comes over the wire does not reach the
/// engine.
class TestEngineDriver : public QObject
{
    Q_OBJECT

private slots:
    void takesALockOverARealSocket()
    {
        Peer peer;
        QVERIFY(peer.isListening());
        Client client(peer.address());
        client.driver().start();
        client.driver().perform(acquireOf(1, "k"));
        QVERIFY(peer.greet());
        const auto frame = peer.hear(acquireFrameSize);
        QCOMPARE(frame.left(5), "A\x00\x05\x00\x0A"_qba);
        peer.say(wire::GrantedReply{ownerIn(frame), Token(7), keyOf("k")});
        QVERIFY(client.hasTold(u"#1 k granted 7"_s));
        QVERIFY(client.isInOrder());
    }

    /// disconnected() is silent there, so a driver that waits for it never dials again.
    void dialsAgainWhenADialFails()
    {
        Peer peer;
        const auto address = peer.address();
        peer.stopListening();
        Client client(address);
        client.driver().start();
        QVERIFY(client.hasTold(u"closed %1 by connect_failed"_s.arg(address), 3));
        peer.listen();
        QVERIFY(peer.isListening());
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
    }

    void dialsAgainWhenThePeerCloses()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        for (int session = 1; session <= 3; ++session) {
            QVERIFY(peer.greet());
            QVERIFY(client.hasTold(u"ready"_s, session));
            peer.close();
            QVERIFY(client.hasTold(u"closed %1 by peer_closed"_s.arg(peer.address()), session));
        }
    }

    /// Whatever the peer said before it closed counts.
    void readsWhatCameBeforeTheEnd()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(ReleaseTokenCommand{RequestId(1), "k", Token(5)});
        QCOMPARE(peer.hear(11).size(), qsizetype{11});
        peer.say(wire::ReleasedReply{Token(5), keyOf("k")});
        peer.close();
        QVERIFY(client.hasTold(u"closed"_s));
        QVERIFY(client.told().indexOf(u"#1 k released [C2]"_s) >= 0);
    }

    void hangsUpOnABrokenPeerAndTellsNothingTwice()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        peer.say("?\n"_qba);
        QVERIFY(peer.isGone());
        QVERIFY(client.hasTold(u"connecting"_s, 2));
        const auto closings = client.told().filter(u"closed"_s);
        QCOMPARE(closings.size(), 1);
        QVERIFY(closings.constFirst().contains(u"by unknown_reply"_s));
    }

    /// If this fails, a cut looks to the server like a client that leaves in good order.
    void cutIsAResetAndAStopIsNot_data()
    {
        QTest::addColumn<bool>("cuts");
        QTest::addColumn<int>("error");
        QTest::newRow("cut") << true << ECONNRESET;
        QTest::newRow("stop") << false << 0;
    }
    void cutIsAResetAndAStopIsNot()
    {
        QFETCH(bool, cuts);
        QFETCH(int, error);
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(cuts ? ClientCommand(CutCommand{}) : ClientCommand(StopCommand{}));
        QCOMPARE(peer.pendingError(), error);
    }

    /// Commands from within an event: the order stays, and nothing is told in the middle of something else.
    void takesCommandsFromWithinAnEvent()
    {
        Peer peer;
        Client client(peer.address());
        QObject::connect(&client.driver(),
                         &io::EngineDriver::told,
                         &client.driver(),
                         [&](const Told<ClientEvent> &told, const Moment &) {
                             const auto *const end = std::get_if<AcquireEnded>(&told.event);
                             if (end == nullptr)
                                 return;
                             if (end->request == RequestId(1))
                                 client.driver().perform(acquireOf(2, ""));
                             else
                                 client.driver().stop();
                         });
        client.driver().start();
        client.driver().perform(acquireOf(1, ""));
        const QStringList expected{
            u"#1  failed: bad_key [C12]"_s,
            u"#2  failed: bad_key [C12]"_s,
            u"closed %1 by shutdown"_s.arg(peer.address()),
            u"stopped"_s,
        };
        QCOMPARE(client.told().mid(2), expected);
    }

    /// The token is known to the engine before the caller hears of it.
    void aGrantCanBeGivenBackFromWithinItsEvent()
    {
        Peer peer;
        Client client(peer.address());
        QObject::connect(&client.driver(),
                         &io::EngineDriver::told,
                         &client.driver(),
                         [&](const Told<ClientEvent> &told, const Moment &) {
                             const auto *const end = std::get_if<AcquireEnded>(&told.event);
                             if (end != nullptr && std::holds_alternative<OutcomeGranted>(end->outcome))
                                 client.driver().perform(ReleaseAcquiredCommand{RequestId(2), RequestId(1)});
                         });
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(acquireOf(1, "k"));
        const auto frame = peer.hear(acquireFrameSize);
        peer.say(wire::GrantedReply{ownerIn(frame), Token(7), keyOf("k")});
        QCOMPARE(peer.hear(11), "R\0\0\0\0\0\0\0\7k\n"_qba);
    }

    /// If this fails, what follows a request that was given up in the middle of its frame is read as its other half.
    void aConnectionCancelledInMidFrameIsNotUsedAgain()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        peer.stopReading();
        // More than sockets take at once, from one who does not read.
        constexpr std::uint64_t requestCount = 20'000;
        const std::string longKey(Key::sizeMax, 'k');
        for (std::uint64_t id = 1; id <= requestCount; ++id)
            client.driver().perform(acquireOf(id, longKey));
        client.driver().perform(CancelCommand{RequestId(requestCount)});
        client.driver().perform(acquireOf(requestCount + 1, "k"));
        QVERIFY(peer.greet());
        const auto frame = peer.hear(acquireFrameSize);
        QCOMPARE(frame.left(5), "A\x00\x05\x00\x0A"_qba);
        QCOMPARE(frame.right(2), "k\n"_qba);
    }

    void stopEndsTheConnectionAtOnce()
    {
        Peer peer;
        Client client(peer.address());
        client.driver().start();
        QVERIFY(peer.greet());
        QVERIFY(client.hasTold(u"ready"_s));
        client.driver().perform(acquireOf(1, "k"));
        QCOMPARE(peer.hear(acquireFrameSize).size(), acquireFrameSize);
        client.driver().stop();
        QCOMPARE(client.told().constLast(), u"stopped"_s);
        QVERIFY(client.told().filter(u"#1 k indeterminate by shutdown"_s).size() == 1);
        QVERIFY(peer.isGone());
    }

    /// The last thing that it tells is the event that ends it.
    void mayBeDestroyedFromWithinAnEvent()
    {
        Peer peer;
        auto driver = std::make_unique<io::EngineDriver>(optionsFor(peer.address()), sharedToken);
        const QPointer<io::EngineDriver> alive = driver.get();
        QObject::connect(alive, &io::EngineDriver::told, alive, [&](const Told<ClientEvent> &told, const Moment &) {
            if (std::holds_alternative<AcquireEnded>(told.event) && driver)
                driver.release()->deleteLater();
        });
        alive->start();
        QVERIFY(peer.greet());
        alive->perform(acquireOf(1, "k"));
        alive->perform(acquireOf(2, ""));
        QTRY_VERIFY(alive.isNull());
        QVERIFY(peer.isGone());
    }

    void mayBeDestroyedWhileConnected()
    {
        Peer peer;
        {
            Client client(peer.address());
            client.driver().start();
            QVERIFY(peer.greet());
            QVERIFY(client.hasTold(u"ready"_s));
        }
        QVERIFY(peer.isGone());
    }
};

QTEST_GUILESS_MAIN(TestEngineDriver)
#include "tst_engine_driver.moc"
