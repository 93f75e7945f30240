// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/lab_client.h"
#include "app/lab/v1_client.h"
#include "app/lab/v1_tap.h"

#include <string>
#include <vector>

using namespace lockscope;
using namespace lockscope::lab;
using namespace std::chrono_literals;

namespace {

constexpr TimePoint start(1h);

Bytes bytesOf(std::string_view text)
{
    const auto view = asByteView(text);
    return {view.begin(), view.end()};
}

/// "A" with a token below 128, as a v1 server says it.
std::string granted(char token, const std::string &key)
{
    return 'A' + std::string(7, '\0') + token + key + '\n';
}

/// A v1 client that has said its digest to the first of two nodes.
struct Bench
{
    V1Client client{{*Endpoint::parse("n1:1"), *Endpoint::parse("n2:1")}, 7};

    Bench()
    {
        client.start(start);
        client.connected(start);
        client.received(bytesOf("sha256 v2.abc\n"), start);
        client.digestReady({}, start);
        static_cast<void>(actions());
        static_cast<void>(ends());
    }
    void acquire(std::uint64_t id, const std::string &key)
    {
        client.perform(AcquireCommand{RequestId(id), key, 5, 10}, start);
    }

    /// "send Ak", "dial n2:1", "hang up".
    std::vector<std::string> actions()
    {
        std::vector<std::string> shown;
        while (const auto action = client.nextAction()) {
            if (const auto *const send = std::get_if<client::Send>(&*action))
                shown.push_back("send " + std::string(asText(send->bytes)));
            else if (const auto *const dial = std::get_if<client::Dial>(&*action))
                shown.push_back("dial " + dial->endpoint.text());
            else if (std::holds_alternative<client::HangUp>(*action))
                shown.emplace_back("hang up");
        }
        return shown;
    }
    /// "1 granted 7": the outcomes of requests.
    std::vector<std::string> ends()
    {
        std::vector<std::string> shown;
        while (const auto told = client.nextEvent()) {
            if (const auto *const ended = std::get_if<AcquireEnded>(&told->event)) {
                const auto *const grant = std::get_if<OutcomeGranted>(&ended->outcome);
                const auto *const how =
                    std::holds_alternative<OutcomeTimedOut>(ended->outcome) ? " timed out" : " unknown";
                shown.push_back(std::to_string(ended->request.value())
                                + (grant != nullptr ? " granted " + std::to_string(grant->token.value()) : how));
            } else if (const auto *const released = std::get_if<ReleaseEnded>(&told->event)) {
                const bool isReleased = std::holds_alternative<OutcomeReleased>(released->outcome);
                shown.push_back(std::to_string(released->request.value())
                                + (isReleased ? " released" : " not released"));
            }
        }
        return shown;
    }
};

using Texts = std::vector<std::string>;

} // namespace

/// If this fails, the simulation tries the server with v1 programs that no such program is like, or passes over what
/// the server does wrong to one.
class TestV1Client : public QObject
{
    Q_OBJECT

private slots:
    void oneRequestOfAKeyIsOutAtATime()
    {
        Bench bench;
        bench.acquire(1, "k");
        bench.acquire(2, "k");
        bench.acquire(3, "m");
        const std::string request("A\0\x05\0\x0a", 5);
        QCOMPARE(bench.actions(), (Texts{"send " + request + "k\n", "send " + request + "m\n"}));
        bench.client.received(bytesOf(granted(7, "k") + "Tm\n"), start);
        QCOMPARE(bench.ends(), (Texts{"1 granted 7", "3 timed out"}));
        QCOMPARE(bench.actions(), Texts{"send " + request + "k\n"});
    }

    void aReleaseNamesItsKeyAlone()
    {
        Bench bench;
        bench.acquire(1, "k");
        bench.client.received(bytesOf(granted(7, "k")), start);
        static_cast<void>(bench.actions());
        bench.client.perform(ReleaseAcquiredCommand{RequestId(2), RequestId(1)}, start);
        QCOMPARE(bench.actions(), Texts{"send Rk\n"});
        bench.client.received(bytesOf("Rk\n"), start);
        QCOMPARE(bench.ends(), (Texts{"1 granted 7", "2 released"}));
    }

    void whatWasAskedIsForgottenWithTheConnection()
    {
        Bench bench;
        bench.acquire(1, "k");
        static_cast<void>(bench.actions());
        bench.client.disconnected(start);
        QCOMPARE(bench.ends(), Texts{"1 unknown"});
        bench.client.tick(*bench.client.deadline());
        QCOMPARE(bench.actions(), Texts{"dial n2:1"});
    }

    void aRedirectIsFollowed()
    {
        Bench bench;
        bench.client.received(bytesOf("Mn1:1\n"), start);
        QCOMPARE(bench.actions(), Texts{"hang up"});
        bench.client.tick(*bench.client.deadline());
        QCOMPARE(bench.actions(), Texts{"dial n1:1"});
    }

    /// The tap is what judges the server: each of these is a mistake that it must see.
    void theTapSeesWhatNobodyAskedFor_data()
    {
        QTest::addColumn<QByteArray>("reply");
        QTest::addColumn<QString>("breach");
        const auto row = [](const char *name, const std::string &reply, const char *breach) {
            QTest::newRow(name) << QByteArray::fromStdString(reply) << QString::fromLatin1(breach);
        };
        row("granted", granted(7, "k"), "");
        row("granted, not durable", granted(8, "k"), "AnsweredBeforeDurable");
        row("granted twice", granted(7, "k") + granted(7, "k"), "AnsweredUnasked");
        row("another key granted", granted(7, "m"), "AnsweredUnasked");
        row("timed out", "Tk\n", "");
        row("released", "Rr\n", "");
        row("released, not durable", "Rs\n", "AnsweredBeforeDurable");
        row("released unasked", "Rk\n", "AnsweredUnasked");
        row("not found", "Nr\n", "");
        row("moved, alive", "Mn2:1\n\n", "");
    }
    void theTapSeesWhatNobodyAskedFor()
    {
        QFETCH(QByteArray, reply);
        QFETCH(QString, breach);
        ReplyFacts facts;
        facts.granted(Token(7), Lsn(3));
        facts.granted(Token(8), Lsn(5));
        V1Tap tap;
        static_cast<void>(tap.hearReplies(bytesOf("sha256 v2.abc\n"), facts, Lsn(4)));
        const std::string acquire("A\0\x05\0\x0ak\n", 7);
        const auto asked = tap.hearRequests(bytesOf("digest\n" + acquire + "Rr\nRs\n"), facts);
        QCOMPARE(asked, (Texts{"r", "s"}));
        facts.released(*Key::parse("r"), Token(2), Lsn(4));
        facts.released(*Key::parse("s"), Token(3), Lsn(5));
        const auto found = tap.hearReplies(asByteView(reply.toStdString()), facts, Lsn(4));
        QCOMPARE(found ? QString::fromStdString(std::string(nameOf(*found))) : QString(), breach);
    }

    void aClockThatDriftsIsReadBackToTheMicrosecond()
    {
        for (const std::int64_t drift : {-200, -1, 0, 1, 200}) {
            const ClientClock clock(123'456s, drift);
            for (auto now = start; now < start + 10s; now += 77'777us) {
                QVERIFY(clock.at(now + 1us) >= clock.at(now));
                QVERIFY(clock.labTimeOf(clock.at(now)) <= now);
                QVERIFY(clock.at(clock.labTimeOf(clock.at(now))) >= clock.at(now));
                QVERIFY(clock.at(clock.labTimeOf(clock.at(now)) - 1us) < clock.at(now));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestV1Client)
#include "tst_v1_client.moc"
