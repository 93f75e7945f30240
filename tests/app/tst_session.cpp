// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include "app/demo_scene.h"
#include "app/session.h"

#include <memory>

using namespace lockscope;
using namespace lockscope::app;
using namespace Qt::StringLiterals;

namespace {

/// Longer than any step takes on a slow machine under a sanitizer.
constexpr int patience = 30'000;

/// A session on a free port and in a folder of its own.
class Bench
{
public:
    explicit Bench(const QString &listen = u"127.0.0.1:0"_s, EventFeed::Limits feed = {}, std::uint32_t nodes = 1)
        : m_session(std::make_unique<Session>(
            Session::Options{.server = {.listen = *Endpoint::parse(listen.toStdString(), {.allowAnyPort = true}),
                                        .dataDirectory = m_folder.filePath(u"journal"_s),
                                        .nodes = nodes},
                             .history = {},
                             .feed = feed}))
    {
    }

    [[nodiscard]] bool start()
    {
        QSignalSpy started(m_session.get(), &Session::serverStarted);
        m_session->startServer();
        return started.wait(patience);
    }
    [[nodiscard]] bool play(Scene scene)
    {
        DemoScene played(*m_session, scene);
        QSignalSpy ready(&played, &DemoScene::ready);
        played.play();
        return ready.count() > 0 || ready.wait(patience);
    }
    [[nodiscard]] const QTemporaryDir &folder() const { return m_folder; }
    Session &session() { return *m_session; }
    void end() { m_session.reset(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
};

const RequestBelief *beliefOf(const Session &session, ClientId client, RequestId request)
{
    return session.world().beliefs().find(RequestRef{client, request});
}

} // namespace

/// If these fail, a person at the console cannot take a lock by hand, or does not see what became of it.
class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void takesAndGivesBackALock()
    {
        Bench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        const auto acquire = session.acquire(client, {RequestId(), "orders/17", 5, 60});
        const auto state = [&](RequestId request) {
            const auto *belief = beliefOf(session, client, request);
            return belief == nullptr ? BeliefState::Queued : belief->state;
        };
        QTRY_COMPARE_WITH_TIMEOUT(state(acquire), BeliefState::Granted, patience);
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().heldCount(), std::size_t(1), patience);
        const auto *belief = beliefOf(session, client, acquire);
        QCOMPARE(session.world().truthOf(*belief).kind, TruthKind::Holds);
        QCOMPARE(session.world().truthOf(*belief).holder->token, *belief->token);

        session.perform(client, ReleaseAcquiredCommand{RequestId(), acquire});
        QTRY_COMPARE_WITH_TIMEOUT(state(acquire), BeliefState::Released, patience);
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().heldCount(), std::size_t(0), patience);
        QTRY_COMPARE_WITH_TIMEOUT(session.models().status.values().held, qint64(0), patience);
    }

    /// If this fails, the console's clients stand before a closed door after a change of leader (C10, N3, N5).
    void clientsFollowTheLeader()
    {
        Bench bench(u"127.0.0.1:0"_s, {}, 3);
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto &truth = session.world().truth();
        const auto client = session.addClient();
        const auto holds = [&](RequestId request) {
            const auto *belief = beliefOf(session, client, request);
            return belief != nullptr && belief->state == BeliefState::Granted;
        };
        const auto first = session.acquire(client, {RequestId(), "first", 60, 600});
        QTRY_VERIFY_WITH_TIMEOUT(holds(first), patience);
        session.perform(HandOverCommand{NodeId(3)});
        QTRY_COMPARE_WITH_TIMEOUT(truth.leader(), std::optional(NodeId(3)), patience);
        const auto second = session.acquire(client, {RequestId(), "second", 60, 600});
        QTRY_VERIFY_WITH_TIMEOUT(holds(second), patience);
        session.perform(CrashNodeCommand{NodeId(3)});
        QTRY_COMPARE_WITH_TIMEOUT(truth.leader(), std::optional(NodeId(1)), patience);
        QTRY_COMPARE_WITH_TIMEOUT(truth.orphanCount(), std::size_t(2), patience);
        // An orphan is released by its exact token, whoever leads by now.
        session.perform(client, ReleaseAcquiredCommand{RequestId(), first});
        QTRY_COMPARE_WITH_TIMEOUT(truth.heldCount(), std::size_t(1), patience);
        QCOMPARE(truth.nodes().at(NodeId(3)).role, NodeRole::Down);
    }

    void sceneComesAbout_data()
    {
        QTest::addColumn<int>("scene");
        QTest::addColumn<qint64>("held");
        QTest::newRow("empty") << static_cast<int>(Scene::Empty) << qint64(0);
        QTest::newRow("demo") << static_cast<int>(Scene::Demo) << qint64(4); // and an orphan
        QTest::newRow("many") << static_cast<int>(Scene::Many) << qint64(5'000);
    }
    void sceneComesAbout()
    {
        QFETCH(int, scene);
        QFETCH(qint64, held);
        Bench bench;
        QVERIFY(bench.start());
        QVERIFY(bench.play(static_cast<Scene>(scene)));
        QCOMPARE(bench.session().models().status.values().held, held);
    }

    /// If this fails, the list of events begins with the same state twice.
    void stateIsToldOnceAtTheStart()
    {
        Bench bench;
        QVERIFY(bench.start());
        QVERIFY(bench.play(Scene::Demo));
        const auto &history = bench.session().models().cursor.history();
        int count = 0;
        for (auto number = history.first(); number < history.end(); number = EventNumber(number.value() + 1)) {
            const auto *event = std::get_if<ServerEvent>(&history.find(number)->event);
            count += event != nullptr && std::holds_alternative<StateResumed>(*event) ? 1 : 0;
        }
        QCOMPARE(count, 1);
    }

    void takenPortIsOneSentenceAndCanBeRetried()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const auto address = u"127.0.0.1:%1"_s.arg(other.serverPort());
        Bench bench(address);
        QSignalSpy failed(&bench.session(), &Session::serverFailed);
        bench.session().startServer();
        QVERIFY(failed.wait(patience));
        const auto sentence = failed.first().first().toString();
        QVERIFY2(sentence.contains(address), qPrintable(sentence));
        other.close();
        QVERIFY(bench.start());
    }

    void dataDirectoryInUseIsOneSentence()
    {
        Bench first;
        QVERIFY(first.start());
        Session second(Session::Options{.server = {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}),
                                                   .dataDirectory = first.folder().filePath(u"journal"_s)},
                                        .history = {},
                                        .feed = {}});
        QSignalSpy failed(&second, &Session::serverFailed);
        second.startServer();
        QVERIFY(failed.wait(patience));
        QVERIFY(!failed.first().first().toString().isEmpty());
    }

    void stoppedServerStartsAgainWithItsLocks()
    {
        Bench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        const auto client = session.addClient();
        session.acquire(client, {RequestId(), "orders/17", 5, 600});
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().heldCount(), std::size_t(1), patience);
        QSignalSpy stopped(&session, &Session::serverStopped);
        session.stopServer();
        QVERIFY(stopped.wait(patience));
        QVERIFY(!session.isRestarting());
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().phase(), ServerPhase::Stopped, patience);
        QVERIFY(bench.start());
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().phase(), ServerPhase::Running, patience);
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().orphanCount(), std::size_t(1), patience);
    }

    void overflowEndsInTheWholeState()
    {
        Bench bench(u"127.0.0.1:0"_s, {.waiting = 64});
        QVERIFY(bench.start());
        QVERIFY(bench.play(Scene::Empty));
        auto &session = bench.session();
        const auto client = session.addClient();
        for (int i = 0; i < 400; ++i)
            session.acquire(client, {RequestId(), "k" + std::to_string(i), 30, 600});
        QTRY_COMPARE_WITH_TIMEOUT(session.world().truth().heldCount(), std::size_t(400), patience);
        QTRY_COMPARE_WITH_TIMEOUT(session.world().beliefs().find(client)->grants.size(), std::size_t(400), patience);
        QVERIFY(session.world().skippedCount() > 0);
    }

    /// If this fails, a person asks for something, nothing happens, and nothing says why.
    void aRefusedCommandIsAnEvent()
    {
        Bench bench;
        QVERIFY(bench.start());
        auto &session = bench.session();
        session.perform(HoldLaneCommand{"k", false});
        session.perform(CrashNodeCommand{NodeId(9)});
        const auto refusals = [&] {
            std::vector<CommandRefusal> found;
            const auto &history = session.models().cursor.history();
            for (auto number = history.first().value(); number < history.end().value(); ++number) {
                if (const auto *refused = std::get_if<CommandRefused>(&history.find(EventNumber(number))->event))
                    found.push_back(refused->refusal);
            }
            return found;
        };
        QTRY_COMPARE_WITH_TIMEOUT(refusals(), std::vector{CommandRefusal::NoSuchNode}, patience);
    }

    void endsWhileBusy()
    {
        for (int round = 0; round < 5; ++round) {
            Bench bench;
            QVERIFY(bench.start());
            for (int i = 0; i < 3; ++i) {
                const auto client = bench.session().addClient();
                for (int n = 0; n < 50; ++n)
                    bench.session().acquire(client, {RequestId(), "k" + std::to_string(n % 7), 5, 5});
            }
            for (int turn = 0; turn < round; ++turn)
                QCoreApplication::processEvents();
            bench.end();
        }
    }

    void endsBeforeTheServerStarted()
    {
        Bench bench;
        bench.session().startServer();
        bench.session().addClient();
        bench.end();
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
