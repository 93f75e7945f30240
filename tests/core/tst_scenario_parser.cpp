// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/scenario/format.h"
#include "core/scenario/parser.h"
#include "core/scenario/program.h"

#include <string>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::scenario;

Q_DECLARE_METATYPE(std::string)

namespace {

/// The example of the design, word for word.
constexpr auto example = R"(lockscope 1
nodes   1
clock   virtual
client  w1 w2
key     L = "orders/17"

always  holders(L) <= 1
always  rising token(L)

when    sent reply(a1)  cut w1            # armed, fires once: the grant's reply is lost
w1      acquire L wait=5s lease=10s as a1
expect  a1 is indeterminate               within 100ms
expect  true(a1) is held
w2      acquire L lease=10s as a2
expect  a2 is waiting
+10s                                      # virtual time: nobody sleeps
expect  a2 is granted and a2.token > true(a1).token
)";

Reading readingOf(std::string text)
{
    return parse({Source{"test.lks", std::move(text), {}}});
}

std::string withHead(const std::string &body)
{
    return "lockscope 1\nnodes 3\nclient w1..w5\nkey K L = \"orders/17\"\nkey M\nlet patience = 3s\n" + body;
}

QString show(const Complaint &complaint)
{
    return u"%1:%2+%3 fault %4 '%5'"_s.arg(complaint.place.line)
        .arg(complaint.place.column)
        .arg(complaint.place.size)
        .arg(static_cast<int>(complaint.fault))
        .arg(QString::fromStdString(complaint.found));
}

QString show(const std::vector<Complaint> &complaints)
{
    QStringList all;
    for (const auto &each : complaints)
        all << show(each);
    return all.join(u"; "_s);
}

template<typename What>
const What &only(const Reading &reading)
{
    return std::get<What>(reading.scenario.body.back().what);
}

QStringList textsOf(const Program &program)
{
    QStringList texts;
    for (const auto &step : program.steps)
        texts << QString::fromStdString(step.statement->text);
    return texts;
}

Program programFor(const std::string &body, std::uint64_t order = 0)
{
    auto reading = readingOf(withHead(body));
    if (!reading.complaints.empty())
        qWarning() << show(reading.complaints);
    return programOf(std::make_shared<const Scenario>(std::move(reading.scenario)), order);
}

} // namespace

/// If these fail, a scenario does something else than what is written in it.
class TestScenarioParser : public QObject
{
    Q_OBJECT

private slots:
    void theExampleIsRead()
    {
        const auto reading = readingOf(example);
        QVERIFY2(reading.complaints.empty(), qPrintable(show(reading.complaints)));
        const auto &scenario = reading.scenario;
        QCOMPARE(scenario.setup.nodes, 1U);
        QCOMPARE(scenario.setup.clients, (std::vector<std::string>{"w1", "w2"}));
        QCOMPARE(scenario.setup.keys, (std::vector<KeyName>{{"L", "orders/17"}}));
        QCOMPARE(scenario.body.size(), std::size_t{10});
        const auto &when = std::get<When>(scenario.body[2].what);
        QCOMPARE(when.condition.text, std::string("sent reply(a1)"));
        QCOMPARE(when.action.kind, ActionKind::Cut);
        const auto &act = std::get<Act>(scenario.body[3].what);
        QCOMPARE(act.action.kind, ActionKind::Acquire);
        QCOMPARE(act.action.wait, std::optional<std::int64_t>(5));
        QCOMPARE(act.action.lease, std::int64_t{10});
        QCOMPARE(std::get<Expect>(scenario.body[4].what).within,
                 std::optional<Duration>(std::chrono::milliseconds(100)));
        QCOMPARE(std::get<Pause>(scenario.body[8].what).span, Duration(std::chrono::seconds(10)));
        QCOMPARE(scenario.body[8].place, (Place{0, 16, 1, 4}));
    }

    void actionsAreRead_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *line, ActionKind kind) {
            QTest::newRow(line) << std::string(line) << static_cast<int>(kind);
        };
        row("w1 acquire L", ActionKind::Acquire);
        row("w1 acquire L wait=patience lease=2min as a -> granted within 5s", ActionKind::Acquire);
        row("w1 release a1 as r1 -> released", ActionKind::Release);
        row("w2 release L token=a1.token", ActionKind::ReleaseToken);
        row("w2 release L token=7 as r1 -> not_found", ActionKind::ReleaseToken);
        row("w1 cancel a1", ActionKind::Cancel);
        row("w1 cut", ActionKind::ClientCut);
        row("w1 replace reset", ActionKind::ReplaceClient);
        row("cut w1 torn reset", ActionKind::Cut);
        row("half-open w1", ActionKind::HalfOpen);
        row("half-open w1 to-server", ActionKind::HalfOpen);
        row("drop w1", ActionKind::Drop);
        row("stall w1 to-server 50ms", ActionKind::Stall);
        row("delay w1 50ms", ActionKind::Delay);
        row("corrupt w1", ActionKind::Corrupt);
        row("duplicate w1", ActionKind::Duplicate);
        row("misdirect w1 node=2 moved", ActionKind::Misdirect);
        row("misdirect w1 stranger", ActionKind::Misdirect);
        row("leader node=2", ActionKind::HandOver);
        row("crash node=1", ActionKind::CrashNode);
        row("start node=1", ActionKind::StartNode);
        row("start", ActionKind::Start);
        row("no-leader 2s", ActionKind::NoLeader);
        row("hold-lane L through-stop", ActionKind::HoldLane);
        row("drain-lane L", ActionKind::DrainLane);
        row("break-index", ActionKind::BreakIndex);
        row("disk slow 200ms", ActionKind::SlowDisk);
        row("disk fsync-error", ActionKind::SyncError);
        row("disk enospc", ActionKind::NoSpace);
        row("stop", ActionKind::Stop);
        row("stop 5s", ActionKind::Stop);
        row("kill", ActionKind::Kill);
        row("restart", ActionKind::Restart);
    }
    void actionsAreRead()
    {
        QFETCH(std::string, line);
        QFETCH(int, kind);
        const auto reading = readingOf(withHead("w1 acquire K as a1\n" + line + '\n'));
        QVERIFY2(reading.complaints.empty(), qPrintable(show(reading.complaints)));
        QCOMPARE(static_cast<int>(only<Act>(reading).action.kind), kind);
    }

    void loopsAreLaidOut()
    {
        const auto program =
            programFor("repeat 2\n  each c in w1..w2\n    c acquire L as a(c)\n  end\n  +1s\nend\n"
                       "each k in K L M\n  hold-lane k\nend\nrepeat 2 as i\nw1 acquire L as b(i)\nend\n");
        QCOMPARE(textsOf(program),
                 (QStringList{u"c acquire L as a(c)"_s,
                              u"c acquire L as a(c)"_s,
                              u"+1s"_s,
                              u"c acquire L as a(c)"_s,
                              u"c acquire L as a(c)"_s,
                              u"+1s"_s,
                              u"hold-lane k"_s,
                              u"hold-lane k"_s,
                              u"hold-lane k"_s,
                              u"w1 acquire L as b(i)"_s,
                              u"w1 acquire L as b(i)"_s}));
        QCOMPARE(program.steps[0].values->at(0), 0U);
        QCOMPARE(program.steps[1].values->at(0), 1U);
        QCOMPARE(program.steps[8].values->at(1), 2U);
        QCOMPARE(program.steps[10].values->at(2), 2U);
    }

    void everyOrderOfAPermutationIsAnother()
    {
        const std::string body = "permute\n  +1s\n  +2s\n  block\n    +3s\n    +4s\n  end\nend\n";
        QSet<QString> orders;
        for (std::uint64_t order = 0; order < 6; ++order) {
            const auto texts = textsOf(programFor(body, order));
            QCOMPARE(texts.size(), 4);
            QCOMPARE(texts.indexOf(u"+4s"_s), texts.indexOf(u"+3s"_s) + 1);
            orders << texts.join(u' ');
        }
        QCOMPARE(orders.size(), 6);
        QCOMPARE(sizeOf(readingOf(withHead(body)).scenario.body).orders, std::uint64_t{6});
        QCOMPARE(sizeOf(readingOf(withHead("sample 500 seed 7\n+1s\n+2s\nend\n")).scenario.body).orders,
                 std::uint64_t{500});
    }

    void includedFilesAreReadWhereTheyAreIncluded()
    {
        const Source main{"main.lks", "lockscope 1\ninclude \"head.lks\"\nw1 acquire L as a1\n", {1}};
        const Source head{"head.lks", "lockscope 1\n# common\nclient w1\nkey L\n", {}};
        const auto reading = parse({main, head});
        QVERIFY2(reading.complaints.empty(), qPrintable(show(reading.complaints)));
        QCOMPARE(includesOf(main.text), (std::vector<std::string>{"head.lks"}));

        const auto missing = parse({Source{"main.lks", main.text, {std::nullopt}}});
        QCOMPARE(missing.complaints.front().fault, Fault::IncludeMissing);
        const auto loop = parse({main, Source{"head.lks", "lockscope 1\ninclude \"main.lks\"\n", {0}}});
        QCOMPARE(loop.complaints.back().fault, Fault::IncludeLoop);
        QCOMPARE(loop.complaints.back().place.source, 1U);
    }

    void whatToWatchStandsInTheHead()
    {
        const auto reading =
            readingOf("lockscope 1\n# title: A lost reply\n# watch: One thing.\n#        And another.\n"
                      "\n# No part of it.\nclient w1\n");
        QCOMPARE(reading.scenario.about.title, std::string("A lost reply"));
        QCOMPARE(reading.scenario.about.watch, std::string("One thing. And another."));
    }

    void oneMistakeDoesNotHideTheNext()
    {
        const auto reading = readingOf(withHead("w9 acquire L\nexpect a1 is held\nct w1\nrepeat 2\n+x\n"));
        const auto at = [](const char *place, Fault fault, const char *found) {
            return u"%1 fault %2 '%3'"_s.arg(QLatin1StringView(place))
                .arg(static_cast<int>(fault))
                .arg(QLatin1StringView(found));
        };
        const QStringList expected{at("7:1+2", Fault::UnknownName, "w9"),
                                   at("8:8+2", Fault::Condition, "a1"),
                                   at("9:1+2", Fault::UnknownWord, "ct"),
                                   at("10:1+8", Fault::OpenBlock, "repeat 2"),
                                   at("11:2+1", Fault::Unexpected, "x")};
        QCOMPARE(show(reading.complaints), expected.join(u"; "_s));
        QCOMPARE(reading.complaints[2].suggestion, std::string("cut"));
    }

    void formattingKeepsCommentsAndIsStable()
    {
        const auto once = format("lockscope   1\n\n# head\n  client w1   w2 # two\nkey L=\"a  b\"\nrepeat 2\n"
                                 "w1 acquire  L   as a1     # go\n# inside\nend\n");
        QCOMPARE(once,
                 std::string("lockscope 1\n\n# head\nclient  w1 w2    # two\nkey     L=\"a  b\"\nrepeat  2\n"
                             "    w1      acquire L as a1  # go\n    # inside\nend\n"));
        QCOMPARE(format(once), once);
        QCOMPARE(format(format(example)), format(example));
    }
};

QTEST_APPLESS_MAIN(TestScenarioParser)
#include "tst_scenario_parser.moc"
