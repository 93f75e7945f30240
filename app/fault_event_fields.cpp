// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_fields.h"
#include "core/base/match.h"

#include <utility>

namespace lockscope::app {

namespace {

void putLink(JsonObject &out, const FaultyLink &link)
{
    out.number("client", link.client.value());
    out.text("link_fault", nameOf(link.fault));
    if (const auto *delay = std::get_if<DelayFault>(&link.fault))
        out.number("ms", milliseconds(delay->by));
    if (!std::holds_alternative<CutFault>(link.fault))
        out.text("way", nameOf(wayOf(link.fault)));
}

void putArmed(JsonObject &out, FaultId fault, const std::string &when, const FaultAction &action)
{
    out.id("fault", fault.value());
    out.text("when", when);
    JsonObject then;
    match(
        action,
        [&](const FaultyLink &link) { putLink(then, link); },
        [&](const ServerCommand &command) { putCommand(then, command); });
    out.object("then", std::move(then));
}

} // namespace

void putEvent(JsonObject &out, const FaultEvent &event)
{
    match(
        event,
        [&](const FaultArmed &e) {
            out.text("kind", "FaultArmed");
            putArmed(out, e.fault, e.when, e.action);
        },
        [&](const FaultFired &e) {
            out.text("kind", "FaultFired");
            out.id("fault", e.fault.value());
        },
        [&](const FaultBegan &e) {
            out.text("kind", "FaultBegan");
            out.id("fault", e.fault.value());
            putLink(out, e.link);
        },
        [&](const FaultEnded &e) {
            out.text("kind", "FaultEnded");
            out.id("fault", e.fault.value());
        });
}

void putCommand(JsonObject &out, const FaultCommand &command)
{
    const auto name = [&](std::string_view value) { out.text("command", value); };
    match(
        command,
        [&](const BeginFaultCommand &begin) {
            name("begin_fault");
            out.id("fault", begin.fault.value());
            putLink(out, begin.link);
        },
        [&](const ArmFaultCommand &arm) {
            name("arm_fault");
            putArmed(out, arm.fault, arm.when, arm.action);
        },
        [&](const EndFaultCommand &end) {
            name("end_fault");
            out.id("fault", end.fault.value());
        },
        [&](const EndAllFaultsCommand &) { name("end_all_faults"); });
}

} // namespace lockscope::app
