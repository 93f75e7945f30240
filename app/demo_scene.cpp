// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo_scene.h"

#include <algorithm>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

constexpr std::uint32_t manyKeys = 5'000;
constexpr std::int64_t longLease = 3'600;

std::size_t readyCount(const World &world)
{
    const auto &clients = world.beliefs().clients();
    return static_cast<std::size_t>(std::count_if(clients.begin(), clients.end(), [](const auto &entry) {
        return entry.second.connection == ClientConnectionState::Ready;
    }));
}

/// Every lock that is held is also known to be by a client of ours.
bool isSettled(const World &world, std::size_t held)
{
    std::size_t granted = 0;
    for (const auto &[id, client] : world.beliefs().clients())
        granted += client.grants.size();
    return world.truth().heldCount() == held && granted == held;
}

} // namespace

std::optional<Scene> sceneNamed(const QString &name)
{
    if (name == u"empty")
        return Scene::Empty;
    if (name == u"demo")
        return Scene::Demo;
    if (name == u"many")
        return Scene::Many;
    return std::nullopt;
}

DemoScene::DemoScene(Session &session, Scene scene, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    plan(scene);
    connect(&session, &Session::caughtUp, this, &DemoScene::goOn);
}

void DemoScene::play()
{
    goOn();
}

void DemoScene::goOn()
{
    while (m_next < m_steps.size()) {
        const auto &step = m_steps[m_next];
        if (!std::exchange(m_isWaiting, true))
            step.act();
        if (!step.isDone(m_session.world()))
            return;
        m_isWaiting = false;
        ++m_next;
    }
    if (m_next == m_steps.size()) {
        // Past the end: said once.
        ++m_next;
        emit ready();
    }
}

void DemoScene::plan(Scene scene)
{
    m_steps.push_back({[] {}, [](const World &world) { return !world.truth().nodes().empty(); }});
    switch (scene) {
    case Scene::Empty:
        return;
    case Scene::Demo:
        planDemo();
        return;
    case Scene::Many:
        planMany();
        return;
    }
}

void DemoScene::planClients(std::uint32_t count)
{
    m_steps.push_back({[this, count] {
                           for (std::uint32_t i = 0; i < count; ++i)
                               m_session.addClient();
                       },
                       [count](const World &world) { return readyCount(world) == count; }});
}

void DemoScene::planAcquire(std::uint32_t client, const std::string &key, std::int64_t lease)
{
    m_steps.push_back({[this, client, key, lease] {
                           m_session.acquire(ClientId(client), {RequestId(), key, 120, lease});
                       },
                       [key](const World &world) {
                           const auto *lock = world.truth().find(*Key::parse(key));
                           return lock != nullptr && (lock->holder || !lock->waiters.empty());
                       }});
}

void DemoScene::planDemo()
{
    const auto waits = [this](std::uint32_t client, const std::string &key, std::size_t count) {
        m_steps.push_back({[this, client, key] {
                               m_session.acquire(ClientId(client), {RequestId(), key, 90, 30});
                           },
                           [count](const World &world) { return world.truth().waiterCount() == count; }});
    };
    planClients(5);
    planAcquire(1, "orders/17", 60);
    planAcquire(2, "orders/18/line/2", 45);
    planAcquire(3, "stock/berlin", 120);
    planAcquire(4, "stock/paris", 90);
    m_steps.push_back({[] {}, [](const World &world) { return isSettled(world, 4); }});
    waits(2, "orders/17", 1);
    waits(3, "orders/17", 2);
    waits(1, "stock/berlin", 3);
    // Its place in the queue goes with its connection, and it cannot know whether it had become a grant. The fate that
    // takes it out of the queue has to wait, because an operator holds the lane.
    m_steps.push_back({[this] { m_session.perform(HoldLaneCommand{.key = "stock/madrid", .throughStop = false}); },
                       [](const World &world) {
                           const auto *lock = world.truth().find(*Key::parse("stock/madrid"));
                           return lock != nullptr && lock->lane == LaneState::Held;
                       }});
    waits(5, "stock/madrid", 4);
    m_steps.push_back({[this] { m_session.perform(ClientId(5), CutCommand{}); },
                       [](const World &world) {
                           return world.beliefs().indeterminateCount() == 1 && world.truth().parkedCount() == 1
                               && readyCount(world) == 5;
                       }});
    m_steps.push_back({[this] { m_session.perform(ClientId(4), CutCommand{}); },
                       [](const World &world) { return world.truth().orphanCount() == 1 && readyCount(world) == 5; }});
    planAcquire(5, "billing/invoices/2024-09", 75);
    m_steps.push_back({[] {}, [](const World &world) { return isSettled(world, 5); }});
}

void DemoScene::planMany()
{
    planClients(3);
    m_steps.push_back({[this] {
                           for (std::uint32_t i = 0; i < manyKeys; ++i) {
                               const auto key =
                                   "orders/" + std::to_string(1'000 + i / 50) + "/line/" + std::to_string(1 + i % 50);
                               m_session.acquire(ClientId(1 + i % 3), {RequestId(), key, std::nullopt, longLease});
                           }
                       },
                       [](const World &world) { return isSettled(world, manyKeys); }});
    m_steps.push_back({[this] {
                           m_session.acquire(ClientId(2), {RequestId(), "orders/1000/line/1", 300, 30});
                           m_session.acquire(ClientId(3), {RequestId(), "orders/1000/line/1", 300, 30});
                       },
                       [](const World &world) { return world.truth().waiterCount() == 2; }});
}

} // namespace lockscope::app
