// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/history/entry.h"

#include <string>

namespace lockscope {
class World;
}

namespace lockscope::ui {

/// One event in words for people.
struct EventText
{
    /// One or two words: "granted".
    QString kind;
    /// As it came, so it may hold anything; empty: the event is about no key.
    std::string key;
    /// A plain sentence without its full stop.
    QString sentence;
};

[[nodiscard]] EventText textOf(const Entry &entry);
/// What a person asked the server, or one client, for.
[[nodiscard]] EventText askedText(const ServerCommand &command);
[[nodiscard]] EventText askedText(const ClientCommand &command);
/// "w1", "node 1", "journal", "you".
[[nodiscard]] QString sourceText(const Origin &origin, const World &world);
/// The client's name, or its number where it has none.
[[nodiscard]] QString nameOf(ClientId client, const World &world);

} // namespace lockscope::ui
