// SPDX-License-Identifier: GPL-3.0-or-later
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/process/serve_process.h"
#include "tests/process/wire_client.h"

#include <memory>
#include <string>
#include <variant>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;

namespace {

constexpr int exitUnsettled = 3;

QJsonObject op(const QString &name, const QString &key = {})
{
    return key.isEmpty() ? QJsonObject{{u"op"_s, name}} : QJsonObject{{u"op"_s, name}, {u"key"_s, key}};
}

/// A client that holds `key`; none: it was not granted.
std::unique_ptr<WireClient> holderOf(const ServeProcess &server, const std::string &key)
{
    auto client = std::make_unique<WireClient>(server.port());
    bool isGranted = false;
    QEventLoop loop;
    QTimer::singleShot(ServeProcess::patienceMs, &loop, &QEventLoop::quit);
    QObject::connect(client.get(), &WireClient::replyArrived, &loop, [&](const wire::Reply &reply) {
        isGranted = isGranted || std::holds_alternative<wire::GrantedReply>(reply);
        if (isGranted)
            loop.quit();
    });
    client->send(wire::AcquireRequest{.wait = 5, .lease = 600, .owner = Owner({1}), .key = Key::parse(key).value()});
    loop.exec();
    return isGranted ? std::move(client) : nullptr;
}

/// Asks until the fates of so many connections are there; the last answer.
QJsonObject snapshotWithFates(ServeProcess &server, int count)
{
    for (;;) {
        auto snapshot = server.control(op(u"snapshot"_s));
        if (snapshot.isEmpty() || snapshot[u"fates"_s].toArray().size() == count)
            return snapshot;
    }
}

} // namespace

/// If this fails, an operator without the console cannot see why a fate waits, or what a stop left behind. The
/// functions bear the names of the oracles in docs/fates.md.
class TestFateLog : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_directory = std::make_unique<QTemporaryDir>(); }
    void s33_aParkIsOneLine();
    void s25_aStopNamesWhatItCouldNotDrainAndWhatItLeaves();
    void s20_aBrokenIndexIsNamed();

private:
    [[nodiscard]] ServeProcess::Options options() const { return {.dataDirectory = m_directory->path()}; }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestFateLog::s33_aParkIsOneLine()
{
    ServeProcess server(options());
    QVERIFY(server.start());
    auto client = holderOf(server, "k");
    QVERIFY(client);
    QVERIFY(server.control(op(u"hold_lane"_s, u"k"_s))[u"ok"_s].toBool());
    client.reset();
    const auto snapshot = snapshotWithFates(server, 1);
    const auto fate = snapshot[u"fates"_s].toArray().first().toObject();
    QCOMPARE(snapshot[u"counters"_s].toObject()[u"connection_fate_parked"_s].toInt(), 1);
    const auto complaints = server.complaints();
    QCOMPARE(complaints.size(), 1);
    QCOMPARE(complaints.first(),
             u"lockscope serve: warning: fate %1 of connection %2 (%3) is parked and waits for the lane of k "
             "(occupied by hold)"_s.arg(
                 fate[u"open_sequence"_s].toString(), fate[u"connection"_s].toString(), fate[u"class"_s].toString()));
    // A clean stop drains the lane and has nothing to say.
    QCOMPARE(server.stop(), 0);
    QCOMPARE(server.complaints().size(), 1);
}

void TestFateLog::s25_aStopNamesWhatItCouldNotDrainAndWhatItLeaves()
{
    ServeProcess server(options());
    QVERIFY(server.start());
    auto client = holderOf(server, "k");
    QVERIFY(client);
    auto hold = op(u"hold_lane"_s, u"k"_s);
    hold[u"through_stop"_s] = true;
    QVERIFY(server.control(hold)[u"ok"_s].toBool());
    client.reset();
    const auto open = snapshotWithFates(server, 1)[u"fates"_s].toArray().first()[u"open_sequence"_s].toString();
    QCOMPARE(server.stop(), exitUnsettled);
    const auto complaints = server.complaints();
    QCOMPARE(complaints.size(), 4);
    QVERIFY(complaints[1].contains(u"error: the stop could not drain the lane of k (occupied by hold)"_s));
    QVERIFY(complaints[2].contains(u"error: the stop leaves fate %1 "_s.arg(open)));
    QVERIFY(complaints[3].endsWith(u"their Opens: "_s + open));

    // The next process recovers exactly that and serves (S26).
    QVERIFY(server.start());
    QVERIFY(server.control(op(u"snapshot"_s))[u"fates"_s].toArray().isEmpty());
    QCOMPARE(server.stop(), 0);
}

void TestFateLog::s20_aBrokenIndexIsNamed()
{
    ServeProcess server(options());
    QVERIFY(server.start());
    auto client = holderOf(server, "k");
    QVERIFY(client);
    QVERIFY(!server.control(op(u"snapshot"_s))[u"fate_index_broken"_s].toBool());
    QVERIFY(server.control(op(u"break_fate_index"_s))[u"ok"_s].toBool());
    client.reset();
    QVERIFY(snapshotWithFates(server, 1)[u"fate_index_broken"_s].toBool());
    const auto complaints = server.complaints();
    QVERIFY(!complaints.isEmpty());
    QVERIFY2(complaints.last().contains(u"error: the index of parked fates is broken"_s),
             qPrintable(complaints.last()));
    QCOMPARE(server.stop(), exitUnsettled);
}

QTEST_GUILESS_MAIN(TestFateLog)
#include "tst_fate_log.moc"
