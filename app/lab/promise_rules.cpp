// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/promise_rules.h"

namespace lockscope::lab {

// Most kinds of event promise nothing here, so those that do are picked out.

void PromiseRules::note(const ServerEvent &event)
{
    if (const auto *const occupied = std::get_if<LaneOccupied>(&event)) {
        decide(*occupied);
    } else if (const auto *const granted = std::get_if<Granted>(&event)) {
        grant(*granted);
    } else if (const auto *const released = std::get_if<Released>(&event)) {
        release(*released);
    } else if (const auto *const ended = std::get_if<ConnectionEnded>(&event)) {
        m_ended.emplace(ended->connection, m_number);
    } else if (const auto *const term = std::get_if<TermBegan>(&event)) {
        m_isLed = term->leader.has_value();
    } else if (std::holds_alternative<ServerStarted>(event)) {
        m_isServing = true;
        m_isLed = false;
        m_decided.clear();
    } else if (std::holds_alternative<ServerStopping>(event)) {
        m_isServing = false;
    }
}

void PromiseRules::decide(const LaneOccupied &occupied)
{
    m_decided[occupied.key] = m_number;
    // Rows that were decided before may follow each other through the lane.
    const bool begins = occupied.kind != TransitionKind::FateAtKey;
    if (begins && m_isServing && !m_isLed)
        m_breach = LabBreach::BeganUnled;
}

void PromiseRules::grant(const Granted &granted)
{
    m_deadlines[granted.token] = granted.deadline;
    const auto ended = m_ended.find(granted.connection);
    const auto decided = m_decided.find(granted.key);
    if (ended != m_ended.end() && decided != m_decided.end() && ended->second < decided->second)
        m_breach = LabBreach::GoneConnectionGranted;
    if (!granted.owner)
        return;
    m_v2Grants.insert(granted.token);
    auto &attempt = m_attempts[*granted.owner];
    attempt.isGranted = true;
    if (attempt.isRefused)
        m_breach = LabBreach::RefusedYetGranted;
}

void PromiseRules::release(const Released &released)
{
    if (m_asked.contains(released.token))
        return;
    auto &asked = m_askedOverV1[released.key.text()];
    if (asked == 0 || m_v2Grants.contains(released.token))
        m_breach = LabBreach::ReleasedUnasked;
    else
        --asked;
}

void PromiseRules::note(ClientId client, const ClientEvent &event)
{
    if (const auto *const sent = std::get_if<AcquireSent>(&event))
        m_sent.insert_or_assign({client, sent->request}, sent->owner);
    else if (const auto *const ended = std::get_if<AcquireEnded>(&event))
        end(client, *ended);
    else if (const auto *const releasing = std::get_if<ReleaseQueued>(&event))
        m_asked.insert(releasing->token);
    else if (const auto *const orphan = std::get_if<OrphanSeen>(&event))
        m_asked.insert(orphan->token);
}

void PromiseRules::end(ClientId client, const AcquireEnded &ended)
{
    const auto sent = m_sent.extract(RequestRef{client, ended.request});
    if (const auto *const granted = std::get_if<OutcomeGranted>(&ended.outcome)) {
        const auto deadline = m_deadlines.find(granted->token);
        const bool isKnown = deadline != m_deadlines.end();
        if (isKnown
            && (granted->holdsUntil > deadline->second + m_slack || granted->overBy + m_slack < deadline->second))
            m_breach = LabBreach::LeaseWindowWrong;
        return;
    }
    if (sent.empty() || std::holds_alternative<OutcomeIndeterminate>(ended.outcome))
        return;
    auto &attempt = m_attempts[sent.mapped()];
    attempt.isRefused = true;
    if (attempt.isGranted)
        m_breach = LabBreach::RefusedYetGranted;
}

std::optional<LabBreach> PromiseRules::apply(const Entry &entry)
{
    m_number = entry.number;
    m_breach.reset();
    const auto *const client = std::get_if<ClientId>(&entry.origin);
    if (const auto *const event = std::get_if<ServerEvent>(&entry.event))
        note(*event);
    else if (const auto *const belief = std::get_if<ClientEvent>(&entry.event); belief != nullptr && client != nullptr)
        note(*client, *belief);
    return m_breach;
}

} // namespace lockscope::lab
