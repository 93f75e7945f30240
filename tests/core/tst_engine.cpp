// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include "tests/core/engine_bench.h"
#include "tests/support/show_client.h"
#include "tests/support/transcript.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;

namespace {

QStringList stories()
{
    QDirIterator files(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/cases/engine"), {u"*.txt"_s});
    QStringList paths;
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    return paths;
}

/// The commands of a transcript: the lines in front of a `----`.
QStringList commandsOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList commands;
    QString line;
    for (const auto &next : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (next == u"----")
            commands << line;
        line = next;
    }
    return commands;
}

QStringList requestsWithoutOneOutcome(const EngineBench &bench)
{
    QStringList wrong;
    for (auto it = bench.outcomeCounts().cbegin(); it != bench.outcomeCounts().cend(); ++it) {
        if (it.value() != 1)
            wrong << u"#%1: %2"_s.arg(it.key()).arg(it.value());
    }
    return wrong;
}

/// The dial succeeds, and the session is ready.
void shakeHands(client::Engine &engine, TimePoint now)
{
    engine.connected(now);
    engine.received(wire::challengeLine("v2.x"), now);
    engine.digestReady({}, now);
    Bytes welcome;
    wire::append(welcome, wire::LeaderNotice{"a:1"}, WireVersion::V2);
    engine.received(welcome, now);
    while (engine.nextAction()) { }
}

/// Behind the end of a connection: time goes on to the next dial.
void redial(client::Engine &engine, TimePoint &now)
{
    for (bool isDialed = false; !isDialed;) {
        now = std::max(now, engine.deadline().value());
        engine.tick(now);
        while (const auto action = engine.nextAction())
            isDialed = isDialed || std::holds_alternative<client::Dial>(*action);
    }
}

/// One engine and a server that grants everything, in any order; behind a hang-up it may answer what was asked before.
class ForgetfulPeer
{
public:
    ForgetfulPeer(std::uint64_t seed, QRandomGenerator &random, std::map<Token, std::pair<Owner, Key>> &granted)
        : m_engine(optionsFrom(seed))
        , m_random(random)
        , m_granted(granted)
    {
        m_engine.start(m_now);
        drain();
    }

    void perform(const ClientCommand &command)
    {
        m_engine.perform(command, m_now);
        drain();
    }
    /// One of the answers that it owes.
    void answer()
    {
        if (m_owed.empty())
            return;
        std::swap(m_owed[m_random.bounded(static_cast<quint32>(m_owed.size()))], m_owed.back());
        Bytes bytes;
        wire::append(bytes, m_owed.back(), WireVersion::V2);
        m_owed.pop_back();
        m_engine.received(bytes, m_now);
        drain();
    }
    [[nodiscard]] bool owes() const { return !m_owed.empty(); }
    /// Grants that the caller was told of, and those among them that were somebody else's.
    [[nodiscard]] int toldCount() const { return m_toldCount; }
    [[nodiscard]] int foreignCount() const { return m_foreignCount; }

private:
    static client::EngineOptions optionsFrom(std::uint64_t seed)
    {
        client::EngineOptions options;
        options.endpoints = {*Endpoint::parse("a:1")};
        options.seed = client::seedFrom(seed);
        return options;
    }

    void drain()
    {
        bool isOver = false;
        while (const auto action = m_engine.nextAction()) {
            if (const auto *const send = std::get_if<client::Send>(&*action); send != nullptr && m_isGreeted)
                take(send->bytes);
            isOver = isOver || std::holds_alternative<client::HangUp>(*action);
        }
        while (const auto told = m_engine.nextEvent())
            note(told->event);
        if (isOver || !m_isGreeted)
            dialAgain(isOver);
    }
    void dialAgain(bool isOver)
    {
        m_isGreeted = false;
        if (isOver) {
            // Most of what it owed goes with the connection.
            while (!m_owed.empty() && m_random.bounded(8) != 0)
                m_owed.pop_back();
            redial(m_engine, m_now);
        }
        m_reader = wire::RequestReader(WireVersion::V2);
        m_engine.connected(m_now);
        m_engine.received(wire::challengeLine("v2.x"), m_now);
        m_engine.digestReady({}, m_now);
        while (m_engine.nextAction()) { }
        m_isGreeted = true;
        Bytes welcome;
        wire::append(welcome, wire::LeaderNotice{"a:1"}, WireVersion::V2);
        m_engine.received(welcome, m_now);
        drain();
    }
    void take(const Bytes &bytes)
    {
        m_reader.feed(bytes);
        while (const auto request = m_reader.next().value()) {
            if (const auto *const acquire = std::get_if<wire::AcquireRequest>(&*request)) {
                const Token token(m_granted.size() + 1);
                m_granted.emplace(token, std::pair(*acquire->owner, acquire->key));
                m_owed.emplace_back(wire::GrantedReply{acquire->owner, token, acquire->key});
            } else if (const auto *const release = std::get_if<wire::ReleaseRequest>(&*request)) {
                m_owed.emplace_back(wire::ReleasedReply{release->token, release->key});
            }
        }
    }
    void note(const ClientEvent &event)
    {
        if (const auto *const sent = std::get_if<AcquireSent>(&event))
            m_owners.emplace(sent->request, sent->owner);
        const auto *const end = std::get_if<AcquireEnded>(&event);
        const auto *const grant = end == nullptr ? nullptr : std::get_if<OutcomeGranted>(&end->outcome);
        if (grant == nullptr)
            return;
        const auto &[owner, key] = m_granted.at(grant->token);
        ++m_toldCount;
        m_foreignCount += owner == m_owners.at(end->request) && key.text() == end->key ? 0 : 1;
    }

    client::Engine m_engine;
    QRandomGenerator &m_random;
    std::map<Token, std::pair<Owner, Key>> &m_granted;
    TimePoint m_now{};
    bool m_isGreeted = false;
    wire::RequestReader m_reader{WireVersion::V2};
    std::vector<wire::Reply> m_owed;
    std::map<RequestId, Owner> m_owners;
    int m_toldCount = 0;
    int m_foreignCount = 0;
};

void tableOfStories()
{
    QTest::addColumn<QString>("path");
    for (const auto &path : stories())
        QTest::newRow(qPrintable(QFileInfo(path).completeBaseName())) << path;
}

} // namespace

/// If this fails, a client believes, says or does something else than C1 to C14.
class TestEngine : public QObject
{
    Q_OBJECT

private slots:
    void tellsItsStories_data() { tableOfStories(); }
    void tellsItsStories()
    {
        QFETCH(QString, path);
        EngineBench bench;
        QCOMPARE(runTranscript(path, [&](const QString &command) { return bench.run(command); }), QString());
    }

    /// The connection is lost, and then the engine stopped, behind every single step of every story.
    void givesEveryRequestOneOutcomeWhateverFails_data() { tableOfStories(); }
    void givesEveryRequestOneOutcomeWhateverFails()
    {
        QFETCH(QString, path);
        const auto commands = commandsOf(path);
        QVERIFY(!commands.isEmpty());
        EngineBench bench;
        for (const auto &command : commands) {
            bench.run(command);
            // A copy is an engine of its own with the same past.
            auto cut = bench;
            if (cut.isDialed())
                cut.run(u"disconnected"_s);
            cut.run(u"stop"_s);
            QVERIFY2(requestsWithoutOneOutcome(cut).isEmpty(),
                     qPrintable(command + u": "_s + requestsWithoutOneOutcome(cut).join(u", "_s)));
        }
    }

    void aCopyGoesTheSameWay_data() { tableOfStories(); }
    void aCopyGoesTheSameWay()
    {
        QFETCH(QString, path);
        EngineBench bench;
        for (const auto &command : commandsOf(path)) {
            auto copy = bench;
            QCOMPARE(copy.run(command), bench.run(command));
        }
    }

    /// Every frame that a server can send, and one that it cannot, in every state of every story.
    void survivesEveryFrameInEveryState_data() { tableOfStories(); }
    void survivesEveryFrameInEveryState()
    {
        QFETCH(QString, path);
        const QStringList frames{u"A @1 1 k"_s,
                                 u"A ? 9 k"_s,
                                 u"T @1 k"_s,
                                 u"B @1 k"_s,
                                 u"R 1 k"_s,
                                 u"N 1 k"_s,
                                 u"M a:1"_s,
                                 u"L a:1"_s,
                                 u"E no_leader"_s,
                                 u"E shutting_down"_s,
                                 u"challenge"_s,
                                 u"keep-alive"_s,
                                 u"raw ?"_s};
        EngineBench bench;
        for (const auto &command : commandsOf(path)) {
            bench.run(command);
            for (const auto &frame : frames) {
                auto told = bench;
                // Twice: the second one may find a closed connection, and is then nobody's.
                for (int i = 0; i < 2 && told.isOpen(); ++i)
                    told.run(u"receive "_s + frame);
                told.run(u"stop"_s);
                QVERIFY2(requestsWithoutOneOutcome(told).isEmpty(), qPrintable(command + u", then "_s + frame));
            }
        }
    }

    /// A thousand locks of fifty users over four connections, a third of them cancelled at any moment.
    void aBurstOfCancelsMixesNobodyUp()
    {
        QRandomGenerator random(2);
        std::map<Token, std::pair<Owner, Key>> granted;
        std::vector<std::unique_ptr<ForgetfulPeer>> peers;
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            peers.push_back(std::make_unique<ForgetfulPeer>(seed, random, granted));
        for (std::uint64_t id = 1; id <= 1000; ++id) {
            auto &peer = *peers[random.bounded(4U)];
            peer.perform(AcquireCommand{RequestId(id), "user" + std::to_string(random.bounded(50)), {}, 10});
            if (random.bounded(3) == 0)
                peer.perform(CancelCommand{
                    RequestId(id - random.bounded(static_cast<quint32>(std::min<std::uint64_t>(id, 9))))});
            for (quint32 answers = random.bounded(4U); answers > 0; --answers)
                peers[random.bounded(4U)]->answer();
        }
        int told = 0;
        for (auto &peer : peers) {
            while (peer->owes())
                peer->answer();
            told += peer->toldCount();
            QCOMPARE(peer->foreignCount(), 0);
        }
        QVERIFY2(told > 200, qPrintable(QString::number(told)));
    }

    /// Ten places, a hundred thousand requests: not one of them is refused.
    void cancelledRequestsLeaveNothingBehind_data()
    {
        QTest::addColumn<bool>("isSent");
        QTest::newRow("before they are sent") << false;
        QTest::newRow("sent, and never answered") << true;
    }
    void cancelledRequestsLeaveNothingBehind()
    {
        QFETCH(bool, isSent);
        constexpr std::uint64_t requestCount = 100'000;
        constexpr std::size_t places = 10;
        client::EngineOptions options;
        options.endpoints = {*Endpoint::parse("a:1")};
        options.seed = client::seedFrom(1);
        options.pendingMax = places;
        client::Engine engine(options);
        TimePoint now{};
        engine.start(now);
        std::uint64_t cancelled = 0;
        std::uint64_t unknown = 0;
        for (std::uint64_t id = 1; id <= requestCount; ++id) {
            engine.perform(AcquireCommand{RequestId(id), "k", 60, 10}, now);
            // One that was sent ends its connection, and takes the nine others along.
            if (isSent && id % places == 0)
                shakeHands(engine, now);
            if (!isSent || id % places == 0)
                engine.perform(CancelCommand{RequestId(id)}, now);
            if (isSent && id % places == 0)
                redial(engine, now);
            while (const auto told = engine.nextEvent()) {
                const auto *const end = std::get_if<AcquireEnded>(&told->event);
                cancelled += end != nullptr && std::holds_alternative<OutcomeCancelled>(end->outcome) ? 1U : 0U;
                unknown += end != nullptr && std::holds_alternative<OutcomeIndeterminate>(end->outcome) ? 1U : 0U;
            }
        }
        QCOMPARE(isSent ? unknown : cancelled, requestCount);
    }

    void theSameSeedGivesTheSameOwnersWhateverTheConnectionDoes()
    {
        const auto ownersOf = [](std::uint64_t seed, int failures) {
            client::EngineOptions options;
            options.endpoints = {*Endpoint::parse("a:1")};
            options.seed = client::seedFrom(seed);
            client::Engine engine(options);
            TimePoint now{};
            engine.start(now);
            for (int i = 0; i < failures; ++i) {
                engine.disconnected(now);
                now = *engine.deadline();
                engine.tick(now);
            }
            for (std::uint64_t id = 1; id <= 3; ++id)
                engine.perform(AcquireCommand{RequestId(id), "k", {}, 10}, now);
            shakeHands(engine, now);
            std::vector<Owner> owners;
            while (const auto told = engine.nextEvent()) {
                if (const auto *const sent = std::get_if<AcquireSent>(&told->event))
                    owners.push_back(sent->owner);
            }
            return owners;
        };
        const auto owners = ownersOf(5, 0);
        QCOMPARE(owners.size(), std::size_t{3});
        QVERIFY(owners[0] != owners[1]);
        QVERIFY(owners == ownersOf(5, 7));
        QVERIFY(owners != ownersOf(6, 0));
    }
};

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
