// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/history/history.h"
#include "core/recording/blob_codec.h"
#include "core/recording/enum_layout.h"
#include "tests/support/event_stream.h"

#include <set>
#include <string>
#include <stdexcept>
#include <vector>

using namespace lockscope;
using namespace lockscope::recording;

namespace {

std::vector<Entry> entries(std::uint64_t seed, std::size_t count)
{
    test::EventStream stream(seed);
    std::vector<Entry> list;
    for (std::size_t i = 0; i < count; ++i) {
        auto next = stream.next();
        list.push_back({EventNumber(i + 1), next.at, next.origin, next.event, next.rule});
    }
    return list;
}

World worldOf(const std::vector<Entry> &list)
{
    World world;
    Touched touched;
    for (const auto &entry : list)
        world.apply(entry, touched);
    return world;
}

/// Names each alternative: "ServerEvent 22".
std::string kindOf(const Event &event)
{
    const auto inner = std::visit(
        [](const auto &half) -> std::size_t {
            if constexpr (requires { half.index(); })
                return half.index();
            else
                return 0;
        },
        event);
    return std::to_string(event.index()) + ' ' + std::to_string(inner);
}

/// Beyond its end a table of names asserts by an exception.
template<typename Enum>
bool isNamed(Enum value)
{
    try {
        return !nameOf(value).empty();
    } catch (const std::out_of_range &) {
        return false;
    }
}

template<typename Enum>
void checkLast(const char *name)
{
    const auto last = static_cast<std::uint8_t>(enumLast<Enum>);
    QVERIFY2(isNamed(enumLast<Enum>), name);
    QVERIFY2(!isNamed(static_cast<Enum>(last + 1)), name);
}

} // namespace

/// If these fail, a recording shows something that never happened.
class TestBlobCodec : public QObject
{
    Q_OBJECT

private slots:
    /// What is read is what was written: it folds to the same world at every event, and is written in the same bytes.
    void everyEventIsReadAsItWasWritten()
    {
        const auto written = entries(1, 6'000);
        std::set<std::string> kinds;
        for (const auto &entry : written)
            kinds.insert(kindOf(entry.event));
        QVERIFY2(kinds.size() > 45, qPrintable(QString::number(kinds.size())));
        const auto blob = encodeEvents(written);
        const auto read = decodeEvents(blob, EventNumber(1));
        QVERIFY(read.has_value());
        QCOMPARE(read->size(), written.size());
        World one;
        World other;
        Touched touched;
        for (std::size_t i = 0; i < written.size(); ++i) {
            const auto &entry = (*read)[i];
            QCOMPARE(entry.number, written[i].number);
            QVERIFY(entry.at == written[i].at);
            QVERIFY(entry.origin == written[i].origin);
            QVERIFY(entry.rule == written[i].rule);
            QCOMPARE(kindOf(entry.event), kindOf(written[i].event));
            one.apply(written[i], touched);
            other.apply(entry, touched);
            QVERIFY2(one == other, kindOf(entry.event).c_str());
            QVERIFY(encodeEvents(std::span(&entry, 1)) == encodeEvents(std::span(&written[i], 1)));
        }
        QVERIFY(encodeEvents(*read) == blob);
    }

    void noEventsAreReadAsNone()
    {
        const auto read = decodeEvents(encodeEvents({}), EventNumber(7));
        QVERIFY(read.has_value());
        QVERIFY(read->empty());
    }

    void farTimesAreReadAsTheyWere()
    {
        std::vector<Entry> list = entries(2, 2);
        list[0].at = {TimePoint(Duration::min()), WallTime(Duration::max())};
        list[1].at = {TimePoint(Duration::max()), WallTime(Duration::min())};
        const auto read = decodeEvents(encodeEvents(list), EventNumber(1));
        QVERIFY(read.has_value());
        QVERIFY((*read)[0].at == list[0].at);
        QVERIFY((*read)[1].at == list[1].at);
    }

    /// A world that was read goes on exactly as the one that was written.
    void worldsAreReadWhole_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 50, 777, 3'000})
            QTest::addRow("%d events", count) << count;
    }
    void worldsAreReadWhole()
    {
        QFETCH(int, count);
        const auto list = entries(3, static_cast<std::size_t>(count) + 500);
        const auto begin = list.begin() + count;
        auto world = worldOf({list.begin(), begin});
        const auto blob = encodeWorld(world);
        const auto read = decodeWorld(blob);
        QVERIFY(read.has_value());
        QVERIFY(*read == world);
        QVERIFY(encodeWorld(*read) == blob);
        auto other = *read;
        Touched touched;
        for (auto next = begin; next != list.end(); ++next) {
            world.apply(*next, touched);
            other.apply(*next, touched);
        }
        QVERIFY(other == world);
    }

    /// If this fails, a flipped bit on a disk is shown as something that happened.
    void everyChangedByteIsFound()
    {
        const auto blob = encodeEvents(entries(4, 40));
        for (std::size_t place = 0; place < blob.size(); ++place) {
            auto changed = blob;
            changed[place] ^= std::byte{0x10};
            QVERIFY(!decodeEvents(changed, EventNumber(1)).has_value());
        }
        for (std::size_t size = 0; size < blob.size(); ++size)
            QVERIFY(!decodeEvents(ByteView(blob).first(size), EventNumber(1)).has_value());
    }

    /// If this fails, a new word of a list cannot be read again from a recording.
    void lastWordsAreTheLastOnes()
    {
        checkLast<CloseReason>("CloseReason");
        checkLast<ClientConnectionState>("ClientConnectionState");
        checkLast<AcquireFailure>("AcquireFailure");
        checkLast<ReleaseFailure>("ReleaseFailure");
        checkLast<OrphanAction>("OrphanAction");
        checkLast<ViolationRule>("ViolationRule");
        checkLast<HintSource>("HintSource");
        checkLast<FateClass>("FateClass");
        checkLast<FateState>("FateState");
        checkLast<LaneState>("LaneState");
        checkLast<TransitionKind>("TransitionKind");
        checkLast<NodeRole>("NodeRole");
        checkLast<ServerError>("ServerError");
        checkLast<CapacityLimit>("CapacityLimit");
        checkLast<JournalFailure>("JournalFailure");
        checkLast<CommandRefusal>("CommandRefusal");
        checkLast<FaultWay>("FaultWay");
        checkLast<DiskFault>("DiskFault");
        checkLast<Rule>("Rule");
    }
};

QTEST_APPLESS_MAIN(TestBlobCodec)
#include "tst_blob_codec.moc"
