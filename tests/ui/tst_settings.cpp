// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "ui/shell/settings.h"

using namespace Qt::StringLiterals;
using namespace lockscope::ui;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    /// If this fails, the window forgets what it was told.
    void everythingComesBack()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"a.ini"_s);
        const AcquireChoice choice{.key = u"orders/17;\"\u00e4,=%"_s, .wait = std::nullopt, .lease = 65'535};
        const auto state = QByteArray::fromHex("00ff0a0d2225");
        {
            Settings settings(path);
            settings.setTheme(ThemeChoice::Dark);
            settings.setLanguage(LanguageChoice::German);
            settings.setTextPercent(150);
            settings.setBlinks(false);
            settings.setAcquire(choice);
            settings.setLayout(u"docks"_s, state);
        }
        const Settings again(path);
        QCOMPARE(again.theme(), ThemeChoice::Dark);
        QCOMPARE(again.language(), LanguageChoice::German);
        QCOMPARE(again.textPercent(), 150);
        QVERIFY(!again.blinks());
        QVERIFY(again.acquire() == choice);
        QCOMPARE(again.layout(u"docks"_s), state);
    }

    void nothingSavedIsTheDefault()
    {
        const QTemporaryDir folder;
        checkDefaults(Settings(folder.filePath(u"none.ini"_s)));
    }

    /// If this fails, one bad value keeps the window from opening, or opens it with nonsense.
    void badValuesReadAsDefaults()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"a.ini"_s);
        {
            QSettings file(path, QSettings::IniFormat);
            file.setValue(u"look/theme"_s, u"purple"_s);
            file.setValue(u"look/language"_s, u"klingon"_s);
            file.setValue(u"look/textPercent"_s, u"-7"_s);
            file.setValue(u"look/blink"_s, QVariantList{1, 2});
            file.setValue(u"acquire/wait"_s, u"1e9"_s);
            file.setValue(u"acquire/lease"_s, 0);
            file.setValue(u"layout/version"_s, Settings::layoutVersion);
            file.setValue(u"layout/docks"_s, u"bm90IHdoYXQgd2FzIHdyaXR0ZW4="_s);
            file.setValue(u"layout/geometry"_s, 12);
        }
        checkDefaults(Settings(path));
    }

    /// If this fails, an update of the program opens with docks and columns that are not its own.
    void layoutsOfOtherVersionsAreNotRead_data()
    {
        QTest::addColumn<QVariant>("version");
        QTest::newRow("before there were versions") << QVariant();
        QTest::newRow("older") << QVariant(Settings::layoutVersion - 1);
        QTest::newRow("newer") << QVariant(Settings::layoutVersion + 1);
        QTest::newRow("nonsense") << QVariant(u"two"_s);
    }
    void layoutsOfOtherVersionsAreNotRead()
    {
        QFETCH(QVariant, version);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"a.ini"_s);
        {
            Settings settings(path);
            settings.setTextPercent(150);
            settings.setLayout(u"docks"_s, "docks");
            settings.setLayout(u"locks"_s, "columns");
        }
        {
            QSettings file(path, QSettings::IniFormat);
            if (version.isValid())
                file.setValue(u"layout/version"_s, version);
            else
                file.remove(u"layout/version"_s);
        }
        Settings settings(path);
        QVERIFY(settings.layout(u"docks"_s).isEmpty());
        QCOMPARE(settings.textPercent(), 150);
        settings.setLayout(u"docks"_s, "new docks");
        QCOMPARE(settings.layout(u"docks"_s), QByteArray("new docks"));
        QVERIFY(settings.layout(u"locks"_s).isEmpty());
    }

    /// If this fails, a file that a crash tore apart is lost without a trace, or stops the start.
    void unreadableFileIsSetAside()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"a.ini"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\0\1[[[ no settings at all\n=\n", 26);
        file.close();
        checkDefaults(Settings(path));
        QVERIFY(QFile::exists(path + u".damaged"_s));
    }

private:
    static void checkDefaults(const Settings &settings)
    {
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QCOMPARE(settings.textPercent(), 100);
        QVERIFY(settings.blinks());
        QVERIFY(settings.acquire() == AcquireChoice());
        QVERIFY(settings.layout(u"docks"_s).isEmpty());
        QVERIFY(settings.layout(u"geometry"_s).isEmpty());
    }
};

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
