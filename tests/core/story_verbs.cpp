// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/story_words.h"

using namespace Qt::StringLiterals;

namespace lockscope::test {

namespace {

CloseReason reasonFrom(const QString &word)
{
    for (auto reason = CloseReason::PeerClosed; reason <= CloseReason::Shutdown;
         reason = static_cast<CloseReason>(static_cast<int>(reason) + 1)) {
        if (word == QLatin1String(nameOf(reason).data()))
            return reason;
    }
    return CloseReason::PeerClosed;
}

ServerError errorFrom(const QString &word)
{
    for (auto error = ServerError::AuthFailed; error <= ServerError::ShuttingDown;
         error = static_cast<ServerError>(static_cast<int>(error) + 1)) {
        if (word == QLatin1String(nameOf(error).data()))
            return error;
    }
    return ServerError::BadRequest;
}

} // namespace

std::optional<CommandGiven> commandFrom(const QString &verb, Words &words)
{
    if (verb == u"hold")
        return CommandGiven{ServerCommand(HoldLaneCommand{words.text()}), std::nullopt};
    if (verb == u"drain")
        return CommandGiven{ServerCommand(DrainLaneCommand{words.text()}), std::nullopt};
    if (verb == u"break-index")
        return CommandGiven{ServerCommand(BreakFateIndexCommand{}), std::nullopt};
    if (verb == u"stop")
        return CommandGiven{ServerCommand(StopServerCommand{}), std::nullopt};
    if (verb == u"crash")
        return CommandGiven{ServerCommand(CrashNodeCommand{NodeId(static_cast<std::uint32_t>(words.number()))}),
                            std::nullopt};
    const auto client = [&] { return ClientId(words.word().mid(1).toUInt()); };
    if (verb == u"cut") {
        const auto id = client();
        return CommandGiven{ClientCommand(CutCommand{}), id};
    }
    if (verb == u"acquire") {
        const auto id = client();
        const auto request = words.request();
        return CommandGiven{ClientCommand(AcquireCommand{request, words.text(), std::nullopt, 10}), id};
    }
    if (verb == u"cancel") {
        const auto id = client();
        return CommandGiven{ClientCommand(CancelCommand{words.request()}), id};
    }
    if (verb == u"release") {
        const auto id = client();
        const auto request = words.request();
        return CommandGiven{ClientCommand(ReleaseAcquiredCommand{request, words.request()}), id};
    }
    return std::nullopt;
}

const Verbs<ServerEvent> &connectionVerbs()
{
    using W = Words;
    static const Verbs<ServerEvent> verbs = {
        {u"accepts"_s,
         [](W &w) {
             return ConnectionAccepted{w.connection(), NodeId(1), "127.0.0.1:9"};
         }},
        {u"refuses"_s,
         [](W &w) {
             const auto error = errorFrom(w.word());
             return ConnectionRefused{w.atEnd() ? std::nullopt : std::optional(w.connection()), error};
         }},
        {u"turns-away"_s,
         [](W &w) {
             return AcquireTurnedAway{w.key(), w.owner(), w.connection(), CapacityLimit::WaitersPerKey};
         }},
        {u"slow-sync"_s,
         [](W &w) {
             return JournalSynced{Lsn(1), 1, 64, Duration(w.number() * 1'000)};
         }},
        {u"torn-start"_s,
         [](W &w) {
             return ServerStarted{StartNumber(w.number()), w.lsn(), 3, 17};
         }},
        {u"clock-back"_s, [](W &w) { return WallClockWentBack{std::chrono::seconds(w.number())}; }},
        {u"node"_s,
         [](W &w) {
             const NodeId node(static_cast<std::uint32_t>(w.number()));
             const auto role = w.word();
             return NodeRoleChanged{node,
                                    role == u"down"         ? NodeRole::Down
                                        : role == u"leader" ? NodeRole::Leader
                                                            : NodeRole::Follower};
         }},
        {u"orphan-of"_s,
         [](W &w) {
             const auto open = w.fate();
             const auto key = w.key();
             const auto token = w.token();
             return GrantOrphaned{key, token, w.connection(), open};
         }},
    };
    return verbs;
}

const Verbs<ClientEvent> &linkVerbs()
{
    using W = Words;
    static const Verbs<ClientEvent> verbs = {
        {u"closed"_s,
         [](W &w) {
             const auto reason = w.atEnd() ? CloseReason::PeerClosed : reasonFrom(w.word());
             return ConnectionChanged{ClientConnectionState::Closed, "n1", reason, std::chrono::seconds(1)};
         }},
        {u"granted-until"_s,
         [](W &w) {
             const auto request = w.request();
             const auto key = w.text();
             const auto token = w.token();
             const auto until = *w.timeOf(u"until"_s);
             return AcquireEnded{request, key, OutcomeGranted{token, until, until + std::chrono::seconds(1)}};
         }},
        {u"pending-full"_s,
         [](W &w) {
             const auto request = w.request();
             return AcquireEnded{request, w.text(), OutcomeFailed{AcquireFailure::PendingFull}};
         }},
        {u"release-lane-full"_s,
         [](W &w) {
             const auto request = w.request();
             return ReleaseEnded{request, w.text(), OutcomeReleaseFailed{ReleaseFailure::ReleaseLaneFull}};
         }},
        {u"orphan-dropped"_s,
         [](W &w) {
             const auto key = w.text();
             return OrphanSeen{key, w.token(), OrphanAction::Dropped};
         }},
        {u"violated"_s,
         [](W &w) {
             return PeerViolated{w.word() == u"unmatched" ? ViolationRule::UnmatchedReply : ViolationRule::Malformed,
                                 "x"};
         }},
        {u"hint-refused"_s, [](W &w) { return LeaderHinted{w.text(), HintSource::M, false}; }},
        {u"reclaimed"_s,
         [](W &w) {
             const auto request = w.request();
             return DeadlinePassed{request, w.text(), RequestDeadline::ReclaimBy};
         }},
    };
    return verbs;
}

} // namespace lockscope::test
