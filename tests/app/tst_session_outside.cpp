// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "tests/app/session_bench.h"

using namespace lockscope;
using namespace lockscope::app;
using namespace lockscope::test;

namespace {

/// A console without a server of its own, whose clients connect to those of another one.
class OutsideBench
{
public:
    explicit OutsideBench(const QStringList &addresses)
        : m_session(optionsFor(addresses))
    {
    }

    Session &session() { return m_session; }
    [[nodiscard]] const RequestBelief *belief(ClientId client, RequestId request) const
    {
        return m_session.world().beliefs().find(RequestRef{client, request});
    }
    [[nodiscard]] bool isIn(ClientId client, RequestId request, BeliefState state) const
    {
        const auto *known = belief(client, request);
        return known != nullptr && known->state == state;
    }

private:
    static Session::Options optionsFor(const QStringList &addresses)
    {
        OutsideServers outside;
        for (const auto &address : addresses)
            outside.endpoints.push_back(*Endpoint::parse(address.toStdString()));
        return {.server = {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}), .dataDirectory = {}},
                .history = {},
                .feed = {},
                .outside = std::move(outside)};
    }

    Session m_session;
};

} // namespace

/// If these fail, the console cannot look at another's servers, or pretends to see into them.
class TestSessionOutside : public QObject
{
    Q_OBJECT

private slots:
    void takesALockOfServersOutside()
    {
        SessionBench servers({.nodes = 2});
        const auto addresses = startOf(servers);
        QCOMPARE(addresses.size(), 2);
        // A follower first: the client finds the leader by itself.
        OutsideBench bench({addresses[1], addresses[0]});
        auto &session = bench.session();
        const auto client = session.addClient();
        const auto request = session.acquire(client, {RequestId(), "orders/17", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isIn(client, request, BeliefState::Granted), patience);
        QTRY_COMPARE_WITH_TIMEOUT(servers.session().world().truth().heldCount(), std::size_t(1), patience);
        session.perform(client, ReleaseAcquiredCommand{RequestId(), request});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isIn(client, request, BeliefState::Released), patience);
    }

    void truthIsNotVisible()
    {
        SessionBench servers;
        OutsideBench bench(startOf(servers));
        auto &session = bench.session();
        const auto client = session.addClient();
        const auto request = session.acquire(client, {RequestId(), "orders/17", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isIn(client, request, BeliefState::Granted), patience);
        QCOMPARE(session.world().truth().phase(), ServerPhase::NotVisible);
        QCOMPARE(session.world().truthOf(*bench.belief(client, request)).kind, TruthKind::NotVisible);
        session.models().inspector.setSelection(RequestRef{client, request});
        bool isSaid = false;
        const auto &inspector = session.models().inspector;
        for (int row = 0; row < inspector.rowCount(); ++row) {
            for (int column = 0; column < inspector.columnCount(); ++column)
                isSaid =
                    isSaid || inspector.index(row, column).data().toString().contains(QStringLiteral("not visible"));
        }
        QVERIFY(isSaid);
    }

    void noServerIsStarted()
    {
        SessionBench servers;
        OutsideBench bench(startOf(servers));
        QSignalSpy started(&bench.session(), &Session::serverStarted);
        QSignalSpy failed(&bench.session(), &Session::serverFailed);
        bench.session().startServer();
        bench.session().perform(HoldLaneCommand{.key = "a", .throughStop = false});
        bench.session().perform(EndAllFaultsCommand{});
        const auto client = bench.session().addClient();
        const auto request = bench.session().acquire(client, {RequestId(), "a", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isIn(client, request, BeliefState::Granted), patience);
        QCOMPARE(started.count() + failed.count(), 0);
    }

    void faultsReachTheConnectionsToServersOutside()
    {
        SessionBench servers;
        OutsideBench bench(startOf(servers));
        auto &session = bench.session();
        const auto client = session.addClient();
        session.perform(ArmFaultCommand{FaultId(), "kind is AcquireSent", FaultyLink{client, CutFault{}}});
        const auto request = session.acquire(client, {RequestId(), "a", 5, 60});
        QTRY_VERIFY_WITH_TIMEOUT(bench.isIn(client, request, BeliefState::Indeterminate), patience);
    }

private:
    static QStringList startOf(SessionBench &servers)
    {
        QSignalSpy started(&servers.session(), &Session::serverStarted);
        servers.session().startServer();
        return started.wait(patience) ? started.front().front().toStringList() : QStringList();
    }
};

QTEST_GUILESS_MAIN(TestSessionOutside)
#include "tst_session_outside.moc"
