// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/ui/window_bench.h"
#include "ui/diagrams/sequence_view.h"
#include "ui/diagrams/timeline_view.h"
#include "ui/models/plot_model.h"
#include "ui/models/sequence_model.h"
#include "ui/models/timeline_model.h"
#include "ui/plots/plot_view.h"
#include "ui/shell/picture_export.h"
#include "ui/views/picture_pane.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lockscope;
using namespace lockscope::ui;

/// If these fail, a picture is out of reach of the keyboard, shows something else than the others, or cannot be taken
/// away.
class TestPictures : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_bench.reset(); }

    /// If this fails, whoever opens an empty picture does not know what it is for.
    void emptyPicturesSayWhatComes_data() { tabRows(); }
    void emptyPicturesSayWhatComes()
    {
        QFETCH(QString, keys);
        auto &bench = open();
        bench.press(keys.toLatin1().constData());
        const auto &pane = current(bench);
        QVERIFY(pane.isEmpty());
        QVERIFY(pane.findChild<EmptyPage *>()->isVisible());
        QVERIFY(!bench.action(u"Export Picture..."_s).isEnabled());
    }

    void everyPictureIsReachedByKeys_data() { tabRows(); }
    void everyPictureIsReachedByKeys()
    {
        QFETCH(QString, keys);
        auto &bench = open();
        holdOneLock(bench);
        bench.press(keys.toLatin1().constData());
        auto &pane = current(bench);
        QVERIFY(!pane.isEmpty());
        QCOMPARE(QApplication::focusWidget(), &pane.pictureWidget());
        QVERIFY(!pane.pictureWidget().accessibleName().isEmpty());
        QVERIFY(!bench.window->grab().isNull());
        // An arrow key reads something out.
        QTest::keyClick(&pane.pictureWidget(), Qt::Key_Down);
        QTest::keyClick(&pane.pictureWidget(), Qt::Key_Left);
        QVERIFY(!pane.pictureWidget().accessibleDescription().isEmpty());
        QTest::keyClick(&pane.pictureWidget(), Qt::Key_Escape);
        QVERIFY(pane.pictureWidget().accessibleDescription().isEmpty());
    }

    /// If this fails, two pictures show different times.
    void zoomAndMoveAreSharedByAll()
    {
        auto &bench = open();
        holdOneLock(bench);
        bench.press("Alt+2");
        auto &range = bench.models.range;
        const auto before = range.shown().length();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_W);
        QVERIFY(range.shown().length() < before);
        bench.press("Alt+4");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S);
        QVERIFY(std::abs((range.shown().length() - before).count()) < 10);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A);
        QVERIFY(!range.isFollowing());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F);
        QVERIFY(range.shown().contains(range.whole().from));
    }

    /// If this fails, what is picked in a picture is selected nowhere else.
    void enterSelectsWhatTheArrowsReach()
    {
        auto &bench = open();
        const auto request = holdOneLock(bench);
        bench.press("Alt+2");
        auto &view = *bench.window->findChild<SequenceView *>();
        static_cast<void>(view.grab());
        const Selection wanted = RequestRef{ClientId(1), request};
        // To the head of the first column, and then on in time.
        for (int press = 0; press < 30 && bench.models.inspector.selection() != wanted; ++press) {
            QTest::keyClick(&view, press < 4 ? Qt::Key_Left : Qt::Key_Down);
            static_cast<void>(view.grab());
            QTest::keyClick(&view, Qt::Key_Return);
        }
        QVERIFY(bench.models.inspector.selection() == wanted);
    }

    void everyPictureIsATableToo_data() { tabRows(); }
    void everyPictureIsATableToo()
    {
        QFETCH(QString, keys);
        auto &bench = open();
        const auto request = holdOneLock(bench);
        const auto waiting = bench.story.acquire(2, "orders/17");
        bench.story.queue(2, waiting, "orders/17");
        bench.story.loseWithFate(1, request, "orders/17", 12);
        bench.press(keys.toLatin1().constData());
        bench.press("Ctrl+T");
        auto &pane = current(bench);
        QVERIFY(pane.isTableShown());
        QVERIFY(pane.table().isVisible());
        QVERIFY(pane.table().model()->rowCount() > 0);
        QVERIFY(!pane.table().accessibleName().isEmpty());
        QCOMPARE(QApplication::focusWidget(), &pane.table());
        bench.press("Ctrl+T");
        QVERIFY(pane.pictureWidget().isVisible());
        QCOMPARE(pane.table().model()->rowCount(), 0);
    }

    void tablesKeepTheRulesOfModels()
    {
        ConsoleModels models{History::Limits{.events = 4'096, .chunk = 256}};
        ConsoleStory story(models);
        SequenceModel sequence(models.pictures, models.range);
        TimelineModel timeline(models.pictures, models.range);
        PlotModel plots(models.pictures, models.range);
        const QAbstractItemModelTester first(&sequence, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&timeline, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester third(&plots, QAbstractItemModelTester::FailureReportingMode::QtTest);
        sequence.setShown(true);
        timeline.setShown(true);
        plots.setShown(true);
        story.startServer();
        story.addClient(1);
        for (int turn = 0; turn < 30; ++turn) {
            const auto request = story.acquire(1, "key" + std::to_string(turn % 3));
            story.grant(1, request, "key" + std::to_string(turn % 3), 100 + static_cast<std::uint64_t>(turn));
            models.range.move(turn % 4 == 0 ? -0.3 : 0.2);
            if (turn % 5 == 0)
                models.range.zoom(turn % 2 == 0 ? 0.5 : 2.0);
            if (turn % 7 == 0)
                models.range.follow(true);
        }
        models.range.fit();
        QVERIFY(sequence.rowCount() > 30);
        QVERIFY(timeline.rowCount() > 20);
        QVERIFY(plots.rowCount() > 10);
        timeline.setRows(TimelineRowKind::Clients);
        QVERIFY(timeline.rowCount() > 10);
    }

    void picturesAreTakenAway_data() { tabRows(); }
    void picturesAreTakenAway()
    {
        QFETCH(QString, keys);
        auto &bench = open();
        holdOneLock(bench);
        bench.press(keys.toLatin1().constData());
        static_cast<void>(bench.window->grab());
        auto &picture = current(bench).exportable();
        QXmlStreamReader svg(picture.fileOf(PictureFormat::Svg));
        int elements = 0;
        while (!svg.atEnd())
            elements += svg.readNext() == QXmlStreamReader::StartElement ? 1 : 0;
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QVERIFY(elements > 10);
        QVERIFY(QImage::fromData(picture.fileOf(PictureFormat::Png), "PNG").width() > 500);
        const auto text = QString::fromUtf8(picture.fileOf(PictureFormat::Text));
        QVERIFY(text.count(u'\n') > 1);
        QVERIFY(!text.contains(u"nullptr"_s));
    }

    /// If this fails, a picture is written in another format than its name says.
    void theEndingSaysTheFormat()
    {
        auto &bench = open();
        holdOneLock(bench);
        bench.press("Alt+2");
        static_cast<void>(bench.window->grab());
        PictureExport dialog(current(bench).exportable(), *bench.window);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(dialog.formatOf(u"/somewhere/a.PNG"_s), PictureFormat::Png);
        QCOMPARE(dialog.formatOf(u"/somewhere/a.txt"_s), PictureFormat::Text);
        QCOMPARE(dialog.formatOf(u"/somewhere/a.svg"_s), PictureFormat::Svg);
    }

    void columnsAreArrangedByKeys()
    {
        auto &bench = open();
        holdOneLock(bench);
        bench.press("Alt+2");
        auto &view = *bench.window->findChild<SequenceView *>();
        static_cast<void>(view.grab());
        bench.models.inspector.setSelection(ClientId(1));
        const auto before = view.textLines().first();
        QVERIFY(before.indexOf(u"w1"_s) < before.indexOf(u"w2"_s));
        bench.press("Ctrl+Shift+Right");
        static_cast<void>(view.grab());
        const auto after = view.textLines().first();
        QVERIFY(after.indexOf(u"w1"_s) > after.indexOf(u"w2"_s));
        bench.press("Ctrl+Shift+I");
        QVERIFY(!view.textLines().first().contains(u"w1"_s));
        bench.press("Ctrl+Shift+Z");
        QCOMPARE(view.textLines().first(), before);
    }

    void picturesSurviveEveryTheme()
    {
        auto &bench = open();
        holdOneLock(bench);
        for (const auto *keys : {"Alt+2", "Alt+3", "Alt+4"}) {
            bench.press(keys);
            for (const auto &theme : {u"Dark"_s, u"Light"_s}) {
                bench.action(theme).trigger();
                QCoreApplication::processEvents();
                const auto image = current(bench).pictureWidget().grab().toImage();
                const bool isDark = image.pixelColor(6, image.height() - 6).lightness() < 128;
                QCOMPARE(isDark, theme == u"Dark"_s);
            }
        }
    }

private:
    static void tabRows()
    {
        QTest::addColumn<QString>("keys");
        QTest::newRow("sequence") << u"Alt+2"_s;
        QTest::newRow("timeline") << u"Alt+3"_s;
        QTest::newRow("plots") << u"Alt+4"_s;
    }
    WindowBench &open()
    {
        m_bench.reset();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        return *m_bench;
    }
    static PicturePane &current(WindowBench &bench)
    {
        return *qobject_cast<PicturePane *>(bench.window->findChild<QTabWidget *>()->currentWidget());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
