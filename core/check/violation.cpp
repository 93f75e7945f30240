// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/violation.h"

#include <cassert>

namespace lockscope::check {

Invariant invariantOf(Breach breach)
{
    switch (breach) {
    case Breach::GrantsOverlap:
        return Invariant::I1;
    case Breach::TokenNotAbove:
        return Invariant::I2;
    case Breach::BeliefBeforeTruth:
    case Breach::BeliefWithoutTruth:
        return Invariant::I3;
    case Breach::SecondOutcome:
    case Breach::OutcomeMissing:
        return Invariant::I4;
    case Breach::IndeterminateUnsent:
    case Breach::AnsweredUnsent:
    case Breach::DefiniteAfterSend:
        return Invariant::I5;
    case Breach::OwnerSentTwice:
    case Breach::RequestSentTwice:
        return Invariant::I6;
    case Breach::OtherKey:
    case Breach::OtherToken:
        return Invariant::I7;
    case Breach::CompleteBeforeFold:
    case Breach::SecondComplete:
    case Breach::OpenForgotten:
        return Invariant::I8;
    case Breach::ParkedWhileFree:
    case Breach::PassedOverParked:
        return Invariant::I9;
    case Breach::WaiterAfterComplete:
        return Invariant::I10;
    case Breach::EndedEarly:
    case Breach::Outlived:
    case Breach::EndOfNoGrant:
    case Breach::GrantVanished:
        return Invariant::I11;
    case Breach::GrantedOutOfTurn:
        return Invariant::I12;
    case Breach::ReclaimedTooSoon:
        return Invariant::I13;
    }
    assert(false);
    return Invariant::I1;
}

std::string_view nameOf(Invariant invariant)
{
    switch (invariant) {
    case Invariant::I1:
        return "I1";
    case Invariant::I2:
        return "I2";
    case Invariant::I3:
        return "I3";
    case Invariant::I4:
        return "I4";
    case Invariant::I5:
        return "I5";
    case Invariant::I6:
        return "I6";
    case Invariant::I7:
        return "I7";
    case Invariant::I8:
        return "I8";
    case Invariant::I9:
        return "I9";
    case Invariant::I10:
        return "I10";
    case Invariant::I11:
        return "I11";
    case Invariant::I12:
        return "I12";
    case Invariant::I13:
        return "I13";
    }
    assert(false);
    return {};
}

std::string_view nameOf(Breach breach)
{
    switch (breach) {
    case Breach::GrantsOverlap:
        return "GrantsOverlap";
    case Breach::TokenNotAbove:
        return "TokenNotAbove";
    case Breach::BeliefBeforeTruth:
        return "BeliefBeforeTruth";
    case Breach::BeliefWithoutTruth:
        return "BeliefWithoutTruth";
    case Breach::SecondOutcome:
        return "SecondOutcome";
    case Breach::OutcomeMissing:
        return "OutcomeMissing";
    case Breach::IndeterminateUnsent:
        return "IndeterminateUnsent";
    case Breach::AnsweredUnsent:
        return "AnsweredUnsent";
    case Breach::DefiniteAfterSend:
        return "DefiniteAfterSend";
    case Breach::OwnerSentTwice:
        return "OwnerSentTwice";
    case Breach::RequestSentTwice:
        return "RequestSentTwice";
    case Breach::OtherKey:
        return "OtherKey";
    case Breach::OtherToken:
        return "OtherToken";
    case Breach::CompleteBeforeFold:
        return "CompleteBeforeFold";
    case Breach::SecondComplete:
        return "SecondComplete";
    case Breach::OpenForgotten:
        return "OpenForgotten";
    case Breach::ParkedWhileFree:
        return "ParkedWhileFree";
    case Breach::PassedOverParked:
        return "PassedOverParked";
    case Breach::WaiterAfterComplete:
        return "WaiterAfterComplete";
    case Breach::EndedEarly:
        return "EndedEarly";
    case Breach::Outlived:
        return "Outlived";
    case Breach::EndOfNoGrant:
        return "EndOfNoGrant";
    case Breach::GrantVanished:
        return "GrantVanished";
    case Breach::GrantedOutOfTurn:
        return "GrantedOutOfTurn";
    case Breach::ReclaimedTooSoon:
        return "ReclaimedTooSoon";
    }
    assert(false);
    return {};
}

} // namespace lockscope::check
