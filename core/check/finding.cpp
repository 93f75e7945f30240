// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/finding.h"

#include <array>
#include <cassert>

namespace lockscope::check {

namespace {

struct RemarkRow
{
    Remark remark;
    Severity severity;
    Rule rule;
    std::string_view name;
};

/// In the order of Remark.
constexpr std::array remarkRows{
    RemarkRow{Remark::JournalFailed, Severity::Error, Rule::J3, "JournalFailed"},
    RemarkRow{Remark::SlowSync, Severity::Warning, Rule::J2, "SlowSync"},
    RemarkRow{Remark::TornTail, Severity::Note, Rule::J4, "TornTail"},
    RemarkRow{Remark::ClockWentBack, Severity::Warning, Rule::S5, "ClockWentBack"},
    RemarkRow{Remark::UnsettledStop, Severity::Error, Rule::F9, "UnsettledStop"},
    RemarkRow{Remark::FateRecovered, Severity::Note, Rule::F10, "FateRecovered"},
    RemarkRow{Remark::ParkedLong, Severity::Note, Rule::F3, "ParkedLong"},
    RemarkRow{Remark::FateIndexBroken, Severity::Error, Rule::F8, "FateIndexBroken"},
    RemarkRow{Remark::EventsMissing, Severity::Warning, Rule::None, "EventsMissing"},
    RemarkRow{Remark::IndeterminateBeyondBound, Severity::Error, Rule::C7, "IndeterminateBeyondBound"},
    RemarkRow{Remark::IndeterminateUnbounded, Severity::Warning, Rule::C7, "IndeterminateUnbounded"},
    RemarkRow{Remark::WaitForCycle, Severity::Warning, Rule::S1, "WaitForCycle"},
    RemarkRow{Remark::ReplyWithoutWaiter, Severity::Warning, Rule::C9, "ReplyWithoutWaiter"},
    RemarkRow{Remark::OrphanDropped, Severity::Warning, Rule::C8, "OrphanDropped"},
    RemarkRow{Remark::PeerBrokeProtocol, Severity::Warning, Rule::C6, "PeerBrokeProtocol"},
    RemarkRow{Remark::ConnectionFlaps, Severity::Warning, Rule::C11, "ConnectionFlaps"},
    RemarkRow{Remark::HintRefused, Severity::Warning, Rule::C10, "HintRefused"},
    RemarkRow{Remark::GrantedTooLate, Severity::Warning, Rule::C14, "GrantedTooLate"},
    RemarkRow{Remark::LeaseRanOut, Severity::Note, Rule::S6, "LeaseRanOut"},
    RemarkRow{Remark::ReleaseFoundNothing, Severity::Note, Rule::P4, "ReleaseFoundNothing"},
    RemarkRow{Remark::CapacityMet, Severity::Warning, Rule::P7, "CapacityMet"},
    RemarkRow{Remark::ConnectionsFull, Severity::Warning, Rule::F10a, "ConnectionsFull"},
    RemarkRow{Remark::AuthRefused, Severity::Warning, Rule::None, "AuthRefused"},
    RemarkRow{Remark::OwnerCameTwice, Severity::Warning, Rule::C4, "OwnerCameTwice"},
    RemarkRow{Remark::BadInput, Severity::Warning, Rule::P8, "BadInput"},
    RemarkRow{Remark::SlowConsumer, Severity::Warning, Rule::P8, "SlowConsumer"},
    RemarkRow{Remark::ReleaseLaneFull, Severity::Warning, Rule::C8, "ReleaseLaneFull"},
    RemarkRow{Remark::PendingFull, Severity::Warning, Rule::C12, "PendingFull"},
    RemarkRow{Remark::CommandNotDone, Severity::Note, Rule::None, "CommandNotDone"},
};

constexpr bool standInOrder()
{
    for (std::size_t i = 0; i < remarkRows.size(); ++i) {
        if (static_cast<std::size_t>(remarkRows[i].remark) != i)
            return false;
    }
    return remarkRows.back().remark == Remark::CommandNotDone;
}
static_assert(standInOrder());

const RemarkRow &rowOf(Remark remark)
{
    return remarkRows.at(static_cast<std::size_t>(remark));
}

} // namespace

Severity severityOf(Remark remark)
{
    return rowOf(remark).severity;
}

Rule ruleOf(Remark remark)
{
    return rowOf(remark).rule;
}

std::string_view nameOf(Remark remark)
{
    return rowOf(remark).name;
}

Severity severityOf(const Finding &finding)
{
    const auto *remark = std::get_if<Remark>(&finding.what);
    return remark == nullptr ? Severity::Error : severityOf(*remark);
}

} // namespace lockscope::check
