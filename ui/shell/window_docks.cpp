// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_docks.h"

#include <QAction>
#include <QApplication>

#include "ui/shell/action_registry.h"

namespace lockscope::ui {

WindowDocks::WindowDocks(QMainWindow &window, ActionRegistry &registry)
    : m_window(window)
    , m_registry(registry)
{
    window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    // The title of the area with the focus stands out.
    connect(qApp, &QApplication::focusChanged, this, [this] {
        for (const auto &[toggle, dock] : m_docks)
            dock->update();
    });
}

void WindowDocks::add(const Place &place)
{
    auto *dock = new QDockWidget(place.title, &m_window);
    auto *toggle = m_registry.action(place.toggle);
    dock->setObjectName(QString::fromLatin1(place.name));
    dock->setWidget(place.content);
    m_window.addDockWidget(place.area, dock);
    m_docks.emplace(place.toggle, dock);
    toggle->setChecked(true);
    connect(toggle, &QAction::triggered, dock, [dock, toggle](bool on) {
        // One that is only behind another is wanted in front.
        const bool isBehind = dock->isVisible() && dock->visibleRegion().isEmpty();
        toggle->setChecked(on || isBehind);
        dock->setVisible(on || isBehind);
        if (on || isBehind)
            dock->raise();
    });
    connect(dock->toggleViewAction(), &QAction::toggled, toggle, &QAction::setChecked);
}

void WindowDocks::stack(std::initializer_list<ActionId> toggles)
{
    for (const auto toggle : toggles) {
        if (toggle != *toggles.begin())
            m_window.tabifyDockWidget(&of(*toggles.begin()), &of(toggle));
    }
    of(*toggles.begin()).raise();
}

} // namespace lockscope::ui
