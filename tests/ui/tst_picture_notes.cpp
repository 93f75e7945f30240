// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/window_bench.h"
#include "ui/models/picture_filter.h"
#include "ui/views/picture_pane.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lockscope;
using namespace lockscope::ui;

/// If these fail, a picture shows less than everything, or another moment, and does not say so.
class TestPictureNotes : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
        holdOneLock(*m_bench);
        const auto other = m_bench->story.acquire(2, "stock/berlin");
        m_bench->story.grant(2, other, "stock/berlin", 89);
        m_bench->story.pass(1s);
        m_bench->story.publish();
        m_bench->models.range.fit();
    }
    void cleanup() { m_bench.reset(); }

    void filterLeavesOutWhatItDoesNotLetThrough_data() { pictures(); }
    void filterLeavesOutWhatItDoesNotLetThrough()
    {
        QFETCH(const QString, picture);
        for (const auto &format : {PictureFormat::Svg, PictureFormat::Text}) {
            m_bench->models.filter.use({});
            QVERIFY(drawn(picture, format).contains("orders/17"));
            QVERIFY(drawn(picture, format).contains("stock/berlin"));
            m_bench->models.filter.use(u"key == \"stock/*\""_s);
            QVERIFY(!drawn(picture, format).contains("orders/17"));
            QVERIFY(drawn(picture, format).contains("stock/berlin"));
        }
        QVERIFY(note(picture).contains(u"Filter"_s));
        m_bench->models.filter.use({});
        QVERIFY(!note(picture).contains(u"Filter"_s));
    }

    void whatAsksNothingOfEventsLeavesPicturesWhole()
    {
        m_bench->models.filter.use(u"waiters > 5"_s);
        QVERIFY(drawn(u"Timeline"_s, PictureFormat::Svg).contains("orders/17"));
        QVERIFY(note(u"Timeline"_s).contains(u"everything is drawn"_s));
    }

    void plotsSayThatTheyMeasureEverything()
    {
        m_bench->models.filter.use(u"key == \"stock/*\""_s);
        QVERIFY(note(u"Plots"_s).contains(u"everything"_s));
    }

    void pastIsSaidInWords_data()
    {
        QTest::addColumn<QString>("picture");
        for (const auto *name : {"Sequence of messages", "Timeline", "Plots"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void pastIsSaidInWords()
    {
        QFETCH(const QString, picture);
        QVERIFY(note(picture).isEmpty());
        m_bench->models.cursor.goTo(EventNumber(4));
        QVERIFY(note(picture).contains(u"PAST"_s));
        QVERIFY(note(picture).contains(u"event 4 of"_s));
        m_bench->models.cursor.goLive();
        QVERIFY(note(picture).isEmpty());
    }

    void whatIsInsideServersOutsideIsNotVisible_data() { pastIsSaidInWords_data(); }
    void whatIsInsideServersOutsideIsNotVisible()
    {
        QFETCH(const QString, picture);
        m_bench->window->setOutside({u"10.0.0.1:5225"_s}, MainWindow::ReadOnly::Yes);
        QVERIFY(note(picture).contains(u"not visible"_s));
    }

    /// If this fails, a filter over a long history makes the window stand still.
    void paintingLooksAtSoManyEventsOnly()
    {
        auto &models = m_bench->models;
        m_bench->story.fill(3'000);
        models.filter.use(u"key == \"stock/*\""_s);
        PictureFilter filter(models.filter, models.pictures);
        filter.begin();
        std::size_t looked = 0;
        for (std::uint64_t i = 1; i < models.cursor.newest().value() && !filter.isLate(); ++i, ++looked) {
            picture::Segment segment;
            segment.cause = EventNumber(i);
            (void)filter.lets(segment);
        }
        QVERIFY(looked <= PictureFilter::looksMax);
    }

private:
    static void pictures()
    {
        QTest::addColumn<QString>("picture");
        QTest::newRow("sequence") << u"Sequence of messages"_s;
        QTest::newRow("timeline") << u"Timeline"_s;
    }
    [[nodiscard]] PicturePane &pane(const QString &picture) const
    {
        for (auto *pane : m_bench->window->findChildren<PicturePane *>()) {
            if (pane->pictureWidget().accessibleName() == picture)
                return *pane;
        }
        qFatal("no such picture");
    }
    /// It has to be on screen, to have a size.
    [[nodiscard]] QByteArray drawn(const QString &picture, PictureFormat format) const
    {
        m_bench->action(picture.section(u' ', 0, 0)).trigger();
        QCoreApplication::processEvents();
        return pane(picture).exportable().fileOf(format);
    }
    [[nodiscard]] QString note(const QString &picture) const { return pane(picture).pictureWidget().whatsThis(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestPictureNotes)
#include "tst_picture_notes.moc"
