// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/sequence_item.h"

namespace lockscope::picture {

std::string_view signOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Acquire:
    case ItemKind::Granted:
        return "A";
    case ItemKind::Release:
    case ItemKind::Released:
        return "R";
    case ItemKind::TimedOut:
        return "T";
    case ItemKind::Busy:
        return "B";
    case ItemKind::NotFound:
        return "N";
    case ItemKind::LeaderNotice:
        return "L";
    case ItemKind::Moved:
        return "M";
    case ItemKind::Connected:
        return "+";
    case ItemKind::Closed:
    case ItemKind::ConnectionEnded:
    case ItemKind::Stopped:
        return "\xC3\x97";
    case ItemKind::Unsent:
    case ItemKind::LeaseOver:
    case ItemKind::Expired:
    case ItemKind::Reclaimed:
    case ItemKind::FateCompleted:
        return "\xE2\x80\x93";
    case ItemKind::Indeterminate:
        return "?";
    case ItemKind::Orphan:
    case ItemKind::Orphaned:
        return "O";
    case ItemKind::Violation:
    case ItemKind::JournalFailed:
    case ItemKind::Down:
        return "!";
    case ItemKind::Leads:
        return "\xE2\x98\x85";
    case ItemKind::FateOpened:
    case ItemKind::FateRetried:
        return "F";
    case ItemKind::FateParked:
        return "P";
    }
    return " ";
}

ShownState lookOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Granted:
    case ItemKind::Leads:
        return ShownState::Held;
    case ItemKind::Orphan:
    case ItemKind::Orphaned:
        return ShownState::Orphaned;
    case ItemKind::Indeterminate:
        return ShownState::Indeterminate;
    case ItemKind::FateParked:
        return ShownState::Parked;
    case ItemKind::Busy:
    case ItemKind::Violation:
    case ItemKind::JournalFailed:
    case ItemKind::Down:
    case ItemKind::Closed:
    case ItemKind::ConnectionEnded:
        return ShownState::Refused;
    case ItemKind::Acquire:
    case ItemKind::Release:
    case ItemKind::TimedOut:
    case ItemKind::Released:
    case ItemKind::NotFound:
    case ItemKind::LeaderNotice:
    case ItemKind::Moved:
    case ItemKind::Connected:
    case ItemKind::Stopped:
    case ItemKind::Unsent:
    case ItemKind::Reclaimed:
    case ItemKind::LeaseOver:
    case ItemKind::Expired:
    case ItemKind::FateOpened:
    case ItemKind::FateRetried:
    case ItemKind::FateCompleted:
        return ShownState::Done;
    }
    return ShownState::Done;
}

ShownState lookOf(StayKind kind)
{
    switch (kind) {
    case StayKind::Waits:
        return ShownState::Waiting;
    case StayKind::Holds:
    case StayKind::Grants:
        return ShownState::Held;
    case StayKind::InDoubt:
        return ShownState::Indeterminate;
    case StayKind::GrantsOrphan:
        return ShownState::Orphaned;
    case StayKind::Parked:
        return ShownState::Parked;
    }
    return ShownState::Done;
}

} // namespace lockscope::picture
