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
            settings.setTextPercent(150);
            settings.setBlinks(false);
            settings.setAcquire(choice);
            settings.setLayout(u"docks"_s, state);
        }
        const Settings again(path);
        QCOMPARE(again.theme(), ThemeChoice::Dark);
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
            file.setValue(u"look/textPercent"_s, u"-7"_s);
            file.setValue(u"look/blink"_s, QVariantList{1, 2});
            file.setValue(u"acquire/wait"_s, u"1e9"_s);
            file.setValue(u"acquire/lease"_s, 0);
            file.setValue(u"layout/docks"_s, u"bm90IHdoYXQgd2FzIHdyaXR0ZW4="_s);
            file.setValue(u"layout/geometry"_s, 12);
        }
        checkDefaults(Settings(path));
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
