// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMap>
#include <QRandomGenerator>
#include <QTest>

#include "tests/server/server_bench.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::test;

namespace {

constexpr int peerCount = 6;
constexpr int stepCount = 400;

/// A run of connections that come, acquire, release and die, over lanes that are held and drained. Every acquire has an
/// owner of its own. The same seed gives the same commands.
class Story
{
public:
    explicit Story(quint32 seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] QStringList commands()
    {
        QStringList all{u"events on"_s};
        for (int step = 0; step < stepCount; ++step)
            all << next();
        // Everybody dies, every lane is drained, every lease ends.
        for (int i = 0; i < peerCount; ++i)
            all << u"%1 reset"_s.arg(peer(i));
        // A hold that waits has its lane only after this.
        all << u"sync"_s;
        for (const auto &key : m_keys)
            all << u"drain "_s + key;
        all << u"sync"_s << u"advance 700"_s << u"sync"_s;
        return all;
    }

private:
    QString next()
    {
        const auto number = static_cast<int>(m_random.bounded(peerCount));
        const auto name = peer(number);
        const auto key = m_keys[m_random.bounded(m_keys.size())];
        if (!m_connected.contains(name)) {
            m_connected.insert(name, true);
            return u"connect "_s + name;
        }
        switch (m_random.bounded(9)) {
        case 0:
            m_connected.remove(name);
            return name + u" reset"_s;
        case 1:
            return name + u" release %1 %2"_s.arg(key).arg(m_random.bounded(1, 60));
        case 2:
            return u"hold "_s + key;
        case 3:
        case 4:
            return u"drain "_s + key;
        case 5:
            return u"sync 2"_s;
        case 6:
            return u"advance 1"_s;
        default:
            ++m_ownerCount;
            return name
                + u" acquire %1 o%2 wait=%3 lease=%4"_s.arg(key)
                      .arg(m_ownerCount)
                      .arg(m_random.bounded(0, 30))
                      .arg(m_random.bounded(1, 600));
        }
    }

    [[nodiscard]] static QString peer(int number) { return u"P%1"_s.arg(number); }

    QRandomGenerator m_random;
    const QStringList m_keys{u"k"_s, u"l"_s, u"m"_s};
    QMap<QString, bool> m_connected;
    int m_ownerCount = 0;
};

QStringList outputOf(quint32 seed)
{
    ServerBench bench;
    QStringList out;
    for (const auto &command : Story(seed).commands()) {
        out << u"> "_s + command;
        out += bench.run(command);
    }
    return out;
}

/// What the server says became of each acquire, by its owner, and of each token.
struct Ledger
{
    QMap<QString, QStringList> ends;
    QMap<QString, QStringList> tokenEnds;

    void read(const QString &line)
    {
        const auto words = line.split(u' ');
        if (words.value(0) != u"event")
            return;
        const auto &kind = words[1];
        if (kind == u"Granted") {
            // event Granted KEY TOKEN to OWNER
            ends[words.value(5)] << u"granted"_s;
            tokenEnds[words.value(3)];
        } else if (kind == u"WaiterRemoved" || kind == u"WaiterTimedOut" || kind == u"AcquireTurnedAway") {
            ends[words.value(3)] << kind;
        } else if (kind == u"Released" || kind == u"Expired") {
            tokenEnds[words.value(3)] << kind;
        }
    }
};

} // namespace

/// If this fails, a client whose connection died can be told nothing true about what it had asked for.
class TestFateTruth : public QObject
{
    Q_OBJECT

private slots:
    void l21_everyAcquireHasExactlyOneEnd();
    void l34_theSameStoryHasTheSameEvents();
};

/// Timed out, removed with its connection, or granted; and every grant was then released by its exact token or expired.
void TestFateTruth::l21_everyAcquireHasExactlyOneEnd()
{
    int removed = 0;
    int granted = 0;
    for (quint32 seed = 0; seed < 40; ++seed) {
        Ledger ledger;
        QStringList sent;
        for (const auto &line : outputOf(seed)) {
            const auto words = line.split(u' ');
            if (words.value(0) == u">" && words.value(2) == u"acquire")
                sent << words.value(4);
            ledger.read(line);
        }
        QVERIFY(sent.size() > 50);
        for (const auto &owner : sent) {
            const auto &ends = ledger.ends[owner];
            QVERIFY2(ends.size() == 1, qPrintable(u"seed %1, %2: %3"_s.arg(seed).arg(owner, ends.join(u' '))));
            removed += ends.first() == u"WaiterRemoved" ? 1 : 0;
            granted += ends.first() == u"granted" ? 1 : 0;
        }
        for (const auto &[token, ends] : ledger.tokenEnds.asKeyValueRange())
            QVERIFY2(ends.size() == 1, qPrintable(u"seed %1, token %2: %3"_s.arg(seed).arg(token, ends.join(u' '))));
    }
    QVERIFY(removed > 100);
    QVERIFY(granted > 100);
}

void TestFateTruth::l34_theSameStoryHasTheSameEvents()
{
    for (quint32 seed = 0; seed < 5; ++seed)
        QCOMPARE(outputOf(seed), outputOf(seed));
    QVERIFY(outputOf(0) != outputOf(1));
}

QTEST_APPLESS_MAIN(TestFateTruth)
#include "tst_fate_truth.moc"
