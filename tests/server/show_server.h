// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/vocabulary/command_answer.h"
#include "core/vocabulary/fate_notice.h"
#include "core/vocabulary/server_snapshot.h"
#include "core/wire/message.h"
#include "server/engine/effect.h"
#include "server/wal/record.h"

#include <optional>

/// What the tests of the server compare, as text: one line each.
namespace lockscope::test {

[[nodiscard]] QString show(const server::LoggedRecord &logged);
[[nodiscard]] QString show(const server::ToldEvent &told);
[[nodiscard]] QString show(const CommandAnswer &answer);
[[nodiscard]] QString show(const FateNotice &notice);
[[nodiscard]] QString show(const KeySnapshot &key, TimePoint now);
[[nodiscard]] QString show(const FateSnapshot &fate);
/// With the owner as the word that it was made of.
[[nodiscard]] QString showReply(const wire::Reply &reply);

/// Which grant a record makes, and which it ends.
[[nodiscard]] std::optional<Token> grantedBy(const server::Record &record);
[[nodiscard]] std::optional<Token> endedBy(const server::Record &record);

} // namespace lockscope::test
