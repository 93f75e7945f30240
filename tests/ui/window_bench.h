// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>

#include "tests/ui/console_story.h"
#include "ui/shell/acquire_bar.h"
#include "ui/shell/language.h"
#include "ui/shell/main_window.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lockscope::ui {

/// A window over models that a story tells, and what it asked for.
struct WindowBench
{
    /// No `language`: the texts as they stand in the source, or as a translator of the test has them.
    explicit WindowBench(const QString &settingsFile, std::optional<LanguageChoice> language = LanguageChoice::English)
        : settings(settingsFile)
        , story(models)
    {
        if (language)
            translations.emplace(*language);
        window = std::make_unique<MainWindow>(models, settings);
        QObject::connect(window.get(), &MainWindow::acquireRequested, window.get(), [this](auto client, auto command) {
            acquires.push_back({client, command});
        });
        QObject::connect(
            window.get(), &MainWindow::clientCommandRequested, window.get(), [this](auto id, auto command) {
                commands.push_back({id, command});
            });
        QObject::connect(window.get(), &MainWindow::serverCommandRequested, window.get(), [this](auto command) {
            serverCommands.push_back(command);
        });
        // As on a screen with room; the offscreen one is small.
        window->resize(1440, 900);
        window->show();
        QApplication::setActiveWindow(window.get());
    }

    [[nodiscard]] QAbstractItemView &list(const QString &name) const
    {
        for (auto *view : window->findChildren<QAbstractItemView *>()) {
            if (view->accessibleName() == name)
                return *view;
        }
        qFatal("no such list");
    }
    /// The action with that text in the menus.
    [[nodiscard]] QAction &action(const QString &text) const
    {
        for (auto *action : window->findChildren<QMenu *>()) {
            for (auto *inner : action->actions()) {
                if (inner->text().remove(u'&') == text)
                    return *inner;
            }
        }
        qFatal("no such action");
    }
    void press(const char *keys) const { QTest::keySequence(window.get(), QKeySequence(QString::fromLatin1(keys))); }
    [[nodiscard]] AcquireBar &bar() const { return *window->findChild<AcquireBar *>(); }

    std::optional<Translations> translations;
    ConsoleModels models{History::Limits{}};
    Settings settings;
    ConsoleStory story;
    std::unique_ptr<MainWindow> window;
    std::vector<std::pair<std::optional<ClientId>, AcquireCommand>> acquires;
    std::vector<std::pair<ClientId, ClientCommand>> commands;
    std::vector<ServerCommand> serverCommands;
};

/// A server, two clients of ours, and "orders/17" held by the first one: gives its request.
inline RequestId holdOneLock(WindowBench &bench)
{
    bench.story.startServer();
    bench.story.addClient(1);
    bench.story.addClient(2);
    const auto request = bench.story.acquire(1, "orders/17");
    bench.story.grant(1, request, "orders/17", 88);
    return request;
}

/// As a person does: by making its row in the tree of locks, or in the one of clients, the current one.
inline void choose(WindowBench &bench, const Selection &selection)
{
    const bool isKey = std::holds_alternative<Key>(selection);
    auto &list = bench.list(QString::fromLatin1(isKey ? "Locks" : "Nodes and clients"));
    list.setCurrentIndex(isKey ? bench.models.locks.indexOf(selection) : bench.models.nodes.indexOf(selection));
    QVERIFY(bench.models.inspector.selection() == selection);
}

} // namespace lockscope::ui
