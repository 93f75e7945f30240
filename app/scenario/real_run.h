// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "app/scenario/real_server.h"
#include "app/scenario/scenario_run.h"
#include "core/io/engine_driver.h"

#include <map>
#include <memory>
#include <vector>

namespace lockscope::app {

/// A run on real sockets, with the real server in its thread and a real journal; or against a server outside.
///
/// Windows of time are stretched, since a real machine can be busy; nothing is compared with an absolute time.
class RealRun final : public ScenarioRun
{
    Q_OBJECT

public:
    explicit RealRun(scenario::Program program);
    ~RealRun() override;

    void start() override;
    void stop() override;
    void wake() override { pump(); }
    [[nodiscard]] scenario::Runner &runner() override { return m_runner; }
    [[nodiscard]] const std::vector<Entry> &entries() const override { return m_entries; }

private:
    void begin(const QStringList &addresses);
    void addClient(ClientId client);
    void hear(UnnumberedEntry entry);
    void hear(ClientId client, const Bytes &bytes);
    void meet(const wire::Reply &reply);
    void pump();
    void performAll();
    void perform(const scenario::Deed &deed);
    void perform(const scenario::AskClient &ask);
    void perform(const scenario::DoToClient &deed);
    void perform(const scenario::DoToServer &deed);
    struct Member;
    void beginFault(const scenario::DoToClient &deed);
    void delay(Member &member, FaultWay way, const scenario::DoToClient &deed);
    void misdirect(const scenario::DoToClient &deed);
    void replace(const scenario::DoToClient &deed);
    void finish();
    [[nodiscard]] const scenario::Setup &setup() const { return m_runner.program().scenario->setup; }

    scenario::Runner m_runner;
    std::vector<Entry> m_entries;
    std::vector<Endpoint> m_endpoints;
    struct Member
    {
        io::EngineDriver *driver = nullptr;
        /// The last answer to a request that came.
        Bytes lastReply{};
        std::map<FaultWay, FaultId> delays{};
    };
    std::map<ClientId, Member> m_members;
    std::uint64_t m_faultCount = 0;
    std::unique_ptr<RealServer> m_server;
    QTimer m_deadline;
    bool m_isBegun = false;
    bool m_isPumping = false;
    bool m_isFinishing = false;
};

} // namespace lockscope::app
