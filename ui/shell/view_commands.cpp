// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/view_commands.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include "ui/shell/menus.h"
#include "ui/views/empty_page.h"
#include "ui/views/row_list.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lockscope::ui {

namespace {

constexpr int textStep = 10;

constexpr std::array themeActions{std::pair{ThemeChoice::System, ActionId::ThemeSystem},
                                  std::pair{ThemeChoice::Light, ActionId::ThemeLight},
                                  std::pair{ThemeChoice::Dark, ActionId::ThemeDark}};
constexpr std::array languageActions{std::pair{LanguageChoice::System, ActionId::LanguageSystem},
                                     std::pair{LanguageChoice::English, ActionId::LanguageEnglish},
                                     std::pair{LanguageChoice::German, ActionId::LanguageGerman}};

/// An area behind another one counts as visible, too.
bool isSeen(const QWidget *area)
{
    const auto *const window = area->window();
    const auto *const there = window->childAt(area->mapTo(window, area->rect().center()));
    return area->isVisible() && there != nullptr && (there == area || area->isAncestorOf(there));
}

} // namespace

ViewCommands::ViewCommands(const ActionRegistry &registry, WindowViews &views, std::vector<QWidget *> areas)
    : QObject(&views)
    , m_registry(registry)
    , m_views(views)
    , m_areas(std::move(areas))
{
    connectRows();
    connectFollowing();
    connect(registry.action(ActionId::NextArea), &QAction::triggered, this, [this] { moveArea(1); });
    connect(registry.action(ActionId::PreviousArea), &QAction::triggered, this, [this] { moveArea(-1); });
}

void ViewCommands::connectLook(Appearance &appearance, Settings &settings)
{
    auto *themes = new QActionGroup(this);
    for (const auto &[choice, id] : themeActions) {
        auto *action = m_registry.action(id);
        themes->addAction(action);
        action->setChecked(settings.theme() == choice);
        connect(
            action, &QAction::triggered, &appearance, [&appearance, wanted = choice] { appearance.setTheme(wanted); });
    }
    auto *languages = new QActionGroup(this);
    for (const auto &[choice, id] : languageActions) {
        auto *action = m_registry.action(id);
        languages->addAction(action);
        action->setChecked(settings.language() == choice);
        connect(action, &QAction::triggered, this, [&settings, wanted = choice] { settings.setLanguage(wanted); });
    }
    const auto onText = [this, &appearance](ActionId id, auto percent) {
        connect(m_registry.action(id), &QAction::triggered, &appearance, [&appearance, percent] {
            appearance.setTextPercent(percent());
        });
    };
    onText(ActionId::TextLarger, [&settings] { return settings.textPercent() + textStep; });
    onText(ActionId::TextSmaller, [&settings] { return settings.textPercent() - textStep; });
    onText(ActionId::TextNormal, [] { return 100; });

    auto *blink = m_registry.action(ActionId::Blink);
    blink->setChecked(settings.blinks());
    m_views.setBlinks(settings.blinks());
    connect(blink, &QAction::toggled, this, [this, &settings](bool on) {
        settings.setBlinks(on);
        m_views.setBlinks(on);
    });
}

void ViewCommands::connectRows()
{
    for (const auto &list : m_views.lists()) {
        for (const auto &spec : actionSpecs()) {
            if (spec.reach == KeyReach::Rows)
                list.view->addAction(m_registry.action(spec.id));
        }
        connect(list.view, &QWidget::customContextMenuRequested, this, [this, view = list.view](const QPoint &place) {
            offerRowMenu(*view, place);
        });
    }
    connectPages();
    const auto onRows = [this](ActionId id, auto text) {
        connect(m_registry.action(id), &QAction::triggered, this, [this, text] {
            const auto *list = m_views.focused();
            if (list != nullptr && list->view->currentIndex().isValid())
                QApplication::clipboard()->setText(text(*list));
        });
    };
    onRows(ActionId::Copy, [](const WindowViews::List &list) { return currentCellText(*list.view); });
    onRows(ActionId::CopyAsText, [](const WindowViews::List &list) {
        return list.header != nullptr ? currentRowText(*list.view, *list.header) : currentCellText(*list.view);
    });
    const auto onTree = [this](ActionId id, void (QTreeView::*perform)()) {
        connect(m_registry.action(id), &QAction::triggered, this, [this, perform] {
            const auto *list = m_views.focused();
            auto *tree = qobject_cast<QTreeView *>(list != nullptr ? list->view : nullptr);
            ((tree != nullptr ? tree : &m_views.lockTree())->*perform)();
        });
    };
    onTree(ActionId::ExpandAll, &QTreeView::expandAll);
    onTree(ActionId::CollapseAll, &QTreeView::collapseAll);
}

/// At a moment at which a list is empty its page has the keyboard, and the way on must not end there. Space is the
/// button's own.
void ViewCommands::connectPages()
{
    for (auto *page : m_views.locks()->window()->findChildren<EmptyPage *>()) {
        auto *widget = page->focusProxy() != nullptr ? page->focusProxy() : page;
        for (const auto &spec : actionSpecs()) {
            if (spec.reach == KeyReach::Rows && spec.menu == MenuId::Go && spec.id != ActionId::Freeze)
                widget->addAction(m_registry.action(spec.id));
        }
    }
}

void ViewCommands::connectFollowing()
{
    auto &events = m_views.eventList();
    // Who only looked back in the list is LIVE already.
    connect(m_registry.action(ActionId::GoToNewest), &QAction::triggered, &events, [&events] {
        events.setFrozen(false);
        events.scrollToBottom();
    });
}

void ViewCommands::offerRowMenu(const QAbstractItemView &view, const QPoint &place)
{
    auto *menu = new QMenu(view.viewport());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillRowMenu(*menu, m_registry);
    menu->popup(view.viewport()->mapToGlobal(place));
}

void ViewCommands::moveArea(int step)
{
    std::vector<QWidget *> shown;
    std::copy_if(m_areas.begin(), m_areas.end(), std::back_inserter(shown), isSeen);
    if (shown.empty())
        return;
    const auto *focus = QApplication::focusWidget();
    const auto here = std::find_if(shown.begin(), shown.end(), [focus](const QWidget *area) {
        return focus != nullptr && (area == focus || area->isAncestorOf(focus));
    });
    const auto count = static_cast<std::ptrdiff_t>(shown.size());
    const auto from = here != shown.end() ? here - shown.begin() : (step > 0 ? -1 : 0);
    shown[static_cast<std::size_t>((from + step + count) % count)]->setFocus(Qt::ShortcutFocusReason);
}

} // namespace lockscope::ui
