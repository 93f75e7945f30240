// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>

#include "ui/shell/action_registry.h"
#include "ui/shell/language.h"
#include "ui/shell/menus.h"

using namespace Qt::StringLiterals;
using namespace lockscope::ui;

/// The letter behind the & of a menu's or an action's text, in upper case; null: there is none.
static QChar mnemonicOf(const QString &text)
{
    const auto at = text.indexOf(u'&');
    return at < 0 ? QChar() : text.at(at + 1).toUpper();
}

/// Every action of a menu and of the menus in it.
static QList<QAction *> actionsIn(const QWidget &menu)
{
    QList<QAction *> all;
    for (auto *action : menu.actions()) {
        all << action;
        if (action->menu() != nullptr)
            all << actionsIn(*action->menu());
    }
    return all;
}

class TestActionRegistry : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Q_INIT_RESOURCE(lockscope); }

    /// If this fails, a command is offered without a name, a picture or an explanation.
    void everyActionExplainsItself()
    {
        const ActionRegistry registry;
        for (const auto &spec : actionSpecs()) {
            const auto *action = registry.action(spec.id);
            QVERIFY2(!action->text().isEmpty(), spec.text);
            QVERIFY2(!action->icon().isNull(), spec.text);
            QVERIFY2(!action->statusTip().isEmpty(), spec.text);
            QVERIFY2(!action->toolTip().isEmpty(), spec.text);
            QVERIFY2(!action->statusTip().endsWith(u'.'), spec.text);
        }
    }

    /// If this fails, a command cannot be found, or stands twice.
    void everyActionIsInTheMenusOnce()
    {
        const ActionRegistry registry;
        QMenuBar bar;
        fillMenuBar(bar, registry);
        const auto all = actionsIn(bar);
        for (const auto &spec : actionSpecs())
            QVERIFY2(all.count(registry.action(spec.id)) == 1, spec.text);
    }

    /// If this fails, a command is out of reach without a mouse: each has a letter of its own in its menu, and so has
    /// each menu.
    void everyMenuIsWalkedByLetters_data()
    {
        QTest::addColumn<LanguageChoice>("language");
        QTest::newRow("English") << LanguageChoice::English;
        QTest::newRow("German") << LanguageChoice::German;
    }
    void everyMenuIsWalkedByLetters()
    {
        QFETCH(const LanguageChoice, language);
        const Translations translations(language);
        const ActionRegistry registry;
        QMenuBar bar;
        fillMenuBar(bar, registry);
        QList<const QWidget *> menus = {&bar};
        for (const auto *action : actionsIn(bar)) {
            if (action->menu() != nullptr)
                menus << action->menu();
        }
        QCOMPARE(menus.size(), static_cast<qsizetype>(menuSpecs().size() + 1));
        for (const auto *menu : menus) {
            QSet<QChar> letters;
            for (const auto *action : menu->actions()) {
                if (action->isSeparator())
                    continue;
                const auto letter = mnemonicOf(action->text());
                QVERIFY2(!letter.isNull(), qPrintable(action->text()));
                QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
                letters << letter;
            }
        }
    }

    /// If this fails, a key does nothing, because Qt calls two commands with one key ambiguous.
    void noTwoActionsShareAKey()
    {
        QHash<QString, const char *> taken;
        const ActionRegistry registry;
        for (const auto &spec : actionSpecs()) {
            const auto keys = registry.action(spec.id)->shortcut().toString();
            QCOMPARE(keys.isEmpty(), *spec.keys == '\0');
            if (keys.isEmpty())
                continue;
            QVERIFY2(!taken.contains(keys), spec.text);
            taken.insert(keys, spec.text);
        }
    }

    /// If this fails, Space no longer presses buttons, or End no longer moves the cursor in a field.
    void singleKeysAreHeardInListsOnly()
    {
        for (const auto &spec : actionSpecs()) {
            const auto keys = QString::fromLatin1(spec.keys);
            const bool isBare = !keys.isEmpty() && !keys.contains(u'+') && !(keys.startsWith(u'F') && keys.size() <= 3);
            // No button has a use for it, and fields take it before the window does.
            if (keys == u"/" || keys == u"Y")
                continue;
            QVERIFY2(!isBare || spec.reach == KeyReach::Rows, spec.text);
        }
    }

    void keysAreTheOnesOfTheManual_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("keys");
        const auto row = [](const char *name, ActionId id, const QString &keys) {
            QTest::newRow(name) << static_cast<int>(id) << keys;
        };
        row("acquire", ActionId::Acquire, u"Ctrl+Shift+A"_s);
        row("release", ActionId::Release, u"Ctrl+Shift+R"_s);
        row("cancel", ActionId::Cancel, u"Ctrl+Shift+C"_s);
        row("cut", ActionId::Cut, u"Ctrl+Shift+X"_s);
        row("freeze", ActionId::Freeze, u"Space"_s);
        row("live", ActionId::GoToNewest, u"End"_s);
        row("first", ActionId::GoToFirst, u"Home"_s);
        row("event back", ActionId::StepBack, u","_s);
        row("event on", ActionId::StepOn, u"."_s);
        row("request back", ActionId::SelectedBack, u"["_s);
        row("request on", ActionId::SelectedOn, u"]"_s);
        row("finding back", ActionId::FindingBack, u"{"_s);
        row("finding on", ActionId::FindingOn, u"}"_s);
        row("manual", ActionId::ShowManual, u"F1"_s);
        row("settings", ActionId::EditSettings, u"Ctrl+,"_s);
        row("next area", ActionId::NextArea, u"F6"_s);
        row("previous area", ActionId::PreviousArea, u"Shift+F6"_s);
    }
    void keysAreTheOnesOfTheManual()
    {
        QFETCH(int, id);
        QFETCH(QString, keys);
        const ActionRegistry registry;
        QCOMPARE(registry.action(static_cast<ActionId>(id))->shortcut().toString(QKeySequence::PortableText), keys);
    }

    /// If this fails, a grey button leaves a person guessing.
    void refusedActionsSayWhy()
    {
        ActionRegistry registry;
        const auto *release = registry.action(ActionId::Release);
        registry.refuse(ActionId::Release, u"nothing <b>here</b>"_s);
        QVERIFY(!release->isEnabled());
        QVERIFY(release->statusTip().contains(u"nothing <b>here</b>"_s));
        QVERIFY(release->toolTip().contains(u"nothing &lt;b&gt;here&lt;/b&gt;"_s));
        registry.allow(ActionId::Release);
        QVERIFY(release->isEnabled());
        QVERIFY(!release->statusTip().contains(u"nothing"_s));
    }

    /// If this fails, every event that comes makes all buttons and menus describe themselves anew.
    void sameJudgementChangesNothing()
    {
        ActionRegistry registry;
        QSignalSpy changes(registry.action(ActionId::Release), &QAction::changed);
        registry.allow(ActionId::Release);
        QCOMPARE(changes.count(), 0);
        registry.refuse(ActionId::Release, u"nothing here"_s);
        const auto count = changes.count();
        QVERIFY(count > 0);
        registry.refuse(ActionId::Release, u"nothing here"_s);
        QCOMPARE(changes.count(), count);
        registry.refuse(ActionId::Release, u"nothing there"_s);
        QVERIFY(registry.action(ActionId::Release)->statusTip().contains(u"nothing there"_s));
    }

    void toolBarTakesWhatHasAShortText()
    {
        const ActionRegistry registry;
        QToolBar bar;
        fillToolBar(bar, registry);
        for (const auto &spec : actionSpecs())
            QCOMPARE(bar.actions().contains(registry.action(spec.id)), *spec.toolText != '\0');
    }
};

QTEST_MAIN(TestActionRegistry)
#include "tst_action_registry.moc"
