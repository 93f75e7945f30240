// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/v1_tap.h"

#include "core/base/match.h"

namespace lockscope::lab {

namespace {

/// Takes one from the count. Nothing was asked for: that is the breach.
std::optional<LabBreach> answer(std::uint32_t &count)
{
    if (count == 0)
        return LabBreach::AnsweredUnasked;
    --count;
    return std::nullopt;
}

} // namespace

std::vector<std::string> V1Tap::hearRequests(ByteView bytes, const ReplyFacts &facts)
{
    if (m_isAnswered) {
        m_requests.feed(bytes);
    } else {
        m_digest.feed(bytes);
        const auto line = m_digest.line();
        m_isAnswered = line && *line;
        if (!m_isAnswered)
            return {};
        m_requests.feed(m_digest.rest());
    }
    std::vector<std::string> releases;
    for (auto request = m_requests.next(); request && *request; request = m_requests.next()) {
        match(
            **request,
            [&](const wire::AcquireRequest &acquire) { ++m_asked[acquire.key.text()].acquires; },
            [&](const wire::ReleaseRequest &release) {
                auto &asked = m_asked[release.key.text()];
                ++asked.releases;
                asked.releasedBefore = facts.lastRelease(release.key);
                releases.push_back(release.key.text());
            },
            [](const wire::KeepAlive &) {});
    }
    return releases;
}

std::optional<LabBreach> V1Tap::hearReplies(ByteView bytes, const ReplyFacts &facts, Lsn durable)
{
    if (m_isGreeted) {
        m_replies.feed(bytes);
    } else {
        m_challenge.feed(bytes);
        const auto line = m_challenge.line();
        m_isGreeted = line && *line;
        if (!m_isGreeted)
            return std::nullopt;
        m_replies.feed(m_challenge.rest());
    }
    std::optional<LabBreach> breach;
    while (const auto reply = m_replies.next()) {
        if (const auto found = judge(*reply, facts, durable))
            breach = found;
    }
    return breach;
}

std::optional<LabBreach> V1Tap::judge(const wire::Reply &reply, const ReplyFacts &facts, Lsn durable)
{
    using Judged = std::optional<LabBreach>;
    const auto earlyUnless = [](bool isDurable) {
        return isDurable ? std::nullopt : Judged(LabBreach::AnsweredBeforeDurable);
    };
    return match<Judged>(
        reply,
        [&](const wire::GrantedReply &granted) {
            const auto early = earlyUnless(facts.mayGrant(granted.token, durable));
            const auto unasked = answer(m_asked[granted.key.text()].acquires);
            return unasked ? unasked : early;
        },
        [&](const wire::TimedOutReply &timedOut) { return answer(m_asked[timedOut.key.text()].acquires); },
        [](const wire::BusyReply &) { return Judged(LabBreach::AnsweredUnasked); },
        [&](const wire::ReleasedReply &released) {
            auto &asked = m_asked[released.key.text()];
            const auto early = earlyUnless(facts.hasReleased(released.key, asked.releasedBefore, durable));
            const auto unasked = answer(asked.releases);
            return unasked ? unasked : early;
        },
        [&](const wire::NotFoundReply &notFound) { return answer(m_asked[notFound.key.text()].releases); },
        [](const wire::MovedReply &) { return Judged(); },
        [](const wire::LeaderNotice &) { return Judged(LabBreach::AnsweredUnasked); },
        [](const wire::ErrorReply &) { return Judged(); },
        [](const wire::KeepAlive &) { return Judged(); });
}

} // namespace lockscope::lab
