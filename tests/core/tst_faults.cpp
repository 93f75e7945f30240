// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringList>
#include <QTest>

#include "core/base/match.h"
#include "core/history/faults.h"

#include <chrono>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace std::chrono_literals;

namespace {

QString show(const StandingFault &what)
{
    return match<QString>(
        what,
        [](const FaultyLink &link) {
            return u"client %1 %2"_s.arg(link.client.value()).arg(QLatin1StringView(nameOf(link.fault)));
        },
        [](const FaultyDisk &disk) { return u"disk %1"_s.arg(QLatin1StringView(nameOf(disk.fault))); },
        [](const HeldLane &lane) { return u"lane %1"_s.arg(QString::fromStdString(lane.key.text())); },
        [](const DownNode &node) { return u"node %1"_s.arg(node.node.value()); },
        [](const NoLeader &) { return u"no leader"_s; });
}

QString show(const FaultWindow &window)
{
    const auto end = window.endedBy ? QString::number(window.endedBy->value()) : QString();
    return u"%1 %2-%3"_s.arg(show(window.what)).arg(window.beganBy.value()).arg(end);
}

/// All windows, those that last at the end.
QString show(const Faults &faults)
{
    QStringList windows;
    for (const auto &window : faults.ended())
        windows << show(window);
    for (const auto &window : faults.standing())
        windows << show(window);
    for (const auto &[fault, armed] : faults.armed())
        windows << u"armed %1"_s.arg(fault.value());
    return windows.join(u", "_s);
}

const FaultyLink delayed{ClientId(1), DelayFault{FaultWay::Both, 200ms}};
const auto key = *Key::parse("orders/17");

SharedValue<ServerSnapshot> snapshotWith(LaneState lane)
{
    ServerSnapshot snapshot;
    snapshot.leader = NodeId(1);
    snapshot.nodes = {{NodeId(1), "a:1", NodeRole::Leader}, {NodeId(2), "a:2", NodeRole::Down}};
    snapshot.keys = {{.key = key, .lane = lane, .occupant = std::nullopt, .holder = std::nullopt, .waiters = {}}};
    return SharedValue<ServerSnapshot>(snapshot);
}

/// A column of a table of tests.
struct Story
{
    std::vector<Event> events;
};

CommandGiven slowDisk(Duration delay)
{
    return {ServerCommand(DiskFaultCommand{DiskFault::Slow, delay}), std::nullopt};
}

} // namespace

/// If these fail, a picture draws a fault where there was none, or leaves one out.
class TestFaults : public QObject
{
    Q_OBJECT

private slots:
    void windowsFollowTheEvents_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("windows");
        const auto row = [](const char *name, std::vector<Event> events, const QString &windows) {
            QTest::newRow(name) << Story{std::move(events)} << windows;
        };
        row("a link's fault until it is taken away",
            {FaultEvent(FaultBegan{FaultId(1), delayed}), FaultEvent(FaultEnded{FaultId(1)})},
            u"client 1 delay 1-2"_s);
        row("two on one link",
            {FaultEvent(FaultBegan{FaultId(1), delayed}),
             FaultEvent(FaultBegan{FaultId(2), delayed}),
             FaultEvent(FaultEnded{FaultId(2)})},
            u"client 1 delay 2-3, client 1 delay 1-"_s);
        row("the end of nothing", {FaultEvent(FaultEnded{FaultId(9)})}, u""_s);
        row("armed until it fires",
            {FaultEvent(FaultArmed{FaultId(3), "kind is Granted", delayed}),
             FaultEvent(FaultArmed{FaultId(4), "kind is Granted", delayed}),
             FaultEvent(FaultFired{FaultId(3)}),
             FaultEvent(FaultBegan{FaultId(3), delayed})},
            u"client 1 delay 4-, armed 4"_s);
        row("disarmed",
            {FaultEvent(FaultArmed{FaultId(3), "kind is Granted", delayed}), FaultEvent(FaultEnded{FaultId(3)})},
            u""_s);
        row("a cut is over at once", {CommandGiven{ClientCommand(CutCommand{}), ClientId(2)}}, u"client 2 cut 1-1"_s);
        row("a held lane until it is drained",
            {ServerEvent(LaneHeld{key}), ServerEvent(LaneDrained{key})},
            u"lane orders/17 1-2"_s);
        row("a node that is down",
            {ServerEvent(NodeRoleChanged{NodeId(2), NodeRole::Down}),
             ServerEvent(NodeRoleChanged{NodeId(2), NodeRole::Follower})},
            u"node 2 1-2"_s);
        row("nobody leads",
            {ServerEvent(TermBegan{Term(7), std::nullopt}), ServerEvent(TermBegan{Term(8), NodeId(2)})},
            u"no leader 1-2"_s);
        row("a slow disk, slower, and as fast as it is",
            {slowDisk(10ms), slowDisk(20ms), slowDisk({})},
            u"disk slow 1-2, disk slow 2-3"_s);
        row("a failed disk until the next start",
            {CommandGiven{ServerCommand(DiskFaultCommand{DiskFault::NoSpace, {}}), std::nullopt},
             slowDisk({}),
             ServerEvent(ServerStarted{})},
            u"disk enospc 1-3"_s);
        row("a client that goes takes its faults with it",
            {FaultEvent(FaultBegan{FaultId(1), delayed}), ClientEvent(ClientStopped{})},
            u"client 1 delay 1-2"_s);
        row("a server that goes leaves the links as they are",
            {FaultEvent(FaultBegan{FaultId(1), delayed}), ServerEvent(LaneHeld{key}), ServerEvent(ServerStopped{})},
            u"lane orders/17 2-3, client 1 delay 1-"_s);
        row("a gap: what stands by the whole state",
            {ServerEvent(LaneHeld{key}), ServerEvent(StateResumed{snapshotWith(LaneState::Empty)})},
            u"lane orders/17 1-2, node 2 2-"_s);
        row("a gap: what lasts goes on",
            {ServerEvent(LaneHeld{key}), ServerEvent(StateResumed{snapshotWith(LaneState::Held)})},
            u"lane orders/17 1-, node 2 2-"_s);
    }
    void windowsFollowTheEvents()
    {
        QFETCH(Story, story);
        QFETCH(QString, windows);
        Faults faults;
        Touched touched;
        std::uint64_t number = 0;
        for (const auto &event : story.events) {
            ++number;
            const Moment at{TimePoint(std::chrono::seconds(number)), {}};
            faults.apply({EventNumber(number), at, ClientId(1), event, Rule::None}, touched);
        }
        QCOMPARE(show(faults), windows);
    }

    /// If this fails, a console that runs for days grows with each fault that was ever made.
    void oldWindowsGo()
    {
        Faults faults;
        Touched touched;
        for (std::uint64_t number = 1; number <= 1'000; ++number)
            faults.apply(
                {EventNumber(number), {}, UserOrigin{}, CommandGiven{ClientCommand(CutCommand{}), ClientId(1)}},
                touched);
        QCOMPARE(faults.ended().size(), Faults::endedMax);
        QCOMPARE(faults.ended().back().beganBy, EventNumber(1'000));
    }
};

QTEST_APPLESS_MAIN(TestFaults)
#include "tst_faults.moc"
