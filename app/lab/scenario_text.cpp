// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/scenario_text.h"

#include <algorithm>

namespace lockscope::lab {

namespace {

using namespace std::chrono_literals;

/// A word and blanks up to the column where operands begin.
std::string padded(std::string word)
{
    constexpr std::size_t column = 8;
    word.resize(std::max(word.size() + 1, column), ' ');
    return word;
}

/// In the largest unit that says it exactly: "2s", "350us".
std::string textOf(Duration span)
{
    if (span % 1s == Duration::zero())
        return std::to_string(span / 1s) + "s";
    if (span % 1ms == Duration::zero())
        return std::to_string(span / 1ms) + "ms";
    return std::to_string(span.count()) + "us";
}

std::string clientName(std::uint32_t client)
{
    return "w" + std::to_string(client + 1);
}

/// Requests are numbered by client: "a2_7" is the seventh of w2.
std::string requestName(char kind, std::uint32_t client, RequestId request)
{
    return kind + std::to_string(client + 1) + "_" + std::to_string(request.value());
}

std::string field(std::string_view name, const std::string &value)
{
    return ' ' + std::string(name) + '=' + value;
}

std::string field(std::string_view name, std::uint64_t value)
{
    return field(name, std::to_string(value));
}

std::string headOf(const LabShape &shape)
{
    std::string clients = padded("client");
    std::string reach;
    for (std::uint32_t client = 0; client < shape.clients; ++client) {
        clients += (client > 0 ? " " : "") + clientName(client);
        if (client < shape.endpoints.size())
            reach += padded("reach") + clientName(client) + field("nodes", shape.endpoints[client]) + '\n';
    }
    std::string v1;
    for (std::uint32_t client = 0; client < shape.clients; ++client) {
        if (shape.isV1(client))
            v1 += (v1.empty() ? padded("v1") : " ") + clientName(client);
    }
    if (!v1.empty())
        v1 += '\n';
    const auto drift = shape.driftMax == 0 ? std::string() : padded("drift") + std::to_string(shape.driftMax) + '\n';
    std::string keys;
    for (std::uint32_t key = 0; key < shape.keys; ++key) {
        const auto name = keyOf(key).text();
        keys += padded("key") + name + " = \"" + name + "\"\n";
    }
    const auto &limits = shape.limits;
    return "lockscope 1\n" + padded("nodes") + std::to_string(shape.nodes) + '\n' + padded("clock") + "virtual\n"
        + clients + '\n' + keys + padded("seed") + std::to_string(shape.seed) + '\n' + padded("weather")
        + "delay=" + textOf(shape.weather.delayMax) + field("split", shape.weather.splitPercent)
        + field("join", shape.weather.joinPercent) + field("swift", shape.isSwift ? 1 : 0) + '\n' + padded("journal")
        + "sync=" + textOf(shape.journal.syncMax) + field("segment", shape.journal.segmentBytes)
        + field("lay-out", shape.journal.layOutBytes) + field("whole", shape.journal.wholeBytes) + '\n'
        + padded("limits") + "waiters-per-key=" + std::to_string(limits.waitersPerKeyMax)
        + field("waiters", limits.waitersMax) + field("keys", limits.keysMax)
        + field("connections", limits.connectionsMax) + '\n' + padded("engines")
        + "pending=" + std::to_string(shape.pendingMax) + field("release-lane", shape.releaseLanePlaces) + '\n' + reach
        + v1 + drift;
}

std::string requestLine(const Step &step)
{
    const auto who = padded(clientName(step.client)) + std::string(nameOf(step.kind));
    if (step.kind == StepKind::Acquire) {
        const auto wait = step.wait ? field("wait", std::to_string(*step.wait) + "s") : std::string();
        return who + ' ' + keyOf(step.key).text() + wait + field("lease", std::to_string(step.lease) + "s") + " as "
            + requestName('a', step.client, step.request);
    }
    if (step.kind == StepKind::Cancel)
        return who + ' ' + requestName('a', step.client, step.acquire);
    const auto holder = step.kind == StepKind::Release ? step.client : step.holder;
    return who + ' ' + requestName('a', holder, step.acquire) + " as " + requestName('r', step.client, step.request);
}

std::string wireLine(const Step &step)
{
    auto line = padded(std::string(nameOf(step.kind))) + clientName(step.client);
    const bool hasWay = step.kind == StepKind::Drop || step.kind == StepKind::Stall || step.kind == StepKind::Corrupt;
    if (hasWay)
        line += step.way == Way::Up ? " up" : " down";
    if (step.kind == StepKind::Stall || step.kind == StepKind::Pause)
        line += ' ' + textOf(step.length);
    if (step.kind == StepKind::Misdirect)
        line += field("node", step.node) + (step.isAbrupt ? " moved" : "");
    const bool canReset = step.kind == StepKind::Cut || step.kind == StepKind::ReplaceClient;
    if (canReset && step.isAbrupt)
        line += " reset";
    return line;
}

std::string serverLine(const Step &step)
{
    const auto word = padded(std::string(nameOf(step.kind)));
    switch (step.kind) {
    case StepKind::HandOver:
    case StepKind::CrashNode:
    case StepKind::StartNode:
        return word + "node=" + std::to_string(step.node);
    case StepKind::HoldLane:
        return word + keyOf(step.key).text() + (step.throughStop ? " through-stop" : "");
    case StepKind::DrainLane:
        return word + keyOf(step.key).text();
    case StepKind::NoLeader:
    case StepKind::SlowDisk:
    case StepKind::Kill:
    case StepKind::PowerLoss:
    case StepKind::StopServer:
    case StepKind::StepClock:
        return word + textOf(step.length);
    case StepKind::DiskError:
    case StepKind::TornWrite:
        return word + "calls=" + std::to_string(step.count);
    case StepKind::BreakIndex:
    case StepKind::TellState:
    case StepKind::SyncError:
    case StepKind::NoSpace:
    case StepKind::Acquire:
    case StepKind::Release:
    case StepKind::ReleaseToken:
    case StepKind::Cancel:
    case StepKind::ClientCut:
    case StepKind::Cut:
    case StepKind::HalfOpen:
    case StepKind::Drop:
    case StepKind::Stall:
    case StepKind::Corrupt:
    case StepKind::Duplicate:
    case StepKind::Misdirect:
    case StepKind::SlowReader:
    case StepKind::ReplaceClient:
    case StepKind::Pause:
        break;
    }
    return std::string(nameOf(step.kind));
}

std::string lineOf(const Step &step)
{
    if (!isFault(step.kind))
        return requestLine(step);
    return step.kind < StepKind::HandOver ? wireLine(step) : serverLine(step);
}

} // namespace

std::string scenarioText(const Schedule &schedule, std::string_view comment)
{
    auto text = headOf(schedule.shape) + '\n';
    while (!comment.empty()) {
        const auto end = comment.find('\n');
        text += "# " + std::string(comment.substr(0, end)) + '\n';
        comment.remove_prefix(end == std::string_view::npos ? comment.size() : end + 1);
    }
    for (const auto &step : schedule.steps) {
        if (step.after > Duration::zero())
            text += '+' + textOf(step.after) + '\n';
        text += lineOf(step) + '\n';
    }
    return text;
}

} // namespace lockscope::lab
