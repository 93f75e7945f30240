// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "ui/shell/settings.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTabWidget;

namespace lockscope::ui {

/// Everything that is remembered from one run to the next and that a person may want to change, with its defaults.
struct SettingsValues
{
    ThemeChoice theme = ThemeChoice::System;
    LanguageChoice language = LanguageChoice::System;
    int textPercent = 100;
    bool blinks = true;
    bool showsFatesAsTable = false;
    /// Empty: the usual one.
    QString recordingFolder = {};
    int recordingLimit = Settings::recordingLimitUsual;
    bool showsStartPage = true;
    AcquireChoice acquire = {};

    friend bool operator==(const SettingsValues &, const SettingsValues &) = default;
};

[[nodiscard]] SettingsValues valuesOf(const Settings &settings);

/// Shows all settings, each with a sentence that says what it does and when. Nothing changes before a person says so;
/// "Defaults" only fills in what it was at first.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `usualFolder` is where recordings are kept when nothing else is said.
    SettingsDialog(const SettingsValues &values, const QString &usualFolder, QWidget &parent);

    [[nodiscard]] SettingsValues values() const;
    void fill(const SettingsValues &values);

signals:
    void chosen(const lockscope::ui::SettingsValues &values);
    /// Areas, lists and columns are to stand as at first.
    void layoutResetWanted();
    void coloursWanted();

private:
    void build();
    void buildLook();
    void buildRecording(const QString &usualFolder);
    void buildWork();
    [[nodiscard]] QFormLayout *addPage(const QString &title);
    void addRow(QFormLayout &page, const QString &name, QWidget *field, const QString &about);
    void askForFolder();

    QTabWidget *m_pages;
    QComboBox *m_theme;
    QComboBox *m_language;
    QSpinBox *m_text;
    QCheckBox *m_blink;
    QCheckBox *m_fates;
    QLineEdit *m_folder;
    QSpinBox *m_limit;
    QCheckBox *m_start;
    QLineEdit *m_key;
    QCheckBox *m_isWaiting;
    QSpinBox *m_wait;
    QSpinBox *m_lease;
};

} // namespace lockscope::ui

Q_DECLARE_METATYPE(lockscope::ui::SettingsValues)
