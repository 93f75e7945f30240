// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "tests/ui/window_bench.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/manual_window.h"
#include "ui/shell/window_help.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

namespace {

QString pageText(const QString &page)
{
    QFile file(u":/manual/"_s + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList chaptersOf(const QString &page)
{
    static const QRegularExpression heading(u"^#+ (.*)$"_s, QRegularExpression::MultilineOption);
    QStringList chapters;
    for (auto match = heading.globalMatch(pageText(page)); match.hasNext();)
        chapters << chapterName(match.next().captured(1));
    return chapters;
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
    }
    void cleanup() { m_bench.reset(); }

    /// If this fails, F1 opens a page that does not know the area.
    void keyOpensTheChapterOfTheArea_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<ManualPlace>("place");
        const auto row = [](const char *name, const QString &command, const QString &page, const QString &chapter) {
            QTest::newRow(name) << command << ManualPlace{page, chapter};
        };
        const auto manual = u"manual"_s;
        row("locks", u"Locks"_s, manual, u"what-you-see"_s);
        row("sequence", u"Sequence"_s, manual, u"what-you-see"_s);
        row("filter", u"Filter"_s, manual, u"the-filter"_s);
        row("acquire", u"Acquire..."_s, manual, u"what-you-can-do"_s);
        row("scenarios", u"Scenarios"_s, u"scenario_language"_s, {});
        row("start page", u"Start Page"_s, manual, u"how-it-starts"_s);
    }
    void keyOpensTheChapterOfTheArea()
    {
        QFETCH(const QString, command);
        QFETCH(const ManualPlace, place);
        m_bench->action(command).trigger();
        m_bench->press("F1");
        QCOMPARE(manual().page(), place.page);
        QCOMPARE(manual().chapter(), place.chapter);
    }

    void dockHasItsChapter_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("chapter");
        QTest::newRow("nodes") << u"Nodes and clients"_s << u"nodes"_s;
        QTest::newRow("fates") << u"Fates"_s << u"the-board-of-fates"_s;
        QTest::newRow("inspector") << u"Properties of the selected thing"_s << u"why"_s;
        QTest::newRow("events") << u"Events"_s << u"the-filter"_s;
        QTest::newRow("findings") << u"Findings"_s << u"findings"_s;
        QTest::newRow("faults") << u"Faults"_s << u"faults"_s;
        QTest::newRow("bookmarks") << u"Bookmarks"_s << u"recordings"_s;
        QTest::newRow("log") << u"Log"_s << u"the-log"_s;
    }
    void dockHasItsChapter()
    {
        QFETCH(const QString, list);
        QFETCH(const QString, chapter);
        const auto &help = *m_bench->window->findChild<WindowHelp *>();
        QCOMPARE(help.placeOf(&m_bench->list(list)), (ManualPlace{u"manual"_s, chapter}));
        QVERIFY2(chaptersOf(u"manual.md"_s).contains(chapter), qPrintable(chapter));
    }

    /// If this fails, a link of the manual leads nowhere.
    void everyLinkLeadsSomewhere()
    {
        static const QRegularExpression link(u"\\]\\(([^)]*)\\)"_s);
        for (QDirIterator pages(u":/manual"_s); pages.hasNext();) {
            pages.next();
            const auto page = pages.fileName();
            for (auto match = link.globalMatch(pageText(page)); match.hasNext();) {
                const QUrl url(match.next().captured(1));
                const auto target = url.path().isEmpty() ? page : url.fileName();
                if (!url.isRelative() || !target.endsWith(u".md"_s))
                    continue;
                QVERIFY2(QFile::exists(u":/manual/"_s + target), qPrintable(page + u": "_s + url.toString()));
                QVERIFY2(url.fragment().isEmpty() || chaptersOf(target).contains(url.fragment()),
                         qPrintable(page + u": "_s + url.toString()));
            }
        }
    }

    void linksAreFollowedInsideOfTheProgramOnly()
    {
        m_bench->press("F1");
        auto *text = manual().findChild<QTextBrowser *>();
        emit text->anchorClicked(QUrl(u"#faults"_s));
        QCOMPARE(manual().chapter(), u"faults"_s);
        emit text->anchorClicked(QUrl(u"rules.md"_s));
        QCOMPARE(manual().page(), u"rules"_s);
        emit text->anchorClicked(QUrl(u"https://example.org/x.md"_s));
        QCOMPARE(manual().page(), u"rules"_s);
        QVERIFY(says(u"https://example.org/x.md"_s));
    }

    void searchGoesOnAndRound()
    {
        m_bench->press("F1");
        manual().goTo({u"manual"_s});
        auto *field = manual().findChild<QLineEdit *>();
        const auto &text = *manual().findChild<QTextBrowser *>();
        field->setFocus();
        QTest::keyClicks(field, u"what this version does not do"_s);
        const auto first = text.textCursor().position();
        QVERIFY(text.textCursor().selectedText().compare(field->text(), Qt::CaseInsensitive) == 0);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(text.textCursor().position(), first);
        QVERIFY(says(u"beginning"_s));
        field->setText(u"no such words in it at all"_s);
        QVERIFY(says(u"Nothing found"_s));
    }

    /// If this fails, a library is used without its licence being told.
    void aboutNamesWhatItIsBuiltWith()
    {
        m_bench->action(u"About Lockscope"_s).trigger();
        auto *about = m_bench->window->findChild<AboutDialog *>();
        QVERIFY(about != nullptr && about->isVisible());
        QString all;
        for (const auto *label : about->findChildren<QLabel *>())
            all += label->text();
        for (const auto &name : {u"GNU General Public License"_s,
                                 u"Qt"_s,
                                 u"QCustomPlot"_s,
                                 u"QScintilla"_s,
                                 u"xxHash"_s,
                                 u"tl::expected"_s,
                                 u"SQLite"_s})
            QVERIFY2(all.contains(name), qPrintable(name));
        for (auto *button : about->findChildren<QPushButton *>()) {
            if (button->text().contains(u"Copy System"_s))
                button->click();
        }
        for (const auto &part : {u"Lockscope "_s, u"Qt "_s, u"System: "_s, u"Platform plugin: "_s, u"Screen: "_s})
            QVERIFY2(QApplication::clipboard()->text().contains(part), qPrintable(part));
    }

    /// For people who look at pictures: LOCKSCOPE_PICTURES names the folder.
    void itsPictureIsDrawn()
    {
        for (const auto &theme : {u"Light"_s, u"Dark"_s}) {
            m_bench->action(theme).trigger();
            m_bench->press("F1");
            manual().goTo({u"manual"_s, u"what-you-can-do"_s});
            QCoreApplication::processEvents();
            const auto picture = manual().grab();
            QVERIFY(!picture.isNull());
            if (const auto folder = qEnvironmentVariable("LOCKSCOPE_PICTURES"); !folder.isEmpty())
                QVERIFY(picture.save(u"%1/manual%2.png"_s.arg(folder, theme)));
        }
        m_bench->action(u"Light"_s).trigger();
    }

private:
    [[nodiscard]] ManualWindow &manual() const
    {
        auto *window = m_bench->window->findChild<ManualWindow *>();
        if (window == nullptr)
            qFatal("no manual");
        return *window;
    }
    [[nodiscard]] bool says(const QString &text) const
    {
        const auto labels = manual().findChildren<QLabel *>();
        return std::any_of(
            labels.begin(), labels.end(), [&](const QLabel *label) { return label->text().contains(text); });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
};

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
