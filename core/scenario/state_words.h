// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/value.h"
#include "core/vocabulary/client_snapshot.h"
#include "core/vocabulary/words.h"

#include <cstdint>
#include <string_view>

namespace lockscope::scenario {

/// What the server did with an acquire, over the whole of its life. Held covers an orphan, too.
enum class TruthState : std::uint8_t { Nothing, Waiting, Held, Released, Expired, TimedOut, Busy, Removed };
/// Where the last fate of a client stands.
enum class FateWord : std::uint8_t { None, Open, Parked, Complete };
/// What the server as a whole is. Down: its process died; Failed: its journal latched (J3).
enum class ServerWord : std::uint8_t { NotVisible, Running, Stopping, Stopped, Down, Failed };
enum class KeyWord : std::uint8_t { Free, Held };

/// The words of conditions: `a1 is waiting`. Never translated.
[[nodiscard]] std::string_view wordOf(BeliefState state);
[[nodiscard]] std::string_view wordOf(TruthState state);
[[nodiscard]] std::string_view wordOf(FateWord state);
[[nodiscard]] std::string_view wordOf(ServerWord state);
[[nodiscard]] std::string_view wordOf(KeyWord state);

/// All words that the state of such a thing can be.
[[nodiscard]] query::WordList beliefWords();
[[nodiscard]] query::WordList truthWords();
[[nodiscard]] query::WordList fateWords();
[[nodiscard]] query::WordList serverWords();
[[nodiscard]] query::WordList keyWords();
/// Outcomes of acquires, then of releases.
[[nodiscard]] query::WordList outcomeWords();
/// Every reason that a close or a refusal can have.
[[nodiscard]] query::WordList reasonWords();
/// The names of an enum up to its last.
template<typename Enum>
[[nodiscard]] query::WordList namesUpTo(Enum last)
{
    query::WordList words;
    for (auto number = 0; number <= static_cast<int>(last); ++number)
        words.emplace_back(nameOf(static_cast<Enum>(number)));
    return words;
}

} // namespace lockscope::scenario
