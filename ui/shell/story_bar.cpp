// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/story_bar.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr int edgeWidth = 3;
/// Lines of text that there is room for, so that nothing below moves when the next caption comes.
constexpr int lineCount = 2;
constexpr double titleScale = 1.3;
constexpr double textScale = 1.1;
/// Letters that a line of text and the words beside the buttons have.
constexpr int paceLetters = 30;

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Enter presses it wherever the focus is among the three.
class StoryButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            return click();
        QPushButton::keyPressEvent(event);
    }
};

} // namespace

StoryBar::StoryBar(const ActionRegistry &registry, QWidget *parent)
    : QWidget(parent)
    , m_number(plainLabel(this))
    , m_title(plainLabel(this))
    , m_text(plainLabel(this))
    , m_pace(plainLabel(this))
    , m_back(new StoryButton(tr("&Back"), this))
    , m_next(new StoryButton(this))
    , m_end(new StoryButton(tr("C&lose"), this))
{
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_pace->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_number->setForegroundRole(QPalette::PlaceholderText);
    m_pace->setForegroundRole(QPalette::PlaceholderText);
    m_back->setToolTip(tr("Show everything as it was at the end of the part before"));
    m_end->setToolTip(tr("Close this window, and nothing of it stays"));
    m_next->setDefault(true);
    for (auto *button : {m_back, m_next, m_end}) {
        for (const auto id : {ActionId::StepBack, ActionId::StepOn, ActionId::GoToFirst, ActionId::GoToNewest})
            button->addAction(registry.action(id));
    }
    connect(m_back, &QPushButton::clicked, this, &StoryBar::backWanted);
    connect(m_next, &QPushButton::clicked, this, &StoryBar::nextWanted);
    connect(m_end, &QPushButton::clicked, this, &StoryBar::endWanted);
    setFocusProxy(m_next);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    layOut();
    dress();
}

void StoryBar::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(gap);
    for (auto *button : {m_back, m_next, m_end})
        buttons->addWidget(button);
    auto *head = new QHBoxLayout;
    head->setSpacing(gap);
    head->addWidget(m_title);
    head->addWidget(m_number, 0, Qt::AlignBottom);
    head->addStretch();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(largeGap, gap, largeGap, gap);
    grid->setHorizontalSpacing(largeGap);
    grid->setVerticalSpacing(smallGap);
    grid->setColumnStretch(0, 1);
    grid->addLayout(head, 0, 0);
    grid->addLayout(buttons, 0, 1);
    grid->addWidget(m_text, 1, 0);
    grid->addWidget(m_pace, 1, 1, Qt::AlignTop);
}

void StoryBar::tell(const StoryCaption &caption)
{
    m_number->setText(tr("%1 of %2").arg(caption.number).arg(caption.count));
    m_title->setText(caption.title);
    m_text->setText(caption.text);
    makeRoom();
    m_next->setText(caption.next);
    setAccessibleName(caption.title);
    setAccessibleDescription(caption.text);
    // Whoever hears the window hears the caption with the button that goes on.
    m_next->setAccessibleDescription(u"%1. %2"_s.arg(caption.title, caption.text));
}

void StoryBar::setPace(const QString &words)
{
    m_pace->setText(words);
}

void StoryBar::setWays(Ways ways)
{
    m_back->setEnabled(ways.back);
    m_next->setEnabled(ways.next);
}

void StoryBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ApplicationFontChange)
        dress();
    QWidget::changeEvent(event);
}

void StoryBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit endWanted();
    else
        QWidget::keyPressEvent(event);
}

void StoryBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, edgeWidth, height()), toneOf(Tone::Accent, schemeOf(palette())));
}

void StoryBar::dress()
{
    auto colours = QApplication::palette();
    colours.setColor(QPalette::Window, toneOf(Tone::ChosenRow, schemeOf(colours)));
    setPalette(colours);
    const auto base = QApplication::font();
    auto title = scaledFont(base, titleScale);
    title.setBold(true);
    m_title->setFont(title);
    m_text->setFont(scaledFont(base, textScale));
    m_pace->setMinimumWidth(m_pace->fontMetrics().averageCharWidth() * paceLetters);
    m_next->setIcon(themedIcon(u"time-on"_s));
    makeRoom();
}

void StoryBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

/// A tool bar does not ask how high a text becomes in a narrow window.
void StoryBar::makeRoom()
{
    const auto metrics = m_text->fontMetrics();
    const auto room = std::max(m_pace->minimumWidth(), width() - m_pace->minimumWidth() - 3 * largeGap);
    const auto needed = metrics.boundingRect(QRect(0, 0, room, 0), Qt::TextWordWrap, m_text->text()).height();
    m_text->setMinimumHeight(std::max(metrics.lineSpacing() * lineCount, needed));
}

} // namespace lockscope::ui
