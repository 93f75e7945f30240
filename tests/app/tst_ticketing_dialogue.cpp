// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/load/ticketing_dialogue.h"
#include "core/wire/message.h"

#include <optional>

using namespace lockscope;
using namespace lockscope::load;

namespace {

const auto key = Key::parse("k").value();
const auto otherKey = Key::parse("other").value();

/// A dialogue behind its handshake.
struct Bench
{
    Bench()
    {
        say(ByteView(wire::challengeLine("v2.tellingNonce")));
        say(wire::LeaderNotice{"here:1"});
        out.clear();
    }

    std::optional<LoadFailure> say(const wire::Reply &reply)
    {
        Bytes bytes;
        wire::append(bytes, reply, WireVersion::V2);
        return say(ByteView(bytes));
    }
    std::optional<LoadFailure> say(ByteView bytes)
    {
        const auto taken = dialogue.received(bytes, out, answers);
        return taken ? std::nullopt : std::optional(taken.error().failure);
    }
    /// Of the acquire that was written last: behind the letter, the wait and the lease.
    Owner askFor(std::uint32_t worker)
    {
        out.clear();
        dialogue.acquire(Worker(worker), key, out);
        Owner::Underlying owner{};
        std::memcpy(owner.data(), out.data() + 5, owner.size());
        return Owner(owner);
    }

    TicketingDialogue dialogue{{}, {}, 1};
    Bytes out;
    std::vector<Answer> answers;
};

} // namespace

/// If these fail, a server that answers something else than what was asked is measured, or ends the measurement in a
/// crash.
class TestTicketingDialogue : public QObject
{
    Q_OBJECT

private slots:
    void answersAreThoseOfTheWorkerThatAsked()
    {
        Bench bench;
        QVERIFY(bench.dialogue.isReady());
        const auto first = bench.askFor(3);
        const auto second = bench.askFor(9);
        QVERIFY(!bench.say(wire::GrantedReply{second, Token(7), key}));
        QVERIFY(!bench.say(wire::BusyReply{first, key}));
        QCOMPARE(bench.answers.size(), std::size_t{2});
        QVERIFY(bench.answers[0].worker == Worker(9) && bench.answers[0].kind == AnswerKind::Granted);
        QVERIFY(bench.answers[1].worker == Worker(3) && bench.answers[1].kind == AnswerKind::Refused);
        bench.dialogue.release(Worker(9), key, bench.out);
        QVERIFY(!bench.say(wire::ReleasedReply{Token(7), key}));
        QVERIFY(bench.answers[2].worker == Worker(9) && bench.answers[2].kind == AnswerKind::Released);
    }

    void whatNobodyAskedForIsNoAnswer()
    {
        const auto refused = [](const auto &reply) {
            Bench bench;
            const auto owner = bench.askFor(3);
            return bench.say(reply(owner)) == LoadFailure::NotTheProtocol && bench.answers.empty();
        };
        const Owner strange({1, 2, 3});
        const Owner none;
        QVERIFY(refused([&](Owner) { return wire::GrantedReply{strange, Token(1), key}; }));
        QVERIFY(refused([&](Owner) { return wire::GrantedReply{none, Token(1), key}; }));
        QVERIFY(refused([&](Owner) { return wire::TimedOutReply{strange, key}; }));
        QVERIFY(refused([&](Owner) { return wire::BusyReply{strange, key}; }));
        QVERIFY(refused([&](Owner owner) { return wire::GrantedReply{owner, Token(1), otherKey}; }));
        QVERIFY(refused([&](Owner) { return wire::ReleasedReply{Token(1), key}; }));
    }

    void anAnswerCountsOnce()
    {
        Bench bench;
        const auto owner = bench.askFor(3);
        QVERIFY(!bench.say(wire::GrantedReply{owner, Token(1), key}));
        QVERIFY(bench.say(wire::GrantedReply{owner, Token(2), key}) == LoadFailure::NotTheProtocol);
        QCOMPARE(bench.answers.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestTicketingDialogue)
#include "tst_ticketing_dialogue.moc"
