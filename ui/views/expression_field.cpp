// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/expression_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringListModel>
#include <QStyleOptionFrame>
#include <QTextLayout>

#include "ui/style/theme.h"

#include <algorithm>
#include <utility>

namespace lockscope::ui {

namespace {

constexpr int offeredMax = 12;

/// Where letters stand in a line of text, from its begin.
class Letters
{
public:
    Letters(const QString &text, const QFont &font)
        : m_layout(text, font)
    {
        m_layout.beginLayout();
        m_line = m_layout.createLine();
        m_layout.endLayout();
    }
    [[nodiscard]] double at(int place) const { return m_line.isValid() ? m_line.cursorToX(place) : 0.0; }

private:
    QTextLayout m_layout;
    QTextLine m_line;
};

/// As spelling errors are underlined elsewhere, so that it is known for what it is.
void drawWave(QPainter &painter, double left, double right, double bottom)
{
    constexpr double step = 2.0;
    QPainterPath wave(QPointF(left, bottom));
    bool isUp = true;
    for (double x = left + step; x <= right; x += step) {
        wave.lineTo(x, isUp ? bottom - step : bottom);
        isUp = !isUp;
    }
    painter.drawPath(wave);
}

} // namespace

ExpressionField::ExpressionField(ExpressionLanguage language, QWidget *parent)
    : QLineEdit(parent)
    , m_language(language)
    , m_completer(new QCompleter(this))
    , m_candidates(new QStringListModel(this))
{
    setClearButtonEnabled(true);
    m_completer->setModel(m_candidates);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(offeredMax);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &ExpressionField::choose);
    connect(this, &QLineEdit::textChanged, this, &ExpressionField::judge);
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_place = -1;
        offerWhileTyping();
    });
}

void ExpressionField::setHistory(const QStringList &texts)
{
    m_history = texts;
    m_place = -1;
}

bool ExpressionField::isOffering() const
{
    return m_completer->popup()->isVisible();
}

void ExpressionField::judge()
{
    const auto verdict = m_language.judge(text());
    if (std::exchange(m_verdict, verdict) == verdict)
        return;
    // Read out with the field.
    setAccessibleDescription(m_verdict.sentence);
    update();
    emit verdictChanged();
}

void ExpressionField::offer()
{
    const auto completion = m_language.complete(text(), cursorPosition());
    const auto written = text().mid(completion.place.begin, completion.place.size);
    const bool isWhole = completion.candidates.size() == 1 && completion.candidates.first() == written;
    if (completion.candidates.isEmpty() || isWhole) {
        m_completer->popup()->hide();
        return;
    }
    m_completed = completion.place;
    m_candidates->setStringList(completion.candidates);
    m_completer->complete(offerArea());
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

/// Under the word that is offered for, as wide as what is offered.
QRect ExpressionField::offerArea() const
{
    const auto *popup = m_completer->popup();
    const auto frame =
        style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * style()->pixelMetric(QStyle::PM_DefaultFrameWidth);
    const Letters letters(text(), font());
    const auto shift = letters.at(cursorPosition()) - letters.at(m_completed.begin);
    auto area = rect();
    area.setLeft(std::max(0, cursorRect().center().x() - static_cast<int>(shift) - gap));
    area.setWidth(popup->sizeHintForColumn(0) + frame + 2 * gap);
    return area;
}

/// A word that was begun is worth an offer; a blank is not, since Enter would choose something that nobody asked for.
void ExpressionField::offerWhileTyping()
{
    const auto before = text().left(cursorPosition());
    if (!before.isEmpty() && (before.back().isLetterOrNumber() || before.back() == u'_'))
        offer();
    else
        m_completer->popup()->hide();
}

void ExpressionField::choose(const QString &candidate)
{
    setSelection(m_completed.begin, m_completed.size);
    insert(candidate);
}

bool ExpressionField::walkHistory(int step)
{
    const auto place = std::clamp<qsizetype>(m_place + step, -1, m_history.size() - 1);
    if (place == m_place)
        return false;
    if (m_place < 0)
        m_ownText = text();
    m_place = place;
    setText(place < 0 ? m_ownText : m_history.at(place));
    return true;
}

void ExpressionField::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isOffering() && (isEnter || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape)) {
        // They are for the offer, which saw them first and passed them on.
        event->ignore();
        return;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier)
        return offer();
    if (isEnter) {
        emit committed();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        emit dismissed();
        return;
    }
    const int step = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (step != 0 && event->modifiers() == Qt::NoModifier) {
        walkHistory(step);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

bool ExpressionField::focusNextPrevChild(bool next)
{
    return !isOffering() && QLineEdit::focusNextPrevChild(next);
}

void ExpressionField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (m_verdict.kind != ExpressionVerdict::Kind::Wrong)
        return;
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    const auto area = style()->subElementRect(QStyle::SE_LineEditContents, &frame, this);
    // The middle of the cursor's rectangle is where the cursor stands, however far the text is scrolled.
    const Letters letters(text(), font());
    const auto origin = cursorRect().center().x() - letters.at(cursorPosition());
    const auto &place = m_verdict.place;
    const auto left = origin + letters.at(place.begin);
    const auto letter = fontMetrics().averageCharWidth();
    const auto right = std::max(origin + letters.at(place.begin + place.size), left + letter);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(area);
    painter.setPen(QPen(toneOf(Tone::Error, schemeOf(palette())), 1.0));
    drawWave(painter, left, right, cursorRect().bottom());
}

} // namespace lockscope::ui
