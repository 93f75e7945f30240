// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_start.h"

#include <QDockWidget>
#include <QToolBar>

#include "ui/shell/settings.h"
#include "ui/shell/start_page.h"

namespace lockscope::ui {

namespace {

/// What has to do with the window behind the page.
bool needsWindow(const ActionSpec &spec)
{
    switch (spec.menu) {
    case MenuId::Edit:
        return spec.id != ActionId::EditSettings;
    case MenuId::Server:
        return spec.id != ActionId::ConnectOutside && spec.id != ActionId::ReadOnly;
    case MenuId::View:
    case MenuId::Go:
    case MenuId::Clients:
    case MenuId::Faults:
    case MenuId::Scenario:
    case MenuId::Analyse:
    case MenuId::Areas:
    case MenuId::Pictures:
    case MenuId::Columns:
    case MenuId::Rows:
        return spec.id != ActionId::Blink;
    case MenuId::File:
    case MenuId::Help:
    case MenuId::Theme:
    case MenuId::Text:
    case MenuId::Language:
        return false;
    }
    return false;
}

} // namespace

WindowStart::WindowStart(ActionRegistry &registry, Settings &settings, QStackedWidget &centre, QMainWindow &window)
    : QObject(&window)
    , m_registry(registry)
    , m_settings(settings)
    , m_centre(centre)
    , m_window(window)
    , m_page(new StartPage(registry, &centre))
{
    centre.addWidget(m_page);
    for (const auto &spec : actionSpecs()) {
        if (needsWindow(spec))
            leaveAt(spec.id);
    }
    connect(registry.action(ActionId::ShowStartPage), &QAction::triggered, this, [this](bool on) {
        on ? show() : leave();
    });
    connect(m_page, &StartPage::leaveWanted, this, &WindowStart::leave);
}

void WindowStart::leaveAt(ActionId id)
{
    connect(m_registry.action(id), &QAction::triggered, this, &WindowStart::leave);
}

bool WindowStart::isShown() const
{
    return m_centre.currentWidget() == m_page;
}

QByteArray WindowStart::layout() const
{
    return isShown() ? m_behind : m_window.saveState();
}

void WindowStart::show()
{
    if (isShown())
        return;
    m_settings.setShowsStartPage(false);
    m_behind = m_window.saveState();
    hideAreas();
    m_centre.setCurrentWidget(m_page);
    m_registry.action(ActionId::ShowStartPage)->setChecked(true);
    m_page->setFocus();
}

void WindowStart::hideAreas()
{
    for (auto *dock : m_window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly))
        dock->hide();
    for (auto *bar : m_window.findChildren<QToolBar *>(QString(), Qt::FindDirectChildrenOnly))
        bar->hide();
}

void WindowStart::leave()
{
    if (!isShown())
        return;
    m_centre.setCurrentIndex(0);
    m_window.restoreState(m_behind);
    m_registry.action(ActionId::ShowStartPage)->setChecked(false);
    emit left();
}

} // namespace lockscope::ui
