// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_help.h"

#include <QApplication>
#include <QMessageBox>

#include "ui/shell/about_dialog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

WindowHelp::WindowHelp(const ActionRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    connect(registry.action(ActionId::ShowManual), &QAction::triggered, this, &WindowHelp::openManual);
    connect(registry.action(ActionId::About), &QAction::triggered, this, &WindowHelp::openAbout);
    connect(registry.action(ActionId::AboutQt), &QAction::triggered, this, [this] { QMessageBox::aboutQt(&m_window); });
}

void WindowHelp::explain(QWidget &area, const ManualPlace &place)
{
    m_places.emplace_back(&area, place);
}

ManualPlace WindowHelp::placeOf(const QWidget *widget) const
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        const auto known =
            std::find_if(m_places.begin(), m_places.end(), [widget](const auto &it) { return it.first == widget; });
        if (known != m_places.end())
            return known->second;
    }
    return {u"manual"_s};
}

void WindowHelp::openManual()
{
    const auto place = placeOf(QApplication::focusWidget());
    if (m_manual == nullptr) {
        m_manual = new ManualWindow(&m_window);
        m_manual->setAttribute(Qt::WA_DeleteOnClose);
        m_manual->setModal(false);
    }
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
    m_manual->goTo(place);
}

void WindowHelp::openAbout()
{
    auto *about = new AboutDialog(&m_window);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

} // namespace lockscope::ui
