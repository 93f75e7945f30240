// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QTest>

#include "app/commands/client_json.h"

#include <array>
#include <chrono>
#include <utility>

using namespace lockscope;
using namespace lockscope::app;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

constexpr Moment now{TimePoint(10s), WallTime(1'700'000'000'123'999us)};

QString idOf(RequestId request)
{
    return u"a%1"_s.arg(request.value());
}

/// Without the times that every line has.
QByteArray fieldsOf(QJsonObject line)
{
    line.remove(u"t_ms"_s);
    line.remove(u"mono_us"_s);
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

Owner someOwner()
{
    std::array<std::uint8_t, 16> bytes{};
    bytes.front() = 0x0F;
    bytes.back() = 0xA0;
    return Owner(bytes);
}

constexpr RequestId r1(1);

} // namespace

Q_DECLARE_METATYPE(lockscope::ClientEvent)

/// If these fail, scripts that read `lockscope client` break: its lines are an interface (docs/manual.md).
class TestClientJson : public QObject
{
    Q_OBJECT

private slots:
    void eventIsALine_data()
    {
        QTest::addColumn<ClientEvent>("event");
        QTest::addColumn<QByteArray>("fields");
        const auto row = [](const char *name, ClientEvent event, const char *fields) {
            QTest::newRow(name) << std::move(event) << QByteArray(fields);
        };
        row("ready",
            ConnectionChanged{ClientConnectionState::Ready, "127.0.0.1:5225", std::nullopt, std::nullopt},
            R"({"endpoint":"127.0.0.1:5225","event":"connection","state":"ready"})");
        row("closed, tries again",
            ConnectionChanged{ClientConnectionState::Closed, "h:1", CloseReason::V1OnlyServer, 1'999us},
            R"({"endpoint":"h:1","event":"connection","reason":"v1_only_server","retry_in_ms":1,"state":"closed"})");
        row("closed for good",
            ConnectionChanged{ClientConnectionState::Closed, "h:1", CloseReason::Shutdown, std::nullopt},
            R"({"endpoint":"h:1","event":"connection","reason":"shutdown","retry_in_ms":null,"state":"closed"})");
        row("hint",
            LeaderHinted{"h:2", HintSource::M, false},
            R"({"accepted":false,"address":"h:2","event":"leader_hint","source":"M"})");
        row("acquire sent",
            AcquireSent{r1, "k", someOwner(), 5s, 10s},
            R"({"event":"sent","id":"a1","key":"k","owner":"0f0000000000000000000000000000a0"})");
        row("release sent",
            ReleaseSent{r1, "k", Token(18'446'744'073'709'551'615U)},
            R"({"event":"sent","id":"a1","key":"k","token":"18446744073709551615"})");
        row("granted",
            AcquireEnded{r1, "k", OutcomeGranted{Token(7), now.steady + 1s, now.steady + 2s}},
            R"({"event":"outcome","holds_until_ms":1700000001123,"id":"a1","key":"k","outcome":"granted",)"
            R"("over_by_ms":1700000002123,"token":"7"})");
        row("timed out",
            AcquireEnded{r1, "k", OutcomeTimedOut{}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"timed_out"})");
        row("busy",
            AcquireEnded{r1, "k", OutcomeBusy{}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"busy"})");
        row("indeterminate",
            AcquireEnded{r1, "k", OutcomeIndeterminate{CloseReason::CancelledAfterSend, now.steady + 500ms}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"indeterminate","reason":"cancelled_after_send",)"
            R"("reclaim_by_ms":1700000000623})");
        row("indeterminate, unbounded",
            AcquireEnded{r1, "k", OutcomeIndeterminate{CloseReason::PeerClosed, std::nullopt}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"indeterminate","reason":"peer_closed",)"
            R"("reclaim_by_ms":null})");
        row("cancelled",
            AcquireEnded{r1, "k", OutcomeCancelled{}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"cancelled"})");
        row("acquire failed",
            AcquireEnded{r1, "a\"\n", OutcomeFailed{AcquireFailure::BadKey}},
            "{\"event\":\"outcome\",\"id\":\"a1\",\"key\":\"a\\\"\\n\",\"outcome\":\"failed\",\"reason\":\"bad_key\"}");
        row("released",
            ReleaseEnded{r1, "k", OutcomeReleased{}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"released"})");
        row("not found",
            ReleaseEnded{r1, "k", OutcomeNotFound{}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"not_found"})");
        row("unknown",
            ReleaseEnded{r1, "k", OutcomeUnknown{}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"unknown"})");
        row("release failed",
            ReleaseEnded{r1, "k", OutcomeReleaseFailed{ReleaseFailure::ReleaseLaneFull}},
            R"({"event":"outcome","id":"a1","key":"k","outcome":"failed","reason":"release_lane_full"})");
        row("orphan",
            OrphanSeen{"k", Token(9), OrphanAction::ReleaseQueued},
            R"({"action":"release_queued","event":"orphan","key":"k","token":"9"})");
        row("deadline",
            DeadlinePassed{r1, "k", RequestDeadline::ReclaimBy},
            R"({"deadline":"reclaim_by","event":"deadline","id":"a1","key":"k"})");
    }
    void eventIsALine()
    {
        QFETCH(ClientEvent, event);
        QFETCH(QByteArray, fields);
        const auto line = clientJson({event, Rule::None}, now, idOf);
        QVERIFY(line.has_value());
        QCOMPARE(fieldsOf(*line), fields);
    }

    /// If this fails, a script hears of each request twice, or of things that it did not ask for.
    void inwardEventsHaveNoLine()
    {
        const ClientEvent inward[] = {ClientStarted{},
                                      ClientStopped{},
                                      AcquireQueued{r1, "k", 5s, 10s},
                                      ReleaseQueued{r1, "k", Token(1)},
                                      ClientResumed{}};
        for (const auto &event : inward)
            QVERIFY(!clientJson({event, Rule::C1}, now, idOf).has_value());
    }

    void timesAreWholeAndRoundedDown()
    {
        const auto line = clientJson({LeaderHinted{}, Rule::None}, now, idOf);
        QCOMPARE(line->value(u"t_ms").toInteger(), 1'700'000'000'123);
        QCOMPARE(line->value(u"mono_us").toInteger(), 10'000'000);
        QVERIFY(!line->contains(u"rule"));
    }

    void ruleThatFiredIsNamed()
    {
        QCOMPARE(clientJson({OrphanSeen{}, Rule::C9}, now, idOf)->value(u"rule").toString(), u"C9"_s);
        // What the peer broke matters more than what it led to here.
        const PeerViolated violation{ViolationRule::UnmatchedReply, "x"};
        QCOMPARE(fieldsOf(*clientJson({violation, Rule::C9}, now, idOf)),
                 QByteArray(R"({"detail":"x","event":"violation","rule":"unmatched_reply"})"));
    }

    void badInputIsAnEventToo()
    {
        const auto line = clientErrorJson(u"no JSON"_s, now);
        QCOMPARE(fieldsOf(line), QByteArray(R"({"detail":"no JSON","event":"error"})"));
        QCOMPARE(line.value(u"t_ms").toInteger(), 1'700'000'000'123);
    }
};

QTEST_GUILESS_MAIN(TestClientJson)
#include "tst_client_json.moc"
