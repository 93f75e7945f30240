// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/acquire_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringListModel>
#include <QToolButton>

#include "core/vocabulary/key.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// Known keys that are offered; a person does not read more.
constexpr int offeredKeysMax = 2'000;

QSpinBox *secondsBox(QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(1, Settings::secondsMax);
    box->setSuffix(AcquireBar::tr(" s"));
    box->setAccelerated(true);
    return box;
}

/// Why `text` cannot be a key; empty: it can.
QString problemOf(const QString &text)
{
    const auto key = Key::parse(text.toStdString());
    if (key)
        return {};
    switch (key.error()) {
    case KeyError::Empty:
        return AcquireBar::tr("Enter the key of the lock, for example orders/17.");
    case KeyError::TooLong:
        return AcquireBar::tr("This key has %1 bytes; at most %2 fit.").arg(text.toUtf8().size()).arg(Key::sizeMax);
    case KeyError::ForbiddenByte:
        return AcquireBar::tr("A key has no blanks and no control characters.");
    case KeyError::NotUtf8:
        return AcquireBar::tr("This is not text: half of a character is missing.");
    }
    Q_UNREACHABLE();
}

} // namespace

AcquireBar::AcquireBar(const Cursor &cursor, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_settings(settings)
    , m_client(new QComboBox(this))
    , m_key(new QLineEdit(this))
    , m_bounded(new QCheckBox(tr("&Wait at most"), this))
    , m_wait(secondsBox(this))
    , m_lease(secondsBox(this))
    , m_acquire(new QPushButton(themedIcon(u"acquire"_s), tr("Acq&uire"), this))
    , m_verdict(new QLabel(this))
    , m_keys(new QStringListModel(this))
{
    build();
    setFocusProxy(m_key);
    recall();
    connect(m_key, &QLineEdit::textChanged, this, &AcquireBar::judge);
    connect(m_key, &QLineEdit::returnPressed, this, &AcquireBar::submit);
    connect(m_bounded, &QCheckBox::toggled, m_wait, &QWidget::setEnabled);
    connect(m_acquire, &QPushButton::clicked, this, &AcquireBar::submit);
    connect(m_client, &QComboBox::activated, this, [this] { m_awaited.reset(); });
    connect(&cursor, &Cursor::historyGrew, this, [this](const Touched &touched) {
        if (isVisible() && !touched.clients.empty())
            listClients();
    });
    judge();
    hide();
}

void AcquireBar::recall()
{
    const auto last = m_settings.acquire();
    m_key->setText(last.key);
    m_bounded->setChecked(last.wait.has_value());
    m_wait->setValue(last.wait.value_or(AcquireChoice().wait.value_or(1)));
    m_wait->setEnabled(last.wait.has_value());
    m_lease->setValue(last.lease);
}

void AcquireBar::choose(ClientId client)
{
    m_awaited = client;
    if (isVisible())
        listClients();
}

void AcquireBar::open(const QString &key, std::optional<ClientId> client)
{
    if (client)
        m_awaited = client;
    listClients();
    listKeys();
    if (!key.isEmpty())
        m_key->setText(key);
    show();
    m_key->setFocus(Qt::ShortcutFocusReason);
    m_key->selectAll();
}

void AcquireBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return dismiss();
    // The field for the key says itself that it was entered, and a tool button is pressed, not passed over.
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && focusWidget() != m_key && qobject_cast<QToolButton *>(focusWidget()) == nullptr)
        return submit();
    QWidget::keyPressEvent(event);
}

void AcquireBar::build()
{
    m_client->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_client->setMinimumContentsLength(8);
    m_client->setAccessibleName(tr("Client that asks for the lock"));
    m_key->setClearButtonEnabled(true);
    m_key->setPlaceholderText(tr("Key, for example orders/17"));
    m_key->setMinimumWidth(m_key->fontMetrics().averageCharWidth() * 16);
    m_key->setAccessibleName(tr("Key of the lock"));
    auto *completer = new QCompleter(m_keys, m_key);
    completer->setCaseSensitivity(Qt::CaseSensitive);
    m_key->setCompleter(completer);
    m_bounded->setToolTip(tr("Without a limit the request waits until it is granted or its connection ends"));
    m_wait->setAccessibleName(tr("Longest wait in seconds"));
    m_lease->setAccessibleName(tr("Lease in seconds"));
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);

    const auto labelled = [this](const QString &text, QWidget *buddy) {
        auto *label = new QLabel(text, this);
        label->setBuddy(buddy);
        return label;
    };
    auto *away = new QToolButton(this);
    away->setIcon(themedIcon(u"close"_s));
    away->setAutoRaise(true);
    away->setToolTip(tr("Close (Esc)"));
    away->setAccessibleName(tr("Close the acquire bar"));
    away->setFocusPolicy(Qt::TabFocus);
    connect(away, &QToolButton::clicked, this, &AcquireBar::dismiss);

    auto *who = new QHBoxLayout;
    who->setSpacing(gap);
    who->addWidget(labelled(tr("Cl&ient"), m_client));
    who->addWidget(m_client);
    who->addSpacing(gap);
    who->addWidget(labelled(tr("&Key"), m_key));
    who->addWidget(m_key, 1);
    who->addWidget(away);
    auto *howLong = new QHBoxLayout;
    howLong->setSpacing(gap);
    howLong->addWidget(m_bounded);
    howLong->addWidget(m_wait);
    howLong->addSpacing(gap);
    howLong->addWidget(labelled(tr("&Lease"), m_lease));
    howLong->addWidget(m_lease);
    howLong->addStretch();
    howLong->addWidget(m_acquire);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addLayout(who);
    column->addLayout(howLong);
    column->addWidget(m_verdict);
    QWidget *last = m_client;
    for (auto *next : std::initializer_list<QWidget *>{m_key, m_bounded, m_wait, m_lease, m_acquire, away})
        setTabOrder(std::exchange(last, next), next);
}

void AcquireBar::listClients()
{
    const auto chosen = m_awaited ? QVariant(m_awaited->value()) : m_client->currentData();
    m_client->clear();
    for (const auto &[id, belief] : m_cursor.present().beliefs().clients()) {
        if (!belief.stopped)
            m_client->addItem(QString::fromStdString(belief.name), id.value());
    }
    m_client->addItem(tr("New client"));
    const int place = chosen.isValid() ? m_client->findData(chosen) : -1;
    m_client->setCurrentIndex(std::max(0, place));
    if (place >= 0)
        m_awaited.reset();
}

void AcquireBar::listKeys()
{
    QStringList names;
    for (const auto &[key, truth] : m_cursor.present().truth().keys()) {
        if (names.size() >= offeredKeysMax)
            break;
        names << QString::fromStdString(key.text());
    }
    names.sort();
    m_keys->setStringList(names);
}

void AcquireBar::judge()
{
    const auto problem = problemOf(m_key->text());
    m_verdict->setText(problem);
    m_verdict->setVisible(!problem.isEmpty());
    m_acquire->setEnabled(problem.isEmpty());
    m_key->setAccessibleDescription(problem);
}

void AcquireBar::submit()
{
    if (!problemOf(m_key->text()).isEmpty())
        return;
    const AcquireChoice choice{.key = m_key->text(),
                               .wait = m_bounded->isChecked() ? std::optional(m_wait->value()) : std::nullopt,
                               .lease = m_lease->value()};
    m_settings.setAcquire(choice);
    const auto id = m_client->currentData();
    emit acquireRequested(id.isValid() ? std::optional(ClientId(id.toUInt())) : std::nullopt,
                          {.request = {}, .key = choice.key.toStdString(), .wait = choice.wait, .lease = choice.lease});
}

void AcquireBar::dismiss()
{
    hide();
    emit closed();
}

} // namespace lockscope::ui
