// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_breach.h"
#include "core/base/byte_io.h"
#include "core/wire/frame_reader.h"
#include "core/wire/handshake.h"

#include <functional>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lockscope::lab {

/// What is known of the durable facts that replies stand for (I3).
class ReplyFacts
{
public:
    void granted(Token token, Lsn lsn) { m_grants.insert_or_assign(token, lsn); }
    void released(const Key &key, Token token, Lsn lsn)
    {
        m_releases.insert_or_assign(token, lsn);
        m_releasesOf[key].push_back(lsn);
    }
    /// A start replayed up to `last`: what was recorded behind it is lost, and its LSNs come again.
    void startAfter(Lsn last);

    [[nodiscard]] bool mayGrant(Token token, Lsn durable) const { return isDurable(m_grants, token, durable); }
    [[nodiscard]] bool mayRelease(Token token, Lsn durable) const { return isDurable(m_releases, token, durable); }
    /// 0: the key was never released.
    [[nodiscard]] Lsn lastRelease(const Key &key) const;
    /// Whether the key was released behind `after`, durably.
    [[nodiscard]] bool hasReleased(const Key &key, Lsn after, Lsn durable) const;

private:
    using Facts = std::unordered_map<Token, Lsn>;
    [[nodiscard]] static bool isDurable(const Facts &facts, Token token, Lsn durable);

    Facts m_grants;
    Facts m_releases;
    std::unordered_map<Key, std::vector<Lsn>> m_releasesOf;
};

/// Reads what the server hands to one v2 connection.
class ReplyTap
{
public:
    [[nodiscard]] std::optional<LabBreach> hear(ByteView bytes, const ReplyFacts &facts, Lsn durable);
    /// The challenge is said; frames follow.
    [[nodiscard]] bool isGreeted() const { return m_isGreeted; }
    /// The last `A`, `T`, `B`, `R` or `N`, as bytes.
    [[nodiscard]] const Bytes &lastReply() const { return m_last; }

private:
    wire::LineReader m_challenge;
    bool m_isGreeted = false;
    wire::ReplyReader m_replies;
    Bytes m_last;
};

/// Reads what the client hands to one v2 connection.
class RequestTap
{
public:
    /// `owners`: all that any client ever sent; one more here.
    [[nodiscard]] std::optional<LabBreach> hear(ByteView bytes, std::unordered_set<Owner> &owners);

private:
    wire::LineReader m_digest;
    bool m_isGreeted = false;
    wire::RequestReader m_requests{WireVersion::V2};
};

} // namespace lockscope::lab
