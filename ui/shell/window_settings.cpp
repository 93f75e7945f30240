// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_settings.h"

#include "ui/shell/acquire_bar.h"
#include "ui/shell/appearance.h"
#include "ui/shell/settings_dialog.h"

namespace lockscope::ui {

namespace {

ActionId actionOf(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System:
        return ActionId::ThemeSystem;
    case ThemeChoice::Light:
        return ActionId::ThemeLight;
    case ThemeChoice::Dark:
        return ActionId::ThemeDark;
    }
    return ActionId::ThemeSystem;
}

ActionId actionOf(LanguageChoice choice)
{
    switch (choice) {
    case LanguageChoice::System:
        return ActionId::LanguageSystem;
    case LanguageChoice::English:
        return ActionId::LanguageEnglish;
    case LanguageChoice::German:
        return ActionId::LanguageGerman;
    }
    return ActionId::LanguageSystem;
}

} // namespace

WindowSettings::WindowSettings(const Around &around)
    : QObject(&around.window)
    , m_around(around)
{
    connect(around.registry.action(ActionId::EditSettings), &QAction::triggered, this, &WindowSettings::open);
}

void WindowSettings::open()
{
    auto *dialog = new SettingsDialog(valuesOf(m_around.settings), m_usualFolder, m_around.window);
    connect(dialog, &SettingsDialog::chosen, this, &WindowSettings::take);
    connect(
        dialog, &SettingsDialog::layoutResetWanted, m_around.registry.action(ActionId::ResetLayout), &QAction::trigger);
    connect(dialog, &SettingsDialog::coloursWanted, m_around.registry.action(ActionId::EditColours), &QAction::trigger);
    dialog->open();
}

/// What has a command is done by it, so that the menus say the same.
void WindowSettings::take(const SettingsValues &values)
{
    auto &settings = m_around.settings;
    m_around.registry.action(actionOf(values.theme))->trigger();
    m_around.registry.action(actionOf(values.language))->trigger();
    check(ActionId::Blink, values.blinks);
    check(ActionId::FatesAsTable, values.showsFatesAsTable);
    m_around.appearance.setTextPercent(values.textPercent);
    settings.setShowsStartPage(values.showsStartPage);
    settings.setRecordingFolder(values.recordingFolder);
    if (settings.recordingLimit() != values.recordingLimit) {
        settings.setRecordingLimit(values.recordingLimit);
        emit limitChanged(static_cast<quint64>(values.recordingLimit) << 20U);
    }
    settings.setAcquire(values.acquire);
    m_around.acquireBar.recall();
}

void WindowSettings::check(ActionId id, bool isChecked)
{
    auto *action = m_around.registry.action(id);
    if (action->isChecked() != isChecked)
        action->trigger();
}

} // namespace lockscope::ui
