// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/window_bench.h"
#include "ui/shell/settings_dialog.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace lockscope;
using namespace lockscope::ui;

namespace {

/// None of them as at first.
SettingsValues others()
{
    return {.theme = ThemeChoice::Dark,
            .language = LanguageChoice::German,
            .textPercent = 120,
            .blinks = false,
            .showsFatesAsTable = true,
            .recordingFolder = u"/tmp/elsewhere"_s,
            .recordingLimit = 64,
            .showsStartPage = false,
            .acquire = {.key = u"stock"_s, .wait = std::nullopt, .lease = 7}};
}

} // namespace

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<WindowBench>(m_folder->filePath(u"settings.ini"_s));
    }
    void cleanup()
    {
        m_bench->action(u"Light"_s).trigger();
        m_bench.reset();
    }

    /// If this fails, the dialog calls something a default that is none.
    void defaultsAreThoseOfAFreshFile() { QCOMPARE(valuesOf(m_bench->settings), SettingsValues{}); }

    void whatIsFilledInIsWhatComesOut()
    {
        auto &dialog = open();
        dialog.fill(others());
        QCOMPARE(dialog.values(), others());
        dialog.fill({});
        QCOMPARE(dialog.values(), SettingsValues{});
    }

    /// If this fails, the menus say something else than the settings, or a change waits for the next start.
    void chosenSettingsActAtOnceAndAreKept()
    {
        QSignalSpy limits(m_bench->window.get(), &MainWindow::recordingLimitChanged);
        open().fill(others());
        button(QDialogButtonBox::Ok).click();
        QCOMPARE(valuesOf(m_bench->settings), others());
        QVERIFY(m_bench->action(u"Dark"_s).isChecked());
        QVERIFY(m_bench->action(u"German"_s).isChecked());
        QVERIFY(!m_bench->action(u"Blink on Change"_s).isChecked());
        QVERIFY(m_bench->action(u"Fates as Table"_s).isChecked());
        QCOMPARE(limits.size(), 1);
        QCOMPARE(limits[0][0].toULongLong(), 64ULL << 20U);
        m_bench->press("Ctrl+Shift+A");
        QCOMPARE(m_bench->bar().findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly)->text(), u"stock"_s);
    }

    void cancelChangesNothing()
    {
        open().fill(others());
        button(QDialogButtonBox::Cancel).click();
        QCOMPARE(valuesOf(m_bench->settings), SettingsValues{});
    }

    void defaultsAreTakenOverByOkOnly()
    {
        open().fill(others());
        button(QDialogButtonBox::Ok).click();
        open();
        button(QDialogButtonBox::RestoreDefaults).click();
        QCOMPARE(valuesOf(m_bench->settings), others());
        button(QDialogButtonBox::Ok).click();
        QCOMPARE(valuesOf(m_bench->settings), SettingsValues{});
    }

    /// If this fails, a person has to guess what a setting does.
    void everyFieldHasItsSentence()
    {
        const auto &dialog = open();
        for (const auto *field : dialog.findChildren<QWidget *>()) {
            const bool isField =
                qobject_cast<const QComboBox *>(field) != nullptr || qobject_cast<const QCheckBox *>(field) != nullptr;
            if (isField && field->parentWidget()->layout() != nullptr && field->objectName().isEmpty())
                QVERIFY2(!field->accessibleDescription().isEmpty()
                             || !field->parentWidget()->accessibleDescription().isEmpty(),
                         field->metaObject()->className());
        }
        QCOMPARE(dialog.findChild<QTabWidget *>()->count(), 3);
    }

    void foldersAreBrowsedFor()
    {
        auto &dialog = open();
        for (auto *one : dialog.findChildren<QPushButton *>()) {
            if (one->text().contains(u"Browse"_s))
                one->click();
        }
        auto *chooser = dialog.findChild<QFileDialog *>();
        QVERIFY(chooser != nullptr);
        emit chooser->fileSelected(u"/tmp/there"_s);
        QCOMPARE(dialog.values().recordingFolder, u"/tmp/there"_s);
    }

    /// For people who look at pictures: LOCKSCOPE_PICTURES names the folder.
    void itsPicturesAreDrawn()
    {
        auto &dialog = open();
        auto *pages = dialog.findChild<QTabWidget *>();
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            QCoreApplication::processEvents();
            const auto picture = dialog.grab();
            QVERIFY(!picture.isNull());
            if (const auto folder = qEnvironmentVariable("LOCKSCOPE_PICTURES"); !folder.isEmpty())
                QVERIFY(picture.save(u"%1/settings%2.png"_s.arg(folder).arg(page + 1)));
        }
    }

private:
    SettingsDialog &open()
    {
        m_bench->press("Ctrl+,");
        m_dialog = m_bench->window->findChildren<SettingsDialog *>().back();
        if (!m_dialog->isVisible())
            qFatal("no dialog");
        return *m_dialog;
    }
    [[nodiscard]] QPushButton &button(QDialogButtonBox::StandardButton which) const
    {
        return *m_dialog->findChild<QDialogButtonBox *>()->button(which);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowBench> m_bench;
    SettingsDialog *m_dialog = nullptr;
};

QTEST_MAIN(TestSettingsDialog)
#include "tst_settings_dialog.moc"
