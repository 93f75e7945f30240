// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/scenario_text.h"

#include "core/scenario/sighting.h"

#include <algorithm>
#include <map>
#include <utility>

namespace lockscope::lab {

namespace {

using scenario::textOf;

/// A word and blanks up to the column where operands begin.
std::string padded(std::string word)
{
    constexpr std::size_t column = 8;
    word.resize(std::max(word.size() + 1, column), ' ');
    return word;
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

std::string reachOf(const LabShape &shape)
{
    std::string lines;
    for (std::uint32_t client = 0; client < shape.endpoints.size(); ++client) {
        lines += padded("reach") + clientName(client);
        for (std::uint32_t node = 0; node < shape.nodes; ++node) {
            if ((shape.endpoints[client] >> node & 1U) != 0)
                lines += field("node", node + 1);
        }
        lines += '\n';
    }
    return lines;
}

std::string headOf(const LabShape &shape)
{
    std::string clients = padded("client");
    for (std::uint32_t client = 0; client < shape.clients; ++client)
        clients += (client > 0 ? " " : "") + clientName(client);
    std::string v1;
    for (std::uint32_t client = 0; client < shape.clients; ++client) {
        if (shape.isV1(client))
            v1 += (v1.empty() ? padded("v1-client") : " ") + clientName(client);
    }
    if (!v1.empty())
        v1 += '\n';
    std::string keys = padded("key");
    for (std::uint32_t key = 0; key < shape.keys; ++key)
        keys += (key > 0 ? " " : "") + keyOf(key).text();
    const auto &limits = shape.limits;
    return "lockscope 1\n" + padded("nodes") + std::to_string(shape.nodes) + '\n' + padded("clock") + "virtual only\n"
        + padded("begin") + "cold\n" + padded("seed") + std::to_string(shape.seed) + '\n' + clients + '\n' + keys + '\n'
        + padded("weather") + "delay=" + textOf(shape.weather.delayMax) + field("split", shape.weather.splitPercent)
        + field("join", shape.weather.joinPercent) + field("ports", shape.hasShakyPorts ? "shaky" : "firm")
        + field("swift", shape.isSwift ? 1 : 0) + field("drift", shape.driftMax) + '\n' + padded("journal")
        + "sync=" + textOf(shape.journal.syncMax) + field("segment", shape.journal.segmentBytes)
        + field("lay-out", shape.journal.layOutBytes) + field("whole", shape.journal.wholeBytes)
        + field("sector", shape.journal.sectorBytes) + '\n' + padded("limits")
        + "waiters-per-key=" + std::to_string(limits.waitersPerKeyMax) + field("waiters", limits.waitersMax)
        + field("keys", limits.keysMax) + field("connections", limits.connectionsMax) + '\n' + padded("engines")
        + "pending=" + std::to_string(shape.pendingMax) + field("release-lane", shape.releaseLanePlaces) + '\n'
        + reachOf(shape) + v1;
}

std::string wayOf(Way way)
{
    return way == Way::Up ? " to-server" : " to-client";
}

std::string wireLine(const Step &step)
{
    const bool isDrop = step.kind == StepKind::Drop;
    auto line = padded(isDrop ? "half-open" : std::string(nameOf(step.kind))) + clientName(step.client);
    if (isDrop || step.kind == StepKind::Stall || step.kind == StepKind::Corrupt)
        line += wayOf(step.way);
    if (step.kind == StepKind::Stall || step.kind == StepKind::Pause)
        line += ' ' + textOf(step.length);
    if (step.kind == StepKind::Misdirect)
        line += (step.node == 0 ? " stranger" : field("node", step.node)) + (step.isAbrupt ? " moved" : "");
    if (step.kind == StepKind::Cut)
        line += step.isAbrupt ? " torn reset" : " torn";
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
    case StepKind::Kill:
    case StepKind::PowerLoss:
    case StepKind::StopServer:
        return word + textOf(step.length);
    case StepKind::SlowDisk:
        return padded("disk") + "slow " + textOf(step.length);
    case StepKind::SyncError:
        return padded("disk") + "fsync-error";
    case StepKind::NoSpace:
        return padded("disk") + "enospc";
    case StepKind::DiskError:
        return padded("disk") + "error calls=" + std::to_string(step.count);
    case StepKind::TornWrite:
        return padded("disk") + "torn calls=" + std::to_string(step.count);
    case StepKind::StepClock:
        return padded("wall-clock") + textOf(step.length);
    case StepKind::BreakIndex:
    case StepKind::TellState:
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

/// Chance asks for what may not be possible.
bool canBeRefused(StepKind kind)
{
    const bool isOfNodesAndLanes = kind >= StepKind::HandOver && kind <= StepKind::BreakIndex;
    return isOfNodesAndLanes || (kind >= StepKind::SlowDisk && kind <= StepKind::NoSpace);
}

class Writer
{
public:
    explicit Writer(const Schedule &schedule)
    {
        for (const auto &step : schedule.steps) {
            if (step.kind == StepKind::Acquire)
                m_keys.emplace(std::pair(step.client, step.request), step.key);
        }
    }

    [[nodiscard]] std::string lineOf(const Step &step) const
    {
        if (step.kind == StepKind::ReplaceClient)
            return padded(clientName(step.client)) + (step.isAbrupt ? "replace reset" : "replace");
        if (step.kind == StepKind::ClientCut)
            return padded(clientName(step.client)) + "cut";
        if (!isFault(step.kind))
            return requestLine(step);
        if (step.kind < StepKind::HandOver)
            return wireLine(step);
        return serverLine(step) + (canBeRefused(step.kind) ? " if-possible" : "");
    }

private:
    /// What the step is about; `none` where no step of the schedule makes it, as after a shrink.
    [[nodiscard]] std::string aboutOf(std::uint32_t client, RequestId acquire) const
    {
        return m_keys.contains({client, acquire}) ? requestName('a', client, acquire) : "none";
    }

    [[nodiscard]] std::string requestLine(const Step &step) const
    {
        const auto who = padded(clientName(step.client));
        if (step.kind == StepKind::Acquire) {
            const auto wait = step.wait ? field("wait", std::to_string(*step.wait) + "s") : std::string();
            return who + "acquire " + keyOf(step.key).text() + wait + field("lease", std::to_string(step.lease) + "s")
                + " as " + requestName('a', step.client, step.request);
        }
        if (step.kind == StepKind::Cancel)
            return who + "cancel " + aboutOf(step.client, step.acquire);
        const auto name = " as " + requestName('r', step.client, step.request);
        if (step.kind == StepKind::Release)
            return who + "release " + aboutOf(step.client, step.acquire) + name;
        const auto key = m_keys.find({step.holder, step.acquire});
        if (key == m_keys.end())
            return "# nothing to give back: " + requestName('a', step.holder, step.acquire);
        return who + "release " + keyOf(key->second).text()
            + field("token", requestName('a', step.holder, step.acquire) + ".token") + " if-known" + name;
    }

    std::map<std::pair<std::uint32_t, RequestId>, std::uint32_t> m_keys;
};

} // namespace

std::string scenarioText(const Schedule &schedule, std::string_view comment)
{
    auto text = headOf(schedule.shape) + '\n';
    while (!comment.empty()) {
        const auto end = comment.find('\n');
        text += "# " + std::string(comment.substr(0, end)) + '\n';
        comment.remove_prefix(end == std::string_view::npos ? comment.size() : end + 1);
    }
    const Writer writer(schedule);
    for (const auto &step : schedule.steps) {
        if (step.after > Duration::zero())
            text += '+' + textOf(step.after) + '\n';
        text += writer.lineOf(step) + '\n';
    }
    return text + "conclude\n";
}

} // namespace lockscope::lab
