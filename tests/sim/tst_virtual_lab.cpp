// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "app/event_json.h"
#include "app/lab/explorer.h"
#include "app/lab/planner.h"
#include "app/lab/rehearsal.h"
#include "tests/support/transcript.h"

#include <string>

using namespace lockscope;
using namespace lockscope::lab;
using namespace lockscope::test;
using namespace Qt::StringLiterals;

namespace {

/// FNV-1a over the events as they are written out, so that no field of any of them is left out.
class Digest
{
public:
    void add(const Entry &entry)
    {
        for (const char c : app::eventJson(entry.number, {entry.at, entry.origin, entry.event, entry.rule}))
            m_word = (m_word ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    }
    [[nodiscard]] QString text() const { return QString::number(m_word, 16); }

private:
    std::uint64_t m_word = 0xCBF29CE484222325ULL;
};

QString digestOf(const std::vector<Entry> &entries)
{
    Digest digest;
    for (const auto &entry : entries)
        digest.add(entry);
    return digest.text();
}

std::vector<Entry> eventsOf(std::uint64_t seed)
{
    std::vector<Entry> entries;
    static_cast<void>(replay(scheduleOf(seed, {}), &entries));
    return entries;
}

/// Whatever happens within the next seconds, without a step.
std::vector<Entry> futureOf(VirtualLab &lab)
{
    const auto until = lab.now() + std::chrono::seconds(20);
    while (lab.advance(until)) { }
    return std::exchange(lab.recorder().entries(), {});
}

} // namespace

/// If this fails, a seed that was found on one machine shows something else on another, or on the next day.
class TestVirtualLab : public QObject
{
    Q_OBJECT

private slots:
    void aSeedGivesTheSameEventsEverywhere()
    {
        const auto path = QStringLiteral(LOCKSCOPE_SOURCE_DIR) + u"/tests/cases/sim/digests.txt"_s;
        const auto difference = runTranscript(path, [](const QString &command) {
            const auto entries = eventsOf(command.section(u' ', 1).toULongLong());
            return QStringList{u"%1 events, digest %2"_s.arg(entries.size()).arg(digestOf(entries))};
        });
        QVERIFY2(difference.isEmpty(), difference.toUtf8().constData());
    }

    void noTwoSeedsGiveTheSameEvents()
    {
        std::set<QString> digests;
        for (std::uint64_t seed = 1; seed <= 50; ++seed)
            digests.insert(digestOf(eventsOf(seed)));
        QCOMPARE(digests.size(), std::size_t{50});
    }

    void aCopyHasTheSameFuture()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            VirtualLab lab(shapeOf(seed, {}));
            Planner planner(seed, {});
            lab.start();
            for (int step = 0; step < 40; ++step) {
                const auto next = planner.next(lab);
                const auto at = lab.now() + next.after;
                while (lab.advance(at)) { }
                lab.perform(next);
            }
            lab.recorder().entries().clear();
            VirtualLab copy(lab);
            const auto events = futureOf(lab);
            QCOMPARE(digestOf(futureOf(copy)), digestOf(events));
        }
    }

    void twoFuturesOfOneMomentPartAtWhatIsDone()
    {
        VirtualLab lab(shapeOf(1, {}));
        lab.start();
        const auto later = lab.now() + std::chrono::seconds(1);
        while (lab.advance(later)) { }
        lab.recorder().entries().clear();
        VirtualLab other(lab);
        Step step;
        step.kind = StepKind::CrashNode;
        step.node = 1;
        other.perform(step);
        QVERIFY(digestOf(futureOf(other)) != digestOf(futureOf(lab)));
    }
};

QTEST_GUILESS_MAIN(TestVirtualLab)
#include "tst_virtual_lab.moc"
