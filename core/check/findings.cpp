// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/findings.h"

#include <algorithm>
#include <utility>

namespace lockscope::check {

namespace {

Concern concernOf(const Violation &violation)
{
    return {.key = violation.key,
            .token = violation.token,
            .connection = violation.connection,
            .fate = violation.fate,
            .request = violation.request,
            .client = violation.request ? std::optional(violation.request->client) : std::nullopt};
}

/// Whether two findings of it say together how many there are.
bool isSum(const Finding &finding)
{
    const auto *remark = std::get_if<Remark>(&finding.what);
    return remark != nullptr && (*remark == Remark::EventsMissing || *remark == Remark::FateRecovered);
}

/// Whom the finding is about, as one text: the narrowest that there is.
std::string subjectOf(const Concern &about)
{
    if (!about.key.empty())
        return "k" + about.key;
    if (about.fate)
        return "f" + std::to_string(about.fate->value());
    if (about.client)
        return "w" + std::to_string(about.client->value());
    if (about.connection)
        return "c" + std::to_string(about.connection->start.value()) + '.' + std::to_string(about.connection->number);
    return {};
}

} // namespace

void Findings::apply(const Entry &entry)
{
    for (auto &violation : m_invariants.apply(entry)) {
        note({.number = {},
              .what = violation.breach,
              .about = concernOf(violation),
              .evidence = std::move(violation.evidence),
              .first = entry.number,
              .last = entry.number,
              .at = entry.at.steady,
              .count = 1,
              .took = std::nullopt,
              .amount = 0});
    }
    for (auto &finding : m_remarks.apply(entry))
        note(std::move(finding));
}

void Findings::note(Finding finding)
{
    const auto kind = std::visit([](auto what) { return static_cast<std::uint8_t>(what); }, finding.what);
    Name name{finding.what.index(), kind, subjectOf(finding.about)};
    const auto known = m_names.find(name);
    if (known == m_names.end())
        return add(std::move(name), std::move(finding));
    auto &same = m_all.at(known->second);
    same.last = finding.last;
    same.amount = isSum(finding) ? same.amount + finding.amount : finding.amount;
    ++same.count;
    if (finding.took)
        same.took = std::max(same.took.value_or(*finding.took), *finding.took);
    m_changed.insert(same.number);
}

void Findings::add(Name name, Finding finding)
{
    const auto severity = severityOf(finding);
    if (!makeRoom(severity))
        return;
    finding.number = FindingNumber(++m_count);
    if (finding.evidence.size() > evidenceMax)
        finding.evidence.erase(finding.evidence.begin(),
                               finding.evidence.end() - static_cast<std::ptrdiff_t>(evidenceMax));
    m_bySeverity.at(static_cast<std::size_t>(severity)).insert(finding.number);
    m_changed.insert(finding.number);
    m_names.emplace(std::move(name), finding.number);
    m_all.emplace(finding.number, std::move(finding));
}

/// A grave one is never put away for a lesser one.
bool Findings::makeRoom(Severity severity)
{
    if (m_all.size() < findingsMax)
        return true;
    ++m_leftOut;
    for (std::size_t less = 0; less <= static_cast<std::size_t>(severity); ++less) {
        if (m_bySeverity.at(less).empty())
            continue;
        remove(*m_bySeverity.at(less).begin());
        return true;
    }
    return false;
}

void Findings::remove(FindingNumber number)
{
    const auto &finding = m_all.at(number);
    m_bySeverity.at(static_cast<std::size_t>(severityOf(finding))).erase(number);
    const auto kind = std::visit([](auto what) { return static_cast<std::uint8_t>(what); }, finding.what);
    m_names.erase(Name{finding.what.index(), kind, subjectOf(finding.about)});
    m_all.erase(number);
    m_changed.erase(number);
    m_gone.push_back(number);
}

Findings::Changes Findings::takeChanges()
{
    Changes changes{.changed = {}, .gone = std::exchange(m_gone, {}), .leftOut = m_leftOut, .beginsAnew = false};
    changes.changed.reserve(m_changed.size());
    for (const auto number : std::exchange(m_changed, {}))
        changes.changed.push_back(m_all.at(number));
    return changes;
}

} // namespace lockscope::check
