// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/wire_tap.h"

#include "core/base/match.h"
#include "core/wire/message.h"

#include <algorithm>

namespace lockscope::lab {

namespace {

/// Feeds a line until it is whole; true: from now on frames come, the first ones with this call's `rest`.
bool greet(wire::LineReader &line, ByteView bytes)
{
    line.feed(bytes);
    const auto whole = line.line();
    return whole && *whole;
}

} // namespace

void ReplyFacts::startAfter(Lsn last)
{
    const auto isLost = [&](const auto &fact) { return fact.second > last; };
    std::erase_if(m_grants, isLost);
    std::erase_if(m_releases, isLost);
    for (auto &[key, releases] : m_releasesOf)
        std::erase_if(releases, [&](Lsn lsn) { return lsn > last; });
}

bool ReplyFacts::isDurable(const Facts &facts, Token token, Lsn durable)
{
    const auto found = facts.find(token);
    return found != facts.end() && found->second <= durable;
}

Lsn ReplyFacts::lastRelease(const Key &key) const
{
    const auto found = m_releasesOf.find(key);
    return found == m_releasesOf.end() || found->second.empty() ? Lsn() : found->second.back();
}

bool ReplyFacts::hasReleased(const Key &key, Lsn after, Lsn durable) const
{
    const auto found = m_releasesOf.find(key);
    return found != m_releasesOf.end() && std::any_of(found->second.begin(), found->second.end(), [&](Lsn lsn) {
               return lsn > after && lsn <= durable;
           });
}

std::optional<LabBreach> ReplyTap::hear(ByteView bytes, const ReplyFacts &facts, Lsn durable)
{
    if (m_isGreeted) {
        m_replies.feed(bytes);
    } else {
        m_isGreeted = greet(m_challenge, bytes);
        if (!m_isGreeted)
            return std::nullopt;
        m_replies.feed(m_challenge.rest());
    }
    std::optional<LabBreach> breach;
    const auto note = [&](const wire::Reply &reply) {
        m_last.clear();
        wire::append(m_last, reply, WireVersion::V2);
    };
    const auto judge = [&](bool isRight) {
        if (!isRight)
            breach = LabBreach::AnsweredBeforeDurable;
    };
    for (auto reply = m_replies.next(); reply && *reply; reply = m_replies.next()) {
        match(
            **reply,
            [&](const wire::GrantedReply &granted) {
                note(granted);
                judge(facts.mayGrant(granted.token, durable));
            },
            [&](const wire::TimedOutReply &timedOut) { note(timedOut); },
            [&](const wire::BusyReply &busy) { note(busy); },
            [&](const wire::ReleasedReply &released) {
                note(released);
                judge(facts.mayRelease(*released.token, durable));
            },
            [&](const wire::NotFoundReply &notFound) { note(notFound); },
            [](const wire::MovedReply &) {},
            [](const wire::LeaderNotice &) {},
            [](const wire::ErrorReply &) {},
            [](const wire::KeepAlive &) {});
    }
    return breach;
}

std::optional<LabBreach> RequestTap::hear(ByteView bytes, std::unordered_set<Owner> &owners)
{
    if (m_isGreeted) {
        m_requests.feed(bytes);
    } else {
        m_isGreeted = greet(m_digest, bytes);
        if (!m_isGreeted)
            return std::nullopt;
        m_requests.feed(m_digest.rest());
    }
    std::optional<LabBreach> breach;
    bool hasAcquire = false;
    for (auto request = m_requests.next(); request && *request; request = m_requests.next()) {
        match(
            **request,
            [&](const wire::AcquireRequest &acquire) {
                hasAcquire = true;
                if (!owners.insert(*acquire.owner).second)
                    breach = LabBreach::OwnerTwiceOnWire;
            },
            [&](const wire::ReleaseRequest &) {
                if (hasAcquire)
                    breach = LabBreach::AcquireBeforeRelease;
            },
            [](const wire::KeepAlive &) {});
    }
    return breach;
}

} // namespace lockscope::lab
