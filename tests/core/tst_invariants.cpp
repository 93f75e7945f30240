// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "core/check/invariants.h"
#include "tests/core/check_story.h"
#include "tests/support/event_stream.h"

#include <set>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::check;
using namespace std::chrono_literals;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString show(const Violation &violation)
{
    auto line = text(nameOf(invariantOf(violation.breach))) + u' ' + text(nameOf(violation.breach)) + u" at"_s;
    for (const auto number : violation.evidence)
        line += u' ' + QString::number(number.value());
    if (!violation.key.empty())
        line += u" key "_s + QString::fromStdString(violation.key);
    if (violation.token)
        line += u" token "_s + QString::number(violation.token->value());
    if (violation.owner)
        line += u" owner "_s + test::ownerText(*violation.owner);
    if (violation.connection) {
        line += u" connection %1.%2"_s.arg(violation.connection->start.value()).arg(violation.connection->number);
    }
    if (violation.fate)
        line += u" fate "_s + QString::number(violation.fate->value());
    if (violation.request) {
        line += u" request w%1.%2"_s.arg(violation.request->client.value()).arg(violation.request->request.value());
    }
    return line;
}

const QString folder = QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/cases/check");

QStringList stories()
{
    return QDir(folder).entryList({u"*.txt"_s}, QDir::Files, QDir::Name);
}

} // namespace

/// If this fails, a broken promise of the system goes unseen, or a kept one is called broken.
class TestInvariants : public QObject
{
    Q_OBJECT

private slots:
    void judgesAsTheStorySays_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &name : stories())
            QTest::newRow(qPrintable(name)) << folder + u'/' + name;
        QVERIFY(!stories().isEmpty());
    }

    void judgesAsTheStorySays()
    {
        QFETCH(QString, path);
        Invariants invariants;
        QString difference = test::runStory(
            path,
            [&](const Entry &entry) {
                QStringList lines;
                for (const auto &violation : invariants.apply(entry))
                    lines << show(violation);
                return lines;
            },
            [] { return QStringList(); });
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    /// A file named good_* tells a run without a violation, every other one a run with at least one.
    void everyBreachIsPlantedSomewhere()
    {
        std::set<Breach> seen;
        for (const auto &name : stories()) {
            Invariants invariants;
            std::size_t count = 0;
            (void)test::runStory(
                folder + u'/' + name,
                [&](const Entry &entry) {
                    for (const auto &violation : invariants.apply(entry)) {
                        seen.insert(violation.breach);
                        ++count;
                    }
                    return QStringList();
                },
                [] { return QStringList(); });
            QVERIFY2((count == 0) == name.startsWith(u"good_"), qPrintable(name));
        }
        for (auto breach = Breach::GrantsOverlap; breach <= Breach::ReclaimedTooSoon;
             breach = static_cast<Breach>(static_cast<int>(breach) + 1)) {
            QVERIFY2(seen.contains(breach), nameOf(breach).data());
        }
    }

    void copiesJudgeAlike()
    {
        test::EventStream stream(7);
        Invariants first;
        for (std::uint64_t number = 1; number <= 3'000; ++number) {
            auto next = stream.next();
            const Entry entry{EventNumber(number), next.at, next.origin, next.event, next.rule};
            auto copy = first;
            QCOMPARE(copy.apply(entry), first.apply(entry));
        }
    }

    void takesAnyStream()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            test::EventStream stream(seed);
            Invariants invariants;
            std::size_t count = 0;
            for (std::uint64_t number = 1; number <= 30'000; ++number) {
                auto next = stream.next();
                count += invariants.apply({EventNumber(number), next.at, next.origin, next.event, next.rule}).size();
            }
            QVERIFY(count > 0);
        }
    }

    void aLockTakenAndGivenBackIsSound()
    {
        Invariants invariants;
        const auto key = *Key::parse("orders/17");
        Moment now{TimePoint(1s), WallTime(1'700'000'000s)};
        std::uint64_t number = 0;
        for (std::uint64_t turn = 1; turn <= 200; ++turn) {
            now = {now.steady + 1s, now.wall + 1s};
            for (auto &next : test::EventStream::cycle(turn, ClientId(1), key, now)) {
                const auto found =
                    invariants.apply({EventNumber(++number), next.at, next.origin, next.event, next.rule});
                QVERIFY2(found.empty(), found.empty() ? "" : qPrintable(show(found.front())));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestInvariants)
#include "tst_invariants.moc"
