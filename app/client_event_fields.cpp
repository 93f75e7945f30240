// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_fields.h"
#include "core/base/match.h"

#include <optional>
#include <string_view>
#include <variant>

namespace lockscope::app {

namespace {

std::string_view nameOfDeadline(RequestDeadline deadline)
{
    switch (deadline) {
    case RequestDeadline::SurelyHeld:
        return "surely_held";
    case RequestDeadline::SurelyOver:
        return "surely_over";
    case RequestDeadline::ReclaimBy:
        return "reclaim_by";
    }
    return {};
}

void putTime(JsonObject &out, std::string_view name, const std::optional<TimePoint> &time)
{
    if (time)
        out.number(name, steadyMicroseconds(*time));
    else
        out.null(name);
}

/// One overload a kind: its name, then its fields. A kind without one does not compile.
struct ClientEventFields
{
    JsonObject &out;

    void kind(std::string_view name) const { out.text("kind", name); }
    void request(std::string_view name, RequestId id, std::string_view key) const
    {
        kind(name);
        out.id("request", id.value());
        out.text("key", key);
    }
    void terms(const std::optional<std::chrono::seconds> &wait, std::chrono::seconds lease) const
    {
        if (wait)
            out.number("wait", wait->count());
        else
            out.null("wait");
        out.number("lease", lease.count());
    }

    void operator()(const ClientStarted &event) const
    {
        kind("ClientStarted");
        out.text("name", event.name);
        out.array("endpoints", event.endpoints);
    }
    void operator()(const ClientStopped &) const { kind("ClientStopped"); }
    void operator()(const ConnectionChanged &event) const
    {
        kind("ConnectionChanged");
        out.text("state", nameOf(event.state));
        out.text("endpoint", event.endpoint);
        if (event.reason)
            out.text("reason", nameOf(*event.reason));
        if (event.retryIn)
            out.number("retry_in_ms", milliseconds(*event.retryIn));
    }
    void operator()(const LeaderHinted &event) const
    {
        kind("LeaderHinted");
        out.text("address", event.address);
        out.text("frame", nameOf(event.source));
        out.flag("accepted", event.accepted);
    }
    void operator()(const AcquireQueued &event) const
    {
        request("AcquireQueued", event.request, event.key);
        terms(event.wait, event.lease);
    }
    void operator()(const AcquireSent &event) const
    {
        request("AcquireSent", event.request, event.key);
        out.id("owner", event.owner);
        terms(event.wait, event.lease);
    }
    void operator()(const AcquireEnded &event) const
    {
        request("AcquireEnded", event.request, event.key);
        const auto outcome = [this](std::string_view name) { out.text("outcome", name); };
        match(
            event.outcome,
            [&](const OutcomeGranted &granted) {
                outcome("granted");
                out.id("token", granted.token);
                putTime(out, "holds_until_mono_us", granted.holdsUntil);
                putTime(out, "over_by_mono_us", granted.overBy);
            },
            [&](const OutcomeTimedOut &) { outcome("timed_out"); },
            [&](const OutcomeBusy &) { outcome("busy"); },
            [&](const OutcomeIndeterminate &unknown) {
                outcome("indeterminate");
                out.text("reason", nameOf(unknown.reason));
                putTime(out, "reclaim_by_mono_us", unknown.reclaimBy);
            },
            [&](const OutcomeCancelled &) { outcome("cancelled"); },
            [&](const OutcomeFailed &failed) {
                outcome("failed");
                out.text("reason", nameOf(failed.reason));
            });
    }
    void operator()(const ReleaseQueued &event) const
    {
        request("ReleaseQueued", event.request, event.key);
        out.id("token", event.token);
    }
    void operator()(const ReleaseSent &event) const
    {
        request("ReleaseSent", event.request, event.key);
        out.id("token", event.token);
    }
    void operator()(const ReleaseEnded &event) const
    {
        request("ReleaseEnded", event.request, event.key);
        const auto outcome = [this](std::string_view name) { out.text("outcome", name); };
        match(
            event.outcome,
            [&](const OutcomeReleased &) { outcome("released"); },
            [&](const OutcomeNotFound &) { outcome("not_found"); },
            [&](const OutcomeUnknown &) { outcome("unknown"); },
            [&](const OutcomeReleaseFailed &failed) {
                outcome("failed");
                out.text("reason", nameOf(failed.reason));
            });
    }
    void operator()(const OrphanSeen &event) const
    {
        kind("OrphanSeen");
        out.text("key", event.key);
        out.id("token", event.token);
        out.text("action", nameOf(event.action));
    }
    void operator()(const PeerViolated &event) const
    {
        kind("PeerViolated");
        out.text("violation", nameOf(event.rule));
        out.text("detail", event.detail);
    }
    void operator()(const DeadlinePassed &event) const
    {
        request("DeadlinePassed", event.request, event.key);
        out.text("deadline", nameOfDeadline(event.deadline));
    }
    void operator()(const ClientResumed &event) const
    {
        kind("ClientResumed");
        out.text("name", event.snapshot->name);
        out.text("connection", nameOf(event.snapshot->connection));
        out.number("requests", event.snapshot->requests.size());
    }
};

} // namespace

void putEvent(JsonObject &out, const ClientEvent &event)
{
    std::visit(ClientEventFields{out}, event);
}

void putCommand(JsonObject &out, const ClientCommand &command)
{
    const auto name = [&](std::string_view value) { out.text("command", value); };
    match(
        command,
        [&](const AcquireCommand &acquire) {
            name("acquire");
            out.id("request", acquire.request.value());
            out.text("key", acquire.key);
            if (acquire.wait)
                out.number("wait", *acquire.wait);
            out.number("lease", acquire.lease);
        },
        [&](const ReleaseAcquiredCommand &release) {
            name("release");
            out.id("request", release.request.value());
            out.id("acquire", release.acquire.value());
        },
        [&](const ReleaseTokenCommand &release) {
            name("release");
            out.id("request", release.request.value());
            out.text("key", release.key);
            out.id("token", release.token);
        },
        [&](const CancelCommand &cancel) {
            name("cancel");
            out.id("acquire", cancel.acquire.value());
        },
        [&](const CutCommand &) { name("cut"); },
        [&](const StopCommand &) { name("stop"); });
}

} // namespace lockscope::app
