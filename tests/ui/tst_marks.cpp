// SPDX-License-Identifier: GPL-3.0-or-later
#include <QInputDialog>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include "tests/ui/window_bench.h"
#include "ui/diagrams/overview_strip.h"
#include "ui/shell/banner.h"
#include "ui/shell/moment_bar.h"

#include <algorithm>
#include <memory>
#include <vector>

using namespace lockscope;
using namespace lockscope::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window, and somebody who keeps the bookmarks as a recorder would.
struct Bench : WindowBench
{
    explicit Bench(const QString &settingsFile)
        : WindowBench(settingsFile)
    {
        QObject::connect(&models.bookmarks, &BookmarkModel::keepWanted, window.get(), [this](const Bookmark &mark) {
            std::erase_if(kept, [&mark](const Bookmark &other) { return other.id == mark.id; });
            kept.push_back(mark);
            kept.back().id = mark.id == 0 ? ++count : mark.id;
            tell();
        });
        QObject::connect(&models.bookmarks, &BookmarkModel::removeWanted, window.get(), [this](const Bookmark &mark) {
            std::erase_if(kept, [&mark](const Bookmark &other) { return other.id == mark.id; });
            tell();
        });
    }
    void tell()
    {
        std::sort(kept.begin(), kept.end(), [](const auto &one, const auto &other) { return one.event < other.event; });
        models.bookmarks.take(kept);
    }
    /// Answers the question for a note.
    void answer(const QString &note) const
    {
        auto *dialog = window->findChild<QInputDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(note);
        dialog->accept();
        QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    }
    [[nodiscard]] OverviewStrip &strip() const { return *window->findChild<OverviewStrip *>(); }

    std::vector<Bookmark> kept;
    std::int64_t count = 0;
};

} // namespace

/// If these fail, a place that somebody found is lost again.
class TestMarks : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Q_INIT_RESOURCE(lockscope);
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<Bench>(m_folder->filePath(u"settings.ini"_s));
        holdOneLock(*m_bench);
    }
    void cleanup() { m_bench.reset(); }

    void momentIsMarkedWithANote()
    {
        auto &models = m_bench->models;
        models.cursor.goTo(EventNumber(2));
        m_bench->press("Ctrl+B");
        m_bench->answer(u"odd <b>\nthing"_s);
        QCOMPARE(models.bookmarks.rowCount(), 1);
        QCOMPARE(models.bookmarks.find(EventNumber(2))->event, EventNumber(2));
        const auto shown = models.bookmarks.index(0, BookmarkModel::NoteColumn).data().toString();
        QVERIFY(shown.contains(u"odd <b>"_s));
        QVERIFY(!shown.contains(u'\n'));
        m_bench->press("Ctrl+B");
        QCOMPARE(m_bench->window->findChild<QInputDialog *>()->textValue().left(3), u"odd"_s);
        m_bench->answer(u"nothing"_s);
        QCOMPARE(models.bookmarks.rowCount(), 1);
        QCOMPARE(models.bookmarks.marks().front().note, std::string("nothing"));
        m_bench->press("Ctrl+Alt+B");
        QCOMPARE(models.bookmarks.rowCount(), 0);
    }

    void selectedEventIsMarkedRatherThanTheMoment()
    {
        auto &models = m_bench->models;
        models.inspector.setSelection(EventNumber(3));
        m_bench->press("Ctrl+B");
        m_bench->answer({});
        QVERIFY(models.bookmarks.find(EventNumber(3)) != nullptr);
    }

    void keysGoFromMarkToMark()
    {
        auto &models = m_bench->models;
        for (const auto event : {2U, 4U})
            models.bookmarks.keep(EventNumber(event), u"x"_s);
        m_bench->list(u"Events"_s).setFocus();
        QTest::keyClick(&m_bench->list(u"Events"_s), Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(models.cursor.position(), EventNumber(4));
        QTest::keyClick(&m_bench->list(u"Events"_s), Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(models.cursor.position(), EventNumber(2));
        QTest::keyClick(&m_bench->list(u"Events"_s), Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(models.cursor.position(), EventNumber(2));
        QTest::keyClick(&m_bench->list(u"Events"_s), Qt::Key_B);
        QCOMPARE(models.cursor.position(), EventNumber(4));
    }

    void withoutMarksTheCommandsSayWhy()
    {
        QVERIFY(!m_bench->action(u"Bookmark On"_s).isEnabled());
        QVERIFY(!m_bench->action(u"Take Bookmark Away"_s).isEnabled());
        QVERIFY(m_bench->action(u"Keep Bookmark..."_s).isEnabled());
    }

    void overviewCountsEverythingOnce()
    {
        const auto &overview = m_bench->models.overview;
        for (const auto count : {1U, 7U, 400U}) {
            double events = 0;
            for (const auto &cell : overview.cells(count))
                events += cell.events;
            QCOMPARE(qRound64(events), static_cast<qint64>(m_bench->models.cursor.newest().value()));
        }
        QCOMPARE(overview.eventAt(overview.whole().from - std::chrono::hours(1)), EventNumber(1));
        QCOMPARE(overview.eventAt(overview.whole().to + std::chrono::hours(1)), m_bench->models.cursor.newest());
    }

    /// A strip that only a mouse can use is no way to move.
    void overviewIsWalkedByKeysAndByClicks()
    {
        auto &cursor = m_bench->models.cursor;
        auto &strip = m_bench->strip();
        strip.setFocus();
        QVERIFY(strip.hasFocus());
        QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(2, strip.height() / 2));
        QVERIFY(!cursor.isLive());
        const auto first = cursor.position();
        QTest::keyClick(&strip, Qt::Key_Right);
        QVERIFY(cursor.position() > first);
        QTest::keyClick(&strip, Qt::Key_Left);
        QTest::keyClick(&strip, Qt::Key_PageUp);
        QVERIFY(cursor.position() <= first);
        QVERIFY(strip.accessibleDescription().contains(QString::number(cursor.position().value())));
        QTest::keyClick(&strip, Qt::Key_End);
        QVERIFY(cursor.isLive());
    }

    void overviewIsPaintedWithWhatHappened()
    {
        auto &strip = m_bench->strip();
        const auto before = strip.grab().toImage();
        m_bench->models.bookmarks.keep(EventNumber(2), u"here"_s);
        QVERIFY(strip.grab().toImage() != before);
    }

    void overviewIsHiddenAndShownByItsCommand()
    {
        auto &toggle = m_bench->action(u"Overview"_s);
        QVERIFY(m_bench->strip().isVisible());
        toggle.trigger();
        QVERIFY(!m_bench->strip().isVisible());
        toggle.trigger();
        QVERIFY(m_bench->strip().isVisible());
    }

    /// If this fails, a past moment looks like the present.
    void pastMomentIsSaidOverEverything()
    {
        const auto *bar = m_bench->window->findChild<MomentBar *>();
        QVERIFY(!bar->isVisible());
        m_bench->models.cursor.goTo(EventNumber(3));
        QTRY_VERIFY(bar->isVisible());
        QVERIFY(bar->height() >= bar->sizeHint().height());
        QVERIFY(bar->accessibleName().contains(u"event 3"_s));
        m_bench->models.cursor.goLive();
        QTRY_VERIFY(!bar->isVisible());
    }

    /// If this fails, somebody takes what is shown of a recording for all of it.
    void growthOfTheRecordingIsSaidUntilItIsShown()
    {
        auto &reload = m_bench->action(u"Show What Came Since"_s);
        QVERIFY(!reload.isEnabled());
        m_bench->window->setRecorded(u"/somewhere/x.lockscope"_s);
        m_bench->window->showRecordingGrowth(1'234);
        Banner *notice = nullptr;
        for (auto *each : m_bench->window->findChildren<Banner *>())
            notice = each->isVisible() ? each : notice;
        QVERIFY(notice != nullptr);
        QVERIFY2(notice->accessibleDescription().contains(u"1,234 event"_s),
                 qPrintable(notice->accessibleDescription()));
        QSignalSpy wanted(m_bench->window.get(), &MainWindow::recordingReloadRequested);
        m_bench->press("Ctrl+Alt+L");
        QCOMPARE(wanted.count(), 1);
        m_bench->window->showRecordingGrowth(0);
        QVERIFY(!notice->isVisible());
        QVERIFY(!reload.isEnabled());
    }

    void limitOfRecordingsIsRemembered()
    {
        QSignalSpy changed(m_bench->window.get(), &MainWindow::recordingLimitChanged);
        QCOMPARE(m_bench->settings.recordingLimit(), 1'024);
        m_bench->action(u"Limit of Recordings..."_s).trigger();
        auto *dialog = m_bench->window->findChild<QInputDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->setIntValue(64);
        dialog->accept();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.front().front().toULongLong(), 64ULL << 20U);
        QCOMPARE(m_bench->settings.recordingLimit(), 64);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Bench> m_bench;
};

QTEST_MAIN(TestMarks)
#include "tst_marks.moc"
