// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/event_json.h"

#include "app/event_fields.h"
#include "core/base/match.h"
#include "core/query/event_kind.h"

namespace lockscope::app {

namespace {

void putGiven(JsonObject &out, const CommandGiven &given)
{
    out.text("kind", "CommandGiven");
    if (given.client)
        out.number("client", given.client->value());
    match(
        given.command,
        [&](const ClientCommand &command) { putCommand(out, command); },
        [&](const ServerCommand &command) { putCommand(out, command); },
        [&](const FaultCommand &command) { putCommand(out, command); });
}

} // namespace

std::string eventJson(EventNumber number, const UnnumberedEntry &entry)
{
    JsonObject out;
    out.number("seq", number.value());
    out.number("t_ms", milliseconds(entry.at.wall.time_since_epoch()));
    out.number("mono_us", steadyMicroseconds(entry.at.steady));
    out.text("source", query::sourceOf(entry.origin));
    match(
        entry.event,
        [&](const ClientEvent &event) { putEvent(out, event); },
        [&](const ServerEvent &event) { putEvent(out, event); },
        [&](const CommandGiven &given) { putGiven(out, given); },
        [&](const CommandRefused &refused) {
            out.text("kind", "CommandRefused");
            putCommand(out, refused.command);
            out.text("error", nameOf(refused.refusal));
        },
        [&](const EventsSkipped &skipped) {
            out.text("kind", "EventsSkipped");
            out.number("count", skipped.count);
        },
        [&](const FaultEvent &event) { putEvent(out, event); });
    if (entry.rule != Rule::None)
        out.text("rule", nameOf(entry.rule));
    return out.take();
}

} // namespace lockscope::app
