// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/state_words.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lockscope::scenario {

namespace {

constexpr auto beliefs = std::to_array<std::string_view>({"queued",
                                                          "waiting",
                                                          "granted",
                                                          "indeterminate",
                                                          "timed_out",
                                                          "busy",
                                                          "cancelled",
                                                          "failed",
                                                          "released",
                                                          "not_found",
                                                          "unknown",
                                                          "lease_over",
                                                          "reclaimed"});
static_assert(beliefs.size() == static_cast<std::size_t>(BeliefState::Reclaimed) + 1);

constexpr auto truths = std::to_array<std::string_view>(
    {"nothing", "waiting", "held", "released", "expired", "timed_out", "busy", "removed"});
static_assert(truths.size() == static_cast<std::size_t>(TruthState::Removed) + 1);

constexpr auto fates = std::to_array<std::string_view>({"none", "open", "parked", "complete"});
static_assert(fates.size() == static_cast<std::size_t>(FateWord::Complete) + 1);

constexpr auto servers =
    std::to_array<std::string_view>({"not_visible", "running", "stopping", "stopped", "down", "failed"});
static_assert(servers.size() == static_cast<std::size_t>(ServerWord::Failed) + 1);

constexpr auto keys = std::to_array<std::string_view>({"free", "held"});
static_assert(keys.size() == static_cast<std::size_t>(KeyWord::Held) + 1);

template<std::size_t size>
query::WordList listOf(const std::array<std::string_view, size> &words)
{
    return {words.begin(), words.end()};
}

} // namespace

std::string_view wordOf(BeliefState state)
{
    return beliefs.at(static_cast<std::size_t>(state));
}

std::string_view wordOf(TruthState state)
{
    return truths.at(static_cast<std::size_t>(state));
}

std::string_view wordOf(FateWord state)
{
    return fates.at(static_cast<std::size_t>(state));
}

std::string_view wordOf(ServerWord state)
{
    return servers.at(static_cast<std::size_t>(state));
}

std::string_view wordOf(KeyWord state)
{
    return keys.at(static_cast<std::size_t>(state));
}

query::WordList beliefWords()
{
    return listOf(beliefs);
}

query::WordList truthWords()
{
    return listOf(truths);
}

query::WordList fateWords()
{
    return listOf(fates);
}

query::WordList serverWords()
{
    return listOf(servers);
}

query::WordList keyWords()
{
    return listOf(keys);
}

query::WordList outcomeWords()
{
    return {"granted", "timed_out", "busy", "indeterminate", "cancelled", "failed", "released", "not_found", "unknown"};
}

query::WordList reasonWords()
{
    auto words = namesUpTo(CloseReason::Shutdown);
    for (auto &word : namesUpTo(AcquireFailure::Stopped))
        words.push_back(std::move(word));
    for (auto &word : namesUpTo(ReleaseFailure::Stopped)) {
        if (std::find(words.begin(), words.end(), word) == words.end())
            words.push_back(std::move(word));
    }
    return words;
}

} // namespace lockscope::scenario
