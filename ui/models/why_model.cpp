// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/why_model.h"

#include "core/why/why.h"
#include "ui/models/finding_text.h"
#include "ui/models/why_text.h"

#include <utility>

namespace lockscope::ui {

WhyModel::WhyModel(const Cursor &cursor, const FindingModel &findings, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_findings(findings)
{
    connect(&cursor, &Cursor::worldChanged, this, [this] { m_isDirty = true; });
    connect(&cursor, &Cursor::worldReplaced, this, [this] { m_isDirty = true; });
    connect(&cursor, &Cursor::eventsCame, this, &WhyModel::readOn);
    // A person who moves in time waits for the answer.
    connect(&cursor, &Cursor::moved, this, &WhyModel::refresh);
    connect(&cursor, &Cursor::timePassed, this, [this] {
        if (m_isDirty)
            refresh();
    });
}

void WhyModel::setActive(bool on)
{
    m_isActive = on;
    refresh();
}

void WhyModel::setSelection(const Selection &selection)
{
    if (std::exchange(m_selection, selection) == selection)
        return;
    m_isDirty = true;
    refresh();
}

/// What led here is at hand only now.
void WhyModel::readOn(EventNumber begin, EventNumber /*end*/)
{
    if (begin <= m_cursor.position())
        refresh();
}

void WhyModel::refresh()
{
    if (!m_isActive)
        return;
    m_isDirty = false;
    auto answer = ask();
    if (answer == m_answer)
        return;
    m_answer = std::move(answer);
    emit changed();
}

Answer WhyModel::ask() const
{
    if (const auto *number = std::get_if<check::FindingNumber>(&m_selection)) {
        const auto *finding = m_findings.find(*number);
        return finding == nullptr ? Answer{tr("This finding is not there any more"), {}, {}}
                                  : answerOf(*finding, m_cursor);
    }
    const auto subject = subjectOf(m_selection);
    if (!subject)
        return {tr("Select something, and its reasons will stand here."), {}, {}};
    const why::EventSearch search(m_cursor.history(), m_cursor.position());
    return answerOf(m_selection, why::why(*subject, m_cursor.world(), search), m_cursor);
}

} // namespace lockscope::ui
