// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/lab_client.h"
#include "app/lab/lab_server.h"
#include "app/lab/lab_shape.h"
#include "app/lab/recorder.h"
#include "app/lab/step.h"
#include "app/lab/wire.h"
#include "app/lab/wire_tap.h"

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

namespace lockscope::lab {

/// Clients, network, server, disk and clocks in one seeded loop of virtual time: no socket, no thread, no clock.
///
///     steps ──▶ clients ⇄ wires ⇄ server ⇄ journal ⇄ disk ──▶ events
///
/// The same shape and the same steps at the same times give the same events, byte for byte, on every machine. A copy is
/// a second lab with the same past: run both and see two futures.
///
/// Call start(), then perform() and advance() in any order; after each take recorder().entries().
class VirtualLab
{
public:
    explicit VirtualLab(const LabShape &shape);

    void start();
    /// Does the next thing that is due by `until`. False: nothing was, and it is `until` now.
    bool advance(TimePoint until);
    /// At this moment. A step whose subject is not there does nothing.
    void perform(const Step &step);

    // What no step says; at this moment, too.

    void ask(std::uint32_t client, const ClientCommand &command);
    void ask(const ServerCommand &command);
    /// The connection ends, and nothing of what is on its way arrives.
    void cutBare(std::uint32_t client, bool isAbrupt);
    void dropNext(std::uint32_t client, Way way);
    /// Of this connection and of all later ones of the client.
    void setDelay(std::uint32_t client, Way way, Duration delay);
    /// Nothing happens where it runs.
    void startServer();

    /// All that is wrong outside the brains is over: what was lost is noticed, the disk is well, every node is up and
    /// no lane is held.
    void heal();
    void stopClients();

    [[nodiscard]] TimePoint now() const { return m_now; }
    [[nodiscard]] Recorder &recorder() { return m_recorder; }
    [[nodiscard]] const LabShape &shape() const { return m_shape; }
    [[nodiscard]] const LabServer &server() const { return m_server; }
    [[nodiscard]] const std::vector<LabClient> &clients() const { return m_clients; }

private:
    /// Its client's half is there.
    [[nodiscard]] Wire *wireOf(std::uint32_t client);
    [[nodiscard]] Wire *wireOf(server::LinkNumber link);

    enum class Source : std::uint8_t { None, Server, Client, Dial, Up, Down };
    struct Next
    {
        Source source = Source::None;
        std::size_t place = 0;
        TimePoint at;
    };
    [[nodiscard]] Next next() const;

    void tickClient(std::size_t place);
    void reachNode(Wire &wire);
    void deliverUp(Wire &wire);
    void deliverDown(Wire &wire);
    /// Carries out what the brains asked for, until they ask for nothing.
    void settle();
    void actFor(std::uint32_t client);
    void hearRequests(Wire &wire, ByteView bytes);
    void dial(std::uint32_t client, const Endpoint &endpoint);
    void hangUp(std::uint32_t client, bool isAbrupt);
    void act(server::Send &send);
    void act(const server::Close &closing);
    void act(const server::Abort &aborted);
    void act(const LabServer::AllDead &dead);
    void sweep();

    void performRequest(const Step &step);
    void performOnWire(const Step &step);
    void performCommand(const Step &step);
    void performOnMachine(const Step &step);
    void cut(Wire &wire, bool isAbrupt);
    void duplicate(Wire &wire);
    void misdirect(Wire &wire, const Step &step);

    LabShape m_shape;
    Recorder m_recorder;
    TimePoint m_now{std::chrono::hours(1)};
    LabServer m_server;
    std::vector<LabClient> m_clients;
    std::vector<Wire> m_wires;
    std::uint64_t m_wireCount = 0;
    /// Empty but while they are carried out; it keeps its room.
    std::vector<LabServer::LinkEffect> m_linkEffects;
    std::unordered_set<Owner> m_owners;
    /// Dials of each client at one moment, so that a loop without a pause is seen.
    std::vector<std::pair<TimePoint, std::uint32_t>> m_dials;
    struct Delays
    {
        Duration up{};
        Duration down{};
    };
    std::vector<Delays> m_delays;
};

} // namespace lockscope::lab
