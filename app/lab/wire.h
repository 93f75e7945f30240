// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/dice.h"
#include "app/lab/v1_tap.h"
#include "app/lab/wire_tap.h"
#include "core/base/byte_io.h"
#include "server/engine/connection_traffic.h"
#include "server/engine/effect.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockscope::lab {

/// How the simulated network behaves where nothing is wrong.
struct Weather
{
    /// What nothing is faster than.
    static constexpr Duration delayMin{20};

    Duration delayMax = std::chrono::milliseconds(2);
    /// Of the sends, how many arrive in pieces, and how many together with the one before.
    std::uint32_t splitPercent = 20;
    std::uint32_t joinPercent = 20;

    friend bool operator==(const Weather &, const Weather &) = default;
};

/// What arrives at once: bytes, or the end of the stream.
struct Parcel
{
    TimePoint at;
    Bytes bytes;
    std::optional<server::PeerEnd> end;
};

/// One way of one connection: bytes arrive late, in pieces or together, in their order, or not at all.
class Pipe
{
public:
    explicit Pipe(std::uint64_t seed)
        : m_dice(seed)
    {
    }

    void send(Bytes bytes, TimePoint now, const Weather &weather);
    /// Nothing is sent after it.
    void end(server::PeerEnd how, TimePoint now, const Weather &weather);
    /// Of what is on its way some first bytes arrive, and nothing else.
    void tear();
    /// What is on its way is lost; what follows arrives, also where the pipe was severed.
    void lose()
    {
        m_parcels.clear();
        m_isSevered = false;
    }
    /// What is on its way is lost, and so is all that follows; nobody is told.
    void sever();
    /// The next message is lost whole. Keep-alives and leader notices pass.
    void dropNext() { m_dropsNext = true; }
    /// Everything that is sent from now on takes so much longer.
    void setDelay(Duration delay) { m_delay = delay; }
    /// One that is stalled already is left alone, so that nothing waits longer than one stall.
    void stall(TimePoint now, TimePoint until);
    /// Nothing arrives before that.
    void hold(TimePoint until);
    /// The bytes come first of all that is still to come, as if the peer had said them.
    void inject(Bytes bytes, TimePoint now);

    /// When the next parcel arrives.
    [[nodiscard]] std::optional<TimePoint> due() const;
    [[nodiscard]] Parcel take();
    [[nodiscard]] bool isSevered() const { return m_isSevered; }
    /// Nothing is on its way, so that the next byte begins a frame if the last one that arrived ended one.
    [[nodiscard]] bool isIdle() const { return m_parcels.empty(); }

private:
    [[nodiscard]] TimePoint arrival(TimePoint now, const Weather &weather);

    Dice m_dice;
    /// Few, as a rule none.
    std::vector<Parcel> m_parcels;
    /// No parcel arrives before the one that was sent before it.
    TimePoint m_last;
    TimePoint m_stalledUntil;
    Duration m_delay{};
    bool m_dropsNext = false;
    bool m_isSevered = false;
    bool m_hasEnded = false;
};

/// One connection between a client and a node, from the dial on.
struct Wire
{
    /// Counted up in the lab.
    std::uint64_t number = 0;
    std::uint32_t client = 0;
    NodeId node;
    /// When the dial reaches the node; none: it did.
    std::optional<TimePoint> dialedAt;
    /// None: it was not accepted yet.
    std::optional<server::LinkNumber> link{};
    Pipe up;
    Pipe down;
    /// They read what is handed to the two pipes.
    RequestTap requests{};
    ReplyTap replies{};
    /// Instead of the two where the client is a v1 program.
    std::optional<V1Tap> v1{};
    /// Whose half is still there.
    bool hasClient = true;
    bool hasServer = false;
};

} // namespace lockscope::lab
