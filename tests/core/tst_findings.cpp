// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "core/base/match.h"
#include "core/check/findings.h"
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

QString show(const Finding &finding)
{
    static const QStringList severities = {u"note"_s, u"warning"_s, u"error"_s};
    const auto name = match<QString>(
        finding.what,
        [](const Breach &breach) { return text(nameOf(breach)); },
        [](const Remark &remark) { return text(nameOf(remark)); });
    auto line = severities.at(static_cast<int>(severityOf(finding))) + u' ' + name + u" at"_s;
    for (const auto number : finding.evidence)
        line += u' ' + QString::number(number.value());
    if (!finding.about.key.empty())
        line += u" key "_s + text(finding.about.key);
    if (finding.about.fate)
        line += u" fate %1"_s.arg(finding.about.fate->value());
    if (finding.about.client)
        line += u" client w%1"_s.arg(finding.about.client->value());
    if (finding.about.request)
        line += u" request %1"_s.arg(finding.about.request->request.value());
    if (finding.took)
        line += u" took %1 ms"_s.arg(finding.took->count() / 1'000);
    if (finding.amount > 0)
        line += u" amount %1"_s.arg(finding.amount);
    if (finding.count > 1)
        line += u" count %1"_s.arg(finding.count);
    return line;
}

const QString folder = QStringLiteral(LOCKSCOPE_SOURCE_DIR "/tests/cases/findings");

QStringList stories()
{
    return QDir(folder).entryList({u"*.txt"_s}, QDir::Files, QDir::Name);
}

Entry entryOf(std::uint64_t number, ServerEvent event)
{
    return {EventNumber(number), {TimePoint(Duration(number * 1'000)), {}}, NodeId(1), std::move(event), Rule::None};
}

} // namespace

/// If these fail, the list of findings keeps quiet about what is wrong, cries over what is not, or grows without end.
class TestFindings : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatTheStorySays_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &name : stories())
            QTest::newRow(qPrintable(name)) << folder + u'/' + name;
        QVERIFY(!stories().isEmpty());
    }
    void findsWhatTheStorySays()
    {
        QFETCH(QString, path);
        Findings findings;
        const auto difference = test::runStory(
            path,
            [&](const Entry &entry) {
                findings.apply(entry);
                QStringList lines;
                for (const auto &finding : findings.takeChanges().changed)
                    lines << show(finding);
                return lines;
            },
            [] { return QStringList(); });
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        if (path.section(u'/', -1).startsWith(u"good_"))
            QVERIFY(findings.all().empty());
    }

    void everyRemarkIsPlantedSomewhere()
    {
        std::set<Remark> seen;
        for (const auto &name : stories()) {
            Findings findings;
            (void)test::runStory(
                folder + u'/' + name,
                [&](const Entry &entry) {
                    findings.apply(entry);
                    return QStringList();
                },
                [] { return QStringList(); });
            for (const auto &[number, finding] : findings.all()) {
                if (const auto *remark = std::get_if<Remark>(&finding.what))
                    seen.insert(*remark);
            }
        }
        // A refused command needs a command that no story line gives.
        Findings findings;
        findings.apply({EventNumber(1), {}, UserOrigin{}, CommandRefused{}, Rule::None});
        QCOMPARE(std::get<Remark>(findings.all().begin()->second.what), Remark::CommandNotDone);
        seen.insert(Remark::CommandNotDone);
        for (auto remark = Remark::JournalFailed; remark <= Remark::CommandNotDone;
             remark = static_cast<Remark>(static_cast<int>(remark) + 1)) {
            QVERIFY2(seen.contains(remark), nameOf(remark).data());
        }
    }

    /// If this fails, a flood of one kind of note pushes the one error away, or fills the memory.
    void staysBoundedAndKeepsWhatIsGrave()
    {
        Findings findings;
        findings.apply(entryOf(1, JournalFailed{JournalFailure::DiskFull, "x"}));
        const auto missed = [](std::uint64_t number) {
            return ReleaseMissed{*Key::parse("k" + std::to_string(number)), Token(1), ConnectionId{}};
        };
        constexpr std::uint64_t count = 3 * Findings::findingsMax;
        for (std::uint64_t number = 2; number < count; ++number)
            findings.apply(entryOf(number, missed(number)));
        QCOMPARE(findings.all().size(), Findings::findingsMax);
        QCOMPARE(findings.leftOut(), count - 1 - Findings::findingsMax);
        QCOMPARE(severityOf(findings.all().begin()->second), Severity::Error);
        // The last ones are there, the first ones went, and whoever keeps a copy hears of it.
        QCOMPARE(findings.all().rbegin()->second.about.key, "k" + std::to_string(count - 1));
        const auto changes = findings.takeChanges();
        QCOMPARE(changes.changed.size(), Findings::findingsMax);
        QCOMPARE(changes.gone.size(), std::size_t(findings.leftOut()));
        QVERIFY(findings.takeChanges().isEmpty());
    }

    /// If this fails, a thousand of the same hide everything else.
    void theSameThingIsCountedUp()
    {
        Findings findings;
        for (std::uint64_t number = 1; number <= 1'000; ++number)
            findings.apply(entryOf(number, ReleaseMissed{*Key::parse("k"), Token(number), ConnectionId{}}));
        QCOMPARE(findings.all().size(), std::size_t(1));
        const auto &finding = findings.all().begin()->second;
        QCOMPARE(finding.count, std::uint64_t(1'000));
        QCOMPARE(finding.first, EventNumber(1));
        QCOMPARE(finding.last, EventNumber(1'000));
        QCOMPARE(finding.evidence, std::vector{EventNumber(1)});
    }

    void aCopyOfTheChangesIsTheWhole()
    {
        test::EventStream stream(9);
        Findings findings;
        std::map<FindingNumber, Finding> copy;
        for (std::uint64_t number = 1; number <= 20'000; ++number) {
            auto next = stream.next();
            findings.apply({EventNumber(number), next.at, next.origin, next.event, next.rule});
            if (number % 37 != 0)
                continue;
            const auto changes = findings.takeChanges();
            for (const auto gone : changes.gone)
                copy.erase(gone);
            for (const auto &finding : changes.changed)
                copy.insert_or_assign(finding.number, finding);
            QCOMPARE(copy.size(), findings.all().size());
        }
        const auto changes = findings.takeChanges();
        for (const auto gone : changes.gone)
            copy.erase(gone);
        for (const auto &finding : changes.changed)
            copy.insert_or_assign(finding.number, finding);
        QVERIFY(copy == findings.all());
        QVERIFY(findings.all().size() <= Findings::findingsMax);
        for (const auto &[number, finding] : findings.all())
            QVERIFY(!finding.evidence.empty() && finding.evidence.size() <= Findings::evidenceMax);
    }
};

QTEST_APPLESS_MAIN(TestFindings)
#include "tst_findings.moc"
