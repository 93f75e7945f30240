// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/session.h"

#include <cstdint>
#include <memory>

namespace lockscope::test {

/// Longer than any step takes on a slow machine under a sanitizer.
inline constexpr int patience = 30'000;

/// A session on a free port and in a folder of its own.
class SessionBench
{
public:
    struct Options
    {
        std::uint32_t nodes = 1;
    };

    SessionBench()
        : SessionBench(Options{})
    {
    }
    explicit SessionBench(const Options &options)
        : m_session(std::make_unique<app::Session>(
            app::Session::Options{.server = {.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true}),
                                             .dataDirectory = m_folder.filePath(QStringLiteral("journal")),
                                             .nodes = options.nodes},
                                  .history = {},
                                  .feed = {}}))
    {
    }

    [[nodiscard]] bool start()
    {
        QSignalSpy started(m_session.get(), &app::Session::serverStarted);
        m_session->startServer();
        return started.wait(patience);
    }
    app::Session &session() { return *m_session; }
    [[nodiscard]] bool isGranted(ClientId client, RequestId request) const
    {
        const auto *belief = m_session->world().beliefs().find(RequestRef{client, request});
        return belief != nullptr && belief->state == BeliefState::Granted;
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<app::Session> m_session;
};

} // namespace lockscope::test
