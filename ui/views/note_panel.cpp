// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/note_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QString iconOf(NoteWeight weight)
{
    switch (weight) {
    case NoteWeight::Info:
        return u"about"_s;
    case NoteWeight::Warning:
        return u"warning"_s;
    case NoteWeight::Error:
        return u"error"_s;
    }
    return {};
}

} // namespace

NotePanel::NotePanel(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    hide();
}

void NotePanel::setNotes(const std::vector<Note> &notes)
{
    if (notes == m_notes)
        return;
    m_notes = notes;
    std::erase_if(m_putAway,
                  [&](const Note &note) { return std::find(m_notes.begin(), m_notes.end(), note) == m_notes.end(); });
    rebuild();
}

void NotePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

void NotePanel::rebuild()
{
    while (auto *item = m_column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const auto &note : m_notes) {
        if (std::find(m_putAway.begin(), m_putAway.end(), note) == m_putAway.end())
            m_column->addWidget(makeNote(note));
    }
    setVisible(m_column->count() > 0);
}

QWidget *NotePanel::makeNote(const Note &note)
{
    auto *area = new QWidget(this);
    auto *row = new QHBoxLayout(area);
    row->setContentsMargins(gap, smallGap, gap, smallGap);
    row->setSpacing(gap);
    auto *icon = new QLabel(area);
    icon->setPixmap(themedIcon(iconOf(note.weight)).pixmap(QSize(16, 16), devicePixelRatio()));
    auto *text = new QLabel(note.text, area);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setAccessibleName(note.text);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    if (note.weight == NoteWeight::Error) {
        auto page = palette();
        page.setColor(QPalette::Window, toneOf(Tone::ErrorPage, schemeOf(palette())));
        area->setPalette(page);
        area->setAutoFillBackground(true);
        return area;
    }
    auto *close = new QToolButton(area);
    close->setIcon(themedIcon(u"close"_s));
    close->setAutoRaise(true);
    close->setToolTip(tr("Put this note away"));
    close->setAccessibleName(tr("Put this note away"));
    connect(close, &QToolButton::clicked, this, [this, note] {
        m_putAway.push_back(note);
        rebuild();
    });
    row->addWidget(close, 0, Qt::AlignTop);
    return area;
}

} // namespace lockscope::ui
