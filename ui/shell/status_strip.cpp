// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_strip.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>

#include "ui/models/moment_text.h"
#include "ui/style/icon.h"
#include "ui/style/state_painter.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

int forPlural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

} // namespace

StatusStrip::StatusStrip(const Cursor &cursor, const StatusCounts &counts, QAction &copyAddress, QWidget *parent)
    : QStatusBar(parent)
    , m_cursor(cursor)
    , m_counts(counts)
    , m_moment(plainLabel(this))
    , m_server(plainLabel(this))
    , m_lost(plainLabel(this))
    , m_findings(new QToolButton(this))
    , m_recording(plainLabel(this))
    , m_fatalIcon(new QLabel(this))
    , m_fatal(plainLabel(this))
    , m_address(new QToolButton(this))
{
    setSizeGripEnabled(false);
    addWidget(makeCounts(), 1);
    addPermanentWidget(makeStanding(copyAddress));
    connect(&counts, &StatusCounts::changed, this, &StatusStrip::refresh);
    connect(&cursor, &Cursor::moved, this, &StatusStrip::refreshMoment);
    connect(&cursor, &Cursor::historyGrew, this, &StatusStrip::refreshMoment);
    connect(&cursor, &Cursor::timePassed, this, &StatusStrip::refreshMoment);
    drawBadges();
    refresh();
}

QWidget *StatusStrip::makeCounts()
{
    auto *area = new QWidget(this);
    auto *row = new QHBoxLayout(area);
    row->setContentsMargins(gap, 0, gap, 0);
    // Numbers that grow must not make the window wider, nor lay it out anew.
    row->setSizeConstraint(QLayout::SetNoConstraint);
    area->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->setSpacing(smallGap);
    row->addWidget(m_moment);
    row->addSpacing(largeGap);
    row->addWidget(m_server);
    row->addSpacing(largeGap);
    addCount(*row, ShownState::Held, &StatusCounts::Values::held, QT_TR_N_NOOP("%Ln held"));
    addCount(*row, ShownState::Orphaned, &StatusCounts::Values::orphans, QT_TR_N_NOOP("%Ln orphaned"));
    m_shown.back().label->setToolTip(tr("Locks of dead connections that live on until their lease ends"));
    addCount(*row, ShownState::Waiting, &StatusCounts::Values::waiting, QT_TR_N_NOOP("%Ln waiting"));
    addCount(*row, ShownState::Indeterminate, &StatusCounts::Values::indeterminate, QT_TR_N_NOOP("%Ln indeterminate"));
    addCount(*row, ShownState::Parked, &StatusCounts::Values::parked, QT_TR_N_NOOP("%Ln parked"));
    row->addWidget(m_lost);
    row->addStretch();
    m_moment->setToolTip(tr("The moment that every area shows, and how many events come in a second"));
    return area;
}

QWidget *StatusStrip::makeStanding(QAction &copyAddress)
{
    auto *area = new QWidget(this);
    auto *row = new QHBoxLayout(area);
    row->setContentsMargins(0, 0, smallGap, 0);
    row->setSpacing(smallGap);
    row->addWidget(m_findings);
    m_findings->setAutoRaise(true);
    m_findings->setFocusPolicy(Qt::TabFocus);
    m_findings->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_findings, &QToolButton::clicked, this, &StatusStrip::findingsRequested);
    row->addWidget(m_fatalIcon);
    row->addWidget(m_fatal);
    row->addSpacing(gap);
    row->addWidget(m_recording);
    row->addSpacing(gap);
    row->addWidget(m_address);
    m_address->setDefaultAction(&copyAddress);
    m_address->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_address->setAutoRaise(true);
    m_address->setFocusPolicy(Qt::TabFocus);
    // The counts give way, never the address: room for the longest one is there before it is known.
    m_address->setText(u"255.255.255.255:65535"_s);
    m_address->setMinimumWidth(m_address->sizeHint().width());
    setAddress({});
    return area;
}

void StatusStrip::setAddress(const QString &address)
{
    m_address->defaultAction()->setIconText(address.isEmpty() ? tr("not listening") : address);
    m_address->setText(m_address->defaultAction()->iconText());
}

void StatusStrip::setOutside()
{
    m_isOutside = true;
    for (const auto &count : m_shown) {
        // The only one that clients count.
        const bool isBelief = count.state == ShownState::Indeterminate;
        count.badge->setVisible(isBelief);
        count.label->setVisible(isBelief);
    }
    refresh();
}

void StatusStrip::setRecording(const QString &words, const QString &more)
{
    m_recording->setText(words);
    m_recording->setToolTip(more.toHtmlEscaped());
}

void StatusStrip::setEventsFrozen(bool frozen)
{
    m_eventsFrozen = frozen;
    refresh();
}

void StatusStrip::say(const QString &sentence)
{
    constexpr int lengthMs = 3'000;
    showMessage(sentence, lengthMs);
}

void StatusStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawBadges();
    QStatusBar::changeEvent(event);
}

void StatusStrip::addCount(QHBoxLayout &row, ShownState state, qint64 StatusCounts::Values::*value, const char *text)
{
    m_shown.push_back({state, value, text, new QLabel(this), plainLabel(this)});
    row.addWidget(m_shown.back().badge);
    row.addWidget(m_shown.back().label);
    row.addSpacing(gap);
}

void StatusStrip::refresh()
{
    const auto &values = m_counts.values();
    refreshMoment();
    m_server->setText(m_isOutside ? tr("servers outside: what they hold is not visible") : values.server);
    for (const auto &count : m_shown)
        count.label->setText(tr(count.text, nullptr, forPlural(values.*count.value)));
    m_fatal->setText(tr("JOURNAL FAILED: %1").arg(values.fatal));
    m_fatal->setVisible(!values.fatal.isEmpty());
    m_fatalIcon->setVisible(!values.fatal.isEmpty());
    refreshLost();
    refreshFindings();
}

/// "! 2": so many broken promises and things that are wrong.
void StatusStrip::refreshFindings()
{
    const auto &values = m_counts.values();
    const auto count = values.errors + values.warnings;
    m_findings->setVisible(count > 0);
    m_findings->setText(u"! %1"_s.arg(QLocale().toString(count)));
    m_findings->setIcon(themedIcon(values.errors > 0 ? u"error"_s : u"warning"_s));
    const auto errors = tr("%Ln error(s)", nullptr, forPlural(values.errors));
    const auto warnings = tr("%Ln warning(s)", nullptr, forPlural(values.warnings));
    m_findings->setToolTip(tr("Findings: %1, %2").arg(errors, warnings));
    m_findings->setAccessibleName(m_findings->toolTip());
}

void StatusStrip::refreshMoment()
{
    const auto moment = momentText(m_cursor);
    auto text = moment.mode;
    if (!m_cursor.isLive())
        text = tr("%1, %2, %3").arg(moment.mode, moment.place, moment.time);
    else if (m_eventsFrozen)
        text = tr("%1, the list of events stands still").arg(moment.mode);
    // Nothing comes into a recording.
    m_moment->setText(m_cursor.isRecording()
                          ? text
                          : tr("%1  %2/s").arg(text, QLocale().toString(m_counts.values().eventsPerSecond)));
    auto colours = palette();
    if (!m_cursor.isLive())
        colours.setColor(QPalette::WindowText, toneOf(Tone::PastEdge, schemeOf(colours)));
    m_moment->setPalette(colours);
}

void StatusStrip::refreshLost()
{
    const auto &values = m_counts.values();
    QStringList parts;
    if (values.late > 0)
        parts << tr("%Ln shown late", nullptr, forPlural(values.late));
    if (values.summarised > 0)
        parts << tr("%Ln summarised", nullptr, forPlural(values.summarised));
    if (values.skipped > 0)
        parts << tr("%Ln not kept", nullptr, forPlural(values.skipped));
    m_lost->setText(parts.join(u", "_s));
    m_lost->setVisible(!parts.isEmpty());
    m_lost->setToolTip(tr("Events that still wait to be shown, that went from the list's old end, or that came faster "
                          "than the console could keep them"));
}

void StatusStrip::drawBadges()
{
    for (const auto &count : m_shown) {
        const auto mark = QString(inkOf(count.state, ColourScheme::Light).letter);
        const auto size = StatePainter::badgeSize(mark, font());
        QPixmap badge((QSizeF(size) * devicePixelRatio()).toSize());
        badge.setDevicePixelRatio(devicePixelRatio());
        badge.fill(Qt::transparent);
        QPainter painter(&badge);
        StatePainter(painter, palette(), font()).drawBadge(QRectF(QPointF(), QSizeF(size)), count.state, mark);
        painter.end();
        count.badge->setPixmap(badge);
    }
    const auto scheme = schemeOf(palette());
    auto red = palette();
    red.setColor(QPalette::WindowText, toneOf(Tone::Error, scheme));
    m_fatal->setPalette(red);
    auto bold = font();
    bold.setBold(true);
    m_fatal->setFont(bold);
    m_moment->setFont(fixedFont(font()));
    m_fatalIcon->setPixmap(themedIcon(u"error"_s).pixmap(QSize(16, 16), devicePixelRatio()));
    auto amber = palette();
    amber.setColor(QPalette::WindowText, toneOf(Tone::Warning, scheme));
    m_lost->setPalette(amber);
}

} // namespace lockscope::ui
