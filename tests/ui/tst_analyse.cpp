// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/scenario/parser.h"
#include "tests/support/model_text.h"
#include "tests/ui/window_bench.h"
#include "ui/models/finding_text.h"
#include "ui/models/roles.h"
#include "ui/models/rule_text.h"
#include "ui/models/scenario_line.h"
#include "ui/models/why_text.h"
#include "ui/views/answer_view.h"
#include "ui/views/finding_pane.h"
#include "ui/views/inspector_pane.h"

using namespace lockscope;
using namespace lockscope::ui;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

check::Finding findingOf(std::uint64_t number, std::variant<check::Breach, check::Remark> what, EventNumber at)
{
    check::Finding finding;
    finding.number = check::FindingNumber(number);
    finding.what = what;
    finding.evidence = {at};
    finding.first = at;
    finding.last = at;
    return finding;
}

/// The rule's sentence in docs/rules.md, without the marks of its markup.
QString documented(const QString &rule)
{
    QFile file(QStringLiteral(LOCKSCOPE_SOURCE_DIR "/docs/rules.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QRegularExpression row(u"^\\| %1 \\| (.*) \\|$"_s.arg(rule), QRegularExpression::MultilineOption);
    auto text = row.match(QString::fromUtf8(file.readAll())).captured(1);
    return text.remove(u'`').remove(u'*');
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

/// If these fail, the console explains what it shows wrongly, or in words that lead nowhere.
class TestAnalyse : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_bench.reset(); }

    void everyRuleIsSaidAsTheDocumentSaysIt()
    {
        for (auto rule = Rule::C1; rule <= Rule::N6; rule = static_cast<Rule>(static_cast<int>(rule) + 1)) {
            const auto name = text(nameOf(rule));
            QVERIFY2(!documented(name).isEmpty(), qPrintable(name));
            QCOMPARE(meaningOf(rule), documented(name));
        }
        for (int number = 1; number <= 13; ++number)
            QCOMPARE(meaningOf(static_cast<check::Invariant>(number)), documented(u"I%1"_s.arg(number)));
    }

    /// If this fails, something is found and nobody is told what it means.
    void everyFindingSaysWhatItMeansAndWhatToDo()
    {
        QSet<QString> titles;
        const auto check = [&](const FindingText &said) {
            QVERIFY2(!said.title.isEmpty() && !said.meaning.isEmpty() && !said.advice.isEmpty(),
                     qPrintable(said.title));
            QVERIFY2(!titles.contains(said.title), qPrintable(said.title));
            titles << said.title;
            QVERIFY2(said.meaning.endsWith(u'.') && said.advice.endsWith(u'.'), qPrintable(said.title));
            QVERIFY2(!said.title.endsWith(u'.'), qPrintable(said.title));
        };
        for (auto breach = check::Breach::GrantsOverlap; breach <= check::Breach::ReclaimedTooSoon;
             breach = static_cast<check::Breach>(static_cast<int>(breach) + 1))
            check(textOf(breach));
        for (auto remark = check::Remark::JournalFailed; remark <= check::Remark::CommandNotDone;
             remark = static_cast<check::Remark>(static_cast<int>(remark) + 1))
            check(textOf(remark));
    }

    void findingsStandWithTheLastOneFirst()
    {
        ConsoleModels models{History::Limits{}};
        const QAbstractItemModelTester tester(&models.findings, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ConsoleStory story(models);
        story.startServer();
        QSignalSpy counts(&models.findings, &FindingModel::countsChanged);
        check::Findings::Changes changes;
        changes.changed = {findingOf(1, check::Remark::JournalFailed, EventNumber(3)),
                           findingOf(2, check::Remark::LeaseRanOut, EventNumber(2)),
                           findingOf(3, check::Breach::GrantsOverlap, EventNumber(4))};
        models.findings.take(changes);
        QCOMPARE(models.findings.rowCount(), 3);
        QCOMPARE(models.findings.index(0, FindingModel::FindingColumn).data().toString(),
                 textOf(check::Breach::GrantsOverlap).title);
        QCOMPARE(models.findings.index(0, FindingModel::SeverityColumn).data(BadgeRole).toString(), u"!"_s);
        QCOMPARE(models.findings.count(check::Severity::Error), std::size_t(2));
        QCOMPARE(models.findings.count(check::Severity::Note), std::size_t(1));
        QCOMPARE(models.findings.places(), (std::vector{EventNumber(2), EventNumber(3), EventNumber(4)}));
        changes = {};
        changes.changed = {findingOf(1, check::Remark::JournalFailed, EventNumber(3))};
        changes.changed[0].count = 7;
        changes.gone = {check::FindingNumber(2)};
        models.findings.take(changes);
        QCOMPARE(models.findings.rowCount(), 2);
        QCOMPARE(models.findings.index(1, FindingModel::CountColumn).data().toString(), u"7 times"_s);
        QCOMPARE(counts.count(), 2);
        changes = {};
        changes.beginsAnew = true;
        models.findings.take(changes);
        QCOMPARE(models.findings.rowCount(), 0);
    }

    /// If this fails, whoever looks at a past moment takes what is still to come for what was wrong then, or never
    /// hears of it.
    void findingsAfterTheMomentSaySo()
    {
        ConsoleModels models{History::Limits{}};
        const QAbstractItemModelTester tester(&models.findings, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ConsoleStory story(models);
        story.startServer();
        story.addClient(1);
        check::Findings::Changes changes;
        changes.changed = {findingOf(1, check::Remark::JournalFailed, EventNumber(2)),
                           findingOf(2, check::Breach::GrantsOverlap, EventNumber(3))};
        models.findings.take(changes);
        const auto &findings = models.findings;
        const auto time = findings.index(0, FindingModel::TimeColumn);
        QVERIFY(!time.data().toString().contains(u"later"_s));
        QVERIFY(!time.data(EventTimeRole).isValid());
        QCOMPARE(findings.count(check::Severity::Error), std::size_t(2));
        models.cursor.goTo(EventNumber(2));
        QCOMPARE(findings.rowCount(), 2);
        QVERIFY(time.data().toString().endsWith(u", later"_s));
        QCOMPARE(time.data(EventTimeRole).toInt(), static_cast<int>(EventTime::Later));
        QCOMPARE(findings.index(1, 0).data(EventTimeRole).toInt(), static_cast<int>(EventTime::Before));
        QCOMPARE(findings.count(check::Severity::Error), std::size_t(1));
        QCOMPARE(findings.laterCount(), std::size_t(1));
        models.cursor.goTo(EventNumber(3));
        QVERIFY(!time.data().toString().contains(u"later"_s));
        QCOMPARE(findings.laterCount(), std::size_t(0));
    }

    void everyLinkToAnEventLeadsToItsMoment_data()
    {
        QTest::addColumn<QString>("from");
        QTest::newRow("Enter on a finding") << u"row"_s;
        QTest::newRow("beside the findings") << u"beside"_s;
        QTest::newRow("in the inspector") << u"property"_s;
        QTest::newRow("in why") << u"why"_s;
    }
    /// If this fails, a link to an event leads nowhere.
    void everyLinkToAnEventLeadsToItsMoment()
    {
        QFETCH(QString, from);
        auto &bench = open();
        holdOneLock(bench);
        const EventNumber event(3);
        check::Findings::Changes changes;
        changes.changed = {findingOf(1, check::Breach::GrantsOverlap, event)};
        bench.models.findings.take(changes);
        auto &findings = bench.list(u"Findings"_s);
        for (auto *dock = findings.parentWidget(); dock != nullptr; dock = dock->parentWidget()) {
            if (qobject_cast<QDockWidget *>(dock) != nullptr)
                dock->raise();
        }
        findings.setCurrentIndex(findings.model()->index(0, 0));
        const Selection chosen = check::FindingNumber(1);
        QVERIFY(bench.models.inspector.selection() == chosen);
        QVERIFY(bench.models.cursor.isLive());
        if (from == u"row") {
            findings.setFocus();
            QTest::keyClick(&findings, Qt::Key_Return);
        } else if (from == u"property") {
            auto &properties = bench.list(u"Properties of the selected thing"_s);
            const auto last = properties.model()->index(properties.model()->rowCount() - 1, 0);
            QCOMPARE(last.data(SelectionRole).value<Selection>(), Selection(event));
            properties.setFocus();
            properties.setCurrentIndex(last);
            QTest::keyClick(&properties, Qt::Key_Return);
        } else {
            if (from == u"why")
                bench.press("Y");
            auto *inspector = bench.window->findChild<InspectorPane *>();
            auto *pane = from == u"why" ? static_cast<QWidget *>(inspector) : bench.window->findChild<FindingPane *>();
            auto *answer = pane->findChild<AnswerView *>();
            QVERIFY(answer->isVisible());
            answer->setFocus();
            QTest::keyClick(answer, Qt::Key_Tab);
            QTest::keyClick(answer, Qt::Key_Return);
        }
        QVERIFY(!bench.models.cursor.isLive());
        QCOMPARE(bench.models.cursor.position(), event);
        QVERIFY(bench.models.inspector.selection() == chosen);
    }

    void whyIsAskedByKeyAndItsLinksAreFollowed()
    {
        auto &bench = open();
        holdOneLock(bench);
        const auto lost = bench.story.acquire(2, "stock");
        bench.story.holdLane("stock");
        bench.story.loseWithFate(2, lost, "stock", 12);
        bench.list(u"Fates"_s).setFocus();
        bench.list(u"Fates"_s).setCurrentIndex(bench.models.fateBoard.indexOf(Selection(OpenSequence(12))));
        QVERIFY(bench.models.inspector.selection() == Selection(OpenSequence(12)));
        bench.press("Y");
        auto *answer = bench.window->findChild<InspectorPane *>()->findChild<AnswerView *>();
        QVERIFY(answer->isVisible());
        QCOMPARE(QApplication::focusWidget(), answer);
        const auto said = bench.models.why.answer().plainText();
        QVERIFY2(said.contains(u"Open 12 is the fate of connection 1.2"_s), qPrintable(said));
        QVERIFY2(said.contains(u"Only the drain of the lane of stock brings it back."_s), qPrintable(said));
        QVERIFY2(said.contains(u"F4: Only the drain of that lane retries it"_s), qPrintable(said));
        // The first link is the connection.
        QTest::keyClick(answer, Qt::Key_Tab);
        QTest::keyClick(answer, Qt::Key_Return);
        QVERIFY(bench.models.inspector.selection() == Selection(connectionOf(2)));
        QVERIFY2(answer->toPlainText().contains(u"Connection 1.2 ended"_s), qPrintable(answer->toPlainText()));
        QTest::keyClick(answer, Qt::Key_Escape);
        QVERIFY(!answer->isVisible());
        QVERIFY(bench.list(u"Fates"_s).hasFocus());
    }

    void whyNeedsSomethingToAskAbout()
    {
        auto &bench = open();
        QVERIFY(!bench.action(u"Why?"_s).isEnabled());
        holdOneLock(bench);
        choose(bench, Key::parse("orders/17").value());
        QVERIFY(bench.action(u"Why?"_s).isEnabled());
    }

    /// If this fails, a key that looks like HTML is read as HTML.
    void foreignTextInAnAnswerStaysText()
    {
        AnswerView view;
        Answer answer;
        answer.title = u"<b>x</b>"_s;
        answer.lines.push_back({.part = AnswerPart::Statement,
                                .sentence = u"<a href=\"thing:0\">trap</a>"_s,
                                .rule = u"<i>"_s,
                                .event = {},
                                .thing = {},
                                .thingName = {}});
        view.setAnswer(answer);
        QVERIFY(view.toPlainText().contains(u"<a href=\"thing:0\">trap</a>"_s));
        QVERIFY(view.toPlainText().contains(u"<b>x</b>"_s));
    }

    void findingsAreCountedWhereverOneLooks()
    {
        auto &bench = open();
        holdOneLock(bench);
        check::Findings::Changes changes;
        changes.changed = {findingOf(1, check::Remark::ConnectionFlaps, EventNumber(3)),
                           findingOf(2, check::Breach::GrantsOverlap, EventNumber(4))};
        changes.changed[1].about.key = "orders/17";
        bench.models.findings.take(changes);
        QDockWidget *dock = nullptr;
        for (auto *each : bench.window->findChildren<QDockWidget *>())
            dock = each->objectName() == u"Findings" ? each : dock;
        QVERIFY(dock != nullptr);
        QCOMPARE(dock->windowTitle(), u"Findings (2)"_s);
        QToolButton *mark = nullptr;
        for (auto *each : bench.window->findChildren<QToolButton *>())
            mark = each->text() == u"! 2"_s ? each : mark;
        QVERIFY(mark != nullptr && mark->isVisible());
        mark->click();
        auto &list = bench.list(u"Findings"_s);
        QVERIFY(list.isVisible());
        list.setCurrentIndex(list.model()->index(0, 0));
        QVERIFY(bench.models.inspector.selection() == Selection(check::FindingNumber(2)));
        QCOMPARE(bench.models.inspector.title(), textOf(check::Breach::GrantsOverlap).title);
        // The text beside the list leads to the lock.
        auto *explained = list.window()->findChildren<AnswerView *>().last();
        for (auto *each : list.window()->findChildren<AnswerView *>())
            explained = each->accessibleName() == u"What the finding means"_s ? each : explained;
        QVERIFY(explained->toPlainText().contains(textOf(check::Breach::GrantsOverlap).meaning));
        explained->setFocus();
        QTest::keyClick(explained, Qt::Key_Tab);
        QTest::keyClick(explained, Qt::Key_Return);
        QVERIFY(bench.models.inspector.selection() == Selection(Key::parse("orders/17").value()));
    }

    /// If this fails, what a person copies into a scenario is no scenario.
    void copiedLinesAreAScenario()
    {
        auto &bench = open();
        const auto held = holdOneLock(bench);
        const auto lost = bench.story.acquire(2, "stock/\"madrid\"");
        bench.story.queue(2, lost, "stock/\"madrid\"");
        bench.story.holdLane("stock/\"madrid\"");
        bench.story.loseWithFate(2, lost, "stock/\"madrid\"", 12);
        const auto &world = bench.models.cursor.world();
        const auto &history = bench.models.cursor.history();
        const std::vector<Selection> things{RequestRef{ClientId(1), held},
                                            RequestRef{ClientId(2), lost},
                                            Key::parse("orders/17").value(),
                                            NodeId(2),
                                            OpenSequence(12)};
        for (const auto &thing : things) {
            const auto lines = scenarioLinesOf(thing, world, history);
            QVERIFY(lines.has_value());
            const auto whole = u"lockscope 1\nnodes 2\nclient w1 w2\n"_s + *lines + u"\n"_s;
            const auto reading = scenario::parse({scenario::Source{"copied.lks", whole.toStdString(), {}}});
            QVERIFY2(reading.complaints.empty(), qPrintable(whole));
        }
        QVERIFY(!scenarioLinesOf(ConnectionId{}, world, history));
        choose(bench, RequestRef{ClientId(1), held});
        bench.action(u"Copy as Scenario Line"_s).trigger();
        QCOMPARE(QApplication::clipboard()->text(),
                 u"key     orders_17 = \"orders/17\"\nw1      acquire orders_17 wait=30s lease=60s as a1"_s);
    }

    /// If this fails, belief and truth differ and nobody is told what that means.
    void inspectorSaysWhatADifferenceMeans()
    {
        auto &bench = open();
        const auto held = holdOneLock(bench);
        bench.story.client(1,
                           ConnectionChanged{.state = ClientConnectionState::Closed,
                                             .endpoint = "127.0.0.1:5225",
                                             .reason = CloseReason::PeerClosed,
                                             .retryIn = std::nullopt});
        const auto next = bench.story.acquire(1, "stock");
        bench.story.server(Granted{.key = Key::parse("stock").value(),
                                   .owner = ownerOf(next),
                                   .token = Token(99),
                                   .connection = connectionOf(1),
                                   .deadline = TimePoint(2'000s),
                                   .lsn = Lsn(99)});
        bench.story.client(1,
                           AcquireEnded{.request = next,
                                        .key = "stock",
                                        .outcome = OutcomeIndeterminate{.reason = CloseReason::PeerClosed,
                                                                        .reclaimBy = TimePoint(1'100s)}});
        bench.story.publish();
        bench.models.inspector.setSelection(RequestRef{ClientId(1), next});
        QVERIFY(bench.models.inspector.consequence().contains(u"until its lease ends"_s));
        auto *label = bench.window->findChild<QLabel *>(u"difference"_s);
        QVERIFY(label != nullptr && label->isVisible());
        QVERIFY2(label->text().startsWith(u"These two differ. "_s), qPrintable(label->text()));
        bench.models.inspector.setSelection(RequestRef{ClientId(1), held});
        QVERIFY(bench.models.inspector.difference().isEmpty() && !label->isVisible());
    }

private:
    WindowBench &open()
    {
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        return *m_bench;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestAnalyse)
#include "tst_analyse.moc"
