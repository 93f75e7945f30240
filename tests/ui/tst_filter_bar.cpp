// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/ui/window_bench.h"
#include "ui/shell/filter_bar.h"
#include "ui/views/expression_field.h"

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

namespace {

struct FilterBench : WindowBench
{
    explicit FilterBench(const QTemporaryDir &folder)
        : WindowBench(folder.filePath(u"settings.ini"_s))
    {
        holdOneLock(*this);
        story.acquire(2, "stock/berlin");
        story.publish();
    }
    [[nodiscard]] FilterBar &filterBar() const { return *window->findChild<FilterBar *>(); }
    [[nodiscard]] ExpressionField &field() const { return *filterBar().findChild<ExpressionField *>(); }
    void type(const QString &text) const { QTest::keyClicks(&field(), text); }
    /// Whether some label of the bar says it.
    [[nodiscard]] bool says(const QString &text) const
    {
        const auto labels = filterBar().findChildren<QLabel *>();
        return std::any_of(
            labels.begin(), labels.end(), [&](const auto *it) { return it->isVisible() && it->text().contains(text); });
    }
};

} // namespace

/// If these fail, a person cannot narrow the lists down with the keyboard alone.
class TestFilterBar : public QObject
{
    Q_OBJECT

private slots:
    void slashTypesAFilter()
    {
        const QTemporaryDir folder;
        FilterBench bench(folder);
        const auto all = bench.models.events.rowCount();
        bench.press("/");
        QCOMPARE(QApplication::focusWidget(), &bench.field());
        bench.type(u"key == \"orders/*\""_s);
        QTest::keyClick(&bench.field(), Qt::Key_Return);
        QTRY_VERIFY(bench.models.events.rowCount() < all);
        QTRY_VERIFY(bench.models.events.rowCount() > 0);
        QVERIFY(bench.says(u"%1 of %2"_s.arg(bench.models.events.rowCount()).arg(all)));
        // A slash in the field is a slash.
        QVERIFY(bench.field().text().contains(u'/'));
        QTest::keyClick(&bench.field(), Qt::Key_Escape);
        QVERIFY(bench.field().text().isEmpty());
        QTRY_COMPARE(bench.models.events.rowCount(), all);
        // The offscreen platform does not make the window active again when an offer closes.
        QApplication::setActiveWindow(bench.window.get());
        QTest::keyClick(&bench.field(), Qt::Key_Escape);
        QVERIFY(!bench.field().hasFocus());
    }

    void rightTextIsUsedWithoutEnter()
    {
        const QTemporaryDir folder;
        FilterBench bench(folder);
        bench.press("/");
        bench.type(u"client == 2 "_s);
        QTRY_COMPARE(bench.models.filter.text(), u"client == 2"_s);
    }

    void wrongTextSaysWhatIsWrong()
    {
        const QTemporaryDir folder;
        FilterBench bench(folder);
        bench.press("/");
        bench.type(u"kye == \"a\""_s);
        QVERIFY(bench.says(u"There is no 'kye'"_s));
        QCOMPARE(bench.field().verdict().place, (TextPlace{0, 3}));
        QTest::keyClick(&bench.field(), Qt::Key_Return);
        QVERIFY(bench.models.filter.text().isEmpty());
    }

    void offersAreChosenByKeys_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
        QTest::newRow("Tab") << static_cast<int>(Qt::Key_Tab);
    }
    void offersAreChosenByKeys()
    {
        QFETCH(int, key);
        const QTemporaryDir folder;
        FilterBench bench(folder);
        bench.press("/");
        bench.type(u"outcome is ind"_s);
        QVERIFY(bench.field().isOffering());
        QTest::keyClick(QApplication::activePopupWidget(), static_cast<Qt::Key>(key));
        QCOMPARE(bench.field().text(), u"outcome is indeterminate"_s);
        QVERIFY(!bench.field().isOffering());
        QVERIFY(bench.field().hasFocus());
    }

    void escapeClosesTheOfferFirst()
    {
        const QTemporaryDir folder;
        FilterBench bench(folder);
        bench.press("/");
        bench.type(u"ke"_s);
        QVERIFY(bench.field().isOffering());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QVERIFY(!bench.field().isOffering());
        QCOMPARE(bench.field().text(), u"ke"_s);
        QTest::keyClick(&bench.field(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(bench.field().isOffering());
    }

    void usedFiltersComeBack()
    {
        const QTemporaryDir folder;
        {
            FilterBench bench(folder);
            bench.filterBar().use(u"n > 1"_s);
            bench.filterBar().use(u"n > 2"_s);
        }
        FilterBench bench(folder);
        bench.press("/");
        QTest::keyClick(&bench.field(), Qt::Key_Up);
        QCOMPARE(bench.field().text(), u"n > 2"_s);
        QTest::keyClick(&bench.field(), Qt::Key_Up);
        QCOMPARE(bench.field().text(), u"n > 1"_s);
        QTest::keyClick(&bench.field(), Qt::Key_Down);
        QTest::keyClick(&bench.field(), Qt::Key_Down);
        QCOMPARE(bench.field().text(), u""_s);
    }

    void filterIsSavedByName()
    {
        const QTemporaryDir folder;
        FilterBench bench(folder);
        bench.filterBar().use(u"key == \"orders/*\""_s);
        bench.press("Ctrl+S");
        auto *dialog = bench.window->findChild<QInputDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(u"orders"_s);
        dialog->accept();
        QCOMPARE(bench.settings.filters().named().value(0), (NamedExpression{u"orders"_s, u"key == \"orders/*\""_s}));
    }

    void cellsBuildTheFilter()
    {
        const QTemporaryDir folder;
        FilterBench bench(folder);
        auto &events = bench.list(u"Events"_s);
        events.setFocus();
        events.setCurrentIndex(events.model()->index(events.model()->rowCount() - 1, EventModel::KeyColumn));
        QTest::keySequence(&events, QKeySequence(u"Ctrl+F"_s));
        QCOMPARE(bench.models.filter.text(), u"key == \"stock/berlin\""_s);
        QTRY_VERIFY(!bench.models.events.counts().isLooking);
        events.setCurrentIndex(events.model()->index(0, EventModel::KindColumn));
        QTest::keySequence(&events, QKeySequence(u"Ctrl+Shift+F"_s));
        QVERIFY2(bench.models.filter.text().startsWith(u"key == \"stock/berlin\" and not (kind is "_s),
                 qPrintable(bench.models.filter.text()));
        bench.press("Ctrl+/");
        QVERIFY(bench.models.filter.text().isEmpty());
        QVERIFY(!bench.action(u"Show Everything"_s).isEnabled());
    }

    void followShowsTheStoryOfARequest()
    {
        const QTemporaryDir folder;
        FilterBench bench(folder);
        QVERIFY(!bench.action(u"Follow"_s).isEnabled());
        bench.models.inspector.setSelection(RequestRef{ClientId(1), RequestId(1)});
        bench.press("Ctrl+Shift+G");
        QVERIFY(bench.models.filter.text().startsWith(u"(client == 1 and request == 1) or owner == "_s));
    }
};

QTEST_MAIN(TestFilterBar)
#include "tst_filter_bar.moc"
