// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_breach.h"

#include "core/base/match.h"

namespace lockscope::lab {

std::string_view nameOf(LabBreach breach)
{
    switch (breach) {
    case LabBreach::AnsweredBeforeDurable:
        return "AnsweredBeforeDurable";
    case LabBreach::AnsweredUnasked:
        return "AnsweredUnasked";
    case LabBreach::OwnerTwiceOnWire:
        return "OwnerTwiceOnWire";
    case LabBreach::AcquireBeforeRelease:
        return "AcquireBeforeRelease";
    case LabBreach::StrangerDialed:
        return "StrangerDialed";
    case LabBreach::RedialsWithoutPause:
        return "RedialsWithoutPause";
    case LabBreach::RefusedYetGranted:
        return "RefusedYetGranted";
    case LabBreach::ReleasedUnasked:
        return "ReleasedUnasked";
    case LabBreach::LeaseWindowWrong:
        return "LeaseWindowWrong";
    case LabBreach::LiveGrantReleased:
        return "LiveGrantReleased";
    case LabBreach::GoneConnectionGranted:
        return "GoneConnectionGranted";
    case LabBreach::BeganUnled:
        return "BeganUnled";
    case LabBreach::DeadlineStands:
        return "DeadlineStands";
    case LabBreach::JournalRefused:
        return "JournalRefused";
    case LabBreach::StateDiffers:
        return "StateDiffers";
    case LabBreach::RequestLeft:
        return "RequestLeft";
    case LabBreach::FateLeft:
        return "FateLeft";
    case LabBreach::LaneLeft:
        return "LaneLeft";
    case LabBreach::StopHangs:
        return "StopHangs";
    case LabBreach::StopNotClean:
        return "StopNotClean";
    case LabBreach::CommandUnanswered:
        return "CommandUnanswered";
    case LabBreach::NotLinearizable:
        return "NotLinearizable";
    }
    return {};
}

std::string nameOf(const Finding &finding)
{
    return match<std::string>(
        finding.what,
        [](const check::Violation &violation) {
            return std::string(nameOf(invariantOf(violation.breach))) + ' ' + std::string(nameOf(violation.breach));
        },
        [](LabBreach breach) { return "lab " + std::string(nameOf(breach)); });
}

} // namespace lockscope::lab
