// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/model_text.h"
#include "tests/ui/model_bench.h"

#include <chrono>
#include <random>
#include <set>

using namespace lockscope;
using namespace lockscope::ui;
using namespace lockscope::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

Event began(std::uint64_t fault, LinkFault what)
{
    return FaultEvent(FaultBegan{FaultId(fault), {w1, std::move(what)}});
}

Event ended(std::uint64_t fault)
{
    return FaultEvent(FaultEnded{FaultId(fault)});
}

Event armed(std::uint64_t fault, std::string when, FaultAction action)
{
    return FaultEvent(FaultArmed{FaultId(fault), std::move(when), std::move(action)});
}

Event asked(ServerCommand command)
{
    return CommandGiven{std::move(command), std::nullopt};
}

/// A bench whose list of faults is under a tester, too.
struct FaultBench : ModelBench
{
    [[nodiscard]] QStringList lines() const { return linesOf(models.faults); }
    [[nodiscard]] std::optional<FaultRemedy> remedy(int row) const { return models.faults.remedyOf(row); }

    QAbstractItemModelTester tester{&models.faults, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

template<typename Asked, typename Door>
std::optional<Asked> asA(const std::optional<FaultRemedy> &remedy)
{
    const auto *door = remedy ? std::get_if<Door>(&*remedy) : nullptr;
    const auto *asked = door != nullptr ? std::get_if<Asked>(door) : nullptr;
    return asked != nullptr ? std::optional(*asked) : std::nullopt;
}

} // namespace

/// If these fail, a person does not see what is broken on purpose, or mends something else.
class TestFaultList : public QObject
{
    Q_OBJECT

private slots:
    void rowsSayWhomWhatAndSinceWhen()
    {
        FaultBench bench;
        bench.tell(ClientStarted{"w1", {"127.0.0.1:5225"}});
        bench.tell(w1, began(1, DelayFault{FaultWay::ToClient, 500ms}));
        bench.show();
        bench.pass(3s);
        bench.tell(UserOrigin{}, armed(2, "kind is Granted", FaultyLink{w1, CutFault{}}));
        bench.show();
        QCOMPARE(bench.lines(),
                 (QStringList{u"w1 | what the server says arrives 500 ms later | lasts | 3.0 s ago"_s,
                              u"w1 | its connection is cut | waits for kind is Granted | 0 ms ago"_s}));
    }

    void whatIsOverGoes()
    {
        FaultBench bench;
        bench.tell(w1, began(1, DelayFault{FaultWay::Both, 5ms})).tell(w1, began(2, HalfOpenFault{})).show();
        QCOMPARE(bench.models.faults.rowCount(), 2);
        bench.tell(w1, ended(1)).show();
        QCOMPARE(bench.models.faults.rowCount(), 1);
        QVERIFY(bench.lines().front().contains(u"nobody is told"_s));
    }

    void armedFaultStandsBehindUntilItFires()
    {
        FaultBench bench;
        bench.tell(UserOrigin{}, armed(1, "kind is Granted", ServerCommand(CrashNodeCommand{NodeId(2)}))).show();
        bench.tell(w1, began(2, HalfOpenFault{})).show();
        QVERIFY(bench.lines().back().contains(u"waits for kind is Granted"_s));
        bench.tell(UserOrigin{}, FaultEvent(FaultFired{FaultId(1)})).show();
        QCOMPARE(bench.models.faults.rowCount(), 1);
        QVERIFY(bench.lines().front().contains(u"lasts"_s));
    }

    void eachHasItsRemedy()
    {
        FaultBench bench;
        bench.tell(TermBegan{.term = Term(1), .leader = NodeId(1)});
        bench.tell(w1, began(7, HalfOpenFault{}));
        bench.tell(LaneHeld{.key = key("a")});
        bench.tell(NodeRoleChanged{.node = NodeId(2), .role = NodeRole::Down});
        bench.tell(UserOrigin{}, asked(DiskFaultCommand{DiskFault::Slow, 5ms}));
        bench.tell(UserOrigin{}, asked(DiskFaultCommand{DiskFault::FsyncError, {}}));
        bench.tell(TermBegan{.term = Term(2), .leader = std::nullopt});
        bench.tell(UserOrigin{}, armed(8, "kind is Granted", FaultyLink{w1, CutFault{}}));
        bench.show();
        QCOMPARE(bench.models.faults.rowCount(), 7);
        const auto link = asA<EndFaultCommand, FaultCommand>(bench.remedy(0));
        QVERIFY(link && link->fault == FaultId(7));
        const auto lane = asA<DrainLaneCommand, ServerCommand>(bench.remedy(1));
        QVERIFY(lane && lane->key == "a");
        const auto node = asA<StartNodeCommand, ServerCommand>(bench.remedy(2));
        QVERIFY(node && node->node == NodeId(2));
        const auto disk = asA<DiskFaultCommand, ServerCommand>(bench.remedy(3));
        QVERIFY(disk && disk->delay == Duration::zero());
        QVERIFY(bench.remedy(4) && std::holds_alternative<RestartRemedy>(*bench.remedy(4)));
        QVERIFY(!bench.remedy(5));
        const auto trap = asA<EndFaultCommand, FaultCommand>(bench.remedy(6));
        QVERIFY(trap && trap->fault == FaultId(8));
    }

    /// If this fails, the list shows the faults of another moment than everything else.
    void pastShowsItsOwnFaults()
    {
        FaultBench bench;
        bench.tell(w1, began(1, HalfOpenFault{})).show();
        const auto then = bench.models.cursor.newest();
        bench.tell(w1, ended(1)).tell(w1, began(2, DelayFault{FaultWay::Both, 5ms})).show();
        bench.models.cursor.goTo(then);
        QVERIFY(bench.lines().front().contains(u"nobody is told"_s));
        bench.models.cursor.goLive();
        QVERIFY(bench.lines().front().contains(u"later"_s));
    }

    /// If this fails, text from a recording writes into the window what it likes.
    void expressionIsShownAsPlainText()
    {
        FaultBench bench;
        bench.tell(UserOrigin{}, armed(1, "key == \"a\n\x1b[1m\"", FaultyLink{w1, CutFault{}})).show();
        const auto text = bench.models.faults.index(0, FaultList::StateColumn).data().toString();
        QVERIFY(!text.contains(u'\n') && !text.contains(QChar(0x1b)));
    }

    /// The tester sees every change of the rows.
    void followsWhateverBeginsAndEnds()
    {
        FaultBench bench;
        std::mt19937 dice(7);
        std::set<std::uint64_t> standing;
        for (std::uint64_t turn = 1; turn <= 300; ++turn) {
            const bool ends = dice() % 2 == 0 && !standing.empty();
            if (ends) {
                const auto which = std::next(standing.begin(), static_cast<std::ptrdiff_t>(dice() % standing.size()));
                bench.tell(w1, ended(*which));
                standing.erase(which);
            } else {
                standing.insert(turn);
                const auto what = DelayFault{FaultWay::Both, std::chrono::milliseconds(turn)};
                bench.tell(w1,
                           dice() % 2 == 0 ? began(turn, what) : armed(turn, "kind is Granted", FaultyLink{w1, what}));
            }
            if (dice() % 3 == 0) {
                bench.show();
                QCOMPARE(bench.models.faults.rowCount(), static_cast<int>(standing.size()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFaultList)
#include "tst_fault_list.moc"
