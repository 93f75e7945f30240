// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/run_panel.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/models/plain_text.h"
#include "ui/style/theme.h"

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RunPanel)
};

QString verdictText(const RunProgress &progress)
{
    switch (progress.verdict) {
    case scenario::RunVerdict::Passed:
        return progress.orders > 1 ? Words::tr("✓ Passed in all %1 orders").arg(progress.orders)
                                   : Words::tr("✓ Passed");
    case scenario::RunVerdict::Failed:
        return progress.failedLine > 0 ? Words::tr("✗ Failed in line %1").arg(progress.failedLine)
                                       : Words::tr("✗ Failed");
    case scenario::RunVerdict::Unsure:
        return Words::tr("? Could not tell");
    case scenario::RunVerdict::Running:
    case scenario::RunVerdict::Stopped:
        break;
    }
    return Words::tr("- Stopped");
}

} // namespace

QString stateText(const RunProgress &progress)
{
    switch (progress.state) {
    case RunProgress::State::Working:
        return progress.line > 0 ? Words::tr("… Running, line %1").arg(progress.line) : Words::tr("… Running");
    case RunProgress::State::Held:
        if (progress.copiedFrom > 0)
            return Words::tr("%1: a copy from line %2 on; the run itself is still held before line %3")
                .arg(verdictText(progress))
                .arg(progress.copiedFrom)
                .arg(progress.line);
        return Words::tr("‖ Held before line %1").arg(progress.line);
    case RunProgress::State::Over:
        break;
    }
    return verdictText(progress);
}

QString measuresText(const RunProgress &progress)
{
    if (progress.isRecorded)
        return Words::tr("as recorded, %Ln event(s)", nullptr, static_cast<int>(progress.events));
    QStringList parts;
    if (progress.clock == scenario::Clock::Virtual)
        parts << Words::tr("virtual time %1").arg(textOf(progress.elapsed));
    else
        parts << Words::tr("real time only");
    parts << Words::tr("took %1").arg(measuredText(progress.took));
    parts << Words::tr("%Ln event(s)", nullptr, static_cast<int>(progress.events));
    if (progress.orders > 1)
        parts << Words::tr("order %1 of %2").arg(progress.order).arg(progress.orders);
    return parts.join(u", "_s);
}

RunPanel::RunPanel(const ScenarioDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_state(makeLine(tr("State of the run")))
    , m_expected(makeLine(tr("What was expected")))
    , m_actual(makeLine(tr("What came instead")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gap, smallGap, gap, smallGap);
    column->setSpacing(smallGap);
    for (auto *line : {m_state, m_expected, m_actual})
        column->addWidget(line);
    connect(&desk, &ScenarioDesk::progressChanged, this, &RunPanel::showRun);
    showRun();
}

QLabel *RunPanel::makeLine(const QString &name)
{
    auto *line = new QLabel(this);
    line->setTextFormat(Qt::PlainText);
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    line->setAccessibleName(name);
    return line;
}

void RunPanel::refuse(const QString &sentence)
{
    m_isBad = true;
    m_state->setText(tr("✗ It cannot run. %1").arg(sentence));
    m_expected->hide();
    m_actual->hide();
    colour();
}

void RunPanel::showRun()
{
    const auto &progress = m_desk.progress();
    const bool isOver = progress.state == RunProgress::State::Over || progress.copiedFrom > 0;
    m_isBad = m_desk.hasRun() && isOver && progress.verdict == scenario::RunVerdict::Failed;
    m_state->setText(m_desk.hasRun() ? tr("%1 - %2").arg(stateText(progress), measuresText(progress))
                                     : tr("Not run yet: F5 runs it, F10 goes line by line."));
    const bool hasReason = m_desk.hasRun() && isOver && !progress.expected.isEmpty();
    m_expected->setText(tr("Expected: %1").arg(progress.expected));
    m_actual->setText(tr("Actual: %1").arg(progress.actual));
    m_expected->setVisible(hasReason);
    m_actual->setVisible(hasReason);
    colour();
}

void RunPanel::colour()
{
    auto colours = palette();
    if (m_isBad)
        colours.setColor(QPalette::WindowText, toneOf(Tone::Error, schemeOf(palette())));
    m_state->setPalette(colours);
}

void RunPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

} // namespace lockscope::ui
