// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/lab/virtual_stage.h"
#include "app/scenario/scenario_files.h"
#include "app/story/lost_reply_story.h"
#include "app/story/story_window.h"
#include "core/scenario/parser.h"
#include "ui/shell/story_bar.h"

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lockscope;
using namespace lockscope::app;

namespace {

StoryPlayer lostReply()
{
    auto reading = scenario::parse(readScenario(lostReplyScenario())->sources);
    const auto seed = reading.scenario.setup.seed;
    const auto shared = std::make_shared<const scenario::Scenario>(std::move(reading.scenario));
    lab::VirtualStage stage(scenario::programOf(shared, 0), seed, {});
    stage.run();
    return {stage.entries(), lostReplyChapters()};
}

/// Of what a person sees behind the given chapter, counted from 0.
struct Sight
{
    std::size_t indeterminate;
    std::size_t parked;
    std::size_t held;
};

} // namespace

class TestStory : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup()
    {
        m_parent.reset();
        m_settings.reset();
    }

    /// If this fails, the scenario has changed and the captions speak of something else.
    void eachChapterHasEventsOfItsOwn()
    {
        const auto player = lostReply();
        for (std::size_t chapter = 1; chapter + 1 < player.chapters().size(); ++chapter)
            QVERIFY2(player.lastOf(chapter) > player.lastOf(chapter - 1), qPrintable(player.chapters()[chapter].title));
        QCOMPARE(player.lastOf(player.chapters().size() - 1), player.entries().back().number);
    }

    void itTakesThirtySeconds()
    {
        Duration all{};
        for (const auto &chapter : lostReplyChapters())
            all += chapter.plays + chapter.reads;
        QVERIFY(all <= 31s);
        QVERIFY(all >= 25s);
    }

    /// If this fails, events jump, or the clock of the story runs back.
    void eventsComeOneAfterTheOther()
    {
        auto player = lostReply();
        auto happened = player.happened();
        auto now = player.now();
        for (int tick = 0; tick < 1'000; ++tick) {
            player.pass(40ms);
            QVERIFY(player.happened() >= happened);
            QVERIFY(player.happened() - happened <= 4);
            QVERIFY(player.now().steady >= now.steady);
            if (player.happened() > 0)
                QVERIFY(player.now().steady >= player.entries()[player.happened() - 1].at.steady);
            happened = player.happened();
            now = player.now();
        }
        QCOMPARE(happened, player.entries().size());
        QVERIFY(player.isLastChapter());
    }

    void readingStopsTheClockOfTheStory()
    {
        auto player = lostReply();
        player.pass(player.chapters()[0].plays);
        QVERIFY(!player.isPlaying());
        const auto now = player.now();
        player.pass(player.chapters()[0].reads / 2);
        QCOMPARE(player.now(), now);
        QCOMPARE(player.chapter(), 0U);
        player.pass(player.chapters()[0].reads / 2);
        QCOMPARE(player.chapter(), 1U);
    }

    /// If this fails, a newcomer who only presses Enter does not see what the captions say.
    void enterShowsWhatTheCaptionsSay()
    {
        open();
        static constexpr Sight sights[] = {{0, 0, 0}, {0, 0, 1}, {0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {1, 0, 1}, {0, 0, 1}};
        for (std::size_t chapter = 0; chapter < std::size(sights); ++chapter) {
            const auto title = lostReplyChapters()[chapter].title;
            m_story->pass(lostReplyChapters()[chapter].plays);
            QVERIFY2(hasLabel(title), qPrintable(title));
            const auto &world = m_story->models().cursor.world();
            QCOMPARE(world.beliefs().indeterminateCount(), sights[chapter].indeterminate);
            QCOMPARE(world.truth().parkedCount(), sights[chapter].parked);
            QCOMPARE(world.truth().heldCount(), sights[chapter].held);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QVERIFY(hasLabel(lostReplyChapters().back().title));
    }

    /// If this fails, the moment of the story that a person stopped at goes on under their eyes.
    void timeIsTheirsAndTheCaptionFollows()
    {
        open();
        skipTo(lostReplyChapters().size() - 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        auto &cursor = m_story->models().cursor;
        QVERIFY(!cursor.isLive());
        // The button goes back to where nobody could know.
        QVERIFY(hasLabel(lostReplyChapters()[3].title));
        QCOMPARE(cursor.world().beliefs().indeterminateCount(), 1U);
        const auto place = cursor.position();
        m_story->pass(60s);
        QCOMPARE(cursor.position(), place);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Comma);
        QCOMPARE(cursor.position(), EventNumber(place.value() - 1));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Period);
        QCOMPARE(cursor.position(), place);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QVERIFY(cursor.isLive());
        QVERIFY(hasLabel(lostReplyChapters().back().title));
    }

    void backIsTheEndOfTheChapterBefore()
    {
        open();
        skipTo(4);
        button(u"Back"_s).click();
        QVERIFY(hasLabel(lostReplyChapters()[3].title));
        QCOMPARE(m_story->models().cursor.world().truth().parkedCount(), 0U);
        button(u"Next"_s).click();
        QVERIFY(m_story->models().cursor.isLive());
        QVERIFY(hasLabel(lostReplyChapters()[4].title));
    }

    /// If this fails, the button of the fate's own card is dead in the very moment that the story speaks of it.
    void theLaneIsDrainedWhereTheFateStands()
    {
        open();
        skipTo(4);
        m_story->pass(lostReplyChapters()[4].plays);
        auto *window = m_story->window();
        QAction *drain = nullptr;
        for (const auto *menu : window->findChildren<QMenu *>()) {
            for (auto *action : menu->actions())
                drain = action->objectName() == u"lane-drain"_s ? action : drain;
        }
        QVERIFY(drain != nullptr && drain->isEnabled());
        drain->trigger();
        QVERIFY(hasLabel(lostReplyChapters()[5].title));
        QVERIFY(!drain->isEnabled());
    }

    void escapeEndsItAndNothingIsKept()
    {
        open();
        skipTo(2);
        const QPointer<ui::MainWindow> window = m_story->window();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(window == nullptr || !window->isVisible());
        QVERIFY(m_settings->layout(u"docks"_s).isEmpty());
    }

    /// For people who look at pictures: LOCKSCOPE_PICTURES names the folder.
    void itsPicturesAreDrawn()
    {
        open();
        const auto folder = qEnvironmentVariable("LOCKSCOPE_PICTURES");
        for (std::size_t chapter = 0; chapter < lostReplyChapters().size(); ++chapter) {
            skipTo(chapter);
            m_story->pass(lostReplyChapters()[chapter].plays);
            QCoreApplication::processEvents();
            const auto picture = m_story->window()->grab();
            QVERIFY(!picture.isNull());
            if (!folder.isEmpty())
                QVERIFY(picture.save(u"%1/story%2.png"_s.arg(folder).arg(chapter + 1)));
        }
    }

private:
    void open()
    {
        m_settings = std::make_unique<ui::Settings>(m_folder->filePath(u"settings.ini"_s));
        m_parent = std::make_unique<QObject>();
        m_story = new StoryWindow(*m_settings, m_parent.get());
        QSignalSpy begun(m_story, &StoryWindow::begun);
        QVERIFY(begun.wait());
        m_story->window()->resize(1440, 900);
        QApplication::setActiveWindow(m_story->window());
        QVERIFY(m_story->window()->findChild<ui::StoryBar *>()->isAncestorOf(QApplication::focusWidget()));
    }

    /// By Enter, without waiting.
    void skipTo(std::size_t chapter)
    {
        for (std::size_t i = 0; i < lostReplyChapters().size() && !hasLabel(lostReplyChapters()[chapter].title); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(hasLabel(lostReplyChapters()[chapter].title));
    }

    [[nodiscard]] bool hasLabel(const QString &text) const
    {
        const auto labels = m_story->window()->findChild<ui::StoryBar *>()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == text; });
    }

    [[nodiscard]] QPushButton &button(const QString &text) const
    {
        for (auto *button : m_story->window()->findChild<ui::StoryBar *>()->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == text)
                return *button;
        }
        qFatal("no such button");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::Settings> m_settings;
    /// It may go with its window.
    std::unique_ptr<QObject> m_parent;
    QPointer<StoryWindow> m_story;
};

QTEST_MAIN(TestStory)
#include "tst_story.moc"
