// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/time_steps.h"

#include "core/base/match.h"

#include <algorithm>

namespace lockscope::ui {

TimeSteps::TimeSteps(const Cursor &cursor, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
{
}

void TimeSteps::setSelection(const Selection &selection)
{
    m_selection = selection;
}

void TimeSteps::setFindings(std::vector<EventNumber> findings)
{
    std::sort(findings.begin(), findings.end());
    findings.erase(std::unique(findings.begin(), findings.end()), findings.end());
    if (findings == m_findings)
        return;
    m_findings = std::move(findings);
    emit findingsChanged();
}

std::optional<EventNumber> TimeSteps::nextEvent(StepWay way) const
{
    const auto place = m_cursor.position().value();
    const auto &history = m_cursor.history();
    if (way == StepWay::Back)
        return place > history.first().value() ? std::optional(EventNumber(place - 1)) : std::nullopt;
    return place < m_cursor.newest().value() ? std::optional(EventNumber(place + 1)) : std::nullopt;
}

std::optional<EventNumber> TimeSteps::nextOfSelected(StepWay way) const
{
    const auto about = subject();
    if (!about)
        return std::nullopt;
    const auto &history = m_cursor.history();
    const auto end = way == StepWay::Back ? history.first().value() - 1 : history.end().value();
    auto number = std::max(m_cursor.position().value(), history.first().value() - 1);
    while (number != end) {
        number = way == StepWay::Back ? number - 1 : number + 1;
        const auto *entry = history.find(EventNumber(number));
        if (entry != nullptr && isAbout(*entry, *about))
            return EventNumber(number);
    }
    return std::nullopt;
}

void TimeSteps::seekSelected(StepWay way)
{
    const auto about = subject();
    if (!m_cursor.isRecording() || !about) {
        emit selectedFound(way, nextOfSelected(way));
        return;
    }
    m_way = way;
    const auto &history = m_cursor.history();
    const auto place = m_cursor.position();
    if (way == StepWay::Back)
        emit searchWanted({*about, history.first(), place, way});
    else
        emit searchWanted({*about, EventNumber(place.value() + 1), history.end(), way});
}

void TimeSteps::endSearch(std::optional<EventNumber> number)
{
    emit selectedFound(m_way, number);
}

std::optional<EventNumber> TimeSteps::nextFinding(StepWay way) const
{
    const auto place = m_cursor.position();
    const auto &history = m_cursor.history();
    if (way == StepWay::On) {
        const auto next = std::upper_bound(m_findings.begin(), m_findings.end(), place);
        return next != m_findings.end() && *next < history.end() ? std::optional(*next) : std::nullopt;
    }
    const auto next = std::lower_bound(m_findings.begin(), m_findings.end(), place);
    return next != m_findings.begin() && *(next - 1) >= history.first() ? std::optional(*(next - 1)) : std::nullopt;
}

std::optional<EventSubject> TimeSteps::subject() const
{
    using Result = std::optional<EventSubject>;
    return match<Result>(
        m_selection,
        [](const NoSelection & /*nothing*/) { return std::nullopt; },
        [](const Key &key) { return EventSubject(key); },
        [this](const RequestRef &ref) { return subjectOf(ref); },
        [](ClientId client) { return EventSubject(client); },
        [](NodeId node) { return EventSubject(node); },
        [](const ConnectionId &connection) { return EventSubject(connection); },
        [](OpenSequence open) { return EventSubject(open); },
        [](EventNumber /*event*/) { return std::nullopt; },
        [](check::FindingNumber /*finding*/) { return std::nullopt; });
}

/// Owner and token may be known only now, or may be forgotten by now: both worlds are asked.
EventSubject TimeSteps::subjectOf(const RequestRef &ref) const
{
    RequestSubject subject{.client = ref.client, .request = ref.request, .owner = {}, .token = {}};
    for (const auto *world : {&m_cursor.world(), &m_cursor.present()}) {
        const auto *belief = world->beliefs().find(ref);
        if (belief == nullptr)
            continue;
        subject.owner = subject.owner ? subject.owner : belief->owner;
        subject.token = subject.token ? subject.token : belief->token;
    }
    return subject;
}

} // namespace lockscope::ui
