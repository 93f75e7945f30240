// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/recent_map.h"
#include "core/check/violation.h"
#include "core/vocabulary/client_event.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace lockscope::check {

/// Beliefs against the truth, by owner and by token: nothing is believed before it is durable (I3), no owner is sent
/// twice (I6), the token is the server's (I7), and `reclaim_by` is not before the end of the grant (I13).
///
/// Either half may be told first; what counts is when it happened, since both read the same steady clock. That the
/// durable half is missing is known when the server has told of a later turn. Bounded by the limits below: what is
/// older is not judged any more.
class OwnerRules
{
public:
    static constexpr std::size_t ownersMax = 65'536;
    static constexpr std::size_t endsMax = 16'384;

    struct GrantSeen
    {
        Token token;
        EventNumber number;
        /// None: it is known from a snapshot only.
        std::optional<TimePoint> at;
    };

    /// `held`: the key's live grant is the owner's already, as far as the server told.
    void sent(Step &step, RequestRef ref, const AcquireSent &e, std::optional<GrantSeen> held);
    /// `isEmbedded`: its client talks to the server whose events are here.
    void believed(Step &step, const Owner &owner, const AcquireEnded &e, bool isEmbedded);
    /// A client of the embedded server was told that its token is released. `isLive`: the key's grant has it, still.
    void releaseBelieved(Step &step, RequestRef ref, const ReleaseEnded &e, Token token, bool isLive);

    void granted(Step &step, const Owner &owner, GrantSeen grant);
    /// `realEnd`: when it was over for everybody. None: it is not known (S5).
    void grantEnded(Step &step, const std::optional<Owner> &owner, Token token, std::optional<TimePoint> realEnd);
    void released(Step &step, Token token);
    void expired(Step &step, Token token);
    /// All that the server did before `turn` is known.
    void turnEnded(Step &step, TimePoint turn);

    /// Server events up to `number` are missing.
    void forgetTruth(EventNumber number);

private:
    struct Belief
    {
        std::optional<Token> token;
        std::optional<TimePoint> reclaimBy;
        EventNumber number;
        TimePoint at;
    };
    /// All that is known of one attempt.
    struct Story
    {
        RequestRef request;
        std::string key;
        EventNumber sent;
        std::optional<Belief> belief;
        std::optional<GrantSeen> grant;
        std::optional<EventNumber> endNumber;
        std::optional<TimePoint> end;
    };
    struct End
    {
        EventNumber number;
        TimePoint at;
        bool isRelease = false;
    };
    struct AwaitedRelease
    {
        RequestRef request;
        std::string key;
        EventNumber number;
        TimePoint at;
    };

    static Violation about(Breach breach, const Owner &owner, const Story &story, std::vector<EventNumber> evidence);
    static void judgeGrant(Step &step, const Owner &owner, const Story &story);
    static void judgeEnd(Step &step, const Owner &owner, const Story &story);

    RecentMap<Owner, Story> m_stories{ownersMax};
    RecentMap<Token, End> m_ends{endsMax};
    /// Grants and releases that a client believes and the server has not told of yet.
    std::map<EventNumber, Owner> m_awaitedGrants;
    std::map<Token, AwaitedRelease> m_awaitedReleases;
    /// Of attempts that were sent before this event, the server's half may be missing.
    EventNumber m_truthSince;
};

} // namespace lockscope::check
