// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/words.h"

#include <algorithm>

namespace lockscope::scenario {

namespace {

using enum Operand;

constexpr auto actions = std::to_array<ActionWord>({
    {.word = "cut", .kind = ActionKind::Cut, .operands = {Client, Torn, Reset}},
    {.word = "half-open", .kind = ActionKind::HalfOpen, .operands = {Client, BothOrWay}},
    {.word = "drop", .kind = ActionKind::Drop, .operands = {Client, OneWay}},
    {.word = "stall", .kind = ActionKind::Stall, .operands = {Client, OneWay, Length}},
    {.word = "delay", .kind = ActionKind::Delay, .operands = {Client, BothOrWay, Length}},
    {.word = "corrupt", .kind = ActionKind::Corrupt, .operands = {Client, OneWay}},
    {.word = "duplicate", .kind = ActionKind::Duplicate, .operands = {Client}},
    {.word = "misdirect", .kind = ActionKind::Misdirect, .operands = {Client, NodeOrStranger, Moved}},
    {.word = "slow-reader", .kind = ActionKind::SlowReader, .operands = {Client}, .isOnlyVirtual = true},
    {.word = "pause", .kind = ActionKind::Pause, .operands = {Client, Length}, .isOnlyVirtual = true},

    {.word = "leader", .kind = ActionKind::HandOver, .operands = {Node}, .isServers = true},
    {.word = "crash", .kind = ActionKind::CrashNode, .operands = {Node}, .isServers = true},
    {.word = "no-leader", .kind = ActionKind::NoLeader, .operands = {Length}, .isServers = true},
    {.word = "hold-lane", .kind = ActionKind::HoldLane, .operands = {Key, ThroughStop}, .isServers = true},
    {.word = "drain-lane", .kind = ActionKind::DrainLane, .operands = {Key}, .isServers = true},
    {.word = "break-index", .kind = ActionKind::BreakIndex, .isServers = true},
    {.word = "tell-state", .kind = ActionKind::TellState, .isServers = true},

    {.word = "disk", .second = "slow", .kind = ActionKind::SlowDisk, .operands = {Length}, .isServers = true},
    {.word = "disk", .second = "fsync-error", .kind = ActionKind::SyncError, .isServers = true},
    {.word = "disk", .second = "enospc", .kind = ActionKind::NoSpace, .isServers = true},
    {.word = "disk",
     .second = "error",
     .kind = ActionKind::DiskError,
     .operands = {Calls},
     .isOnlyVirtual = true,
     .isServers = true},
    {.word = "disk",
     .second = "torn",
     .kind = ActionKind::TornWrite,
     .operands = {Calls},
     .isOnlyVirtual = true,
     .isServers = true},

    {.word = "stop", .kind = ActionKind::Stop, .operands = {OptionalLength}, .isServers = true},
    {.word = "kill", .kind = ActionKind::Kill, .operands = {OptionalLength}, .isServers = true},
    {.word = "power-loss",
     .kind = ActionKind::PowerLoss,
     .operands = {OptionalLength},
     .isOnlyVirtual = true,
     .isServers = true},
    {.word = "start", .kind = ActionKind::Start, .operands = {OptionalNode}, .isServers = true},
    {.word = "restart", .kind = ActionKind::Restart, .isServers = true},
    {.word = "wall-clock",
     .kind = ActionKind::StepClock,
     .operands = {Length},
     .isOnlyVirtual = true,
     .isServers = true},
    {.word = "conclude", .kind = ActionKind::Conclude, .isOnlyVirtual = true, .isServers = true},
});

} // namespace

bool isOneOf(const std::vector<std::string> &words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::span<const ActionWord> actionWords()
{
    return actions;
}

const std::vector<std::string> &clientWords()
{
    static const std::vector<std::string> words = {"acquire", "release", "cancel", "cut", "stop", "replace"};
    return words;
}

const std::vector<std::string> &headWords()
{
    static const std::vector<std::string> words = {"include",
                                                   "nodes",
                                                   "clock",
                                                   "seed",
                                                   "begin",
                                                   "client",
                                                   "key",
                                                   "let",
                                                   "server",
                                                   "wrong-secret",
                                                   "v1-client",
                                                   "weather",
                                                   "journal",
                                                   "limits",
                                                   "engines",
                                                   "reach"};
    return words;
}

const std::vector<std::string> &checkWords()
{
    static const std::vector<std::string> words = {"expect", "when", "always", "break"};
    return words;
}

const std::vector<std::string> &blockWords()
{
    static const std::vector<std::string> words = {"repeat", "each", "block", "permute", "sample", "end"};
    return words;
}

const std::vector<std::string> &faultWords()
{
    static const auto words = [] {
        std::vector<std::string> all;
        for (const auto &action : actions) {
            if (!isOneOf(all, action.word))
                all.emplace_back(action.word);
        }
        return all;
    }();
    return words;
}

bool isFaultWord(std::string_view word)
{
    return isOneOf(faultWords(), word);
}

bool isLineWord(std::string_view word)
{
    return isOneOf(headWords(), word) || isOneOf(checkWords(), word) || isOneOf(blockWords(), word)
        || isOneOf(faultWords(), word) || word == "lockscope";
}

} // namespace lockscope::scenario
