// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/moment_button.h"

#include <QEvent>
#include <QMenu>

#include "ui/models/moment_text.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString labelOf(const QString &mode, const QString &number)
{
    return u"%1  %2"_s.arg(mode, number);
}

} // namespace

MomentButton::MomentButton(const Cursor &cursor, const ActionRegistry &registry, QWidget *parent)
    : QToolButton(parent)
    , m_cursor(cursor)
{
    auto *menu = new QMenu(this);
    for (const auto &spec : actionSpecs()) {
        if (spec.menu != MenuId::Go || spec.id == ActionId::NextArea || spec.id == ActionId::PreviousArea)
            continue;
        if (spec.beginsGroup)
            menu->addSeparator();
        menu->addAction(registry.action(spec.id));
    }
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("The moment that every area shows"));
    fitWidth();
    connect(&cursor, &Cursor::moved, this, &MomentButton::refresh);
    refresh();
}

void MomentButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitWidth();
}

/// Numbers that grow must not push the buttons beside it about.
void MomentButton::fitWidth()
{
    const auto shown = text();
    setText(labelOf(Cursor::tr("PAST"), textOf(EventNumber(99'999'999))));
    setMinimumWidth(QToolButton::sizeHint().width());
    setText(shown);
}

void MomentButton::refresh()
{
    const auto moment = momentText(m_cursor);
    setText(m_cursor.isLive() ? moment.mode : labelOf(moment.mode, textOf(m_cursor.position())));
    setAccessibleName(tr("Moment: %1").arg(text()));
}

} // namespace lockscope::ui
