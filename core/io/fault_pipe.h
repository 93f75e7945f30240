// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/byte_io.h"
#include "core/base/time.h"
#include "core/vocabulary/fault.h"
#include "core/wire/frame_reader.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::io {

/// One way of one v2 connection, with what is wrong with it on purpose: bytes go in as they were said and come out
/// late, without a message, broken, or not at all.
///
/// It cuts the stream into whole messages, so that a message that is lost leaves the others whole; a stream that is no
/// Ticketing passes as it came. A value without a clock.
class FaultPipe
{
public:
    enum class Carries : std::uint8_t { Requests, Replies };

    explicit FaultPipe(Carries carries);

    /// What was said; empty bytes are nothing.
    void push(ByteView bytes, TimePoint now);
    /// What has arrived by now, in order.
    [[nodiscard]] Bytes take(TimePoint now);
    /// The first of it: one message, as far as the stream is understood. Empty: nothing has arrived.
    [[nodiscard]] Bytes takeOne(TimePoint now);
    /// When the next bytes arrive; none: nothing is on its way.
    [[nodiscard]] std::optional<TimePoint> due() const;

    /// From now on; what is on its way arrives no later than it would with this delay.
    void setDelay(Duration delay, TimePoint now);
    /// What is on its way is lost, and so is all that follows.
    void sever();
    [[nodiscard]] bool isSevered() const { return m_isSevered; }
    /// The next message that asks or answers something is lost, or comes behind bytes that no peer says.
    void dropNext(FaultId fault) { m_drops.push_back(fault); }
    void corruptNext(FaultId fault) { m_corruptions.push_back(fault); }
    /// Nothing happened to it yet, or too late.
    void forget(FaultId fault);
    /// The faults that struck since the last call.
    [[nodiscard]] std::vector<FaultId> takeStruck();

private:
    using Reader = std::variant<wire::RequestReader, wire::ReplyReader>;
    struct Parcel
    {
        TimePoint at;
        Bytes bytes;
    };
    /// A whole message at the front of what is held.
    struct Cut
    {
        std::size_t size = 0;
        bool isAskedOrAnswered = false;
    };

    [[nodiscard]] ByteView held() const { return ByteView(m_held).subspan(m_heldBegin); }
    void cutLine(TimePoint now);
    void cutMessages(TimePoint now);
    [[nodiscard]] std::optional<Cut> nextCut();
    void passMessage(const Cut &cut, TimePoint now);
    void send(Bytes bytes, TimePoint now);
    [[nodiscard]] Bytes takeHeld(std::size_t size);

    /// How far the stream is understood.
    enum class Stage : std::uint8_t { Handshake, Messages, Unreadable };

    Stage m_stage = Stage::Handshake;
    Reader m_reader;
    /// Said, and not yet a whole message: from m_heldBegin on.
    Bytes m_held;
    std::size_t m_heldBegin = 0;
    std::deque<Parcel> m_parcels;
    Duration m_delay{};
    bool m_isSevered = false;
    std::deque<FaultId> m_drops;
    std::deque<FaultId> m_corruptions;
    std::vector<FaultId> m_struck;
};

} // namespace lockscope::io
