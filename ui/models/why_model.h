// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/models/answer.h"
#include "ui/models/cursor.h"
#include "ui/models/finding_model.h"
#include "ui/models/selection.h"

namespace lockscope::ui {

/// Why the selected thing is as it is, at the cursor's moment.
///
/// It costs a search through the history, so it is worked out only while somebody looks, and a few times a second at
/// most.
class WhyModel : public QObject
{
    Q_OBJECT

public:
    WhyModel(const Cursor &cursor, const FindingModel &findings, QObject *parent = nullptr);

    /// Somebody looks, or does no more.
    void setActive(bool on);
    void setSelection(const Selection &selection);
    [[nodiscard]] const Answer &answer() const { return m_answer; }

signals:
    void changed();

private:
    void readOn(EventNumber begin, EventNumber end);
    void refresh();
    [[nodiscard]] Answer ask() const;

    const Cursor &m_cursor;
    const FindingModel &m_findings;
    Selection m_selection;
    Answer m_answer;
    bool m_isActive = false;
    bool m_isDirty = true;
};

} // namespace lockscope::ui
