// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/picture_pane.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/style/theme.h"

namespace lockscope::ui {

PicturePane::PicturePane(QWidget &picture,
                         ExportablePicture &exportable,
                         TableList &table,
                         const EmptyText &empty,
                         const QList<QAction *> &actions,
                         QWidget *parent)
    : QWidget(parent)
    , m_picture(picture)
    , m_exportable(exportable)
    , m_table(table)
    , m_page(new EmptyPage(empty, picture.accessibleName(), this))
    , m_stack(new QStackedWidget(this))
    , m_bar(new QWidget(this))
    , m_note(new QLabel(this))
    , m_options(new QHBoxLayout(m_bar))
{
    m_options->setContentsMargins(gap, smallGap, gap, smallGap);
    m_options->setSpacing(smallGap);
    m_options->addStretch();
    for (auto *action : actions) {
        auto *button = new QToolButton(m_bar);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->text().remove(u'&'));
        m_options->addWidget(button);
    }
    m_stack->addWidget(m_page);
    m_stack->addWidget(&m_picture);
    m_stack->addWidget(&m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(gap, 0, gap, smallGap);
    m_note->hide();
    column->addWidget(m_note);
    column->addWidget(m_stack, 1);
    choosePage();
}

void PicturePane::addOption(QWidget &option)
{
    // Before the space that keeps the buttons at the right.
    int place = 0;
    while (m_options->itemAt(place)->widget() != nullptr)
        ++place;
    m_options->insertWidget(place, &option);
}

void PicturePane::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty() && !m_isEmpty);
    // Whoever hears the picture hears what is not as it seems.
    m_picture.setWhatsThis(note);
}

void PicturePane::setEmpty(bool isEmpty)
{
    if (m_isEmpty == isEmpty)
        return;
    m_isEmpty = isEmpty;
    choosePage();
}

void PicturePane::setTableShown(bool on)
{
    if (m_isTableShown == on)
        return;
    m_isTableShown = on;
    choosePage();
    emit tableShown(on);
}

void PicturePane::choosePage()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    QWidget *shown = m_isTableShown ? static_cast<QWidget *>(&m_table) : &m_picture;
    if (m_isEmpty)
        shown = m_page;
    m_bar->setVisible(!m_isEmpty);
    m_note->setVisible(!m_isEmpty && !m_note->text().isEmpty());
    m_stack->setCurrentWidget(shown);
    setFocusProxy(shown);
    // What the keyboard was in went with its page.
    if (hadFocus && isVisible())
        shown->setFocus();
}

} // namespace lockscope::ui
