// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/history/event_subject.h"
#include "ui/models/cursor.h"
#include "ui/models/selection.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lockscope::ui {

enum class StepWay : std::uint8_t { Back, On };

/// The nearest event about `subject` is looked for: among those from `begin` to, not including, `end`.
struct StepSearch
{
    EventSubject subject;
    EventNumber begin;
    EventNumber end;
    StepWay way = StepWay::On;
};

/// The places that a person steps to: the next event, the next one about the selected thing, the next finding.
class TimeSteps : public QObject
{
    Q_OBJECT

public:
    /// The cursor outlives it.
    explicit TimeSteps(const Cursor &cursor, QObject *parent = nullptr);

    /// What next() with a subject is about. An event selects nothing but itself.
    void setSelection(const Selection &selection);
    /// Events at which something was found, in any order; whoever finds keeps it up to date.
    void setFindings(std::vector<EventNumber> findings);
    [[nodiscard]] const std::vector<EventNumber> &findings() const { return m_findings; }

    /// The nearest such event before or after the cursor; none: there is none.
    [[nodiscard]] std::optional<EventNumber> nextEvent(StepWay way) const;
    [[nodiscard]] std::optional<EventNumber> nextOfSelected(StepWay way) const;
    [[nodiscard]] std::optional<EventNumber> nextFinding(StepWay way) const;

    /// Looks for what nextOfSelected() gives; selectedFound() follows. Of a recording somebody else looks.
    void seekSelected(StepWay way);
    /// What came of searchWanted(); none: there is no such event.
    void endSearch(std::optional<EventNumber> number);

    /// What the selection is to events; none: nothing, or an event.
    [[nodiscard]] std::optional<EventSubject> subject() const;

signals:
    void findingsChanged();
    void searchWanted(const lockscope::ui::StepSearch &search);
    void selectedFound(lockscope::ui::StepWay way, std::optional<lockscope::EventNumber> number);

private:
    [[nodiscard]] EventSubject subjectOf(const RequestRef &ref) const;

    const Cursor &m_cursor;
    Selection m_selection;
    /// Where somebody is looking for the selected thing.
    StepWay m_way = StepWay::On;
    /// Sorted, each once.
    std::vector<EventNumber> m_findings;
};

} // namespace lockscope::ui
