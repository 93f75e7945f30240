// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/filter_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

#include "ui/models/plain_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/views/expression_field.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::ui {

namespace {

constexpr auto typingPause = 250ms;
constexpr int progressSteps = 1'000;
constexpr int iconSize = 16;

QString menuText(const QString &text)
{
    return shortened(text).replace(u'&', u"&&"_s);
}

QToolButton *barButton(const QString &text, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    return button;
}

} // namespace

FilterBar::FilterBar(
    Filter &filter, const EventModel &events, SavedFilters &saved, const ActionRegistry &registry, QWidget *parent)
    : QWidget(parent)
    , m_filter(filter)
    , m_events(events)
    , m_saved(saved)
    , m_field(new ExpressionField(filterLanguage(), this))
    , m_sign(new QLabel(this))
    , m_words(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stop(barButton({}, this))
    , m_menu(new QMenu(this))
    , m_save(registry.action(ActionId::SaveFilter))
    , m_pause(new QTimer(this))
{
    build(registry);
    m_pause->setSingleShot(true);
    m_pause->setInterval(typingPause);
    connect(m_pause, &QTimer::timeout, this, &FilterBar::apply);
    connect(m_field, &QLineEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_field, &QLineEdit::textChanged, this, &FilterBar::describe);
    connect(m_field, &ExpressionField::committed, this, &FilterBar::commit);
    connect(m_field, &ExpressionField::dismissed, this, &FilterBar::dismiss);
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    connect(&filter, &Filter::changed, this, &FilterBar::describe);
    connect(&events, &EventModel::countsChanged, this, &FilterBar::describe);
    m_field->setHistory(saved.history());
    setFocusProxy(m_field);
    describe();
}

void FilterBar::build(const ActionRegistry &registry)
{
    auto *name = new QLabel(tr("Filte&r"), this);
    name->setBuddy(m_field);
    m_field->setPlaceholderText(tr("For example key == \"orders/*\" and state in (waiting, indeterminate)"));
    m_field->setAccessibleName(tr("Filter"));
    m_field->setFont(fixedFont(font()));
    m_words->setTextFormat(Qt::PlainText);
    // In a tool bar it would be the one of buttons.
    m_words->setForegroundRole(QPalette::WindowText);
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(fontMetrics().averageCharWidth() * 10, fontMetrics().height() / 2);
    m_progress->setAccessibleName(tr("Events that were looked at"));
    m_stop->setDefaultAction(registry.action(ActionId::StopFiltering));
    auto *saved = barButton(tr("Save&d"), this);
    saved->setIcon(themedIcon(u"filter-saved"_s));
    saved->setPopupMode(QToolButton::InstantPopup);
    saved->setMenu(m_menu);
    saved->setToolTip(tr("Filters that have a name, and those that were used before"));
    auto *colours = barButton({}, this);
    colours->setDefaultAction(registry.action(ActionId::EditColours));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(gap, smallGap, smallGap, smallGap);
    row->setSpacing(gap);
    row->addWidget(name);
    row->addWidget(m_field, 3);
    row->addWidget(m_sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    row->addWidget(saved);
    row->addWidget(colours);
    // A long sentence must not make the window wider.
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_words->setMinimumWidth(fontMetrics().averageCharWidth() * 28);
}

void FilterBar::open()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

QString FilterBar::text() const
{
    return m_field->text();
}

void FilterBar::use(const QString &text)
{
    m_field->setText(text);
    commit();
}

void FilterBar::apply()
{
    m_pause->stop();
    if (m_field->verdict().kind != ExpressionVerdict::Kind::Wrong)
        m_filter.use(m_field->text());
}

/// What a person means to have is remembered; what stood there on the way is not.
void FilterBar::commit()
{
    apply();
    if (m_field->verdict().kind != ExpressionVerdict::Kind::Right)
        return;
    m_saved.remember(m_field->text().trimmed());
    m_field->setHistory(m_saved.history());
}

/// Once: the filter goes. With none there: the person goes.
void FilterBar::dismiss()
{
    if (m_field->text().isEmpty())
        emit left();
    else
        use({});
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        describe();
}

void FilterBar::describe()
{
    const auto &verdict = m_field->verdict();
    const bool isWrong = verdict.kind == ExpressionVerdict::Kind::Wrong;
    const bool isRight = verdict.kind == ExpressionVerdict::Kind::Right;
    const auto counts = m_events.counts();
    const QLocale locale;
    const auto shown = tr("%1 of %2").arg(locale.toString(counts.shown), locale.toString(counts.kept));
    auto words = isWrong ? verdict.sentence : m_filter.text().isEmpty() ? QString() : shown;
    if (!isWrong && counts.isStopped)
        words = tr("%1, stopped after %2").arg(shown, locale.toString(counts.looked));
    m_words->setText(m_words->fontMetrics().elidedText(words, Qt::ElideRight, std::max(m_words->width(), 200)));
    m_words->setToolTip(verdict.sentence);
    m_sign->setToolTip(verdict.sentence);
    m_sign->setVisible(isWrong || isRight);
    const auto icon = isWrong ? u"wrong"_s : verdict.sentence.isEmpty() ? u"right"_s : u"note"_s;
    m_sign->setPixmap(themedIcon(icon).pixmap(QSize(iconSize, iconSize), devicePixelRatio()));
    m_sign->setAccessibleName(isWrong ? tr("wrong") : tr("right"));
    auto colours = palette();
    if (isWrong)
        colours.setColor(QPalette::WindowText, toneOf(Tone::Error, schemeOf(palette())));
    m_words->setPalette(colours);
    m_progress->setVisible(counts.isLooking);
    m_stop->setVisible(counts.isLooking);
    if (counts.isLooking && counts.kept > 0)
        m_progress->setValue(static_cast<int>(progressSteps * counts.looked / counts.kept));
}

void FilterBar::addNamed(const NamedExpression &row)
{
    auto *use = m_menu->addAction(menuText(row.name));
    use->setStatusTip(row.text);
    use->setToolTip(row.text);
    connect(use, &QAction::triggered, this, [this, text = row.text] { this->use(text); });
}

void FilterBar::fillMenu()
{
    m_menu->clear();
    m_menu->setToolTipsVisible(true);
    m_menu->addAction(m_save);
    m_menu->addSeparator();
    const auto named = m_saved.named();
    for (const auto &row : named)
        addNamed(row);
    if (named.isEmpty())
        m_menu->addAction(tr("No filter has a name yet"))->setEnabled(false);
    m_menu->addSeparator();
    auto *used = m_menu->addMenu(tr("&Used Before"));
    for (const auto &text : m_saved.history())
        connect(used->addAction(menuText(text)), &QAction::triggered, this, [this, text] { use(text); });
    used->setEnabled(!used->isEmpty());
    auto *forget = m_menu->addMenu(tr("&Forget"));
    for (const auto &row : named) {
        connect(forget->addAction(menuText(row.name)), &QAction::triggered, this, [this, name = row.name] {
            m_saved.forget(name);
        });
    }
    forget->setEnabled(!named.isEmpty());
}

void FilterBar::askForName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save Filter"));
    dialog->setLabelText(tr("Name of this filter; one that has the name already is replaced:"));
    dialog->setInputMode(QInputDialog::TextInput);
    const auto text = m_filter.text();
    connect(dialog, &QInputDialog::textValueSelected, this, [this, text](const QString &name) {
        if (const auto wanted = name.trimmed().left(SavedFilters::nameLengthMax); !wanted.isEmpty())
            m_saved.save({wanted, text});
    });
    dialog->open();
}

} // namespace lockscope::ui
