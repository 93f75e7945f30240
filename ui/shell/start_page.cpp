// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/start_page.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/style/theme.h"
#include "ui/views/action_button.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr int pictureSide = 56;
/// Letters in the widest line: longer ones are hard to read.
constexpr int columnLetters = 90;
constexpr double nameScale = 1.9;
constexpr double buttonScale = 1.25;

QLabel *sentence(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

StartPage::StartPage(const ActionRegistry &registry, QWidget *parent)
    : QWidget(parent)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setAccessibleName(tr("Start page"));
    auto *body = new QWidget(this);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(largeGap * 2);
    column->addWidget(makeHead());
    column->addWidget(makeStory(registry));
    column->addWidget(makeWays(registry));
    body->setMaximumWidth(fontMetrics().averageCharWidth() * columnLetters);
    body->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    auto *page = new QGridLayout(this);
    page->setContentsMargins(largeGap, largeGap, largeGap, largeGap);
    page->setRowStretch(0, 2);
    page->setRowStretch(2, 3);
    page->setColumnStretch(0, 1);
    page->setColumnStretch(1, 100);
    page->setColumnStretch(2, 1);
    page->addWidget(body, 1, 1);
    setFocusProxy(m_story);
    dress();
}

QWidget *StartPage::makeHead()
{
    auto *head = new QWidget(this);
    m_picture = new QLabel(head);
    m_name = new QLabel(tr("Lockscope"), head);
    m_name->setTextFormat(Qt::PlainText);
    m_what = sentence(tr("See who holds which lock, who waits behind whom, what nobody knows, and why."), head);
    auto *grid = new QGridLayout(head);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(largeGap);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_picture, 0, 0, 2, 1);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_what, 1, 1);
    return head;
}

QWidget *StartPage::makeStory(const ActionRegistry &registry)
{
    auto *area = new QWidget(this);
    auto *button = new ActionButton(*registry.action(ActionId::TellStory), tr("Show &me: a lost reply"), area);
    button->setDefault(true);
    m_story = button;
    auto *column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(button);
    column->addWidget(
        sentence(tr("30 seconds. Press Enter. Nothing leaves this machine, and nothing of it is kept."), area));
    return area;
}

QWidget *StartPage::makeWays(const ActionRegistry &registry)
{
    struct Way
    {
        ActionId id;
        QString text;
        QString about;
    };
    const Way ways[] = {
        {ActionId::StartServer,
         tr("Sta&rt a server here"),
         tr("A lock server in this program, for clients on this machine and for those that you add.")},
        {ActionId::ConnectOutside,
         tr("C&onnect to a server..."),
         tr("Clients of this program speak to servers elsewhere. At first they only look.")},
        {ActionId::OpenRecording,
         tr("Open a recor&ding..."),
         tr("Everything that happened in another run, to be looked at in any order.")},
        {ActionId::ShowScenarios,
         tr("R&un a scenario"),
         tr("A library of small stories about locks that can be run, stepped through and changed.")},
        {ActionId::ShowStartPage, tr("Go to the windo&w"), tr("This page stays in the menu Help. Esc leaves it, too.")},
    };
    auto *area = new QWidget(this);
    auto *grid = new QGridLayout(area);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(largeGap);
    grid->setVerticalSpacing(gap + smallGap);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto &way : ways) {
        grid->addWidget(new ActionButton(*registry.action(way.id), way.text, area), row, 0);
        grid->addWidget(sentence(way.about, area), row, 1);
        ++row;
    }
    return area;
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::ApplicationPaletteChange)
        dress();
    QWidget::changeEvent(event);
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit leaveWanted();
    else
        QWidget::keyPressEvent(event);
}

void StartPage::dress()
{
    const auto base = QApplication::font();
    auto name = scaledFont(base, nameScale);
    name.setBold(true);
    m_name->setFont(name);
    auto story = scaledFont(base, buttonScale);
    story.setBold(true);
    m_story->setFont(story);
    m_story->setMinimumHeight(QFontMetrics(story).height() * 5 / 2);
    m_picture->setPixmap(QApplication::windowIcon().pixmap(QSize(pictureSide, pictureSide), devicePixelRatio()));
}

} // namespace lockscope::ui
