// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/answer_view.h"

#include <QEvent>
#include <QScrollBar>

#include "ui/style/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

/// Links say which line they stand in, and which of its two places they lead to.
QString link(const QString &kind, std::size_t line, const QString &text)
{
    return u" <a href=\"%1:%2\">%3</a>"_s.arg(kind, QString::number(line), text.toHtmlEscaped());
}

} // namespace

AnswerView::AnswerView(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Why"));
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    document()->setDocumentMargin(gap);
    connect(this, &QTextBrowser::anchorClicked, this, &AnswerView::follow);
}

void AnswerView::setAnswer(const Answer &answer)
{
    if (answer == m_answer)
        return;
    const bool isSameThing = answer.title == m_answer.title;
    m_answer = answer;
    const int place = verticalScrollBar()->value();
    write();
    verticalScrollBar()->setValue(isSameThing ? place : 0);
    setAccessibleDescription(m_answer.plainText());
}

QSize AnswerView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 12};
}

void AnswerView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        write();
}

QString AnswerView::lineHtml(std::size_t number) const
{
    const auto &line = m_answer.lines[number];
    const auto quiet = toneOf(Tone::Quiet, schemeOf(palette())).name();
    auto html = line.sentence.toHtmlEscaped();
    if (!line.rule.isEmpty())
        html += u" <span style=\"color:%1\">(%2)</span>"_s.arg(quiet, line.rule.toHtmlEscaped());
    if (!line.thingName.isEmpty())
        html += link(u"thing"_s, number, line.thingName);
    if (line.event)
        html += link(u"event"_s, number, tr("event %1").arg(line.event->value()));
    return html;
}

/// The statements are one paragraph; what to do and what led there stand below it.
void AnswerView::write()
{
    const auto quiet = toneOf(Tone::Quiet, schemeOf(palette())).name();
    QString statements;
    QString advice;
    QString causes;
    for (std::size_t i = 0; i < m_answer.lines.size(); ++i) {
        switch (m_answer.lines[i].part) {
        case AnswerPart::Statement:
            statements += lineHtml(i) + u' ';
            break;
        case AnswerPart::Advice:
            advice += u"<p><b>%1</b> %2</p>"_s.arg(tr("What to do:").toHtmlEscaped(), lineHtml(i));
            break;
        case AnswerPart::Cause:
            causes += u"<li>%1</li>"_s.arg(lineHtml(i));
            break;
        }
    }
    auto html = u"<p><b>%1</b></p><p>%2</p>"_s.arg(m_answer.title.toHtmlEscaped(), statements) + advice;
    if (!causes.isEmpty())
        html +=
            u"<p style=\"color:%1\">%2</p><ol>%3</ol>"_s.arg(quiet, tr("Events behind it:").toHtmlEscaped(), causes);
    for (const auto &rule : m_answer.rules)
        html += u"<p style=\"color:%1\"><b>%2</b> %3</p>"_s.arg(
            quiet, rule.name.toHtmlEscaped(), rule.meaning.toHtmlEscaped());
    setHtml(html);
}

void AnswerView::follow(const QUrl &target)
{
    const auto number = static_cast<std::size_t>(target.path().toULongLong());
    if (number >= m_answer.lines.size())
        return;
    const auto &line = m_answer.lines[number];
    if (target.scheme() == u"thing"_s)
        emit picked(line.thing);
    else if (line.event)
        emit picked(*line.event);
}

} // namespace lockscope::ui
