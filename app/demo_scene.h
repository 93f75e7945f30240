// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/session.h"
#include "core/base/result.h"
#include "core/history/world.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lockscope::app {

/// What a picture of the console shows.
enum class Scene : std::uint8_t {
    /// A server and nothing else.
    Empty,
    /// A handful of locks in every state that there is.
    Demo,
    /// 5,000 held locks.
    Many,
};

[[nodiscard]] std::optional<Scene> sceneNamed(const QString &name);

/// Plays a scene on a session whose server runs: real clients, real requests. Each step waits for what the world says
/// about the one before, never for a time.
class DemoScene : public QObject
{
    Q_OBJECT

public:
    DemoScene(Session &session, Scene scene, QObject *parent = nullptr);

    void play();

signals:
    /// Everything stands as the scene wants it.
    void ready();

private:
    /// `act`, then wait until `isDone`.
    struct Step
    {
        std::function<void()> act;
        std::function<bool(const World &world)> isDone;
    };

    void plan(Scene scene);
    void planDemo();
    void planMany();
    void planClients(std::uint32_t count);
    void planAcquire(std::uint32_t client, const std::string &key, std::int64_t lease);
    void goOn();

    Session &m_session;
    std::vector<Step> m_steps;
    std::size_t m_next = 0;
    bool m_isWaiting = false;
};

} // namespace lockscope::app
