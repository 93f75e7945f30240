// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/fault_pipe.h"
#include "core/wire/message.h"

#include <chrono>
#include <functional>
#include <string>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::io;
using namespace std::chrono_literals;

namespace {

const std::string greeting = "sha256 v2.nonce\n";

Bytes bytesOf(const std::string &text)
{
    const auto view = asByteView(text);
    return {view.begin(), view.end()};
}

std::string textOf(const Bytes &bytes)
{
    std::string text;
    for (const auto byte : bytes)
        text += std::to_integer<char>(byte);
    return text;
}

std::string frame(const wire::Reply &reply)
{
    Bytes bytes;
    wire::append(bytes, reply, WireVersion::V2);
    return textOf(bytes);
}

std::string granted(std::uint8_t token)
{
    // A token may look like the end of a line.
    return frame(wire::GrantedReply{Owner({'\n', token}), Token(0x0A00 + token), *Key::parse("k")});
}

const std::string keepAlive = "\n";
const std::string notice = "Lnode:1\n";

/// A pipe that is told things at a time, and what came out of it.
struct Bench
{
    void say(const std::string &text) { pipe.push(bytesOf(text), now); }
    std::string take() { return textOf(pipe.take(now)); }
    QString struck()
    {
        QStringList ids;
        for (const auto fault : pipe.takeStruck())
            ids << QString::number(fault.value());
        return ids.join(u' ');
    }

    FaultPipe pipe{FaultPipe::Carries::Replies};
    TimePoint now{1s};
};

} // namespace

/// If these fail, a fault does something else to a connection than its name says.
class TestFaultPipe : public QObject
{
    Q_OBJECT

private slots:
    void soundPipePassesEverythingAtOnce()
    {
        Bench bench;
        const auto all = greeting + notice + granted(1) + keepAlive + granted(2);
        bench.say(all);
        QCOMPARE(bench.take(), all);
        QVERIFY(!bench.pipe.due());
    }

    /// Any cutting of the stream gives the same bytes.
    void cuttingChangesNothing()
    {
        const auto all = greeting + notice + granted(1) + keepAlive + granted(2);
        for (std::size_t size = 1; size < all.size(); ++size) {
            Bench bench;
            bench.pipe.dropNext(FaultId(7));
            std::string came;
            for (std::size_t at = 0; at < all.size(); at += size) {
                bench.say(all.substr(at, size));
                came += bench.take();
            }
            QCOMPARE(came, greeting + notice + keepAlive + granted(2));
            QCOMPARE(bench.struck(), u"7"_s);
        }
    }

    void eachDropTakesOneMessage()
    {
        Bench bench;
        bench.say(greeting);
        bench.pipe.dropNext(FaultId(1));
        bench.pipe.dropNext(FaultId(2));
        bench.say(granted(1) + granted(2) + granted(3));
        QCOMPARE(bench.take(), greeting + granted(3));
        QCOMPARE(bench.struck(), u"1 2"_s);
    }

    /// The message that is half there already is not the next one.
    void dropWaitsForAWholeMessage()
    {
        Bench bench;
        const auto first = granted(1);
        bench.say(greeting + first.substr(0, 9));
        bench.pipe.dropNext(FaultId(1));
        bench.say(first.substr(9));
        QCOMPARE(bench.take(), greeting);
        QCOMPARE(bench.struck(), u"1"_s);
    }

    void brokenMessageStandsBehindNonsense()
    {
        Bench bench;
        bench.pipe.corruptNext(FaultId(3));
        bench.say(greeting + notice + granted(1) + granted(2));
        QCOMPARE(bench.take(), greeting + notice + "?!\n" + granted(1) + granted(2));
        QCOMPARE(bench.struck(), u"3"_s);
    }

    void forgottenFaultDoesNothing()
    {
        Bench bench;
        bench.pipe.dropNext(FaultId(1));
        bench.pipe.corruptNext(FaultId(2));
        bench.pipe.forget(FaultId(1));
        bench.pipe.forget(FaultId(2));
        bench.say(greeting + granted(1));
        QCOMPARE(bench.take(), greeting + granted(1));
        QCOMPARE(bench.struck(), u""_s);
    }

    void delayedBytesKeepTheirOrder()
    {
        Bench bench;
        bench.pipe.setDelay(200ms, bench.now);
        bench.say(greeting);
        QCOMPARE(bench.take(), std::string());
        QCOMPARE(bench.pipe.due(), std::optional(bench.now + 200ms));
        bench.now += 150ms;
        bench.say(notice);
        bench.now += 50ms;
        QCOMPARE(bench.take(), greeting);
        // Taken away, the delay lets go of what it held; nothing overtakes it.
        bench.pipe.setDelay(0ms, bench.now);
        bench.say(granted(1));
        QCOMPARE(bench.take(), notice + granted(1));
    }

    void shorterDelayDoesNotOvertake()
    {
        Bench bench;
        bench.pipe.setDelay(100ms, bench.now);
        bench.say(greeting);
        bench.pipe.setDelay(1s, bench.now);
        bench.say(notice);
        QCOMPARE(bench.pipe.due(), std::optional(bench.now + 100ms));
        bench.pipe.setDelay(50ms, bench.now);
        bench.say(granted(1));
        bench.now += 50ms;
        QCOMPARE(bench.take(), greeting + notice + granted(1));
    }

    void severedPipeLosesWhatIsOnItsWay()
    {
        Bench bench;
        bench.pipe.setDelay(100ms, bench.now);
        bench.say(greeting);
        bench.pipe.sever();
        bench.say(notice);
        bench.now += 1s;
        QCOMPARE(bench.take(), std::string());
        QVERIFY(!bench.pipe.due());
    }

    /// If this fails, the engine never learns that its peer speaks something else.
    void strangeStreamPassesAsItCame_data()
    {
        QTest::addColumn<QByteArray>("stream");
        QTest::newRow("unknown op") << QByteArray("hello\nZZZ\nAAAA");
        QTest::newRow("endless line") << QByteArray(400, 'x');
        QTest::newRow("endless key") << QByteArray("hello\nR12345678") + QByteArray(400, 'k');
        QTest::newRow("no key") << QByteArray("hello\nR12345678\nR12345678k\n");
    }
    void strangeStreamPassesAsItCame()
    {
        QFETCH(QByteArray, stream);
        Bench bench;
        bench.pipe.dropNext(FaultId(1));
        std::string came;
        for (const char c : stream) {
            bench.say(std::string(1, c));
            came += bench.take();
        }
        QCOMPARE(came, stream.toStdString());
        QCOMPARE(bench.struck(), u""_s);
    }

    void requestsAreCutToo()
    {
        FaultPipe pipe(FaultPipe::Carries::Requests);
        Bytes acquire;
        wire::append(
            acquire, wire::Request(wire::AcquireRequest{5, 10, Owner({1}), *Key::parse("k")}), WireVersion::V2);
        pipe.push(bytesOf("digest 2\n"), TimePoint());
        pipe.dropNext(FaultId(1));
        pipe.push(acquire, TimePoint());
        QCOMPARE(textOf(pipe.take(TimePoint())), std::string("digest 2\n"));
    }
};

QTEST_APPLESS_MAIN(TestFaultPipe)
#include "tst_fault_pipe.moc"
