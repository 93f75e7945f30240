// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/wire.h"
#include "app/lab/wire_tap.h"

#include <string>

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

struct Arrived
{
    std::string text;
    std::size_t parcels = 0;
    bool hasEnd = false;
};

/// Everything that is on its way; times must not go back.
Arrived drain(Pipe &pipe)
{
    Arrived arrived;
    auto last = start;
    while (const auto due = pipe.due()) {
        if (*due < last)
            arrived.text += "<back>";
        last = *due;
        const auto parcel = pipe.take();
        arrived.text += asText(parcel.bytes);
        arrived.hasEnd = parcel.end.has_value();
        ++arrived.parcels;
    }
    return arrived;
}

} // namespace

/// If this fails, the simulated network does something that no network does, or leaves out something that one does.
class TestWire : public QObject
{
    Q_OBJECT

private slots:
    /// The LSNs of what a crash took are given again: what was lost may neither stand for a reply nor hide a new one.
    void whatAStartDidNotFindIsForgotten()
    {
        const auto key = *Key::parse("k");
        ReplyFacts facts;
        facts.granted(Token(1), Lsn(3));
        facts.granted(Token(2), Lsn(5));
        facts.released(key, Token(1), Lsn(4));
        facts.released(key, Token(2), Lsn(6));
        facts.startAfter(Lsn(4));
        QCOMPARE(facts.lastRelease(key), Lsn(4));
        QVERIFY(facts.mayGrant(Token(1), Lsn(9)));
        QVERIFY(!facts.mayGrant(Token(2), Lsn(9)));
        QVERIFY(!facts.mayRelease(Token(2), Lsn(9)));
        facts.released(key, Token(2), Lsn(6));
        QVERIFY(facts.hasReleased(key, Lsn(4), Lsn(6)));
        facts.startAfter(Lsn(0));
        QCOMPARE(facts.lastRelease(key), Lsn());
    }

    void bytesArriveInOrderHoweverTheyAreCut()
    {
        std::size_t cuts = 0;
        std::size_t joins = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Pipe pipe(seed);
            const Weather weather{.delayMax = 5ms, .splitPercent = 50, .joinPercent = 50};
            for (const auto *const text : {"one ", "two ", "three"})
                pipe.send(bytesOf(text), start, weather);
            pipe.end(server::PeerEnd::Orderly, start, weather);
            const auto arrived = drain(pipe);
            QCOMPARE(arrived.text, std::string("one two three"));
            QVERIFY(arrived.hasEnd);
            cuts += arrived.parcels > 4 ? 1 : 0;
            joins += arrived.parcels < 4 ? 1 : 0;
        }
        QVERIFY(cuts > 10);
        QVERIFY(joins > 10);
    }

    void aTearKeepsAPrefixOfAnyLength()
    {
        std::set<std::size_t> lengths;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Pipe pipe(seed);
            pipe.send(bytesOf("abc"), start, {});
            pipe.send(bytesOf("def"), start, {});
            pipe.tear();
            pipe.end(server::PeerEnd::Reset, start, {});
            const auto arrived = drain(pipe);
            QVERIFY(std::string("abcdef").starts_with(arrived.text));
            QVERIFY(arrived.hasEnd);
            lengths.insert(arrived.text.size());
        }
        QCOMPARE(lengths, (std::set<std::size_t>{0, 1, 2, 3, 4, 5, 6}));
    }

    void aSeveredWayTellsNobody()
    {
        Pipe pipe(1);
        pipe.send(bytesOf("gone"), start, {});
        pipe.sever();
        pipe.send(bytesOf("gone, too"), start, {});
        pipe.end(server::PeerEnd::Reset, start, {});
        QVERIFY(!pipe.due());
    }

    void aStallHoldsWhatIsUnderWayAndWhatFollows()
    {
        Pipe pipe(1);
        pipe.send(bytesOf("a"), start, {});
        pipe.stall(start, start + 1s);
        // While it lasts another one changes nothing, so that nothing waits longer than for one.
        pipe.stall(start + 500ms, start + 2s);
        pipe.send(bytesOf("b"), start + 600ms, {});
        QVERIFY(pipe.due() >= start + 1s);
        QVERIFY(pipe.due() < start + 2s);
        QCOMPARE(drain(pipe).text, std::string("ab"));
    }
};

QTEST_GUILESS_MAIN(TestWire)
#include "tst_wire.moc"
