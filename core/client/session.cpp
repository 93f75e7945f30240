// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/client/session.h"

#include "core/base/match.h"

#include <cassert>
#include <utility>

namespace lockscope::client {

namespace {

PeerViolated violated(ViolationRule rule, std::string detail)
{
    return {rule, std::move(detail)};
}

} // namespace

void Session::feed(ByteView bytes)
{
    switch (m_phase) {
    case Phase::Challenge:
        m_line.feed(bytes);
        return;
    case Phase::Hashing:
    case Phase::Welcome:
    case Phase::Frames:
        m_frames.feed(bytes);
        return;
    case Phase::Faulted:
        return;
    }
}

void Session::digestSent()
{
    assert(m_phase == Phase::Hashing);
    m_phase = Phase::Welcome;
}

std::optional<Heard> Session::next()
{
    switch (m_phase) {
    case Phase::Challenge:
        return hearChallenge();
    case Phase::Welcome:
    case Phase::Frames:
        return hearFrame();
    case Phase::Hashing:
    case Phase::Faulted:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Heard> Session::hearChallenge()
{
    const auto line = m_line.line();
    if (!line)
        return refuse("the first line does not end");
    if (!*line)
        return std::nullopt;
    if ((*line)->starts_with('E'))
        return fault(CloseReason::ServerError, std::nullopt);
    auto challenge = wire::parseChallengeLine(**line);
    if (challenge) {
        m_phase = Phase::Hashing;
        m_frames.feed(m_line.rest());
        return Challenged{*std::move(challenge)};
    }
    switch (challenge.error()) {
    case wire::ChallengeError::V1Only:
        return fault(CloseReason::V1OnlyServer, std::nullopt);
    case wire::ChallengeError::NoChallenge:
        return refuse("the first line is no challenge");
    case wire::ChallengeError::OtherHash:
        return refuse("the challenge asks for another hash");
    }
    return std::nullopt;
}

std::optional<Heard> Session::hearFrame()
{
    for (;;) {
        auto reply = m_frames.next();
        if (!reply)
            return refuse(reply.error());
        if (!*reply)
            return std::nullopt;
        if (std::holds_alternative<wire::KeepAlive>(**reply))
            continue;
        if (m_phase == Phase::Welcome)
            return welcome(**std::move(reply));
        return Answered{**std::move(reply)};
    }
}

Heard Session::welcome(wire::Reply reply)
{
    if (auto *const notice = std::get_if<wire::LeaderNotice>(&reply)) {
        m_phase = Phase::Frames;
        return Welcomed{std::move(notice->address)};
    }
    if (std::holds_alternative<wire::MovedReply>(reply) || std::holds_alternative<wire::ErrorReply>(reply))
        return Answered{std::move(reply)};
    return refuse("the digest is answered with another frame than L, M or E");
}

Heard Session::fault(CloseReason reason, std::optional<PeerViolated> violation)
{
    m_phase = Phase::Faulted;
    return Faulted{reason, std::move(violation)};
}

Heard Session::refuse(std::string detail)
{
    return fault(CloseReason::HandshakeFailed, violated(ViolationRule::HandshakeFailed, std::move(detail)));
}

Heard Session::refuse(wire::ReplyError error)
{
    if (m_phase == Phase::Welcome)
        return refuse("the digest is not answered with a frame");
    switch (error) {
    case wire::ReplyError::Malformed:
        return fault(CloseReason::Malformed, violated(ViolationRule::Malformed, "a frame with an illegal key or text"));
    case wire::ReplyError::Oversized:
        return fault(CloseReason::Oversized, violated(ViolationRule::Oversized, "a frame beyond its limit"));
    case wire::ReplyError::UnknownOp:
        return fault(CloseReason::UnknownReply, violated(ViolationRule::UnknownReply, "a frame of an unknown kind"));
    }
    return fault(CloseReason::Malformed, std::nullopt);
}

} // namespace lockscope::client
