// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/pseudo_language.h"
#include "tests/ui/window_bench.h"

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        m_bench.reset();
        m_pseudo.reset();
    }

    void findsWordsOutsideOfBrackets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("foreign");
        QTest::newRow("bracketed") << u"\u00abhold\u00bb"_s << QString();
        QTest::newRow("nested") << u"\u00abparked on \u00abkey\u00bb since\u00bb"_s << QString();
        QTest::newRow("data") << u"orders/17, w3, 127.0.0.1:5225, 12:00:01.500, C3"_s << QString();
        QTest::newRow("bare") << u"hold"_s << u"hold"_s;
        QTest::newRow("behind brackets") << u"\u00abheld\u00bb by nobody"_s << u"by nobody"_s;
    }
    void findsWordsOutsideOfBrackets()
    {
        QFETCH(const QString, text);
        QTEST(PseudoLanguage::foreignPart(text), "foreign");
    }

    /// If this fails, that text stays English in every language.
    void everyTextGoesThroughTheTranslator_data() { stories(); }
    void everyTextGoesThroughTheTranslator()
    {
        QFETCH(const bool, isBusy);
        openPseudo(isBusy);
        QStringList foreign;
        for (const auto &seen : seenTexts(*m_bench->window)) {
            if (const auto part = PseudoLanguage::foreignPart(seen.text); !part.isEmpty())
                foreign.append(seen.place + u": "_s + part);
        }
        foreign.removeDuplicates();
        QVERIFY2(foreign.isEmpty(), qPrintable(foreign.join(u'\n')));
    }

    /// If this fails, a language with longer words than English is cut off there.
    void longerTextsHaveRoom_data() { stories(); }
    void longerTextsHaveRoom()
    {
        QFETCH(const bool, isBusy);
        openPseudo(isBusy);
        // Half as long again is more than German needs; the window may be as wide as a usual screen for that.
        m_bench->window->resize(1920, 1080);
        QCoreApplication::processEvents();
        const auto cut = cutTexts(*m_bench->window);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void numbersAreWrittenAsTheLanguageDoes()
    {
        open(false, LanguageChoice::German);
        QCOMPARE(QLocale().decimalPoint(), u","_s);
        QCOMPARE(m_bench->window->locale().decimalPoint(), u","_s);
        m_bench.reset();
        open(false, LanguageChoice::English);
        QCOMPARE(QLocale().decimalPoint(), u"."_s);
    }

    /// If this fails, a person reads half of a word, or does not find a command.
    void languagesHaveRoom_data() { languages(); }
    void languagesHaveRoom()
    {
        QFETCH(const LanguageChoice, language);
        QFETCH(const bool, isBusy);
        open(isBusy, language);
        m_bench->press("Ctrl+Shift+A");
        QVERIFY(m_bench->bar().isVisible());
        QStringList cut;
        for (auto *area : m_bench->window->findChildren<QDockWidget *>()) {
            area->raise();
            QCoreApplication::processEvents();
            cut << cutTexts(*m_bench->window) << cutHeadings(*m_bench->window);
        }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    /// If this fails, a long text somewhere pushes the areas beside it together.
    void areasAreAsWideInEveryLanguage_data() { stories(); }
    void areasAreAsWideInEveryLanguage()
    {
        QFETCH(const bool, isBusy);
        open(isBusy, LanguageChoice::English);
        const auto english = widthsOfAreas();
        m_bench.reset();
        open(isBusy, LanguageChoice::German);
        QCOMPARE(widthsOfAreas(), english);
    }

    /// If this fails, Alt with that letter only moves between those that share it.
    void everyLetterIsOneThing_data() { languages(); }
    void everyLetterIsOneThing()
    {
        QFETCH(const LanguageChoice, language);
        QFETCH(const bool, isBusy);
        open(isBusy, language);
        m_bench->press("Ctrl+Shift+A");
        QVERIFY(m_bench->bar().isVisible());
        const auto shared = sharedLetters(*m_bench->window);
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
    }

private:
    static void stories()
    {
        QTest::addColumn<bool>("isBusy");
        QTest::newRow("empty") << false;
        QTest::newRow("busy") << true;
    }
    static void languages()
    {
        QTest::addColumn<LanguageChoice>("language");
        QTest::addColumn<bool>("isBusy");
        QTest::newRow("English, empty") << LanguageChoice::English << false;
        QTest::newRow("English, busy") << LanguageChoice::English << true;
        QTest::newRow("German, empty") << LanguageChoice::German << false;
        QTest::newRow("German, busy") << LanguageChoice::German << true;
    }

    [[nodiscard]] QList<int> widthsOfAreas() const
    {
        QList<int> widths{m_bench->window->centralWidget()->width()};
        for (const auto *area : m_bench->window->findChildren<QDockWidget *>()) {
            if (!area->visibleRegion().isEmpty())
                widths << area->width();
        }
        return widths;
    }

    void openPseudo(bool isBusy)
    {
        m_pseudo = std::make_unique<PseudoLanguage>();
        open(isBusy, std::nullopt);
    }

    void open(bool isBusy, std::optional<LanguageChoice> language)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s), language);
        if (!isBusy)
            return;
        const auto held = holdOneLock(*m_bench);
        const auto waiting = m_bench->story.acquire(2, "orders/17");
        m_bench->story.queue(2, waiting, "orders/17");
        const auto lost = m_bench->story.acquire(2, "stock/berlin");
        m_bench->story.holdLane("stock/berlin");
        m_bench->story.queue(2, lost, "stock/berlin");
        m_bench->story.loseWithFate(2, lost, "stock/berlin", 12);
        m_bench->story.publish();
        m_bench->models.inspector.setSelection(RequestRef{ClientId(1), held});
        QCoreApplication::processEvents();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PseudoLanguage> m_pseudo;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
