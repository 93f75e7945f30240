// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/client_clock.h"
#include "app/lab/lab_shape.h"
#include "app/lab/recorder.h"
#include "app/lab/v1_client.h"
#include "core/client/engine.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace lockscope::lab {

/// One client engine, or a v1 program, with its driver's work done: its clock, its secret, and what it told so far.
class LabClient
{
public:
    LabClient(const LabShape &shape, std::uint32_t index);

    void start(TimePoint now, Recorder &recorder);
    void connected(TimePoint now, Recorder &recorder);
    void disconnected(TimePoint now, Recorder &recorder);
    void received(ByteView bytes, TimePoint now, Recorder &recorder);
    void perform(const ClientCommand &command, TimePoint now, Recorder &recorder);
    void tick(TimePoint now, Recorder &recorder);
    void stop(TimePoint now, Recorder &recorder);
    /// Its process dies without a word, and a new one begins at once.
    void replace(TimePoint now, Recorder &recorder);

    /// Its process stands still: until then it does nothing, and nothing may be told to it.
    void pause(TimePoint until);
    [[nodiscard]] bool isPaused(TimePoint now) const { return now < m_pausedUntil; }
    [[nodiscard]] TimePoint pausedUntil() const { return m_pausedUntil; }

    /// What it asks of the network; drain it after each of the above.
    [[nodiscard]] std::optional<client::Action> nextAction() { return m_actions.takeNext(); }
    [[nodiscard]] bool hasActions() const { return !m_actions.isEmpty(); }
    [[nodiscard]] std::optional<TimePoint> due() const { return m_due; }
    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] bool isV1() const { return m_isV1; }
    /// They are also its allowlist (C10).
    [[nodiscard]] const std::vector<Endpoint> &endpoints() const { return m_endpoints; }

    /// A grant that it believes in and did not release.
    struct Held
    {
        RequestId acquire;
        std::string key;
        Token token;
    };
    [[nodiscard]] const std::vector<Held> &held() const { return m_held; }
    /// Acquires and releases without an outcome.
    [[nodiscard]] const std::vector<RequestId> &pending() const { return m_pending; }
    [[nodiscard]] bool hasSent(RequestId request) const;
    [[nodiscard]] bool isReleasing() const { return m_releaseCount > 0; }
    [[nodiscard]] ClientConnectionState connection() const { return m_connection; }
    /// One of the last few grants of all, live or not.
    [[nodiscard]] std::optional<Held> heldBy(RequestId acquire) const;
    [[nodiscard]] const std::vector<Held> &granted() const { return m_granted; }

private:
    using Brain = std::variant<client::Engine, V1Client>;

    [[nodiscard]] Brain makeBrain() const;
    template<typename Input>
    void feed(TimePoint now, Recorder &recorder, Input &&input);
    void hear(Told<ClientEvent> &told, TimePoint now, Recorder &recorder);
    void note(const ClientEvent &event);
    /// The orphan is none: its caller was told of the grant and has not given it back.
    [[nodiscard]] bool holds(const OrphanSeen &orphan) const;
    /// False: it was refused at the call and never pending.
    bool noteEnd(RequestId request);

    /// What follows from the shape; it does not outlive the lab's.
    std::uint64_t m_seed;
    std::uint32_t m_index;
    std::string m_name;
    bool m_hasWrongSecret;
    std::uint32_t m_life = 0;
    std::vector<Endpoint> m_endpoints;
    std::size_t m_pendingMax;
    std::size_t m_lanePlaces;
    bool m_isV1;
    ClientClock m_clock;

    Brain m_brain;
    TimePoint m_pausedUntil;
    DrainedQueue<client::Action> m_actions;
    std::optional<TimePoint> m_due;
    std::uint32_t m_standing = 0;
    ClientConnectionState m_connection = ClientConnectionState::Closed;
    std::vector<Held> m_held;
    std::vector<Held> m_granted;
    std::vector<RequestId> m_pending;
    std::vector<RequestId> m_sent;
    /// Releases without an outcome.
    std::size_t m_releaseCount = 0;
};

} // namespace lockscope::lab
